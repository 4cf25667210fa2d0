"""What is cleared away, and what rests and wakes when the bot leaves a server and returns."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bot.store.statements import Unit
from bot.store.untyped import Row

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
LOBBIES_OF_A_SERVER = (
    "UPDATE campaigns SET status = 'cancelled' WHERE guild = ? AND status = 'lobby'"
)
WAKE_ALARMS = (
    "INSERT INTO alarms (campaign, kind, due, rung) "
    "SELECT id, 'turn', CAST(? AS BIGINT), 0 FROM campaigns WHERE guild = ? AND status = 'playing' "
    "AND id NOT IN (SELECT campaign FROM alarms WHERE kind = 'turn')"
)
NOT_SHOWN_IN = "SELECT id FROM campaigns WHERE guild = ? AND shown < length AND place IS NOT NULL"


class Housekeeping(ABC):
    """For a store that can read rows and write units."""

    @abstractmethod
    async def read(self, statement: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""

    @abstractmethod
    async def write(self, unit: Unit, about: str = "") -> None:
        """Returns when the unit is safely kept; units about one campaign keep their order."""

    async def clear_away(self, cancelled_before: int, ended_before: int) -> None:
        """Lobbies that never became a game, and what only a running game needs."""
        await self.write(
            [
                (FORGET_ALARMS, ()),
                (FORGET_CANCELLED, (cancelled_before,)),
                (FORGET_CHECKPOINTS, (ended_before,)),
                (FORGET_VOTES, (ended_before,)),
                (FORGET_BALLOTS, (ended_before,)),
            ]
        )

    async def give_back_room(self) -> None:  # noqa: B027 - some databases need nothing
        """To the disk, where the database does not do so by itself."""

    async def rest_guild(self, guild: int) -> None:
        """We are not in this server any more: nothing rings for it, no lobby waits there."""
        clear = (ALARMS_OF_A_SERVER, ERRANDS_OF_A_SERVER, LOBBIES_OF_A_SERVER)
        await self.write([(statement, (guild,)) for statement in clear])

    async def wake_guild(self, guild: int, due: int | None) -> None:
        """We are back: whoever is waited for is reminded again, the first time then."""
        if due is not None:
            await self.write([(WAKE_ALARMS, (due, guild))])

    async def not_shown_in(self, guild: int) -> list[str]:
        """This server's campaigns whose table has not seen the newest entry."""
        return [row[0] for row in await self.read(NOT_SHOWN_IN, guild)]
