"""The store on SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any

from bot.store.database import Database, claim, open_database
from bot.store.housekeeping import Housekeeping
from bot.store.room import give_back
from bot.store.rows import (
    Alarm,
    AlarmKind,
    Campaign,
    Checkpoint,
    Entry,
    GuildSettings,
    OpenGame,
    Passage,
    SeatRow,
    Stored,
    Summary,
    entry_values,
    read_entry,
)
from bot.store.writer import Statement, Writer

RECENT = 60
"""How many entries of the log a table remembers, to tell what happened lately."""
KEPT_CHECKPOINTS = 4
"""Besides the first one; an undo that reaches further back replays from the first."""


def _insert(table: str, row: type[Any]) -> str:
    names = [field.name for field in fields(row)]
    return (
        f"INSERT INTO {table} ({', '.join(names)}) "  # noqa: S608 - names of our own fields
        f"VALUES ({', '.join('?' * len(names))})"
    )


CAMPAIGN_COLUMNS = ", ".join(field.name for field in fields(Campaign))
ADD_CAMPAIGN = _insert("campaigns", Campaign)
ADD_ENTRY = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_SEAT = "INSERT INTO seats (campaign, seat, user, name, keeper) VALUES (?, ?, ?, ?, ?)"
KEEP_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?, ?)"
SET_ALARM = (
    "INSERT INTO alarms (campaign, kind, due, rung, message) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET due = excluded.due, rung = excluded.rung, "
    "message = coalesce(excluded.message, message)"
)
THAT_ALARM = "WHERE campaign = ? AND kind = ? AND due = ? AND rung = ?"
DROP_ALARM = "DELETE FROM alarms WHERE campaign = ? AND kind = ?"
MOVE_ON = (
    "UPDATE campaigns SET status = ?, turn = ?, headline = ?, asked = ?, length = ?, depth = ?, "
    "played = ? WHERE id = ?"
)
PRUNE = (
    "DELETE FROM checkpoints WHERE campaign = ?1 AND depth > 0 AND depth < (SELECT min(depth) FROM "
    "(SELECT depth FROM checkpoints WHERE campaign = ?1 ORDER BY depth DESC LIMIT ?2))"
)
IN_GUILD = f"""
SELECT {CAMPAIGN_COLUMNS}, (
    SELECT group_concat(name, char(10)) FROM
    (SELECT name FROM seats WHERE campaign = campaigns.id ORDER BY seat)
) AS names FROM campaigns WHERE guild = ? AND status != 'cancelled' AND
(? = '' OR instr(lower(id || ' ' || game || ' ' || coalesce(names, '')), lower(?)) > 0)
ORDER BY status = 'ended', played DESC LIMIT ?
"""  # noqa: S608 - columns of our own


GET_CAMPAIGN = f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE id = ?"  # noqa: S608 - our columns
GET_SEATS = "SELECT seat, user, name, keeper FROM seats WHERE campaign = ? ORDER BY seat"
GET_CHECKPOINT = (
    "SELECT depth, number, save FROM checkpoints WHERE campaign = ?1 "
    "AND (?2 IS NULL OR depth < ?2 OR depth = 0) ORDER BY depth DESC LIMIT 1"
)
GET_ENTRIES = "SELECT * FROM log WHERE campaign = ? AND number > ? ORDER BY number LIMIT ?"
GET_RECENT = "SELECT * FROM log WHERE campaign = ? ORDER BY number DESC LIMIT ?"


class SqliteStore(Housekeeping):
    """Reads on the database's thread; writes through the group-commit writer."""

    def __init__(self, database: Database, lock: Any) -> None:
        self.database = database
        self.writer = Writer(database)
        self._lock = lock
        self._settings: dict[int, GuildSettings] = {}

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        lock = claim(path)
        try:
            return cls(await open_database(path), lock)
        except BaseException:
            lock.close()
            raise

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()
        self._lock.close()

    async def read(self, statement: str, *values: Any) -> list[Any]:
        return await self.database.read(statement, *values)

    async def write(self, unit: Sequence[Statement]) -> None:
        await self.writer.write(unit)

    async def give_back_room(self) -> None:
        await self.database.run(give_back)

    async def add_campaign(
        self, campaign: Campaign, seats: Sequence[SeatRow], alarm: Alarm | None = None
    ) -> None:
        unit: list[Statement] = [(ADD_CAMPAIGN, astuple(campaign)), *_seats(campaign.id, seats)]
        await self.writer.write(unit + _alarm(alarm))

    async def bring_in(
        self,
        campaign: Campaign,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        checkpoints: Sequence[Checkpoint],
    ) -> None:
        unit: list[Statement] = [(ADD_CAMPAIGN, astuple(campaign)), *_seats(campaign.id, seats)]
        unit += [(ADD_ENTRY, entry_values(campaign.id, entry)) for entry in entries]
        unit += [(KEEP_CHECKPOINT, (campaign.id, *astuple(point))) for point in checkpoints]
        await self.writer.write(unit)

    async def record(
        self,
        campaign: Campaign,
        *entries: Entry,
        checkpoint: Checkpoint | None = None,
        seats: Sequence[SeatRow] | None = None,
        alarm: Alarm | None = None,
        awards: Sequence[str] = (),
        values: Mapping[str, Any] | None = None,
    ) -> None:
        unit: list[Statement] = [(MOVE_ON, _standing(campaign))]
        if values:
            unit.append(_columns(campaign.id, values))
        for entry in entries:
            unit += _entry(campaign.id, entry)
        if checkpoint is not None:
            unit.append((KEEP_CHECKPOINT, (campaign.id, *astuple(checkpoint))))
            unit.append((PRUNE, (campaign.id, KEPT_CHECKPOINTS)))
        if seats is not None:
            unit += _seats(campaign.id, seats)
        if campaign.status != "playing":
            unit.append((DROP_ALARM, (campaign.id, "turn")))
        await self.writer.write(unit + _alarm(alarm) + _awards(campaign, awards))

    async def change_campaign(self, campaign: str, **values: Any) -> None:
        await self.writer.write([_columns(campaign, values)])

    async def set_seats(self, campaign: str, seats: Sequence[SeatRow]) -> None:
        await self.writer.write(_seats(campaign, seats))

    async def mark_shown(self, lengths: dict[str, int]) -> None:
        sql = "UPDATE campaigns SET shown = ? WHERE id = ?"
        await self.writer.write([(sql, (length, name)) for name, length in lengths.items()])

    async def load(self, campaign: str, before: int | None = None) -> Stored | None:
        return await self.database.run(lambda connection: _load(connection, campaign, before))

    async def campaign(self, campaign: str) -> Campaign | None:
        rows = await self.database.read(GET_CAMPAIGN, campaign)
        return Campaign(*rows[0]) if rows else None

    async def seats(self, campaign: str) -> list[SeatRow]:
        return [SeatRow(*row) for row in await self.database.read(GET_SEATS, campaign)]

    async def at_place(self, place: int) -> Campaign | None:
        sql = (
            f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE place = ? "  # noqa: S608 - our columns
            "ORDER BY status IN ('playing', 'paused') DESC, played DESC LIMIT 1"
        )
        rows = await self.database.read(sql, place)
        return Campaign(*rows[0]) if rows else None

    async def lobby_at(self, guild: int, channel: int, game: str) -> Campaign | None:
        sql = (
            f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns "  # noqa: S608 - our columns
            "WHERE guild = ? AND status = 'lobby' AND channel = ? AND game = ? "
            "ORDER BY created DESC LIMIT 1"
        )
        rows = await self.database.read(sql, guild, channel, game)
        return Campaign(*rows[0]) if rows else None

    async def in_guild(self, guild: int, search: str = "", limit: int = 25) -> list[Summary]:
        rows = await self.database.read(IN_GUILD, guild, search, search, limit)
        return [Summary(Campaign(*row[:-1]), (row[-1] or "").split("\n")) for row in rows]

    async def open_games(self, guild: int, since: int) -> list[OpenGame]:
        sql = (
            "SELECT starter, status, created, played FROM campaigns WHERE guild = ? "
            "AND (status = 'lobby' OR (status IN ('playing', 'paused') AND played >= ?))"
        )
        return [OpenGame(*row) for row in await self.database.read(sql, guild, since)]

    async def not_shown(self) -> list[str]:
        sql = "SELECT id FROM campaigns WHERE shown < length AND place IS NOT NULL"
        return [row[0] for row in await self.database.read(sql)]

    async def start_save(self, campaign: str) -> bytes:
        sql = "SELECT save FROM checkpoints WHERE campaign = ? AND depth = 0"
        rows = await self.database.read(sql, campaign)
        return bytes(rows[0][0])

    async def entries(self, campaign: str, after: int = 0, limit: int = -1) -> list[Entry]:
        rows = await self.database.read(GET_ENTRIES, campaign, after, limit)
        return [read_entry(row) for row in rows]

    async def passages(self, campaign: str) -> list[Passage]:
        sql = (
            "SELECT entry, part, message, taken_back FROM passages WHERE campaign = ? "
            "ORDER BY entry, part"
        )
        rows = await self.database.read(sql, campaign)
        return [Passage(row[0], row[1], row[2], bool(row[3])) for row in rows]

    async def keep_passage(self, campaign: str, passage: Passage) -> None:
        sql = "INSERT OR REPLACE INTO passages VALUES (?, ?, ?, ?, ?)"
        await self.writer.write([(sql, (campaign, *astuple(passage)))])

    async def vote(self, campaign: str, length: int, user: int, *, agrees: bool) -> dict[int, bool]:
        sql = "INSERT OR REPLACE INTO votes VALUES (?, ?, ?, ?)"
        await self.writer.write([(sql, (campaign, length, user, int(agrees)))])
        read = "SELECT user, agrees FROM votes WHERE campaign = ? AND length = ?"
        rows = await self.database.read(read, campaign, length)
        return {voter: bool(agreed) for voter, agreed in rows}

    async def settings(self, guild: int) -> GuildSettings:
        if guild not in self._settings:
            sql = "SELECT settings FROM guild_settings WHERE guild = ?"
            rows = await self.database.read(sql, guild)
            kept = GuildSettings.model_validate_json(rows[0][0]) if rows else GuildSettings()
            self._settings[guild] = kept
        return self._settings[guild]

    async def change_settings(self, guild: int, settings: GuildSettings) -> None:
        sql = "INSERT OR REPLACE INTO guild_settings VALUES (?, ?)"
        await self.writer.write([(sql, (guild, settings.model_dump_json()))])
        self._settings[guild] = settings

    async def awards(self, guild: int, game: str) -> list[str]:
        sql = "SELECT DISTINCT award FROM awards WHERE guild = ? AND game = ? ORDER BY award"
        return [row[0] for row in await self.database.read(sql, guild, game)]

    async def met(self, person: int) -> set[str]:
        rows = await self.database.read("SELECT thing FROM met WHERE person = ?", person)
        return {row[0] for row in rows}

    async def keep_met(self, person: int, thing: str, *, met: bool = True) -> None:
        keep = "INSERT INTO met (person, thing) VALUES (?, ?) ON CONFLICT DO NOTHING"
        forget = "DELETE FROM met WHERE person = ? AND thing = ?"
        await self.writer.write([(keep if met else forget, (person, thing))])

    async def set_alarm(self, alarm: Alarm) -> None:
        await self.writer.write(_alarm(alarm))

    async def drop_alarm(self, campaign: str, kind: AlarmKind) -> None:
        await self.writer.write([(DROP_ALARM, (campaign, kind))])

    async def settle_alarm(self, alarm: Alarm, following: Alarm | None) -> None:
        known = (alarm.campaign, alarm.kind, alarm.due, alarm.rung)
        if following is None:
            statement: Statement = (f"DELETE FROM alarms {THAT_ALARM}", known)  # noqa: S608 - ours
        else:
            sql = f"UPDATE alarms SET due = ?, rung = ?, message = ? {THAT_ALARM}"  # noqa: S608 - ours
            new = (following.due, following.rung, following.message)
            statement = (sql, (*new, *known))
        await self.writer.write([statement])

    async def next_alarms(self, limit: int = 20) -> list[Alarm]:
        sql = "SELECT campaign, kind, due, rung, message FROM alarms ORDER BY due LIMIT ?"
        return [Alarm(*row) for row in await self.database.read(sql, limit)]

    async def fact(self, name: str) -> str | None:
        rows = await self.database.read("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    async def set_fact(self, name: str, value: str) -> None:
        await self.writer.write([("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))])


def _load(connection: sqlite3.Connection, campaign: str, before: int | None) -> Stored | None:
    row = connection.execute(GET_CAMPAIGN, (campaign,)).fetchone()
    point = connection.execute(GET_CHECKPOINT, (campaign, before)).fetchone()
    if row is None or point is None:
        return None
    checkpoint = Checkpoint(*point)
    after = connection.execute(GET_ENTRIES, (campaign, checkpoint.number, -1))
    recent = connection.execute(GET_RECENT, (campaign, RECENT)).fetchall()
    return Stored(
        Campaign(*row),
        [SeatRow(*seat) for seat in connection.execute(GET_SEATS, (campaign,))],
        checkpoint,
        [read_entry(entry) for entry in after],
        [read_entry(entry) for entry in reversed(recent)],
    )


def _entry(campaign: str, entry: Entry) -> list[Statement]:
    """The entry, and what it makes void."""
    unit: list[Statement] = [(ADD_ENTRY, entry_values(campaign, entry))]
    if entry.kind in ("undo", "rollback"):
        for table in ("checkpoints", "awards"):
            forget = f"DELETE FROM {table} WHERE campaign = ? AND depth > ?"  # noqa: S608 - ours
            unit.append((forget, (campaign, entry.depth)))
    if entry.kind == "start":
        unit.append((DROP_ALARM, (campaign, "lobby")))
    return unit


def _standing(campaign: Campaign) -> tuple[Any, ...]:
    return (
        campaign.status,
        campaign.turn,
        campaign.headline,
        campaign.asked,
        campaign.length,
        campaign.depth,
        campaign.played,
        campaign.id,
    )


def _columns(campaign: str, values: Mapping[str, Any]) -> Statement:
    names = ", ".join(f"{name} = ?" for name in values)
    sql = f"UPDATE campaigns SET {names} WHERE id = ?"  # noqa: S608 - names of our own columns
    return sql, (*values.values(), campaign)


def _alarm(alarm: Alarm | None) -> list[Statement]:
    return [] if alarm is None else [(SET_ALARM, astuple(alarm))]


def _awards(campaign: Campaign, awards: Sequence[str]) -> list[Statement]:
    sql = "INSERT OR IGNORE INTO awards VALUES (?, ?, ?, ?, ?, ?)"
    where, when = (campaign.guild, campaign.game), (campaign.depth, campaign.played)
    return [(sql, (*where, award, campaign.id, *when)) for award in awards]


def _seats(campaign: str, seats: Sequence[SeatRow]) -> list[Statement]:
    clear: Statement = ("DELETE FROM seats WHERE campaign = ?", (campaign,))
    return [clear, *((ADD_SEAT, (campaign, *astuple(row))) for row in seats)]
