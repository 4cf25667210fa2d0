"""What can go wrong with the database, by meaning; each sentence says what to do about it."""

from __future__ import annotations

import sqlite3

from games.kernel import T, Text


class StoreError(Exception):
    """The database refused. Nothing of what was to be written has been written."""

    text = T("The database could not save this. Nothing was changed; please try again.")

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
        "The disk of this bot is full, so the move could not be saved. Nothing was changed; "
        "whoever runs the bot must make room first."
    )


class StoreAway(StoreLocked):
    """The database cannot be reached."""

    text = T(
        "The database does not answer. Nothing was changed; please try again in a minute, "
        "I will be back by myself."
    )


class StoreUnsure(StoreError):
    """The connection broke while a transaction was being committed."""

    text = T(
        "The database went away in the very moment of saving. Look at the table again in a "
        "minute: if your move is not there, make it once more."
    )


class Fenced(StoreError):
    """Somebody else has written what comes next: the table must be opened again."""

    text = T("The table has moved on elsewhere. Nothing was changed; please look again.")


class AlreadyCounted(StoreError):
    """This very click is in the log already."""

    text = T("This click has been counted already.")


class DamagedDatabase(StoreError):
    """The file is not a sound database of ours."""


class NewerDatabase(StoreError):
    """The file was written by a newer Divemaster."""


class DatabaseGone(StoreError):
    """The file is not any more where it was."""

    text = T(
        "The file in which this bot keeps its games was replaced or removed. Nothing was saved, "
        "and I stop here; whoever runs the bot finds more in its log."
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
