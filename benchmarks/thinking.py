"""Ten people click while four fierce seats at each of ten other tables think without a pause.

Quiet rounds and rounds with thinkers take turns in one run, at the same tables of the same bot.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from benchmarks.crowd import Crowd, Dive
from benchmarks.load import SECONDS
from benchmarks.size import sized
from benchmarks.table import Row
from bot.app import Divemaster
from bot.cli.play import REEF
from bot.config import Settings
from bot.host.minds import Minds, Question
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from loopback import Loopback
from loopback.pointing import pointed_at

THINKING, PLAYING = sized(10, 2), sized(10, 2)
"""Tables."""
SEATS, MOVES, ROUNDS = 4, sized(12, 2), sized(6, 1)
GAME = "refuge"


@dataclass(slots=True)
class Thinkers:
    """Tables at which nobody but minds plays, each in a server of its own."""

    minds: Minds
    thoughts: list[float] = field(default_factory=list)
    lost: int = 0

    async def table(self, number: int) -> None:
        """One game after the other, every choice thought about."""
        luck = random.Random(number)
        while True:
            match = Match.start(find_game(GAME), SEATS, seed=luck.getrandbits(64))
            while match.ask is not None:
                await self._choose(match, number)

    async def _choose(self, match: Match, number: int) -> None:
        ask = match.ask
        assert ask is not None
        seat, start = ask.awaited[0], time.perf_counter()
        question = Question(
            f"think{number}", number, match.choices_made, ask.token, seat, match.save()
        )
        thought = await self.minds.answer(question, "fierce")
        self.thoughts.append(time.perf_counter() - start)
        self.lost += thought.option is None
        await asyncio.to_thread(match.choose, seat, thought.option or ask.of(seat)[0].id)

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self.table(number)) for number in range(THINKING)]
        known = len(self.thoughts)
        while len(self.thoughts) < known + THINKING:  # noqa: ASYNC110 - until all are at it
            await asyncio.sleep(0.02)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Compared:
    """What clicks took, in seconds."""

    quiet: list[float]
    thinking: list[float]
    thoughts: list[float]
    lost: int


@asynccontextmanager
async def online(world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    settings = Settings(
        database=database, warm=False, open_games=10_000, open_games_each=10_000, _env_file=None
    )
    bot = Divemaster(settings, guild_ready_timeout=0.05)
    async with bot:
        task = asyncio.create_task(bot.start(world.token))
        await world.bot_online(60)
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def run(folder: Path) -> Compared:
    async with Loopback(world=REEF, answer_within=60) as world:
        with pointed_at(world.base_url):
            async with online(world, folder / "thinking.db") as bot:
                await bot.house.display.studio.warm_up(folder / "pictures")
                crowd = Crowd(bot.store, bot.house.host.tables.peek, world, random.Random(1))
                dives = await open_all(crowd)
                thinkers = Thinkers(bot.house.host.minds)
                await taken(crowd, dives)
                quiet, thinking = list[float](), list[float]()
                for _ in range(ROUNDS):
                    quiet += await taken(crowd, dives)
                    async with thinkers.at_work():
                        thinking += await taken(crowd, dives)
                return Compared(quiet, thinking, thinkers.thoughts, thinkers.lost)


async def open_all(crowd: Crowd) -> list[Dive]:
    people = [crowd.world.add_person(f"Diver {number}") for number in range(PLAYING)]
    return [
        await crowd.open(GAMES[at % len(GAMES)], [people[at], people[(at + 1) % PLAYING]])
        for at in range(PLAYING)
    ]


async def taken(crowd: Crowd, dives: list[Dive]) -> list[float]:
    """A round: everybody presses as soon as they were answered."""
    crowd.taken.clear()
    await crowd.play(dives, MOVES, PLAYING, SECONDS)
    return [one for one in crowd.taken if one is not None]


def measure() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name:
        yield from rows(asyncio.run(run(Path(name))))


def rows(found: Compared) -> Iterator[Row]:
    what = f"{SEATS} fierce seats at {THINKING} tables, {PLAYING} people click elsewhere"
    before, after = figures(found.quiet), figures(found.thinking)
    note = (
        f"p99 {before[1]:.0f} ms alone, {after[1]:.0f} ms beside them; p50 {before[0]:.0f} and "
        f"{after[0]:.0f} ms; {len(found.quiet)} and {len(found.thinking)} clicks"
    )
    ratio = after[1] / before[1]
    yield Row(f"{what}: p99 of a click against that of a quiet bot", ratio, "<= 1.2", note)
    p50, p95 = 1000 * median(found.thoughts), 1000 * quantiles(found.thoughts, n=20)[18]
    note = f"{len(found.thoughts)} thoughts, with waiting p50 {p50:.0f} ms, p95 {p95:.0f} ms"
    lost = found.lost / len(found.thoughts)
    yield Row(f"{what}: thoughts that came to nothing", lost, "<= 0", note)


def figures(walls: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    return 1000 * median(walls), 1000 * quantiles(walls, n=100)[98]
