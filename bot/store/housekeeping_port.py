"""How a store is kept small, and quiet where the bot is not."""

from __future__ import annotations

from typing import Protocol


class KeepingHouse(Protocol):
    """Only the host writes."""

    async def clear_away(self, cancelled_before: int, ended_before: int) -> None:
        """Forgets lobbies that never became a game, and what only a running game needs."""

    async def rest_guild(self, guild: int) -> None:
        """We are not in this server any more: nothing rings for it, no lobby waits there."""

    async def wake_guild(self, guild: int, due: int | None) -> None:
        """We are back: whoever is waited for is reminded again, the first time then."""
