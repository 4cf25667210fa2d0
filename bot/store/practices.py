"""Tables that count for nothing, and answers to puzzles, with one set of statements for both
databases."""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace

from bot.store.sql_port import Sql
from bot.store.statements import Statement
from bot.store.untyped import Row

PRACTICE = "SELECT campaign, origin, depth FROM practices WHERE campaign = ?"
KEEP = "INSERT INTO practices (campaign, origin, depth) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
COLUMNS = "day, person, guild, name, chosen, solved, at"
TRY = (
    f"INSERT INTO puzzle_tries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) "  # noqa: S608 - ours
    "ON CONFLICT DO NOTHING"
)
TRIES = f"SELECT {COLUMNS} FROM puzzle_tries WHERE day = ? ORDER BY at, person"  # noqa: S608 - ours
MINE = f"SELECT {COLUMNS} FROM puzzle_tries WHERE person = ? ORDER BY day"  # noqa: S608 - ours


@dataclass(frozen=True, slots=True)
class Practice:
    """A table that plays on from another one, after so many of its choices."""

    campaign: str
    origin: str
    depth: int


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """What somebody answered to the puzzle of a day."""

    day: int
    person: int
    guild: int
    name: str
    chosen: str
    solved: bool
    at: int


def practised(practice: Practice | None) -> list[Statement]:
    """The statements that keep it."""
    return [] if practice is None else [(KEEP, astuple(practice))]


@dataclass(frozen=True, slots=True)
class ReadingPractices:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def of(self, campaign: str) -> Practice | None:
        """The practice that this campaign is, if it is one."""
        rows = await self.sql.read(PRACTICE, campaign)
        return Practice(*rows[0]) if rows else None

    async def tries(self, day: int) -> list[PuzzleTry]:
        """All answers to the puzzle of a day, everywhere, the first first."""
        return [_try(row) for row in await self.sql.read(TRIES, day)]

    async def tries_of(self, person: int) -> list[PuzzleTry]:
        """By day."""
        return [_try(row) for row in await self.sql.read(MINE, person)]


class Practices(ReadingPractices):
    """Only the host writes."""

    async def answer(self, one: PuzzleTry) -> None:
        """The first of a day stands."""
        await self.sql.write([(TRY, (*astuple(one)[:5], int(one.solved), one.at))])


def _try(row: Row) -> PuzzleTry:
    return replace(PuzzleTry(*row), solved=bool(row[5]))
