"""Movements tried in somebody's mind: one model, or all of a tile together or one by one."""

from __future__ import annotations

from games.lurk.battle import SMALL_ROOM
from games.lurk.map.board import NEIGHBOURS
from games.lurk.mind.fighters import (
    Fighter,
    Gear,
    hurt,
    is_beast,
    mixed,
    standing,
    struck,
)
from games.lurk.mind.line_up import LineUp, reckoned
from games.lurk.mind.worth import Lore, may_still_move
from games.lurk.models.stats import immune


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


def marched(lore: Lore, line_up: LineUp, mover: Fighter, tile: int) -> LineUp:
    """There, past creatures that watch the tile, and with what the ground does."""
    ground = lore.floor.ground[tile]
    arrived = standing(tile, ground, mover)._replace(moves=mover.moves + 1)
    for beast in watchers(line_up, tile):
        arrived = suffered(beast, arrived)
    if ground == "poison" and not immune(mover.gear, "poisoned"):
        arrived = arrived._replace(odds=hurt(arrived.odds, 1))
    return line_up.having(arrived)


def watchers(line_up: LineUp, tile: int) -> list[Fighter]:
    """Creatures on guard next to the tile."""
    near = NEIGHBOURS[tile]
    return [one for one in line_up.fighters.values() if is_beast(one) and one.tile in near]


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
