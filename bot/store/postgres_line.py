"""Lines to PostgreSQL. What the server may expect of a line, the line itself says: no host must.

A process that is frozen, or cut off, hangs up on nobody. So the server lets go of whoever falls
silent in the middle of a transaction, and of whoever waits or works for longer than anybody here
waits for an answer; and both ends find out that the other machine is gone.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import asyncpg

from bot.store.untyped import Connection, Row

CONNECT_SECONDS = 2.0
COMMAND_SECONDS = 5.0
SILENT_SECONDS = 2.0
"""Between two statements of a transaction; less than what a worker's life lasts."""
LOCK_SECONDS = 3.0
"""So long somebody waits for a lock: longer than whoever holds it may be silent."""
LOST_SECONDS = 8
"""Whatever was sent and not received for so long is not received any more."""

PATIENT = {
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": str(1000 * LOST_SECONDS),
}
"""For work that takes as long as it takes."""

SOCKET = {
    "TCP_KEEPIDLE": 4,
    "TCP_KEEPINTVL": 2,
    "TCP_KEEPCNT": 2,
    "TCP_USER_TIMEOUT": 1000 * LOST_SECONDS,
}
"""The same for our own end, as far as this system knows it."""


def in_turn() -> dict[str, str]:
    """For long work whose steps others wait for."""
    return PATIENT | {"idle_in_transaction_session_timeout": _milliseconds(SILENT_SECONDS)}


def brisk() -> dict[str, str]:
    """For whatever a click or another worker waits for."""
    return in_turn() | {
        "lock_timeout": _milliseconds(LOCK_SECONDS),
        "statement_timeout": _milliseconds(COMMAND_SECONDS),
    }


def _milliseconds(seconds: float) -> str:
    return str(round(1000 * seconds))


async def dial(url: str, settings: Mapping[str, str] | None = None, **how: object) -> Connection:
    """A new line, brisk unless something else is said; then nobody waits longer at our end."""
    limits = {"command_timeout": COMMAND_SECONDS} if settings is None else {}
    limits["timeout"] = CONNECT_SECONDS
    settings = brisk() if settings is None else settings
    connection = await asyncpg.connect(url, **{**how, **limits}, server_settings=settings)
    _keep_alive(connection)
    return connection


def _keep_alive(connection: Connection) -> None:
    line = connection._transport.get_extra_info("socket")
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in SOCKET.items():
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


@asynccontextmanager
async def connected(
    url: str, settings: Mapping[str, str] | None = PATIENT
) -> AsyncIterator[Connection]:
    """A line of its own, for what is not a click."""
    connection = await dial(url, settings)
    try:
        yield connection
    finally:
        await connection.close(timeout=CONNECT_SECONDS)


class OwnLine:
    """A line for one kind of question alone; made anew when it breaks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._turn = asyncio.Lock()
        self._connection: Connection | None = None

    async def ask(self, seconds: float, statement: str, *values: object) -> list[Row]:
        """What one statement gives, within so many seconds."""
        async with self._turn:
            try:
                async with asyncio.timeout(seconds):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await dial(self.url)
                    return list(await self._connection.fetch(statement, *values))
            except BaseException:
                self.hang_up()
                raise

    def hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
