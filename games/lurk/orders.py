"""Orders: what one model does, among all that its tile or its whole army may do."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.kernel.ask import Option, Play, Several
from games.kernel.quiet import quietly
from games.kernel.text import T, Text
from games.lurk.acts import Act, Bomb, Chain, Hit
from games.lurk.battle import Battle
from games.lurk.board import SPOTS, TILE_NAMES
from games.lurk.content import NAMES
from games.lurk.movement_options import Deed
from games.lurk.state import Model

LONGEST, AIMED = 80, (Hit, Bomb, Chain)
"""Letters that a button holds, and what may have more to say."""
KEPT = 4096
"""Words kept: armies go to the same places again and again."""
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


def march_of(model: Model, option: Option[Deed]) -> Option[Movement]:
    """A goal as an order to this model; it is good from where the model stands, and only there."""
    tile, spot = model.tile, SPOTS[model.tile]
    return Option(
        f"{option.id}.m{model.id}.{spot}",
        option.seat,
        _march_label(option, model.kind),
        Movement(tile, model.id, option.value),
        piece=spot,
        group=_short(model.kind, tile),
        detail=option.detail,
        tone=option.tone,
    )


@lru_cache(KEPT)
def _march_label(option: Option[Deed], kind: str) -> Text:
    says = _goes if option.value.verb == "go" else _does
    return says(NAMES[kind], option.label)


def preparation_of(model: Model, option: Option[Deed]) -> Option[Movement]:
    """What goes before a movement, as an order to this model."""
    return _apart(option, model.tile, model.id, NAMES[model.kind], PREPARE)


def march_of_all(tile: int, option: Option[Deed]) -> Option[Movement]:
    """A goal as an order to everybody on a tile."""
    return _apart(option, tile, ALL, EVERYBODY, TOGETHER)


@lru_cache(KEPT)
def _apart(
    option: Option[Deed], tile: int, model: int, name: Text, group: Text
) -> Option[Movement]:
    who = "all" if model == ALL else f"m{model}"
    called = _called(name, tile)
    return Option(
        f"{option.id}.{who}.{SPOTS[tile]}",
        option.seat,
        _goes(called, option.label) if model == ALL else _does(called, option.label),
        Movement(tile, model, option.value),
        group=group,
        detail=option.detail,
    )


def action_of(
    battle: Battle, model: Model, option: Option[Act], *, rush: bool, alone: bool
) -> Option[Action]:
    """A deed as an order to this model; to rush is to waste a movement for it.

    ``alone`` when nobody else could be meant: a button need not name it.
    """
    deed = option.short or option.label
    return Option(
        f"{option.id}.m{model.id}",
        option.seat,
        _action_label(_called(NAMES[model.kind], model.tile), option, rush=rush),
        Action(model.tile, model.id, option.value),
        spot=option.spot or battle.spot(model),
        short=deed if alone else _does(NAMES[model.kind], deed),
        group=ACTIONS,
        detail=option.detail,
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
def _called(name: Text, tile: int) -> Text:
    return T("{model} on {tile}", model=name, tile=TILE_NAMES[tile])


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
