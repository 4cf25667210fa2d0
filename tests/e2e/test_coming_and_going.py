"""The bot leaves a server and comes back; people leave; lobbies are ended where they are."""

import asyncio
from pathlib import Path

from bot.app import Divemaster
from bot.store import Alarm
from loopback import Loopback, moderation
from loopback.gateway.payloads import guild_create
from tests.e2e.tables import open_lobby, start_game, table_of
from tests.spoken import saying, says


async def leave(bot: Divemaster, world: Loopback) -> None:
    server = bot.get_guild(int(world.guild["id"]))
    assert server is not None
    await server.leave()
    async with asyncio.timeout(10):
        while bot.get_guild(server.id) or await bot.store.next_alarms():  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.01)


async def come_back(bot: Divemaster, world: Loopback, me: dict[str, object]) -> None:
    world.world.members[world.guild["id"]][world.world.bot["id"]] = me
    told = guild_create(world.world, world.guild["id"])
    told.pop("unavailable", None)
    world.realm.gateway.dispatch("GUILD_CREATE", told, world.guild["id"])
    async with asyncio.timeout(10):
        while bot.get_guild(int(world.guild["id"])) is None:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.01)


async def test_tables_of_a_server_we_left_rest_and_wake_again(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    await open_lobby(discord_world.person("Pearl"), "lanterns")
    table, guild = await table_of(bot, dive), int(discord_world.guild["id"])
    me = discord_world.world.members[discord_world.guild["id"]][discord_world.world.bot["id"]]
    assert len(await bot.store.next_alarms()) == 2
    await leave(bot, discord_world)
    assert bot.house.host.tables.known(table.id) is None
    assert [one.status for one in await bot.store.open_games(guild, 0)] == ["playing"]
    await come_back(bot, discord_world, me)
    async with asyncio.timeout(10):
        while not (alarms := await bot.store.next_alarms()):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.01)
    assert [(one.campaign, one.kind, one.rung) for one in alarms] == [(table.id, "turn", 0)]
    await dive.click("Marina", "Trust the die")
    assert (await table_of(bot, dive)).match.choices_made == 1


async def test_the_seat_of_whoever_left_the_server_is_free(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table, marina = await table_of(bot, dive), dive.people[0]
    moderation.remove_member(discord_world.realm, discord_world.guild["id"], marina.id)
    await bot.store.set_alarm(Alarm(table.id, "turn", 1))
    bot.house.host.alarm_set.set()
    finn = dive.people[1]
    panel = await finn.wait_for(dive.thread, saying("deeds.member_left.free_seats_of_the_gone"))
    pearl = discord_world.person("Pearl")
    await pearl.click(panel, "Take this seat")
    assert (await table_of(bot, dive)).seats_of(int(pearl.id)) == [0]
    assert table.seats_of(int(finn.id)) == [1]


async def test_whoever_is_still_there_keeps_the_seat(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    await bot.store.set_alarm(Alarm(table.id, "turn", 1))
    bot.house.host.alarm_set.set()
    await dive.people[0].wait_for(dive.thread, saying("deeds.remind._reminder"))
    assert table.seats_of(int(dive.people[0].id)) == [0]


async def test_a_lobby_is_ended_in_its_channel_without_its_name(
    bot: Divemaster, discord_world: Loopback, database: Path
) -> None:
    marina, coral = discord_world.person("Marina"), discord_world.person("Coral")
    guild = int(discord_world.guild["id"])
    for person in (marina, coral):
        await open_lobby(marina, "lanterns")
        answer = await person.slash("#tables", "dive tables end")
        assert says(answer.message.text, "deeds.cancel.cancel_from_afar")
        assert await bot.store.open_games(guild, 0) == []


async def test_ones_own_lobby_is_ended_first(bot: Divemaster, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    await open_lobby(marina, "lanterns")
    await open_lobby(finn, "lanterns")
    await marina.slash("#tables", "dive tables end")
    left = await bot.store.open_games(int(discord_world.guild["id"]), 0)
    assert [one.starter for one in left] == [int(finn.id)]
    refused = await marina.slash("#tables", "dive tables end")
    assert says(refused.message.text, "deeds.lobby_message.check_starter")
