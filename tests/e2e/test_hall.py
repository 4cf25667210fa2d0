"""Log book, badges and hall of fame, by their buttons."""

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.tables import LOBBY, PATIENCE, start_game, told
from tests.spoken import says


async def test_a_log_book_is_opened_shown_and_closed(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    hall = (await marina.slash(LOBBY, "dive me hall")).message
    assert hall.ephemeral
    assert says(hall.text, "display.hall.hall_page#3")
    page = (await marina.click(hall, "My log book")).message
    assert says(page.text, "display.log_book.no_book_page#1")
    page = (await marina.click(page, "Keep a log book")).message
    assert says(page.text, "display.log_book._tally#2", n=0, won=0)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    for name in ("Marina", "Finn") * 3:
        await dive.click(name, "Trust the die")
    hall = (await finn.slash(LOBBY, "dive me hall")).message
    assert "Marina" not in hall.text
    hall = (await marina.slash(LOBBY, "dive me hall")).message
    page = (await marina.click(hall, "My log book")).message
    assert says(page.text, "display.log_book._tally#1", n=1)
    page = (await marina.click(page, "Show me in the hall")).message
    hall = (await finn.slash(LOBBY, "dive me hall")).message
    assert ("Marina" in hall.text) == (says(page.text, "display.log_book._tally#1", n=1, won=1))
    shown = await (await marina.click(page, "Badges")).settled(PATIENCE)
    assert "The cargo is ours" in shown.text
    assert shown.pictures[0].description.startswith("Earned: –")
    page = (await marina.click(shown, "Log book")).message
    sure = (await marina.click(page, "Close my log book")).message
    page = (await marina.click(sure, "Delete it")).message
    assert says(page.text, "display.log_book.no_book_page#1")
    assert await bot.store.memories.results(bot.guilds[0].id) == []


async def test_at_the_end_of_a_game_the_hall_is_offered_with_that_game(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    for name in ("Marina", "Finn") * 3:
        await dive.click(name, "Trust the die")
    await dive.panel("Fair dice")
    marina = discord_world.person("Marina")
    page = await told(await dive.click("Marina", "Hall of fame"), "Would you like")
    page = (await marina.click(page, "Show me in the hall")).message
    assert says(page.text, "display.log_book._tally#1", n=1)
    (kept,) = await bot.store.memories.results(bot.guilds[0].id)
    assert kept.person == int(marina.id)
    page = await told(await dive.click("Marina", "Hall of fame"), "season")
    assert ("Marina 1" in page.text) == kept.won
