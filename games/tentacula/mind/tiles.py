"""What nobody knows: how the tiles of the draw pile lie, and which gates come after this one."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

from games.tentacula.board import GATES, LOOKS, turned
from games.tentacula.view import View


class Unknown(NamedTuple):
    """The tiles of the draw pile in no order and what its top shows; the gate that is known."""

    unseen: tuple[int, ...]
    top: int
    fold: int
    gate: int


class Deal(NamedTuple):
    """One way in which it may lie: the pile, drawn from the end, and the gate of each fold."""

    pile: tuple[int, ...]
    gates: tuple[int, ...]


def unknown_in(view: View) -> Unknown:
    return Unknown(tuple(view.unseen), view.top, view.fold, view.gate)


@lru_cache(maxsize=128)
def deal_of(unknown: Unknown, number: int) -> Deal:
    """The same for all who see the same: a plan is followed, not thought anew at each question."""
    luck = random.Random(f"{unknown} {number}")
    others = [gate for gate in range(len(GATES)) if gate != unknown.gate]
    gates = (*[unknown.gate] * (unknown.fold + 1), *luck.sample(others, 2 - unknown.fold))
    return Deal(pile_of(unknown, luck), gates)


def pile_of(unknown: Unknown, luck: random.Random) -> tuple[int, ...]:
    """Any order and any sides, with a top that looks as it does."""
    tops = [
        face
        for tile in unknown.unseen
        for face in (2 * tile, 2 * tile + 1)
        if LOOKS[turned(face)] == unknown.top
    ]
    if not tops:
        return ()
    top = luck.choice(tops)
    rest = [2 * tile + luck.getrandbits(1) for tile in unknown.unseen if tile != top // 2]
    luck.shuffle(rest)
    return (*rest, top)
