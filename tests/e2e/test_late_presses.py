"""The three seconds are Discord's: what arrives late is answered at once, or not done at all."""

import asyncio
import time
from pathlib import Path

import pytest

from bot import discords_clock
from bot.app import Divemaster
from bot.discords_clock import DISCORD_WAITS, DiscordsClock
from bot.display import answer, pictures
from bot.house import House
from bot.metrics import REFUSALS
from loopback import InteractionFailed, Loopback, SeenMessage
from loopback.permissions import May
from tests.e2e.conftest import bot_running
from tests.e2e.tables import giving_up_soon, start_game, table_of
from tests.spoken import says


class Frozen:
    """The bot's clocks as they are after it stood still for a while: Discord's presses are old."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds

    def monotonic(self) -> float:
        return time.monotonic() + self.seconds


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> Frozen:
    clocks = Frozen()
    monkeypatch.setattr(discords_clock, "time", clocks)
    return clocks


def too_late() -> float:
    """How many presses were too late so far."""
    found: float = REFUSALS.labels("TooLate")._value.get()
    return found


def slow_pictures(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    draw = pictures.Studio.board

    async def slowly(*args: object, **more: object) -> object:
        await asyncio.sleep(seconds)
        return await draw(*args, **more)

    monkeypatch.setattr(pictures.Studio, "board", slowly)


def slow_words(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    wording = House.wording

    async def slowly(*args: object) -> object:
        await asyncio.sleep(seconds)
        return await wording(*args)

    monkeypatch.setattr(House, "wording", slowly)


async def test_after_a_late_delivery_a_press_is_acknowledged_at_once(
    bot: Divemaster, discord_world: Loopback, frozen: Frozen, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina")
    slow_pictures(monkeypatch, 0.3)
    assert (await dive.click("Marina", "Trust the die")).kind == "update"
    await dive.panel("Round 2")
    frozen.seconds = 2.3
    assert (await dive.click("Marina", "Trust the die")).kind == "deferred_update"
    await dive.panel("Round 3")


async def test_a_page_that_is_asked_for_late_is_promised_at_once_and_comes(
    bot: Divemaster, discord_world: Loopback, frozen: Frozen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First in the place of "thinking…", then in the strip that is there, both with their words."""
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    slow_words(monkeypatch, 0.3)
    assert (await dive.click("Finn", "…")).kind == "message"
    frozen.seconds = 2.3
    assert (await dive.click("Marina", "…")).kind == "thinking"
    await dive.people[0].wait_for(dive.thread, lambda seen: "Fair dice" in seen.text)
    assert (await dive.click("Marina", "Help")).kind == "deferred_update"
    strip = await dive.people[0].wait_for(
        dive.thread, lambda seen: "Board in words" in labels(seen)
    )
    assert [one.id for one in await dive.strip(dive.people[0])] == [strip.id]


def labels(message: SeenMessage) -> set[str]:
    return {one.label for one in message.buttons} if message.ephemeral else set()


