"""What the bot's database says, read beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from bot.store.rows import Campaign, Entry, SeatRow, read_entry
from bot.store.statements import (
    ALL,
    CAMPAIGN_COLUMNS,
    GET_CAMPAIGN,
    GET_ENTRIES,
    GET_SEATS,
)

R = TypeVar("R")


@dataclass(frozen=True)
class Book:
    """Looks things up; writes nothing."""

    path: Path

    def _look(self, work: Callable[[sqlite3.Connection], R]) -> R:
        connection = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=30)
        try:
            return work(connection)
        finally:
            connection.close()

    def started_by(self, user: str, game: str) -> list[Campaign]:
        """Oldest first."""
        sql = (
            f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns "
            "WHERE starter = ? AND game = ? ORDER BY created, rowid"
        )
        rows = self._look(lambda db: db.execute(sql, (int(user), game)).fetchall())
        return [Campaign(*row) for row in rows]

    def campaign(self, name: str) -> Campaign:
        return Campaign(*self._look(lambda db: db.execute(GET_CAMPAIGN, (name,)).fetchone()))

    def seats(self, name: str) -> list[SeatRow]:
        rows = self._look(lambda db: db.execute(GET_SEATS, (name,)).fetchall())
        return [SeatRow(*row) for row in rows]

    def opening(self, name: str) -> bytes:
        sql = "SELECT save FROM checkpoints WHERE campaign = ? AND depth = 0"
        return bytes(self._look(lambda db: db.execute(sql, (name,)).fetchone())[0])

    def entries(self, name: str, after: int = 0) -> list[Entry]:
        rows = self._look(lambda db: db.execute(GET_ENTRIES, (name, after, ALL)).fetchall())
        return [read_entry(row) for row in rows]

    def copy_to(self, target: Path) -> None:
        def copy(db: sqlite3.Connection) -> None:
            with sqlite3.connect(target) as other:
                db.backup(other)
            other.close()

        self._look(copy)
