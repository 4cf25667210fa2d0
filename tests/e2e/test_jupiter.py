"""Jupiter Deep by clicks: several robots, decisions of the table, long ways in one press."""

import asyncio
import random

import pytest

from benchmarks.pressing import press_in_hand
from bot.app import Divemaster
from bot.several import REST
from games.kernel.ask import Option
from loopback import Loopback
from tests.e2e.tables import Dive, start_game, table_of
from tests.e2e.test_catalog import answer, press

THREE = ("Marina", "Finn", "Pearl")


async def choose(bot: Divemaster, dive: Dive, wanted: str, seat: int | None = None) -> Option:
    """Clicks the first option of the running ask whose id begins like this."""
    table = await table_of(bot, dive)
    ask = table.match.ask
    assert ask is not None
    options = ask.options if seat is None else ask.of(seat)
    option = next(option for option in options if option.id.startswith(wanted))
    person = dive.world.person(str(table.seats[option.seat].user))
    await press(dive, person, table.id, ask.token, option.id, secret=option.secret)
    return option


async def set_out(bot: Divemaster, dive: Dive) -> None:
    """Cores, the first player and the mooring, each said by somebody else."""
    for seat in range(len(dive.people)):
        await choose(bot, dive, "core.", seat)
    await choose(bot, dive, "first.0", len(dive.people) - 1)
    match = (await table_of(bot, dive)).match
    assert match.ask is not None
    open_edges = [option for option in match.ask.of(0) if option.tone != "warn"]
    await choose(bot, dive, open_edges[0].id)


async def watch(bot: Divemaster, dive: Dive, most: int) -> None:
    """Nobody lifts a finger: turns end, creeps rise, until there is an outcome."""
    for _ in range(most):
        ask = (await table_of(bot, dive)).match.ask
        if ask is None:
            return
        offered = [option.id for option in ask.options]
        passive = [wanted for wanted in ("end", "no") if wanted in offered]
        await choose(bot, dive, passive[0] if passive else offered[0])


async def test_all_choose_a_core_at_once_and_anybody_decides_for_the_table(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "jupiter", *THREE, rescue="14")
    table = await table_of(bot, dive)
    hands = [player.hand for player in table.match.game.s.players]
    panel = await dive.panel("Which card becomes your core?")
    cores = [f"core.{hand[0]}" for hand in hands]
    await asyncio.gather(
        *(press_in_hand(one, panel, core) for one, core in zip(dive.people, cores, strict=True))
    )
    await choose(bot, dive, "first.1", seat=2)
    await choose(bot, dive, "cell.", seat=0)
    game = (await table_of(bot, dive)).match.game
    assert all(player.core for player in game.s.players)
    assert game.s.target == 14
    assert (game.s.active, game.s.turn, game.s.pod.docked) == (1, 1, True)
    await dive.panel_for(dive.people[1])


async def test_a_long_way_is_one_press_and_one_undo(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "jupiter", "Marina", "Finn")
    await set_out(bot, dive)
    await choose(bot, dive, "move.")
    match = (await table_of(bot, dive)).match
    assert match.ask is not None
    before, moves = match.save(), [one for one in match.ask.of(0) if one.id.startswith("move.")]
    way = match.courses(moves)[0].option
    table = await table_of(bot, dive)
    await press(dive, dive.people[0], table.id, match.ask.token, way.id, secret=False)
    table = await table_of(bot, dive)
    assert table.match.choices_made == match.choices_made + len(way.value)
    await bot.house.host.undo(table.id, int(dive.people[0].id))
    assert (await table_of(bot, dive)).match.save() == before


async def test_the_autopilot_may_do_the_rest(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await start_game(discord_world, "jupiter", "Marina", "Finn")
    await set_out(bot, dive)
    for _ in range(60):
        ask = (await table_of(bot, dive)).match.ask
        assert ask is not None
        if ask.upto > 1 and ask.kind == "place":
            break
        offered = [option.id for option in ask.options]
        await choose(bot, dive, "end" if "end" in offered else offered[0])
    asked = dive.people[ask.awaited[0]]
    await press(dive, asked, (await table_of(bot, dive)).id, ask.token, REST, secret=False)
    now = (await table_of(bot, dive)).match.ask
    assert now is not None
    assert now.run != ask.run


async def test_heroes_who_only_watch_lose_with_the_first_colonist(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(
        discord_world, "jupiter", *THREE[:2], ultimate_heroes="True", fast_creeps="True"
    )
    await set_out(bot, dive)
    await watch(bot, dive, most=300)
    outcome = (await table_of(bot, dive)).match.outcome
    assert outcome is not None
    assert outcome.cause == "converted"
    last = await dive.panel("Fair dice")
    assert last.pictures
    assert "✅" in (await dive.click("Finn", "Verify")).message.text


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 3])
async def test_a_whole_rescue_by_clicks(
    bot: Divemaster, discord_world: Loopback, people: int
) -> None:
    dive = await start_game(discord_world, "jupiter", *THREE[:people], rescue="14")
    luck = random.Random(people)
    while await answer(bot, dive, luck):
        pass
    outcome = (await table_of(bot, dive)).match.outcome
    assert outcome is not None
    last = await dive.panel("Fair dice")
    assert last.pictures
    assert "✅" in (await dive.click("Marina", "Verify")).message.text
