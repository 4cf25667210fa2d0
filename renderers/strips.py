"""A drawing's rows in the colours of a palette, packed strip by strip.

Only the strips that were never packed before are painted.
"""

from collections.abc import Sequence

import numpy as np
from isal import isal_zlib
from PIL import Image

from renderers.arrangement import STRIP, Arrangement
from renderers.frames import borrowed
from renderers.palette import EACH, Bytes, Palette
from renderers.strip_file import STRIPS, Strip

_LEVEL, _RAW = 1, -15


def packed(image: Image.Image, palette: Palette) -> list[Strip]:
    """All strips of an image."""
    entries = palette.entries(image)
    rows = np.zeros((image.height, image.width + 1), np.uint8)
    rows[:, 1:] = entries
    strange, each = palette.strange(image, entries), STRIP // EACH
    return [
        _pack(rows[top : top + STRIP], sum(strange[number * each : (number + 1) * each]))
        for number, top in enumerate(range(0, image.height, STRIP))
    ]


def found_or_packed(laid: Arrangement, names: Sequence[bytes], palette: Palette) -> list[Strip]:
    """The strips of a drawing that go by these names in this palette."""
    names = [palette.name.encode() + name for name in names]
    found = STRIPS.find(names)
    missing = _runs([number for number, strip in enumerate(found) if strip is None])
    if missing:
        fresh = _painted(laid, missing, palette)
        STRIPS.keep([(names[number], strip) for number, strip in fresh.items()])
        found = [fresh.get(number, strip) for number, strip in enumerate(found)]
    return [strip for strip in found if strip is not None]


def _painted(laid: Arrangement, runs: Sequence[range], palette: Palette) -> dict[int, Strip]:
    strips: dict[int, Strip] = {}
    with borrowed(laid.size) as frame:
        laid.paint(frame, runs)
        for run in runs:
            rows = 0, run.start * STRIP, frame.width, min(run.stop * STRIP, frame.height)
            strips |= zip(run, packed(frame.crop(rows), palette), strict=True)
    return strips


def _runs(numbers: Sequence[int]) -> list[range]:
    """Rising numbers as runs without a gap."""
    runs: list[range] = []
    for number in numbers:
        if runs and runs[-1].stop == number:
            runs[-1] = range(runs[-1].start, number + 1)
        else:
            runs.append(range(number, number + 1))
    return runs


def _pack(rows: Bytes, strange: int) -> Strip:
    """Packed so that another strip can follow: libdeflate, as quick, cannot leave an end open.

    The same rows may come out a byte or two longer another time: compare checks, never packings.
    """
    packer = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, _RAW)
    data = packer.compress(rows) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
    return Strip(data, isal_zlib.adler32(rows), strange)
