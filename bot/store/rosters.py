"""Rosters of people, with one set of statements for both databases."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store.roster_port import KeptRoster
from bot.store.sql_port import Sql

COLUMNS = "person, game, id, kind, name, things, at"
ROSTERS = f"SELECT {COLUMNS} FROM rosters WHERE person = ? AND game = ? ORDER BY name, id"  # noqa: S608 - ours
KEEP = (
    f"INSERT INTO rosters ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) "  # noqa: S608 - ours
    "ON CONFLICT (person, game, id) DO UPDATE SET kind = excluded.kind, name = excluded.name, "
    "things = excluded.things, at = excluded.at"
)
DROP = "DELETE FROM rosters WHERE person = ? AND game = ? AND id = ?"


@dataclass(frozen=True, slots=True)
class Rosters:
    """What somebody put together and wants to take again."""

    sql: Sql

    async def of(self, person: int, game: str) -> list[KeptRoster]:
        rows = await self.sql.read(ROSTERS, person, game)
        return [_read(*row) for row in rows]

    async def keep(self, roster: KeptRoster) -> None:
        things = json.dumps(roster.things)
        row = (roster.person, roster.game, roster.id, roster.kind, roster.name, things, roster.at)
        await self.sql.write([(KEEP, row)])

    async def drop(self, person: int, game: str, number: int) -> None:
        await self.sql.write([(DROP, (person, game, number))])


def _read(
    person: int, game: str, number: int, kind: str, name: str, things: str, at: int
) -> KeptRoster:
    return KeptRoster(person, game, number, kind, name, tuple(json.loads(things)), at)
