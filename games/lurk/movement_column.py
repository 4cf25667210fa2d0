"""The Movement column: each model of one tile may move, one after the other or all together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.lurk.attack import attack
from games.lurk.battle import Battle
from games.lurk.board import LONGEST_LIST, TILE_NAMES
from games.lurk.content import NAMES
from games.lurk.dice import hits
from games.lurk.guards import NOWHERE, watched_tiles
from games.lurk.marching import (
    goal_options,
    ground_takes_effect,
    march,
    routes_of,
    walk,
)
from games.lurk.movement_options import (
    Deed,
    climb_option,
    move_prompt,
    mover_detail,
    stay_option,
)
from games.lurk.routes import Routes
from games.lurk.special_actions import preparation_options, prepare
from games.lurk.state import Model
from games.lurk.stats import steps
from games.lurk.words import army_text

MOVES_A_TURN = 2

Mover = Model | Literal["all", "none"]


def may_move(model: Model) -> bool:
    return model.moves < MOVES_A_TURN


def move_tile(battle: Battle, tile: int) -> Play[None]:
    """All models of the tile, one after the other or together."""
    left = [model for model in battle.at(tile) if may_move(model)]
    while left:
        mover = yield from next_mover(battle, left)
        if not isinstance(mover, Model):
            if mover == "all":
                yield from move_together(battle, left)
            else:
                battle.tell(T("{models} stay", models=army_text([model.kind for model in left])))
            return
        left.remove(mover)
        yield from move_model(battle, mover)
        left = [model for model in left if model.tile == tile]


def next_mover(battle: Battle, left: Sequence[Model]) -> Play[Mover]:
    if len(left) == 1:
        return left[0]
    seat, name = battle.s.active, TILE_NAMES[left[0].tile]
    options: list[Option[Mover]] = [
        Option(
            f"mover.m{m.id}",
            seat,
            NAMES[m.kind],
            m,
            short=battle.short(m),
            detail=mover_detail(steps_now(m)),
        )
        for m in left
    ]
    if common_goals(battle, left):
        together = T("All together")
        options.append(Option("mover.all", seat, together, "all", tone="go"))
    options.append(Option("mover.none", seat, T("Enough"), "none"))
    mover = yield from battle.pick(T("Who moves from {tile}?", tile=name), options, why=WHY_MOVER)
    if isinstance(mover, Model):
        battle.tell(T("{model} moves next", model=NAMES[mover.kind]), "cue")
    elif mover == "all":
        battle.tell(T("all of them move together"))
    return mover


def steps_now(model: Model) -> int:
    """The trapped go nowhere."""
    return 0 if "trapped" in model.tokens else steps(model)


def common_goals(battle: Battle, group: Sequence[Model]) -> dict[int, Routes]:
    """Tiles that take them all, each within everybody's steps, with the slowest one's ways."""
    if any("trapped" in model.tokens for model in group):
        return {}
    slowest = min(group, key=steps)
    on_foot = any("swimming" not in model.tokens for model in group)
    routes = routes_of(battle, slowest, steps(slowest), on_foot=on_foot)
    others = {m.tile for m in battle.s.models}
    return {tile: routes for tile in routes.any if tile not in others}


def move_together(battle: Battle, group: Sequence[Model]) -> Play[None]:
    goals, seat = common_goals(battle, group), battle.s.active
    battle.s.acting = group[0].id
    quiet = [tile for tile, routes in goals.items() if tile in routes.quiet]
    options = goal_options(battle, seat, goals, quiet)
    deed = yield from battle.pick(T("Where do they all go?"), options, why=TOGETHER)
    way = goals[deed.tile].way(deed.tile)
    for model in group:
        model.moves += 1
        yield from march(battle, model, way, attack)


def move_model(battle: Battle, model: Model) -> Play[None]:
    """One model's movement with all that may go with it; who only stays has not moved."""
    battle.s.acting, moves = model.id, model.moves
    left, fresh, charges = steps_now(model), True, False
    struck: list[int] = []
    while model.on_map:
        routes = routes_of(battle, model, left)
        options = ways_to_go(battle, model, routes)
        if fresh:
            options += preparation_options(battle, model, left, charges=charges)
        options.append(stay_option(model.seat))
        if len(options) == 1:
            break
        deed = yield from battle.pick(move_prompt(model.kind, left), options, why=WHY_GO)
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
    if not fresh:
        ground_takes_effect(battle, model)


def ways_to_go(battle: Battle, model: Model, routes: Routes) -> list[Option[Deed]]:
    seat, quiet = model.seat, routes.quiet
    goals = routes.goals(model.tile)
    options = goal_options(battle, seat, goals, quiet)
    if routes.climbs:
        rocks = [tile for tile in routes.climbs if tile not in routes.any]
        watched = watched_tiles(battle) if rocks and "lair" in battle.s.ground else NOWHERE
        by_rows = len(goals) > LONGEST_LIST
        options += [
            climb_option(seat, tile, tile in watched or routes.climbs[tile] not in quiet, by_rows)
            for tile in rocks
            if tile not in routes.full
        ]
    return options


def tell_stay(battle: Battle, model: Model) -> None:
    battle.tell(T("{model} stays on {tile}", model=NAMES[model.kind], tile=TILE_NAMES[model.tile]))


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
    if not hits(battle.roll_openly("R")[:1]):
        battle.tell(T("{model} rolls no octopus and slips off the rock", model=NAMES[model.kind]))
        return 0
    battle.tell(T("{model} rolls an octopus and climbs the rock", model=NAMES[model.kind]))
    if "climbed" not in model.tokens:
        model.tokens.append("climbed")
    yield from walk(battle, model, [rock], attack, struck)
    return 0 if "trapped" in model.tokens else max(0, left - len(way) - 1)


WHY_MOVER = T("Each model of the tile may move once with this activation, twice in a turn.")
WHY_GO = T("Swimming and charging go one tile farther, but weaken dice; name them before it moves.")
TOGETHER = T("One empty tile for all of them, within the steps of the slowest.")
