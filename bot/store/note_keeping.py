"""Notes on a world's chart: kept for later campaigns on the same server."""

from __future__ import annotations

from bot.store.housekeeping import Housekeeping
from bot.store.note_port import PlaceNote, World

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


class NoteKeeping(Housekeeping):
    """For a store that can read rows and write units."""

    async def place_notes(self, world: World) -> list[PlaceNote]:
        rows = await self.read(NOTES, *_key(world))
        return [PlaceNote(world, *row) for row in rows]

    async def keep_place_note(self, note: PlaceNote) -> None:
        values = (note.place, note.person, note.name, note.words, note.at)
        await self.write([(KEEP, (*_key(note.world), *values))])

    async def strike_place_note(self, world: World, place: str, person: int) -> None:
        await self.write([(STRIKE, (*_key(world), place, person))])


def _key(world: World) -> tuple[int, str, str]:
    return world.guild, world.game, world.name
