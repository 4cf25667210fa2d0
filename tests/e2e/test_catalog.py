"""Every game of the catalog is played to its end by clicks alone."""

import random

import pytest

from benchmarks.pressing import offers, open_hand, press_in_hand, press_on
from bot.app import Divemaster
from games.catalog import GAMES, find_game
from loopback import Loopback, Person, SeenMessage
from tests.e2e.tables import Dive, is_panel, onward, start_game, table_of

PEOPLE = ("Marina", "Finn", "Pearl", "Otto")


async def answer(bot: Divemaster, dive: Dive, luck: random.Random) -> bool:
    """One choice as the autopilot would make it, by clicking; whether the game goes on."""
    table = await table_of(bot, dive)
    ask = table.match.ask
    if ask is None:
        return False
    seat = luck.choice(ask.seats)
    option = table.match.game.autopilot(table.match.view(seat), ask.seen_by(seat), seat, luck)
    person = dive.world.person(str(table.seats[seat].user))
    await press(dive, person, table.id, ask.token, option.id, secret=option.secret)
    return True


async def press(
    dive: Dive, person: Person, table: str, token: str, option: str, *, secret: bool
) -> None:
    """Finds the option on the panel, in the private panel, or a step further in."""

    def ready(seen: SeenMessage) -> bool:
        if not is_panel(seen):
            return False
        return (
            secret
            or bool(onward(seen))
            or offers(seen, token)
            or f"d1:{table}::hand:choose" in str(seen.raw)
        )

    panel = await person.wait_for(dive.thread, ready, 60)
    while onward(panel) and not secret:
        await dive.read_on(person)
        panel = await person.wait_for(dive.thread, ready, 60)
    if secret or not offers(panel, token):
        await press_on(person, await open_hand(person, panel, token), option)
    else:
        await press_in_hand(person, panel, option)


async def play(bot: Divemaster, world: Loopback, game: str, people: int, most: int) -> Dive:
    dive = await start_game(world, game, *PEOPLE[:people])
    luck = random.Random(5)
    for _ in range(most):
        if not await answer(bot, dive, luck):
            break
    return dive


@pytest.mark.parametrize("game", GAMES)
async def test_some_turns_of_every_game(
    bot: Divemaster, discord_world: Loopback, game: str
) -> None:
    await play(bot, discord_world, game, people=2, most=15)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [1, 2, 3, 4])
async def test_a_whole_game(
    bot: Divemaster, discord_world: Loopback, game: str, people: int
) -> None:
    if people not in find_game(game).seats:
        pytest.skip(f"{game} is not played by {people}")
    dive = await play(bot, discord_world, game, people, most=10000)
    last = await dive.panel("Fair dice")
    assert last.pictures
    over = (await dive.click(PEOPLE[0], "Verify")).message
    assert "✅" in over.text
