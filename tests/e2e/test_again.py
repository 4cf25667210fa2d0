"""*Play again*: one press at the end deals the next game, *Lobby* asks everybody first."""

import asyncio
from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.host import Table
from bot.host.forgetting import forget_person
from loopback import Loopback, SeenMessage
from loopback.moderation import remove_member
from tests.e2e.conftest import bot_running
from tests.e2e.tables import LOBBY, PATIENCE, Dive, is_panel, open_lobby, start_game
from tests.e2e.test_in_your_pocket import group_of, start_in
from tests.e2e.test_private_tables import start_privately
from tests.kernel.lanterns import Lanterns
from tests.spoken import says

AGAIN, ASK_FIRST = "Play again", "Lobby"


async def play_out(dive: Dive) -> SeenMessage:
    """To the end; its last panel."""
    panel = await dive.panel()
    while AGAIN not in {button.label for button in panel.buttons}:
        asked = next(one for one in dive.people if one.mention in panel.text)
        await asked.click(panel, "Trust the die")
        panel = await dive.people[0].wait_for(
            dive.thread,
            lambda one, before=panel: (
                is_panel(one) and (one.id, one.text) != (before.id, before.text)
            ),
            PATIENCE,
        )
    return panel


async def going_on(bot: Divemaster) -> list[str]:
    """What is being played, or may be soon."""
    found = await bot.store.read("SELECT id FROM campaigns WHERE status IN ('lobby', 'playing')")
    return [row[0] for row in found]


async def next_of(bot: Divemaster, dive: Dive) -> Table:
    """The one game that goes on; its panel stands there."""
    shown = "SELECT id FROM campaigns WHERE status = 'playing' AND panel IS NOT NULL"
    async with asyncio.timeout(PATIENCE):
        while not (found := await bot.store.read(shown)):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.01)
    assert await going_on(bot) == [found[0][0]]
    table = await bot.house.host.tables.peek(found[0][0])
    panel = await dive.people[-1].wait_for(str(table.campaign.place), is_live, PATIENCE)
    assert str(table.campaign.panel) == panel.id
    return table


def is_live(message: SeenMessage) -> bool:
    return is_panel(message) and AGAIN not in {button.label for button in message.buttons}


def seated(table: Table) -> list[str]:
    return [row.name or row.keeper for row in table.seats]


async def test_the_next_game_is_dealt_in_a_thread_of_its_own(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(
        discord_world, "lanterns", "Marina", "Finn", autopilots=1, pace="**a day**", length="5"
    )
    last = await play_out(dive)
    assert [button.label for button in last.buttons][:2] == [AGAIN, ASK_FIRST]
    finn = dive.people[1]
    answer = await finn.click(last, AGAIN)
    table = await next_of(bot, dive)
    assert seated(table) == ["Finn", "autopilot", "Marina"]
    before = await bot.store.at_place(int(dive.thread))
    assert before is not None
    kept = ("options", "pace", "hints", "private", "guild")
    assert [getattr(table.campaign, one) for one in kept] == [getattr(before, one) for one in kept]
    assert table.campaign.starter == int(finn.id)
    place = str(table.campaign.place)
    assert place != dive.thread
    assert place in answer.message.text
    assert answer.message.ephemeral
    (told,) = [one for one in await finn.read(LOBBY) if one.id == place]
    assert says(told.text, "deeds.again._at_once#2")
    panel = await finn.wait_for(place, is_live, PATIENCE)
    assert set(panel.mentions) == {person.id for person in dive.people}


async def test_a_lobby_seats_everybody_one_further(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    last = await play_out(dive)
    marina, finn = dive.people
    lobby = (await finn.click(last, ASK_FIRST)).message
    assert "1. Finn\n2. Marina" in lobby.text
    refused = await marina.click(last, AGAIN)
    assert says(refused.message.text, "deeds.again._check_none#1")
    await finn.click(lobby, "Start")
    panel = await finn.wait_for(dive.thread, lambda seen: "Round 1" in seen.text)
    assert set(panel.mentions) == {person.id for person in dive.people}


async def test_several_presses_at_once_deal_one_game(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Otto")
    last = await play_out(dive)
    answers = await asyncio.gather(*(one.click(last, AGAIN) for one in dive.people))
    table = await next_of(bot, dive)
    shown = f"{table.campaign.place}/{table.campaign.panel}"
    told = [one.message.text for one in answers]
    assert sum(says(text, "deeds.again._check_none#2") for text in told) == 2
    assert sum(shown in text for text in told) == 2
    late = (await dive.people[0].click(last, ASK_FIRST)).message
    assert shown in late.text


async def test_whoever_has_left_or_was_forgotten_sits_at_no_new_table(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn", "Otto")
    last = await play_out(dive)
    marina, finn, otto = dive.people
    remove_member(discord_world.realm, discord_world.guild["id"], otto.id)
    await forget_person(bot.house.host, bot.house.settings, int(marina.id))
    monkeypatch.setattr(Lanterns, "seats", range(2, 5))
    refused = await finn.click(last, AGAIN)
    assert says(refused.message.text, "deeds.again._at_once#1")
    assert not await going_on(bot)
    monkeypatch.setattr(Lanterns, "seats", range(1, 5))
    await finn.click(last, AGAIN)
    assert seated(await next_of(bot, Dive(discord_world, [finn], dive.thread))) == ["Finn"]


async def test_whoever_may_start_no_more_games_is_told_so(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina")
    last = await play_out(dive)
    marina = dive.people[0]
    for _ in range(bot.house.settings.open_games_each):
        await open_lobby(marina, "shoals")
    refused = await marina.click(last, AGAIN)
    assert says(refused.message.text, "deeds.limits.check_limits#1")
    pearl = discord_world.person("Pearl")
    assert says((await pearl.click(last, AGAIN)).message.text, "deeds.again.again")
    assert len(await going_on(bot)) == bot.house.settings.open_games_each


async def test_a_private_table_stays_where_it_is(bot: Divemaster, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    await start_privately(marina, LOBBY)
    ((place,),) = await bot.store.read("SELECT channel FROM campaigns WHERE private = 1")
    (lobby,) = [one for one in await marina.read(str(place)) if one.buttons]
    await marina.menu(LOBBY, "Invite to my table", finn)
    await finn.click(lobby, "Join")
    await marina.click(lobby, "Start")
    dive = Dive(discord_world, [marina, finn], str(place))
    said = [one.text for one in await finn.read(LOBBY)]
    await finn.click(await play_out(dive), AGAIN)
    table = await next_of(bot, dive)
    assert table.campaign.private
    assert table.campaign.place == place
    assert [one.text for one in await finn.read(LOBBY)] == said


async def test_in_a_group_chat_an_old_message_deals_after_a_restart(
    discord_world: Loopback, database: Path
) -> None:
    place, people = group_of(discord_world, "Marina", "Finn")
    dive = Dive(discord_world, people, place)
    async with bot_running(discord_world, database):
        await start_in(place, people)
        last = await play_out(dive)
    async with bot_running(discord_world, database) as bot:
        await people[1].click(last, AGAIN)
        table = await next_of(bot, dive)
        assert seated(table) == ["Finn", "Marina"]
        refused = await people[0].click(last, AGAIN)
        assert says(refused.message.text, "deeds.again._check_none#2")
        first = await people[1].look(await dive.panel())
        await people[1].click(first, "Trust the die")
        await people[1].until(lambda: table.match.choices_made == 1 or None, PATIENCE)
    assert not discord_world.refusals.seen
