"""Strips of pictures, packed as they are sent: what looks as before is copied from here.

They lie in a file without a name that is gone when the bot stops, because people's names stand in
them. When it is full, the newest strips take the place of the oldest.
"""

from __future__ import annotations

import atexit
import logging
from collections.abc import Sequence
from pathlib import Path
from struct import Struct
from tempfile import TemporaryFile
from threading import Lock
from typing import IO, NamedTuple

log = logging.getLogger(__name__)

LIMIT = 64 * 2**20
_HEAD = Struct("<IH")


class Strip(NamedTuple):
    """Some rows of a picture."""

    packed: bytes
    """Deflated, up to a whole byte."""
    check: int
    """The Adler-32 of what is packed."""
    strange: int
    """Of a pixel here and there, how many show a colour that is not theirs."""


class _Place(NamedTuple):
    start: int
    size: int


class StripFile:
    """A ring of strips, found by name; safe to use from several threads."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self._folder: Path | None = None
        self._file: IO[bytes] | None = None
        self._places: dict[bytes, _Place] = {}
        """In the order in which they lie, the oldest first."""
        self._at = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._places)

    def move(self, folder: Path | None) -> None:
        """From now on in this folder, or where the machine keeps such files; starts anew."""
        self.close()
        self._folder = folder

    def close(self) -> None:
        with self._lock:
            self._places.clear()
            self._at = 0
            if self._file is not None:
                self._file.close()
            self._file = None

    def find(self, names: Sequence[bytes]) -> list[Strip | None]:
        with self._lock:
            return [self._read(name) for name in names]

    def keep(self, strips: Sequence[tuple[bytes, Strip]]) -> None:
        """A disk that does not want them is no reason to stop drawing."""
        with self._lock:
            try:
                for name, strip in strips:
                    if name not in self._places:
                        self._write(name, strip)
            except OSError:
                log.debug("strips not kept", exc_info=True)
                self._places.clear()

    def _read(self, name: bytes) -> Strip | None:
        place = self._places.get(name)
        if place is None or self._file is None:
            return None
        try:
            self._file.seek(place.start)
            data = self._file.read(place.size)
        except OSError:
            return None
        if len(data) < place.size:
            return None
        return Strip(data[_HEAD.size :], *_HEAD.unpack_from(data))

    def _write(self, name: bytes, strip: Strip) -> None:
        if self._file is None:
            self._file = TemporaryFile(dir=self._folder, buffering=0)  # noqa: SIM115 - stays open
        data = _HEAD.pack(strip.check, strip.strange) + strip.packed
        if self._at + len(data) > self.limit:
            self._clear(self._at, self.limit)
            self._at = 0
        self._clear(self._at, self._at + len(data))
        self._file.seek(self._at)
        if self._file.write(data) < len(data):
            raise OSError("no room for all of it")
        self._places[name] = _Place(self._at, len(data))
        self._at += len(data)

    def _clear(self, start: int, end: int) -> None:
        """The oldest strips lie just where the newest will."""
        while self._places:
            oldest, place = next(iter(self._places.items()))
            if not start <= place.start < end:
                return
            del self._places[oldest]


STRIPS = StripFile()
atexit.register(STRIPS.close)
