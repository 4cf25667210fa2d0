"""What Discord refuses once is tried again: for two days, by a schedule that survives restarts."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot import retry
from bot.app import Divemaster
from bot.metrics import GIVEN_UP
from bot.store import Alarm, Errand
from loopback import Loopback, May, MovableClock, Person, SeenMessage
from loopback.faults import CLOSED, NO_MUTUAL_GUILD, OPENED_TOO_FAST
from loopback.guilds import direct_channel
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, Dive, is_panel, start_game, table_of
from tests.spoken import says, spoken

PATIENCE = 30


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "FIRST_SECONDS", 0.05)
    monkeypatch.setattr(retry, "REFUSED_SECONDS", 0.05)


async def ring(bot: Divemaster, *alarms: Alarm) -> None:
    for alarm in alarms:
        await bot.store.set_alarm(alarm)
    bot.house.host.alarm_set.set()


async def until(look: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await look():  # noqa: ASYNC110 - the store rings no bell
            await asyncio.sleep(0.02)


def turn(table: str) -> Alarm:
    return Alarm(table, "turn", int(time.time()) - 1)


def direct(world: Loopback, person: Person) -> str:
    return str(direct_channel(world.realm, world.world.users[person.id])["id"])


async def reminders(person: Person, place: str) -> list[SeenMessage]:
    words = "|".join(map(spoken, ("deeds.remind._reminder", "deeds.call.call")))
    return [one for one in await person.read(place) if re.search(words, one.text)]


async def test_a_reminder_that_was_refused_comes_when_a_permission_is_back(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, marina = await table_of(bot, dive), dive.people[0]
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    await ring(bot, turn(table.id))
    await until(lambda: failing(bot))
    discord_world.trouble.allow_again(dive.thread)
    await until(lambda: reminders(marina, dive.thread))
    await until(lambda: rung(bot, 1))
    assert len(await reminders(marina, dive.thread)) == 1


async def failing(bot: Divemaster) -> bool:
    found = [*await bot.store.next_alarms(), *await bot.store.next_errands()]
    return any(one.failing for one in found)


async def rung(bot: Divemaster, times: int) -> bool:
    """So many reminders were sent, and nothing fails any more."""
    (alarm,) = await bot.store.next_alarms()
    return alarm.rung == times and alarm.failing is None


async def test_it_is_tried_again_after_a_restart(discord_world: Loopback, database: Path) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        table = await table_of(bot, dive)
        discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
        await ring(bot, turn(table.id))
        await until(lambda: failing(bot))
    discord_world.trouble.allow_again(dive.thread)
    async with bot_running(discord_world, database):
        await until(lambda: reminders(dive.people[0], dive.thread))


async def test_after_two_days_it_is_given_up_and_that_is_said(
    bot: Divemaster, discord_world: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, before = await table_of(bot, dive), given_up("turn")
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    alarm = turn(table.id)
    alarm.failing = int(time.time() - retry.REFUSED_FOR)
    await ring(bot, alarm)
    await until(lambda: nothing_due(bot))
    assert given_up("turn") == before + 1
    (told,) = [one for one in caplog.records if one.message == "given up"]
    assert (told.table, told.kind, told.levelname) == (table.id, "turn", "ERROR")


async def test_moderators_see_what_was_given_up_until_the_table_goes_on(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, coral = await table_of(bot, dive), discord_world.person("Coral")
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    alarm = turn(table.id)
    alarm.failing = int(time.time() - retry.REFUSED_FOR)
    await ring(bot, alarm)
    await until(lambda: nothing_due(bot))
    discord_world.trouble.allow_again(dive.thread)
    listed = (await coral.slash("#general", "dive tables list")).message
    page = (await coral.click(listed, "What is stuck?")).message
    assert says(page.text, "display.stuck.stuck_list", n=1, stuck=1)
    assert "gave up" in page.text
    assert says(page.text, "display.stuck._reasons#2")
    later = table.campaign.waits_since + 2 * retry.REFUSED_FOR
    await bot.store.change_campaign(table.id, asked_at=int(later))
    listed = (await coral.slash("#general", "dive tables list")).message
    assert "gave up" not in (await coral.click(listed, "What is stuck?")).message.text


def given_up(kind: str) -> float:
    found: float = GIVEN_UP.labels(kind)._value.get()
    return found


async def nothing_due(bot: Divemaster) -> bool:
    return not await bot.store.next_alarms()


def test_the_schedule_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "REFUSED_SECONDS", 60.0)
    monkeypatch.setattr("bot.retry.time.time", lambda: now)
    now = first = 1_000_000.0
    waits = []
    while (wait := retry.wait_after(ValueError(), first)) is not None:
        waits.append(wait)
        now += wait
    assert waits[:4] == [60, 60, 120, 240]
    assert max(waits) == 6 * 3600
    assert sum(waits) == 48 * 3600
    assert retry.wait_after(TimeoutError(), first) == 300, "what may pass is never given up"


async def test_a_call_that_was_refused_comes_later(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, marina = await table_of(bot, dive), dive.people[0]
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    since = table.campaign.length
    await bot.house.host.people.owe(
        Errand(table.id, int(marina.id), "call", int(time.time()) - 1, since)
    )
    await until(lambda: failing(bot))
    discord_world.trouble.allow_again(dive.thread)
    await until(lambda: reminders(marina, dive.thread))


async def test_a_lobby_for_a_date_does_not_stay_open_where_nobody_can_be_called(
    discord_world: Loopback, database: Path
) -> None:
    guild = int(discord_world.guild["id"])
    async with bot_running(discord_world, database, lobby_minutes=0.05) as bot:
        marina = discord_world.person("Marina")
        asked = await marina.slash(LOBBY, "dive play start", {"game": "lanterns", "hours": 24})
        lobby = (await marina.submit(asked.modal, {})).message
        discord_world.trouble.forbid(lobby.channel_id, May.SEND_MESSAGES)
        (row,) = await bot.store.in_guild(guild)
        now = int(time.time())
        await bot.store.write([("UPDATE dates SET at = ?", (now,))])
        await ring(bot, Alarm(row.campaign.id, "lobby", now))
        await until(lambda: closed(bot, guild))
        found = await marina.wait_for(
            lobby.channel_id, lambda seen: "nobody pressed" in seen.text, PATIENCE
        )
        assert found.buttons == []


async def closed(bot: Divemaster, guild: int) -> bool:
    return not await bot.store.open_games(guild, 0)


@pytest.mark.parametrize(
    ("code", "way"), [(CLOSED, "thread"), (NO_MUTUAL_GUILD, "thread"), (OPENED_TOO_FAST, "direct")]
)
async def test_whoever_cannot_be_written_to_directly_is_called_in_the_thread(
    bot: Divemaster, discord_world: Loopback, code: int, way: str
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    finn = dive.people[1]
    await bot.house.host.people.change(int(finn.id), way="direct")
    discord_world.trouble.close_door(finn.id, code)
    await dive.click("Marina", "Trust the die")
    (told,) = await found_reminders(finn, dive.thread)
    assert finn.id in told.mentions
    assert (await bot.store.people.wishes(int(finn.id))).way == way
    assert ("direct messages" in told.text) == (way == "thread"), "only a door that is shut is told"


async def found_reminders(person: Person, place: str) -> list[SeenMessage]:
    await until(lambda: reminders(person, place))
    return await reminders(person, place)


async def test_one_long_wait_holds_up_nobody_else(bot: Divemaster, discord_world: Loopback) -> None:
    one = await start_game(discord_world, "lanterns", "Marina", "Finn")
    other = await start_game(discord_world, "lanterns", "Otto", "Pearl")
    discord_world.trouble.rate_limit(
        f"/channels/{one.thread}/messages", method="POST", seconds=600, times=100
    )
    first, second = [(await table_of(bot, dive)).id for dive in (one, other)]
    await ring(bot, Alarm(first, "turn", int(time.time()) - 10), turn(second))
    await until(lambda: reminders(other.people[0], other.thread))
    assert not await reminders(one.people[0], one.thread)


async def all_asked(world: Loopback, *names: str) -> Dive:
    dive = await start_game(world, "lanterns", *names)
    await dive.click(names[0], "Let all vote")
    await dive.people[0].wait_for(dive.thread, lambda seen: "Aye" in str(seen.buttons), PATIENCE)
    return dive


async def test_each_of_several_gets_a_reminder_of_their_own(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """Discord knows a nonce by its author, in whichever channel it was sent."""
    dive = await all_asked(discord_world, "Marina", "Finn", "Pearl")
    table = await table_of(bot, dive)
    for person in dive.people[:2]:
        await bot.house.host.people.change(int(person.id), way="direct")
    await ring(bot, turn(table.id))
    for person in dive.people[:2]:
        await until(lambda person=person: reminders(person, direct(discord_world, person)))
    await until(lambda: reminders(dive.people[2], dive.thread))


async def test_who_was_reminded_is_not_reminded_again_when_the_rest_is_tried_later(
    bot: Divemaster, discord_world: Loopback, clock: MovableClock
) -> None:
    """Discord has forgotten the nonce by then: the bot looks for its message first."""
    dive = await all_asked(discord_world, "Marina", "Finn")
    table, (marina, finn) = await table_of(bot, dive), dive.people
    await bot.house.host.people.change(int(finn.id), way="direct")
    discord_world.trouble.forbid(dive.thread, May.SEND_MESSAGES_IN_THREADS)
    await ring(bot, turn(table.id))
    await until(lambda: reminders(finn, direct(discord_world, finn)))
    await until(lambda: failing(bot))
    discord_world.realm.nonces.clear()
    discord_world.trouble.allow_again(dive.thread)
    await until(lambda: reminders(marina, dive.thread))
    assert len(await reminders(finn, direct(discord_world, finn))) == 1


async def test_a_panel_that_was_deleted_before_we_knew_of_it_is_posted_anew(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """Its nonce gives 10008: that the thread is gone must not be read out of it."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    before = {one.id for one in await dive.people[0].read(dive.thread)}
    discord_world.trouble.forbid(dive.thread, May.READ_MESSAGE_HISTORY)
    discord_world.trouble.lose_answer(f"/channels/{dive.thread}/messages", method="POST")
    await dive.click("Marina", "Trust the die")
    lost = await dive.people[0].wait_for(
        dive.thread, lambda seen: is_panel(seen) and seen.id not in before
    )
    discord_world.trouble.delete_message(dive.thread, lost.id)
    assert (await dive.panel_for(dive.people[1])).id != lost.id
