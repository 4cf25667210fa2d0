"""One run from an empty database to the proof."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from pathlib import Path

import aiohttp

from tests.chaos.book import Book
from tests.chaos.bot_process import BROKEN, MARK, PICTURES, SEED
from tests.chaos.database import Database
from tests.chaos.diver import Diver, new_divers
from tests.chaos.last_look import look_at_all, remind_all
from tests.chaos.plan import Plan
from tests.chaos.postgres_server import postgres_server
from tests.chaos.processes import BotProcess, Bots, LoopbackProcess, Nursery
from tests.chaos.proof import all_shown, pinged_twice, states
from tests.chaos.reef import Reef
from tests.chaos.remote import Remote, RemotePerson
from tests.chaos.sqlite_file import sqlite_file
from tests.chaos.storm import Storm, find_place, kill_now_and_then
from tests.chaos.tally import COUNTERS, Tally, say
from tests.chaos.watch import Watch

MODERATOR = "Coral"
STORES = {"sqlite": sqlite_file, "postgres": postgres_server}
WORST = 8


class Run:
    """Plays through everything that can go wrong, and counts what did."""

    def __init__(self, plan: Plan, folder: Path, pictures: Path, nursery: Nursery) -> None:
        self.plan, self.folder, self.pictures, self.nursery = plan, folder, pictures, nursery
        self.tally = Tally(until=plan.until)
        self.states: dict[str, str] = {}
        self.seconds, self.pressed, self.tables = 0.0, 0, 0

    @property
    def mark(self) -> Path:
        """Where a bot that is broken on purpose writes down that it has been."""
        return self.folder / "struck"

    async def play(self) -> None:
        start = time.monotonic()
        async with STORES[self.plan.store](self.folder) as database:
            discord = await LoopbackProcess.start()
            self.bots = Bots([self._bot(discord, database, n) for n in range(self.plan.workers)])
            try:
                await self.bots.start()
                timeout = aiohttp.ClientTimeout(total=60)
                async with aiohttp.ClientSession(timeout=timeout) as session:
                    await self._until_caught(database, Remote(discord.address, session))
            finally:
                await self.bots.stop()
                await discord.stop()
        self.seconds = time.monotonic() - start

    def _bot(self, discord: LoopbackProcess, database: Database, number: int) -> BotProcess:
        settings = {
            "TOKEN": discord.token,
            "DISCORD_URL": discord.address,
            "DATABASE": database.address,
            "FOLDER": str(self.folder),
            "WARM": "false",
            "OPEN_GAMES": "100000",
            "OPEN_GAMES_EACH": "100000",
            "LOBBY_MINUTES": "10",
            "PAINTERS": str(self.plan.painters),
            "SHARDS": str(self.plan.workers),
        }
        told = {f"DIVEMASTER_{name}": value for name, value in settings.items()}
        ours = {SEED: str(self.plan.seed), PICTURES: str(self.pictures)}
        broken = {BROKEN: self.plan.broken, MARK: str(self.mark)}
        log = self.folder / f"bot{number or ''}.log"
        return BotProcess(self.nursery, os.environ | told | ours | broken, log)

    async def _until_caught(self, database: Database, remote: Remote) -> None:
        playing = asyncio.create_task(self._play(database, remote))
        waiting = {playing}
        if self.plan.until:
            waiting.add(asyncio.create_task(self.tally.caught.wait()))  # type: ignore[arg-type]  # two kinds of task
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
        await asyncio.wait(waiting)
        if not playing.cancelled():
            playing.result()

    async def _play(self, database: Database, remote: Remote) -> None:
        await self.bots.ready()
        watcher = await remote.person("Watcher")
        self.watch = Watch(remote, watcher)
        reef = await self._reef(database, remote)
        divers = await self._divers(reef)
        beside = [asyncio.create_task(self.watch.follow()), asyncio.create_task(self._tell())]
        try:
            await self._storm(database, remote, watcher, divers)
            await self._prove(database, remote, divers)
        finally:
            for task in beside:
                task.cancel()

    async def _reef(self, database: Database, remote: Remote) -> Reef:
        world, plan = await remote.ask("GET", "world"), self.plan
        coral = next(one["id"] for one in world["people"] if one["global_name"] == MODERATOR)
        moderator = RemotePerson(remote, coral)
        return Reef(plan.seed, Book(database), self.watch, remote, moderator, self.tally,
                    plan.patience, plan.stormy, plan.deeds, plan.again)  # fmt: skip

    async def _divers(self, reef: Reef) -> list[Diver]:
        plan, number = self.plan, range(5 * self.plan.tables)
        people = [await reef.remote.person(f"Diver {one}") for one in number]
        games = [plan.games[one % len(plan.games)] for one in range(plan.tables)]
        return new_divers(reef, games, people, plan.most)

    async def _storm(
        self, database: Database, remote: Remote, watcher: RemotePerson, divers: list[Diver]
    ) -> None:
        plan, luck = self.plan, random.Random(self.plan.seed)
        place = await find_place(remote)
        storm = Storm(luck, remote, database, self.bots, watcher, divers, self.tally, place,
                      plan.faults)  # fmt: skip
        async with asyncio.TaskGroup() as at_sea:
            each = plan.presses // plan.tables
            dives = [at_sea.create_task(one.dive(each)) for one in divers]
            if plan.stormy:
                kills = kill_now_and_then(self.bots, luck, self.tally, plan.kills, plan.presses)
                at_sea.create_task(kills)
                at_sea.create_task(storm.rage(dives))
        await remote.calm()
        await remote.trouble("allow", channel=place)

    async def _prove(self, database: Database, remote: Remote, divers: list[Diver]) -> None:
        seated = [table for one in divers for table in one.tables]
        await all_shown(seated)
        async with database.store() as store:
            await look_at_all(seated, store, self.pictures)
        await remind_all(seated, self.bots, stormy=self.plan.stormy)
        await all_shown(seated)
        copies = {one.campaign.id: one.copy for one in seated}
        pinged_twice(list(self.watch.posted.values()), self.tally, copies)
        async with database.store() as store:
            await look_at_all(seated, store, self.pictures)
            self.states = await states(store, divers, self.tally)
        self.pressed, self.tables = remote.presses, len(seated)

    async def _tell(self) -> None:
        """How far it has come, now and then."""
        start = time.monotonic()
        while True:
            await asyncio.sleep(30)
            told, at = self.tally, time.monotonic() - start
            faults = sum(told.faults.values())
            say(f"{at:6.0f} s: {told.choices} choices, {self.bots.kills} kills, {faults} faults")

    def report(self) -> None:
        tally, plan = self.tally, self.plan
        errors = sum((one.lines.errors for one in self.bots.every), Counter[str]())
        rows: list[tuple[str, object]] = [
            ("store", plan.store),
            ("workers / painters", f"{plan.workers} / {plan.painters}"),
            ("seed", plan.seed),
            ("minutes", round(self.seconds / 60, 1)),
            ("tables", self.tables),
            ("presses", self.pressed),
            ("choices committed", tally.choices),
            ("kill -9", self.bots.kills),
            ("started again after leaving by itself", self.bots.exits),
            *((f"beside choosing: {name}", count) for name, count in sorted(tally.deeds.items())),
            *((f"fault: {name}", count) for name, count in sorted(tally.faults.items())),
            ("presses without an answer", tally.failed),
            *((words, tally.wrong[name]) for name, words in COUNTERS.items()),
            *((f"log: {words}", count) for words, count in errors.most_common(WORST)),
        ]
        say("\n| | |\n|---|---|")
        for name, value in rows:
            say(f"| {name} | {value} |")
