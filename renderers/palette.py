"""A fixed palette, and how each colour of a picture finds its nearest entry.

The last entry is left for "unchanged" in animations, so pictures use 255 colours. They are chosen
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
_WEIGHTS = np.array([2, 4, 3], dtype=np.int32)
EACH = 12
"""Of so many pixels, across and down, one is looked at to see whether a palette knows them."""
_FAR = 40
_TOO_MANY = 0.004


@dataclass(frozen=True, eq=False)
class Palette:
    """Up to 255 colours."""

    name: str
    colours: Bytes

    @cached_property
    def plte(self) -> bytes:
        return self.colours.tobytes()

    @cached_property
    def _chooser(self) -> Image.Image:
        """Pillow takes four shades of a band for one, and for the darkest of them. All entries are
        a shade darker here, so that the middle of the four counts. What it has looked up for one
        picture it remembers for all."""
        image = Image.new("P", (1, 1))
        image.putpalette((np.maximum(self.colours, 1) - 1).tobytes())
        return image

    def entries(self, image: Image.Image) -> Bytes:
        """The entry of every pixel."""
        return np.asarray(image.quantize(palette=self._chooser, dither=Image.Dither.NONE))

    def strange(self, image: Image.Image, entries: Bytes) -> list[int]:
        """Of a pixel here and there, row by row: how many are not like their entry."""
        wide, high = image.width // EACH, image.height // EACH
        within = slice(EACH // 2, high * EACH, EACH), slice(EACH // 2, wide * EACH, EACH)
        if not wide or not high:
            return []
        box = 0, 0, wide * EACH, high * EACH
        some = image.resize((wide, high), Image.Resampling.NEAREST, box)
        apart = np.asarray(some, np.int32) - self.colours[entries[within]]
        far: list[int] = (apart**2 @ _WEIGHTS > 3 * _FAR**2).sum(axis=1).tolist()
        return far

    def knows(self, size: tuple[int, int], strange: int) -> bool:
        """Whether (nearly) all colours of an image this large with so many strange ones have an
        entry like them."""
        return strange <= _TOO_MANY * (size[0] // EACH) * (size[1] // EACH)


def save(palette: Palette) -> Path:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{palette.name}.npz"
    np.savez_compressed(path, colours=palette.colours)
    return path


@cache
def load(name: str) -> Palette | None:
    """The stored palette of this name, if one was made."""
    path = FOLDER / f"{name}.npz"
    if not path.exists():
        return None
    with np.load(path) as stored:
        return Palette(name, stored["colours"])
