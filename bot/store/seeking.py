"""Who looks for a game, who waits for a seat, and who was invited."""

from __future__ import annotations

from dataclasses import astuple

from bot.store.memories import Memories
from bot.store.memory_rows import Seeker, Waiting

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
GONE_BY = "DELETE FROM seekers WHERE until <= ?"
WAIT = (
    "INSERT INTO waiting (campaign, person, name, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
WAITING = "SELECT person, name FROM waiting WHERE campaign = ? ORDER BY since, person"
STOP_WAITING = "DELETE FROM waiting WHERE campaign = ? AND person = ?"
SET_DATE = "INSERT INTO dates (campaign, at) VALUES (?, ?)"
INVITE = "INSERT INTO invitations (campaign, person, at) VALUES (?, ?, ?)"
INVITED = "SELECT 1 FROM invitations WHERE campaign = ? AND person = ?"


class Seeking(Memories):
    """For a store that can read rows and write units."""

    async def seekers(self, guild: int, now: int) -> list[Seeker]:
        return [Seeker(*row) for row in await self.read(SEEKERS, guild, now)]

    async def seek(self, seeker: Seeker) -> None:
        await self.write([(SEEK, astuple(seeker))])

    async def stop_seeking(self, guild: int, person: int) -> None:
        await self.write([(STOP_SEEKING, (guild, person))])

    async def waiting(self, campaign: str) -> list[Waiting]:
        return [Waiting(*row) for row in await self.read(WAITING, campaign)]

    async def date_of(self, campaign: str) -> int | None:
        rows = await self.read("SELECT at FROM dates WHERE campaign = ?", campaign)
        return int(rows[0][0]) if rows else None

    async def set_date(self, campaign: str, at: int) -> None:
        await self.write([(SET_DATE, (campaign, at))], campaign)

    async def wait_in(self, campaign: str, who: Waiting, since: int) -> None:
        await self.write([(WAIT, (campaign, who.person, who.name, since))], campaign)

    async def stop_waiting(self, campaign: str, person: int) -> None:
        await self.write([(STOP_WAITING, (campaign, person))], campaign)

    async def invite(self, campaign: str, person: int, at: int) -> bool:
        if await self.read(INVITED, campaign, person):
            return False
        await self.write([(INVITE, (campaign, person, at))], campaign)
        return True

    async def clear_away(self, cancelled_before: int, ended_before: int) -> None:
        """Those who look no more go, too."""
        await super().clear_away(cancelled_before, ended_before)
        await self.write([(GONE_BY, (cancelled_before,))])
