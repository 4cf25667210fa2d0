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
from hashlib import blake2b
from mmap import ACCESS_READ, mmap
from pathlib import Path
from threading import get_ident

import PIL
from PIL import Image

from renderers.cutting import Piece
from renderers.sprite import MARK, Outline, Pixels, Sprite

log = logging.getLogger(__name__)

COSTLY = 0.002
"""Seconds of drawing from which it pays to read a sprite instead."""
LIMIT = 512 * 2**20
_HEAD = struct.Struct("<4sHHddHHH")
_BOX = struct.Struct("<4H?")
RAW = {"RGB": "RGBX", "RGBA": "RGBA"}
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


def mark_of(key: object) -> bytes | None:
    """The same for the same key, whenever and wherever it is asked; nothing, if it speaks of
    something that has no lasting name."""
    name = repr(key)
    return None if " at 0x" in name else blake2b(name.encode(), digest_size=MARK).digest()


class Archive:
    """A folder with one file for each sprite."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder / edition()
        self.limit = limit
        self.weight = 0
        self._names: set[str] = set()

    def open(self) -> Archive:
        """Clears older editions and what was never finished away, and sees what there is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for other in self.folder.parent.iterdir():
            if other != self.folder:
                shutil.rmtree(other, ignore_errors=True)
        for draft in self.folder.glob("*.*"):
            draft.unlink(missing_ok=True)
        there = list(self.folder.iterdir())
        self._names = {path.name for path in there}
        self.weight = sum(path.stat().st_size for path in there)
        return self

    def has(self, mark: bytes | None) -> bool:
        return mark is not None and mark.hex() in self._names

    def find(self, mark: bytes | None) -> Sprite | None:
        """The sprite with this mark, if it is here and whole."""
        if mark is None or not self.has(mark):
            return None
        try:
            with (self.folder / mark.hex()).open("rb") as file:
                data = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
            return _opened(data)
        except (OSError, ValueError, struct.error):
            self._lose(mark)
            return None

    def rows(self, mark: bytes | None, top: int, bottom: int) -> Image.Image | None:
        """Some rows of the layer with this mark: quicker than keeping all of it in memory."""
        if mark is None or not self.has(mark):
            return None
        try:
            with (self.folder / mark.hex()).open("rb", buffering=0) as file:
                wide = _HEAD.unpack(file.read(_HEAD.size))[1]
                file.seek(_HEAD.size + _BOX.size + 4 * wide * top)
                data = file.read(4 * wide * (bottom - top))
            return Image.frombytes("RGB", (wide, bottom - top), data, "raw", "RGBX")
        except (OSError, ValueError, struct.error):
            self._lose(mark)
            return None

    def _lose(self, mark: bytes) -> None:
        """It is gone or broken: whoever deletes the folder may do so at any time."""
        self._names.discard(mark.hex())

    def file(
        self, mark: bytes | None, sprite: Sprite, seconds: float, *, named: bool = True
    ) -> None:
        """Keep it, if it took long, is meant to be kept, and there is room."""
        if mark is None or (named and not _learning.get()) or seconds < COSTLY:
            return
        data = _closed(sprite)
        if self.weight + len(data) <= self.limit and self._write(self.folder / mark.hex(), data):
            self._names.add(mark.hex())
            self.weight += len(data)

    def _write(self, path: Path, data: bytes) -> bool:
        """All of it or nothing; a disk that does not want it is no reason to stop drawing."""
        draft = path.with_name(f"{path.name}.{os.getpid()}.{get_ident()}")
        try:
            draft.write_bytes(data)
            draft.replace(path)
        except OSError:
            log.debug("sprite not kept", exc_info=True)
            return False
        return True


def _closed(sprite: Sprite) -> bytes:
    """Its pieces as they lie in memory: to read one is hardly more than to look at it."""
    outline, pieces = sprite.outline, sprite.pieces
    head = _HEAD.pack(outline.mode.encode(), *outline[1:], len(pieces))
    boxes = [_BOX.pack(*piece.box, piece.mask is None) for piece in pieces]
    raw = RAW[outline.mode]
    return b"".join((head, *boxes, *(piece.image.tobytes("raw", raw) for piece in pieces)))


def _opened(data: memoryview) -> Sprite:
    code, *rest, count = _HEAD.unpack_from(data)
    outline = Outline(code.rstrip(b"\0").decode(), *rest)
    at, pieces = _HEAD.size + count * _BOX.size, []
    for left, top, right, bottom, bare in _BOX.iter_unpack(data[_HEAD.size : at]):
        size = right - left, bottom - top
        image = _seen(outline.mode, size, data[at : at + 4 * size[0] * size[1]])
        pieces.append(Piece(image, None if bare else image, left, top))
        at += 4 * size[0] * size[1]
    return Sprite.promised(outline, Pixels((outline.width, outline.height), tuple(pieces)))


def _seen(mode: str, size: tuple[int, int], data: memoryview) -> Image.Image:
    if mode != "RGBA":
        return Image.frombytes(mode, size, data, "raw", RAW[mode])
    return Image.frombuffer(mode, size, data, "raw", mode, 0, 1)  # type: ignore[arg-type]  # any buffer will do


class OpenArchive:
    """Where the archive lies while it is open; without one, everything is drawn."""

    archive: Archive | None = None

    @classmethod
    def use(cls, folder: Path | None) -> None:
        try:
            cls.archive = Archive(folder).open() if folder is not None else None
        except OSError:
            log.warning("no room for pictures on disk", extra={"folder": str(folder)})
