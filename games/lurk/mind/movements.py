"""Movements tried in somebody's mind: one model, or all of a tile together or one by one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.lurk.autopilot.gear import Gear
from games.lurk.battle import SMALL_ROOM
from games.lurk.map.board import BIT, NEIGHBOURS, together
from games.lurk.mind.fighters import Fighter, attacked, sheet_of, standing
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.worth import Lore
from games.lurk.models.stats import immune
from games.lurk.movement.column import MOVES_A_TURN
from games.lurk.movement.routes import Around, Routes
from games.lurk.state import LURKER


def movers_at(lore: Lore, line_up: LineUp, tile: int) -> list[Fighter]:
    there = line_up.at(tile)
    return [one for one in there if one.seat == lore.seat and one.moves < MOVES_A_TURN]


def routes_of(lore: Lore, line_up: LineUp, mover: Fighter, more: int = 0) -> Routes:
    """As the rules lead it."""
    others = {one.tile: one for one in line_up.on_map() if one.id != mover.id}
    steps = mover.sheet.steps and mover.sheet.steps + more
    foes = together([tile for tile, one in others.items() if one.seat != mover.seat])
    full = together([tile for tile in others if not has_room(line_up, tile, mover)])
    watched = together(watched_in(line_up))
    swims, plan = mover.sheet.swims, lore.floor.plan
    return Routes(Around(mover.tile, steps, swims, foes, full, watched, 0, plan))


def comes_to(routes: Routes, tile: int) -> bool:
    return bool(routes.reach.tiles & BIT[tile])


def has_room(line_up: LineUp, tile: int, mover: Fighter) -> bool:
    there = [one for one in line_up.at(tile) if one.id != mover.id]
    if not there:
        return True
    if mover.sheet.large or there[0].seat != mover.seat:
        return False
    return len(there) < SMALL_ROOM and not there[0].sheet.large


def marched(lore: Lore, line_up: LineUp, mover: Fighter, tile: int, more: int = 0) -> LineUp:
    return led(lore, line_up, mover, way_to(lore, line_up, mover, tile, more))


def way_to(lore: Lore, line_up: LineUp, mover: Fighter, tile: int, more: int = 0) -> list[int]:
    """Where no creature watches it does not matter which one it takes."""
    if not watched_in(line_up):
        return [tile]
    routes = routes_of(lore, line_up, mover, more)
    return routes.way(tile) if comes_to(routes, tile) else [tile]


def led(lore: Lore, line_up: LineUp, mover: Fighter, way: Sequence[int]) -> LineUp:
    """Tile by tile: each creature that watches the way strikes once; then what the ground does."""
    arrived, idle = mover._replace(moves=mover.moves + 1), line_up.army(LURKER)
    for tile in way:
        arrived = standing(tile, lore.floor, arrived)
        for beast in [one for one in idle if one.tile in NEIGHBOURS[tile]]:
            idle.remove(beast)
            arrived = attacked(arrived, beast, beast.sheet.plain[0])
    if lore.floor.ground[arrived.tile] == "poison" and not immune(mover.gear, "poisoned"):
        arrived = arrived._replace(burns=1)
    return line_up.having(arrived)


def watched_in(line_up: LineUp) -> set[int]:
    """Tiles next to a creature on guard."""
    return {tile for one in line_up.army(LURKER) for tile in NEIGHBOURS[one.tile]}


def reckoned(lore: Lore, fighter: Fighter, gear: Gear) -> Fighter:
    """The same model with other cards or tokens."""
    sheet = sheet_of(gear, lore.silt, fighter.pays)
    return standing(fighter.tile, lore.floor, fighter._replace(gear=gear, sheet=sheet))


def with_token(lore: Lore, fighter: Fighter, token: str) -> Fighter:
    gear = fighter.gear
    return reckoned(lore, fighter, gear._replace(tokens=(*gear.tokens, token)))


def without_tokens(lore: Lore, fighter: Fighter, gone: Collection[str]) -> Fighter:
    left = tuple([one for one in fighter.gear.tokens if one not in gone])
    return reckoned(lore, fighter, fighter.gear._replace(tokens=left))
