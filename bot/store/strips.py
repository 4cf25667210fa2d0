"""Strips of people, with one set of statements for both databases."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store.sql_port import Sql

STRIP = "SELECT place, person, message, token, at FROM strips WHERE place = ? AND person = ?"
KEEP = (
    "INSERT INTO strips (place, person, message, token, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (place, person) DO UPDATE SET message = excluded.message, "
    "token = excluded.token, at = excluded.at"
)


@dataclass(frozen=True, slots=True)
class KeptStrip:
    """Somebody's private message in one place, and through which press it can be changed."""

    place: int
    person: int
    message: int
    token: str
    at: int
    """When that was pressed; Discord forgets it a quarter of an hour later."""


@dataclass(frozen=True, slots=True)
class ReadingStrips:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def of(self, place: int, person: int) -> KeptStrip | None:
        rows = await self.sql.read(STRIP, place, person)
        return KeptStrip(*rows[0]) if rows else None


class Strips(ReadingStrips):
    """One of each person in each place. Only the host writes."""

    async def keep(self, strip: KeptStrip) -> None:
        """In the place of the one before."""
        await self.sql.write([(KEEP, astuple(strip))])
