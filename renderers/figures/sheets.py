"""All figures on one sheet, as they must be judged: large, small, black, grey, army by army."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
from PIL import Image

from renderers.sprite import Sprite

WIDE, HIGH, LARGE, SMALL = 250, 314, 240, (60, 44)
_WATER, _PAPER, _BLACK = (18, 52, 72), (222, 214, 190), (8, 10, 14)
_SOLID = 150


def silhouette(figure: Sprite) -> Image.Image:
    """Where the figure is solid."""
    return figure.image.getchannel("A").point([255 * (v > _SOLID) for v in range(256)])


def common(one: Sprite, other: Sprite) -> float:
    """The area two silhouettes share by the area they cover together, feet on one spot."""
    wide, high = 2 * max(one.width, other.width), 2 * max(one.height, other.height)
    first, second = (_placed(figure, wide, high) for figure in (one, other))
    return float((first & second).sum() / max(1, (first | second).sum()))


def _placed(figure: Sprite, wide: int, high: int) -> npt.NDArray[np.bool_]:
    sheet = Image.new("L", (wide, high))
    sheet.paste(silhouette(figure), (round(wide / 2 - figure.x), round(high * 0.75 - figure.y)))
    return np.asarray(sheet) > 0


def figure_sheet(armies: Sequence[Mapping[str, Sprite]]) -> Image.Image:
    """A row for each army."""
    across = max(len(army) for army in armies)
    sheet = Image.new("RGB", (WIDE * across, HIGH * len(armies)), _WATER)
    for row, army in enumerate(armies):
        for column, figure in enumerate(army.values()):
            sheet.paste(_cell(figure), (WIDE * column, HIGH * row))
    return sheet


def _cell(figure: Sprite) -> Image.Image:
    """Large; at 60 and 44 px on water; black and grey on paper."""
    cell = Image.new("RGB", (WIDE, HIGH), _WATER)
    cell.paste(_PAPER, (118, LARGE + 4, WIDE - 4, HIGH - 4))
    large = _fitted(figure.image, LARGE)
    cell.paste(large, ((WIDE - large.width) // 2, LARGE - large.height), large)
    for x, high in zip((4, 68), SMALL, strict=True):
        small = _fitted(figure.image, high)
        cell.paste(small, (x, HIGH - 8 - small.height), small)
    mask = _fitted(silhouette(figure), 60)
    cell.paste(_BLACK, (122, HIGH - 8 - mask.height), mask)
    grey = _fitted(figure.image, 60)
    cell.paste(grey.convert("LA").convert("RGBA"), (184, HIGH - 8 - grey.height), grey)
    return cell


def _fitted(image: Image.Image, high: int) -> Image.Image:
    """As large as a square of this height lets it be."""
    by = high / max(image.size)
    size = max(1, round(image.width * by)), max(1, round(image.height * by))
    return image.resize(size, Image.Resampling.LANCZOS)
