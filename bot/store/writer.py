"""Group commit: whatever waits to be written shares one transaction and one flush to the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.store.database import Database
from bot.store.errors import by_meaning

BATCH = 128
Statement = tuple[str, Sequence[Any]]
Unit = Sequence[Statement]
"""Statements that are written together or not at all."""


class Writer:
    """One task that writes for everybody. A unit that fails spoils no other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Unit, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._work(), name="store writer")
        self._closing = False

    async def write(self, unit: Unit) -> None:
        """Returns when the unit is safely on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Writes what still waits, then ends."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Unit, asyncio.Future[None]]]) -> None:
        units = [unit for unit, _ in batch]
        try:
            outcomes = await self._database.run(lambda connection: write_units(connection, units))
        except Exception as error:  # noqa: BLE001 - whoever waits must be told
            outcomes = [error] * len(units)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)


def write_units(connection: sqlite3.Connection, units: list[Unit]) -> list[Exception | None]:
    """All in one transaction; when that fails, each in its own, so that the good ones stand."""
    if _try(connection, [statement for unit in units for statement in unit]) is None:
        return [None] * len(units)
    return [_try(connection, unit) for unit in units]


def _try(connection: sqlite3.Connection, statements: Unit) -> Exception | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except (sqlite3.Error, ArithmeticError, ValueError) as error:  # also what it cannot hold
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return by_meaning(error)
    return None
