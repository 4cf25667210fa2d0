"""Foes in a scene: the drawn figure, as large as it must be, seen through the air."""

from __future__ import annotations

from renderers.sleeping_gods.likeness import figure
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
    shown = figure(name, scale)
    shown = shown.flipped() if left else shown
    s.put(shown.image, x - shown.x, y - shown.y, air, share)
