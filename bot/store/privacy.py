"""Everything kept about one person, to be given to them or to be forgotten; and about a server."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from bot.store.personal import of_people, of_servers
from bot.store.rows import Status
from bot.store.sql_port import Sql
from bot.store.statements import Statement

NOBODY = 0
"""Stands for whoever started a game and wants to be forgotten."""
SOMEBODY = {"text": "somebody"}
"""A name in a sentence of the log, when it is to be forgotten."""

THEIR_CAMPAIGNS = (
    'SELECT campaign AS id FROM seats WHERE "user" = ? UNION SELECT campaign FROM log '
    'WHERE "user" = ? UNION SELECT id FROM campaigns WHERE starter = ?'
)
OTHERS_THERE = (
    'EXISTS (SELECT 1 FROM seats WHERE campaign = campaigns.id AND "user" <> ?) OR '
    'EXISTS (SELECT 1 FROM log WHERE campaign = campaigns.id AND "user" <> ?)'
)
INVOLVED = (
    f"SELECT id, status, starter = ?, CASE WHEN {OTHERS_THERE} THEN 0 ELSE 1 END "  # noqa: S608 - ours
    f"FROM campaigns WHERE id IN ({THEIR_CAMPAIGNS}) ORDER BY created, id"
)
NAMES = """SELECT DISTINCT name FROM seats WHERE "user" = ? AND name <> ''"""
TOLD_BY = """SELECT lines FROM log WHERE "user" = ? AND kind IN ('act', 'undo')"""
TOLD_THERE = (
    "SELECT campaign, number, lines FROM log WHERE kind NOT IN ('start', 'choice') "  # noqa: S608 - ours
    f"AND campaign IN ({THEIR_CAMPAIGNS})"
)
RETELL = "UPDATE log SET lines = ? WHERE campaign = ? AND number = ?"
CALLED = "SELECT id, heard FROM campaigns WHERE heard LIKE ?"
STRIKE = "UPDATE campaigns SET heard = ? WHERE id = ?"
FORGET_CAMPAIGN = "DELETE FROM campaigns WHERE id = ?"
FORGET_STARTER = "UPDATE campaigns SET starter = ? WHERE starter = ?"
FORGET_SEATS = (
    """UPDATE seats SET "user" = NULL, name = '', keeper = CASE WHEN keeper = 'person' AND """
    "campaign IN (SELECT id FROM campaigns WHERE status IN ('playing', 'paused')) THEN 'vacant' "
    """ELSE keeper END WHERE "user" = ?"""
)
FORGET_UPLOADS = "UPDATE server_packs SET person = NULL WHERE person = ?"
FORGET_CLICKS = 'UPDATE log SET "user" = NULL, interaction = NULL WHERE "user" = ?'

Rows = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Involved:
    """A campaign somebody has a part in."""

    campaign: str
    status: Status
    started: bool
    alone: bool
    """Whether nobody else ever had one."""


@dataclass(frozen=True, slots=True)
class ReadingPrivacy:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def about(self, person: int) -> dict[str, Rows]:
        """Every row that is kept about somebody, by the table it stands in."""
        found = {name: await self._given(name, person) for name, _, _ in of_people()}
        for row in found["log"]:
            row["lines"] = _readable(row["lines"], row["seat"])
        found["heard"] = [{"campaign": campaign} for campaign in await self._called(person)]
        return {name: rows for name, rows in found.items() if rows}

    async def _given(self, table: str, person: int) -> Rows:
        kept = next(one for name, _, one in of_people() if name == table)
        names = kept.given()
        columns = ", ".join(f'"{name}"' for name in names)
        statement = f'SELECT {columns} FROM {table} WHERE "{kept.person}" = ?'  # noqa: S608 - ours
        rows = await self.sql.read(statement, person)
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def _called(self, person: int) -> dict[str, dict[str, str]]:
        """Campaigns whose panel called this person, and whom it called for which question."""
        rows = await self.sql.read(CALLED, f"%{person}%")
        lists = {row[0]: _questions(json.loads(row[1])) for row in rows}
        return {campaign: called for campaign, called in lists.items() if str(person) in called}

    async def involved(self, person: int) -> list[Involved]:
        """Every campaign in which somebody has a part."""
        rows = await self.sql.read(INVOLVED, *[person] * 6)
        return [Involved(row[0], row[1], bool(row[2]), bool(row[3])) for row in rows]

    async def names_of(self, person: int) -> set[str]:
        """What somebody is called where they sat, and in what they did to tables."""
        names = {str(row[0]) for row in await self.sql.read(NAMES, person)}
        for row in await self.sql.read(TOLD_BY, person):
            names |= set(_actors(json.loads(row[0])))
        return names

    async def has_rows_of(self, guild: int) -> bool:
        """Whether anything is kept of this server."""
        return any(
            [
                await self.sql.read(f'SELECT 1 FROM {name} WHERE "{column}" = ? LIMIT 1', guild)  # noqa: S608 - ours
                for name, column in of_servers()
            ]
        )


class Privacy(ReadingPrivacy):
    """What somebody may read of themselves, and have forgotten. Only the host writes."""

    async def forget_person(self, person: int, names: Collection[str]) -> None:
        """Nothing says any more who it was. Games in which nobody else had a part are deleted.

        ``names`` are those by which the log may call them.
        """
        unit: list[Statement] = [
            (FORGET_CAMPAIGN, (one.campaign,)) for one in await self.involved(person) if one.alone
        ]
        for campaign, called in (await self._called(person)).items():
            del called[str(person)]
            unit.append((STRIKE, (json.dumps(called), campaign)))
        for campaign, number, lines in await self.sql.read(TOLD_THERE, *[person] * 3):
            told = json.dumps(_without(json.loads(lines), names), separators=(",", ":"))
            if told != lines:
                unit.append((RETELL, (told, campaign, number)))
        unit += [(FORGET_STARTER, (NOBODY, person)), (FORGET_SEATS, (person,))]
        unit += [(FORGET_CLICKS, (person,)), (FORGET_UPLOADS, (person,))]
        for name, column, kept in of_people():
            if kept.goes:
                unit.append((f'DELETE FROM {name} WHERE "{column}" = ?', (person,)))  # noqa: S608 - ours
        await self.sql.write(unit)

    async def forget_guild(self, guild: int) -> None:
        """All its campaigns, what it found in them, and what its moderators decided."""
        await self.sql.write(
            [
                (f'DELETE FROM {name} WHERE "{column}" = ?', (guild,))  # noqa: S608 - ours
                for name, column in of_servers()
            ]
        )


def _questions(kept: list[int] | dict[str, str]) -> dict[str, str]:
    """Older panels kept only whom they called."""
    return kept if isinstance(kept, dict) else dict.fromkeys(map(str, kept), "")


def _readable(lines: str, seat: int | None) -> list[Any]:
    """What was told to everybody, or to this seat alone."""
    return [line for line in json.loads(lines) if line[1] is None or line[1] == seat]


def _actors(lines: list[Any]) -> Iterator[str]:
    """The names of whoever did this, in sentences that say who did what to a table."""
    for text, *_ in lines:
        args = text[1] if isinstance(text, list) else {}
        actor = args.get("by", args.get("name"))
        if isinstance(actor, str):
            yield actor


def _without(data: Any, names: Collection[str]) -> Any:
    """The same lines, in which these names are nobody's."""
    return [[_nameless(text, names), *more] for text, *more in data]


def _nameless(text: Any, names: Collection[str]) -> Any:
    """A sentence with arguments hides the names among them; one without may have come in from a
    file, whose words are plain."""
    if isinstance(text, str):
        for name in sorted(names, key=len, reverse=True):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "somebody", text)
        return text
    template, args, *plural = text
    return [template, {key: _hidden(value, names) for key, value in args.items()}, *plural]


def _hidden(value: Any, names: Collection[str]) -> Any:
    if isinstance(value, str):
        return SOMEBODY if value in names else value
    if isinstance(value, list):
        return [_hidden(one, names) for one in value]
    if isinstance(value, dict) and "text" in value:
        return {"text": _nameless(value["text"], names)}
    return value
