"""Jupiter from above: rolling bands of amber cloud, small storms, and the great red eye."""

from __future__ import annotations

import numpy as np
from PIL import Image

from renderers import paint
from renderers.cache import LAYERS, kept
from renderers.colour import Colour, mix, rgb
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
EYE = (0.135, 0.84, 0.15)
"""Where the red spot turns: across, down, and how large, in shares of the picture."""


@kept(LAYERS)
def clouds(width: int, height: int, *, dim: float = 0.5) -> Sprite:
    """The sky below, quiet enough for anything to stand on it."""
    image = _flow(width, height)
    _eye(image)
    _ovals(image)
    image = Image.blend(image, Image.new("RGB", image.size, THEME.deep), dim)
    paint.spot(image, width * 0.25, -height * 0.1, width * 0.6, rgb("FFE0A6"), 0.3)
    paint.motes(image, THEME.shaft, 60, "jupiter")
    paint.vignette(image, THEME.abyss, 0.8)
    return Sprite(image)


def _flow(width: int, height: int) -> Image.Image:
    """Bands whose borders curl into each other, turning around the eye."""
    wide, high = width // 2, height // 2
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    x, y = x / wide, y / high
    ex, ey, er = EYE
    away = ((x - ex) / (1.5 * er)) ** 2 + ((y - ey) * high / wide / (0.8 * er)) ** 2
    bend = 0.09 * np.exp(-away) * np.sign(y - ey)
    roll = 0.011 * np.sin(9 * x + 3 * np.sin(7 * y)) + 0.007 * np.sin(23 * x + 31 * y)
    curl = 0.0055 * np.sin(61 * x + 4 * np.sin(40 * y)) * np.sin(26 * y)
    at = np.clip(y + bend + roll + curl + 0.03 * x, 0, 1) * (len(BANDS) - 1)
    low = np.floor(at)
    share = np.clip((at - low - 0.5) * 3.2 + 0.5, 0, 1)[..., None]
    tones = np.array([*BANDS, BANDS[-1]], dtype=np.float32)
    index = low.astype(int)
    mixed = tones[index] * (1 - share) + tones[index + 1] * share
    mixed *= (0.94 + 0.06 * np.sin(at * 17))[..., None]
    small = Image.fromarray(np.clip(mixed, 0, 255).astype(np.uint8))
    return small.resize((width, height), Image.Resampling.BICUBIC)


def _eye(image: Image.Image) -> None:
    """The great red spot, turning."""
    x, y, radius = EYE[0] * image.width, EYE[1] * image.height, EYE[2] * image.width
    pen = Pen(image.width, image.height, 1)
    tones = (rgb("F3DFBE"), rgb("8E3B22"), rgb("C4602F"), rgb("A14326"), rgb("D67C46"))
    for ring in range(15):
        share = 1 - ring * 0.062
        body = pen.area(oval(x, y, radius * 1.2 * share, radius * 0.66 * share, 0.04 * ring - 0.1))
        tone = mix(tones[ring // 3], tones[min(4, ring // 3 + 1)], ring % 3 / 3)
        pen.glow(body, tone, 3, 0.6)
    image.paste(pen.image, (0, 0), pen.image)


def _ovals(image: Image.Image) -> None:
    """White storms strung along the bands."""
    pen = Pen(image.width, image.height, 1)
    sheet = pen.box(0, 0, image.width, image.height)
    for index in range(11):
        x, y = image.width * vary("oval", index), image.height * (0.06 + 0.1 * (index % 10))
        size = 10 + 16 * vary("oval", index, "r")
        pen.glow(both(sheet, pen.area(oval(x, y, 2 * size, 0.8 * size))), rgb("FFF3DC"), 3, 0.55)
    image.paste(pen.image, (0, 0), pen.image)
