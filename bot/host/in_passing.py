"""What people have been told in passing: looked up once, and kept at hand."""

from __future__ import annotations

from bot.store import Store

AT_HAND = 2000
"""People whose knowledge is kept in memory."""
OFF = "off"
"""Stands for: tell me nothing in passing."""


class ToldInPassing:
    """Each person's knowledge."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[int, set[str]] = {}

    async def known_to(self, person: int) -> set[str]:
        if person not in self._known:
            if len(self._known) >= AT_HAND:
                self._known.clear()
            self._known[person] = await self.store.met(person)
        return self._known[person]

    async def tell(self, person: int, thing: str) -> None:
        """This person knows it from now on."""
        await self.store.keep_met(person, thing)
        (await self.known_to(person)).add(thing)

    async def forget(self, person: int, thing: str) -> None:
        await self.store.keep_met(person, thing, met=False)
        (await self.known_to(person)).discard(thing)

    def forget_person(self, person: int) -> None:
        """What is kept at hand of them goes; the store is asked next time."""
        self._known.pop(person, None)
