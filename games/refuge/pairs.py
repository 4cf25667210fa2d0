"""Two cards of one type: what recovering costs, and one way to wound the Kraken."""

from __future__ import annotations

from itertools import combinations

from games.kernel.ask import Option
from games.refuge.cards import TYPE_NAMES, TYPE_OF
from games.refuge.state import Diver
from games.refuge.words import titles

Cards = tuple[str, ...]
"""What is discarded together."""


def pairs(diver: Diver) -> list[Cards]:
    """Every two cards in hand that share a type."""
    found = combinations(sorted(diver.hand), 2)
    return [pair for pair in dict.fromkeys(found) if TYPE_OF[pair[0]] == TYPE_OF[pair[1]]]


def has_pair(diver: Diver) -> bool:
    types = [TYPE_OF[card] for card in diver.hand]
    return len(types) != len(set(types))


def pair_option(diver: Diver, pair: Cards) -> Option[Cards]:
    one, other = pair
    label, kind = titles(pair), TYPE_NAMES[TYPE_OF[one]]
    return Option(f"discard.{one}.{other}", diver.seat, label, pair, detail=kind)
