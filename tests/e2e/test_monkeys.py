"""People who press whatever they see, old or new, theirs or not, several at once."""

import asyncio
import logging
import random
from collections import Counter

import pytest

from bot.app import Divemaster
from bot.host.verifying import verify_campaign
from games.catalog import GAMES
from loopback import InteractionFailed, Loopback, NotAllowed, Person, SeenMessage
from loopback.user.person import Answer
from tests.e2e.tables import LOBBY, start_game

PEOPLE = ("Marina", "Finn", "Pearl", "Otto", "Coral")
QUIET = ("list", "board", "log", "verify", "hand", "undo", "help", "pause", "end", "export")


class Monkey:
    """One person without a plan."""

    def __init__(self, world: Loopback, bot: Divemaster, name: str, luck: random.Random) -> None:
        self.world, self.bot, self.luck = world, bot, luck
        self.person: Person = world.person(name)
        self.deeds: Counter[str] = Counter()

    async def act(self) -> None:
        deed = self.luck.choices([self.press, self.command], [12, 1])[0]
        try:
            answer = await deed()
            if answer is not None:
                await self.look_at(answer)
        except (NotAllowed, InteractionFailed) as refusal:
            self.deeds[type(refusal).__name__] += 1

    async def press(self) -> Answer | None:
        places = [*self.threads(), LOBBY]
        seen = await self.person.read(self.luck.choice(places))
        alive = [message for message in seen[-12:] if message.buttons or message.selects]
        if not alive:
            return None
        message = self.luck.choice(alive)
        return await self.press_on(message)

    async def press_on(self, message: SeenMessage) -> Answer:
        """Mostly what moves the game on."""
        parts = [*message.buttons, *message.selects]
        choices = [part for part in parts if part.custom_id.split(":")[2]]
        part = self.luck.choice(choices if choices and self.luck.random() < 0.8 else parts)
        self.deeds["press"] += 1
        if part in message.selects:
            value = self.luck.choice(part.values)
            return await self.person.select(message, part.custom_id, value)
        return await self.person.click(message, part.custom_id)

    async def command(self) -> Answer:
        place = self.luck.choice([*self.threads(), LOBBY, "#general"])
        name, options = self.luck.choice(
            [
                *((quiet, {}) for quiet in QUIET),
                ("start", {"game": self.luck.choice(GAMES)}),
                ("rules", {"game": self.luck.choice(GAMES)}),
                ("seat", await self.seat()),
                ("resume", {"table": await self.table()}),
                ("board", {"text": True}),
            ]
        )
        self.deeds[name] += 1
        return await self.person.slash(place, f"dive {name}", options)

    async def seat(self) -> dict[str, object]:
        given: dict[str, object] = {
            "seat": self.luck.randint(1, 5),
            "to": self.luck.choice(["player", "autopilot", "back", "nobody"]),
        }
        if self.luck.random() < 0.7:
            given["player"] = self.world.person(self.luck.choice(PEOPLE))
        return given

    async def table(self) -> str:
        rows = await self.bot.store.read("SELECT id FROM campaigns")
        return self.luck.choice([row[0] for row in rows] + ["nothing"])

    def threads(self) -> list[str]:
        return [one["id"] for one in self.world.world.channels.values() if one["type"] == 11]

    async def look_at(self, answer: Answer) -> None:
        """A form is sent as it is; nothing may have gone wrong."""
        if answer.kind == "modal":
            await self.look_at(await self.person.submit(answer.modal))
            return
        assert "went wrong" not in answer.message.text


async def rage(bot: Divemaster, world: Loopback, seed: int, deeds: int) -> Counter[str]:
    """Five monkeys at once; what they did."""
    luck = random.Random(seed)
    monkeys = [Monkey(world, bot, name, random.Random(luck.random())) for name in PEOPLE]

    async def go(monkey: Monkey) -> None:
        for _ in range(deeds // len(monkeys)):
            await monkey.act()

    await asyncio.gather(*(go(monkey) for monkey in monkeys))
    return sum((monkey.deeds for monkey in monkeys), Counter())


async def check_everything(bot: Divemaster) -> None:
    """Every game that began follows from its seed, in memory as on the disk."""
    rows = await bot.store.read("SELECT id FROM campaigns WHERE depth > 0")
    for (campaign,) in rows:
        live = (await bot.house.host.tables.peek(campaign)).match.save()
        bot.house.host.tables.forget(await bot.house.host.tables.peek(campaign))
        assert (await bot.house.host.tables.peek(campaign)).match.save() == live
        assert "✅" in str(await verify_campaign(bot.house.host, campaign))


async def test_monkeys_break_nothing(
    bot: Divemaster, discord_world: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    for game in ("refuge", "lurk"):
        await start_game(discord_world, game, "Marina", "Finn", "Pearl")
    done = await rage(bot, discord_world, seed=1, deeds=150)
    assert done["press"] > 50
    await check_everything(bot)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
async def test_many_monkeys_break_nothing(
    bot: Divemaster, discord_world: Loopback, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    for game in GAMES:
        await start_game(discord_world, game, *PEOPLE[: 2 + seed % 3])
    await rage(bot, discord_world, seed, deeds=3000)
    await check_everything(bot)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
