"""Marching: where a model may go, and the way there past creatures on guard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from games.kernel.ask import Option, Play
from games.lurk import told
from games.lurk.battle import ROOM_TAKEN, SMALL_ROOM, Battle
from games.lurk.content import NAMES
from games.lurk.creatures.guards import watched_tiles, watches
from games.lurk.map.board import BIT, TILE_NAMES, together
from games.lurk.models.tokens import give_token
from games.lurk.movement.deeds import Deed, climb_option, go_option
from games.lurk.movement.routes import Around, Floor, Routes, floor_of
from games.lurk.state import Model, Move

Strike = Callable[[Battle, Model, Model], Play[None]]
"""What a creature on guard does to a model that comes near: combat knows, marching is told."""


class Standing(NamedTuple):
    """Who stands where as one army sees it: tiles of foes, how much of their tiles its own models
    take, what creatures watch, the coral that was searched; and the floor."""

    foes: int
    taken: Mapping[int, int]
    watched: int
    searched: int
    floor: Floor


def standing(battle: Battle, seat: int) -> Standing:
    s, foes, taken = battle.s, 0, dict[int, int]()
    for model in s.models:
        if (tile := model.tile) >= 0:
            if model.seat != seat:
                foes |= BIT[tile]
            else:
                taken[tile] = taken.get(tile, 0) + ROOM_TAKEN[model.kind]
    watched = together(watched_tiles(battle)) if "lair" in s.ground else 0
    return Standing(foes, taken, watched, together(s.searched), floor_of(tuple(s.ground)))


def around(stand: Standing, model: Model, most: int) -> Around:
    """What decides where it can go with so many steps."""
    foes, taken, watched, searched, floor = stand
    here, room = model.tile, SMALL_ROOM - ROOM_TAKEN[model.kind]
    full = together([tile for tile, size in taken.items() if size > room and tile != here])
    swims = "swimming" in model.tokens
    return Around(here, most, swims, foes, full, watched, searched, floor)


def routes_of(battle: Battle, model: Model, most: int) -> Routes:
    return Routes(around(standing(battle, model.seat), model, most))


def goal_options(battle: Battle, seat: int, routes: Routes, verb: str = "go") -> list[Option[Deed]]:
    """Tiles to go to; those that no quiet way leads to warn."""
    ground, searched = battle.s.ground, battle.s.searched
    return [
        go_option(verb, seat, tile, ground[tile], tile in searched, not routes.is_quiet(tile))
        for tile in routes.goals
    ]


def ways_to_go(seat: int, surroundings: Around) -> list[Option[Deed]]:
    """Goals within its steps, and rock it could climb."""
    routes = Routes(surroundings)
    return [way_option(seat, routes, goal) for goal in routes.ends]


def way_option(seat: int, routes: Routes, goal: int) -> Option[Deed]:
    around, bit = routes.around, BIT[goal]
    if routes.reach.climbs & bit:
        warns = bool(around.watched & bit) or not routes.is_quiet(routes.climbs[goal])
        return climb_option(seat, goal, warns)
    searched = bool(around.searched & bit)
    return go_option(
        "go", seat, goal, around.floor.ground[goal], searched, not routes.is_quiet(goal)
    )


def march(
    battle: Battle,
    model: Model,
    way: Sequence[int],
    strike: Strike,
    struck: Iterable[int] = (),
) -> Play[None]:
    """A movement to its end; creatures in ``struck`` have had their blow."""
    yield from walk(battle, model, way, strike, list(struck))
    ground_takes_effect(battle, model)


def walk(
    battle: Battle, model: Model, way: Sequence[int], strike: Strike, struck: list[int]
) -> Play[None]:
    """Tile by tile; each creature that watches the way strikes once, and the march goes on.

    Whoever is trapped by it stops where there is room.
    """
    start = told = model.tile
    creatures = battle.creatures()
    for tile in way:
        model.tile = tile
        if guards_at(creatures, tile, struck):
            told = tell_way(battle, model, told)
            yield from pass_guards(battle, model, strike, struck)
        if not model.on_map:
            return
        if "trapped" in model.tokens and battle.has_room(tile, model):
            break
    if way:
        tell_way(battle, model, told)
        battle.s.trail.append(Move(model.seat, start, model.tile))


def tell_way(battle: Battle, model: Model, start: int) -> int:
    """From where to where it came; returns where it is."""
    if start >= 0 and start != model.tile:
        battle.tell(
            told.MARCHES(
                model=NAMES[model.kind], start=TILE_NAMES[start], end=TILE_NAMES[model.tile]
            )
        )
    return model.tile


def guards_at(creatures: Sequence[Model], tile: int, struck: Sequence[int]) -> list[Model]:
    """Those that watch this tile, live and have not had their blow."""
    return [
        creature
        for creature in creatures
        if creature.on_map and creature.id not in struck and watches(creature, tile)
    ]


def pass_guards(battle: Battle, model: Model, strike: Strike, struck: list[int]) -> Play[None]:
    for creature in guards_at(battle.creatures(), model.tile, struck):
        struck.append(creature.id)
        yield from strike(battle, creature, model)
        if not model.on_map:
            return


def ground_takes_effect(battle: Battle, model: Model) -> None:
    """What the ground does to whoever stops on it."""
    if model.on_map and battle.s.ground[model.tile] == "poison":
        give_token(battle, model, "poisoned")
