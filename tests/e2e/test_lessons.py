"""Guided first games, walked by doing what they say, from `/dive learn` to the real thing."""

import re
from pathlib import Path

import pytest

from bot.app import Divemaster
from games.catalog import find_game
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, UNDO, Dive, is_panel, open_lobby

TITLES = ("refuge", "jupiter", "tentacula", "lurk", "sleeping_gods")
FAREWELL = "Begin a real game"
MOST_PRESSES = 80


async def begin_lesson(world: Loopback, game: str, name: str = "Nerida") -> Dive:
    person = world.person(name)
    opened = (await person.slash(LOBBY, "dive learn", {"game": game})).message
    await person.until(lambda: opened.id in world.world.channels or None)
    return Dive(world, [person], opened.id)


def is_lobby(message: SeenMessage) -> bool:
    return "Start" in {button.label for button in message.buttons}


def pointed_at(message: SeenMessage) -> str:
    """What the lesson says to press first: a button, or a line of the menu it names before."""
    found = re.search("👉 (.+)$", message.text, re.MULTILINE)
    assert found, message.text
    first, *more = found[1].removeprefix("**").removesuffix("**").split("** → **")
    return more[0] if first in {menu.placeholder for menu in message.selects} else first


async def do_as_told(person: Person, message: SeenMessage) -> Answer:
    """Presses the button, or chooses the line of a menu, that the lesson names."""
    wanted = pointed_at(message)
    for button in message.buttons:
        sign = (button.raw.get("emoji") or {}).get("name")
        if wanted == " ".join(part for part in (sign, button.label) if part):
            return await person.click(message, button.custom_id)
    for menu in message.selects:
        if wanted in menu.labels:
            value = menu.values[menu.labels.index(wanted)]
            return await person.select(message, menu.custom_id, value)
    raise AssertionError(f"{wanted} is nowhere on {message.text}")


def guiding(message: SeenMessage, before: SeenMessage | None) -> bool:
    """Whether this is a panel of the lesson that says something new."""
    news = before is None or (message.id, message.text) != (before.id, before.text)
    return is_panel(message) and "🎓" in message.text and news


def word_of(message: SeenMessage) -> str:
    """What the lesson says here."""
    return next(line for line in message.text.splitlines() if line.startswith("🎓"))


async def walk(dive: Dive) -> list[str]:
    """To the end of the lesson; everything it said on the way."""
    person, said = dive.people[0], list[str]()
    panel: SeenMessage | None = None
    for _ in range(MOST_PRESSES):
        before = panel
        panel = await person.wait_for(dive.thread, lambda seen, was=before: guiding(seen, was), 60)
        if FAREWELL in [button.label for button in panel.buttons]:
            return said
        said.append(word_of(panel))
        answer = await do_as_told(person, panel)
        while answer.message.ephemeral and "👉" in answer.message.text:
            said.append(word_of(answer.message))
            answer = await do_as_told(person, answer.message)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", TITLES)
async def test_a_lesson_is_walked_to_a_real_game(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    dive = await begin_lesson(discord_world, game)
    said = await walk(dive)
    lesson = find_game(game).lesson()
    assert lesson is not None
    assert len(dict.fromkeys(said)) == len(lesson.prompts)
    await dive.click(dive.people[0], FAREWELL)
    lobby = await dive.people[0].wait_for(dive.thread, is_lobby, 60)
    assert "Nerida" in lobby.text
    assert "Autopilot" in lobby.text
    await dive.people[0].click(lobby, "Start")
    real = await dive.people[0].wait_for(
        dive.thread, lambda seen: is_panel(seen) and int(seen.id) > int(lobby.id), 60
    )
    assert "🎓" not in real.text


async def test_whoever_leaves_the_path_plays_on(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await begin_lesson(discord_world, "refuge")
    await dive.click("Nerida", "Vega")
    panel = await dive.panel("not on the lesson's path")
    assert "👉" not in panel.text
    await dive.click("Nerida", UNDO)
    back = await dive.panel("👉")
    assert pointed_at(back) == "Mags"
    await dive.click("Nerida", "Vega")
    await dive.click("Nerida", (await dive.panel("not on the lesson's path")).buttons[0].custom_id)
    free = await dive.panel("actions left")
    assert "🎓" not in free.text


async def test_a_lesson_goes_on_after_a_restart(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database):
        dive = await begin_lesson(discord_world, "tentacula")
        await do_as_told(dive.people[0], await dive.panel("🎓"))
        before = await dive.panel("**2 of 12**")
    async with bot_running(discord_world, database):
        await do_as_told(dive.people[0], before)
        assert "**3 of 12**" in (await dive.panel("**3 of 12**")).text


async def test_the_lobby_offers_it_to_newcomers(bot: Divemaster, discord_world: Loopback) -> None:
    lobby = (await open_lobby(discord_world.person("Otto"), "refuge")).message
    assert "First time?" in lobby.text
    nerida = discord_world.person("Nerida")
    opened = (await nerida.click(lobby, "Teach me")).message
    assert "Nerida" in opened.text
    await nerida.until(lambda: opened.id in discord_world.world.channels or None)
    panel = await Dive(discord_world, [nerida], opened.id).panel("**1 of 12**")
    assert pointed_at(panel) == "Mags"
    assert "Otto" in (await nerida.look(lobby)).text, "the lobby stays open"


async def test_a_first_table_gets_the_novices_settings(
    bot: Divemaster, discord_world: Loopback
) -> None:
    otto = discord_world.person("Otto")
    await (await begin_lesson(discord_world, "lurk")).panel("🎓")
    first = (await open_lobby(otto, "lurk")).message
    assert "Rounds: **20**" in first.text, "a lesson is no game yet"
    await otto.click((await otto.click(first, "Add autopilot")).message, "Start")
    await otto.wait_for(first.id, is_panel, 60)
    second = (await open_lobby(otto, "lurk")).message
    assert "Rounds: **40**" in second.text
