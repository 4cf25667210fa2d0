"""Two evenings of Sleeping Gods by clicks and commands alone, with the bot restarted in between."""

import random
from pathlib import Path

import pytest

from games.kernel import match
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, Dive, is_panel, onward, start_game, table_of
from tests.e2e.test_catalog import answer
from tests.spoken import says

SEED = 273
"""The same two evenings in every run."""


def button_of(seen: SeenMessage, words: str) -> str:
    """The first button that says these words, perhaps after the number that marks its spot."""
    return next((b.custom_id for b in seen.buttons if words in b.label and not b.disabled), "")


async def press(dive: Dive, person: Person, words: str) -> Answer:
    """Clicks on the newest panel, as soon as it has such a button."""

    def ready(seen: SeenMessage) -> bool:
        return is_panel(seen) and bool(button_of(seen, words) or onward(seen))

    panel = await person.wait_for(dive.thread, ready, PATIENCE)
    while not button_of(panel, words):
        await dive.read_on(person)
        panel = await person.wait_for(dive.thread, ready, PATIENCE)
    return await person.click(panel, button_of(panel, words))


async def test_two_evenings_with_a_restart_and_another_player(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "fresh_seed", lambda: SEED)
    coral, otto = discord_world.person("Coral"), discord_world.person("Otto")
    luck = random.Random(5)
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(
            discord_world, "sleeping_gods", "Marina", "Finn", "Pearl", pack="shallows"
        )
        _, finn, pearl = dive.people
        for _ in range(45):
            assert await answer(bot, dive, luck)
        paused = await finn.slash(dive.thread, "dive tables pause")
        assert says(paused.message.text, "deeds.pause.pause#2")
        table = (await table_of(bot, dive)).id
        halted = await dive.panel("Paused")
        assert "Resume" in [button.label for button in halted.buttons]
        before = (await bot.house.host.tables.peek(table)).match.save()
    async with bot_running(discord_world, database) as bot:
        resumed = await coral.slash("#general", "dive tables resume", {"table": table})
        assert dive.thread in resumed.message.text
        assert (await bot.house.host.tables.peek(table)).match.save() == before
        await coral.slash(
            dive.thread, "dive moderate seat", {"seat": 3, "to": "player", "player": otto}
        )
        refused = await pearl.click(await dive.panel(), "Hand")
        assert says(refused.message.text, "deeds.show_hand.which_seat")
        for _ in range(25):
            assert await answer(bot, dive, luck)
        log = (await otto.slash(dive.thread, "dive tables log")).message
        while not says(log.text, "deeds.seat._new_row", by="Coral", n=3, name="Otto"):
            log = (await otto.click(log, "◀")).message
        chronicle = (await otto.click(log, "Chronicle")).message
        assert "explored once" in chronicle.text


async def test_players_come_and_go_between_turns(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "fresh_seed", lambda: SEED)
    coral, pearl = discord_world.person("Coral"), discord_world.person("Pearl")
    async with bot_running(discord_world, database):
        dive = await start_game(discord_world, "sleeping_gods", "Marina", "Finn", pack="shallows")
        marina, finn = dive.people
        await press(dive, marina, "Who plays")
        await press(dive, marina, "A player joins")
        await press(dive, pearl, "Take this seat")
        await dive.panel(place="deeds.seat.take_seat", name="Pearl")
        await press(dive, marina, "Who plays")
        await press(dive, marina, "Finn leaves")
        await press(dive, finn, "Leave")
        await dive.panel(place="display.board.question#2", names="Marina")
        hers = await press(dive, marina, "Hand")
        await marina.click(hers.message, button_of(hers.message, "Leave it to chance"))
        await dive.panel("Finn leaves")
        await press(dive, marina, "Pearl")
        gone = await press(dive, finn, "Hand")
        assert says(gone.message.text, "deeds.show_hand.which_seat")
        seats = await coral.autocomplete(dive.thread, "dive moderate seat", {"seat": ""}, "seat")
        assert [choice.name for choice in seats] == ["1 · Marina", "3 · Pearl"]
        refused = await coral.slash(
            dive.thread, "dive moderate seat", {"seat": 2, "to": "autopilot"}
        )
        assert "Seat 2 isn't in play" in refused.message.text
        await press(dive, marina, "Bridge")
