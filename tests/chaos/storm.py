"""Everything that can go wrong, at random moments."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from tests.chaos.database import Database, Fault
from tests.chaos.diver import Diver
from tests.chaos.processes import Bots
from tests.chaos.reef import LOBBY
from tests.chaos.remote import Refused, Remote, RemotePerson
from tests.chaos.tally import Tally

REQUESTS = (
    ("POST", "/messages"),
    ("PATCH", "/messages"),
    ("POST", "/callback"),
    ("PATCH", "@original"),
    ("POST", "/threads"),
    ("", ""),
)
PERMISSIONS = ("SEND_MESSAGES_IN_THREADS", "ATTACH_FILES", "VIEW_CHANNEL", "READ_MESSAGE_HISTORY")
CHOICES_BETWEEN, LONGEST_PAUSE = 5, 10.0
"""On average between two faults; and seconds, when nothing moves."""
READY_SECONDS = 20.0
"""A worker that is left nothing to serve says nothing."""
RARELY = 40
"""One in so many faults deletes a whole thread."""


@dataclass
class Storm:
    """One fault after the other for as long as people play."""

    luck: random.Random
    remote: Remote
    database: Database
    bots: Bots
    watcher: RemotePerson
    divers: list[Diver]
    tally: Tally
    place: str
    """The channel of the lobbies."""
    only: Sequence[str] = ()
    """The faults that happen; all of them where none is named."""

    async def rage(self, dives: Sequence[asyncio.Task[None]]) -> None:
        """Until the last dive is over; what is spoilt by then is put right first."""
        kinds: list[Fault] = [
            self.request, self.request, self.request, self.double, self.hold, self.lose,
            self.gateway, self.forbid, self.halt, *self.database.faults(self.luck, self.bots),
        ]  # fmt: skip
        kinds = [one for one in kinds if not self.only or one.__name__ in self.only]
        while kinds and not all(one.done() for one in dives):
            await self._pause(self.luck.random() * 2 * CHOICES_BETWEEN)
            rare = not self.only and self.luck.randrange(RARELY) == 0
            fault = self.delete_thread if rare else self.luck.choice(kinds)
            self.tally.faults[fault.__name__] += 1
            try:
                await fault()
            except Refused as refusal:
                self.tally.note(f"storm: {refusal}")

    async def _pause(self, choices: float) -> None:
        """People get on with it for a while; when nobody can, the next fault comes all the same."""
        due, end = self.tally.choices + choices, time.monotonic() + LONGEST_PAUSE
        while self.tally.choices < due and time.monotonic() < end:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.05)

    async def request(self) -> None:
        """A request is refused, fails, comes late or is cut, or its answer is."""
        kind = self.luck.choice(["429", "500", "slow", "cut", "lost", "cut", "lost"])
        method, path = self.luck.choice(REQUESTS)
        how = {"seconds": self.luck.random() * 2, "times": self.luck.randint(1, 3)}
        everywhere = {"global": True} if kind == "429" and self.luck.random() < 0.2 else {}
        await self.remote.trouble(kind, method=method, path=path, **how, **everywhere)

    async def double(self) -> None:
        times = self.luck.randint(1, 3)
        await self.remote.trouble("double", event="INTERACTION_CREATE", times=times)

    async def hold(self) -> None:
        times = self.luck.randint(1, 2)
        await self.remote.trouble("hold", event="INTERACTION_CREATE", times=times)
        await asyncio.sleep(self.luck.random() * 4)
        await self.remote.trouble("release")

    async def lose(self) -> None:
        """What is held belongs to a session that never comes back."""
        await self.remote.trouble("hold", event="INTERACTION_CREATE", times=1)
        await asyncio.sleep(self.luck.random())
        await self.remote.trouble("drop", resumable=False)

    async def gateway(self) -> None:
        kind = self.luck.choice(["drop", "reconnect", "invalidate"])
        await self.remote.trouble(kind)

    async def forbid(self) -> None:
        """The bot loses a permission for a while."""
        lost = self.luck.sample(PERMISSIONS, self.luck.randint(1, 2))
        await self.remote.trouble("forbid", channel=self.place, permissions=lost)
        await asyncio.sleep(self.luck.random() * 3)
        await self.remote.trouble("allow", channel=self.place)

    async def halt(self) -> None:
        """A process stands still, and goes on as if nothing had been (SIGSTOP, SIGCONT)."""
        await self.bots.any(self.luck).freeze(self.luck.choice([0.3, 2.0, 4.0, 8.0]))

    async def delete_thread(self) -> None:
        diver = self.luck.choice(self.divers)
        rows = await self.bot_rows(diver)
        if rows:
            await self.remote.trouble("delete_channel", channel=self.luck.choice(rows))

    async def bot_rows(self, diver: Diver) -> list[str]:
        """The threads of this diver's tables; one that found no thread is played in the channel."""
        rows = await diver.reef.book.started_by(diver.people[0].id, diver.game)
        places = {str(row.place) for row in rows if row.status == "playing"} - {self.place}
        return sorted(places & set(diver.reef.watch.panels))


async def find_place(remote: Remote) -> str:
    """The id of the lobbies' channel."""
    world = await remote.ask("GET", "world")
    channels = world["guilds"][0]["channels"]
    return str(next(one["id"] for one in channels if one["name"] == LOBBY.removeprefix("#")))


async def kill_now_and_then(
    bots: Bots, luck: random.Random, tally: Tally, kills: int, choices: int
) -> None:
    """Kills spread over the whole run, at moments nobody foresees."""
    for number in range(kills):
        due = (number + luck.random()) * choices / kills
        while tally.choices < due:  # noqa: ASYNC110 - people do not ring when they have chosen
            await asyncio.sleep(0.05)
        bot = bots.any(luck)
        if luck.random() < 0.8:
            await bot.listens(READY_SECONDS)
        await asyncio.sleep(luck.choice([0.0, luck.random() * 0.2, luck.random() * 2]))
        await bot.kill()
