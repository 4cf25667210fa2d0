"""What is kept about people, with one set of statements for both databases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass

from bot.store.rows import Campaign, Errand, ErrandKind, Nudge, OwnSeat
from bot.store.sql_port import Sql
from bot.store.statements import CAMPAIGN_COLUMNS, Statement
from bot.store.wishes import Wishes

NOT_OVER = "status IN ('lobby', 'playing', 'paused')"
KEEP_WISHES = (
    "INSERT INTO people (person, wishes) VALUES (?, ?) "
    "ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes"
)
SEATS_OF = (
    f"SELECT {CAMPAIGN_COLUMNS}, seat, keeper FROM seats "  # noqa: S608 - our columns
    f'JOIN campaigns ON id = campaign WHERE "user" = ? AND {NOT_OVER} ORDER BY played, id, seat'
)
FOLLOWED_BY = (
    f"SELECT {CAMPAIGN_COLUMNS} FROM follows "  # noqa: S608 - our columns
    f"JOIN campaigns ON id = campaign WHERE person = ? AND {NOT_OVER} ORDER BY played, id"
)
FOLLOW = "INSERT INTO follows (campaign, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNFOLLOW = "DELETE FROM follows WHERE campaign = ? AND person = ?"
SNOOZE = (
    "INSERT INTO snoozes (campaign, person, until) VALUES (?, ?, ?) "
    "ON CONFLICT (campaign, person) DO UPDATE SET until = excluded.until"
)
WAKE = "DELETE FROM snoozes WHERE campaign = ? AND person = ?"
KEEP_NUDGE = (
    "INSERT INTO nudges (campaign, person, question, at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (campaign, person) DO UPDATE SET question = excluded.question, at = excluded.at"
)
BALLOT = (
    "INSERT INTO ballots (campaign, length, person, choice) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (campaign, length, person) DO UPDATE SET choice = excluded.choice"
)
ERRAND_COLUMNS = "campaign, person, kind, due, since, failing"
SET_ERRAND = (
    f"INSERT INTO errands ({ERRAND_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) "  # noqa: S608 - our columns
    "ON CONFLICT (campaign, person, kind) DO UPDATE SET due = excluded.due, "
    "since = excluded.since, failing = excluded.failing"
)
THEIR_ORDER = "ORDER BY due, campaign, person, kind"
THAT_ERRAND = "WHERE campaign = ? AND person = ? AND kind = ? AND due = ? AND since = ?"
DROP_THAT_ERRAND = f"DELETE FROM errands {THAT_ERRAND}"  # noqa: S608 - ours
MOVE_THAT_ERRAND = f"UPDATE errands SET due = ?, failing = ? {THAT_ERRAND}"  # noqa: S608 - ours
DROP_ERRANDS = "DELETE FROM errands WHERE person = ? AND kind = ?"
NEXT_ERRANDS = f"SELECT {ERRAND_COLUMNS} FROM errands {THEIR_ORDER} LIMIT ?"  # noqa: S608 - ours
ERRANDS_FOR = f"SELECT {ERRAND_COLUMNS} FROM errands WHERE person = ? {THEIR_ORDER}"  # noqa: S608
ERRANDS_AT = f"SELECT {ERRAND_COLUMNS} FROM errands WHERE campaign = ? {THEIR_ORDER}"  # noqa: S608


def all_errands(errands: Sequence[Errand]) -> list[Statement]:
    return [(SET_ERRAND, astuple(errand)) for errand in errands]


@dataclass(frozen=True, slots=True)
class ReadingPeople:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def wishes(self, person: int) -> Wishes:
        rows = await self.sql.read("SELECT wishes FROM people WHERE person = ?", person)
        return Wishes.model_validate_json(rows[0][0]) if rows else Wishes()

    async def seats_of(self, person: int) -> list[OwnSeat]:
        """All seats of a person at campaigns that are not over, in all servers."""
        rows = await self.sql.read(SEATS_OF, person)
        return [OwnSeat(Campaign(*row[:-2]), row[-2], row[-1]) for row in rows]

    async def followed_by(self, person: int) -> list[Campaign]:
        return [Campaign(*row) for row in await self.sql.read(FOLLOWED_BY, person)]

    async def followers(self, campaign: str) -> list[int]:
        statement = "SELECT person FROM follows WHERE campaign = ? ORDER BY person"
        return [row[0] for row in await self.sql.read(statement, campaign)]

    async def snoozes(self, campaign: str) -> dict[int, int]:
        """Until when people do not want to hear of this table."""
        rows = await self.sql.read("SELECT person, until FROM snoozes WHERE campaign = ?", campaign)
        return dict(rows)

    async def nudges(self, campaign: str) -> dict[int, Nudge]:
        statement = "SELECT person, question, at FROM nudges WHERE campaign = ?"
        return {row[0]: Nudge(row[1], row[2]) for row in await self.sql.read(statement, campaign)}

    async def errands_for(self, person: int) -> list[Errand]:
        """All that is owed to one person, in all servers."""
        return [Errand(*row) for row in await self.sql.read(ERRANDS_FOR, person)]

    async def errands_at(self, campaign: str) -> list[Errand]:
        return [Errand(*row) for row in await self.sql.read(ERRANDS_AT, campaign)]


class People(ReadingPeople):
    """Their wishes, and what the bot owes them. Only the host writes."""

    async def keep_wishes(self, person: int, wishes: Wishes) -> None:
        await self.sql.write([(KEEP_WISHES, (person, wishes.model_dump_json()))])

    async def follow(self, campaign: str, person: int, *, follows: bool) -> None:
        await self.sql.write([(FOLLOW if follows else UNFOLLOW, (campaign, person))], campaign)

    async def snooze(self, campaign: str, person: int, until: int | None) -> None:
        snoozed = (SNOOZE, (campaign, person, until))
        await self.sql.write([(WAKE, (campaign, person)) if until is None else snoozed], campaign)

    async def keep_nudge(self, campaign: str, person: int, nudge: Nudge) -> None:
        await self.sql.write([(KEEP_NUDGE, (campaign, person, *astuple(nudge)))], campaign)

    async def ballot(self, campaign: str, length: int, person: int, choice: str) -> dict[int, str]:
        """Counts a vote on what to do about somebody who is late; all votes so far."""
        await self.sql.write([(BALLOT, (campaign, length, person, choice))], campaign)
        statement = "SELECT person, choice FROM ballots WHERE campaign = ? AND length = ?"
        return dict(await self.sql.read(statement, campaign, length))

    async def set_errands(self, errands: Sequence[Errand]) -> None:
        """Each takes the place of an earlier one of its kind."""
        if errands:
            await self.sql.write(all_errands(errands))

    async def settle_errand(
        self, errand: Errand, due: int | None = None, failing: int | None = None
    ) -> None:
        """It has been run, or is to be run at another time.

        Nothing happens when it has been set anew meanwhile.
        """
        known = (errand.campaign, errand.person, errand.kind, errand.due, errand.since)
        moved = (MOVE_THAT_ERRAND, (due, failing, *known))
        await self.sql.write([(DROP_THAT_ERRAND, known) if due is None else moved], errand.campaign)

    async def drop_errands(self, person: int, *kinds: ErrandKind) -> None:
        await self.sql.write([(DROP_ERRANDS, (person, kind)) for kind in kinds])
