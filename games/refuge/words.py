"""Names of things that several chapters speak of: cards, the head's place, pairs of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel.text import N, T, Text
from games.refuge.board import COLUMN_NAMES, HEAD_HOMES
from games.refuge.cards import KRAKEN, SALVAGE, TYPE_NAMES, KrakenCard

CARD_DETAILS: Mapping[str, Text] = {
    card.id: T("{type}: {effect}", type=TYPE_NAMES[card.type], effect=card.effect)
    for card in SALVAGE.values()
}
"""What is printed on a salvage card: its type, by which pairs are made, and its effect."""

ARROW_SIGNS = {"v": "↓", "V": "⇊", "<": "←", ">": "→", "^": "↑", "S": "✚"}


def upper_half(card: KrakenCard) -> Text:
    """What the upper half shows, in words."""
    if card.devours:
        return T("Devour")
    steps = abs(card.steps)
    return T("Head left {n}", n=steps) if card.steps < 0 else T("Head right {n}", n=steps)


def _describe(card: KrakenCard) -> Text:
    below = " ".join(ARROW_SIGNS[symbol] for symbol in card.below)
    return T("{above} · {below}", above=upper_half(card), below=below)


OVER_COLUMNS: dict[int, Text] = {
    head: T(
        "The head lies over columns {left} to {right}.",
        left=COLUMN_NAMES[head],
        right=COLUMN_NAMES[head + 2],
    )
    for head in HEAD_HOMES
}
"""Where the head lies when its left column is this one."""

KRAKEN_WORDS = {card.id: _describe(card) for card in KRAKEN.values()}
"""Each card in a few words and signs."""
KRAKEN_LINES = {card: T("The Kraken: {card}.", card=words) for card, words in KRAKEN_WORDS.items()}


def titles(cards: Sequence[str]) -> Text:
    """One salvage card or a pair, by name."""
    names = [SALVAGE[card].title for card in cards]
    return T("{one} and {other}", one=names[0], other=names[1]) if names[1:] else names[0]


def spaces_left(n: int) -> Text:
    return N("{n} space left", "{n} spaces left", n=n)


def spaces_right(n: int) -> Text:
    return N("{n} space right", "{n} spaces right", n=n)
