"""Frames: what a finished picture was drawn in serves the next one.

Memory that comes fresh from the machine is cleared page by page, which takes longer than drawing on
it; a few frames are used over and over instead.
"""

from threading import Lock

from PIL import Image

MOST = 2

_spare: list[Image.Image] = []
_lock = Lock()


def copy_of(layer: Image.Image) -> Image.Image:
    """A copy to draw on, in a spare frame if one of that size lies ready."""
    frame = _taken(layer.size)
    if frame is None:
        return layer.copy()
    frame.paste(layer)
    return frame


def give_back(frame: Image.Image) -> None:
    """Nobody looks at it any more."""
    with _lock:
        _spare.append(frame)
        del _spare[:-MOST]


def _taken(size: tuple[int, int]) -> Image.Image | None:
    with _lock:
        fitting = [at for at, frame in enumerate(_spare) if frame.size == size]
        return _spare.pop(fitting[-1]) if fitting else None
