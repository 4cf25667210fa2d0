"""Notes on a world's chart: kept for later campaigns on the same server."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.note_port import PlaceNote, World
from bot.store.sql_port import Sql

NOTES = (
    "SELECT place, person, name, words, at FROM place_notes "
    "WHERE guild = ? AND game = ? AND world = ? ORDER BY at, place, person"
)
KEEP = (
    "INSERT INTO place_notes (guild, game, world, place, person, name, words, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, game, world, place, person) "
    "DO UPDATE SET name = excluded.name, words = excluded.words, at = excluded.at"
)
STRIKE = (
    "DELETE FROM place_notes WHERE guild = ? AND game = ? AND world = ? AND place = ? "
    "AND person = ?"
)


@dataclass(frozen=True, slots=True)
class Notes:
    """One of each writer at each place."""

    sql: Sql

    async def of(self, world: World) -> list[PlaceNote]:
        rows = await self.sql.read(NOTES, *_key(world))
        return [PlaceNote(world, *row) for row in rows]

    async def keep(self, note: PlaceNote) -> None:
        values = (note.place, note.person, note.name, note.words, note.at)
        await self.sql.write([(KEEP, (*_key(note.world), *values))])

    async def strike(self, world: World, place: str, person: int) -> None:
        await self.sql.write([(STRIKE, (*_key(world), place, person))])


def _key(world: World) -> tuple[int, str, str]:
    return world.guild, world.game, world.name
