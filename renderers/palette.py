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
_SAMPLE = 12
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

    def knows(self, image: Image.Image) -> bool:
        """Whether (nearly) all colours, of a pixel here and there, have an entry like them."""
        size = max(1, image.width // _SAMPLE), max(1, image.height // _SAMPLE)
        some = image.resize(size, Image.Resampling.NEAREST)
        apart = np.asarray(some, np.int32) - self.colours[self.entries(some)]
        return float((apart**2 @ _WEIGHTS > 3 * _FAR**2).mean()) <= _TOO_MANY


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
