"""Piles of cards and bags of pieces: lists in the state, drawn from the end."""

from __future__ import annotations

import random
from collections.abc import MutableSequence
from typing import TypeVar

from games.kernel.chance import Chance

C = TypeVar("C")


def draw(pile: list[C]) -> C | None:
    """The top card, if any."""
    return pile.pop() if pile else None


def draw_recycling(pile: list[C], discards: list[C], chance: Chance) -> C | None:
    """The top card; an empty pile is made anew from the shuffled discards first."""
    if not pile:
        recycle(pile, discards, chance)
    return draw(pile)


def recycle(pile: list[C], discards: list[C], chance: Chance) -> None:
    """All discards go back into the pile, shuffled."""
    pile.extend(discards)
    discards.clear()
    chance.shuffle(pile)


def deal_anew(pile: list[C], luck: random.Random) -> None:
    """In another order, which does not depend on the one it had."""
    pile.sort()
    luck.shuffle(pile)


def put_under(pile: MutableSequence[C], card: C) -> None:
    """To the bottom of the pile."""
    pile.insert(0, card)
