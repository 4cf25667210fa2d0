"""``python -m tests.chaos``: the bot and a Discord of its own, people at tables, and a storm."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

import aiohttp
import click

from games.catalog import GAMES
from tests.chaos.book import Book
from tests.chaos.database import Database
from tests.chaos.diver import Reef, new_divers
from tests.chaos.pictures import prepare
from tests.chaos.postgres_server import postgres_server
from tests.chaos.processes import BotProcess, LoopbackProcess
from tests.chaos.proof import all_shown, left_to_chance, pinged_twice, states
from tests.chaos.remote import Remote, RemotePerson
from tests.chaos.sqlite_file import sqlite_file
from tests.chaos.storm import Storm, find_place, kill_now_and_then
from tests.chaos.tally import Tally, say
from tests.chaos.watch import Watch

MODERATOR = "Coral"
STORES = {"sqlite": sqlite_file, "postgres": postgres_server}


@click.command
@click.option("--kills", default=100, show_default=True, help="How often the bot is killed.")
@click.option("--presses", default=10_000, show_default=True, help="Choices to be made in all.")
@click.option("--faults", type=click.Choice(["none", "all"]), default="all", show_default=True)
@click.option("--store", type=click.Choice([*STORES]), default="sqlite", show_default=True)
@click.option("--seed", default=1, show_default=True, help="Deals, choices and faults follow it.")
@click.option("--tables", default=20, show_default=True, help="Tables played at the same time.")
@click.option("--most", default=100, show_default=True, help="Choices at one table, then another.")
@click.option("--keep", type=click.Path(path_type=Path), help="Keep log and database here.")
@click.option("--pictures", type=click.Path(path_type=Path), help="Where pictures' parts are kept.")
@click.option("--states", "other", type=click.Path(path_type=Path),
              help="States of another run: written when new, compared when there.")  # fmt: skip
def main(
    kills: int, presses: int, faults: str, store: str, seed: int, tables: int, most: int,
    keep: Path | None, pictures: Path | None, other: Path | None,
) -> None:  # fmt: skip
    """Plays through everything that can go wrong, and proves that nothing did."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as name:
        folder = keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        prepare(pictures or folder / "pictures")
        run = Run(folder, pictures or folder / "pictures", store, seed, presses,
                  kills if faults == "all" else 0)  # fmt: skip
        asyncio.run(run.play(tables, most))
        run.report()
        same = compare(run.states, other) if other else True
    sys.exit(0 if run.tally.sound and same else 1)


class Run:
    """One run from an empty database to the proof."""

    def __init__(
        self, folder: Path, pictures: Path, store: str, seed: int, presses: int, kills: int
    ) -> None:
        self.folder, self.pictures, self.store, self.seed = folder, pictures, store, seed
        self.presses, self.kills, self.tally = presses, kills, Tally()
        self.states: dict[str, str] = {}
        self.seconds, self.pressed, self.tables = 0.0, 0, 0

    async def play(self, tables: int, most: int) -> None:
        start = time.monotonic()
        async with STORES[self.store](self.folder) as database:
            await self._run(database, tables, most)
        self.seconds = time.monotonic() - start

    async def _run(self, database: Database, tables: int, most: int) -> None:
        discord = await LoopbackProcess.start()
        log = self.folder / "bot.log"
        self.bot = BotProcess(discord, database.address, self.seed, log, self.pictures)
        await self.bot.start()
        try:
            async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=60)) as session:
                await self._play(database, Remote(discord.address, session), tables, most)
        finally:
            await self.bot.stop()
            await discord.stop()

    async def _play(self, database: Database, remote: Remote, tables: int, most: int) -> None:
        await self.bot.ready.wait()
        watcher = await remote.person("Watcher")
        watch = Watch(remote, watcher)
        world = await remote.ask("GET", "world")
        coral = next(one["id"] for one in world["people"] if one["global_name"] == MODERATOR)
        reef = Reef(self.seed, Book(database), watch, RemotePerson(remote, coral), self.tally)
        people = [await remote.person(f"Diver {number}") for number in range(4 * tables)]
        games = [GAMES[number % len(GAMES)] for number in range(tables)]
        divers = new_divers(reef, games, people, most)
        luck = random.Random(self.seed)
        place = await find_place(remote)
        storm = Storm(luck, remote, database, self.bot, watcher, divers, self.tally, place)
        beside = [asyncio.create_task(watch.follow()), asyncio.create_task(self._tell())]
        async with asyncio.TaskGroup() as at_sea:
            dives = [at_sea.create_task(one.dive(self.presses // tables)) for one in divers]
            if self.kills:
                kills = kill_now_and_then(self.bot, luck, self.tally, self.kills, self.presses)
                at_sea.create_task(kills)
                at_sea.create_task(storm.rage(dives))
        await remote.calm()
        await remote.trouble("allow", channel=storm.place)
        await all_shown(divers, self.tally)
        pinged_twice(list(watch.posted.values()), self.tally)
        for task in beside:
            task.cancel()
        self.pressed, self.tables = remote.presses, sum(len(one.done) for one in divers)
        async with database.store() as store:
            self.states = await states(store, divers, self.tally)

    async def _tell(self) -> None:
        """How far it has come, now and then."""
        start = time.monotonic()
        while True:
            await asyncio.sleep(30)
            told, at = self.tally, time.monotonic() - start
            faults = sum(told.faults.values())
            say(f"{at:6.0f} s: {told.choices} choices, {self.bot.kills} kills, {faults} faults")

    def report(self) -> None:
        tally = self.tally
        rows: list[tuple[str, object]] = [
            ("store", self.store),
            ("seed", self.seed),
            ("minutes", round(self.seconds / 60, 1)),
            ("tables", self.tables),
            ("presses", self.pressed),
            ("choices committed", tally.choices),
            ("kill -9", self.bot.kills),
            ("started again after leaving by itself", self.bot.exits),
            *((f"fault: {name}", count) for name, count in sorted(tally.faults.items())),
            ("presses without an answer", tally.failed),
            ("acknowledged and lost", tally.lost),
            ("counted twice or for another question", tally.doubled),
            ("tables stuck", tally.stuck),
            ("tables not shown at the end", tally.not_shown),
            ("asked and not pinged", tally.unpinged),
            ("pinged twice", tally.pinged_twice),
            ("games that do not follow from their seed", tally.not_fair),
            *((f"log: {words}", count) for words, count in self.bot.errors.most_common(8)),
        ]
        say("\n| | |\n|---|---|")
        for name, value in rows:
            say(f"| {name} | {value} |")


def compare(found: dict[str, str], file: Path) -> bool:
    """Whether another run came to the same states; without one, these are kept for it."""
    if not file.exists():
        file.write_text(json.dumps(found, indent=1))
        return True
    other = json.loads(file.read_text())
    chance = left_to_chance(found, other)
    names = {*found, *other} - chance
    differing = sorted(name for name in names if found.get(name) != other.get(name))
    same = len(names) - len(differing)
    say(f"| games in the same state as in the other run | {same} of {len(names)} |")
    say(f"| games left to chance in one of them | {len(chance)} |")
    for name in differing[:10]:
        say(f"  ! differs: {name}")
    return not differing


main()
