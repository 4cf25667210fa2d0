"""Several people, or one person twice, press at the same instant."""

import asyncio

import pytest

from bot.app import Divemaster
from bot.host import Table
from bot.store import SeatRow
from games.kernel import T
from loopback import Answer, Loopback, NotAllowed
from tests.e2e.tables import UNDO, Dive, open_lobby, start_game, table_of
from tests.spoken import says


async def test_undo_pressed_twice_takes_one_choice_back(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Otto")
    for _ in range(2):
        await dive.click("Otto", "Trust the die")
    panel = await dive.panel()
    otto = dive.people[0]
    undo = UNDO
    await asyncio.gather(otto.click(panel, undo), otto.click(panel, undo))
    told = await otto.wait_for(dive.thread, lambda seen: "moved on" in seen.text)
    assert told.ephemeral
    assert (await table_of(bot, dive)).match.choices_made == 1


async def test_a_vote_that_is_won_twice_counts_once(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    for name in ("Marina", "Finn", "Pearl", "Marina"):
        await dive.click(name, "Trust the die")
    vote = (await dive.click("Marina", UNDO)).message
    table = await table_of(bot, dive)
    async with table.lock:
        clicks = [asyncio.create_task(one.click(vote, "Agree")) for one in dive.people[1:]]
        await asyncio.sleep(0.2)
    await asyncio.gather(*clicks)
    assert (await table_of(bot, dive)).match.choices_made == 3


async def freed(bot: Divemaster, dive: Dive, *seats: int) -> Table:
    """These seats are vacant, and the panel says so."""
    table = await table_of(bot, dive)
    await bot.house.host.act(table.id, T("Free."), None, seats=[SeatRow(seat) for seat in seats])
    await bot.house.display.show(table)
    return table


async def test_a_free_seat_goes_to_whoever_was_first(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await freed(bot, dive, 1)
    panel = await dive.panel("Free.")
    people = [discord_world.person(name) for name in ("Otto", "Pearl")]
    async with table.lock:
        clicks = [asyncio.create_task(one.click(panel, "Take this seat")) for one in people]
        await asyncio.sleep(0.2)
    answers = await asyncio.gather(*clicks)
    told = [says(answer.message.text, "deeds.seat.still_free") for answer in answers]
    assert sorted(told) == [False, True]
    assert table.seats[1].user == int(people[told.index(False)].id)


async def test_two_free_seats_go_to_two_people(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Pearl")
    table = await freed(bot, dive, 1, 2)
    otto, coral = discord_world.person("Otto"), discord_world.person("Coral")

    def give(seat: int, person: str) -> asyncio.Task[Answer]:
        given = {"seat": seat, "to": "player", "player": discord_world.person(person)}
        return asyncio.create_task(coral.slash(dive.thread, "dive moderate seat", given))

    async with table.lock:
        clicks = [give(2, "Otto"), give(3, "Finn")]
        await asyncio.sleep(0.2)
    await asyncio.gather(*clicks)
    stored = await bot.store.seats(table.id)
    assert [row.user for row in stored[1:]] == [int(otto.id), int(dive.people[1].id)]


async def test_a_game_that_ends_is_not_paused_in_the_same_instant(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    async with table.lock:
        pause = asyncio.create_task(dive.people[0].slash(dive.thread, "dive tables pause"))
        await asyncio.sleep(0.2)
        table.campaign.status = "ended"
    assert says((await pause).message.text, "host.asking.check_not_over")
    assert table.campaign.status == "ended"


async def test_the_lobby_shows_everybody_who_joined_at_once(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    others = [discord_world.person(name) for name in ("Finn", "Pearl", "Otto")]
    joined = await asyncio.gather(
        *(one.click(lobby, "Join") for one in others), return_exceptions=True
    )
    assert not [one for one in joined if isinstance(one, BaseException)]
    seen = await marina.look(lobby)
    assert all(one.name in seen.text for one in others)
    with pytest.raises(NotAllowed):
        await discord_world.person("Coral").click(seen, "Join")
