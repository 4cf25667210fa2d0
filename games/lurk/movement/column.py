"""The Movement column: each model of one tile may move, one after the other or all together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.dice.dice import hits
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.stats import speed, steps
from games.lurk.movement.deeds import (
    Deed,
    Gait,
    enough_option,
    move_prompt,
    stay_option,
)
from games.lurk.movement.marching import (
    around,
    goal_options,
    ground_takes_effect,
    march,
    walk,
    ways_to_go,
)
from games.lurk.movement.preparations import preparation_options, prepare
from games.lurk.movement.routes import Routes, routes_through
from games.lurk.state import NOBODY, Model
from games.lurk.turn.orders import (
    ALL,
    MARCHES,
    Manner,
    Movement,
    Order,
    marches_of,
    marches_of_all,
    model_of,
    preparations_of,
    settling,
    uneventful,
)
from games.lurk.words import army_text

MOVES_A_TURN = 2


def may_move(model: Model) -> bool:
    return model.moves < MOVES_A_TURN


class Turn(NamedTuple):
    """The question of a turn, and all that is ordered in it."""

    ask: Ask
    options: Callable[[], list[Option[Order]]]


def move_tile(
    battle: Battle, tile: int, first: Movement | None = None, turn: Turn | None = None
) -> Play[Order | None]:
    """All models of the tile, one after the other or together; what is ordered next, if it was.

    ``first`` was ordered in the question of the ``turn``, which goes on, with the others of this
    tile at hand, as long as nothing happens on the way.
    """
    left = [model for model in battle.at(tile) if may_move(model)]
    order: Order | None = first or (yield from next_movement(battle, left))
    while isinstance(order, Movement):
        if order.model == ALL:
            yield from move_together(battle, left, order.deed)
            return None
        mover = model_of(battle, order)
        left.remove(mover)
        _, quiet = yield from uneventful(battle, move_model(battle, mover, order.deed))
        turn = turn if quiet else None
        if turn is None:
            order = yield from next_movement(battle, left)
            continue
        order = yield from next_order(battle, left, turn)
        if not isinstance(order, Movement) or not is_of(order, tile, left):
            return order
    return None


def is_of(order: Movement, tile: int, left: Sequence[Model]) -> bool:
    """Whether it is one of those who may still move with the tile."""
    return order.tile == tile and order.model in (ALL, *[model.id for model in left])


def next_order(battle: Battle, left: Sequence[Model], turn: Turn) -> Play[Order | None]:
    """The turn's question with the others of the tile at hand: whoever gives another order lets
    them stay."""
    own = [
        *movements(battle, left, at_hand=True),
        *swims(battle, left, at_hand=True),
    ]
    if not own:
        return None
    tile = left[0].tile
    others = [
        option
        for option in turn.options()
        if not (isinstance(option.value, Movement) and is_of(option.value, tile, left))
    ]
    prompt = T("Who else moves from {tile}, or what next?", tile=TILE_NAMES[tile])
    chosen: Option[Order] = yield turn.ask.again([*own, *others], prompt, MARCHES)
    return chosen.value


def next_movement(battle: Battle, left: Sequence[Model]) -> Play[Movement | None]:
    """Who moves next, and what it does; nobody when all the others stay."""
    options = [*movements(battle, left), *swims(battle, left)]
    if not options:
        return None
    seat, alone = battle.s.active, len(left) == 1
    battle.s.acting = left[0].id if alone else NOBODY
    prompt = T("Who moves from {tile}?", tile=TILE_NAMES[left[0].tile])
    offers: list[Option[Movement | Deed]] = [*options]
    offers.append(stay_option(seat) if alone else enough_option(seat))
    chosen: Option[Movement | Deed] = yield Ask(
        questions.MOVER, prompt, offers, why=WHY_MOVER, several=MARCHES
    )
    if isinstance(chosen.value, Movement):
        return chosen.value
    battle.tell(told.STAY(models=army_text([model.kind for model in left])))
    return None


def movements(
    battle: Battle, group: Sequence[Model], *, at_hand: bool = False
) -> list[Option[Movement]]:
    """What each model of a tile could do as its movement, and where all of them could go."""
    options: list[Option[Movement]] = []
    for model in group:
        left = steps_now(model)
        if left:
            options += ways_of(battle, model, left, at_hand=at_hand)
        before = preparation_options(battle, model, left, charges=False)
        options += preparations_of(model, before)
    return options + together(battle, group) if len(group) > 1 else options


def ways_of(battle: Battle, model: Model, left: int, *, at_hand: bool) -> list[Option[Movement]]:
    """Where it goes as it is; a swimmer may settle to stay, or to climb."""
    plain = around(battle, model, left)
    routes = routes_through(plain)
    goals, settles = (*routes.goals, *routes.climbs), Manner("settle", at_hand)
    options = marches_of(model, plain, goals, Manner(at_hand=at_hand))
    if not plain.swims:
        return options
    on_foot = around(battle, model, left - 1, on_foot=True)
    options.append(settling(model, settles))
    return options + marches_of(model, on_foot, routes_through(on_foot).climbs, settles)


def swims(
    battle: Battle, group: Sequence[Model], *, at_hand: bool = False
) -> list[Option[Movement]]:
    """Where each comes only by swimming, or only so past no creature."""
    options: list[Option[Movement]] = []
    for model in group:
        if "swimming" not in model.tokens and (left := steps_now(model)):
            walked = routes_through(around(battle, model, left))
            afloat = around(battle, model, left + 1)._replace(swims=True)
            swum = routes_through(afloat)
            goals = [goal for goal in swum.goals if is_opened(goal, walked, swum)]
            options += marches_of(model, afloat, goals, Manner("swim", at_hand))
    return options


def is_opened(goal: int, walked: Routes, swum: Routes) -> bool:
    return goal not in walked.any or (goal in swum.quiet and goal not in walked.quiet)


def together(battle: Battle, group: Sequence[Model]) -> list[Option[Movement]]:
    goals = common_goals(battle, group)
    options = marches_of_all(group[0].tile, ways_together(battle, group, goals), Manner())
    if all("swimming" in model.tokens for model in group):
        return options
    afloat = common_goals(battle, group, "swim")
    farther = {tile: routes for tile, routes in afloat.items() if tile not in goals}
    ways = ways_together(battle, group, farther)
    return options + marches_of_all(group[0].tile, ways, Manner("swim"))


def ways_together(
    battle: Battle, group: Sequence[Model], goals: Mapping[int, Routes]
) -> list[Option[Deed]]:
    quiet = [tile for tile, routes in goals.items() if tile in routes.quiet]
    return goal_options(battle, group[0].seat, goals, quiet)


def steps_now(model: Model) -> int:
    """The trapped go nowhere."""
    return 0 if "trapped" in model.tokens else steps(model)


def common_goals(battle: Battle, group: Sequence[Model], gait: Gait = "") -> dict[int, Routes]:
    """Tiles that take them all, each within everybody's steps, with the slowest one's ways."""
    if any("trapped" in model.tokens for model in group):
        return {}
    slowest = min(group, key=speed if gait else steps)
    most = speed(slowest) + 1 if gait else steps(slowest)
    on_foot = any("swimming" not in model.tokens for model in group)
    near = around(battle, slowest, most, on_foot=on_foot)
    routes = routes_through(near._replace(swims=near.swims or gait == "swim"))
    others = {m.tile for m in battle.s.models}
    return {tile: routes for tile in routes.any if tile not in others}


def move_together(battle: Battle, group: Sequence[Model], deed: Deed) -> Play[None]:
    battle.tell(told.ALL_MOVE_TOGETHER())
    way = common_goals(battle, group, deed.first)[deed.tile].way(deed.tile)
    for model in group:
        battle.s.acting = model.id
        model.moves += 1
        if deed.first and "swimming" not in model.tokens:
            yield from prepare(battle, model, Deed(deed.first))
        yield from march(battle, model, way, attack)


def move_model(battle: Battle, model: Model, first: Deed) -> Play[None]:
    """One model's movement with all that may go with it; who only stays has not moved."""
    battle.s.acting, moves = model.id, model.moves
    left, fresh, charges = steps_now(model), True, False
    struck: list[int] = []
    deed: Deed | None = first._replace(first="")
    if first.first:
        model.moves = moves + 1
        left += yield from prepare(battle, model, Deed(first.first))
    while model.on_map:
        surroundings = around(battle, model, left)
        routes = routes_through(surroundings)
        if deed is None:
            options = ways_to_go(model.seat, surroundings)
            if fresh:
                options += preparation_options(battle, model, left, charges=charges)
            options.append(stay_option(model.seat))
            if len(options) == 1:
                break
            deed = yield from battle.pick(
                questions.STEP, move_prompt(model.kind, left), options, why=WHY_GO
            )
        if deed.verb == "stay":
            tell_stay(battle, model)
            break
        model.moves = moves + 1
        if deed.verb == "go":
            yield from march(battle, model, routes.way(deed.tile), attack, struck)
            return
        if deed.verb == "climb":
            left = yield from climb(battle, model, deed.tile, routes, left, struck)
            fresh = False
        else:
            left += yield from prepare(battle, model, deed)
            charges = charges or deed.verb == "charge"
        deed = None
    if not fresh:
        ground_takes_effect(battle, model)


def tell_stay(battle: Battle, model: Model) -> None:
    battle.tell(told.STAYS(model=NAMES[model.kind], tile=TILE_NAMES[model.tile]))


def climb(
    battle: Battle, model: Model, rock: int, routes: Routes, left: int, struck: list[int]
) -> Play[int]:
    """One red die: an octopus takes the model up and helps its attack, else it stays below.

    Returns the steps that are left.
    """
    foot = routes.climbs[rock]
    way = routes.way(foot)
    yield from walk(battle, model, way, attack, struck)
    if model.tile != foot or "trapped" in model.tokens:
        return 0
    if not hits(battle.roll_openly("R")):
        battle.tell(told.SLIPS_OFF_ROCK(model=NAMES[model.kind]))
        return 0
    battle.tell(told.CLIMBS_ROCK(model=NAMES[model.kind]))
    if "climbed" not in model.tokens:
        model.tokens.append("climbed")
    yield from walk(battle, model, [rock], attack, struck)
    return 0 if "trapped" in model.tokens else left - len(way) - 1


WHY_MOVER = T("Each model of the tile may move once with this activation, twice in a turn.")
WHY_GO = T("Swimming and charging go one tile farther, but weaken dice; name them before it moves.")
