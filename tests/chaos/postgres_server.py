"""A PostgreSQL server of the storm's own: reached by the bot, read by the storm, and spoilt."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import click
from pydantic import SecretStr

from benchmarks.postgres import ABSENT, DURABLE, PRESENT, Cluster, cluster
from bot.store.dialect import for_postgres
from bot.store.opening import copy_whole
from bot.store.postgres import PostgresStore
from bot.store.postgres_errors import AWAY
from bot.store.untyped import Connection, Row
from tests.chaos.database import Fault
from tests.chaos.postgres_faults import STORM, PostgresFaults
from tests.chaos.processes import Bots

AWAY_SECONDS, LOOK_SECONDS = 120.0, 0.2
UNSPOILT = {
    "application_name": STORM,
    "default_transaction_read_only": "off",
    "statement_timeout": "0",
}
"""The storm's own sessions heed no spoilt settings."""


@asynccontextmanager
async def postgres_server(folder: Path) -> AsyncIterator[PostgresServer]:
    """From an empty one to a copy of what was in it, and its log."""
    if not PRESENT:
        raise click.ClickException(ABSENT)
    with cluster(DURABLE) as server:
        pool = await asyncpg.create_pool(
            server.url, min_size=0, max_size=4, server_settings=UNSPOILT
        )
        try:
            yield PostgresServer(server, pool)
            await copy_whole(SecretStr(server.url), folder / "chaos.db", at_rest=False)
        finally:
            pool.terminate()
            shutil.copyfile(server.folder / "log", folder / "postgres.log")


@dataclass(frozen=True)
class PostgresServer:
    """Durable as a host runs it: whoever is told that something is kept may be killed at once."""

    cluster: Cluster
    pool: Connection

    @property
    def address(self) -> str:
        return self.cluster.url

    async def read(self, statement: str, *values: object) -> list[Row]:
        end = time.monotonic() + AWAY_SECONDS
        while True:
            try:
                return list(await self.pool.fetch(for_postgres(statement), *values))
            except AWAY:
                if time.monotonic() > end:
                    raise
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self, *asked: tuple[Any, ...]) -> list[list[Row]]:
        return [await self.read(statement, *values) for statement, *values in asked]

    async def write(self, statement: str) -> None:
        await self.read(statement)

    @asynccontextmanager
    async def store(self) -> AsyncIterator[PostgresStore]:
        store = await PostgresStore.open(self.address)
        try:
            yield store
        finally:
            await store.close()

    def faults(self, luck: random.Random, bots: Bots) -> list[Fault]:
        return PostgresFaults(luck, self.cluster, self.pool, self.read).every()
