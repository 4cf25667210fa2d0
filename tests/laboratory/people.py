"""People who press all the time, at tables of every shard, and when they were answered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from benchmarks.crowd import Crowd, Dive
from bot.crew.shares import shard_of
from loopback import Loopback
from loopback import guilds as loopback_guilds
from loopback.world import TEXT
from tests.laboratory.long_game import CHOICE, GAME

T = TypeVar("T")
PAUSE_SECONDS = 0.25


class OneWay(random.Random):
    """Always the choice that needs no second step."""

    def choice(self, options: Sequence[Any]) -> Any:
        return next(option for option in options if option.id == CHOICE)


@dataclass(frozen=True, slots=True)
class Press:
    """A choice somebody made, from the first look at the panel on."""

    began: float
    ended: float
    answered: bool


@dataclass
class Players:
    """Two people at a table, who press as soon as they were answered."""

    shard: int
    dive: Dive
    presses: list[Press] = field(default_factory=list)
    at_it: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from a press to its answer."""

    async def play(self, crowd: Crowd) -> None:
        while True:
            async with self.at_it:
                await self._press(crowd)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _press(self, crowd: Crowd) -> None:
        began, before = time.monotonic(), len(self.dive.made)
        await crowd.move(self.dive)
        if len(self.dive.made) > before:
            answered = self.dive.made[-1].answered is not None
            self.presses.append(Press(began, time.monotonic(), answered))

    def served_again(self, since: float) -> float | None:
        """Seconds until a press was answered and none after it failed; nothing if none was."""
        after = [one for one in self.presses if one.ended > since]
        failed = [n for n, one in enumerate(after) if not one.answered]
        good = [one for one in after[failed[-1] + 1 if failed else 0 :] if one.began > since]
        return good[0].ended - since if good else None

    def unanswered(self, since: float) -> int:
        return sum(not one.answered for one in self.presses if one.ended > since)


async def sit_down(world: Loopback, crowd: Crowd, shards: int, each: int) -> list[Players]:
    """So many tables on every shard."""
    homes: dict[int, dict[str, Any]] = {}
    while len(homes) < shards:
        guild = world.add_guild(f"Reef {random.getrandbits(20)}")
        homes.setdefault(shard_of(int(guild["id"]), shards), guild)
    found = []
    for number in range(shards * each):
        shard = number % shards
        channel = loopback_guilds.add_channel(world.realm, homes[shard], f"deep{number}", TEXT)
        people = [
            world.person(loopback_guilds.add_person(world.realm, name, homes[shard])["id"])
            for name in (f"A{number}", f"B{number}")
        ]
        found.append(Players(shard, await crowd.open(GAME, people, channel["id"])))
    return found
