"""Discord stumbles at the worst moment: what is committed is shown in the end, once."""

import asyncio
import time
from pathlib import Path

import pytest

from bot import retry
from bot.app import Divemaster
from bot.host import Table
from bot.store import Alarm
from loopback import Loopback, RestFault, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import Dive, is_panel, open_lobby, start_game, table_of
from tests.spoken import says


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)


def fail(world: Loopback, kind: str, method: str, path: str = "/messages", times: int = 1) -> None:
    world.faults.rest.append(RestFault(kind, method, path, times=times))


async def pings_of(dive: Dive, who: str) -> list[SeenMessage]:
    """Every panel that pinged this person since the first, which calls everybody to the table."""
    person = dive.world.person(who)
    _, *seen = [one for one in await person.read(dive.thread) if is_shown_to_all(one)]
    return [one for one in seen if person.id in one.mentions]


def is_shown_to_all(message: SeenMessage) -> bool:
    """A panel, whether or not it still has its buttons."""
    return not message.ephemeral and message.id != message.channel_id


@pytest.mark.parametrize("kind", ["cut", "lost"])
async def test_a_committed_move_is_shown_when_discord_is_back(
    bot: Divemaster, discord_world: Loopback, kind: str
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    fail(discord_world, kind, "POST")
    told = (await dive.click("Marina", "Trust the die")).message
    assert told.ephemeral
    assert says(told.text, "display.errors.NotShownYet")
    panel = await dive.panel_for(dive.people[1])
    assert [one.id for one in await pings_of(dive, "Finn")] == [panel.id]
    await dive.click("Finn", "Trust the die")
    assert (await table_of(bot, dive)).match.choices_made == 2


@pytest.mark.parametrize("kind", ["500", "lost"])
async def test_one_panel_is_live_however_the_answer_went(
    bot: Divemaster, discord_world: Loopback, kind: str
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    fail(discord_world, kind, "POST")
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[1])
    table = await table_of(bot, dive)
    await dive.people[0].until(lambda: True if is_shown(bot, table) else None)
    live = [one for one in await dive.people[0].read(dive.thread) if is_panel(one)]
    assert len(live) == 1


def is_shown(bot: Divemaster, table: Table) -> bool:
    return bot.house.display.state(table).length == table.campaign.length


async def test_it_is_tried_again_and_again(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    fail(discord_world, "cut", "POST", times=4)
    await dive.click("Marina", "Trust the die")
    panel = await dive.panel_for(dive.people[1])
    assert [one.id for one in await pings_of(dive, "Finn")] == [panel.id]


async def test_a_panel_whose_answer_was_lost_is_found_after_a_restart(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 600)
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        fail(discord_world, "lost", "POST")
        await dive.click("Marina", "Trust the die")
        panel = await dive.panel_for(dive.people[1])
    async with bot_running(discord_world, database) as bot:
        await dive.people[0].until(lambda: True if bot.house.display.so_far.lengths else None)
        live = [one for one in await dive.people[0].read(dive.thread) if is_panel(one)]
        assert [one.id for one in live] == [panel.id]
        assert [one.id for one in await pings_of(dive, "Finn")] == [panel.id]
        await dive.click("Finn", "Trust the die")
        assert (await table_of(bot, dive)).match.choices_made == 2


async def test_a_place_that_is_gone_ends_the_attempts(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    fail(discord_world, "cut", "POST")
    await dive.click("Marina", "Trust the die")
    discord_world.trouble.delete_channel(dive.thread)
    table = await table_of(bot, dive)
    await dive.people[0].until(lambda: None if bot.house.display.owes(table.id) else True)


@pytest.mark.parametrize("kind", ["cut", "lost"])
async def test_a_game_begins_although_its_first_panel_stumbled(
    bot: Divemaster, discord_world: Loopback, kind: str
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "lanterns")).message
    await finn.click(lobby, "Join")
    fail(discord_world, kind, "POST", f"/channels/{lobby.id}/messages")
    await marina.click(lobby, "Start")
    panel = await marina.wait_for(lobby.id, is_panel)
    assert set(panel.mentions) == {marina.id, finn.id}
    called = [one.id for one in await finn.read(lobby.id) if finn.id in one.mentions]
    assert called == [panel.id], "everybody is called to the table once"
    closed = [one.text for one in await marina.read(lobby.channel_id) if one.id == lobby.id]
    assert says(closed[0], "deeds.begin.begin")


async def ring(bot: Divemaster, alarm: Alarm) -> None:
    await bot.store.set_alarm(alarm)
    bot.house.host.alarm_set.set()


@pytest.mark.parametrize("kind", ["cut", "lost"])
async def test_a_reminder_that_failed_is_sent_once(
    bot: Divemaster, discord_world: Loopback, kind: str
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    fail(discord_world, kind, "POST")
    await ring(bot, Alarm(table.id, "turn", 1))
    async with asyncio.timeout(10):
        while (alarm := (await bot.store.next_alarms())[0]).rung == 0:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.02)
    reminders = [text for text in await dive.texts() if says(text, "deeds.remind._reminder")]
    assert len(reminders) == 1
    assert alarm.due > time.time()
    assert alarm.message is not None


async def test_a_lobby_that_could_not_be_closed_is_closed_later(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    guild = int(discord_world.guild["id"])
    (row,) = await bot.store.in_guild(guild)
    fail(discord_world, "cut", "PATCH")
    await ring(bot, Alarm(row.campaign.id, "lobby", 1))
    closed = await marina.wait_for(lobby.channel_id, lambda seen: "nobody pressed" in seen.text)
    assert closed.buttons == []
    assert await bot.store.open_games(guild, 0) == []
