"""Two evenings of Sleeping Gods by clicks and commands alone, with the bot restarted in between."""

from pathlib import Path
from typing import Any

import pytest

from bot.app import Divemaster
from games.kernel import Option, match
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, Dive, is_panel, start_game
from tests.e2e.test_catalog import press as press_option

SEED = 273
"""An evening in which fate falls one short for Marina, and Finn holds the card that helps."""


def button_of(seen: SeenMessage, words: str) -> str:
    """The first button that says these words, perhaps after the number that marks its spot."""
    return next((b.custom_id for b in seen.buttons if words in b.label and not b.disabled), "")


async def press(dive: Dive, person: Person, words: str) -> Answer:
    """Clicks on the newest panel, as soon as it has such a button."""
    panel = await person.wait_for(
        dive.thread, lambda seen: is_panel(seen) and bool(button_of(seen, words)), PATIENCE
    )
    return await person.click(panel, button_of(panel, words))


async def press_privately(dive: Dive, person: Person, words: str) -> SeenMessage:
    """Clicks in one's own hand; the panel everybody saw while it was open."""
    panel = await dive.panel()
    hand = (await person.click(panel, "Hand")).message
    assert hand.ephemeral
    assert not button_of(panel, words), "nobody else may see the card"
    await person.click(hand, button_of(hand, words))
    return hand


async def fight_on(bot: Divemaster, dive: Dive, table: str, until: str) -> SeenMessage:
    """Whoever is asked attacks, and places damage on numbered squares, until the panel says so."""
    for _ in range(80):
        ask = (await bot.house.host.peek(table)).match.ask
        assert ask is not None
        option = min(ask.options, key=_liking)
        keeper = (await bot.house.host.peek(table)).seats[option.seat].user
        before = (await bot.house.host.peek(table)).match.choices_made
        await press_option(
            dive, dive.world.person(str(keeper)), table, ask.token, option.id, secret=False
        )
        assert (await bot.house.host.peek(table)).match.choices_made == before + 1
        if until in str([*(await bot.house.host.peek(table)).recent][-1].lines):
            return await dive.panel(until)
    raise AssertionError(f"never: {until}")


LIKED = ("at-", "fight-", "foe-", "strike", "take")


def _liking(option: Option[Any]) -> int:
    return next((n for n, word in enumerate(LIKED) if option.id.startswith(word)), len(LIKED))


async def first_evening(dive: Dive) -> None:
    """Marina explores, and needs help; Finn sails on, and finds a fight."""
    marina, finn, _ = dive.people
    await press(dive, marina, "Quarters")
    await press(dive, marina, "Restore 2 health")
    await press(dive, marina, "Explore 2")
    await press(dive, marina, "Look for whoever lit the stove")
    await press(dive, marina, "Odessa joins")
    await press(dive, marina, "Draw fate")
    short = await dive.panel("4 in all, 1 short. Can anybody help?")
    assert "Hand" in short.text
    await press_privately(dive, finn, "Surprise Strike: +1 perception")
    told = await dive.panel("5 against 5: success")
    assert "Finn discards Surprise Strike" in told.text
    assert "New quest: A Lamp for the Stack" in told.text
    await press(dive, marina, "Skip")
    await press(dive, finn, "Sick bay")
    await press(dive, finn, "Travel")
    await press(dive, finn, "Nobody")
    await press(dive, finn, "Cast off")
    await press(dive, finn, "Region 5A")
    await press(dive, finn, "Explore 7")
    await press(dive, finn, "Drive off the crows")


async def test_two_evenings_with_a_restart_and_another_player(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "fresh_seed", lambda: SEED)
    coral, otto = discord_world.person("Coral"), discord_world.person("Otto")
    async with bot_running(discord_world, database):
        dive = await start_game(
            discord_world, "sleeping_gods", "Marina", "Finn", "Pearl", pack="shallows"
        )
        marina, finn, pearl = dive.people
        await first_evening(dive)
        await press(dive, marina, "Rafael attacks")
        await press(dive, marina, "Crow Matron: defense")
        await press(dive, marina, "Let it miss")
        squares = await dive.panel("Place 1 damage: which square?")
        assert [b.label.partition(" ")[0] for b in squares.buttons][:6] == list("123456")
        paused = await finn.slash(dive.thread, "dive pause")
        table = paused.message.text.partition("table:")[2].partition("`")[0]
        halted = await dive.panel("Paused")
        assert not button_of(halted, "(row")
    async with bot_running(discord_world, database) as bot:
        resumed = await coral.slash("#general", "dive resume", {"table": table})
        assert dive.thread in resumed.message.text
        last = await marina.wait_for(dive.thread, lambda seen: "Last time" in seen.text, PATIENCE)
        assert "explored The keeper's hut, took on “A Lamp for the Stack”" in last.text
        assert "explored The north stack" in last.text
        assert "The Manticore lies at 5A, Heron's Rest" in last.text
        assert "Still to do: A Lamp for the Stack" in last.text
        await coral.slash(dive.thread, "dive seat", {"seat": 3, "to": "player", "player": otto})
        refused = await pearl.click(await dive.panel("Place 1 damage"), "Hand")
        assert "no seat at this table" in refused.message.text
        await fight_on(bot, dive, table, "square covered")
        await press(dive, otto, "Kasumi attacks")
        won = await fight_on(bot, dive, table, "The fight is won")
        assert "Gained 2 meat" in won.text
        assert "Turn 3: Otto" in won.text
        assert (await dive.panel_for(otto)).mentions == [otto.id]
        log = (await otto.slash(dive.thread, "dive log")).message
        while "Coral gives seat 3 to Otto" not in log.text:
            log = (await otto.click(log, "◀")).message
        chronicle = (await otto.click(log, "Chronicle")).message
        assert "7 The north stack, Heron's Rest: explored once" in chronicle.text
        assert "LANTERN" in chronicle.text


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
        await dive.panel("Pearl takes a seat")
        await press(dive, marina, "Who plays")
        await press(dive, marina, "Finn leaves")
        await press(dive, marina, "Leave it to chance")
        await press(dive, marina, "Pearl")
        await dive.panel("Finn leaves. The crew is shared out anew")
        gone = await press(dive, finn, "Hand")
        assert "no seat at this table" in gone.message.text
        seats = await coral.autocomplete(dive.thread, "dive seat", {"seat": ""}, "seat")
        assert [choice.name for choice in seats] == ["1 · Marina", "3 · Pearl"]
        refused = await coral.slash(dive.thread, "dive seat", {"seat": 2, "to": "autopilot"})
        assert "Seat 2 is not in play" in refused.message.text
        await press(dive, marina, "Bridge")
