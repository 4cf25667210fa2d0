"""One private panel for each person: a new one closes the old, and an undo closes all."""

import asyncio
from typing import Any

import discord
import pytest

from bot.app import Divemaster
from bot.deeds import choose
from bot.display.hand import private_frame
from bot.display.private import Strip, Strips
from loopback import Loopback, Person, SeenMessage
from tests.e2e.tables import PATIENCE, UNDO, Dive, start_game


async def private(dive: Dive, person: Person) -> list[SeenMessage]:
    return [one for one in await person.read(dive.thread) if one.ephemeral]


async def only(dive: Dive, person: Person, *left: SeenMessage) -> None:
    """Waits until nothing private but this is left."""
    wanted = [one.id for one in left]
    async with asyncio.timeout(PATIENCE):
        while [one.id for one in await private(dive, person)] != wanted:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_new_private_panel_closes_the_one_before(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn = dive.people
    await dive.click("Finn", "Hand")
    for _ in range(3):
        newest = (await dive.click("Marina", "Hand")).message
    await only(dive, marina, newest)
    assert len(await private(dive, finn)) == 1, "everybody has their own"


async def test_a_private_panel_that_was_used_is_closed_as_well(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina = dive.people[0]
    await dive.click("Marina", "Light a lantern")
    first = (await dive.click("Marina", "Hand")).message
    card = next(button.label for button in first.buttons if button.label.startswith("Card"))
    await marina.click(first, card)
    newest = (await dive.click("Marina", "Hand")).message
    await only(dive, marina, newest)


async def test_a_strip_goes_when_its_reader_chooses_on_the_panel(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """It explained the question before, and stood between the panel and the end of the page."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina, finn = dive.people
    for person in dive.people:
        await dive.click(person, "Help")
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(finn)
    await only(dive, marina)
    assert len(await private(dive, finn)) == 1, "others go on reading"
    await only(dive, marina, await dive.private("Marina", "Log"))


async def test_what_is_opened_while_a_choice_is_shown_stays(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever chooses and looks into their hand at once is not left without it."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina = dive.people[0]
    await dive.click(marina, "Hand")
    leave, pressed = Strips.leave_as_it_was, list[str]()

    async def late(self: Strips, press: discord.Interaction, then: Strip | None) -> None:
        if not pressed:
            pressed.append("Hand")
            await dive.click(marina, "Hand")
        await leave(self, press, then)

    monkeypatch.setattr(Strips, "leave_as_it_was", late)
    await dive.click(marina, "Trust the die")
    await marina.until(lambda: pressed or None)
    await asyncio.sleep(0.3)
    assert len(await private(dive, marina)) == 1


async def test_an_undo_leaves_no_live_private_panel(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Light a lantern")
    await dive.click("Marina", "Hand")
    await dive.click("Marina", UNDO)
    assert await private(dive, dive.people[0]) == []


async def test_a_choice_in_a_panel_that_is_closed_meanwhile_is_answered_in_a_new_one(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    marina = dive.people[0]
    await dive.click("Marina", "Light a lantern")
    first = (await dive.click("Marina", "Hand")).message

    async def closed_while_drawn(*given: Any) -> Any:
        marina.actor.delete(first.channel_id, first.id)
        return await private_frame(*given)

    monkeypatch.setattr(choose, "private_frame", closed_while_drawn)
    card = next(button.label for button in first.buttons if button.label.startswith("Card"))
    await marina.click(first, card)
    [newest] = await private(dive, marina)
    assert newest.id != first.id
    assert "error" not in newest.text.lower()
