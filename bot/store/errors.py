"""What can go wrong with the database, by meaning; each sentence says what to do about it."""

from __future__ import annotations

import sqlite3

from games.kernel import T, Text


class StoreError(Exception):
    """The database refused. Nothing of what was to be written has been written."""

    text = T("The database couldn't save that. Nothing was changed; please try again.")

    def __init__(self, text: Text | None = None) -> None:
        self.text = text or type(self).text
        super().__init__(str(self.text))


class StoreLocked(StoreError):
    """Another program holds the database."""

    text = T(
        "The database is busy with another program. Nothing was changed; "
        "please try again in a minute."
    )


class StoreFull(StoreError):
    """No room is left on the disk."""

    text = T(
        "My disk is full, so I couldn't save that. Nothing was changed; whoever runs me "
        "must make room first."
    )


class StoreAway(StoreLocked):
    """The database cannot be reached."""

    text = T(
        "The database isn't answering. Nothing was changed; try again in a minute, I'll be "
        "back by myself."
    )


class StoreUnsure(StoreError):
    """The connection broke while a transaction was being committed."""

    text = T(
        "The database went away just as I was saving. Look again in a minute: if your move "
        "isn't there, make it once more."
    )


class Fenced(StoreError):
    """Somebody else has written what comes next: the table must be opened again."""

    text = T("The table has moved on. Nothing was changed; please look again.")


class AlreadyCounted(StoreError):
    """This very click is in the log already."""

    text = T("That click has counted already.")


class DamagedDatabase(StoreError):
    """The file is not a sound database of ours."""


class NewerDatabase(StoreError):
    """The file was written by a newer Divemaster."""


class DatabaseGone(StoreError):
    """The file is not any more where it was."""

    text = T(
        "The file I keep my games in was replaced or removed. Nothing was saved, and I'm "
        "stopping; whoever runs me finds more in the log."
    )


class DatabaseInUse(StoreError):
    """Another Divemaster runs on this file."""


def by_meaning(error: Exception) -> StoreError:
    """Our error for SQLite's, which is its cause."""
    meaning = _meaning(error)
    meaning.__cause__ = error
    return meaning


def _meaning(error: Exception) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreLocked()
    if code == sqlite3.SQLITE_FULL:
        return StoreFull()
    if isinstance(error, sqlite3.IntegrityError) and "log.interaction" in str(error):
        return AlreadyCounted()
    if isinstance(error, sqlite3.IntegrityError) and "log.number" in str(error):
        return Fenced()
    return StoreError()
