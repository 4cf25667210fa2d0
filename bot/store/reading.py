"""What can be looked up in a store, with one set of statements for both databases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from bot.store import statements as sql
from bot.store.memories import ReadingMemories
from bot.store.notes import ReadingNotes
from bot.store.packs import ReadingPacks
from bot.store.people import NEXT_ERRANDS, ReadingPeople
from bot.store.practices import ReadingPractices
from bot.store.privacy import ReadingPrivacy
from bot.store.rosters import ReadingRosters
from bot.store.rows import (
    Alarm,
    Campaign,
    Entry,
    Errand,
    GuildSettings,
    OpenGame,
    Passage,
    SeatRow,
    Stored,
    Summary,
    read_entry,
)
from bot.store.seeking import ReadingSeekers
from bot.store.strips import ReadingStrips
from bot.store.untyped import Row

RECENT = 60
"""How many entries of the log a table remembers, to tell what happened lately."""


class Reading(ABC):
    """What can be looked up, by whoever needs it."""

    IN_GUILD: ClassVar[str]
    people: ReadingPeople
    memories: ReadingMemories
    seeking: ReadingSeekers
    packs: ReadingPacks
    notes: ReadingNotes
    rosters: ReadingRosters
    strips: ReadingStrips
    practices: ReadingPractices
    privacy: ReadingPrivacy

    def __init__(self) -> None:
        self._settings: dict[int, GuildSettings] = {}

    @abstractmethod
    async def read(self, statement: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""

    @abstractmethod
    async def fault(self) -> str | None:
        """What is wrong with the database as a whole, if anything."""

    @abstractmethod
    async def load(self, campaign: str, before: int | None = None) -> Stored | None:
        """A started campaign from its deepest checkpoint on, or the deepest one before a depth."""

    async def campaign(self, campaign: str) -> Campaign | None:
        return await self._one_campaign(sql.GET_CAMPAIGN, campaign)

    async def _one_campaign(self, statement: str, *values: object) -> Campaign | None:
        rows = await self.read(statement, *values)
        return Campaign(*rows[0]) if rows else None

    async def seats(self, campaign: str) -> list[SeatRow]:
        return [SeatRow(*row) for row in await self.read(sql.GET_SEATS, campaign)]

    async def at_place(self, place: int) -> Campaign | None:
        """What was played last in this channel or thread."""
        return await self._one_campaign(sql.AT_PLACE, place)

    async def on_at(self, place: int) -> list[Campaign]:
        """The games that are on in this channel or thread: several where there are no threads."""
        return [Campaign(*row) for row in await self.read(sql.ON_AT, place)]

    async def lobby_at(self, guild: int, channel: int, game: str) -> Campaign | None:
        """The newest lobby of this game that is open in a channel."""
        return await self._one_campaign(sql.LOBBY_AT, guild, channel, game)

    async def in_guild(self, guild: int, search: str = "", limit: int = 25) -> list[Summary]:
        """This server's campaigns, those still to be played first, last played first."""
        rows = await self.read(self.IN_GUILD, guild, search, search, limit)
        return [Summary(Campaign(*row[:-1]), (row[-1] or "").split("\n")) for row in rows]

    async def open_games(self, guild: int, since: int) -> list[OpenGame]:
        """This server's lobbies, and its games that were played since then and are not over."""
        return [OpenGame(*row) for row in await self.read(sql.OPEN_GAMES, guild, since)]

    async def not_shown(self) -> list[tuple[str, int]]:
        """Campaigns whose table has not seen the newest entry, and their servers; those that were
        played last come first."""
        return [(row[0], row[1]) for row in await self.read(sql.NOT_SHOWN)]

    async def not_shown_in(self, guild: int) -> list[str]:
        """This server's campaigns whose table has not seen the newest entry."""
        return [row[0] for row in await self.read(sql.NOT_SHOWN_IN, guild)]

    async def start_save(self, campaign: str) -> bytes:
        """The match as it was before the first choice."""
        statement = "SELECT save FROM checkpoints WHERE campaign = ? AND depth = 0"
        rows = await self.read(statement, campaign)
        return bytes(rows[0][0])

    async def entries(self, campaign: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The log from there on, oldest first."""
        rows = await self.read(sql.GET_ENTRIES, campaign, after, limit or sql.ALL)
        return [read_entry(row) for row in rows]

    async def passages(self, campaign: str) -> list[Passage]:
        """The messages that tell this campaign's prose, oldest first."""
        rows = await self.read(sql.GET_PASSAGES, campaign)
        return [Passage(row[0], row[1], row[2], bool(row[3])) for row in rows]

    async def settings(self, guild: int) -> GuildSettings:
        if guild not in self._settings:
            rows = await self.read("SELECT settings FROM guild_settings WHERE guild = ?", guild)
            kept = GuildSettings.model_validate_json(rows[0][0]) if rows else GuildSettings()
            self._settings[guild] = kept
        return self._settings[guild]

    def forget_settings(self) -> None:
        """Somebody else may change settings from now on: they are read again when needed."""
        self._settings.clear()

    async def awards(self, guild: int, game: str) -> list[str]:
        """What this server has earned in this game, in all its campaigns."""
        statement = "SELECT DISTINCT award FROM awards WHERE guild = ? AND game = ? ORDER BY award"
        return [row[0] for row in await self.read(statement, guild, game)]

    async def met(self, person: int) -> set[str]:
        """What this person has been told in passing."""
        rows = await self.read("SELECT thing FROM met WHERE person = ?", person)
        return {row[0] for row in rows}

    async def lookback(self, campaign: str) -> str | None:
        """What was thought about a game once it was over, if anybody asked."""
        rows = await self.read("SELECT points FROM lookbacks WHERE campaign = ?", campaign)
        return str(rows[0][0]) if rows else None

    async def next_alarms(self, limit: int = 20) -> list[Alarm]:
        """The alarms due first, of the servers that are served here."""
        return [Alarm(*row) for row in await self.read(sql.NEXT_ALARMS, limit)]

    async def has_waited(self, campaign: Campaign) -> bool:
        """Whether whoever is asked there was reminded; after the last time no alarm is left."""
        rows = await self.read(sql.GET_RUNG, campaign.id)
        if rows:
            return bool(rows[0][0])
        settings = (await self.settings(campaign.guild)).at(campaign.channel)
        return bool(campaign.pace or settings.remind_hours)

    async def next_errands(self, limit: int = 20) -> list[Errand]:
        """The errands due first, of the servers that are served here."""
        return [Errand(*row) for row in await self.read(NEXT_ERRANDS, limit)]

    async def fact(self, name: str) -> str | None:
        """Something small the bot wants to remember."""
        rows = await self.read("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0]) if rows else None
