"""Every file outside the database is made, known and removed here.

A file is ours when its name is one that we give and its first bytes are those that we write (or it
is empty). Nothing else is removed or written over, no link is followed, and what we make is for
nobody else's eyes.
"""

from __future__ import annotations

import os
import re
import stat
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

PRIVATE, PRIVATE_FOLDER, OTHERS = 0o600, 0o700, 0o077
HEAD = 100
"""Bytes by which a file of ours is known."""
ABANDONED_SECONDS = 3600
"""After this a draft is nobody's work any more, be it in another process."""
_DRAFT = re.compile(r"(.+)\.[0-9a-f]{8}\.draft")
_LOOK = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK


class NotOurs(OSError):
    """Something of somebody else lies where we would write."""


class Kind(NamedTuple):
    """How files of one purpose are known."""

    name: re.Pattern[str]
    head: Callable[[bytes], bool]


class OwnFolder:
    """A folder in which files of ours lie, perhaps beside those of others. Once it is open, it does
    not matter what becomes of the way to it."""

    def __init__(self, door: int, path: Path, kind: Kind) -> None:
        self.path, self.kind, self._door = path, kind, door
        weakref.finalize(self, os.close, door)

    @classmethod
    def within(cls, path: Path, kind: Kind) -> OwnFolder:
        """One that the host has named, made if need be: the way to it may lead over links."""
        make_folder(path)
        return cls(os.open(path, os.O_RDONLY | os.O_DIRECTORY), path, kind)

    def inner(self, name: str) -> OwnFolder:
        """One that we have named, made if need be: a link is refused."""
        with suppress(FileExistsError):
            os.mkdir(name, PRIVATE_FOLDER, dir_fd=self._door)
        door = os.open(name, _LOOK | os.O_DIRECTORY, dir_fd=self._door)
        return OwnFolder(door, self.path / name, self.kind)

    def folders(self) -> list[str]:
        with os.scandir(self._door) as there:
            return [one.name for one in there if one.is_dir(follow_symlinks=False)]

    def sizes(self) -> dict[str, int]:
        """How large each file is that has a name of ours."""
        with os.scandir(self._door) as there:
            return {
                one.name: one.stat(follow_symlinks=False).st_size
                for one in there
                if self.kind.name.fullmatch(one.name) and one.is_file(follow_symlinks=False)
            }

    def ours(self) -> list[str]:
        """By name."""
        return sorted(name for name in self.sizes() if self._is_ours(name))

    def age(self, name: str) -> float:
        """Seconds since it was written."""
        found = os.stat(name, dir_fd=self._door, follow_symlinks=False)
        return time.time() - found.st_mtime

    def open(self, name: str) -> int:
        """To be read."""
        return plain_file(name, self._door)

    def write(self, name: str, data: bytes) -> None:
        """All of it or nothing."""
        with self.making(name) as draft:
            flags = os.O_WRONLY | os.O_NOFOLLOW
            with os.fdopen(os.open(draft.name, flags, dir_fd=self._door), "wb") as file:
                file.write(data)

    @contextmanager
    def making(self, name: str) -> Iterator[Path]:
        """An empty draft, which takes the name of what is made when all went well."""
        if not self.is_free(name):
            raise NotOurs(f"{self.path / name} is not a file of ours")
        draft = f"{name}.{token_hex(4)}.draft"
        flags = os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
        os.close(os.open(draft, flags, PRIVATE, dir_fd=self._door))
        try:
            yield self.path / draft
            os.replace(draft, name, src_dir_fd=self._door, dst_dir_fd=self._door)
        except BaseException:
            with suppress(OSError):
                os.unlink(draft, dir_fd=self._door)
            raise

    def rename(self, name: str, new: str) -> None:
        """In the place of what had that name before."""
        if not (self._is_ours(name) and self.is_free(new)):
            raise NotOurs(f"{self.path / name} or {new} is not a file of ours")
        os.replace(name, new, src_dir_fd=self._door, dst_dir_fd=self._door)

    def remove(self, name: str) -> bool:
        """Whether it was ours, and is gone."""
        if not self._is_ours(name):
            return False
        with suppress(FileNotFoundError):
            os.unlink(name, dir_fd=self._door)
        return True

    def sweep(self, older_than: float = ABANDONED_SECONDS) -> None:
        """Drafts that nobody will finish."""
        with os.scandir(self._door) as there:
            drafts = [one.name for one in there if _DRAFT.fullmatch(one.name)]
        for draft in drafts:
            with suppress(FileNotFoundError):
                if self.age(draft) > older_than:
                    self.remove(draft)

    def empty(self, name: str) -> None:
        """An inner folder goes, unless something is in it that is not ours."""
        inner = self.inner(name)
        inner.sweep(older_than=0)
        for one in inner.sizes():
            inner.remove(one)
        with suppress(OSError):
            os.rmdir(name, dir_fd=self._door)

    def tighten(self) -> None:
        """What earlier versions left for all to read is ours alone."""
        for name in self.ours():
            hide(self.path / name)

    def is_free(self, name: str) -> bool:
        """Whether nothing lies there, or only what is ours."""
        try:
            os.stat(name, dir_fd=self._door, follow_symlinks=False)
        except FileNotFoundError:
            return True
        return self._is_ours(name)

    def _is_ours(self, name: str) -> bool:
        draft = _DRAFT.fullmatch(name)
        if not self.kind.name.fullmatch(draft[1] if draft else name):
            return False
        try:
            with opened(self.open(name)) as file:
                head = os.read(file, HEAD)
        except OSError:
            return False
        return not head or self.kind.head(head)


def make_folder(path: Path) -> None:
    """With all folders above it that are missing, for our eyes only."""
    if not path.is_dir():
        make_folder(path.parent)
        with suppress(FileExistsError):
            path.mkdir(PRIVATE_FOLDER)


def plain_file(name: str | Path, folder: int | None = None) -> int:
    """A file to be read: no link, no pipe, nothing that only looks like one."""
    file = os.open(name, _LOOK, dir_fd=folder)
    if not stat.S_ISREG(os.fstat(file).st_mode):
        os.close(file)
        raise NotOurs(f"{name} is not a plain file")
    return file


@contextmanager
def opened(file: int) -> Iterator[int]:
    try:
        yield file
    finally:
        os.close(file)


def make_file(path: Path) -> None:
    """Empty, if there is none."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, PRIVATE))


def hide(path: Path) -> None:
    """A file that we know to be ours is for nobody else. It is not opened: to close it would end
    the locks that SQLite has on it."""
    with suppress(OSError):
        found = path.lstat()
        if stat.S_ISREG(found.st_mode) and found.st_mode & OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
