"""Sleeping Gods, second reading: blows, the squares of the enemies, and what comes back."""

# SILENT
# - Neighbouring squares of two cards: last column of the left, first of the right, same row.
# - Half of the damage for the target: counted in points, not in tokens.
# - Resist: so many points of this blow are lost on that card, before any square is covered.
# - First strike: one counterattack before the blow, none after it.
# - Damage for which there is no square: lost. Damage that fits is placed.
# - A missed blow may be spread to a neighbouring card by the same rule.
# - Two-fatigue's minus: on the whole blow, never below nothing.
# - Regen of a double heart: one token, whatever it cost to place.

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

Square = tuple[int, int, int]
"""Number of the card in the row from the left, then row and column on the card."""


@dataclass(frozen=True)
class Cell:
    heart: int = 0
    attack: int = 0
    synergy: bool = False
    flying: bool = False
    first_strike: bool = False
    resist: int = 0
    end: str = ""
    """What the hourglass does."""
    amount: int = 1


@dataclass(frozen=True)
class Enemy:
    defence: int
    attack: int
    cells: tuple[tuple[Cell | None, ...], ...]
    covered: frozenset[tuple[int, int]] = frozenset()

    def open_cells(self) -> Iterator[tuple[tuple[int, int], Cell]]:
        for row, line in enumerate(self.cells):
            for column, cell in enumerate(line):
                if cell is not None and (row, column) not in self.covered:
                    yield (row, column), cell


@dataclass(frozen=True)
class Weapon:
    accuracy: int
    damage: int
    block: int = 0
    ranged: bool = False


def defence_against(enemy: Enemy, ranged: bool) -> int:
    wings = any(cell.flying for _, cell in enemy.open_cells())
    return enemy.defence + (wings and not ranged)


def hits(fate: int, accuracy: int, enemy: Enemy, ranged: bool) -> bool:
    return fate + accuracy >= defence_against(enemy, ranged)


def blow(weapon: Weapon, hit: bool, bonus: int, fatigue: int) -> int:
    """Points of damage: the weapon's, or one for a miss; two fatigue take one away."""
    return max(0, (weapon.damage if hit else 1) + bonus - (fatigue >= 2))


def power(enemy: Enemy) -> int:
    """Basic attack and every attack symbol in sight."""
    return enemy.attack + sum(cell.attack for _, cell in enemy.open_cells())


def resistance(enemy: Enemy) -> int:
    return sum(cell.resist for _, cell in enemy.open_cells())


def beaten(enemy: Enemy) -> bool:
    return not any(cell.heart for _, cell in enemy.open_cells())


def counterattack(enemy: Enemy, block: int) -> int:
    return max(0, power(enemy) - block)


def neighbours_in_row(row: Sequence[Enemy], place: int) -> list[int]:
    return [other for other in (place - 1, place + 1) if 0 <= other < len(row)]


def round_end_attack(row: Sequence[Enemy], place: int, block: int) -> int:
    """A card's blow at the end of the round, with what its neighbours lend it."""
    lent = sum(
        cell.amount
        for other in neighbours_in_row(row, place)
        for _, cell in row[other].open_cells()
        if cell.end == "adj_attack"
    )
    return max(0, power(row[place]) + lent - block)


def free_squares(row: Sequence[Enemy]) -> dict[Square, Cell]:
    return {
        (place, *spot): cell for place, enemy in enumerate(row) for spot, cell in enemy.open_cells()
    }


def position(row: Sequence[Enemy], square: Square) -> tuple[int, int]:
    """Row and column over the whole line of cards, which lie side by side."""
    before = sum(len(enemy.cells[0]) for enemy in row[: square[0]])
    return square[1], before + square[2]


def touch(row: Sequence[Enemy], one: Square, other: Square, diagonal: bool) -> bool:
    (r1, c1), (r2, c2) = position(row, one), position(row, other)
    down, across = abs(r1 - r2), abs(c1 - c2)
    return max(down, across) == 1 if diagonal else down + across == 1


def connected(row: Sequence[Enemy], group: Iterable[Square], diagonal: bool) -> bool:
    rest = set(group)
    edge = {rest.pop()} if rest else set()
    while edge:
        edge = {square for square in rest if any(touch(row, square, at, diagonal) for at in edge)}
        rest -= edge
    return not rest


def points_by_card(row: Sequence[Enemy], group: Iterable[Square]) -> dict[int, int]:
    """What a group costs on each card: a point a square, a heart its number, the resistance."""
    cost: dict[int, int] = {}
    for square in group:
        cell = row[square[0]].cells[square[1]][square[2]]
        assert cell is not None
        cost.setdefault(square[0], resistance(row[square[0]]))
        cost[square[0]] += max(1, cell.heart)
    return cost


def may_cover(
    row: Sequence[Enemy],
    target: int,
    group: frozenset[Square],
    points: int,
    diagonal: bool = False,
    not_hearts: int = 0,
) -> bool:
    """Whether one blow may cover exactly these squares; `not_hearts` points spare the hearts."""
    free = free_squares(row)
    if not group <= free.keys() or not connected(row, group, diagonal):
        return False
    cost = points_by_card(row, group)
    spent = sum(cost.values())
    on_hearts = sum(free[square].heart for square in group)
    if spent > points + not_hearts or on_hearts > points:
        return False
    return 2 * cost.get(target, 0) >= spent


def groups(
    row: Sequence[Enemy], target: int, points: int, diagonal: bool = False, not_hearts: int = 0
) -> set[frozenset[Square]]:
    """Every set of squares one blow may cover, the empty one too."""
    free = free_squares(row)
    found: set[frozenset[Square]] = {frozenset()}
    fresh = {frozenset({square}) for square in free}
    while fresh:
        found |= fresh
        fresh = {
            group | {square}
            for group in fresh
            for square in free
            if square not in group
            and any(touch(row, square, other, diagonal) for other in group)
            and sum(points_by_card(row, group | {square}).values()) <= points + not_hearts
        } - found
    return {group for group in found if may_cover(row, target, group, points, diagonal, not_hearts)}


def earns_synergy(row: Sequence[Enemy], group: Iterable[Square]) -> bool:
    free = free_squares(row)
    return any(free[square].synergy for square in group)


def combat_tokens(players: int, active: int) -> dict[int, int]:
    """Four tokens: evenly, the third player's spare one to the active player."""
    each = 4 // players
    return {seat: each + (seat == active) * (4 - each * players) for seat in range(players)}
