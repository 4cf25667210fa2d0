"""A button click that does nothing, through loopback and the real client: the ceiling for all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median, quantiles

import discord

from benchmarks.size import sized
from benchmarks.table import Row, show
from loopback import Loopback, Person, SeenMessage
from loopback.pointing import pointed_at

WARM_UP, CLICKS = sized(30), sized(300, 10)


@dataclass(frozen=True, slots=True)
class Clicks:
    """How a run of clicks went."""

    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float

    def __str__(self) -> str:
        times = f"p50 {self.p50_ms:.2f} ms, p99 {self.p99_ms:.2f} ms"
        return f"{self.per_second:.0f} clicks/s, {self.cpu_ms:.1f} ms of processor each, {times}"


class NoOp(discord.Client):
    """Acknowledges every click and does nothing else."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    async def say(self, channel_id: str) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Nothing", custom_id="nothing"))
        channel = await self.fetch_channel(int(channel_id))
        assert isinstance(channel, discord.TextChannel)
        await channel.send("Press", view=view)


async def run(people: int = 1, clicks: int = CLICKS) -> Clicks:
    """So many people, each clicking again as soon as they were answered."""
    async with Loopback() as world:
        with pointed_at(world.base_url):
            bot = NoOp(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
            async with bot:
                task = asyncio.create_task(bot.start(world.token))
                await world.bot_online()
                return await _click(world, bot, people, clicks, task)


async def _click(
    world: Loopback, bot: NoOp, people: int, clicks: int, task: asyncio.Task[None]
) -> Clicks:
    channel = next(c["id"] for c in world.world.channels.values() if c["name"] == "general")
    await bot.say(channel)
    message = (await world.people[0].read(channel))[-1]
    await _timed(world.people[0], message, WARM_UP)
    began, cpu = time.perf_counter(), time.process_time()
    rounds = [_timed(person, message, clicks // people) for person in world.people[:people]]
    taken = [seconds for each in await asyncio.gather(*rounds) for seconds in each]
    total, spent = time.perf_counter() - began, time.process_time() - cpu
    await bot.close()
    await asyncio.gather(task, return_exceptions=True)
    p99 = quantiles(taken, n=100)[98]
    each = 1000 * spent / len(taken)
    return Clicks(len(taken) / total, median(taken) * 1000, p99 * 1000, each)


async def _timed(person: Person, message: SeenMessage, clicks: int) -> list[float]:
    taken = []
    for _ in range(clicks):
        began = time.perf_counter()
        await person.click(message, "nothing")
        taken.append(time.perf_counter() - began)
    return taken


def measure() -> Iterator[Row]:
    """The reference line for everything that happens on a click."""
    alone = asyncio.run(run(people=1))
    yield Row("a no-op click through loopback (reference)", 1.0, note=str(alone))
    crowd = asyncio.run(run(people=5))
    ratio = crowd.per_second / alone.per_second
    yield Row("clicks a second with five people, against one", ratio, note=str(crowd))


def main() -> None:
    show(measure())


if __name__ == "__main__":
    main()
