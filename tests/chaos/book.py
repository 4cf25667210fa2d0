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
STILL_DUE = "SELECT campaign FROM alarms WHERE kind = 'turn' AND due = 1"
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

    async def is_told(self) -> bool:
        """Whether nothing is left to be done of that."""
        return not await self.database.read(STILL_DUE)

    async def campaign(self, name: str) -> Campaign:
        return Campaign(*(await self.database.read(GET_CAMPAIGN, name))[0])

    async def seats(self, name: str) -> list[SeatRow]:
        return [SeatRow(*row) for row in await self.database.read(GET_SEATS, name)]

    async def opening(self, name: str) -> bytes:
        return bytes((await self.database.read(OPENING, name))[0][0])

    async def since(self, name: str, after: int) -> tuple[list[Entry], Campaign]:
        """What is new in the log, and how the table stands."""
        entries, rows = await self.database.look(
            (GET_ENTRIES, name, after, ALL), (GET_CAMPAIGN, name)
        )
        return [read_entry(row) for row in entries], Campaign(*rows[0])
