"""One SQLite file: opened, checked, brought up to date, and used from one thread of its own."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TypeVar

import aiosqlite

from bot.own_files import PRIVATE, hide, make_file, make_folder
from bot.store.copies import APPLICATION, copy_before
from bot.store.errors import (
    DamagedDatabase,
    DatabaseGone,
    DatabaseInUse,
    NewerDatabase,
    StoreError,
    by_meaning,
)
from bot.store.untyped import Row
from games.kernel import T

log = logging.getLogger(__name__)

R = TypeVar("R")

BUSY_MS = 2000
NOTE = b"Divemaster keeps its database beside this file, which was written anew once.\n"
MIGRATIONS = Path(__file__).parent / "migrations"


class Database(aiosqlite.Connection):
    """A connection that runs a whole piece of work in one hop to its thread."""

    async def run(self, work: Callable[[sqlite3.Connection], R]) -> R:
        try:
            result: R = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped
        except sqlite3.Error as error:
            raise by_meaning(error) from error
        return result

    async def read(self, sql: str, *values: object) -> list[Row]:
        return await self.run(lambda connection: connection.execute(sql, values).fetchall())


async def open_database(path: Path) -> Database:
    """The database at this path, made when there is none, migrated when it is older than us."""
    await asyncio.to_thread(prepare, path)
    return await Database(lambda: connect(path), iter_chunk_size=64)  # type: ignore[return-value]  # awaiting gives itself


def prepare(path: Path) -> None:
    """Recognises the file and brings it up to date; errors say what is wrong with it."""
    make_folder(path.parent)
    make_file(path)
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
    try:
        _recognise(connection, path)
        _hide(path)
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, path)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise damaged(path, str(error)) from error
        raise by_meaning(error) from error
    finally:
        connection.close()


def _hide(path: Path) -> None:
    """Also what earlier versions left for all to read."""
    for name in ("", "-wal", "-shm", ".lock"):
        hide(Path(f"{path.resolve()}{name}"))


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _recognise(connection: sqlite3.Connection, path: Path) -> None:
    application = pragma(connection, "application_id")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION and tables:
        raise DamagedDatabase(
            T("{path} belongs to another program. Name another file.", path=str(path))
        )
    if pragma(connection, "user_version") > newest_version():
        raise NewerDatabase(
            T(
                "{path} was written by a newer Divemaster. Update Divemaster, "
                "or restore the backup made before the update.",
                path=str(path),
            )
        )


def damaged(path: Path, reason: str) -> DamagedDatabase:
    return DamagedDatabase(
        T(
            "{path} is damaged ({reason}). Stop the bot, keep a copy of the file, "
            "and put the newest backup in its place.",
            path=str(path),
            reason=reason,
        )
    )


def pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def migrations() -> Iterator[tuple[int, Path]]:
    for file in sorted(set(MIGRATIONS.glob("*.sql")) - set(MIGRATIONS.glob("*.postgres.sql"))):
        yield int(file.name.partition("_")[0]), file


def newest_version() -> int:
    return max(number for number, _ in migrations())


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Runs what is missing, each step in one transaction, after a copy of the file."""
    version = pragma(connection, "user_version")
    missing = [(number, file) for number, file in migrations() if number > version]
    if version and missing:
        copy_before(connection, path, missing[0][0])
    for number, file in missing:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{file.read_text()}\n"
            f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
        )


def check(path: Path) -> str | None:
    """What is wrong with the file, if anything; reads all of it."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    finally:
        connection.close()
    return None if verdict == "ok" else verdict


def claim(path: Path) -> IO[bytes]:
    """Makes sure that only one bot uses the file; the claim ends with the process."""
    make_folder(path.parent)
    flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW
    handle = os.fdopen(os.open(f"{path}.lock", flags, PRIVATE), "r+b")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise DatabaseInUse(
            T("Another Divemaster is using {path}. Stop it first.", path=str(path))
        ) from error
    return handle


def is_noted(lock: IO[bytes]) -> bool:
    """Whether we have had a database beside this file before."""
    lock.seek(0)
    return lock.read() == NOTE


def check_presence(path: Path) -> None:
    """Where a database was, none is begun anew: that would look as if all games were lost."""
    if not path.exists():
        raise DatabaseGone(
            T(
                "The database at {path} is gone. Put it back, or your newest backup; to "
                "begin with an empty one, delete {path}.lock.",
                path=str(path),
            )
        )


async def note(lock: IO[bytes], database: Database) -> None:
    """Earlier versions left the bytes of what they deleted in the file: it is written anew once."""
    try:
        await database.run(lambda connection: connection.execute("VACUUM"))
    except StoreError as error:
        log.warning("the database could not be written anew", extra={"why": str(error)})
    else:
        lock.seek(0)
        lock.write(NOTE)
        lock.truncate()
        lock.flush()
