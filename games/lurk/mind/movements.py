"""Movements tried in somebody's mind: one model, or all of a tile together or one by one."""

from __future__ import annotations

from collections.abc import Sequence

from games.lurk.battle import SMALL_ROOM
from games.lurk.map.board import NEIGHBOURS
from games.lurk.mind.fighters import (
    Fighter,
    Gear,
    mixed,
    standing,
    struck,
)
from games.lurk.mind.line_up import LineUp, reckoned
from games.lurk.mind.worth import Lore, may_still_move
from games.lurk.models.stats import immune
from games.lurk.movement.routes import path, spread
from games.lurk.state import LURKER


def movers_at(lore: Lore, line_up: LineUp, tile: int) -> list[Fighter]:
    return [f for f in line_up.at(tile) if f.seat == lore.seat and may_still_move(f)]


def ways_of(lore: Lore, line_up: LineUp, mover: Fighter, more: int = 0) -> list[int]:
    """Through empty tiles and friends."""
    sheet = mover.sheet
    if not sheet.steps:
        return []
    barred = foes_of(lore, line_up)
    return lore.floor.ways(mover.tile, sheet.steps + more, sheet.swims, barred)


def foes_of(lore: Lore, line_up: LineUp) -> set[int]:
    """The tiles of others."""
    return {f.tile for f in line_up.fighters.values() if f.seat != lore.seat and f.tile >= 0}


def goals_of(lore: Lore, line_up: LineUp, mover: Fighter, more: int = 0) -> list[int]:
    """Where it could stay, apart from its own tile."""
    ways = ways_of(lore, line_up, mover, more)
    return [tile for tile in ways if tile != mover.tile and has_room(line_up, tile, mover)]


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
    """As the rules lead it: past creatures only where no other way is short enough."""
    if not (watched := watched_in(line_up)):
        return [tile]
    foes, steps = foes_of(lore, line_up), mover.sheet.steps + more
    for barred in (foes | watched, foes):
        came = spread(mover.tile, steps, lore.floor.ground, barred, mover.sheet.swims).came
        if tile in came:
            return path(came, tile)
    return [tile]


def led(lore: Lore, line_up: LineUp, mover: Fighter, way: Sequence[int]) -> LineUp:
    """Tile by tile: each creature that watches the way strikes once; then what the ground does."""
    arrived, idle = mover._replace(moves=mover.moves + 1), line_up.army(LURKER)
    for tile in way:
        arrived = standing(tile, lore.floor.ground[tile], arrived)
        for beast in [one for one in idle if one.tile in NEIGHBOURS[tile]]:
            idle.remove(beast)
            arrived = suffered(beast, arrived)
    if lore.floor.ground[arrived.tile] == "poison" and not immune(mover.gear, "poisoned"):
        arrived = arrived._replace(burns=1)
    return line_up.having(arrived)


def watched_in(line_up: LineUp) -> set[int]:
    """Tiles next to a creature on guard."""
    return {tile for one in line_up.army(LURKER) for tile in NEIGHBOURS[one.tile]}


def suffered(attacker: Fighter, target: Fighter) -> Fighter:
    """After one attack from a neighbour."""
    after = struck(target.odds, attacker.sheet.attack[0], target.defence, -target.block)
    return target._replace(odds=mixed(target.odds, after, attacker.alive))


def with_token(lore: Lore, fighter: Fighter, token: str) -> Fighter:
    gear = fighter.gear
    return reckoned(
        fighter, Gear(gear.kind, gear.cards, (*gear.tokens, token)), lore.silt, lore.floor
    )


def without_token(lore: Lore, fighter: Fighter, token: str) -> Fighter:
    gear = fighter.gear
    left = tuple([one for one in gear.tokens if one != token])
    return reckoned(fighter, Gear(gear.kind, gear.cards, left), lore.silt, lore.floor)
