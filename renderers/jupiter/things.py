"""Cards, robots, pieces and modules by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.jupiter.cards import NAMES, Card
from renderers.jupiter import pieces, stations
from renderers.jupiter.chips import chip
from renderers.sprite import Sprite

RADIUS = 90
CARDS: Mapping[str, Card] = {card: card for card in NAMES}

SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "colonist": lambda: pieces.colonist(RADIUS),
    "creep": lambda: pieces.creep(RADIUS),
    "super_creep": lambda: pieces.super_creep(RADIUS),
    "pod": lambda: pieces.pod(RADIUS),
    "ring": lambda: pieces.alarm(RADIUS),
    "plant": lambda: stations.plant(2 * RADIUS),
    "dish": lambda: stations.dish(2 * RADIUS),
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    if kind == "card":
        return chip(CARDS[key], RADIUS)
    if kind == "robot":
        return pieces.robot(int(key), RADIUS)
    if kind == "module":
        return stations.module(int(key), 0, "printed", RADIUS)
    return SIGNS[key]() if key in SIGNS else None
