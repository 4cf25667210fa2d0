"""Where damage may go: one connected group of empty squares, mostly on the target (R79-R84)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.state import Foe

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = (*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1))


class Square(NamedTuple):
    """A square of the row: which card, and its number on that card, counted row by row."""

    foe: int
    number: int


def cells(enemy: Enemy) -> Iterator[tuple[int, Cell]]:
    """The squares of a card by number; holes have a number but no square."""
    for row, line in enumerate(enemy.cells):
        for column, cell in enumerate(line):
            if cell is not None:
                yield row * enemy.cols + column, cell


def uncovered(enemy: Enemy, foe: Foe) -> Iterator[tuple[int, Cell]]:
    return ((number, cell) for number, cell in cells(enemy) if number not in foe.covered)


def strength(enemy: Enemy, foe: Foe) -> int:
    """R83: basic attack and all uncovered attack symbols."""
    return enemy.attack + sum(cell.attack for _, cell in uncovered(enemy, foe))


def flies(enemy: Enemy, foe: Foe) -> bool:
    return any(cell.flying for _, cell in uncovered(enemy, foe))


def strikes_first(enemy: Enemy, foe: Foe) -> bool:
    return any(cell.static == "first_strike" for _, cell in uncovered(enemy, foe))


def resistance(enemy: Enemy, foe: Foe) -> int:
    """R92: how much of an attack's damage this card swallows."""
    return sum(cell.n for _, cell in uncovered(enemy, foe) if cell.static == "resist")


def beaten(enemy: Enemy, foe: Foe) -> bool:
    """R82: every heart is covered."""
    return not any(cell.heart for _, cell in uncovered(enemy, foe))


@dataclass(slots=True)
class Placing:
    """The damage of one attack on its way to the squares."""

    enemies: list[Enemy]
    foes: list[Foe]
    target: int
    points: int
    nonheart: int = 0
    diagonal: bool = False
    placed: list[Square] = field(default_factory=list)
    on: int = 0
    off: int = 0
    board: dict[tuple[int, int], Square] = field(default_factory=dict)
    where: dict[Square, tuple[int, int]] = field(default_factory=dict)
    cell: dict[Square, Cell] = field(default_factory=dict)
    resist: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """G23, G30: the target and its neighbours side by side; covered squares are closed."""
        left = 0
        for at, (enemy, foe) in enumerate(zip(self.enemies, self.foes, strict=True)):
            if abs(at - self.target) <= 1:
                self.resist[at] = resistance(enemy, foe)
                for number, cell in uncovered(enemy, foe):
                    row, column = divmod(number, enemy.cols)
                    square = Square(at, number)
                    self.board[row, left + column] = square
                    self.where[square] = row, left + column
                    self.cell[square] = cell
            left += enemy.cols

    def cost(self, square: Square) -> int:
        """R80: a heart takes its number of points, any other square one."""
        return max(1, self.cell[square].heart)

    def toll(self, square: Square) -> int:
        """G25: what resistance swallows on the first square of a card."""
        entered = any(done.foe == square.foe for done in self.placed)
        return 0 if entered else self.resist[square.foe]

    def affordable(self, square: Square) -> bool:
        """G35: points that may not go on hearts pay for tolls and other squares first."""
        cost, toll = self.cost(square), self.toll(square)
        if self.cell[square].heart:
            return self.points - max(0, toll - self.nonheart) >= cost
        return self.points + self.nonheart >= cost + toll

    def touching(self) -> Iterator[Square]:
        """R79: first any square of the target, then whatever touches the group."""
        if not self.placed:
            yield from (square for square in self.where if square.foe == self.target)
            return
        seen: set[Square] = set(self.placed)
        for done in self.placed:
            row, column = self.where[done]
            for down, right in DIAGONAL if self.diagonal else STRAIGHT:
                square = self.board.get((row + down, column + right))
                if square is not None and square not in seen:
                    seen.add(square)
                    yield square

    def legal(self) -> list[Square]:
        """The squares the next point may cover."""
        return sorted(
            square
            for square in self.touching()
            if self.affordable(square) and self._keeps_half(square)
        )

    def _keeps_half(self, square: Square) -> bool:
        """R84, G22: in the end at least half of the points lie on the target."""
        if square.foe == self.target and self.off <= self.on:
            return True
        after = self.after(square)
        return after.off <= after.on or any(map(after._can_balance, after._affordable()))

    def _affordable(self) -> list[Square]:
        return [square for square in self.touching() if self.affordable(square)]

    def _can_balance(self, square: Square) -> bool:
        after = self.after(square)
        return after.off <= after.on or any(map(after._can_balance, after._affordable()))

    def after(self, square: Square) -> Placing:
        """The same attack one square later."""
        later = Placing.__new__(Placing)
        for name in ("enemies", "foes", "target", "diagonal", "board", "where", "cell", "resist"):
            setattr(later, name, getattr(self, name))
        later.points, later.nonheart = self.points, self.nonheart
        later.on, later.off, later.placed = self.on, self.off, list(self.placed)
        later.put(square)
        return later

    def put(self, square: Square) -> None:
        """Covers a square and spends its points."""
        cost, toll = self.cost(square), self.toll(square)
        spared = min(self.nonheart, toll)
        if not self.cell[square].heart:
            spared = min(self.nonheart, toll + cost)
        self.nonheart -= spared
        self.points -= cost + toll - spared
        if square.foe == self.target:
            self.on += cost + toll
        else:
            self.off += cost + toll
        self.placed.append(square)
