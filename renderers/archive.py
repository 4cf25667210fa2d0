"""What was drawn once stays on disk: the next start of the bot need not draw it again.

No player's name goes in: only what is drawn while `learning`, and what names nobody. It may be
deleted at any time. A change in any source, font or content, or of Pillow, makes a new edition.
"""

from __future__ import annotations

import hashlib
import logging
import os
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple, Protocol, TypeVar
from zlib import crc32

import PIL
from isal import isal_zlib
from PIL import Image

from renderers.cutting import Piece
from renderers.sprite import MARK, Outline, Pixels, Sprite

log = logging.getLogger(__name__)

R = TypeVar("R")

COSTLY = 0.002
"""Seconds of drawing from which it pays to read a sprite instead."""
LIMIT = 512 * 2**20
TICK = 20_000_000
"""Nanoseconds within which two changes of a file may look like one."""
MAGIC = b"Divemaster\x01\n"
PACKED = b"Divemaster\x02\n"
"""What a rehearsal drew is packed, a fifth of its size, until somebody needs it."""
_UNSEALED = b"RGB\0", b"RGBA"
_SEAL = struct.Struct("<12sI")
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


class Folder(Protocol):
    """Where the files lie. Whoever runs us says where that is, and what in it is ours."""

    def sizes(self) -> dict[str, int]: ...

    def open(self, name: str) -> int:
        """A file's descriptor."""

    def write(self, name: str, data: bytes) -> None:
        """All of it or nothing."""


class Look(NamedTuple):
    """By this a file tells that nobody has touched it since it was found to be whole."""

    inode: int
    size: int
    changed: int

    @classmethod
    def at(cls, file: int) -> Look:
        found = os.fstat(file)
        return cls(found.st_ino, found.st_size, found.st_ctime_ns)

    @property
    def lasts(self) -> bool:
        """Whether a later change would look different: clocks of disks tick slowly."""
        return time.time_ns() - self.changed > TICK


class Archive:
    """A folder with one file for each sprite, read and never mapped: whoever cuts a file under our
    hands cannot stop us. Each is held against its checksum when it is first used."""

    def __init__(self, folder: Folder, limit: int = LIMIT) -> None:
        self.folder = folder
        self.limit = limit
        there = folder.sizes()
        self.weight = sum(there.values())
        self._whole: dict[str, Look | None] = dict.fromkeys(there)
        """What is here, and how what was found to be whole looked."""

    def has(self, mark: bytes | None) -> bool:
        return mark is not None and mark.hex() in self._whole

    def find(self, mark: bytes | None) -> Sprite | None:
        """The sprite with this mark, if it is here and whole."""
        return self._read(mark, lambda file: _opened(self._body(mark, file)))

    def rows(self, mark: bytes | None, top: int, bottom: int) -> Image.Image | None:
        """Some rows of the layer with this mark: quicker than keeping all of it in memory."""
        return self._read(mark, lambda file: self._rows(mark, file, top, bottom))

    def _read(self, mark: bytes | None, read: Callable[[int], R]) -> R | None:
        """What is gone or broken is drawn again: whoever deletes the folder may do so any time."""
        if mark is None or not self.has(mark):
            return None
        try:
            file = self._flat(mark.hex())
            try:
                return read(file)
            finally:
                os.close(file)
        except (OSError, ValueError, struct.error):
            self._whole.pop(mark.hex(), None)
            return None

    def _flat(self, name: str) -> int:
        """The file as it lies in memory: what is packed is laid flat when a table needs it."""
        file = self.folder.open(name)
        if os.pread(file, len(PACKED), 0) != PACKED:
            return file
        try:
            packed = os.fstat(file).st_size
            data = _unpacked(_part(file, len(PACKED), packed - len(PACKED)), self.limit)
        finally:
            os.close(file)
        more = len(data) - packed
        if _learning.get() or self.weight + more > self.limit or not self._write(name, data):
            return _held(data)
        self.weight += more
        return self.folder.open(name)

    def _body(self, mark: bytes | None, file: int) -> memoryview:
        """All of the file but its seal."""
        look = Look.at(file)
        if look.size > self.limit:
            raise ValueError("grown")
        data = _part(file, 0, look.size)
        if mark is not None and self._whole.get(mark.hex()) != look:
            _check(data)
            self._whole[mark.hex()] = look if look.lasts else None
        return memoryview(data)[_SEAL.size :]

    def _rows(self, mark: bytes | None, file: int, top: int, bottom: int) -> Image.Image:
        if mark is not None and self._whole.get(mark.hex()) != Look.at(file):
            self._body(mark, file)
        wide = _HEAD.unpack(_part(file, _SEAL.size, _HEAD.size))[1]
        start = _SEAL.size + _HEAD.size + _BOX.size + 4 * wide * top
        data = _part(file, start, 4 * wide * (bottom - top))
        return Image.frombytes("RGB", (wide, bottom - top), data, "raw", "RGBX")

    def file(
        self, mark: bytes | None, sprite: Sprite, seconds: float, *, named: bool = True
    ) -> None:
        """Keep it, if it took long, is meant to be kept, and there is room."""
        if mark is None or (named and not _learning.get()) or seconds < COSTLY:
            return
        data = _packed(_closed(sprite)) if _learning.get() else _closed(sprite)
        if self.weight + len(data) <= self.limit and self._write(mark.hex(), data):
            self._whole[mark.hex()] = None
            self.weight += len(data)

    def _write(self, name: str, data: bytes) -> bool:
        """A disk that does not want it is no reason to stop drawing."""
        try:
            self.folder.write(name, data)
        except OSError:
            log.debug("sprite not kept", exc_info=True)
            return False
        return True


def _part(file: int, start: int, size: int) -> bytes:
    """So many bytes from there on, or an error."""
    data = os.pread(file, size, start)
    if len(data) < size:
        raise ValueError("cut short")
    return data


def _packed(data: bytes) -> bytes:
    return PACKED + isal_zlib.compress(data, 1)


def _unpacked(data: bytes, most: int) -> bytes:
    packed = isal_zlib.decompressobj()
    try:
        whole = packed.decompress(data, most)
    except isal_zlib.error as error:  # type: ignore[misc]  # typed as an instance of it
        raise ValueError("spoilt") from error
    if not packed.eof or packed.unused_data:
        raise ValueError("spoilt")
    return whole


def _held(data: bytes) -> int:
    """A file without a name, for one look."""
    with TemporaryFile(buffering=0) as file:
        file.write(data)
        return os.dup(file.fileno())


def _check(data: bytes) -> None:
    magic, checksum = _SEAL.unpack_from(data)
    if magic != MAGIC or crc32(memoryview(data)[_SEAL.size :]) != checksum:
        raise ValueError("spoilt")


def is_head_of_ours(head: bytes) -> bool:
    """Whether a file that begins like this is a kept sprite; earlier versions sealed nothing."""
    return head.startswith((MAGIC, PACKED, *_UNSEALED))


def _closed(sprite: Sprite) -> bytes:
    """Its pieces as they lie in memory: to read one is hardly more than to look at it."""
    outline, pieces = sprite.outline, sprite.pieces
    head = _HEAD.pack(outline.mode.encode(), *outline[1:], len(pieces))
    boxes = [_BOX.pack(*piece.box, piece.mask is None) for piece in pieces]
    raw = RAW[outline.mode]
    body = b"".join((head, *boxes, *(piece.image.tobytes("raw", raw) for piece in pieces)))
    return _SEAL.pack(MAGIC, crc32(body)) + body


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
    def use(cls, folder: Folder | None) -> None:
        cls.archive = None if folder is None else Archive(folder)
