"""What the client asks of its crew, and what the crew asks of the client."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.crew.gate import Gate


class Hands(Protocol):
    """What the client does for its crew."""

    async def open_shard(self, shard: int) -> None:
        """Connects; returns when Discord has said that it is ready."""

    def close_shard(self, shard: int) -> None:
        """At once; whoever is cut off from Discord cannot wait to say goodbye to it."""

    @property
    def hears(self) -> bool:
        """Whether Discord answers us at all."""

    @property
    def mute(self) -> set[int]:
        """Shards whose connection is there, and nothing comes through it any more."""

    async def quiet(self, shard: int) -> None:
        """Returns when no click of this shard's servers is being answered any more."""

    async def gained(self, shards: Collection[int]) -> None:
        """These are ours now: what was left undone is done."""

    async def lost(self, shards: Collection[int]) -> None:
        """These are not ours any more: their tables are closed."""


class Crew(Protocol):
    """Who serves which shard, and who answers which click."""

    async def serves(self, guild: int | None) -> bool:
        """Whether this server is ours; may take a moment while its shard changes hands."""

    async def claims(self, interaction: int) -> bool:
        """Whether this click is ours to answer, and nobody else's."""

    def heard_by_others(self, guild: int | None) -> bool:
        """Whether somebody else answers, now that we do not."""

    async def leave(self) -> None:
        """Gives away what we serve, if somebody takes it."""

    async def sign_off(self) -> None:
        """The last word: nothing is written after it."""

    async def sure(self) -> None:
        """Returns while what we serve is ours for certain; raises when it was given to others."""

    @property
    def settled(self) -> bool:
        """Whether all that we should serve is ours, and the database answers."""

    @property
    def well(self) -> bool:
        """Whether what we serve is ours and heard; to be about to get more is no illness."""


class Fleet(Crew, Protocol):
    """A crew of several, whose shards come and go."""

    serving: set[int]

    def gate(self, lanes: int) -> Gate:
        """How soon any of us may open a connection."""

    async def join(self, shards: int) -> int:
        """Comes aboard; how many shards there are."""
