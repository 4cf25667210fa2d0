"""Guided first games, walked by doing what they say, from the command to the real thing."""

from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.display.shapes.desk import MEANT
from games.catalog import find_game
from loopback import Answer, Button, Loopback, Person, SeenMessage
from loopback.errors import Refusal
from loopback.world import PRIVATE_THREAD
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, UNDO, Dive, is_panel, open_lobby
from tests.spoken import saying

TITLES = ("refuge", "jupiter", "tentacula", "lurk", "sleeping_gods")
FAREWELL = "Start a real game"
MOST_PRESSES = 80


async def begin_lesson(world: Loopback, game: str, name: str = "Nerida") -> Dive:
    person = world.person(name)
    await person.slash(LOBBY, "dive learn lesson", {"game": game}, patience=60)
    return await lesson_of(world, person)


async def lesson_of(world: Loopback, person: Person) -> Dive:
    """In a thread that nobody else sees, and announced nowhere."""
    told = await person.wait_for(LOBBY, saying("deeds.learn.learn"), 60)
    assert told.ephemeral
    thread = told.text.partition("<#")[2].partition(">")[0]
    assert world.world.channels[thread]["type"] == PRIVATE_THREAD
    return Dive(world, [person], thread)


def is_lobby(message: SeenMessage) -> bool:
    return "Start" in {button.label for button in message.buttons}


def lit(message: SeenMessage) -> Button:
    """The one button that the lesson means."""
    (found,) = [one for one in message.buttons if (one.raw.get("emoji") or {}).get("name") == MEANT]
    assert not found.raw.get("disabled")
    return found


async def press_what_is_lit(person: Person, message: SeenMessage) -> Answer:
    return await person.click(message, lit(message).custom_id)


def leads(message: SeenMessage) -> bool:
    """Whether something is lit here, or the lesson is over."""
    return MEANT in marks(message) or FAREWELL in [one.label for one in message.buttons]


def marks(message: SeenMessage) -> list[str | None]:
    return [(one.raw.get("emoji") or {}).get("name") for one in message.buttons]


def face(message: SeenMessage) -> tuple[str, ...]:
    """What can be pressed on a message, so that one knows when it has changed."""
    return (message.id, *(button.custom_id for button in message.buttons))


def sentences(message: SeenMessage) -> list[str]:
    return [line for line in message.text.splitlines() if line.startswith("🎓")]


async def walk(dive: Dive) -> list[str]:
    """To the end of the lesson by pressing only what is lit; everything it said on the way."""
    person, said = dive.people[0], list[str]()
    before: tuple[str, ...] = ()
    for _ in range(MOST_PRESSES):
        panel = await person.wait_for(
            dive.thread, lambda seen, was=before: leads(seen) and face(seen) != was, 60
        )
        if FAREWELL in [button.label for button in panel.buttons]:
            return said
        said += sentences(panel)
        try:
            answer = await press_what_is_lit(person, panel)
        except Refusal:  # it has just been posted anew
            continue
        before = face(panel)
        while answer.message.ephemeral and MEANT in marks(answer.message):
            said += sentences(answer.message)
            answer = await press_what_is_lit(person, answer.message)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", TITLES)
async def test_a_lesson_is_walked_to_a_real_game(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    dive = await begin_lesson(discord_world, game)
    said = await walk(dive)
    lesson = find_game(game).lesson
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
    panel = await dive.panel(place="display.lesson._ASTRAY")
    assert not leads(panel)
    await dive.click("Nerida", UNDO)
    assert lit(await dive.panel("**1 of 12**")).label == "Mags"
    await dive.click("Nerida", "Vega")
    panel = await dive.panel(place="display.lesson._ASTRAY")
    await dive.click("Nerida", panel.buttons[0].custom_id)
    free = await dive.panel("actions left")
    assert "🎓" not in free.text


async def test_a_lesson_goes_on_after_a_restart(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database):
        dive = await begin_lesson(discord_world, "tentacula")
        await press_what_is_lit(dive.people[0], await dive.panel("🎓"))
        before = await dive.panel("**2 of 12**")
    async with bot_running(discord_world, database):
        await press_what_is_lit(dive.people[0], before)
        assert "**3 of 12**" in (await dive.panel("**3 of 12**")).text


async def test_the_lobby_offers_it_to_newcomers(bot: Divemaster, discord_world: Loopback) -> None:
    lobby = (await open_lobby(discord_world.person("Otto"), "refuge")).message
    nerida = discord_world.person("Nerida")
    assert lobby.buttons[0].label == "Teach me", "a lesson first"
    await nerida.click(lobby, "Teach me")
    panel = await (await lesson_of(discord_world, nerida)).panel("**1 of 12**")
    assert lit(panel).label == "Mags"
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
