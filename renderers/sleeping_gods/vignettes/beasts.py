"""Foes in a scene: the drawn figure, as large as it must be, seen through the air."""

from __future__ import annotations

from renderers.sleeping_gods.likeness import bare
from renderers.sleeping_gods.vignettes.stage import Stage


def loom(
    s: Stage,
    name: str,
    x: float,
    y: float,
    scale: float,
    air: str,
    share: float = 0.25,
    *,
    left: bool = False,
) -> None:
    """(x, y) is the middle of where the figure is cut off."""
    figure = bare(name, scale)
    figure = figure.flipped() if left else figure
    s.put(figure.image, x - figure.x, y - figure.y, air, share)
