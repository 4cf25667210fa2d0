"""Jupiter's clouds: bands that flow past each other, and the great storm."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renderers import paint
from renderers.cache import LAYERS, kept
from renderers.colour import Colour, darker, lighter, rgb
from renderers.jupiter.look import THEME
from renderers.sprite import Sprite

Field = NDArray[np.float32]

BANDS: tuple[tuple[float, Colour], ...] = (
    (0.0, rgb("4A3434")),
    (0.08, rgb("9A6A48")),
    (0.15, rgb("E2B078")),
    (0.2, rgb("C68A56")),
    (0.27, rgb("7C4A38")),
    (0.34, rgb("B87C4C")),
    (0.41, rgb("E8BE8A")),
    (0.47, rgb("AA6C46")),
    (0.55, rgb("6A3E36")),
    (0.62, rgb("A8704C")),
    (0.7, rgb("D09A68")),
    (0.77, rgb("744638")),
    (0.86, rgb("583634")),
    (1.0, rgb("241820")),
)
STORM = (0.8, 0.79, 0.15)
"""Where the great red spot turns, and how high it is, in shares of the picture."""


@kept(LAYERS)
def clouds(width: int, height: int) -> Sprite:
    """The sky below the colony; dark enough for everything that stands on it."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    depth = y / height + _swirl(x, y)
    stops = [at for at, _ in BANDS]
    tones = [darker(tone, 0.42) for _, tone in BANDS]
    colours = [np.interp(depth, stops, [tone[band] for tone in tones]) for band in range(3)]
    redness, rings = _storm(x, y, width, height)
    spot = [rings * light + (1 - rings) * dark for light, dark in zip(*_SPOT, strict=True)]
    mixed = [tone * (1 - redness) + red * redness for tone, red in zip(colours, spot, strict=True)]
    image = Image.fromarray(np.rint(np.stack(mixed, axis=2)).clip(0, 255).astype(np.uint8))
    paint.spot(image, width * 0.36, height * 0.06, height * 0.9, THEME.shaft, 0.14)
    paint.vignette(image, THEME.abyss, 0.7)
    return Sprite(image)


_SPOT = (lighter(rgb("B4553A"), 0.12), darker(rgb("7C2E24"), 0.2))


def _swirl(x: Field, y: Field) -> Field:
    """How far the wind has carried each point out of its band: festoons and eddies."""
    wind = 0.016 * np.sin(x * 0.0052 + 2.1 * np.sin(y * 0.011))
    eddies = 0.009 * np.sin(x * 0.021 + y * 0.017 + 1.7 * np.sin(x * 0.006 - y * 0.02))
    ripples = 0.004 * np.sin(x * 0.055 + 2.4 * np.sin(y * 0.031 + x * 0.004))
    carried: Field = (wind + eddies + ripples).astype(np.float32)
    return carried


def _storm(x: Field, y: Field, width: int, height: int) -> tuple[Field, Field]:
    """How much of a point belongs to the storm, and how bright its winding rings are there."""
    across, down, size = STORM
    dx, dy = (x - width * across) / 1.7, y - height * down
    far = np.hypot(dx, dy) / (height * size)
    share: Field = np.exp(-((far * 1.05) ** 4)).astype(np.float32)
    rings: Field = (0.5 + 0.5 * np.sin(far * 13 - 2 * np.arctan2(dy, dx))).astype(np.float32)
    return share * np.float32(0.85), rings
