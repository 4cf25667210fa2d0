"""Where the enemies of a fight stand: their cards, and their likenesses where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.sleeping_gods.content.encounters import Enemy
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE

ROWS_Y, HEAD, FOOT, GAP = 14, 146, 96, 20
LARGEST, SMALLER, WIDEST = 128, 92, 270
"""A square's side, at most and where a likeness needs the height; a card with its likeness."""
PICTURED = 3
"""From so many enemies on, each has its likeness on its card."""
_LARGE, _TALL = (430, 470), 360


class Frame(NamedTuple):
    """Where the likeness of an enemy hangs, from the upper left corner of the scene."""

    foe: int
    x: int
    y: int
    wide: int
    high: int


class Card(NamedTuple):
    """Where a card begins, how wide it is, and where its squares begin."""

    x: int
    wide: int
    squares: int


class LineUp(NamedTuple):
    """The cards, the side of a square, the height of a head, and the likenesses beside the cards"""

    cards: tuple[Card, ...]
    size: int
    head: int
    likenesses: tuple[Frame, ...] = ()


def line_up(enemies: Sequence[Enemy]) -> LineUp:
    if not enemies:
        return LineUp((), LARGEST, HEAD)
    if len(enemies) >= PICTURED:
        return _crowd(enemies)
    return _one(enemies[0]) if len(enemies) == 1 else _two(enemies)


def _room() -> int:
    return MAIN_HIGH - ROWS_Y - FOOT


def _square(enemies: Sequence[Enemy], head: int, wide: int) -> int:
    columns, rows = sum(enemy.cols for enemy in enemies), max(enemy.rows for enemy in enemies)
    return min(LARGEST, wide // columns, (_room() - head) // rows)


def _one(enemy: Enemy) -> LineUp:
    """A large likeness, and the card to its right."""
    wide, high = _LARGE
    size = _square([enemy], HEAD, MAIN_WIDE - wide - 3 * GAP)
    left = (MAIN_WIDE - wide - 2 * GAP - size * enemy.cols) // 2
    frame = Frame(0, left, ROWS_Y + (_room() - high) // 2, wide, high)
    return LineUp((_card(left + wide + 2 * GAP, size, enemy),), size, HEAD, (frame,))


def _two(enemies: Sequence[Enemy]) -> LineUp:
    """The cards in the middle, the likenesses on both sides, facing each other."""
    size = _square(enemies, HEAD, MAIN_WIDE - 12 * GAP)
    first, second = (size * enemy.cols for enemy in enemies)
    left = (MAIN_WIDE - first - second) // 2
    wide, high = left - 2 * GAP, min(_TALL, _room())
    y = ROWS_Y + (_room() - high) // 2
    cards = _card(left, size, enemies[0]), _card(left + first, size, enemies[1])
    frames = Frame(0, GAP, y, wide, high), Frame(1, MAIN_WIDE - GAP - wide, y, wide, high)
    return LineUp(cards, size, HEAD, frames)


def _crowd(enemies: Sequence[Enemy]) -> LineUp:
    """Side by side, each under its own likeness."""
    rows = max(enemy.rows for enemy in enemies)
    room = MAIN_WIDE - GAP * (len(enemies) + 1)
    size = min(SMALLER, _square(enemies, HEAD, room))
    wide = min(WIDEST, room // len(enemies))
    step = wide + GAP
    left = (MAIN_WIDE - step * len(enemies) + GAP) // 2
    cards = [
        Card(left + step * at, wide, left + step * at + (wide - size * enemy.cols) // 2)
        for at, enemy in enumerate(enemies)
    ]
    return LineUp(tuple(cards), size, _room() - size * rows)


def _card(x: int, size: int, enemy: Enemy) -> Card:
    return Card(x, size * enemy.cols, x)
