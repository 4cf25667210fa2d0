"""A lobby for a date stands among the server's events, where the bot may put it there."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import retry
from bot.app import Divemaster
from bot.deeds.cancel import close_unstarted
from loopback import Loopback, May, Person, SeenMessage
from loopback.clock import moment
from loopback.scheduled_events import GOES_ON, MOST, WAITS, living
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY
from tests.spoken import says

HOURS = 48


async def open_for_a_date(person: Person, hours: int = HOURS) -> SeenMessage:
    asked = await person.slash(LOBBY, "dive play start", {"game": "lanterns", "hours": hours})
    return (await person.submit(asked.modal, {})).message


def events(world: Loopback) -> list[dict[str, Any]]:
    return living(world.world, world.guild["id"])


async def made(world: Loopback) -> dict[str, Any]:
    await world.person("Marina").until(lambda: events(world) or None)
    (event,) = events(world)
    return event


async def gone(world: Loopback) -> None:
    await world.person("Marina").until(lambda: not events(world) or None)


@pytest.fixture
def allowed(discord_world: Loopback) -> None:
    discord_world.give_bot(May.CREATE_EVENTS)


@pytest.fixture
async def able(allowed: None, discord_world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    """A bot that may make events."""
    async with bot_running(discord_world, database) as running:
        yield running


async def test_an_event_tells_what_when_and_where(
    able: Divemaster, discord_world: Loopback
) -> None:
    lobby = await open_for_a_date(discord_world.person("Marina"))
    event = await made(discord_world)
    (alarm,) = await able.store.next_alarms()
    assert event["name"] == "Lanterns: 1 to 4 players wanted"
    assert int(moment(event["scheduled_start_time"])) == alarm.due
    lasts = moment(event["scheduled_end_time"]) - moment(event["scheduled_start_time"])
    assert lasts == 120 * 60
    link = f"https://discord.com/channels/{discord_world.guild['id']}/{lobby.channel_id}/{lobby.id}"
    assert event["entity_metadata"]["location"] == link
    assert link in event["description"]
    assert "Marina" not in str(event)


async def test_a_lobby_without_a_date_makes_no_event(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    asked = await marina.slash(LOBBY, "dive play start", {"game": "lanterns"})
    await marina.submit(asked.modal, {})
    await open_for_a_date(marina)
    await made(discord_world)


async def test_it_goes_when_the_game_is_called_off(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = await open_for_a_date(marina)
    await made(discord_world)
    await marina.click(lobby, "Cancel")
    await gone(discord_world)


async def test_a_command_from_afar_takes_away_its_event_and_no_other(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    first, second = await open_for_a_date(marina), await open_for_a_date(marina, 72)
    await marina.until(lambda: len(events(discord_world)) == 2 or None)
    listed = await able.store.in_guild(int(discord_world.guild["id"]))
    ids = {str(one.campaign.lobby): one.campaign.id for one in listed}
    await marina.slash(LOBBY, "dive tables end", {"table": ids[first.id]})
    await marina.until(lambda: len(events(discord_world)) == 1 or None)
    assert second.id in (await made(discord_world))["description"]


async def test_after_a_restart_it_goes_when_nobody_starts_the_game(
    allowed: None, discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database):
        await open_for_a_date(discord_world.person("Marina"))
        await made(discord_world)
    async with bot_running(discord_world, database) as bot:
        (alarm,) = await bot.store.next_alarms()
        await close_unstarted(bot.house, alarm)
        assert (await made(discord_world))["status"] == WAITS
        (later,) = await bot.store.next_alarms()
        await close_unstarted(bot.house, later)
        await gone(discord_world)


async def test_it_goes_on_when_the_game_begins_before_its_time(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = await open_for_a_date(marina)
    event = await made(discord_world)
    await marina.click(lobby, "Start")
    await marina.until(
        lambda: [one for one in events(discord_world) if one["status"] == GOES_ON] or None
    )
    begun = await made(discord_world)
    assert lobby.id in begun["description"]
    assert says(begun["description"], "deeds.schedule._begin")
    lasts = moment(begun["scheduled_end_time"]) - moment(event["scheduled_start_time"])
    assert lasts >= 120 * 60, "Discord lets no event end before it was to begin"


async def test_whoever_is_forgotten_leaves_no_event_behind(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    await open_for_a_date(marina)
    await made(discord_world)
    page = (await marina.slash(LOBBY, "dive me notices")).message
    sure = (await marina.click(page, "Forget me")).message
    await marina.click(sure, "Forget me for good")
    await gone(discord_world)
    closed = await marina.wait_for(LOBBY, lambda seen: "everyone left" in seen.text)
    assert not closed.buttons
    assert "Marina" not in closed.text


async def test_the_others_keep_the_event_of_a_lobby_handed_on(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = await open_for_a_date(marina)
    await finn.click(lobby, "Join")
    await made(discord_world)
    page = (await marina.slash(LOBBY, "dive me notices")).message
    sure = (await marina.click(page, "Forget me")).message
    await marina.click(sure, "Forget me for good")
    handed = await finn.wait_for(LOBBY, lambda seen: "1. Finn" in seen.text)
    assert (await made(discord_world))["status"] == WAITS
    await finn.click(handed, "Cancel")
    await gone(discord_world)


async def test_without_the_permission_a_lobby_is_as_it_was(
    bot: Divemaster, discord_world: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    marina = discord_world.person("Marina")
    lobby = await open_for_a_date(marina)
    assert says(lobby.text, "display.lobby._date")
    assert "event" not in lobby.text.lower()
    closed = (await marina.click(lobby, "Cancel")).message
    assert "called off" in closed.text
    lobby = await open_for_a_date(marina)
    assert says((await marina.click(lobby, "Start")).message.text, "deeds.schedule._begin")
    for one in await bot.store.in_guild(int(discord_world.guild["id"])):
        async with bot.house.host.doors.to(f"event {one.campaign.id}"):
            assert not events(discord_world)
    assert [one for one in caplog.records if getattr(one, "what", "") == "a scheduled event"] == []


async def test_a_server_full_of_events_has_a_lobby_all_the_same(
    able: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    await open_for_a_date(marina)
    event, kept = await made(discord_world), discord_world.world.scheduled_events
    others = {str(number): event | {"id": str(number), "description": ""} for number in range(MOST)}
    kept.update(others)
    lobby = await open_for_a_date(marina, 24)
    lobby = (await discord_world.person("Finn").click(lobby, "Join")).message
    assert "2. Finn" in lobby.text
    assert "called off" in (await marina.click(lobby, "Cancel")).message.text
    assert set(kept) == {*others, event["id"]}


async def test_an_answer_that_is_lost_makes_no_second_event(
    able: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.01)
    marina = discord_world.person("Marina")
    discord_world.trouble.lose_answer("scheduled-events", method="POST")
    lobby = await open_for_a_date(marina)
    await made(discord_world)
    await marina.click(lobby, "Cancel")
    await gone(discord_world)
    actions = [one["action_type"] for one in discord_world.world.audit[discord_world.guild["id"]]]
    assert (actions.count(100), actions.count(102)) == (1, 1)
