"""Turning points: told to whoever follows a table, and remembered at its end."""

import pytest

from bot.app import Divemaster
from loopback import Loopback, Person
from tests.e2e.passing_time import Days, SharedClock, shared_clock
from tests.e2e.tables import UNDO, Dive, show_highlights, start_game


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    return shared_clock(monkeypatch)


async def follow(dive: Dive, person: Person) -> None:
    page = (await person.click(await dive.panel(), "…")).message
    await person.click(page, "Follow")


async def light(dive: Dive) -> str:
    """Marina plays her first card for light; which one."""
    await dive.click("Marina", "Light a lantern")
    panel = await dive.panel("Play a card")
    hand = (await dive.people[0].click(panel, "Hand")).message
    card = next(one.label for one in hand.buttons if one.label.startswith("Card"))
    await dive.people[0].click(hand, card)
    return card.removeprefix("Card ")


async def test_whoever_follows_hears_once_a_day_what_turned_a_game(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    otto, days = discord_world.person("Otto"), Days(bot, clock)
    await follow(dive, otto)
    first = await light(dive)
    await dive.click("Finn", "Trust the die")
    second = await light(dive)
    await days.pass_hours(30)
    (told,) = [one for one in await otto.read(dive.thread) if "has turned" in one.text]
    assert told.mentions == [otto.id]
    assert f"Marina lights {first}. Marina lights {second}." in told.text
    await dive.click("Finn", "Trust the die")
    await days.pass_hours(30)
    assert len([one for one in await otto.read(dive.thread) if "has turned" in one.text]) == 1


async def test_what_was_taken_back_turned_nothing(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina")
    otto, days = discord_world.person("Otto"), Days(bot, clock)
    await follow(dive, otto)
    await light(dive)
    await dive.click("Marina", UNDO)
    await dive.panel("Play a card")
    assert await bot.store.next_errands()
    await days.pass_hours(30)
    assert not [one for one in await otto.read(dive.thread) if "has turned" in one.text]


async def test_an_end_remembers_how_it_came_to_this(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    coral, logbook = await show_highlights(discord_world)
    dive = await start_game(discord_world, "lanterns", "Marina")
    card = await light(dive)
    for _ in range(2):
        await dive.click("Marina", "Trust the die")
    last = await dive.panel("The brightest wins")
    assert f"Marina lights {card}." in last.text
    await Days(bot, clock).settle()
    (shown,) = await coral.read(logbook)
    assert f"⚡ Marina lights {card}." in shown.text
