"""What may be drawn at the end of a round: tiles from the pile, and the gate after a fold."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from games.tentacula.autopilot.position import Position, rests
from games.tentacula.board import GATES, LOOKS, turned
from games.tentacula.state import NOTHING
from games.tentacula.view import View


class Unknown(NamedTuple):
    """The tiles of the draw pile in no order, and what its top shows."""

    unseen: tuple[int, ...]
    top: int
    seed: int


def unknown_in(view: View, luck: random.Random) -> Unknown:
    return Unknown(tuple(view.unseen), view.top, luck.getrandbits(64))


def pile_of(unknown: Unknown, luck: random.Random) -> list[int]:
    """Any order and any sides, with a top that looks as it does; drawn from the end."""
    tops = [
        face
        for tile in unknown.unseen
        for face in (2 * tile, 2 * tile + 1)
        if LOOKS[turned(face)] == unknown.top
    ]
    top = luck.choice(tops)
    rest = [2 * tile + luck.getrandbits(1) for tile in unknown.unseen if tile != top // 2]
    luck.shuffle(rest)
    return [*rest, top]


def next_round(position: Position, unknown: Unknown, number: int) -> Position:
    """The round ends; hands are filled from the pile that this number deals."""
    luck = random.Random(f"{unknown.seed} {number}")
    rested = rests(position)
    gate = position.gate if rested.fold == position.fold else another_gate(position.gate, luck)
    if not position.pile:
        return rested._replace(gate=gate)
    pile = pile_of(unknown, luck)
    return rested._replace(gate=gate, hands=filled(rested.hands, position.last, pile))


def filled(hands: Sequence[int], first: int, pile: list[int]) -> tuple[int, ...]:
    """Whoever moved last draws first; hands filled from the reef are full already."""
    dealt = list(hands)
    for step in range(len(dealt)):
        seat = (first + step) % len(dealt)
        if dealt[seat] == NOTHING and pile:
            dealt[seat] = pile.pop()
    return tuple(dealt)


def another_gate(gate: int, luck: random.Random) -> int:
    return luck.choice([other for other in range(len(GATES)) if other != gate])
