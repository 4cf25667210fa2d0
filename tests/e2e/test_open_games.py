"""How many games may be open, by whom, and how a lobby that nobody wants goes away."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Divemaster
from loopback import Answer, Loopback, RestFault
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, open_lobby, start_game, table_of
from tests.spoken import saying, says


@pytest.fixture
async def strict_bot(discord_world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    more = {"open_games": 4, "open_games_each": 2}
    async with bot_running(discord_world, database, **more) as running:
        yield running


async def lobbies(bot: Divemaster) -> list[str]:
    rows = await bot.store.read("SELECT id FROM campaigns WHERE status = 'lobby'")
    return [row[0] for row in rows]


async def start(world: Loopback, name: str) -> Answer:
    return await open_lobby(world.person(name), "lanterns")


async def test_one_member_cannot_shut_a_server_out(
    strict_bot: Divemaster, discord_world: Loopback
) -> None:
    tries = [await start(discord_world, "Otto") for _ in range(6)]
    refused = [answer.message for answer in tries if answer.message.ephemeral]
    assert len(refused) == 4
    assert all(says(message.text, "deeds.limits.check_limits", n=2) for message in refused)
    assert all("<t:" in message.text for message in refused)
    assert not (await start(discord_world, "Marina")).message.ephemeral


async def test_nor_by_starting_them_all_at_once(
    strict_bot: Divemaster, discord_world: Loopback
) -> None:
    await asyncio.gather(*(start(discord_world, "Otto") for _ in range(6)))
    assert len(await lobbies(strict_bot)) == 2


async def test_a_full_server_says_when_there_is_room_again(
    strict_bot: Divemaster, discord_world: Loopback
) -> None:
    for name in ("Otto", "Otto", "Finn", "Finn"):
        await start(discord_world, name)
    refused = (await start(discord_world, "Marina")).message
    assert says(refused.text, "deeds.limits.check_limits#2")
    assert "<t:" in refused.text


async def test_games_that_nobody_plays_stop_counting(
    strict_bot: Divemaster, discord_world: Loopback
) -> None:
    for _ in range(2):
        dive = await start_game(discord_world, "lanterns", "Otto")
        table = await table_of(strict_bot, dive)
        await strict_bot.store.change_campaign(table.id, played=1)
    assert not (await start(discord_world, "Otto")).message.ephemeral


@pytest.mark.parametrize("who", ["Otto", "Coral"])
async def test_a_lobby_is_ended_by_its_starter_and_by_moderators(
    strict_bot: Divemaster, discord_world: Loopback, who: str
) -> None:
    lobby = (await start(discord_world, "Otto")).message
    (name,) = await lobbies(strict_bot)
    person = discord_world.person(who)
    answer = await person.slash("#general", "dive tables end", {"table": name})
    assert says(answer.message.text, "deeds.cancel.cancel_from_afar")
    closed = await person.wait_for(lobby.channel_id, lambda seen: "called off" in seen.text)
    assert (closed.id, closed.buttons) == (lobby.id, [])
    assert await lobbies(strict_bot) == []
    assert await strict_bot.store.next_alarms() == []


async def test_nobody_else_ends_a_lobby(strict_bot: Divemaster, discord_world: Loopback) -> None:
    await start(discord_world, "Otto")
    (name,) = await lobbies(strict_bot)
    finn = discord_world.person("Finn")
    answer = await finn.slash("#general", "dive tables end", {"table": name})
    assert says(answer.message.text, "deeds.lobby_message.check_starter")
    assert await lobbies(strict_bot) == [name]


async def test_a_lobby_that_could_not_be_shown_takes_no_place(
    strict_bot: Divemaster, discord_world: Loopback
) -> None:
    otto = discord_world.person("Otto")
    discord_world.faults.rest.append(RestFault("cut", "POST", "/callback"))
    await otto.slash("#tables", "dive play start", {"game": "lanterns"})
    assert await lobbies(strict_bot) == []


async def forget(world: Loopback, name: str) -> None:
    person = world.person(name)
    page = (await person.slash("#general", "dive me notices")).message
    sure = (await person.click(page, "Forget me")).message
    await person.click(sure, "Forget me for good")


async def test_two_members_cannot_shut_a_server_out_by_being_forgotten(
    strict_bot: Divemaster, discord_world: Loopback
) -> None:
    """One opens lobbies, the other joins, and the first wants to be forgotten, again and again."""
    finn = discord_world.person("Finn")
    for _ in range(2):
        for _ in range(2):
            await finn.click((await start(discord_world, "Otto")).message, "Join")
        await forget(discord_world, "Otto")
    assert len(await lobbies(strict_bot)) == 2
    await finn.wait_for(LOBBY, saying("deeds.lobby_message.STARTER_LEFT"))
    assert not (await start(discord_world, "Marina")).message.ephemeral


async def test_nor_with_games_that_are_on(strict_bot: Divemaster, discord_world: Loopback) -> None:
    """Whoever plays on has them all among their own; beyond their limit they hold nobody up."""
    for _ in range(2):
        for _ in range(2):
            await start_game(discord_world, "lanterns", "Otto", "Finn")
        await forget(discord_world, "Otto")
    assert says((await start(discord_world, "Finn")).message.text, "deeds.limits.check_limits", n=4)
    tries = [await start(discord_world, name) for name in ("Marina", "Marina")]
    assert not any(one.message.ephemeral for one in tries)
    assert says((await start(discord_world, "Otto")).message.text, "deeds.limits.check_limits#2")
