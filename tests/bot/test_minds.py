"""Seats that think: their level is kept, nobody waits for them, and no fault of theirs shows."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot import thoughts
from bot.errors import Refusal
from bot.host import Host, Lobby, Table, autopilot, minds
from bot.host.lobby import new_campaign
from bot.host.minds import Minds, Question, Thought, question_of
from bot.host.transfer import export_campaign, import_campaign
from bot.levels import MEANINGS, NAMES
from bot.store import SeatRow, SqliteStore
from games.catalog import find_game
from games.kernel import GameClass, T
from games.kernel.match import Match
from games.kernel.mind import LEVELS, Level
from games.lurk.mind.builds import BUILDS
from tests.bot import bad_minds
from tests.bot.conftest import CHANNEL, CORAL, FINN, GUILD, MARINA, THREAD, start

REFUGE = find_game("refuge")


@pytest.fixture(autouse=True)
def time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr(minds, "GRACE_SECONDS", 600.0)
    monkeypatch.setattr(minds, "QUEUE_SECONDS", 600.0)


@pytest_asyncio.fixture
async def host(store: SqliteStore, tmp_path: Path) -> AsyncIterator[Host]:
    made = Host(store, tmp_path / "failures")
    yield made
    made.close()


async def dive(host: Host, level: Level, game: GameClass = REFUGE) -> Table:
    """Marina dives with an autopilot of this level."""
    campaign = new_campaign(game, GUILD, CHANNEL, MARINA)
    lobby = Lobby(campaign, [])
    lobby.join(MARINA, "Marina")
    lobby.add_autopilot()
    lobby.set_level(1, level)
    await host.store.add_campaign(campaign, lobby.seats)
    match = Match.start(game, 2, lobby.options, seed=7)
    return await host.open_campaign(campaign, lobby.seats, match, THREAD)


async def until_it_is_the_others_turn(host: Host, table: Table) -> None:
    """Marina does as her autopilot would, until the table waits for somebody else."""
    luck = random.Random(1)
    while not table.autopilots_turn:
        ask = table.match.ask
        assert ask is not None
        option = REFUGE.autopilot(table.match.view(0), ask.seen_by(0), 0, luck)
        await host.choose(table.id, MARINA, option.id, ask.token, None)


def made_by(table: Table, seat: int) -> int:
    return sum(one.choice is not None and one.choice.seat == seat for one in table.standing())


async def test_a_fierce_enemy_of_lurk_buys_its_army_in_private(host: Host) -> None:
    """The same question comes again with other options after each thing that is bought."""
    table = await dive(host, "fierce", find_game("lurk"))
    for choice in ("faction.cog", "army.cog.0"):
        ask = table.match.ask
        assert ask is not None
        await host.choose(table.id, MARINA, choice, ask.token, None)
        while await host.autopilot(table.id):
            pass
    army = table.match.view(0).army(1)
    assert tuple(model.kind for model in army) == BUILDS["ancients"].models


def test_every_level_has_a_name_and_a_meaning() -> None:
    assert NAMES.keys() == MEANINGS.keys() == {"", *LEVELS}


def test_a_lobby_knows_which_levels_there_are() -> None:
    lobby = Lobby(new_campaign(find_game("lanterns"), GUILD, CHANNEL, MARINA), [])
    lobby.add_autopilot()
    with pytest.raises(Refusal):
        lobby.set_level(0, "fierce")
    diving = Lobby(new_campaign(REFUGE, GUILD, CHANNEL, MARINA), [])
    diving.add_autopilot()
    diving.set_level(0, "keen")
    diving.add_autopilot()
    assert [row.level for row in diving.seats] == ["keen", "keen"]
    diving.join(MARINA, "Marina")
    with pytest.raises(Refusal):
        diving.set_level(2, "calm")


async def test_the_level_survives_closing_and_travelling(host: Host) -> None:
    table = await dive(host, "fierce")
    host.tables.forget(table)
    again = await host.tables.peek(table.id)
    assert again is not table
    assert again.level_of(1) == "fierce"
    await host.act(table.id, T("Pause."), MARINA, values={"status": "paused", "hints": 1})
    copy = await import_campaign(host, await export_campaign(host, table.id), GUILD, CHANNEL, CORAL)
    assert [row.level for row in await host.store.seats(copy.id)] == ["", "fierce"]
    assert copy.hints == 1


@pytest.mark.parametrize("level", LEVELS)
async def test_minds_play(host: Host, level: Level) -> None:
    table = await dive(host, level)
    await until_it_is_the_others_turn(host, table)
    while await host.autopilot(table.id):
        pass
    assert made_by(table, 1)
    assert not host.minds.rests(table.id)
    assert not table.autopilots_turn


@pytest.mark.parametrize("fault", [bad_minds.raises, bad_minds.hangs, bad_minds.is_killed])
async def test_whatever_befalls_a_mind_its_table_goes_on(
    host: Host, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    monkeypatch.setattr(thoughts, "answer", fault)
    if fault is bad_minds.hangs:
        monkeypatch.setattr(minds, "GRACE_SECONDS", -0.99)
    table = await dive(host, "fierce")
    await until_it_is_the_others_turn(host, table)
    while await host.autopilot(table.id):
        pass
    assert made_by(table, 1)
    assert host.minds.rests(table.id)
    assert host.failures is not None
    kept = list(host.failures.glob("mind-*.save"))
    assert len(kept) == (fault is not bad_minds.is_killed)
    if kept:
        assert Match.load(kept[0].read_bytes(), find_game).ask is not None


async def test_an_answer_that_is_none_is_not_heard(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "answer", bad_minds.says_nonsense)
    table = await dive(host, "calm")
    await until_it_is_the_others_turn(host, table)
    while await host.autopilot(table.id):
        pass
    assert made_by(table, 1)


async def test_a_mind_that_goes_round_in_circles_leaves_its_turn_to_the_autopilot(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here after a single choice; another turn is thought about again."""
    monkeypatch.setattr(autopilot, "CIRCLES", 1)
    table = await dive(host, "fierce")
    think, turns = host.minds.answer, list[int]()

    async def answer(question: Question, level: Level) -> Thought:
        turns.append(table.campaign.turn)
        return await think(question, level)

    monkeypatch.setattr(host.minds, "answer", answer)
    for _ in range(4):
        await until_it_is_the_others_turn(host, table)
        while await host.autopilot(table.id):
            pass
    assert len(turns) > 1
    assert len(turns) == len(set(turns))
    assert made_by(table, 1) > len(turns)


