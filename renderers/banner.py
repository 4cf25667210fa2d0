"""A scene as a strip: the band of it in which things stand."""

from __future__ import annotations

from renderers.canvas import Canvas
from renderers.picture import Picture

LOW = 0.36
"""How high a strip is for its width."""
SKY = 0.55
"""How much of what is left out is left out above."""


def banner(scene: Picture) -> Picture:
    """The same scene, no higher than a strip."""
    wide, high = scene.image.size
    band = min(high, round(wide * LOW))
    top = round((high - band) * SKY)
    canvas = Canvas(scene.image.convert("RGB").crop((0, top, wide, top + band)))
    return Picture(canvas, scene.name, scene.palette, scene.alt)
