"""Two evenings of Sleeping Gods by clicks and commands alone, with the bot restarted in between."""

from pathlib import Path

import pytest

from games.kernel import match
from loopback import Answer, Loopback, Person, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, Dive, is_panel, start_game

SEED = 273
"""An evening in which fate falls one short for Marina, and Finn holds the card that helps."""
SQUARE = "(row"
CROWS_LEAVE = "The fight is won"


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
    hand = (await person.click(panel, "My hand")).message
    assert hand.ephemeral
    assert not button_of(panel, words), "nobody else may see the card"
    await person.click(hand, button_of(hand, words))
    return hand


async def attack(dive: Dive, person: Person, crew: str, foe: str) -> str:
    """One attack from the first click to the last square; what the panel tells afterwards."""
    await press(dive, person, f"{crew} attacks")
    await press(dive, person, foe)
    return await place_damage(dive, person)


async def place_damage(dive: Dive, person: Person) -> str:
    """Numbered squares until no damage is left; whatever else is asked is waved through."""
    for _ in range(12):
        panel = await dive.panel()
        for words in (SQUARE, "Strike", "Take", "Odessa"):
            if wanted := button_of(panel, words):
                break
        if CROWS_LEAVE in panel.text or "attacks" in str([b.label for b in panel.buttons]):
            break
        await person.click(panel, wanted)
    return (await dive.panel()).text


async def first_evening(dive: Dive) -> None:
    """Marina explores, and needs help; Finn sails on, and finds a fight."""
    marina, finn, _ = dive.people
    await press(dive, marina, "Quarters")
    await press(dive, marina, "restore 2 health")
    await press(dive, marina, "Explore 2")
    await press(dive, marina, "Look for whoever lit the stove")
    await press(dive, marina, "Odessa joins")
    await press(dive, marina, "Draw fate")
    short = await dive.panel("4 in all, 1 short. Can anybody help?")
    assert "My hand" in short.text
    await press_privately(dive, finn, "Surprise Strike: +1 perception")
    told = await dive.panel("5 against 5: success")
    assert "Finn discards Surprise Strike" in told.text
    assert "New quest: A Lamp for the Stack" in told.text
    await press(dive, marina, "Skip")
    await press(dive, finn, "Sick bay")
    await press(dive, finn, "Travel")
    await press(dive, finn, "Nobody")
    await press(dive, finn, "Cast off")
    await press(dive, finn, "region 5A")
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
        await attack(dive, marina, "Rafael", "Crow Matron")
        paused = await finn.slash(dive.thread, "dive pause")
        table = paused.message.text.partition("table:")[2].partition("`")[0]
    async with bot_running(discord_world, database):
        resumed = await coral.slash("#general", "dive resume", {"table": table})
        assert dive.thread in resumed.message.text
        last = await marina.wait_for(dive.thread, lambda seen: "Last time" in seen.text, PATIENCE)
        assert "took on “A Lamp for the Stack”" in last.text
        assert "explored The north stack" in last.text
        assert "lies at 5A" in last.text
        await coral.slash(dive.thread, "dive seat", {"seat": 3, "to": "player", "player": otto})
        refused = await press(dive, pearl, "Kasumi attacks")
        assert "not playing at this table" in refused.message.text
        await attack(dive, otto, "Kasumi", "Crow Matron")
