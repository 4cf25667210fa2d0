"""A fixed palette and the table that leads each colour to its nearest entry.

The last entry is left for "unchanged" in animations, so pictures use 255 colours. Tables are made
by `divemaster palette GAME` from a sheet of all that the game draws, and stored as small files.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

Bytes = npt.NDArray[np.uint8]

FOLDER = Path(__file__).parent / "palettes"
COLOURS = 255
UNCHANGED = 255
_CELLS = 64  # the table knows six bits of each of red, green and blue
_WEIGHTS = np.array([2.0, 4.0, 3.0], dtype=np.float32)
_BLOCK = 1 << 15
_STRIP = 36
_SAMPLE = 6
_FAR = 40.0
_TOO_MANY = 0.004


@dataclass(frozen=True)
class Palette:
    """Up to 255 colours, and for each of 64x64x64 cells of colour the entry nearest to it."""

    name: str
    colours: Bytes
    table: Bytes

    @cached_property
    def plte(self) -> bytes:
        return self.colours.tobytes()

    @cached_property
    def _nearest(self) -> Bytes:
        return _spread(self.table)

    @cached_property
    def _far(self) -> Bytes:
        """Whether the nearest entry would look wrong."""
        apart = _centres() - self.colours[self.table].astype(np.float32)
        return _spread(np.sqrt((apart**2 * _WEIGHTS / 3).sum(axis=1)) > _FAR)

    def entries(self, image: Image.Image) -> Bytes:
        """The entry of every pixel; strip by strip, so that no large memory is asked for."""
        out = np.empty((image.height, image.width), np.uint8)
        for top in range(0, image.height, _STRIP):
            part = out[top : top + _STRIP]
            strip = image.crop((0, top, image.width, top + len(part)))
            np.take(self._nearest, _places(strip), out=part, mode="clip")
        return out

    def knows(self, image: Image.Image) -> bool:
        """Whether (nearly) all colours, of a pixel here and there, have an entry like them."""
        size = max(1, image.width // _SAMPLE), max(1, image.height // _SAMPLE)
        some = image.resize(size, Image.Resampling.NEAREST)
        return float(self._far[_places(some)].mean()) <= _TOO_MANY


def _places(image: Image.Image) -> npt.NDArray[np.uint32]:
    """Where each pixel's colour stands in a spread table: its upper six bits of blue, green, red.

    The bytes stay where they are, which leaves gaps in the table and saves most of the arithmetic.
    """
    words = np.frombuffer(image.tobytes("raw", "RGBX"), np.uint32) >> np.uint32(2)
    words &= np.uint32(0x3F3F3F)
    return words.reshape(image.height, image.width)


def _spread(table: npt.NDArray[np.uint8 | np.bool_]) -> Bytes:
    out = np.zeros((_CELLS, 4 * _CELLS, 4 * _CELLS), np.uint8)
    out[:, :_CELLS, :_CELLS] = table.reshape(_CELLS, _CELLS, _CELLS)
    return out.ravel()


def _centres() -> npt.NDArray[np.float32]:
    steps = np.arange(_CELLS, dtype=np.float32) * 4 + 1.5
    blue, green, red = np.meshgrid(steps, steps, steps, indexing="ij")
    return np.stack([red.ravel(), green.ravel(), blue.ravel()], axis=1)


def build(name: str, colours: Bytes) -> Palette:
    """Find the nearest entry for every cell."""
    centres = _centres() * np.sqrt(_WEIGHTS)
    entries = colours.astype(np.float32) * np.sqrt(_WEIGHTS)
    table = np.empty(len(centres), np.uint8)
    lengths = (entries**2).sum(axis=1)
    for start in range(0, len(centres), _BLOCK):
        part = centres[start : start + _BLOCK]
        table[start : start + _BLOCK] = (lengths - 2 * part @ entries.T).argmin(axis=1)
    return Palette(name, colours, table)


def save(palette: Palette) -> Path:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{palette.name}.npz"
    np.savez_compressed(path, colours=palette.colours, table=palette.table)
    return path


@cache
def load(name: str) -> Palette | None:
    """The stored palette of this name, if one was made."""
    path = FOLDER / f"{name}.npz"
    if not path.exists():
        return None
    with np.load(path) as stored:
        return Palette(name, stored["colours"], stored["table"])
