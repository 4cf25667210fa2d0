"""Jupiter from above: rolling bands of amber cloud, small storms, and the great red eye."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renderers import paint
from renderers.cache import kept
from renderers.colour import Colour, rgb
from renderers.curves import oval, vary
from renderers.jupiter.look import THEME
from renderers.pen import Pen, both
from renderers.sprite import Sprite

BANDS: tuple[Colour, ...] = (
    rgb("8C6A4C"),
    rgb("E3C797"),
    rgb("C98F52"),
    rgb("F0DDB8"),
    rgb("A9663A"),
    rgb("D9AE74"),
    rgb("8A4B2C"),
    rgb("C58A55"),
    rgb("EAD2A4"),
    rgb("9C5C36"),
    rgb("6B3A26"),
    rgb("B07A4A"),
    rgb("54301F"),
)
STORM = (0.15, 0.83, 0.17)
"""Where the red spot turns: across, down, and how high, in shares of the picture."""
RED = (rgb("D98358"), rgb("7C2E24"))
Field = NDArray[np.float32]


@kept(named=False)
def clouds(width: int, height: int, *, dim: float = 0.34) -> Sprite:
    """The sky below, quiet enough for anything to stand on it."""
    wide, high = width // 2, height // 2
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    sky = _bands(x / wide, y / high)
    redness, rings = _storm(x, y, wide, high)
    spot = rings[..., None] * RED[0] + (1 - rings[..., None]) * RED[1]
    mixed = sky * (1 - redness[..., None]) + spot * redness[..., None]
    small = Image.fromarray(np.clip(mixed, 0, 255).astype(np.uint8))
    image = small.resize((width, height), Image.Resampling.BICUBIC)
    _ovals(image)
    image = Image.blend(image, Image.new("RGB", image.size, THEME.deep), dim)
    paint.spot(image, width * 0.25, -height * 0.1, width * 0.6, rgb("FFE0A6"), 0.3)
    paint.motes(image, THEME.shaft, 60, "jupiter")
    paint.vignette(image, THEME.abyss, 0.8)
    return Sprite(image)


def _bands(x: Field, y: Field) -> Field:
    """Bands whose borders curl into each other."""
    roll = 0.013 * np.sin(9 * x + 3 * np.sin(7 * y)) + 0.007 * np.sin(23 * x + 31 * y)
    curl = 0.0055 * np.sin(61 * x + 4 * np.sin(40 * y)) * np.sin(26 * y)
    at = np.clip(y + roll + curl + 0.03 * x, 0, 1) * (len(BANDS) - 1)
    low = np.floor(at)
    share = np.clip((at - low - 0.5) * 3.2 + 0.5, 0, 1)[..., None]
    tones = np.array([*BANDS, BANDS[-1]], dtype=np.float32)
    index = low.astype(int)
    mixed: Field = tones[index] * (1 - share) + tones[index + 1] * share
    return mixed


def _storm(x: Field, y: Field, width: int, height: int) -> tuple[Field, Field]:
    """How much of a point belongs to the storm, and how bright its winding rings are there."""
    across, down, size = STORM
    dx, dy = (x - width * across) / 1.7, y - height * down
    far = np.hypot(dx, dy) / (height * size)
    share: Field = np.exp(-((far * 1.05) ** 4)).astype(np.float32)
    rings: Field = (0.5 + 0.5 * np.sin(far * 13 - 2 * np.arctan2(dy, dx))).astype(np.float32)
    return share * np.float32(0.9), rings


def _ovals(image: Image.Image) -> None:
    """White storms strung along the bands."""
    pen = Pen(image.width, image.height, 1)
    sheet = pen.box(0, 0, image.width, image.height)
    for index in range(11):
        x, y = image.width * vary("oval", index), image.height * (0.06 + 0.1 * (index % 10))
        size = 10 + 16 * vary("oval", index, "r")
        pen.glow(both(sheet, pen.area(oval(x, y, 2 * size, 0.8 * size))), rgb("FFF3DC"), 3, 0.5)
    image.paste(pen.image, (0, 0), pen.image)
