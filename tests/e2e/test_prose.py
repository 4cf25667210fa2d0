"""A passage is a page: the newest message, told once, folded when it is closed, and never in the
way of the game."""

import re
from pathlib import Path

import pytest

from bot import retry
from bot.app import Divemaster
from loopback import Loopback, May, RestFault, SeenMessage
from tests.bot.tales import LONG
from tests.e2e.conftest import bot_running
from tests.e2e.tables import UNDO, Dive, is_panel, onward, start_game, table_of


async def told(dive: Dive, words: str) -> list[SeenMessage]:
    """The messages that say these words, oldest first."""
    return [one for one in await dive.people[0].read(dive.thread) if words in one.text]


async def test_a_passage_and_a_short_question_are_one_page_that_folds_and_stays(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    await dive.click("Marina", "Read on")
    page = await dive.panel("It was dark")
    assert not onward(page)
    assert [one.description for one in page.pictures] == ["a room, and no lamp in it"]
    assert {"Read on", "Wait"} <= {button.label for button in page.buttons}
    await dive.click("Finn", "Read on")
    await dive.panel("Chapter 2.")
    (closed,) = await told(dive, "Chapter 1.")
    assert closed.id == page.id
    assert not closed.buttons
    assert "turns a page" in closed.text, "it says what was decided"
    assert [one.description for one in closed.pictures] == ["a room, and no lamp in it"]
    assert len(await told(dive, "Chapter 2.")) == 1


async def test_a_passage_that_may_not_be_posted_follows_when_it_may(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    await dive.click("Marina", "Read on")
    discord_world.trouble.allow_again(dive.thread)
    await dive.panel_for(dive.people[1])
    assert [one.channel_id for one in await told(dive, "It was dark.") if is_panel(one)]


async def test_a_long_passage_is_turned_page_by_page_by_anybody(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    for name in ("Marina", "Finn", "Marina", "Finn"):
        await dive.click(name, "Wait")
    await dive.click("Marina", "Read on")
    page = await dive.panel("Paragraph")
    while onward(page):
        page = await dive.read_on("Finn")
    assert {"Read on", "Wait"} <= {button.label for button in page.buttons}
    await each_page_once(dive)


async def each_page_once(dive: Dive) -> None:
    parts = [re.split(r"\n-# |\n\*\*Read", one.text)[0] for one in await told(dive, "lit it again")]
    assert len(parts) > 2
    assert " ".join(" ".join(parts).split()) == " ".join(LONG.split())


@pytest.mark.parametrize("turned", [0, 1])
async def test_a_page_whose_answer_was_lost_is_told_once(
    bot: Divemaster, discord_world: Loopback, turned: int
) -> None:
    """It is found by whoever turns it, and the one before it folds and stays."""
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    for name in ("Marina", "Finn", "Marina", "Finn"):
        await dive.click(name, "Wait")
    before = await dive.panel()
    for number in range(turned + 1):
        if number == turned:
            discord_world.faults.rest.append(RestFault("lost", "POST", "/messages", times=6))
        before = await dive.panel()
        await dive.people[0].click(before, onward(before) or "Read on")
    discord_world.faults.rest.clear()
    page = await dive.panel("Paragraph")
    bot.house.host.tables.forget(await table_of(bot, dive))
    assert page.id != before.id
    while onward(page):
        page = await dive.read_on("Finn")
    await each_page_once(dive)


async def test_a_page_closes_when_somebody_answers_in_another_way(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    for name in ("Marina", "Finn", "Marina", "Finn"):
        await dive.click(name, "Wait")
    await dive.click("Marina", "Read on")
    page = await dive.panel("Paragraph")
    assert onward(page)
    table = await table_of(bot, dive)
    finn = int(dive.people[1].id)
    await bot.house.host.choose(table.id, finn, "wait", table.match.ask.token, None)
    await bot.house.display.show(table)
    closed = await dive.people[0].look(page)
    assert not closed.buttons
    assert "lit it again" in closed.text


async def test_a_passage_that_is_taken_back_leaves_the_panel(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina", autopilots=1)
    await dive.click("Marina", "Read on")
    await dive.panel("Chapter 1.")
    await dive.click("Marina", UNDO)
    await dive.panel("taken back")
    assert await told(dive, "Chapter 1.") == []
    await dive.click("Marina", "Read on")
    await dive.panel("Chapter 1.")
    assert len(await told(dive, "Chapter 1.")) == 1


async def test_a_passage_is_told_once_also_after_a_restart(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "tales", "Marina", "Finn")
        await dive.click("Marina", "Read on")
        await dive.panel("Chapter 1.")
    async with bot_running(discord_world, database) as bot:
        await dive.click("Finn", "Read on")
        await dive.panel("Chapter 2.")
        (closed,) = await told(dive, "Chapter 1.")
        assert not closed.buttons
        assert closed.pictures, "the message itself says which picture it keeps"
        table = await table_of(bot, dive)
        await bot.house.host.choose(
            table.id, int(dive.people[0].id), "read", table.match.ask.token, None
        )
    async with bot_running(discord_world, database) as bot:
        await dive.panel("Chapter 3.")
        assert len(await told(dive, "Chapter 2.")) == 1
