"""Orders: what one model does, among all that its tile or its whole army may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.kernel.ask import Option, Play, Several
from games.kernel.quiet import quietly
from games.kernel.text import T, Text
from games.lurk.acts import Act, Bomb, Chain, Hit
from games.lurk.battle import Battle
from games.lurk.board import SPOTS, TILE_NAMES
from games.lurk.content import NAMES
from games.lurk.marching import way_option
from games.lurk.movement_options import Deed
from games.lurk.routes import Around, routes_through
from games.lurk.state import Model

LONGEST, AIMED = 80, (Hit, Bomb, Chain)
"""Letters that a button holds, and what may have more to say."""
KEPT = 16384
"""Orders kept: armies go to the same places again and again."""
ALL = -1
"""In place of a model: everybody on the tile."""


class Movement(NamedTuple):
    """A model of a tile, or all of them together, and what it does in the Movement column."""

    tile: int
    model: int
    deed: Deed


class Action(NamedTuple):
    """A model of a tile and what it does in the Attack column."""

    tile: int
    model: int
    act: Act


MARCHES = Several(0, 12, done="", of_pieces=True)
"""Movements may be ordered together, as long as nothing happens on the way."""


class Mover(NamedTuple):
    """A model where it stands; orders to it are good from there, and only from there."""

    tile: int
    model: int
    kind: str


def marches_of(model: Model, surroundings: Around) -> list[Option[Movement]]:
    """Goals as orders to this model."""
    mover, routes = Mover(model.tile, model.id, model.kind), routes_through(surroundings)
    goals = (*routes.goals, *routes.climbs)
    return [Option.later(_march, mover, model.seat, surroundings, goal) for goal in goals]


def _march(mover: Mover, seat: int, surroundings: Around, goal: int) -> Option[Movement]:
    return _march_by(mover, way_option(seat, surroundings, goal))


@lru_cache(KEPT)
def _march_by(mover: Mover, way: Option[Deed]) -> Option[Movement]:
    tile, model, kind = mover
    says, spot = _goes if way.value.verb == "go" else _does, SPOTS[tile]
    return Option(
        f"{way.id}.m{model}.{spot}",
        way.seat,
        says(NAMES[kind], way.label),
        Movement(tile, model, way.value),
        piece=spot,
        group=_short(kind, tile),
        detail=way.detail,
        tone=way.tone,
    )


def preparations_of(model: Model, deeds: Iterable[Option[Deed]]) -> list[Option[Movement]]:
    """What goes before a movement, as orders to this model."""
    mover = Mover(model.tile, model.id, model.kind)
    return [Option.later(_preparation, mover, deed) for deed in deeds]


@lru_cache(KEPT)
def _preparation(mover: Mover, deed: Option[Deed]) -> Option[Movement]:
    tile, model, kind = mover
    return Option(
        f"{deed.id}.m{model}.{SPOTS[tile]}",
        deed.seat,
        _does(_called(kind, tile), deed.label),
        Movement(tile, model, deed.value),
        group=PREPARE,
        detail=deed.detail,
    )


def marches_of_all(tile: int, ways: Iterable[Option[Deed]]) -> list[Option[Movement]]:
    """Goals as orders to everybody on a tile."""
    return [Option.later(_march_of_all, tile, way) for way in ways]


@lru_cache(KEPT)
def _march_of_all(tile: int, way: Option[Deed]) -> Option[Movement]:
    return Option(
        f"{way.id}.all.{SPOTS[tile]}",
        way.seat,
        _goes(_everybody_on(tile), way.label),
        Movement(tile, ALL, way.value),
        group=TOGETHER,
        detail=way.detail,
    )


def actions_of(
    model: Model, acts: Sequence[Option[Act]], *, rush: bool, alone: bool
) -> list[Option[Action]]:
    """Deeds as orders to this model; to rush is to waste a movement for them.

    ``alone`` when nobody else could be meant: a button need not name it.
    """
    mover = Mover(model.tile, model.id, model.kind)
    return [Option.later(_action, mover, act, rush, alone) for act in acts]


def _action(mover: Mover, act: Option[Act], rush: bool, alone: bool) -> Option[Action]:
    tile, model, kind = mover
    deed = act.short or act.label
    return Option(
        f"{act.id}.m{model}",
        act.seat,
        _action_label(_called(kind, tile), act, rush=rush),
        Action(tile, model, act.value),
        spot=act.spot or SPOTS[tile],
        short=deed if alone else _does(NAMES[kind], deed),
        group=ACTIONS,
        detail=act.detail,
    )


def _action_label(who: Text, option: Option[Act], *, rush: bool) -> Text:
    """Who does what, in full where a button has room for it."""
    says, act = _at_once if rush else _does, option.value
    full = says(who, option.label)
    plain = isinstance(act, Hit) and act.use is None and not act.target.tokens
    if plain or not isinstance(act, AIMED) or len(str(full)) <= LONGEST:
        return full
    return says(who, option.short or option.label)


def model_of(battle: Battle, order: Movement | Action) -> Model:
    return next(model for model in battle.s.models if model.id == order.model)


def uneventful(battle: Battle, play: Play[None]) -> Play[bool]:
    """Carries it out; whether nobody was asked anything else, and no die was rolled."""
    rolled = battle.chance.counter
    _, quiet = yield from quietly(play)
    return quiet and battle.chance.counter == rolled


@cache
def _called(kind: str, tile: int) -> Text:
    return T("{model} on {tile}", model=NAMES[kind], tile=TILE_NAMES[tile])


@cache
def _everybody_on(tile: int) -> Text:
    return T("{model} on {tile}", model=EVERYBODY, tile=TILE_NAMES[tile])


@cache
def _short(kind: str, tile: int) -> Text:
    return T("{model} {tile}", model=NAMES[kind], tile=TILE_NAMES[tile])


def _goes(name: Text, goal: Text) -> Text:
    return T("{model} → {goal}", model=name, goal=goal)


def _does(name: Text, deed: Text) -> Text:
    return T("{model}: {deed}", model=name, deed=deed)


def _at_once(name: Text, deed: Text) -> Text:
    return T("{model}, at once: {deed}", model=name, deed=deed)


EVERYBODY = T("All")
PREPARE, TOGETHER = T("Special"), T("Together")
ACTIONS = T("Attack or search")
