"""The Movement column: each model of one tile may move, one after the other or all together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from games.kernel.ask import Option, Play
from games.kernel.late import Found, Late
from games.lurk import told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.map.board import together
from games.lurk.models.stats import speed, steps
from games.lurk.movement.deeds import ENOUGH, STAY, Deed, Gait
from games.lurk.movement.marching import Standing, around, march, standing
from games.lurk.movement.moving import move_model, steps_now
from games.lurk.movement.preparations import preparation_options, prepare
from games.lurk.movement.routes import Around, Reach, Routes
from games.lurk.state import NOT_MOVING, Model, Moving
from games.lurk.turn.orders import (
    ALL,
    Enough,
    Movement,
    Mover,
    Order,
    march_of,
    march_of_all,
    model_of,
    mover,
    preparation_of,
    settling,
)
from games.lurk.words import army_text

MOVES_A_TURN = 2


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


def others_to_move(battle: Battle) -> Late[Option[Order]]:
    """Orders to the others of the tile that moves: they take no token."""
    options: Late[Option[Order]] = Late()
    group = still_to_move(battle)
    if group:
        options.add(movements(battle, [group]))
        enough = STAY if len(group) == 1 else ENOUGH
        if options:
            options.add([Option("stay", group[0].seat, enough, Enough())])
    return options


def movements(battle: Battle, groups: Iterable[Sequence[Model]]) -> Late[Option[Movement]]:
    """What each model of each tile could do as its movement, and where all of a tile could go.

    Ways that need swimming come after all others.
    """
    options: Late[Option[Movement]] = Late()
    swims: Late[Option[Movement]] = Late()
    stand: Standing | None = None
    for group in groups:
        for model in group:
            who, left = mover(battle, model), steps_now(model)
            if left:
                stand = stand or standing(battle, model.seat)
                near = around(stand, model, left)
                if near.swims:
                    add_swimmers_ways(options, who, near)
                else:
                    add_ways(options, swims, who, near)
            before = preparation_options(battle, model, left, charges=False)
            options.add_made(partial(preparation_of, who), before)
        if len(group) > 1:
            stand = stand or standing(battle, group[0].seat)
            add_ways_together(options, stand, group)
    options.add(swims)
    return options


def add_swimmers_ways(options: Late[Option[Movement]], who: Mover, near: Around) -> None:
    """A swimmer may also settle, to stay or to climb."""
    options.add_made(*marches(who, Routes(near)))
    options.add([settling(who)])
    settled = Routes(near._replace(steps=near.steps - 1, swims=False))
    climbs = Found(settled.reach.climbs.bit_count(), lambda: [*settled.climbs])
    options.add_made(partial(march_of, who, settled, "settle"), climbs)


def add_ways(
    options: Late[Option[Movement]], swims: Late[Option[Movement]], who: Mover, near: Around
) -> None:
    """The others may swim to where they come only so, or only so past no creature."""
    walked, swum = Routes(near), Routes(near._replace(steps=near.steps + 1, swims=True))
    options.add_made(*marches(who, walked))
    swims.add_made(
        partial(march_of, who, swum, "swim"), some(swum, opened(walked.reach, swum.reach))
    )


def opened(walked: Reach, swum: Reach) -> int:
    return swum.goals & (~walked.tiles | swum.quiet & ~walked.quiet)


def marches(who: Mover, routes: Routes) -> tuple[Callable[[int], Option[Movement]], Sequence[int]]:
    """How a march is made of each of its ends."""
    count = (routes.reach.goals | routes.reach.climbs).bit_count()
    return partial(march_of, who, routes, ""), Found(count, lambda: routes.ends)


def some(routes: Routes, tiles: int) -> Sequence[int]:
    return Found(tiles.bit_count(), lambda: routes.among(tiles))


def add_ways_together(
    options: Late[Option[Movement]], stand: Standing, group: Sequence[Model]
) -> None:
    """To one empty tile that everybody reaches; by swimming, if only so."""
    if any("trapped" in model.tokens for model in group):
        return
    taken, seat = stand.foes | together(stand.taken), group[0].seat
    walked = Routes(around_all(stand, group))
    free = walked.reach.tiles & ~taken
    options.add_made(partial(march_of_all, seat, walked, ""), some(walked, free))
    if all("swimming" in model.tokens for model in group):
        return
    swum = Routes(around_all(stand, group, "swim"))
    beyond = swum.reach.tiles & ~walked.reach.tiles & ~taken
    options.add_made(partial(march_of_all, seat, swum, "swim"), some(swum, beyond))


def around_all(stand: Standing, group: Sequence[Model], gait: Gait = "") -> Around:
    """The slowest one's surroundings: what it reaches, everybody does."""
    slowest = min(group, key=speed if gait else steps)
    most = speed(slowest) + 1 if gait else steps(slowest)
    swims = gait == "swim" or all("swimming" in model.tokens for model in group)
    return around(stand, slowest, most)._replace(swims=swims)


def move_together(battle: Battle, group: Sequence[Model], deed: Deed) -> Play[None]:
    battle.tell(told.ALL_MOVE_TOGETHER())
    stand = standing(battle, group[0].seat)
    way = Routes(around_all(stand, group, deed.first)).way(deed.tile)
    for model in group:
        battle.s.acting = model.id
        model.moves += 1
        if deed.first and "swimming" not in model.tokens:
            yield from prepare(battle, model, Deed(deed.first))
        yield from march(battle, model, way, attack)
