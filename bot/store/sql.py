"""All that the stores share: one set of statements, whichever database carries them out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import ClassVar

from bot.store import statements as sql
from bot.store.housekeeping import Housekeeping
from bot.store.memories import Memories
from bot.store.memories import ended as ended_unit
from bot.store.memory_rows import Ended
from bot.store.notes import Notes
from bot.store.packs import Packs
from bot.store.people import NEXT_ERRANDS, People, all_errands
from bot.store.privacy import Privacy
from bot.store.rosters import Rosters
from bot.store.rows import (
    Alarm,
    AlarmKind,
    Campaign,
    Checkpoint,
    Entry,
    Errand,
    GuildSettings,
    OpenGame,
    Passage,
    SeatRow,
    Stored,
    Summary,
    entry_values,
    read_entry,
)
from bot.store.seeking import Seeking
from bot.store.statements import Statement, Unit
from bot.store.untyped import Row
from bot.store.writer import Commit, Writer

RECENT = 60
"""How many entries of the log a table remembers, to tell what happened lately."""


class SqlStore(ABC):
    """Campaigns and their logs, and beside them what has a part of its own."""

    IN_GUILD: ClassVar[str]

    def __init__(self, commit: Commit) -> None:
        self.writer = Writer(commit)
        self._settings: dict[int, GuildSettings] = {}
        self.people = People(self)
        self.memories = Memories(self)
        self.seeking = Seeking(self)
        self.packs = Packs(self)
        self.notes = Notes(self)
        self.rosters = Rosters(self)
        self.privacy = Privacy(self)
        self.housekeeping = Housekeeping(self)

    @abstractmethod
    async def read(self, statement: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""

    async def write(self, unit: Unit, about: str = "") -> None:
        """Returns when the unit is safely kept; units about one campaign keep their order."""
        await self.writer.write(unit, about)

    @abstractmethod
    async def fault(self) -> str | None:
        """What is wrong with the database as a whole, if anything."""

    @abstractmethod
    async def close(self) -> None: ...

    def check_place(self) -> None:  # noqa: B027 - only a file can be taken away
        """Raises when the database is not where it was."""

    async def give_back_room(self) -> None:  # noqa: B027 - some databases need nothing
        """To the disk, where the database does not do so by itself."""

    @abstractmethod
    async def load(self, campaign: str, before: int | None = None) -> Stored | None: ...

    async def add_campaign(
        self, campaign: Campaign, seats: Sequence[SeatRow], alarm: Alarm | None = None
    ) -> None:
        unit = sql.whole_campaign(campaign, seats)
        await self.write(unit + sql.one_alarm(alarm), campaign.id)

    async def bring_in(
        self,
        campaign: Campaign,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        checkpoints: Sequence[Checkpoint],
    ) -> None:
        unit = sql.whole_campaign(campaign, seats)
        unit += [(sql.ADD_ENTRY, entry_values(campaign.id, entry)) for entry in entries]
        unit += [(sql.KEEP_CHECKPOINT, (campaign.id, *astuple(point))) for point in checkpoints]
        await self.write(unit, campaign.id)

    async def record(
        self,
        campaign: Campaign,
        *entries: Entry,
        checkpoint: Checkpoint | None = None,
        seats: Sequence[SeatRow] | None = None,
        alarm: Alarm | None = None,
        awards: Sequence[str] = (),
        errands: Sequence[Errand] = (),
        values: Mapping[str, object] | None = None,
        ended: Ended | None = None,
    ) -> None:
        unit: list[Statement] = [(sql.MOVE_ON, sql.standing_of(campaign))]
        if values:
            unit.append(sql.columns(campaign.id, values))
        for entry in entries:
            unit += sql.one_entry(campaign.id, entry)
        unit += sql.one_checkpoint(campaign.id, checkpoint)
        if seats is not None:
            unit += sql.all_seats(campaign.id, seats)
        if campaign.status != "playing":
            unit.append((sql.DROP_ALARM, (campaign.id, "turn")))
        unit += sql.one_alarm(alarm) + sql.all_awards(campaign, awards)
        unit += all_errands(errands) + ended_unit(ended)
        await self.write(unit, campaign.id)

    async def change_campaign(
        self, campaign: str, errands: Sequence[Errand] = (), **values: object
    ) -> None:
        await self.write([sql.columns(campaign, values), *all_errands(errands)], campaign)

    async def set_seats(self, campaign: str, seats: Sequence[SeatRow]) -> None:
        await self.write(sql.all_seats(campaign, seats), campaign)

    async def mark_shown(self, lengths: dict[str, int]) -> None:
        unit = [(sql.MARK_SHOWN, (length, name, length)) for name, length in lengths.items()]
        await self.write(unit)

    async def campaign(self, campaign: str) -> Campaign | None:
        return await self._one_campaign(sql.GET_CAMPAIGN, campaign)

    async def _one_campaign(self, statement: str, *values: object) -> Campaign | None:
        rows = await self.read(statement, *values)
        return Campaign(*rows[0]) if rows else None

    async def seats(self, campaign: str) -> list[SeatRow]:
        return [SeatRow(*row) for row in await self.read(sql.GET_SEATS, campaign)]

    async def at_place(self, place: int) -> Campaign | None:
        return await self._one_campaign(sql.AT_PLACE, place)

    async def lobby_at(self, guild: int, channel: int, game: str) -> Campaign | None:
        return await self._one_campaign(sql.LOBBY_AT, guild, channel, game)

    async def in_guild(self, guild: int, search: str = "", limit: int = 25) -> list[Summary]:
        rows = await self.read(self.IN_GUILD, guild, search, search, limit)
        return [Summary(Campaign(*row[:-1]), (row[-1] or "").split("\n")) for row in rows]

    async def open_games(self, guild: int, since: int) -> list[OpenGame]:
        return [OpenGame(*row) for row in await self.read(sql.OPEN_GAMES, guild, since)]

    async def not_shown(self) -> list[tuple[str, int]]:
        return [(row[0], row[1]) for row in await self.read(sql.NOT_SHOWN)]

    async def not_shown_in(self, guild: int) -> list[str]:
        return [row[0] for row in await self.read(sql.NOT_SHOWN_IN, guild)]

    async def start_save(self, campaign: str) -> bytes:
        statement = "SELECT save FROM checkpoints WHERE campaign = ? AND depth = 0"
        rows = await self.read(statement, campaign)
        return bytes(rows[0][0])

    async def entries(self, campaign: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        rows = await self.read(sql.GET_ENTRIES, campaign, after, limit or sql.ALL)
        return [read_entry(row) for row in rows]

    async def passages(self, campaign: str) -> list[Passage]:
        rows = await self.read(sql.GET_PASSAGES, campaign)
        return [Passage(row[0], row[1], row[2], bool(row[3])) for row in rows]

    async def keep_passage(self, campaign: str, passage: Passage) -> None:
        await self.write([(sql.KEEP_PASSAGE, (campaign, *astuple(passage)))], campaign)

    async def vote(self, campaign: str, length: int, user: int, *, agrees: bool) -> dict[int, bool]:
        await self.write([(sql.VOTE, (campaign, length, user, int(agrees)))], campaign)
        rows = await self.read(sql.GET_VOTES, campaign, length)
        return {voter: bool(agreed) for voter, agreed in rows}

    async def settings(self, guild: int) -> GuildSettings:
        if guild not in self._settings:
            rows = await self.read("SELECT settings FROM guild_settings WHERE guild = ?", guild)
            kept = GuildSettings.model_validate_json(rows[0][0]) if rows else GuildSettings()
            self._settings[guild] = kept
        return self._settings[guild]

    def forget_settings(self) -> None:
        self._settings.clear()

    async def change_settings(self, guild: int, settings: GuildSettings) -> None:
        await self.write([(sql.SET_SETTINGS, (guild, settings.model_dump_json()))])
        self._settings[guild] = settings

    async def awards(self, guild: int, game: str) -> list[str]:
        statement = "SELECT DISTINCT award FROM awards WHERE guild = ? AND game = ? ORDER BY award"
        return [row[0] for row in await self.read(statement, guild, game)]

    async def met(self, person: int) -> set[str]:
        rows = await self.read("SELECT thing FROM met WHERE person = ?", person)
        return {row[0] for row in rows}

    async def keep_met(self, person: int, thing: str, *, met: bool = True) -> None:
        await self.write([(sql.KEEP_MET if met else sql.FORGET_MET, (person, thing))])

    async def lookback(self, campaign: str) -> str | None:
        rows = await self.read("SELECT points FROM lookbacks WHERE campaign = ?", campaign)
        return str(rows[0][0]) if rows else None

    async def keep_lookback(self, campaign: str, points: str) -> None:
        await self.write([(sql.KEEP_LOOKBACK, (campaign, points))], campaign)

    async def set_alarm(self, alarm: Alarm) -> None:
        await self.write(sql.one_alarm(alarm), alarm.campaign)

    async def drop_alarm(self, campaign: str, kind: AlarmKind) -> None:
        await self.write([(sql.DROP_ALARM, (campaign, kind))], campaign)

    async def settle_alarm(self, alarm: Alarm, following: Alarm | None) -> None:
        known = (alarm.campaign, alarm.kind, alarm.due, alarm.rung)
        if following is None:
            statement: Statement = (sql.DROP_THAT_ALARM, known)
        else:
            new = (following.due, following.rung, following.message, following.failing)
            statement = (sql.MOVE_THAT_ALARM, (*new, *known))
        await self.write([statement], alarm.campaign)

    async def next_alarms(self, limit: int = 20) -> list[Alarm]:
        return [Alarm(*row) for row in await self.read(sql.NEXT_ALARMS, limit)]

    async def next_errands(self, limit: int = 20) -> list[Errand]:
        return [Errand(*row) for row in await self.read(NEXT_ERRANDS, limit)]

    async def fact(self, name: str) -> str | None:
        rows = await self.read("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def set_fact(self, name: str, value: str) -> None:
        await self.write([(sql.SET_FACT, (name, value))])

    async def settle_fact(self, name: str, value: str) -> str:
        await self.write([(sql.SETTLE_FACT, (name, value))])
        rows = await self.read("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0])
