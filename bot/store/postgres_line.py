"""A line of its own to PostgreSQL, for what is not a click."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from bot.store.untyped import Connection

CONNECT_SECONDS = 2.0


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        yield connection
    finally:
        await connection.close(timeout=CONNECT_SECONDS)
