"""A finished game is played on from one of its moments: alone, with friends, or by autopilots."""

import random

import pytest

from bot.app import Divemaster
from bot.errors import Refusal
from bot.host import Table
from bot.host.practising import story_of
from games.catalog import find_game
from games.kernel import Outcome
from games.kernel.match import Match
from loopback import Loopback
from tests.e2e.tables import LOBBY, PATIENCE, UNDO, Dive, start_game, table_of, told
from tests.spoken import says


async def finished(bot: Divemaster, world: Loopback) -> tuple[Dive, Table]:
    """A game of lanterns with two people, one of whom keeps a log book."""
    marina = world.person("Marina")
    await bot.house.host.log_books.open(bot.guilds[0].id, int(marina.id), "Marina", shown=True)
    dive = await start_game(world, "lanterns", "Marina", "Finn")
    for name in ("Marina", "Finn") * 3:
        await dive.click(name, "Trust the die")
    await dive.panel("Fair dice")
    return dive, await table_of(bot, dive)


async def play_out(bot: Divemaster, table: Table, user: int) -> Outcome:
    luck = random.Random(1)
    while (ask := table.match.ask) is not None:
        seat = ask.awaited[0]
        if table.seats[seat].keeper == "autopilot":
            await bot.house.host.autopilot(table.id)
            continue
        seen = ask.seen_by(seat)
        option = table.match.game.autopilot(table.match.view(seat), seen, seat, luck)
        await bot.house.host.choose(table.id, user, option.id, ask.token, None)
    assert table.match.outcome is not None
    return table.match.outcome


async def test_alone_from_any_move_and_it_counts_for_nothing(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive, origin = await finished(bot, discord_world)
    marina = discord_world.person("Marina")
    before = await bot.store.memories.results(bot.guilds[0].id)
    page = await told(await dive.click("Marina", "Play on"), "Play on from here")
    assert page.ephemeral
    assert page.pictures
    while "1 / 6" not in {button.label for button in page.buttons}:
        page = await told(await marina.click(page, "◀", patience=PATIENCE), "Play on from here")
    page = await told(await marina.click(page, "▶", patience=PATIENCE), "Move 2 of 6")
    answer = await marina.click(page, "Play on alone", patience=PATIENCE)
    await told(answer, "practice table is ready")
    guild, name = bot.guilds[0].id, origin.id
    (mine,) = [one.campaign for one in await bot.store.in_guild(guild) if one.campaign.id != name]
    table = await bot.house.host.tables.peek(mine.id)
    assert table.practice is not None
    assert (table.practice.origin, table.practice.depth) == (origin.id, 1)
    assert [row.keeper for row in table.seats] == ["person", "autopilot"]
    then = Match.load(await bot.store.start_save(name), find_game)
    first = (await bot.store.entries(name))[1].choice
    assert first is not None
    then.choose(first.seat, first.option)
    kept = [one.choice for one in await bot.store.entries(mine.id) if one.choice is not None]
    assert kept[0] == first
    await play_out(bot, table, int(marina.id))
    assert await bot.store.memories.results(guild) == before
    await bot.house.display.show(table)
    last = await marina.wait_for(
        str(table.campaign.place), lambda seen: "Play again" in str(seen.buttons), PATIENCE
    )
    assert says(last.text, "display.ending.small_print")
    bot.house.host.tables.forget(table)
    assert (await bot.house.host.tables.peek(mine.id)).practice == table.practice
    await marina.click(last, "Play again")
    alone = Dive(discord_world, [marina], last.channel_id)
    await marina.wait_for(last.channel_id, lambda one: UNDO in str(one.buttons), PATIENCE)
    again = await table_of(bot, alone)
    assert (again.campaign.status, again.practice) == ("playing", None), "an ordinary game"


async def test_with_friends_the_seats_of_others_are_free(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive, origin = await finished(bot, discord_world)
    finn, otto = discord_world.person("Finn"), discord_world.person("Otto")
    page = await told(await dive.click("Finn", "Play on"), "Play on from here")
    await told(await finn.click(page, "With friends", patience=PATIENCE), "Over there")
    opened = await finn.wait_for(LOBBY, lambda one: "plays on" in one.text, PATIENCE)
    assert origin.id in opened.text
    await finn.until(lambda: opened.id in discord_world.world.channels or None, PATIENCE)
    practice = Dive(discord_world, [finn, otto], opened.id)
    await practice.panel()
    table = await table_of(bot, practice)
    assert [row.keeper for row in table.seats] == ["vacant", "person"]
    await practice.click("Otto", "Take this seat")
    assert table.people == {int(finn.id), int(otto.id)}


async def test_a_game_that_goes_on_cannot_be_played_on(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    table = await table_of(bot, dive)
    with pytest.raises(Refusal):
        await story_of(bot.house.host, table)
