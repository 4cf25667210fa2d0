"""First the piece, then the place: a step that lives in its custom id alone."""

from pathlib import Path

from bot.app import Divemaster
from loopback import Loopback
from tests.e2e.conftest import bot_running
from tests.e2e.tables import start_game, table_of


async def test_a_second_step_survives_a_restart(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "shoals", "Otto")
        otto, panel = dive.people[0], await dive.panel()
        page = (await otto.click(panel, "Further …")).message
    async with bot_running(discord_world, database):
        await otto.click(page, "Fish 17")
        assert "Fish 17 is caught." in (await dive.panel("Round 2")).text


async def test_the_way_back_survives_a_restart(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "shoals", "Otto")
        otto, panel = dive.people[0], await dive.panel()
        page = (await otto.click(panel, "Further …")).message
    async with bot_running(discord_world, database):
        again = (await otto.click(page, "Back")).message
        assert [one.custom_id for one in again.buttons] == [one.custom_id for one in panel.buttons]


async def test_a_stale_first_step_is_refused_kindly(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto, panel = dive.people[0], await dive.panel()
    table = await table_of(bot, dive)
    assert table.match.ask is not None
    await bot.house.host.choose(table.id, int(otto.id), "f3", table.match.ask.token, None)
    answer = await otto.click(panel, "Further …")
    told = await otto.wait_for(dive.thread, lambda seen: "answered already" in seen.text)
    assert told.ephemeral
    assert "Fish 3 is caught." in (await dive.panel("Round 2")).text
    assert answer.message.buttons == [], "the old panel shrinks to its story"


async def test_a_partners_step_leads_on_in_their_own_strip(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "shoals", "Otto", "Finn")
    panel, finn = await dive.panel(), dive.people[1]
    strip = (await finn.click(panel, "Further …")).message
    assert strip.ephemeral
    assert "What would you do?" in strip.text
    assert (await dive.panel()).text == panel.text, "nothing turns under Otto's finger"
