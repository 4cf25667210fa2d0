"""Where things lie in the middle of the board, for each way it is folded."""

from __future__ import annotations

from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.tentacula.hoards import chest, shell_tray, stash_tray
from renderers.tentacula.octopus import cave

CAVES: tuple[Point, ...] = ((214.0, 140.0), (348.0, 430.0), (352.0, 368.0))
SIGNS: tuple[Point, ...] = ((796.0, 504.0), (354.0, 252.0), (776.0, 504.0))
SHELLS: tuple[Point, ...] = ((504.0, 524.0), (640.0, 520.0), (514.0, 536.0))
STASH: tuple[Point, ...] = ((600.0, 334.0), (610.0, 350.0), (634.0, 334.0))
CHEST: tuple[Point, ...] = ((858.0, 322.0), (868.0, 340.0), (904.0, 322.0))
PILE: Point = (330.0, 404.0)


def draw_furniture(canvas: Canvas, fold: int, *, pleased: bool) -> None:
    """The cave, the chest, the tray of the stash and that of the shells, all empty."""
    canvas.put(cave(hidden=fold == 0, pleased=pleased), *CAVES[fold])
    canvas.put(chest(), *CHEST[fold])
    canvas.put(stash_tray(), *STASH[fold])
    canvas.put(shell_tray(), *SHELLS[fold])
