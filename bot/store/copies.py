"""Copies of a database: whole, for our eyes only, and known again as ours."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from bot.own_files import Kind, OwnFolder
from bot.store.errors import StoreError
from games.kernel import T

APPLICATION = 0x44495645
"""Written into the file's header, so that a foreign database is recognised."""
KEPT_BEFORE = 3
"""So many copies from before a migration are kept."""
KEPT_BEFORE_DAYS = 14
DAY = 86400


def is_ours(head: bytes) -> bool:
    """Whether a file that begins like this is a database of Divemaster's."""
    return head.startswith(b"SQLite format 3\0") and head[68:72] == APPLICATION.to_bytes(4)


def copies(name: str) -> Kind:
    """Those whose name is like this expression."""
    return Kind(re.compile(name), is_ours)


def back_up(connection: sqlite3.Connection, target: Path) -> None:
    """A copy of the database as it is now, while it is in use."""
    copy = sqlite3.connect(target)
    try:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
    finally:
        copy.close()


def copy_before(connection: sqlite3.Connection, path: Path, number: int) -> None:
    """Before a migration; one that cannot be made is reason enough to change nothing."""
    name = f"{path.name}.before-{number:04d}"
    try:
        with from_before(path).making(name) as draft:
            back_up(connection, draft)
    except OSError as error:
        raise StoreError(
            T(
                "I couldn't make a copy before the update ({reason}), so nothing was "
                "changed. Make room for {path}.",
                reason=str(error),
                path=name,
            )
        ) from error


def from_before(path: Path) -> OwnFolder:
    return OwnFolder.within(path.parent, copies(rf"{re.escape(path.name)}\.before-\d{{4}}"))


def forget_those_from_before(path: Path) -> None:
    """The newest three stay, and each of them for two weeks."""
    folder = from_before(path)
    for number, name in enumerate(reversed(folder.ours())):
        if number >= KEPT_BEFORE or folder.age(name) > KEPT_BEFORE_DAYS * DAY:
            folder.remove(name)
