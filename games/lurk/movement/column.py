"""The Movement column: each model of one tile may move, one after the other or all together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.kernel.ask import Option, Play
from games.lurk import told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.models.stats import speed, steps
from games.lurk.movement.deeds import ENOUGH, STAY, Deed, Gait
from games.lurk.movement.marching import Standing, around, march, standing, way_option
from games.lurk.movement.moving import move_model, steps_now
from games.lurk.movement.preparations import preparation_options, prepare
from games.lurk.movement.routes import Around, Routes, routes_through
from games.lurk.state import NOT_MOVING, Model, Moving
from games.lurk.turn.orders import (
    ALL,
    Enough,
    Movement,
    Mover,
    Order,
    march_of_all,
    marches_of,
    model_of,
    mover,
    preparation_of,
    settling,
)
from games.lurk.words import army_text

MOVES_A_TURN = 2
FEW = 64
"""Lists of orders kept: most of an army stands where it stood a moment ago."""


def may_move(model: Model) -> bool:
    return model.moves < MOVES_A_TURN


def begin_moving(battle: Battle, tile: int) -> None:
    """Each model of the tile may move, once with this activation and twice in the turn."""
    battle.s.moving = Moving(tile, tuple([m.id for m in battle.at(tile) if may_move(m)]))


def move(battle: Battle, order: Movement) -> Play[None]:
    """One model of the tile, or all that are left; the others may follow."""
    tile, group = battle.s.moving.tile, still_to_move(battle)
    if order.model == ALL:
        battle.s.moving = NOT_MOVING
        yield from move_together(battle, group, order.deed)
        return
    left = tuple([model.id for model in group if model.id != order.model])
    battle.s.moving = Moving(tile, left) if left else NOT_MOVING
    yield from move_model(battle, model_of(battle, order), order.deed)


def stay(battle: Battle) -> None:
    """The others of the tile stay where they are."""
    kinds = [model.kind for model in still_to_move(battle)]
    battle.tell(told.STAY(models=army_text(kinds)))
    battle.s.moving = NOT_MOVING


def still_to_move(battle: Battle) -> list[Model]:
    """Those of the activated tile who may still move with it."""
    return [model for model in battle.s.models if model.id in battle.s.moving.models]


def others_to_move(battle: Battle) -> list[Option[Order]]:
    """Orders to the others of the tile that moves: they take no token."""
    group = still_to_move(battle)
    if not group:
        return []
    options: list[Option[Order]] = [*movements(battle, [group])]
    if options:
        enough = STAY if len(group) == 1 else ENOUGH
        options.append(Option("stay", group[0].seat, enough, Enough()))
    return options


def movements(battle: Battle, groups: Iterable[Sequence[Model]]) -> list[Option[Movement]]:
    """What each model of each tile could do as its movement, and where all of a tile could go.

    Ways that need swimming come after all others.
    """
    options, swims = list[Option[Movement]](), list[Option[Movement]]()
    stand: Standing | None = None
    for group in groups:
        for model in group:
            who, left = mover(battle, model), steps_now(model)
            if left:
                stand = stand or standing(battle, model.seat)
                afloat = around(stand, model, left + 1)._replace(swims=True)
                ways = ways_of(who, around(stand, model, left), afloat)
                options += ways.gone
                swims += ways.swum
            before = preparation_options(battle, model, left, charges=False)
            options += [preparation_of(who, deed) for deed in before]
        if len(group) > 1:
            stand = stand or standing(battle, group[0].seat)
            options += together(stand, group)
    return options + swims


class Ways(NamedTuple):
    """Where a model could go as it is, and where only by swimming."""

    gone: tuple[Option[Movement], ...]
    swum: tuple[Option[Movement], ...]


@lru_cache(FEW)
def ways_of(who: Mover, near: Around, afloat: Around) -> Ways:
    """A swimmer may also settle to stay or to climb; the others may swim to where they come only
    so, or only so past no creature."""
    walked = routes_through(near)
    gone = marches_of(who, near, (*walked.goals, *walked.climbs))
    if near.swims:
        on_foot = near._replace(steps=near.steps - 1, swims=False)
        climbs = marches_of(who, on_foot, routes_through(on_foot).climbs, "settle")
        return Ways((*gone, settling(who), *climbs), ())
    swum = routes_through(afloat)
    opened = [goal for goal in swum.goals if is_opened(goal, walked, swum)]
    return Ways(tuple(gone), tuple(marches_of(who, afloat, opened, "swim")))


def is_opened(goal: int, walked: Routes, swum: Routes) -> bool:
    return goal not in walked.any or (goal in swum.quiet and goal not in walked.quiet)


def together(stand: Standing, group: Sequence[Model]) -> list[Option[Movement]]:
    """To one empty tile that everybody reaches; by swimming, if only so."""
    if any("trapped" in model.tokens for model in group):
        return []
    taken = stand.foes.union(stand.taken)
    near, seat = around_all(stand, group), group[0].seat
    options = marches_of_all(seat, near, "", taken)
    if all("swimming" in model.tokens for model in group):
        return [*options]
    walked = taken.union(routes_through(near).any)
    return [*options, *marches_of_all(seat, around_all(stand, group, "swim"), "swim", walked)]


@lru_cache(FEW)
def marches_of_all(
    seat: int, near: Around, gait: Gait, beyond: frozenset[int]
) -> tuple[Option[Movement], ...]:
    goals = [tile for tile in routes_through(near).any if tile not in beyond]
    return tuple([march_of_all(near.start, way_option(seat, near, goal), gait) for goal in goals])


def around_all(stand: Standing, group: Sequence[Model], gait: Gait = "") -> Around:
    """The slowest one's surroundings: what it reaches, everybody does."""
    slowest = min(group, key=speed if gait else steps)
    most = speed(slowest) + 1 if gait else steps(slowest)
    swims = gait == "swim" or all("swimming" in model.tokens for model in group)
    return around(stand, slowest, most)._replace(swims=swims)


def move_together(battle: Battle, group: Sequence[Model], deed: Deed) -> Play[None]:
    battle.tell(told.ALL_MOVE_TOGETHER())
    stand = standing(battle, group[0].seat)
    way = routes_through(around_all(stand, group, deed.first)).way(deed.tile)
    for model in group:
        battle.s.acting = model.id
        model.moves += 1
        if deed.first and "swimming" not in model.tokens:
            yield from prepare(battle, model, Deed(deed.first))
        yield from march(battle, model, way, attack)
