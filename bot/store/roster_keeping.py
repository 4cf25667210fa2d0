"""Rosters of people, with one set of statements for both databases."""

from __future__ import annotations

import json

from bot.store.people import PeopleKeeping
from bot.store.roster_port import KeptRoster

COLUMNS = "person, game, id, kind, name, things, at"
ROSTERS = f"SELECT {COLUMNS} FROM rosters WHERE person = ? AND game = ? ORDER BY name, id"  # noqa: S608 - ours
KEEP = (
    f"INSERT INTO rosters ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) "  # noqa: S608 - ours
    "ON CONFLICT (person, game, id) DO UPDATE SET kind = excluded.kind, name = excluded.name, "
    "things = excluded.things, at = excluded.at"
)
DROP = "DELETE FROM rosters WHERE person = ? AND game = ? AND id = ?"


class RosterKeeping(PeopleKeeping):
    """For a store that can read rows and write units."""

    async def rosters(self, person: int, game: str) -> list[KeptRoster]:
        rows = await self.read(ROSTERS, person, game)
        return [_read(*row) for row in rows]

    async def keep_roster(self, roster: KeptRoster) -> None:
        things = json.dumps(roster.things)
        row = (roster.person, roster.game, roster.id, roster.kind, roster.name, things, roster.at)
        await self.write([(KEEP, row)])

    async def drop_roster(self, person: int, game: str, number: int) -> None:
        await self.write([(DROP, (person, game, number))])


def _read(
    person: int, game: str, number: int, kind: str, name: str, things: str, at: int
) -> KeptRoster:
    return KeptRoster(person, game, number, kind, name, tuple(json.loads(things)), at)
