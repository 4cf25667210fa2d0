"""Rosters of people, with one set of statements for both databases."""

from __future__ import annotations

import json
from dataclasses import dataclass

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
class KeptRoster:
    """Somebody's own, under a name of theirs; numbers are theirs alone, too."""

    person: int
    game: str
    id: int
    kind: str
    name: str
    things: tuple[str, ...]
    at: int


@dataclass(frozen=True, slots=True)
class ReadingRosters:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def of(self, person: int, game: str) -> list[KeptRoster]:
        """All that somebody keeps for a game, by name."""
        rows = await self.sql.read(ROSTERS, person, game)
        return [_read(*row) for row in rows]


class Rosters(ReadingRosters):
    """What somebody put together and wants to take again. Only the host writes."""

    async def keep(self, roster: KeptRoster) -> None:
        """In the place of the one with the same number."""
        things = json.dumps(roster.things)
        row = (roster.person, roster.game, roster.id, roster.kind, roster.name, things, roster.at)
        await self.sql.write([(KEEP, row)])

    async def drop(self, person: int, game: str, number: int) -> None:
        await self.sql.write([(DROP, (person, game, number))])


def _read(
    person: int, game: str, number: int, kind: str, name: str, things: str, at: int
) -> KeptRoster:
    return KeptRoster(person, game, number, kind, name, tuple(json.loads(things)), at)
