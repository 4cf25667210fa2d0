"""Whole games through a local Discord, with the real client and a real database."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import start_game


async def test_a_game_from_start_to_last_panel(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    panel = await dive.panel()
    print(panel.text)
    for round_ in range(3):
        for name in ("Marina", "Finn"):
            await dive.click(name, "Trust the die")
    last = await dive.panel()
    assert "The brightest wins." in last.text
    for message in await dive.people[0].read(dive.thread):
        print(message)
