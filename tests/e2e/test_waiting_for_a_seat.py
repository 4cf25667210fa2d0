"""A full table that runs: whoever waits for a seat is offered it first, in their order."""

from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.host.free_seats import OFFER_SECONDS
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.passing_time import Days, SharedClock, shared_clock
from tests.e2e.tables import Dive, start_game, table_of
from tests.spoken import says

OFFERED = "A seat is free"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    return shared_clock(monkeypatch)


async def more(dive: Dive, person: Person) -> SeenMessage:
    return (await person.click(await dive.panel(), "…")).message


async def wait(dive: Dive, person: Person) -> Answer:
    return await person.click(await more(dive, person), "Wait for a seat")


async def free_finns_seat(world: Loopback, dive: Dive) -> None:
    options = {"seat": 2, "to": "nobody"}
    await world.person("Coral").slash(dive.thread, "dive moderate seat", options)


async def offered_to(dive: Dive) -> list[list[str]]:
    seen = await dive.people[0].read(dive.thread)
    return [one.mentions for one in seen if OFFERED in one.text]


async def test_those_who_wait_are_offered_a_seat_before_everybody(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    otto, pearl, coral = (discord_world.person(name) for name in ("Otto", "Pearl", "Coral"))
    days, table = Days(bot, clock), await table_of(bot, dive)
    assert says((await wait(dive, otto)).message.text, "deeds.await_seat.await_seat#2")
    clock.advance(60)
    await wait(dive, pearl)
    await free_finns_seat(discord_world, dive)
    await days.settle()
    assert await offered_to(dive) == [[otto.id]]
    for early in (coral, pearl):
        refused = await dive.private(early, "Take this seat")
        assert says(refused.text, "deeds.seat.take_seat#2")
    await days.pass_until(clock.now() + OFFER_SECONDS)
    assert await offered_to(dive) == [[otto.id], [pearl.id]]
    await pearl.click(await dive.panel(), "Take this seat")
    assert table.people == {int(dive.people[0].id), int(pearl.id)}
    assert [one.person for one in await bot.store.seeking.waiting(table.id)] == [int(otto.id)]


async def test_everybody_may_sit_down_when_nobody_who_waited_wants_to(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    otto, pearl = discord_world.person("Otto"), discord_world.person("Pearl")
    await wait(dive, otto)
    await free_finns_seat(discord_world, dive)
    await Days(bot, clock).pass_until(clock.now() + OFFER_SECONDS)
    await pearl.click(await dive.panel(), "Take this seat")
    assert int(pearl.id) in (await table_of(bot, dive)).people


async def test_a_seat_that_is_taken_is_offered_to_nobody_else(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    otto, pearl = discord_world.person("Otto"), discord_world.person("Pearl")
    await wait(dive, otto)
    clock.advance(60)
    await wait(dive, pearl)
    await free_finns_seat(discord_world, dive)
    await Days(bot, clock).settle()
    await otto.click(await dive.panel(), "Take this seat")
    await Days(bot, clock).pass_until(clock.now() + 3 * OFFER_SECONDS)
    assert await offered_to(dive) == [[otto.id]]
    assert "Stop waiting" in {one.label for one in (await more(dive, pearl)).buttons}


async def test_whoever_waits_no_more_is_not_told(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    otto, pearl = discord_world.person("Otto"), discord_world.person("Pearl")
    await wait(dive, otto)
    ended = await otto.click(await more(dive, otto), "Stop waiting")
    assert says(ended.message.text, "deeds.await_seat.await_seat#3")
    await free_finns_seat(discord_world, dive)
    await Days(bot, clock).pass_hours(2)
    assert await offered_to(dive) == []
    await pearl.click(await dive.panel(), "Take this seat")
    assert int(pearl.id) in (await table_of(bot, dive)).people


async def test_only_a_full_table_is_waited_for_and_not_by_its_players(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", autopilots=1)
    otto = discord_world.person("Otto")
    assert "Wait for a seat" not in {one.label for one in (await more(dive, otto)).buttons}
    full = await start_game(discord_world, "lanterns", "Pearl", "Finn")
    page = await more(full, otto)
    assert "Wait for a seat" in {one.label for one in page.buttons}
    own = await more(full, full.people[0])
    assert "Wait for a seat" not in {one.label for one in own.buttons}
    await free_finns_seat(discord_world, full)
    late = await otto.click(page, "Wait for a seat")
    assert says(late.message.text, "deeds.await_seat.await_seat#1")


async def test_whoever_waited_in_the_lobby_waits_at_the_table_after_a_restart(
    discord_world: Loopback, database: Path
) -> None:
    names = ["Marina", "Finn", "Otto", "Pearl"]
    people = [discord_world.person(name) for name in names]
    coral = discord_world.person("Coral")
    async with bot_running(discord_world, database):
        asked = await people[0].slash("#tables", "dive play start", {"game": "lanterns"})
        lobby = (await people[0].submit(asked.modal, {})).message
        for person in people[1:]:
            lobby = (await person.click(lobby, "Join")).message
        await coral.click(lobby, "Wait for a seat")
        await people[0].click(lobby, "Start")
        dive = Dive(discord_world, people, lobby.id)
        await dive.panel()
    async with bot_running(discord_world, database) as bot:
        page = (await people[1].slash("#tables", "dive me notices")).message
        sure = (await people[1].click(page, "Forget me")).message
        await people[1].click(sure, "Forget me for good")
        told = await coral.wait_for(dive.thread, lambda seen: OFFERED in seen.text)
        assert told.mentions == [coral.id]
        await coral.click(await dive.panel(place="host.forgetting.LEFT"), "Take this seat")
        assert int(coral.id) in (await table_of(bot, dive)).people
