"""What the host needs of a store about people: their wishes, and what the bot owes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.store.rows import Campaign, Errand, ErrandKind, Nudge, OwnSeat
from bot.store.wishes import Wishes


class ReadingPeople(Protocol):
    """What can be looked up."""

    async def wishes(self, person: int) -> Wishes: ...

    async def seats_of(self, person: int) -> list[OwnSeat]:
        """All seats of a person at campaigns that are not over, in all servers."""

    async def followed_by(self, person: int) -> list[Campaign]: ...

    async def followers(self, campaign: str) -> list[int]: ...

    async def snoozes(self, campaign: str) -> dict[int, int]:
        """Until when people do not want to hear of this table."""

    async def nudges(self, campaign: str) -> dict[int, Nudge]: ...

    async def errands_for(self, person: int) -> list[Errand]:
        """All that is owed to one person, in all servers."""

    async def errands_at(self, campaign: str) -> list[Errand]: ...


class KeepingPeople(ReadingPeople, Protocol):
    """Only the host writes."""

    async def keep_wishes(self, person: int, wishes: Wishes) -> None: ...

    async def follow(self, campaign: str, person: int, *, follows: bool) -> None: ...

    async def snooze(self, campaign: str, person: int, until: int | None) -> None: ...

    async def keep_nudge(self, campaign: str, person: int, nudge: Nudge) -> None: ...

    async def ballot(self, campaign: str, length: int, person: int, choice: str) -> dict[int, str]:
        """Counts a vote on what to do about somebody who is late; all votes so far."""

    async def set_errands(self, errands: Sequence[Errand]) -> None:
        """Each takes the place of an earlier one of its kind."""

    async def settle_errand(
        self, errand: Errand, due: int | None = None, failing: int | None = None
    ) -> None:
        """It has been run, or is to be run at another time.

        Nothing happens when it has been set anew meanwhile.
        """

    async def drop_errands(self, person: int, *kinds: ErrandKind) -> None: ...
