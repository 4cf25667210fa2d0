"""Many pictures on one sheet: to judge them as one family, or to find the colours they need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from renderers.palette import COLOURS, Bytes, Palette, save
from renderers.picture import Picture

CELL_WIDE, CELL_HIGH, GAP = 600, 450, 12
_CHAT, _FRAME = (49, 51, 56), (30, 31, 34)
_ROUNDS, _EVERY, _PART = 24, 23, 1 << 14


def contact_sheet(rows: Sequence[Sequence[Picture]], *, grey: bool = False) -> Image.Image:
    """Rows of pictures on the dark of a chat window."""
    wide = max(len(row) for row in rows) * (CELL_WIDE + GAP) + GAP
    sheet = Image.new("RGB", (wide, len(rows) * (CELL_HIGH + GAP) + GAP), _FRAME)
    for y, row in enumerate(rows):
        for x, picture in enumerate(row):
            sheet.paste(_cell(picture), (GAP + x * (CELL_WIDE + GAP), GAP + y * (CELL_HIGH + GAP)))
    return sheet.convert("L") if grey else sheet


def _cell(picture: Picture) -> Image.Image:
    """The picture as large as its cell lets it be."""
    image = Image.new("RGB", (CELL_WIDE, CELL_HIGH), _CHAT)
    small = picture.image.copy()
    small.thumbnail((CELL_WIDE, CELL_HIGH), Image.Resampling.LANCZOS)
    image.paste(small, ((CELL_WIDE - small.width) // 2, (CELL_HIGH - small.height) // 2))
    return image


def make_palette(name: str, pictures: Iterable[Picture]) -> Path:
    """Choose and store the 255 colours that serve these pictures best."""
    import imagequant  # noqa: PLC0415 - only developers have it, and only this needs it

    sheet = _colour_sheet(pictures)
    reduced = imagequant.quantize_pil_image(sheet, dithering_level=0, max_colors=COLOURS)
    colours = np.array(reduced.getpalette(), np.uint8).reshape(-1, 3)[:COLOURS]
    return save(Palette(name, _settled(colours, sheet)))


def _settled(colours: Bytes, sheet: Image.Image) -> Bytes:
    """Each colour moves to the middle of the pixels it stands for, until nothing moves much."""
    pixels = np.asarray(sheet, np.float32).reshape(-1, 3)[::_EVERY]
    middle = colours.astype(np.float32)
    for _ in range(_ROUNDS):
        nearest = np.concatenate(
            [((middle**2).sum(1) - 2 * part @ middle.T).argmin(1) for part in _parts(pixels)]
        )
        count = np.bincount(nearest, minlength=len(middle))
        for band in range(3):
            total = np.bincount(nearest, pixels[:, band], len(middle))
            np.divide(total, count, out=middle[:, band], where=count > 0, casting="unsafe")
    return np.rint(middle).astype(np.uint8)


def _parts(pixels: npt.NDArray[np.float32]) -> Iterator[npt.NDArray[np.float32]]:
    return (pixels[start : start + _PART] for start in range(0, len(pixels), _PART))


def _colour_sheet(pictures: Iterable[Picture]) -> Image.Image:
    """Every second row and column of each picture, one below the other."""
    small = [
        picture.image.resize((600, picture.image.height // 2), Image.Resampling.NEAREST)
        for picture in pictures
    ]
    out = Image.new("RGB", (600, sum(image.height for image in small)))
    y = 0
    for image in small:
        out.paste(image, (0, y))
        y += image.height
    return out
