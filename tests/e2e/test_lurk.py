"""Lurk by clicks: factions and their roll-off, armies bought and taken, whole battles."""

import random

import pytest

from bot.app import Divemaster
from bot.host import Table
from loopback import Loopback
from tests.e2e.tables import EXPLAIN, Dive, start_game, table_of, told
from tests.e2e.test_catalog import PEOPLE, answer, press

SHOPPING = (
    "own",
    "hire.brass_admiral",
    "hire.pressure_walker",
    "hire.harpoon_marshal",
    "hire.rivet_gunner",
    "hire.rivet_gunner",
    "hire.deck_hand",
    "buy.riveted_plate",
    "carry.0.brass_admiral",
    "buy.recalibrate",
    "carry.2.harpoon_marshal",
    "buy.patch_kit",
    "carry.1.pressure_walker",
    "muster.2",
)
"""Nearly 120 points, one after the other."""


async def choose(bot: Divemaster, dive: Dive, seat: int, option_id: str) -> Table:
    """Clicks one option as the person of that seat, on the panel or in private."""
    table = await table_of(bot, dive)
    ask = table.match.ask
    option = ask.find(seat, option_id) if ask else None
    assert ask is not None
    assert option is not None, f"{option_id} is not offered"
    person = dive.world.person(str(table.seats[seat].user))
    await press(dive, person, table.id, ask.token, option.id, secret=option.secret)
    return await table_of(bot, dive)


async def muster_two(bot: Divemaster, world: Loopback) -> Dive:
    """Seat 0 buys its army point by point, seat 1 takes a ready-made one."""
    dive = await start_game(world, "lurk", *PEOPLE[:2])
    await choose(bot, dive, 0, "faction.cog")
    await choose(bot, dive, 1, "faction.nautilus")
    for order in SHOPPING:
        table = await choose(bot, dive, 0, order)
    army = table.match.game.army(0)
    assert [model.kind for model in army].count("rivet_gunner") == 2
    assert [model.cards for model in army[:3]] == [
        ["riveted_plate"],
        ["patch_kit"],
        ["recalibrate"],
    ]
    await choose(bot, dive, 1, "army.nautilus.0")
    return dive


async def muster_four(bot: Divemaster, world: Loopback) -> Dive:
    """Two want the same faction; everybody takes a ready-made army."""
    dive = await start_game(world, "lurk", *PEOPLE)
    for seat, faction in enumerate(("cog", "cog", "low_clans", "ancients")):
        table = await choose(bot, dive, seat, f"faction.{faction}")
    rivals = {player.faction for player in table.match.game.s.players[:2]}
    assert rivals == {"cog", "nautilus"}, "one faction is left, and the loser of the roll gets it"
    for seat, player in enumerate(table.match.game.s.players):
        table = await choose(bot, dive, seat, f"army.{player.faction}.{seat % 2}")
    assert all(table.match.game.army(seat) for seat in range(4))
    return dive


async def fight(bot: Divemaster, dive: Dive, most: int) -> Table:
    luck = random.Random(8)
    for _ in range(most):
        if not await answer(bot, dive, luck):
            break
    return await table_of(bot, dive)


async def to_the_end(bot: Divemaster, dive: Dive) -> None:
    table = await fight(bot, dive, most=4000)
    assert table.match.outcome is not None
    assert table.match.outcome.cause == "last"
    last = await dive.panel("Fair dice")
    assert last.pictures
    assert "✅" in (await dive.click(PEOPLE[0], "Verify")).message.text


async def test_an_army_is_bought_by_clicks_and_what_is_bought_stays_private(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await muster_two(bot, discord_world)
    seen = [message.text for message in await dive.people[1].read(dive.thread)]
    assert not any("Riveted Plate" in text for text in seen)
    table = await fight(bot, dive, most=12)
    assert table.match.game.s.turn >= 1


async def test_four_armies_are_mustered_and_deployed_by_clicks(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await muster_four(bot, discord_world)
    table = await fight(bot, dive, most=18)
    assert table.match.game.s.turn >= 1
    assert {player.side for player in table.match.game.s.players} == {
        "north",
        "east",
        "south",
        "west",
    }


async def test_anybody_may_ask_what_a_model_reaches(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await muster_two(bot, discord_world)
    await fight(bot, dive, most=12)
    page = (await dive.click(PEOPLE[1], EXPLAIN)).message
    menu = next(one for one in page.selects if "inset" in one.custom_id)
    person = dive.world.person(PEOPLE[1])
    shown = await told(await person.select(page, menu.custom_id, menu.values[0]), "reaches")
    assert shown.ephemeral
    assert shown.pictures
    assert shown.selects, "the next one can be asked about at once"


@pytest.mark.soak
async def test_a_whole_battle_of_two(bot: Divemaster, discord_world: Loopback) -> None:
    await to_the_end(bot, await muster_two(bot, discord_world))


@pytest.mark.soak
async def test_a_whole_battle_of_four(bot: Divemaster, discord_world: Loopback) -> None:
    await to_the_end(bot, await muster_four(bot, discord_world))
