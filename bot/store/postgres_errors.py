"""PostgreSQL's errors, by meaning."""

from __future__ import annotations

import asyncpg

from bot.store.errors import (
    AlreadyCounted,
    Fenced,
    StoreAway,
    StoreError,
    StoreFull,
    StoreLocked,
)

AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
)
BUSY = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
)


def is_away(error: BaseException) -> bool:
    """Whether the database could not be reached, so that nothing is wrong with what was asked."""
    return isinstance(error, AWAY) and not isinstance(error, asyncpg.DataError)


def by_meaning(error: Exception) -> StoreError:
    """Our error for PostgreSQL's, which is its cause."""
    meaning = _meaning(error)
    meaning.__cause__ = error
    return meaning


def _meaning(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if is_away(error):
        return StoreAway()
    if isinstance(error, BUSY):
        return StoreLocked()
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFull()
    if isinstance(error, asyncpg.UniqueViolationError):
        constraint = error.constraint_name
        return {"log_interaction_key": AlreadyCounted, "log_pkey": Fenced}.get(
            str(constraint), StoreError
        )()
    return StoreError()
