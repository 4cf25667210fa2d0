"""What is cleared away, and what rests and wakes when the bot leaves a server and returns."""

from __future__ import annotations

import time
from dataclasses import dataclass

from bot.store.sql_port import Sql

FORGET_CANCELLED = "DELETE FROM campaigns WHERE status = 'cancelled' AND played < ?"
FORGET_CHECKPOINTS = (
    "DELETE FROM checkpoints WHERE depth > 0 AND campaign IN "
    "(SELECT id FROM campaigns WHERE status = 'ended' AND played < ?)"
)
FORGET_VOTES = (
    "DELETE FROM votes WHERE campaign IN "
    "(SELECT id FROM campaigns WHERE status = 'ended' AND played < ?)"
)
FORGET_ALARMS = (
    "DELETE FROM alarms WHERE campaign IN "
    "(SELECT id FROM campaigns WHERE status IN ('ended', 'cancelled', 'paused'))"
)
ALARMS_OF_A_SERVER = (
    "DELETE FROM alarms WHERE campaign IN (SELECT id FROM campaigns WHERE guild = ?)"
)
ERRANDS_OF_A_SERVER = (
    "DELETE FROM errands WHERE campaign IN (SELECT id FROM campaigns WHERE guild = ?)"
)
FORGET_BALLOTS = (
    "DELETE FROM ballots WHERE campaign IN "
    "(SELECT id FROM campaigns WHERE status = 'ended' AND played < ?)"
)
FORGET_SEEKERS = "DELETE FROM seekers WHERE until <= ?"
STRIP_SECONDS = 15 * 60
"""So long Discord lets us change what only one person sees."""
FORGET_STRIPS = "DELETE FROM strips WHERE at < ?"
FORGET_PACKS = (
    "DELETE FROM packs WHERE at < ? AND name NOT IN (SELECT name FROM server_packs) "
    "AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.game = packs.game "
    "AND campaigns.options LIKE '%\"' || packs.name || '\"%')"
)
LOBBIES_OF_A_SERVER = (
    "UPDATE campaigns SET status = 'cancelled' WHERE guild = ? AND status = 'lobby'"
)
WAKE_ALARMS = (
    "INSERT INTO alarms (campaign, kind, due, rung) "
    "SELECT id, 'turn', CAST(? AS BIGINT), 0 FROM campaigns WHERE guild = ? AND status = 'playing' "
    "AND id NOT IN (SELECT campaign FROM alarms WHERE kind = 'turn')"
)


@dataclass(frozen=True, slots=True)
class Housekeeping:
    """Keeps the store small, and quiet where the bot is not."""

    sql: Sql

    async def clear_away(self, cancelled_before: int, ended_before: int) -> None:
        """Lobbies that never became a game, what only running games need, and what nobody needs."""
        await self.sql.write(
            [
                (FORGET_ALARMS, ()),
                (FORGET_CANCELLED, (cancelled_before,)),
                (FORGET_CHECKPOINTS, (ended_before,)),
                (FORGET_VOTES, (ended_before,)),
                (FORGET_BALLOTS, (ended_before,)),
                (FORGET_SEEKERS, (cancelled_before,)),
                (FORGET_PACKS, (cancelled_before,)),
                (FORGET_STRIPS, (int(time.time()) - STRIP_SECONDS,)),
            ]
        )

    async def rest_guild(self, guild: int) -> None:
        """We are not in this server any more: nothing rings for it, no lobby waits there."""
        clear = (ALARMS_OF_A_SERVER, ERRANDS_OF_A_SERVER, LOBBIES_OF_A_SERVER)
        await self.sql.write([(statement, (guild,)) for statement in clear])

    async def wake_guild(self, guild: int, due: int | None) -> None:
        """We are back: whoever is waited for is reminded again, the first time then."""
        if due is not None:
            await self.sql.write([(WAKE_ALARMS, (due, guild))])
