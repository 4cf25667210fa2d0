"""One private panel for each person: a new one closes the old, and an undo closes all."""

import asyncio

from bot.app import Divemaster
from loopback import Loopback, Person, SeenMessage
from tests.e2e.tables import PATIENCE, UNDO, Dive, start_game


async def private(dive: Dive, person: Person) -> list[SeenMessage]:
    return [one for one in await person.read(dive.thread) if one.ephemeral]


async def only(dive: Dive, person: Person, newest: SeenMessage) -> None:
    """Waits until nothing private but this is left."""
    async with asyncio.timeout(PATIENCE):
        while [one.id for one in await private(dive, person)] != [newest.id]:  # noqa: ASYNC110
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


async def test_an_undo_leaves_no_live_private_panel(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await dive.click("Marina", "Light a lantern")
    await dive.click("Marina", "Hand")
    await dive.click("Marina", UNDO)
    assert await private(dive, dive.people[0]) == []
