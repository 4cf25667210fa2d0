"""Cards, robots, pieces, modules and signs by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.jupiter.cards import NAMES, Card
from renderers.canvas import Canvas
from renderers.dice import die
from renderers.jupiter import pieces, stations
from renderers.jupiter.chips import chip
from renderers.jupiter.look import THEME
from renderers.sprite import Sprite

RADIUS, SMALL = 90, 110
CARDS: Mapping[str, Card] = {card: card for card in NAMES}


def _range() -> Sprite:
    """A robot's own module, and one beside it."""
    step = round(1.72 * SMALL)
    canvas = Canvas.clear(2 * step + 40, 2 * SMALL + 40)
    y = SMALL + 20
    for at, number in enumerate((1, 2)):
        x = SMALL + 20 + at * step
        canvas.put(stations.module(number, 0, "open", SMALL), x, y)
        canvas.put(stations.halo(SMALL, THEME.brass_light), x, y)
    canvas.put(pieces.robot(0, SMALL // 4), SMALL + 20, y)
    return canvas.sprite()


SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "colonist": lambda: pieces.colonist(RADIUS),
    "creep": lambda: pieces.creep(RADIUS),
    "super_creep": lambda: pieces.super_creep(RADIUS),
    "pod": lambda: pieces.pod(RADIUS),
    "ring": lambda: pieces.alarm(RADIUS),
    "plant": lambda: stations.plant(2 * RADIUS),
    "dish": lambda: stations.dish(2 * RADIUS),
    "bridge": lambda: stations.module(1, 0, "open", RADIUS),
    "range": _range,
    "die": lambda: die(6, RADIUS, THEME),
    "core": lambda: chip("boost", RADIUS, "core"),
    "blast": lambda: stations.blaze(RADIUS),
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    if kind == "card":
        return chip(CARDS[key], RADIUS)
    if kind == "robot":
        return pieces.robot(int(key), RADIUS)
    if kind == "module":
        return stations.module(int(key), 0, "printed", RADIUS)
    return SIGNS[key]()
