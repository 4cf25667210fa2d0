"""What was drawn once stays on disk: the next start of the bot need not draw it again.

No player's name goes in: only what is drawn while `learning`, and what names nobody. It may be
deleted at any time. A change in any source, font or content, or of Pillow, makes a new edition.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from threading import get_ident

import deflate
import PIL
from PIL import Image

from renderers.sprite import Sprite

log = logging.getLogger(__name__)

COSTLY = 0.002
"""Seconds of drawing from which it pays to read a sprite instead."""
LIMIT = 256 * 2**20
_HEAD = struct.Struct("<4sHHffH")
_BOX = struct.Struct("<4H")
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
        """Clears older editions and what was never finished away, and sees what there is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for other in self.folder.parent.iterdir():
            if other != self.folder:
                shutil.rmtree(other, ignore_errors=True)
        for draft in self.folder.glob("*.*"):
            draft.unlink(missing_ok=True)
        self.weight = sum(path.stat().st_size for path in self.folder.iterdir())
        return self

    def find(self, key: object) -> Sprite | None:
        """The sprite drawn for this key, if it is here and whole."""
        try:
            with self._path(key).open("rb") as file:
                data = mmap(file.fileno(), 0, access=ACCESS_READ)
            code, wide, high, x, y, count = _HEAD.unpack_from(data)
            start = _HEAD.size + count * _BOX.size
            boxes = tuple(_BOX.iter_unpack(data[_HEAD.size : start]))
            mode, size = code.rstrip(b"\0").decode(), (wide, high)
            return Sprite(_unpacked(mode, size, memoryview(data)[start:]), x, y, boxes)
        except (OSError, ValueError, struct.error, deflate.DeflateError):
            return None

    def file(self, key: object, sprite: Sprite, seconds: float, *, named: bool = True) -> None:
        """Keep it, if it took long, is meant to be kept, and there is room."""
        if (named and not _learning.get()) or seconds < COSTLY or " at 0x" in repr(key):
            return
        image, cut = sprite.image, sprite.cut
        size = image.width, image.height
        head = _HEAD.pack(image.mode.encode(), *size, sprite.x, sprite.y, len(cut))
        boxes = b"".join(_BOX.pack(*box) for box in cut)
        data = head + boxes + _packed(image)
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


def _packed(image: Image.Image) -> bytes:
    """Whole layers as they lie in memory: to read one is hardly more than to copy it."""
    if image.mode == "RGB":
        return image.tobytes("raw", "RGBX")
    return bytes(deflate.zlib_compress(image.tobytes(), 1))


def _unpacked(mode: str, size: tuple[int, int], data: memoryview) -> Image.Image:
    if mode == "RGB":
        return Image.frombytes(mode, size, data, "raw", "RGBX")
    raw = deflate.zlib_decompress(data, len(mode) * size[0] * size[1])
    return Image.frombytes(mode, size, raw)


class OpenArchive:
    """Where the archive lies while it is open; without one, everything is drawn."""

    archive: Archive | None = None

    @classmethod
    def use(cls, folder: Path | None) -> None:
        try:
            cls.archive = Archive(folder).open() if folder is not None else None
        except OSError:
            log.warning("no room for pictures on disk", extra={"folder": str(folder)})