async def test_what_discord_waits_for_no_longer_is_not_done(
    bot: Divemaster, discord_world: Loopback, frozen: Frozen
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina")
    frozen.seconds, before = 2.3, too_late()
    discord_world.realm.interactions.answer_within = 0
    with pytest.raises(InteractionFailed):
        await dive.click("Marina", "Trust the die")
    await dive.people[0].until(lambda: True if too_late() > before else None)
    assert (await table_of(bot, dive)).match.choices_made == 0
    discord_world.realm.interactions.answer_within = 10
    await dive.click("Marina", "Trust the die")
    await dive.panel("Round 2")


async def test_an_answer_that_discord_waits_for_no_longer_is_no_error_of_ours(
    bot: Divemaster, discord_world: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina")
    discord_world.realm.interactions.answer_within = 0
    with pytest.raises(InteractionFailed):
        await dive.click("Marina", "…")
    await dive.people[0].until(lambda: True if "stumbled" in caplog.text else None)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_after_a_freeze_old_presses_are_not_carried_out(
    bot: Divemaster, discord_world: Loopback, frozen: Frozen, caplog: pytest.LogCaptureFixture
) -> None:
    bot.intake.discord_waits = DISCORD_WAITS
    dive = await start_game(discord_world, "lanterns", "Marina")
    frozen.seconds, before = 45, too_late()
    panel = await dive.panel()
    with giving_up_soon(discord_world):
        presses = [dive.people[0].click(panel, "Trust the die") for _ in range(3)]
        found = await asyncio.gather(*presses, return_exceptions=True)
    assert all(isinstance(one, InteractionFailed) for one in found)
    assert (await table_of(bot, dive)).match.choices_made == 0
    assert too_late() == before + 3
    assert "pressed too long ago" in caplog.text
    frozen.seconds = 0
    await dive.click("Marina", "Trust the die")
    await dive.panel("Round 2")


async def test_a_form_that_comes_too_late_is_asked_for_again(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    coral = discord_world.person("Coral")
    slow_words(monkeypatch, 0.3)
    assert (await coral.slash("#general", "dive moderate settings")).kind == "modal"
    monkeypatch.setattr(answer, "PATIENCE", 0.0)
    told = (await coral.slash("#general", "dive moderate settings")).message
    assert says(told.text, "display.answer.form")


class Pressed:
    """As much of an interaction as says when it was made."""

    def __init__(self, seconds: float) -> None:
        self.id = int((seconds - 1_420_070_400) * 1000) << 22
        self.extras: dict[str, float] = {}


@pytest.mark.parametrize("apart", [-3600.0, 0.0, 3600.0])
def test_clocks_may_differ(apart: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an hour, and be set while the bot runs; only what comes later than the others is late."""
    wall, steady = [1_900_000_000.0], [50.0]
    monkeypatch.setattr("bot.discords_clock.time.time", lambda: wall[0] + apart)
    monkeypatch.setattr("bot.discords_clock.time.monotonic", lambda: steady[0])
    clock = DiscordsClock()

    def age(late: float) -> float:
        press = Pressed(wall[0] - late)
        clock.note(press)  # type: ignore[arg-type]  # Discord's id is all that is read
        return steady[0] - press.extras["pressed"]

    def passes(seconds: float) -> None:
        wall[0] += seconds
        steady[0] += seconds

    assert age(0.2) == pytest.approx(0.0, abs=0.01)
    passes(10)
    assert age(0.3) == pytest.approx(0.1, abs=0.02)
    passes(60)
    assert age(45) == pytest.approx(44.8, abs=0.1)
    apart += 30
    assert age(0.2) == pytest.approx(0.0, abs=0.1), "a clock that was set makes nothing old"


async def test_a_locked_thread_is_known_before_the_move_is_taken(
    bot: Divemaster, discord_world: Loopback
) -> None:
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    discord_world.trouble.lock_thread(dive.thread)
    told = (await dive.click("Marina", "Trust the die")).message
    assert told.ephemeral
    assert says(told.text, "display.threads.check_unlocked")
    assert (await table_of(bot, dive)).match.choices_made == 0
    discord_world.trouble.unlock_thread(dive.thread)
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[1])


async def test_whoever_manages_threads_plays_on_in_a_locked_one(
    bot: Divemaster, discord_world: Loopback
) -> None:
    discord_world.give_bot(May.MANAGE_THREADS)
    dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
    discord_world.trouble.lock_thread(dive.thread)
    await dive.click("Marina", "Trust the die")
    await dive.panel_for(dive.people[1])


async def test_nothing_is_done_in_an_archived_and_locked_thread(
    discord_world: Loopback, database: Path
) -> None:
    """Discord takes no answer there, not even a sentence."""
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        discord_world.trouble.lock_thread(dive.thread, archived=True)
        with giving_up_soon(discord_world), pytest.raises(InteractionFailed):
            await dive.click("Marina", "Trust the die")
        assert (await table_of(bot, dive)).match.choices_made == 0
