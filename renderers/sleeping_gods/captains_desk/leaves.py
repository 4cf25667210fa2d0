"""A leaf on the desk: a title, and a few plates below one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.kernel import Text
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.look import EDGE, HEADER, THEME
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

GAP = 8
WIDE = WIDTH - 2 * EDGE
COUNT = 160
V = TypeVar("V")


def leaves(things: Sequence[V], on_each: int) -> list[Sequence[V]]:
    return [things[at : at + on_each] for at in range(0, len(things), on_each)]


def plate_height(on_each: int) -> int:
    """So that this many plates fill a leaf."""
    return (HEIGHT - HEADER - EDGE) // on_each - GAP


def blank_leaf(title: Text, number: int, total: int) -> Canvas:
    """The water, the title, and which leaf of how many it is."""
    canvas = Canvas.on(desk())
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(say(title), EDGE, HEADER / 2, style, WIDE - COUNT)
    if total > 1:
        style = Style(THEME.brass_light, TEXT, Face.DISPLAY, THEME.outline, "r")
        canvas.write(f"{number} / {total}", WIDTH - EDGE, HEADER / 2, style, COUNT)
    return canvas


def top(at: int, on_each: int) -> float:
    """Where a leaf's plate begins."""
    return HEADER + at * (plate_height(on_each) + GAP)
