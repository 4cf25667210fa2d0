"""Autopilots of some level: chosen in the lobby and by hand, kept, and never in anybody's way."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot import thoughts
from bot.app import Divemaster
from bot.host import minds
from loopback import Loopback, Person, SeenMessage
from tests.bot import bad_minds
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, Dive, open_lobby, start_game, table_of, told
from tests.spoken import says


@pytest.fixture(autouse=True)
def time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr(minds, "GRACE_SECONDS", 600.0)
    monkeypatch.setattr(minds, "QUEUE_SECONDS", 600.0)


def level_menu(lobby: SeenMessage) -> str:
    return next(one.custom_id for one in lobby.selects if ":pilot:level:" in one.custom_id)


async def lobby_with(person: Person, *levels: str, game: str = "refuge") -> SeenMessage:
    """A lobby with an autopilot of each of these levels."""
    lobby = (await open_lobby(person, game)).message
    for level in levels:
        number = lobby.text.count("Autopilot ") + 2
        lobby = await told(await person.click(lobby, "Add autopilot"), f"Autopilot {number}")
        chosen = await person.select(lobby, level_menu(lobby), level)
        lobby = await told(chosen, f"Autopilot {number} · 🧠 {level}")
    return lobby


async def begin(world: Loopback, *levels: str) -> Dive:
    """Marina dives with an autopilot of each of these levels."""
    marina = world.person("Marina")
    lobby = await lobby_with(marina, *levels)
    await marina.click(lobby, "Start", patience=PATIENCE)
    dive = Dive(world, [marina], lobby.id)
    await dive.panel()
    return dive


async def pass_turn(bot: Divemaster, dive: Dive) -> None:
    """Marina does what her autopilot would, until others have played and she is asked again."""
    table, user = await table_of(bot, dive), int(dive.people[0].id)
    others = {row.seat for row in table.seats if row.user != user}
    for _ in range(60):
        ask = table.match.ask
        assert ask is not None
        if any(entry.choice and entry.choice.seat in others for entry in table.standing()):
            return
        option = table.match.game.autopilot(
            table.match.view(0), ask.seen_by(0), 0, random.Random(1)
        )
        before = table.campaign.length
        await bot.house.host.choose(table.id, user, option.id, ask.token, None)
        await bot.house.host.autopilot(table.id)
        assert table.campaign.length > before
    raise AssertionError("nobody else ever played")


async def test_levels_are_chosen_in_the_lobby(bot: Divemaster, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    lobby = await lobby_with(marina, "calm", "fierce")
    assert "2. Autopilot 2 · 🧠 calm\n3. Autopilot 3 · 🧠 fierce" in lobby.text
    as_before = "4. Autopilot 4 · 🧠 fierce"
    lobby = await told(await marina.click(lobby, "Add autopilot"), as_before)
    await told(await finn.select(lobby, level_menu(lobby), "calm"), "who opened this lobby")
    plain = await marina.select(lobby, level_menu(lobby), "plain")
    lobby = await told(plain, "4. Autopilot 4\n")
    assert lobby.text.count("🧠") == 2


async def test_where_nobody_can_think_there_is_no_level(
    bot: Divemaster, discord_world: Loopback
) -> None:
    marina = discord_world.person("Marina")
    lobby = (await open_lobby(marina, "lanterns")).message
    lobby = (await marina.click(lobby, "Add autopilot")).message
    assert not lobby.selects
    dive = await start_game(discord_world, "lanterns", "Pearl", autopilots=1)
    answer = await discord_world.person("Pearl").slash(
        dive.thread, "dive moderate seat", {"seat": 1, "to": "fierce"}, patience=PATIENCE
    )
    assert says(answer.message.text, "deeds.seat.give_seat#1")


async def test_a_seat_is_handed_over_and_a_restart_keeps_its_level(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database) as bot:
        dive = await start_game(discord_world, "refuge", "Marina", "Finn")
        finn = discord_world.person("Finn")
        seat = {"seat": 2, "to": "keen"}
        answer = await finn.slash(dive.thread, "dive moderate seat", seat, patience=PATIENCE)
        await told(answer, "hands seat 2 to an autopilot that plays keen")
    async with bot_running(discord_world, database) as bot:
        table = await table_of(bot, dive)
        assert [row.level for row in table.seats] == ["", "keen"]
        assert table.level_of(1) == "keen"
        panel = await dive.panel(place="deeds.seat._new_row#5", n=2)
        await told(await finn.click(panel, "Take my seat back"), "gives seat 2 back")
        assert (await table_of(bot, dive)).level_of(1) is None


async def test_a_fierce_partner_plays(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    dive = await begin(discord_world, "fierce")
    asked: list[tuple[Any, ...]] = []
    think = bot.house.host.minds.answer

    async def answer(*question: Any) -> minds.Thought:
        asked.append(question)
        return await think(*question)

    monkeypatch.setattr(bot.house.host.minds, "answer", answer)
    await pass_turn(bot, dive)
    assert asked
    assert all(level == "fierce" for _, level in asked)
    assert not bot.house.host.minds.rests((await table_of(bot, dive)).id)


@pytest.mark.parametrize("fault", [bad_minds.raises, bad_minds.hangs, bad_minds.is_killed])
async def test_a_mind_that_fails_stops_no_table(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    monkeypatch.setattr(thoughts, "answer", fault)
    if fault is bad_minds.hangs:
        monkeypatch.setattr(minds, "GRACE_SECONDS", -0.99)
    dive = await begin(discord_world, "fierce")
    await pass_turn(bot, dive)
    table = await table_of(bot, dive)
    assert bot.house.host.minds.rests(table.id), "plain autopilots play for a while"
    kept = list(bot.settings.failures.glob("mind-*.save"))
    assert len(kept) == (fault is not bad_minds.is_killed)


async def test_a_mind_that_answers_nonsense_is_not_heard(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "answer", bad_minds.says_nonsense)
    await pass_turn(bot, await begin(discord_world, "calm"))


async def test_nobody_waits_for_whoever_thinks(
    bot: Divemaster, discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a seat thinks, the panel says so, the table can be changed, and thoughts that come
    too late are dropped."""
    dive = await begin(discord_world, "fierce")
    table, coral = await table_of(bot, dive), discord_world.person("Coral")
    begun, go_on = asyncio.Event(), asyncio.Event()
    think = bot.house.host.minds.answer

    async def slowly(*question: Any) -> minds.Thought:
        begun.set()
        await go_on.wait()
        return await think(*question)

    monkeypatch.setattr(bot.house.host.minds, "answer", slowly)
    playing = asyncio.create_task(pass_turn(bot, dive))
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
    assert not table.lock.locked()
    bot.house.display.state(table).length = -1
    await bot.house.display.show(table)
    panel = await dive.panel("🧠 Autopilot 2 is thinking…")
    assert {button.label for button in panel.buttons} >= {"Hand"}
    seat = {"seat": 2, "to": "calm"}
    answer = await coral.slash(dive.thread, "dive moderate seat", seat, patience=PATIENCE)
    await told(answer, "hands seat 2 to an autopilot that plays calm")
    go_on.set()
    await playing
    assert (await table_of(bot, dive)).level_of(1) == "calm"
