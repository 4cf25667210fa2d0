"""What is remembered of people who want it: results, badges, and their tries at the daily dive."""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace

from bot.store.memory_rows import Daily, EarnedBadge, Ended, Remembered, Result
from bot.store.sql_port import Sql
from bot.store.statements import Statement
from bot.store.untyped import Row

REMEMBER = (
    "INSERT INTO remembered (guild, person, name, shown, since) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name, shown = excluded.shown"
)
WANTED = "SELECT guild, person, name, shown, since FROM remembered WHERE guild = ?"
DROP = "DELETE FROM {table} WHERE guild = ? AND person = ?"
ADD_RESULT = (
    "INSERT INTO results (campaign, seat, guild, person, game, won, side, level, turns, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
RESULTS = (
    "SELECT campaign, seat, guild, person, game, won, side, level, turns, at FROM results "
    "WHERE guild = ? ORDER BY at, campaign"
)
ADD_BADGE = (
    "INSERT INTO badges (guild, person, game, badge, campaign, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
BADGES = (
    "SELECT guild, person, game, badge, campaign, at FROM badges WHERE guild = ? ORDER BY at, badge"
)
FIRST_TRY = (
    "(SELECT CASE WHEN EXISTS (SELECT 1 FROM dailies WHERE day = ? AND game = ? AND person = ? "
    "AND counts = 1) THEN 0 ELSE 1 END)"
)
BEGIN_DAILY = (
    "INSERT INTO dailies (campaign, day, game, guild, person, name, won, turns, begun, counts) "  # noqa: S608 - ours
    f"VALUES (?, ?, ?, ?, ?, ?, NULL, NULL, ?, {FIRST_TRY})"
)
END_DAILY = "UPDATE dailies SET counts = ?, won = ?, turns = ? WHERE campaign = ?"
DAILY_COLUMNS = "campaign, day, game, guild, person, name, counts, won, turns, begun"
DAILY_OF = f"SELECT {DAILY_COLUMNS} FROM dailies WHERE campaign = ?"  # noqa: S608 - ours
DAILIES = f"SELECT {DAILY_COLUMNS} FROM dailies WHERE day = ? ORDER BY begun, counts DESC, campaign"  # noqa: S608 - ours
DAYS_OF = (
    "SELECT DISTINCT day FROM dailies WHERE person = ? AND counts = 1 AND won IS NOT NULL "
    "ORDER BY day"
)


def ended(what: Ended | None) -> list[Statement]:
    """The statements that keep it."""
    if what is None:
        return []
    unit: list[Statement] = [(ADD_RESULT, _plain(one)) for one in what.results]
    unit += [(ADD_BADGE, _plain(one)) for one in what.badges]
    if (daily := what.daily) is not None:
        won = None if daily.won is None else int(daily.won)
        unit.append((END_DAILY, (int(daily.counts), won, daily.turns, daily.campaign)))
    return unit


def _plain(row: Row) -> tuple[Row, ...]:
    """Databases have no truth values that both understand."""
    return tuple(int(one) if isinstance(one, bool) else one for one in astuple(row))


@dataclass(frozen=True, slots=True)
class ReadingMemories:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def remembered(self, guild: int) -> dict[int, Remembered]:
        """Who wants to be remembered on this server."""
        rows = await self.sql.read(WANTED, guild)
        return {row[1]: Remembered(row[0], row[1], row[2], bool(row[3]), row[4]) for row in rows}

    async def results(self, guild: int) -> list[Result]:
        """Oldest first."""
        rows = await self.sql.read(RESULTS, guild)
        return [_result(*row) for row in rows]

    async def badges(self, guild: int) -> list[EarnedBadge]:
        """Oldest first."""
        return [EarnedBadge(*row) for row in await self.sql.read(BADGES, guild)]

    async def daily_of(self, campaign: str) -> Daily | None:
        """The try that this campaign is, if it is one."""
        rows = await self.sql.read(DAILY_OF, campaign)
        return _daily(rows[0]) if rows else None

    async def dailies(self, day: int) -> list[Daily]:
        """All tries at a day's dives, everywhere, in the order in which they began."""
        return [_daily(row) for row in await self.sql.read(DAILIES, day)]

    async def days_of(self, person: int) -> list[int]:
        """The days on which a dive of theirs counted and was ended, anywhere."""
        return [row[0] for row in await self.sql.read(DAYS_OF, person)]


class Memories(ReadingMemories):
    """Log books, badges and daily dives. Only the host writes."""

    async def remember(self, who: Remembered) -> None:
        await self.sql.write([(REMEMBER, _plain(who))])

    async def keep(self, what: Ended) -> None:
        """Of a game that has ended, for somebody who wants it only now."""
        await self.sql.write(ended(what))

    async def forget_results(self, guild: int, person: int) -> None:
        """They want no log book on this server any more: all that stands in it goes."""
        tables = ("remembered", "results", "badges")
        await self.sql.write([(DROP.format(table=name), (guild, person)) for name in tables])

    async def begin_daily(self, daily: Daily) -> Daily:
        """A try; whether it counts is decided here."""
        one = daily
        values = (one.campaign, one.day, one.game, one.guild, one.person, one.name, one.begun)
        await self.sql.write(
            [(BEGIN_DAILY, (*values, one.day, one.game, one.person))], one.campaign
        )
        kept = await self.daily_of(one.campaign)
        assert kept is not None
        return kept


def _result(*row: Row) -> Result:
    return replace(Result(*row), won=bool(row[5]))


def _daily(row: Row) -> Daily:
    won = None if row[7] is None else bool(row[7])
    return replace(Daily(*row), counts=bool(row[6]), won=won)
