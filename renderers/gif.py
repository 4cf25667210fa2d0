"""Replays: GIFs made of what changed from one frame to the next.

One palette for all frames; only the rectangle that changed is stored, and in it what did not
change is transparent. Frames can be made when the position is drawn and joined later at no cost.
"""

import io
import struct
from dataclasses import dataclass

import numpy as np
from PIL import Image

from renderers.palette import UNCHANGED, Bytes, Palette

_TRAILER = b"\x3b"


@dataclass(frozen=True, slots=True)
class Delta:
    """One frame, ready to be joined: its rectangle and its compressed pixels."""

    x: int
    y: int
    width: int
    height: int
    data: bytes

    def block(self, hundredths: int) -> bytes:
        control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, hundredths, UNCHANGED, 0)
        place = struct.pack("<BHHHHB", 0x2C, self.x, self.y, self.width, self.height, 0)
        return control + place + self.data


def _pixels(entries: Bytes) -> bytes:
    """The compressed pixel blocks that Pillow writes for one frame."""
    image = Image.fromarray(entries, "L").copy()
    out = io.BytesIO()
    image.save(out, "GIF", optimize=False, interlace=0)
    return _image_data(out.getvalue())


def _image_data(gif: bytes) -> bytes:
    """What stands after the image descriptor of a one-frame GIF, without the trailer."""
    at = 13 + 3 * (2 << (gif[10] & 7)) if gif[10] & 0x80 else 13
    while gif[at] == 0x21:
        at += 2
        while gif[at]:
            at += 1 + gif[at]
        at += 1
    flags = gif[at + 9]
    at += 10 + (3 * (2 << (flags & 7)) if flags & 0x80 else 0)
    return gif[at:-1]


def first(entries: Bytes) -> Delta:
    """The opening frame, whole."""
    high, wide = entries.shape
    return Delta(0, 0, wide, high, _pixels(entries))


def step(before: Bytes, after: Bytes) -> Delta:
    """What changed between two frames."""
    changed = before != after
    rows, columns = changed.any(axis=1).nonzero()[0], changed.any(axis=0).nonzero()[0]
    if not rows.size:
        return Delta(0, 0, 1, 1, _pixels(np.full((1, 1), UNCHANGED, np.uint8)))
    y0, y1, x0, x1 = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    part = np.where(changed[y0:y1, x0:x1], after[y0:y1, x0:x1], np.uint8(UNCHANGED))
    return Delta(int(x0), int(y0), int(x1 - x0), int(y1 - y0), _pixels(part))


def join(size: tuple[int, int], palette: Palette, frames: list[tuple[Delta, int]]) -> bytes:
    """A GIF that loops for ever; each frame stays for so many hundredths of a second."""
    table = palette.plte.ljust(768, b"\0")
    head = b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + table
    loop = b"\x21\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<HB", 0, 0)
    return head + loop + b"".join(delta.block(time) for delta, time in frames) + _TRAILER
