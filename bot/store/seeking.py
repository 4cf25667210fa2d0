"""Who looks for a game, who waits for a seat, and who was invited."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store.memory_rows import Seeker, Waiting
from bot.store.sql_port import Sql

SEEK = (
    "INSERT INTO seekers (guild, person, name, game, moment, pace, skill, until) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, person) DO UPDATE SET "
    "name = excluded.name, game = excluded.game, moment = excluded.moment, "
    "pace = excluded.pace, skill = excluded.skill, until = excluded.until"
)
SEEKERS = (
    "SELECT guild, person, name, game, moment, pace, skill, until FROM seekers "
    "WHERE guild = ? AND until > ? ORDER BY until, person"
)
STOP_SEEKING = "DELETE FROM seekers WHERE guild = ? AND person = ?"
WAIT = (
    "INSERT INTO waiting (campaign, person, name, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
WAITING = "SELECT person, name FROM waiting WHERE campaign = ? ORDER BY since, person"
STOP_WAITING = "DELETE FROM waiting WHERE campaign = ? AND person = ?"
SET_DATE = "INSERT INTO dates (campaign, at) VALUES (?, ?)"
INVITE = "INSERT INTO invitations (campaign, person, at) VALUES (?, ?, ?)"
INVITED = "SELECT 1 FROM invitations WHERE campaign = ? AND person = ?"


@dataclass(frozen=True, slots=True)
class ReadingSeekers:
    """What can be looked up, by whoever needs it."""

    sql: Sql

    async def seekers(self, guild: int, now: int) -> list[Seeker]:
        """Who looks for a game on this server now, longest first."""
        return [Seeker(*row) for row in await self.sql.read(SEEKERS, guild, now)]

    async def waiting(self, campaign: str) -> list[Waiting]:
        """Who waits for a seat in this lobby, longest first."""
        return [Waiting(*row) for row in await self.sql.read(WAITING, campaign)]

    async def date_of(self, campaign: str) -> int | None:
        """When the game of this lobby is to begin, if that was said."""
        rows = await self.sql.read("SELECT at FROM dates WHERE campaign = ?", campaign)
        return int(rows[0][0]) if rows else None


class Seeking(ReadingSeekers):
    """Whoever wants to play, before there is a game. Only the host writes."""

    async def seek(self, seeker: Seeker) -> None:
        """Somebody looks for a game; what they looked for before is forgotten."""
        await self.sql.write([(SEEK, astuple(seeker))])

    async def stop_seeking(self, guild: int, person: int) -> None:
        await self.sql.write([(STOP_SEEKING, (guild, person))])

    async def set_date(self, campaign: str, at: int) -> None:
        await self.sql.write([(SET_DATE, (campaign, at))], campaign)

    async def wait_in(self, campaign: str, who: Waiting, since: int) -> None:
        """Somebody waits for a seat."""
        await self.sql.write([(WAIT, (campaign, who.person, who.name, since))], campaign)

    async def stop_waiting(self, campaign: str, person: int) -> None:
        await self.sql.write([(STOP_WAITING, (campaign, person))], campaign)

    async def invite(self, campaign: str, person: int, at: int) -> bool:
        """Whether they are invited now: nobody is twice."""
        if await self.sql.read(INVITED, campaign, person):
            return False
        await self.sql.write([(INVITE, (campaign, person, at))], campaign)
        return True
