"""Names of things that several chapters speak of: cards, the head's place, pairs of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel.text import N, T, Text
from games.refuge import told
from games.refuge.board import COLUMN_NAMES, HEAD_HOMES
from games.refuge.cards import KRAKEN, SALVAGE, TYPE_NAMES, KrakenCard

CARD_DETAILS: Mapping[str, Text] = {
    card.id: T("{type}: {effect}", type=TYPE_NAMES[card.type], effect=card.gist)
    for card in SALVAGE.values()
}
"""A salvage card in a few words: its type, by which pairs are made, and its effect."""

THE_CARGO = T("the cargo")

BELOW_WORDS = {
    "v": T("down"),
    "V": T("down twice"),
    "<": T("left"),
    ">": T("right"),
    "^": T("up"),
    "S": T("a new one"),
}
"""What a symbol of the lower half does to the tentacles of its column."""


def upper_half(card: KrakenCard) -> Text:
    """What the upper half shows, in words."""
    if card.devours:
        return T("Devour")
    steps = abs(card.steps)
    return T("Head left {n}", n=steps) if card.steps < 0 else T("Head right {n}", n=steps)


def _describe(card: KrakenCard) -> Text:
    below = [BELOW_WORDS[symbol] for symbol in card.below]
    return T("{above} · {below}", above=upper_half(card), below=below)


COLUMNS_UNDER: dict[int, Text] = {
    head: T("{left} to {right}", left=COLUMN_NAMES[head], right=COLUMN_NAMES[head + 2])
    for head in HEAD_HOMES
}
"""The columns the head lies over when its left one is this."""
OVER_COLUMNS: dict[int, Text] = {
    head: told.HEAD_LIES(columns=columns) for head, columns in COLUMNS_UNDER.items()
}

KRAKEN_WORDS = {card.id: _describe(card) for card in KRAKEN.values()}
"""Each card in a few words."""


def titles(cards: Sequence[str]) -> Text:
    """One salvage card or a pair, by name."""
    names = [SALVAGE[card].title for card in cards]
    return T("{one} and {other}", one=names[0], other=names[1]) if names[1:] else names[0]


def spaces_left(n: int) -> Text:
    return N("{n} space left", "{n} spaces left", n=n)


def spaces_right(n: int) -> Text:
    return N("{n} space right", "{n} spaces right", n=n)
