"""What a rehearsal drew stays on disk, so that the next start of the bot need not draw it again.

Only what is drawn while `learning` goes in (no player's name does), and it may be deleted at any
time. A change in any source, font or content, or of Pillow, makes a new edition.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from threading import get_ident

import deflate
import PIL
from PIL import Image

from renderers.sprite import Sprite

log = logging.getLogger(__name__)

COSTLY = 0.004
"""Seconds of drawing from which it pays to read a sprite instead."""
LIMIT = 256 * 2**20
_HEAD = struct.Struct("<4sHHff")
_ROOMS = ("renderers", "games")

_learning: ContextVar[bool] = ContextVar("learning", default=False)


@contextmanager
def learning() -> Iterator[None]:
    """What is drawn meanwhile (in this thread) may be kept on disk."""
    token = _learning.set(True)
    try:
        yield
    finally:
        _learning.reset(token)


@cache
def edition() -> str:
    """A name that changes with anything that could change a picture."""
    house = Path(__file__).parent.parent
    seen = hashlib.sha256(PIL.__version__.encode())
    for room in _ROOMS:
        for path in sorted((house / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                seen.update(f"\n{path.relative_to(house).as_posix()}\n".encode())
                seen.update(path.read_bytes())
    return seen.hexdigest()[:16]


class Archive:
    """A folder with one file for each sprite."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder / edition()
        self.limit = limit
        self.weight = 0

    def open(self) -> Archive:
        """Clears older editions away and sees what there is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for other in self.folder.parent.iterdir():
            if other != self.folder:
                shutil.rmtree(other, ignore_errors=True)
        self.weight = sum(path.stat().st_size for path in self.folder.iterdir())
        return self

    def find(self, key: object) -> Sprite | None:
        """The sprite drawn for this key, if it is here and whole."""
        try:
            data = self._path(key).read_bytes()
            mode, wide, high, x, y = _HEAD.unpack_from(data)
            raw = zlib.decompress(data[_HEAD.size :])
            return Sprite(Image.frombytes(mode.rstrip(b"\0").decode(), (wide, high), raw), x, y)
        except (OSError, ValueError, struct.error, zlib.error):
            return None

    def file(self, key: object, sprite: Sprite, seconds: float) -> None:
        """Keep it, if it took long, is meant to be kept, and there is room."""
        if not _learning.get() or seconds < COSTLY or " at 0x" in repr(key):
            return
        image = sprite.image
        head = _HEAD.pack(image.mode.encode(), image.width, image.height, sprite.x, sprite.y)
        data = head + bytes(deflate.zlib_compress(image.tobytes(), 1))
        if self.weight + len(data) <= self.limit:
            self._write(self._path(key), data)
            self.weight += len(data)

    def _path(self, key: object) -> Path:
        return self.folder / hashlib.sha256(repr(key).encode()).hexdigest()[:32]

    def _write(self, path: Path, data: bytes) -> None:
        """All of it or nothing; a disk that does not want it is no reason to stop drawing."""
        draft = path.with_name(f"{path.name}.{os.getpid()}.{get_ident()}")
        try:
            draft.write_bytes(data)
            draft.replace(path)
        except OSError:
            log.debug("sprite not kept", exc_info=True)


class OpenArchive:
    """Where the archive lies while it is open; without one, everything is drawn."""

    archive: Archive | None = None

    @classmethod
    def use(cls, folder: Path | None) -> None:
        try:
            cls.archive = Archive(folder).open() if folder is not None else None
        except OSError:
            log.warning("no room for pictures on disk", extra={"folder": str(folder)})
