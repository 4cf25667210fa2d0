"""Animals, fish, gems, tiles, gates, squares and signs by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.tentacula.words import gate_kind
from renderers.canvas import Canvas
from renderers.colour import rgb
from renderers.medallions import medallion
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.board import badge, castle, nest, stone
from renderers.tentacula.coral import in_hand, snail
from renderers.tentacula.fish import fish
from renderers.tentacula.gates import sign
from renderers.tentacula.hoards import chest
from renderers.tentacula.look import THEME
from renderers.tentacula.octopus import cave
from renderers.tentacula.pieces import danger, shelter, theft_die, whole_pile
from renderers.tentacula.stashes import stash_tray
from renderers.tentacula.treasure import gem, shell
from renderers.words import say

SIZE, TILE, STEP = 220, 400, 120
LEVELS = {"1": (2, 0), "2": (1, 0), "3": (1, 1), "pro": (0, 2)}
"""Shells to begin with, and snails that stay in the box."""

DRAWN: Mapping[str, Callable[[int], Sprite]] = {
    "animal": lambda number: animal(number, SIZE),
    "fish": lambda number: fish(number, SIZE),
    "gem": lambda number: gem(number, SIZE),
    "stash": stash_tray,
    "tile": lambda number: in_hand(2 * number, TILE),
    "gate": lambda number: sign(number, (False, False, False), say(gate_kind(number))),
}


def _beside(*sprites: Sprite) -> Sprite:
    """Several pieces in a row."""
    canvas = Canvas.clear(STEP * len(sprites), STEP)
    for at, sprite in enumerate(sprites):
        shown = sprite.sized(min(0.9 * STEP / sprite.width, 0.9 * STEP / sprite.height))
        middle = Sprite(shown.image, shown.width / 2, shown.height / 2)
        canvas.put(middle, STEP * (at + 0.5), STEP / 2)
    return canvas.sprite()


def _square() -> Sprite:
    """A turtle's square of the route."""
    canvas = Canvas(stone(0, 80).image.copy())
    canvas.put(animal(0, 116), canvas.width / 2, canvas.height / 2)
    return canvas.sprite()


def _level(key: str) -> Sprite:
    shells, snails = LEVELS[key]
    held = [shell(100, empty=at >= shells) for at in range(2)]
    return _beside(*held, *(snail() for _ in range(snails)))


SIGNS: Mapping[str, Callable[[], Sprite]] = {
    "ring": lambda: shelter(SIZE // 2),
    "eye": danger,
    "coral": lambda: in_hand(0, TILE),
    "shell": lambda: shell(SIZE),
    "chest": chest,
    "cave": lambda: cave(hidden=False),
    "die": lambda: theft_die(0),
    "fold": lambda: medallion("book", THEME.accent, THEME, ("left", "right")),
    "pile": lambda: whole_pile(6, 0),
    "snail": snail,
    "turn": lambda: medallion("hand", THEME.accent, THEME),
}
SQUARES: Mapping[str, Callable[[], Sprite]] = {
    "animal": _square,
    "shell": lambda: badge("shell", 90),
    "dolphin": lambda: badge("dolphin", 90),
    "shark": lambda: badge("shark", 90),
    "start": lambda: nest(rgb("FFE9B0"), 90),
    "finish": castle,
    "arch": lambda: medallion("cave", THEME.accent, THEME),
    "reef": lambda: in_hand(2, TILE),
}


def sprite_of(thing: str) -> Sprite | None:
    kind, _, key = thing.partition(".")
    if kind in DRAWN:
        return DRAWN[kind](int(key))
    if kind == "level":
        return _level(key)
    return SQUARES[key]() if kind == "square" else SIGNS[key]()
