"""What can be looked up and forgotten of one person, or of one server."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.store.rows import Status


@dataclass(frozen=True, slots=True)
class Involved:
    """A campaign somebody has a part in."""

    campaign: str
    status: Status
    started: bool
    alone: bool
    """Whether nobody else ever had one."""


class ReadingPrivacy(Protocol):
    """What can be looked up, by whoever needs it."""

    async def about(self, person: int) -> dict[str, list[dict[str, object]]]:
        """Every row that is kept about somebody, by the table it stands in."""

    async def involved(self, person: int) -> list[Involved]:
        """Every campaign in which somebody has a part."""

    async def names_of(self, person: int) -> set[str]:
        """What somebody is called in the store."""

    async def has_rows_of(self, guild: int) -> bool:
        """Whether anything is kept of this server."""


class KeepingPrivacy(ReadingPrivacy, Protocol):
    """Only the host writes."""

    async def forget_person(self, person: int, names: Collection[str]) -> None:
        """Nothing says any more who it was; ``names`` are those by which the log may call them."""

    async def forget_guild(self, guild: int) -> None:
        """All its campaigns, what it found in them, and what its moderators decided."""
