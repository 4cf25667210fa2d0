"""Tentacula by clicks: three people, no order of play, two of them at the same instant."""

import asyncio
import random

import pytest

from benchmarks.pressing import press_in_hand
from bot.app import Divemaster
from bot.host import Table
from loopback import Loopback, Person
from tests.e2e.tables import Dive, start_game, table_of
from tests.e2e.test_catalog import answer

THREE = ("Marina", "Finn", "Pearl")


def asked_to_step_forward(table: Table) -> list[int]:
    """The seats that may step forward, when nobody has done so yet."""
    ask = table.match.ask
    if ask is None or table.match.game.s.line:
        return []
    return [option.seat for option in ask.options if option.id == "go"]


async def both_step_forward(dive: Dive, table: Table, one: int, other: int) -> None:
    """Two clicks on the same panel, sent before either is answered."""
    token = table.match.ask.token if table.match.ask else ""
    panel = await dive.people[0].wait_for(dive.thread, lambda seen: f":{token}:" in str(seen.raw))
    people: list[Person] = [dive.people[one], dive.people[other]]
    await asyncio.gather(*(person.click(panel, "I play next") for person in people))


async def play(bot: Divemaster, dive: Dive, luck: random.Random, most: int) -> int:
    """Choices of the autopilot, except that two at once step forward; how often they did."""
    pairs = 0
    for _ in range(most):
        table = await table_of(bot, dive)
        seats = asked_to_step_forward(table)
        if len(seats) < 2:
            if not await answer(bot, dive, luck):
                break
            continue
        one, other = luck.sample(seats, 2)
        before = table.match.choices_made
        await both_step_forward(dive, table, one, other)
        table = await table_of(bot, dive)
        assert sorted(table.match.game.s.line) == sorted((one, other)), "both are heard"
        assert table.match.choices_made == before + 2
        pairs += 1
    return pairs


async def test_everybody_takes_an_animal_at_the_same_instant(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tentacula", *THREE, level="2")
    ask = (await table_of(bot, dive)).match.ask
    assert ask is not None
    boot = next(option for option in ask.options if str(option.label).startswith("Old Boot"))
    await press_in_hand(discord_world.person("Pearl"), await dive.panel(), boot.id)
    panel = await dive.panel("Which sea animal are you?")
    animals = ("Crab", "Jellyfish", "Seahorse")
    await asyncio.gather(
        *(person.click(panel, name) for person, name in zip(dive.people, animals, strict=True))
    )
    table = await table_of(bot, dive)
    assert table.match.game.s.animals == [3, 2, 1]
    assert table.match.game.s.shells == 1


async def test_two_who_step_forward_at_the_same_instant_play_one_after_the_other(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tentacula", *THREE)
    assert await play(bot, dive, random.Random(1), most=26) >= 2


@pytest.mark.soak
async def test_a_whole_game_of_three_in_any_order(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "tentacula", *THREE)
    pairs = await play(bot, dive, random.Random(3), most=400)
    table = await table_of(bot, dive)
    assert table.match.outcome is not None
    assert pairs >= table.match.game.s.round - 1
    last = await dive.panel("Fair dice")
    assert last.pictures
    assert "✅" in (await dive.click("Finn", "Verify")).message.text
