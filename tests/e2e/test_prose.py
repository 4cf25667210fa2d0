"""Prose stands in messages of its own: whole, in order, once, marked when it is taken back."""

from pathlib import Path

import pytest

from bot import retry
from bot.app import Divemaster
from loopback import Loopback, May, SeenMessage
from tests.bot.tales import LONG
from tests.e2e.conftest import bot_running
from tests.e2e.tables import UNDO, Dive, is_panel, start_game, table_of


async def told(dive: Dive, words: str) -> list[SeenMessage]:
    """The messages that say these words, oldest first."""
    return [one for one in await dive.people[0].read(dive.thread) if words in one.text]


async def test_a_passage_comes_before_the_panel_and_stays(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    await dive.click("Marina", "Read on")
    panel = await dive.panel("turns a page")
    (passage,) = await told(dive, "Chapter 1.\n\nIt was dark.")
    assert not passage.buttons
    assert [one.description for one in passage.pictures] == ["a room, and no lamp in it"]
    assert int(passage.id) < int(panel.id)
    assert "It was dark" not in panel.text, "prose is told once"
    await dive.click("Finn", "Read on")
    await dive.panel("Round 2")
    both = await told(dive, "It was dark.")
    assert [len(one.pictures) for one in both] == [1, 0], "the second has no vignette"


async def test_a_passage_that_may_not_be_posted_follows_when_it_may(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)
    dive = await start_game(discord_world, "tales", "Marina", "Finn")
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    await dive.click("Marina", "Read on")
    assert await told(dive, "It was dark.") == []
    discord_world.trouble.allow_again(dive.thread)
    await dive.panel_for(dive.people[1])
    assert len(await told(dive, "It was dark.")) == 1


async def test_a_long_passage_is_split_between_paragraphs(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina")
    for _ in range(2):
        await dive.click("Marina", "Wait")
    await dive.click("Marina", "Read on")
    await dive.panel("The brightest wins")
    parts = [one.text for one in await told(dive, "Paragraph")]
    assert len(parts) > 2
    assert "\n\n".join(part.strip() for part in parts) == LONG.strip()
    assert all(part.startswith("Paragraph") for part in parts)


async def test_a_passage_that_is_taken_back_says_so(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "tales", "Marina", autopilots=1)
    await dive.click("Marina", "Read on")
    await dive.panel("Round 2")
    (passage,) = await told(dive, "Chapter 1.")
    await dive.click("Marina", UNDO)
    await dive.panel("taken back")
    left = await dive.people[0].look(passage)
    assert "What stood here was taken back" in left.text
    assert not left.pictures
    assert not left.attachments
    await dive.click("Marina", "Read on")
    await dive.panel("Round 2")
    assert len(await told(dive, "Chapter 1.")) == 1


async def test_a_passage_is_posted_once_also_after_a_restart(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "tales", "Marina", "Finn")
        await dive.click("Marina", "Read on")
        await dive.panel("turns a page")
    async with bot_running(discord_world, database) as bot:
        await dive.click("Finn", "Read on")
        await dive.panel("Round 2")
        assert len(await told(dive, "Chapter 1.")) == 1
        assert len(await told(dive, "Chapter 2.")) == 1
        table = await table_of(bot, dive)
        await bot.house.host.choose(
            table.id, int(dive.people[0].id), "read", table.match.ask.token, None
        )
    async with bot_running(discord_world, database) as bot:
        newest = await dive.panel_for(dive.people[1])
        (passage,) = await told(dive, "Chapter 3.")
        assert is_panel(newest)
        assert int(passage.id) < int(newest.id), "what was not shown is told before the panel"
