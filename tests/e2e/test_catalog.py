"""Every game of the catalog is played to its end by clicks alone."""

import random

import pytest

from bot.app import Divemaster
from games.catalog import GAMES, find_game
from loopback import Loopback, Person, SeenMessage
from tests.e2e.tables import Dive, is_panel, start_game, table_of

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
    """Finds the option on the panel, in the private panel, or in one of their menus."""
    wanted = f"d1:{table}:{token}:{option}"

    def offers(seen: SeenMessage) -> bool:
        grouped = f":{token}:+:" in str(seen.raw)
        return secret or grouped or wanted in str(seen.raw) or f"'{option}'" in str(seen.raw)

    panel = await person.wait_for(dive.thread, lambda seen: is_panel(seen) and offers(seen), 60)
    if secret:
        panel = (await person.click(panel, "My hand")).message
    await press_on(person, panel, wanted, option)


async def press_on(person: Person, panel: SeenMessage, wanted: str, option: str) -> None:
    if any(button.custom_id == wanted for button in panel.buttons):
        await person.click(panel, wanted)
        return
    for select in panel.selects:
        if option in select.values:
            await person.select(panel, select.custom_id, option)
            return
    for select in panel.selects:
        for value in select.values:
            page = (await person.select(panel, select.custom_id, value)).message
            if any(button.custom_id == wanted for button in page.buttons):
                await person.click(page, wanted)
                return
    raise LookupError(f"{wanted} cannot be reached from {panel}")


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
    last = await dive.panel("Fair chance")
    assert last.pictures
    over = (await dive.click(PEOPLE[0], "Verify")).message
    assert "✅" in over.text
