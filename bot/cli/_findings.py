"""What the doctor finds in a database, be it a file or a server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.commands.announcing import REFUSED
from bot.store import StoreError
from bot.store.address import Address
from bot.store.copies import APPLICATION
from bot.store.database import check, newest_version, pragma
from bot.store.opening import open_store

OLDEST_POSTGRES = 130000
BROKEN = (
    "SELECT count(*) FROM campaigns WHERE length <> "
    "(SELECT count(*) FROM log WHERE campaign = campaigns.id)"
)
ALIVE = "SELECT count(*) FROM workers WHERE until > clock_timestamp()"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; ``mend`` says what to do when it is not well."""

    what: str
    well: bool
    mend: str = ""


def in_database(place: Address) -> Iterator[Finding]:
    if isinstance(place, Path):
        yield from _in_file(place)
    else:
        yield from asyncio.run(_on_server(place))


def _in_file(path: Path) -> Iterator[Finding]:
    if not path.exists():
        yield Finding(f"no database yet; I'll make it at {path}", well=True)
        return
    fault = check(path)
    mend = f"Stop the bot and put the newest backup in place of {path}. ({fault})"
    yield Finding(f"the database {path} is whole", fault is None, mend)
    if fault is not None:
        return
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    ours = pragma(connection, "application_id") == APPLICATION
    version = pragma(connection, "user_version")
    refused = _refused(connection)
    connection.close()
    yield Finding("it is a database of ours", ours, "Name another file in DIVEMASTER_DATABASE.")
    newer = version > newest_version()
    yield Finding(f"its version is {version}", not newer, "Update Divemaster to open this file.")
    yield _commands(refused)


def _refused(connection: sqlite3.Connection) -> str:
    try:
        found = connection.execute("SELECT value FROM facts WHERE name = ?", (REFUSED,)).fetchone()
    except sqlite3.DatabaseError:
        return ""
    return str(found[0]) if found else ""


def _commands(refused: str) -> Finding:
    mend = f"The bot runs with the commands Discord has. Fix this, then restart: {refused}"
    return Finding("Discord took our commands", not refused, mend)


async def _on_server(place: Address) -> list[Finding]:
    try:
        store = await open_store(place)
    except StoreError as error:
        mend = f"{error} Check the address in DIVEMASTER_DATABASE. ({_cause(error)})"
        return [Finding("the PostgreSQL database answers", False, mend)]

    async def number(statement: str) -> int:
        return int((await store.read(statement))[0][0])

    try:
        version = await number("SELECT current_setting('server_version_num')")
        broken, alive = await number(BROKEN), await number(ALIVE)
        return [
            Finding("the PostgreSQL database answers, and is a database of ours", well=True),
            Finding(
                f"PostgreSQL {version // 10000}",
                version >= OLDEST_POSTGRES,
                "Install PostgreSQL 13 or newer.",
            ),
            Finding(
                "every campaign's log is whole",
                broken == 0,
                f"{broken} campaigns have lost entries. Stop the workers and restore the backup.",
            ),
            Finding(f"{alive} workers at work", well=True),
            _commands(await store.fact(REFUSED) or ""),
        ]
    finally:
        await store.close()


def _cause(error: StoreError) -> str:
    return type(error.__cause__).__name__ if error.__cause__ is not None else "refused"
