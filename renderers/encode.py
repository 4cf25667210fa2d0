"""From a finished image to bytes: an 8-bit PNG in the colours of a palette.

Several times faster and smaller than a true-colour PNG, and type stays crisp. Where an image has
colours that its palette does not know, a lossy WebP is better than a wrong colour.
"""

import io
import struct
import zlib
from functools import cached_property
from threading import local
from typing import TypeAlias

import deflate
import numpy as np
from PIL import Image

from renderers.palette import Bytes, Palette

Fingerprint: TypeAlias = tuple[int, int]

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 1


def _chunk(kind: bytes, data: bytes | bytearray) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)))


class _Scratch(local):
    """What a thread writes the rows of one picture after the other into."""

    rows: Bytes = np.zeros((0, 0), np.uint8)


_scratch = _Scratch()


def _rows(high: int, wide: int) -> Bytes:
    """Their first column is empty."""
    if _scratch.rows.shape != (high, wide):
        _scratch.rows = np.zeros((high, wide), np.uint8)
    return _scratch.rows


def png8(entries: Bytes, palette: Palette) -> bytes:
    """A PNG from palette entries, every row unfiltered (best for flat art)."""
    high, wide = entries.shape
    rows = _rows(high, wide + 1)
    rows[:, 1:] = entries
    packed = deflate.zlib_compress(rows, _LEVEL)
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", palette.plte),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def webp(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", quality=88, method=0)
    return out.getvalue()


class Encoded:
    """An image on its way to bytes."""

    def __init__(self, image: Image.Image, palette: Palette | None) -> None:
        self._image = image
        self._palette = palette if palette is not None and palette.knows(image) else None
        self._entries = None if self._palette is None else self._palette.entries(image)

    @property
    def ending(self) -> str:
        """Of its file's name."""
        return "webp" if self._entries is None else "png"

    @cached_property
    def fingerprint(self) -> Fingerprint:
        """The same for images that look the same; ten times as fast as the bytes."""
        seen = self._image.tobytes() if self._entries is None else self._entries
        return deflate.crc32(seen), deflate.adler32(seen)

    @cached_property
    def data(self) -> bytes:
        if self._entries is None or self._palette is None:
            return webp(self._image)
        return png8(self._entries, self._palette)
