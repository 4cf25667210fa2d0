"""What is this? The menu under ❔, what the decks hold, and `/dive learn card`."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import EXPLAIN, LOBBY, start_game
from tests.spoken import says

MENU = "What is …?"


async def test_the_panel_explains_what_lies_on_the_table(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina", autopilots=1)
    marina = dive.people[0]
    page = (await dive.click("Marina", EXPLAIN)).message
    assert page.ephemeral
    assert "Which diver are you?" in page.text
    mags = (await marina.select(page, MENU, "diver.mags")).message
    for word in ("Wrench", "Patch Up", "Haul"):
        assert word in mags.text, "a diver is shown with all abilities before one is chosen"
    more = (await marina.select(mags, MENU, "more.1")).message
    assert "Which diver are you?" in more.text
    decks = (await marina.click(more, "Left in the decks")).message
    assert "8× Harpoon" in decks.text
    assert "Kraken card 7" in decks.text


async def test_cards_are_looked_up_by_name(bot: Divemaster, discord_world: Loopback) -> None:
    otto = discord_world.person("Otto")
    asked = {"name": "harp", "game": "refuge"}
    found = await otto.autocomplete(LOBBY, "dive learn card", asked, "name")
    assert [choice.name for choice in found] == ["Harpoon · Salvage card"]
    page = (
        await otto.slash(LOBBY, "dive learn card", {"name": found[0].value, "game": "refuge"})
    ).message
    assert page.ephemeral
    assert "Eliminate a tentacle in your row or column" in page.text
    typed = (
        await otto.slash(LOBBY, "dive learn card", {"name": "heat seek", "game": "jupiter"})
    ).message
    assert "kill any creep anywhere" in typed.text
    nothing = (await otto.slash(LOBBY, "dive learn card", {"name": "*", "game": "lurk"})).message
    assert says(nothing.text, "deeds.things.named", name="\\*")


async def test_stories_are_not_given_away(bot: Divemaster, discord_world: Loopback) -> None:
    otto = discord_world.person("Otto")
    asked = {"name": "Wrack-crow", "game": "sleeping_gods"}
    assert await otto.autocomplete(LOBBY, "dive learn card", asked, "name") == []
    refused = (await otto.slash(LOBBY, "dive learn card", asked)).message
    assert says(refused.text, "deeds.things.named")
