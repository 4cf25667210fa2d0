"""Orders: what one model does, among all that its tile or its whole army may do."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from games.kernel.ask import Option
from games.kernel.text import T, Text
from games.lurk.attack.acts import Act
from games.lurk.battle import Battle
from games.lurk.cards.items import UseItem
from games.lurk.content import NAMES
from games.lurk.map.board import SPOTS, TILE_NAMES
from games.lurk.movement.deeds import DETAILS, GAITS, STAY, Deed, Gait
from games.lurk.movement.marching import way_option
from games.lurk.movement.routes import Routes
from games.lurk.state import Model, Moving

KEPT = 16384
"""Orders kept: armies go to the same places again and again."""
ALL = -1
"""In place of a model: everybody on the tile."""


class Movement(NamedTuple):
    """A model of a tile, or all of them together, and what it does in the Movement column."""

    tile: int
    model: int
    deed: Deed


class Enough(NamedTuple):
    """The others of the tile that moves stay."""


class Action(NamedTuple):
    """A model of a tile and what it does in the Attack column."""

    tile: int
    model: int
    act: Act


class Enter(NamedTuple):
    """A summoning tile that reinforcements come to."""

    tile: int


class EndTurn(NamedTuple):
    """The turn is over."""


Order: TypeAlias = Movement | Enough | Action | Enter | UseItem | EndTurn


def moves_along(order: Movement, moving: Moving) -> bool:
    """Whether it is to somebody who may still move with the tile that moves."""
    return order.tile == moving.tile and order.model in (ALL, *moving.models)


class Mover(NamedTuple):
    """A model where it stands; orders to it are good from there, and only from there.

    ``which`` of its kind on the tile it is, where there are several.
    """

    tile: int
    model: int
    kind: str
    seat: int
    which: int


def mover(battle: Battle, model: Model) -> Mover:
    tile, kind = model.tile, model.kind
    alike = [one.id for one in battle.s.models if one.tile == tile and one.kind == kind]
    which = alike.index(model.id) + 1 if len(alike) > 1 else 0
    return Mover(tile, model.id, kind, model.seat, which)


def march_of(who: Mover, routes: Routes, gait: Gait, goal: int) -> Option[Movement]:
    """A goal as an order to this model."""
    return _march_by(who, way_option(who.seat, routes, goal), gait)


@lru_cache(KEPT)
def _march_by(who: Mover, way: Option[Deed], gait: Gait) -> Option[Movement]:
    says, here = _goes if way.value.verb == "go" else _does, SPOTS[who.tile]
    return Option(
        f"{_way_id(way, gait)}.m{who.model}.{here}",
        who.seat,
        says(_name(who.kind, who.which), _way_words(way.label, gait)),
        Movement(who.tile, who.model, way.value._replace(first=gait)),
        spot=way.spot,
        piece=here,
        short=way.short,
        group=_short(who),
        actor=_actor(who),
        detail=way.detail if way.detail or not gait else DETAILS[gait],
        tone=way.tone,
    )


@lru_cache(KEPT)
def settling(who: Mover) -> Option[Movement]:
    """To settle where it is."""
    here = SPOTS[who.tile]
    return Option(
        f"settle_here.m{who.model}.{here}",
        who.seat,
        _does(_name(who.kind, who.which), _way_words(STAY, "settle")),
        Movement(who.tile, who.model, Deed("stay", first="settle")),
        spot=here,
        piece=here,
        short=SETTLE_HERE,
        group=_short(who),
        actor=_actor(who),
    )


def _way_id(way: Option[Deed], gait: Gait) -> str:
    """``go.E4``, ``swim_to.E4``, ``settle_climb.E4``."""
    verb, _, place = way.id.partition(".")
    if not gait:
        return way.id
    return f"{gait}_{'to' if verb == 'go' else verb}.{place}"


def _way_words(way: Text, gait: Gait) -> Text:
    return T("{way}, {gait}", way=way, gait=GAITS[gait]) if gait else way


@lru_cache(KEPT)
def preparation_of(who: Mover, deed: Option[Deed]) -> Option[Movement]:
    """What goes before a movement, as an order to this model."""
    here = SPOTS[who.tile]
    return Option(
        f"{deed.id}.m{who.model}.{here}",
        who.seat,
        _does(_called(who), deed.label),
        Movement(who.tile, who.model, deed.value),
        spot=here,
        short=deed.short or deed.label,
        group=_short(who),
        actor=_actor(who),
        detail=deed.detail,
    )


def march_of_all(seat: int, routes: Routes, gait: Gait, goal: int) -> Option[Movement]:
    """A goal as an order to everybody on a tile."""
    return _march_of_all_by(routes.around.start, way_option(seat, routes, goal), gait)


@lru_cache(KEPT)
def _march_of_all_by(tile: int, way: Option[Deed], gait: Gait) -> Option[Movement]:
    return Option(
        f"{_way_id(way, gait)}.all.{SPOTS[tile]}",
        way.seat,
        _goes(_everybody_on(tile), _way_words(way.label, gait)),
        Movement(tile, ALL, way.value._replace(first=gait)),
        spot=way.spot,
        piece=SPOTS[tile],
        short=way.short,
        group=_everybody_on(tile),
        detail=way.detail,
    )


def action_of(who: Mover, rush: bool, act: Option[Act]) -> Option[Action]:
    """A deed as an order to this model; to rush is to waste a movement for it."""
    says = _at_once if rush else _does
    return Option(
        f"{act.id}.m{who.model}",
        who.seat,
        says(_called(who), act.label),
        Action(who.tile, who.model, act.value),
        spot=act.spot or SPOTS[who.tile],
        short=act.short or act.label,
        group=_short(who),
        actor=_actor(who),
        manner=act.manner,
        detail=act.detail,
    )


def _actor(who: Mover) -> str:
    return f"m{who.model}"


def model_of(battle: Battle, order: Movement | Action) -> Model:
    return next(model for model in battle.s.models if model.id == order.model)


@cache
def _name(kind: str, which: int) -> Text:
    """Two of a kind on a tile are counted, as they stand on the picture."""
    return T("{model} {n}", model=NAMES[kind], n=which) if which else NAMES[kind]


def _called(who: Mover) -> Text:
    name = _name(who.kind, who.which)
    return T("{model} on {tile}", model=name, tile=TILE_NAMES[who.tile])


@cache
def _everybody_on(tile: int) -> Text:
    return T("{model} on {tile}", model=EVERYBODY, tile=TILE_NAMES[tile])


def _short(who: Mover) -> Text:
    name = _name(who.kind, who.which)
    return T("{model} {tile}", model=name, tile=TILE_NAMES[who.tile])


def _goes(name: Text, goal: Text) -> Text:
    return T("{model} → {goal}", model=name, goal=goal)


def _does(name: Text, deed: Text) -> Text:
    return T("{model}: {deed}", model=name, deed=deed)


def _at_once(name: Text, deed: Text) -> Text:
    return T("{model}, at once: {deed}", model=name, deed=deed)


EVERYBODY, SETTLE_HERE = T("All"), T("settle here")
