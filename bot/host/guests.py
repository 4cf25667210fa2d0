"""Tables at which anybody may look on who has their public link."""

from __future__ import annotations

from bot.store import Store


class Guests:
    """Let in by those who play there, until they think better of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def welcome(self, campaign: str) -> bool:
        return await self.store.fact(_fact(campaign)) == "yes"

    async def invite(self, campaign: str, *, yes: bool) -> None:
        await self.store.set_fact(_fact(campaign), "yes" if yes else "no")


def _fact(campaign: str) -> str:
    return f"guests {campaign}"
