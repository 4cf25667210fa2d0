"""Frames: what one picture was painted in serves the next one.

Memory that comes fresh from the machine is cleared page by page, which takes longer than drawing on
it; a few frames are used over and over instead.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from PIL import Image

MOST = 2

_spare: list[Image.Image] = []
_lock = Lock()


@contextmanager
def borrowed(size: tuple[int, int]) -> Iterator[Image.Image]:
    """A frame to paint on; what it shows at first is anything."""
    frame = _taken(size) or Image.new("RGB", size)
    try:
        yield frame
    finally:
        _give_back(frame)


def _give_back(frame: Image.Image) -> None:
    with _lock:
        _spare.append(frame)
        del _spare[:-MOST]


def _taken(size: tuple[int, int]) -> Image.Image | None:
    with _lock:
        fitting = [at for at, frame in enumerate(_spare) if frame.size == size]
        return _spare.pop(fitting[-1]) if fitting else None
