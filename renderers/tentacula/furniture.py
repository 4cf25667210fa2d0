"""Where things lie in the middle of the board, for each way it is folded."""

from __future__ import annotations

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.sprite import Sprite
from renderers.tentacula.hoards import chest, shell_tray
from renderers.tentacula.octopus import cave
from renderers.tentacula.stashes import stash_tray

CAVES: tuple[Point, ...] = ((166.0, 138.0), (324.0, 518.0), (318.0, 345.0))
CAVE_SIZES = (1.0, 0.8, 0.8)
SIGNS: tuple[Point, ...] = ((672.0, 492.0), (606.0, 482.0), (568.0, 506.0))
SHELLS: tuple[Point, ...] = ((402.0, 226.0), (604.0, 574.0), (324.0, 520.0))
STASH: tuple[Point, ...] = ((430.0, 492.0), (352.0, 308.0), (548.0, 318.0))
CHEST: tuple[Point, ...] = ((672.0, 312.0), (624.0, 302.0), (820.0, 380.0))
PILE: Point = (285.0, 348.0)


def draw_furniture(canvas: Canvas, fold: int, stash: int) -> None:
    """The chest, the tray of the stash and that of the shells, all empty."""
    canvas.put(chest(), *CHEST[fold])
    canvas.put(stash_tray(stash), *STASH[fold])
    canvas.put(shell_tray(), *SHELLS[fold])


@kept()
def den(fold: int, look: Point, *, pleased: bool) -> Sprite:
    """The cave as large as the fold leaves room for, and where its owner looks."""
    return cave(hidden=fold == 0, pleased=pleased, look=look).sized(CAVE_SIZES[fold])
