"""Rules in passing: told once, privately, and not at all to whoever wants silence."""

import pytest

from bot.app import Divemaster
from games.kernel import T
from games.kernel.reminder import Reminder
from games.refuge import GAME
from loopback import Loopback, SeenMessage
from tests.e2e.tables import Dive, start_game


def always(name: str, words: str) -> Reminder[object]:
    return Reminder(name, T(words), lambda *_: True)


async def told(dive: Dive, words: str) -> SeenMessage:
    return await dive.people[0].wait_for(dive.thread, lambda seen: words in seen.text, 60)


async def test_reminders_come_once_and_can_be_switched_off(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [always(name, f"Word {name}.") for name in ("one", "two", "three")]
    monkeypatch.setattr(GAME, "reminders", words)
    dive = await start_game(discord_world, "refuge", "Marina", divers="random")
    marina = dive.people[0]
    await dive.click("Marina", "1")
    first = await told(dive, "💡 Word one.")
    assert first.ephemeral
    await dive.click("Marina", "1 ↑")
    second = await told(dive, "💡 Word two.")
    quiet = (await marina.click(second, "No more of these")).message
    assert "I keep silent now." in quiet.text
    panel = await dive.panel()
    await marina.click(panel, next(one.custom_id for one in panel.buttons if not one.disabled))
    assert not [one for one in await marina.read(dive.thread) if "Word three" in one.text]
    loud = (await marina.click(quiet, "Remind me again")).message
    assert "I will tell you." in loud.text
    assert await bot.store.met(int(marina.id)) == {"refuge.one", "refuge.two"}
