"""A store, by its address: a file or a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.address import Address
from bot.store.copying import Side, copy_all, postgres_side, sqlite_side
from bot.store.database import claim
from bot.store.errors import DatabaseInUse, StoreError
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from games.kernel import T


async def open_store(place: Address, *, to_read: bool = False) -> Store:
    """``to_read``: a bot may use it meanwhile."""
    if isinstance(place, Path):
        return await (SqliteStore.look(place) if to_read else SqliteStore.open(place))
    try:
        from bot.store.postgres import PostgresStore  # noqa: PLC0415 - only who uses it needs it
    except ImportError as error:
        raise StoreError(_NOT_INSTALLED) from error
    return await PostgresStore.open(place.get_secret_value())


_NOT_INSTALLED = T(
    "PostgreSQL's driver isn't installed: install Divemaster with `pip install .[postgres]`."
)


@asynccontextmanager
async def whole(place: Address, *, at_rest: bool = True) -> AsyncIterator[Side]:
    """A database as one end of a copy; ``at_rest``: no bot may use it meanwhile."""
    if isinstance(place, Path):
        lock = claim(place) if at_rest else None
        try:
            with sqlite_side(place) as side:
                yield side
        finally:
            if lock is not None:
                lock.close()
        return
    await (await open_store(place)).close()
    from bot.store.postgres_line import connected  # noqa: PLC0415 - only who uses it needs it

    async with connected(place.get_secret_value()) as connection:
        alive = "SELECT count(*) FROM workers WHERE until > clock_timestamp()"
        if at_rest and await connection.fetchval(alive):
            raise DatabaseInUse(
                T("Workers of Divemaster are using this database. Stop them first.")
            )
        async with postgres_side(connection) as side:
            yield side


async def copy_whole(source: Address, target: Address, *, at_rest: bool = True) -> int:
    """Everything into an empty database; how many campaigns there are."""
    async with whole(source, at_rest=at_rest) as old, whole(target, at_rest=at_rest) as new:
        return await copy_all(old, new)