class Slow:
    """A mind that waits for a word."""

    def __init__(self, found: Minds) -> None:
        self.think = found.answer
        self.asked: list[Question] = []
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def answer(self, question: Question, level: Level) -> Thought:
        self.asked.append(question)
        self.begun.set()
        await self.go_on.wait()
        return await self.think(question, level)


@pytest.fixture
def slow(host: Host, monkeypatch: pytest.MonkeyPatch) -> Slow:
    made = Slow(host.minds)
    monkeypatch.setattr(host.minds, "answer", made.answer)
    return made


async def test_nobody_waits_for_whoever_thinks(host: Host, slow: Slow) -> None:
    """The table is free; a second run goes on at once; a thought that comes late is dropped."""
    table = await dive(host, "fierce")
    await until_it_is_the_others_turn(host, table)
    playing = asyncio.create_task(host.autopilot(table.id))
    await slow.begun.wait()
    assert table.thinking == [1]
    assert not await host.autopilot(table.id)
    assert len(slow.asked) == 1
    sits = SeatRow(1, FINN, "Finn", "person")
    await host.act(table.id, T("Finn sits down."), FINN, seats=[sits])
    before = made_by(table, 1)
    slow.go_on.set()
    assert not await playing
    assert made_by(table, 1) == before


async def test_nothing_is_thought_where_there_is_no_choice(host: Host, slow: Slow) -> None:
    slow.go_on.set()
    table = await dive(host, "fierce")
    await until_it_is_the_others_turn(host, table)
    while await host.autopilot(table.id):
        pass
    for question in slow.asked:
        ask = Match.load(question.save, find_game).ask
        assert ask is not None
        assert len(ask.of(question.seat)) > 1


async def test_the_same_question_has_the_same_hint(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dive(host, "calm")
    ask = table.match.ask
    assert ask is not None
    question = question_of(table, ask, ask.awaited[0])
    assert host.minds.known_hint(question) is None
    first, at_once = await asyncio.gather(host.minds.hint(question), host.minds.hint(question))
    assert at_once == first
    monkeypatch.setattr(thoughts, "hint", bad_minds.raises)
    assert first is not None
    assert await host.minds.hint(question) == first
    assert host.minds.known_hint(question) == first
    assert host.minds.known_hint(replace(question, save=b"another position")) is None


async def test_a_level_says_nothing_where_nobody_can_think(host: Host) -> None:
    table = await start(host, MARINA, autopilots=1)
    table.rows[1].level = "fierce"
    assert table.level_of(1) is None
    assert not table.has_minds
    assert not table.gives_hints


async def test_rivals_have_hints_when_they_agreed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dive(host, "calm")
    assert table.gives_hints
    assert not table.rivals
    monkeypatch.setattr(REFUGE, "competitive", True)
    assert table.gives_hints, "alone against autopilots nobody is wronged"
    table.rows[1].user, table.rows[1].keeper = FINN, "person"
    assert table.rivals
    assert not table.gives_hints
    table.campaign.hints = 1
    assert table.gives_hints
