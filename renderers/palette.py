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
    def far(self) -> npt.NDArray[np.bool_]:
        """Cells whose nearest entry would look wrong."""
        centre = _centres() - self.colours[self.table].astype(np.float32)
        apart: npt.NDArray[np.bool_] = np.sqrt((centre**2 * _WEIGHTS / 3).sum(axis=1)) > _FAR
        return apart

    def entries(self, image: Image.Image) -> Bytes:
        """The entry of every pixel."""
        return self._entries(_words(image)).reshape(image.height, image.width)

    def known_entries(self, image: Image.Image) -> Bytes | None:
        """The same, or nothing if too many colours have no entry that looks like them."""
        words = _words(image)
        rows = words.reshape(image.height, image.width)[3::9]
        if float(self.far[_cell(rows)].mean()) > _TOO_MANY:
            return None
        return self._entries(words).reshape(image.height, image.width)

    def _entries(self, words: npt.NDArray[np.uint32]) -> Bytes:
        """Block by block, so that the work stays in the processor's cache."""
        out = np.empty(words.size, np.uint8)
        for start in range(0, words.size, _BLOCK):
            block = words[start : start + _BLOCK]
            np.take(self.table, _cell(block), out=out[start : start + _BLOCK], mode="clip")
        return out


def _words(image: Image.Image) -> npt.NDArray[np.uint32]:
    return np.frombuffer(image.tobytes("raw", "RGBX"), np.uint32)


def _cell(words: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint32]:
    cell: npt.NDArray[np.uint32] = (words >> np.uint32(2)) & np.uint32(0x3F)
    cell |= (words >> np.uint32(4)) & np.uint32(0xFC0)
    cell |= (words >> np.uint32(6)) & np.uint32(0x3F000)
    return cell


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
