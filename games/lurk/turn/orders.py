"""Orders: what one model does, among all that its tile or its whole army may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias, TypeVar

from games.kernel.ask import Option, Play, Several
from games.kernel.quiet import quietly
from games.kernel.text import T, Text
from games.lurk.attack.acts import Act, Bomb, Chain, Hit
from games.lurk.battle import Battle
from games.lurk.cards.items import UseItem
from games.lurk.content import NAMES
from games.lurk.map.board import SPOTS, TILE_NAMES
from games.lurk.movement.deeds import DETAILS, GAITS, STAY, Deed, Gait
from games.lurk.movement.marching import way_option
from games.lurk.movement.routes import Around
from games.lurk.state import Model

W = TypeVar("W")
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


class Enter(NamedTuple):
    """A summoning tile that reinforcements come to."""

    tile: int


class EndTurn(NamedTuple):
    """The turn is over."""


Order: TypeAlias = Movement | Action | Enter | UseItem | EndTurn

MARCHES = Several(0, 12, "", of_pieces=True, then=("end",))
"""Movements may be ordered together, as long as nothing happens on the way."""


class Manner(NamedTuple):
    """How a way is gone: by swimming or settling first, and whether by a tile that is moving."""

    gait: Gait = ""
    at_hand: bool = False


class Mover(NamedTuple):
    """A model where it stands; orders to it are good from there, and only from there."""

    tile: int
    model: int
    kind: str


def marches_of(
    model: Model, surroundings: Around, goals: Iterable[int], how: Manner
) -> list[Option[Movement]]:
    """Goals as orders to this model."""
    mover = Mover(model.tile, model.id, model.kind)
    return [Option.later(_march, mover, model.seat, surroundings, goal, how) for goal in goals]


def _march(
    mover: Mover, seat: int, surroundings: Around, goal: int, how: Manner
) -> Option[Movement]:
    return _march_by(mover, way_option(seat, surroundings, goal), how)


@lru_cache(KEPT)
def _march_by(mover: Mover, way: Option[Deed], how: Manner) -> Option[Movement]:
    tile, model, kind = mover
    says, spot = _goes if way.value.verb == "go" else _does, SPOTS[tile]
    return Option(
        f"{_way_id(way, how.gait)}.m{model}.{spot}",
        way.seat,
        says(NAMES[kind], _way_words(way.label, how.gait)),
        Movement(tile, model, way.value._replace(first=how.gait)),
        piece=spot,
        group=_short(kind, tile),
        detail=way.detail if way.detail or not how.gait else DETAILS[how.gait],
        tone="go" if how.at_hand else way.tone,
    )


def settling(model: Model, how: Manner) -> Option[Movement]:
    """To settle where it is."""
    return Option.later(_settling, Mover(model.tile, model.id, model.kind), model.seat, how)


@lru_cache(KEPT)
def _settling(mover: Mover, seat: int, how: Manner) -> Option[Movement]:
    tile, model, kind = mover
    return Option(
        f"settle_here.m{model}.{SPOTS[tile]}",
        seat,
        _does(NAMES[kind], _way_words(STAY, "settle")),
        Movement(tile, model, Deed("stay", first="settle")),
        piece=SPOTS[tile],
        group=_short(kind, tile),
        tone="go" if how.at_hand else "plain",
    )


def _way_id(way: Option[Deed], gait: Gait) -> str:
    """``go.E4``, ``swim_to.E4``, ``settle_climb.E4``."""
    verb, _, place = way.id.partition(".")
    if not gait:
        return way.id
    return f"{gait}_{'to' if verb == 'go' else verb}.{place}"


def _way_words(way: Text, gait: Gait) -> Text:
    return T("{way}, {gait}", way=way, gait=GAITS[gait]) if gait else way


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


def marches_of_all(tile: int, ways: Iterable[Option[Deed]], how: Manner) -> list[Option[Movement]]:
    """Goals as orders to everybody on a tile."""
    return [Option.later(_march_of_all, tile, way, how) for way in ways]


@lru_cache(KEPT)
def _march_of_all(tile: int, way: Option[Deed], how: Manner) -> Option[Movement]:
    return Option(
        f"{_way_id(way, how.gait)}.all.{SPOTS[tile]}",
        way.seat,
        _goes(_everybody_on(tile), _way_words(way.label, how.gait)),
        Movement(tile, ALL, way.value._replace(first=how.gait)),
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


def at_hand(options: Sequence[Option[W]]) -> list[Option[W]]:
    """Orders to those of a tile that is moving already: they take no token."""
    marching = [one.value for one in options if one.tone == "go"]
    who = {(order.tile, order.model) for order in marching if isinstance(order, Movement)}
    who |= {(tile, ALL) for tile, _ in who}
    return [
        one
        for one in options
        if isinstance(one.value, Movement) and (one.value.tile, one.value.model) in who
    ]


def model_of(battle: Battle, order: Movement | Action) -> Model:
    return next(model for model in battle.s.models if model.id == order.model)


def uneventful(battle: Battle, play: Play[W]) -> Play[tuple[W, bool]]:
    """What came of it, and whether nobody was asked anything else and no die was rolled."""
    rolled = battle.chance.counter
    came, quiet = yield from quietly(play)
    return came, quiet and battle.chance.counter == rolled


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
