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
        first = panel.selects[0]
        page = (await otto.select(panel, first.custom_id, first.values[1])).message
    async with bot_running(discord_world, database):
        await otto.select(page, page.selects[0].custom_id, page.selects[0].values[0])
        assert "Fish 25 is caught." in (await dive.panel("Round 2")).text


async def test_the_way_back_survives_a_restart(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "shoals", "Otto")
        otto, panel = dive.people[0], await dive.panel()
        page = (await otto.select(panel, panel.selects[0].custom_id, "c.1")).message
    async with bot_running(discord_world, database):
        again = (await otto.click(page, "Back")).message
        assert [one.values for one in again.selects] == [one.values for one in panel.selects]


async def test_a_stale_first_step_is_refused_kindly(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "shoals", "Otto")
    otto, panel = dive.people[0], await dive.panel()
    table = await table_of(bot, dive)
    assert table.match.ask is not None
    await bot.house.host.choose(table.id, int(otto.id), "f3", table.match.ask.token, None)
    answer = await otto.select(panel, panel.selects[0].custom_id, "c.0")
    told = await otto.wait_for(dive.thread, lambda seen: "answered already" in seen.text)
    assert told.ephemeral
    assert "Fish 3 is caught." in (await dive.panel("Round 2")).text
    assert answer.message.buttons == [], "the old panel shrinks to its story"


async def test_a_stranger_cannot_take_a_step(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "shoals", "Otto", "Finn")
    panel, finn = await dive.panel(), dive.people[1]
    refused = await finn.select(panel, panel.selects[0].custom_id, "c.0")
    assert refused.message.ephemeral
    assert "Otto is asked now: Which fish?" in refused.message.text
