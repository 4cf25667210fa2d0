"""What the bot's database says, read beside it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.rows import Campaign, Entry, SeatRow, read_entry
from bot.store.statements import (
    ALL,
    CAMPAIGN_COLUMNS,
    GET_CAMPAIGN,
    GET_ENTRIES,
    GET_SEATS,
)
from tests.chaos.database import Database

STARTED_BY = (
    f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE starter = ? AND game = ? ORDER BY created, id"
)
OPENING = "SELECT save FROM checkpoints WHERE campaign = ? AND depth = 0"


@dataclass(frozen=True)
class Book:
    """Looks things up; writes nothing but that time has passed."""

    database: Database

    async def started_by(self, user: str, game: str) -> list[Campaign]:
        """Oldest first."""
        return [Campaign(*row) for row in await self.database.read(STARTED_BY, int(user), game)]

    async def everybody_waits(self) -> None:
        """Whoever is asked has been for so long that a reminder is due."""
        await self.database.write("UPDATE alarms SET due = 1 WHERE kind = 'turn'")

    async def campaign(self, name: str) -> Campaign:
        return Campaign(*(await self.database.read(GET_CAMPAIGN, name))[0])

    async def seats(self, name: str) -> list[SeatRow]:
        return [SeatRow(*row) for row in await self.database.read(GET_SEATS, name)]

    async def opening(self, name: str) -> bytes:
        return bytes((await self.database.read(OPENING, name))[0][0])

    async def entries(self, name: str, after: int = 0) -> list[Entry]:
        rows = await self.database.read(GET_ENTRIES, name, after, ALL)
        return [read_entry(row) for row in rows]
