"""Rule tips: one line of small print on the panel, once, one a turn, none to the silent."""

import pytest

from bot.app import Divemaster
from games.kernel import T
from games.kernel.reminder import Reminder
from games.refuge import GAME
from loopback import Loopback
from tests.e2e.tables import is_panel, start_game
from tests.spoken import says


def always(name: str, words: str) -> Reminder[object]:
    return Reminder(name, T(words), lambda *_: True)


async def test_reminders_come_once_on_the_panel_and_can_be_switched_off(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [always(name, f"Word {name}.") for name in ("one", "two", "three")]
    monkeypatch.setattr(GAME, "reminders", words)
    dive = await start_game(discord_world, "refuge", "Marina", divers="random")
    marina = dive.people[0]
    await dive.click("Marina", "1")
    first = await dive.panel("-# 💡 Word one.")
    assert not first.ephemeral
    await dive.click("Marina", "1 ↑")
    await marina.wait_for(dive.thread, lambda seen: is_panel(seen) and "💡" not in seen.text, 60)
    assert await dive.strip(marina) == [], "and no message of its own"
    helped = (await marina.slash(dive.thread, "dive learn help")).message
    loud = (await marina.click(helped, "Show rule tips")).message
    assert says(loud.text, "deeds.in_passing.switch#2")
    assert says(
        (await marina.click(loud, "Stop rule tips")).message.text, "deeds.in_passing.switch#1"
    )
    assert await bot.store.met(int(marina.id)) == {"refuge.one", "off"}
