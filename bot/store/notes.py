"""Notes on a world's chart: kept for later campaigns on the same server."""

from __future__ import annotations

from dataclasses import dataclass

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
class World:
    """Of one server: a game, and what is explored in it."""

    guild: int
    game: str
    name: str


@dataclass(frozen=True, slots=True)
class PlaceNote:
    """One writer's note at one place."""

    world: World
    place: str
    person: int
    name: str
    """How its writer was called when they wrote it."""
    words: str
    at: int


@dataclass(frozen=True, slots=True)
class ReadingNotes:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def of(self, world: World) -> list[PlaceNote]:
        """All that was written there, oldest first."""
        rows = await self.sql.read(NOTES, *_key(world))
        return [PlaceNote(world, *row) for row in rows]


class Notes(ReadingNotes):
    """One of each writer at each place. Only the host writes."""

    async def keep(self, note: PlaceNote) -> None:
        """In the place of what the same person wrote there before."""
        values = (note.place, note.person, note.name, note.words, note.at)
        await self.sql.write([(KEEP, (*_key(note.world), *values))])

    async def strike(self, world: World, place: str, person: int) -> None:
        await self.sql.write([(STRIKE, (*_key(world), place, person))])


def _key(world: World) -> tuple[int, str, str]:
    return world.guild, world.game, world.name
