"""What a whole tile takes from others in somebody's mind, with the odds of all rolls."""

from __future__ import annotations

from typing import NamedTuple

from games.lurk.mind.fighters import Fighter
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.volley import Striker, fire
from games.lurk.mind.worth import Lore, placed, targets_of
from games.lurk.models.stats import CORAL


class Assault(NamedTuple):
    """What becomes of an attack from a tile, and who strikes whom."""

    after: LineUp
    blows: list[tuple[Striker, Fighter]]


def acts_with(lore: Lore, line_up: LineUp, tile: int) -> Assault:
    """Every model of the tile attacks whom it takes most from; without a target it searches."""
    squad = strikers_at(lore, line_up, tile)
    targets = targets_of(lore, (f for f in line_up.on_map() if f.seat != lore.seat))
    taken, struck = fire(squad, targets), targets.struck
    blows = [(o, targets.fighters[struck[o.fighter.id]]) for o in squad if o.fighter.id in struck]
    after = line_up.having(*targets.left(), *(one.fighter._replace(acted=True) for one in squad))
    if not taken and coral_at(lore, tile):
        after = after._replace(bonus=line_up.bonus + lore.weights.search)
    return Assault(after, blows)


def strikers_at(lore: Lore, line_up: LineUp, tile: int) -> list[Striker]:
    """Those of the tile who have not acted."""
    there = line_up.at(tile)
    own = [one for one in there if one.seat == lore.seat and not one.acted]
    return [placed(lore, one, len(there) - 1) for one in own]


def coral_at(lore: Lore, tile: int) -> bool:
    """Coral that nobody has searched; an abyss is better left alone."""
    return lore.floor.ground[tile] in CORAL and tile not in lore.searched
