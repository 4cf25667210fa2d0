"""The lobby: joining, leaving, options, starting, calling off, and closing by itself."""

import re
from pathlib import Path

import discord
import pytest

from bot.app import Divemaster
from games.refuge.characters import CHARACTERS
from loopback import Loopback, NotAllowed
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, is_panel, open_lobby, start_game, table_of
from tests.spoken import says


async def test_people_join_and_leave(bot: Divemaster, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "lanterns")).message
    assert "Marina" in lobby.text
    assert lobby.pictures[0].description == "lobby Marina"
    lobby = (await finn.click(lobby, "Join")).message
    assert "2. Finn" in lobby.text
    again = await finn.click(lobby, "Join")
    assert "You're in" in again.message.text
    lobby = (await marina.click(lobby, "Leave")).message
    assert "1. Finn" in lobby.text
    stranger = await discord_world.person("Otto").click(lobby, "Leave")
    assert says(stranger.message.text, "host.lobby.leave")
    lobby = (await finn.click(lobby, "Leave")).message
    assert lobby.button("Start").disabled, "nobody is there"


async def test_options_are_chosen_in_a_form(bot: Divemaster, discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    form = (await marina.slash(LOBBY, "dive play start", {"game": "lanterns"})).modal
    assert form.title == "Lanterns"
    lobby = (await marina.submit(form, {"length": "5"})).message
    assert "Length: **5**" in lobby.text
    form = (await marina.click(lobby, "Options")).modal
    await marina.submit(form, {"length": "3"})
    lobby = await marina.look(lobby)
    assert "Length: **3**" in lobby.text


async def test_only_whoever_opened_it_starts_cancels_and_adds_autopilots(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = (await open_lobby(marina, "lanterns")).message
    lobby = (await marina.click(lobby, "Add autopilot")).message
    for button in ("Start", "Cancel", "Add autopilot", "Remove autopilot"):
        refused = await finn.click(lobby, button)
        assert refused.message.ephemeral
        assert says(refused.message.text, "deeds.lobby_message.check_starter")
    closed = (await marina.click(lobby, "Cancel")).message
    assert closed.buttons == []
    assert "called off" in closed.text


async def test_people_take_autopilots_chairs_in_a_full_lobby(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    for _ in range(3):
        lobby = (await marina.click(lobby, "Add autopilot")).message
    assert lobby.button("Add autopilot").disabled
    for name in ("Finn", "Pearl", "Otto"):
        lobby = (await discord_world.person(name).click(lobby, "Join")).message
    assert "1. Marina\n2. Otto\n3. Pearl\n4. Finn" in lobby.text
    assert lobby.button("Join").disabled
    with pytest.raises(NotAllowed):
        await discord_world.person("Nerida").click(lobby, "Join")


async def test_a_lobby_says_how_many_how_long_and_how_hard(
    bot: Divemaster, discord_world: Loopback
) -> None:
    lobby = (await open_lobby(discord_world.person("Marina"), "refuge")).message
    assert "1 to 4 players · about 60 minutes · easy to learn" in lobby.text
    lobby = (await open_lobby(discord_world.person("Finn"), "lanterns")).message
    assert "Length: **3**" in lobby.text


async def test_a_lobby_that_nobody_starts_closes_by_itself(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database, lobby_minutes=0.01):
        marina = discord_world.person("Marina")
        lobby = (await open_lobby(marina, "lanterns")).message
        closed = await marina.wait_for(LOBBY, lambda seen: "nobody pressed" in seen.text)
        assert closed.id == lobby.id
        assert closed.buttons == []


async def test_a_lobby_outlives_a_restart(discord_world: Loopback, database: Path) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    async with bot_running(discord_world, database):
        lobby = (await open_lobby(marina, "lanterns")).message
    async with bot_running(discord_world, database):
        lobby = (await finn.click(lobby, "Join")).message
        assert "2. Finn" in lobby.text
        await marina.click(lobby, "Start")


async def test_started_games_play_in_a_thread_of_their_own(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    thread = discord_world.world.channels[dive.thread]
    assert re.fullmatch(r"Lanterns \w+ · Marina, Finn", thread["name"]), "told apart"
    welcome = (await dive.people[0].read(dive.thread))[0]
    assert set(welcome.mentions) == {person.id for person in dive.people}
    table = await table_of(bot, dive)
    lobby = next(one for one in await dive.people[0].read(LOBBY) if one.id == dive.thread)
    assert f"`{table.campaign.commitment[:16]}`" in lobby.text
    more = (await dive.click("Marina", "…")).message
    assert table.campaign.commitment in more.text


async def test_whom_one_may_be_is_seen_before_one_chooses(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "refuge", "Marina")
    (seen,) = (await dive.panel("Which diver are you?")).pictures
    named = [line.partition(":")[0] for line in seen.description.splitlines()]
    assert named == [str(one.name) for one in CHARACTERS.values()]
    await dive.click("Marina", "Mags")
    (board,) = (await dive.panel("Where do you dive in?")).pictures
    assert "Katerina:" not in board.description


async def test_a_thread_left_by_a_start_that_failed_is_used(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    channel = await bot.fetch_channel(int(lobby.channel_id))
    assert isinstance(channel, discord.TextChannel)
    await channel.get_partial_message(int(lobby.id)).create_thread(name="Left behind")
    await marina.click(lobby, "Start")
    await marina.wait_for(lobby.id, is_panel)
