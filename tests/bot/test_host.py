"""The host: choices are committed before they are shown, tables open as they were left."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import Refusal
from bot.host import Host, Table, undoing
from bot.store import SeatRow, SqliteStore, StoreLocked
from bot.store.statements import Unit
from games.kernel import Ask, Option, T
from games.kernel.errors import KernelError, NotOffered, RulesFailed, StaleAsk, UndoNeedsConsent
from games.kernel.question import Question
from renderers import renderer_for
from tests.bot.conftest import CORAL, FINN, MARINA, PEARL, choose, start
from tests.spoken import spoken

WHICH = Question("test.which", "named")


async def reopened(host: Host, table_id: str) -> bytes:
    """The match as a fresh process would find it."""
    return (await Host(host.store).tables.peek(table_id)).match.save()


async def test_a_table_opens_as_it_was_left_after_every_choice(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    for user, option in [(MARINA, "light"), (MARINA, "no"), (FINN, "roll"), (MARINA, "look")]:
        await choose(host, table, user, option)
        assert await reopened(host, table.id) == table.match.save()


async def test_people_get_a_kind_reason(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    token = table.match.ask.token
    with pytest.raises(Refusal, match=spoken("host.asking._belongs_to", names="P11")):
        await host.choose(table.id, FINN, "roll", token, None)
    with pytest.raises(Refusal, match=spoken("host.asking.not_seated#2")):
        await host.choose(table.id, CORAL, "roll", token, None)
    await choose(host, table, MARINA, "roll")
    with pytest.raises(StaleAsk):
        await host.choose(table.id, MARINA, "roll", token, None)


async def test_two_clicks_at_the_same_instant_are_queued_and_both_count(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "vote")
    token = table.match.ask.token
    await asyncio.gather(
        host.choose(table.id, MARINA, "aye", token, 1), host.choose(table.id, FINN, "nay", token, 2)
    )
    assert table.match.choices_made == 3


async def test_nobody_sees_a_choice_before_it_is_committed(
    host: Host, store: SqliteStore, path: Path
) -> None:
    table = await start(host, MARINA, FINN)
    before, length = table.match.save(), table.campaign.length
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    choosing = asyncio.create_task(choose(host, table, MARINA, "roll"))
    while not table.lock.locked():  # noqa: ASYNC110 - a lock rings no bell
        await asyncio.sleep(0)
    looking = await host.tables.peek(table.id)
    assert (looking.match.save(), looking.campaign.length) == (before, length)
    assert not choosing.done()
    other.execute("ROLLBACK")
    other.close()
    await choosing
    assert table.match.choices_made == 1
    assert table.campaign.length == length + 1


async def _choose(host: Host, table: Table) -> None:
    await choose(host, table, MARINA, "no")


async def _undo(host: Host, table: Table) -> None:
    await host.undo(table.id, MARINA)


async def _pause(host: Host, table: Table) -> None:
    await host.act(table.id, T("A pause."), MARINA, values={"status": "paused"})


@pytest.mark.parametrize("deed", [_choose, _undo, _pause])
async def test_a_failed_commit_leaves_no_trace(
    host: Host,
    store: SqliteStore,
    path: Path,
    deed: Callable[[Host, Table], Awaitable[None]],
) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "light")
    before = (table.match.save(), replace(table.campaign), list(table.recent), list(table.rows))
    await store.database.run(lambda connection: connection.execute("PRAGMA busy_timeout=50"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreLocked):
        await deed(host, table)
    other.close()
    assert (table.match.save(), table.campaign, list(table.recent), table.rows) == before


async def test_a_choice_that_cannot_be_saved_never_happened(host: Host, store: SqliteStore) -> None:
    table = await start(host, MARINA, FINN)
    before = table.match.save()

    async def locked(*_: object, **__: object) -> None:
        raise StoreLocked

    record, store.record = store.record, locked  # type: ignore[method-assign]
    with pytest.raises(StoreLocked):
        await choose(host, table, MARINA, "roll")
    store.record = record  # type: ignore[method-assign]
    assert (await host.tables.peek(table.id)).match.save() == before
    await choose(host, table, MARINA, "roll")


async def test_rules_that_fail_lose_nothing(host: Host) -> None:
    table = await start(host, MARINA)
    before = table.match.save()
    with pytest.raises(RulesFailed):
        await choose(host, table, MARINA, "burn")
    assert table.match.save() == before
    assert await reopened(host, table.id) == before


async def test_undo_is_free_for_ones_own_choice(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    before = table.match.save()
    await choose(host, table, MARINA, "light")
    await host.undo(table.id, MARINA)
    assert table.match.save() == before
    assert await reopened(host, table.id) == before


async def test_undo_beyond_chance_needs_consent(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    before = table.match.save()
    await choose(host, table, MARINA, "roll")
    with pytest.raises(UndoNeedsConsent):
        await host.undo(table.id, MARINA)
    await host.undo(table.id, MARINA, consent=True)
    assert table.match.save() == before


async def test_undo_works_after_a_restart_back_to_the_start(host: Host) -> None:
    table = await start(host, MARINA)
    before = table.match.save()
    await choose(host, table, MARINA, "roll")
    await choose(host, table, MARINA, "look")
    fresh = Host(host.store)
    await fresh.undo(table.id, MARINA, consent=True)
    await fresh.undo(table.id, MARINA, consent=True)
    assert (await fresh.tables.peek(table.id)).match.save() == before
    assert await reopened(host, table.id) == before


async def test_autopilots_play_their_seats_and_leave_the_people_theirs(host: Host) -> None:
    table = await start(host, MARINA, autopilots=1)
    await choose(host, table, MARINA, "roll")
    assert await host.autopilot(table.id) is False
    assert table.match.ask.seats == [0]
    assert await reopened(host, table.id) == table.match.save()


async def test_taking_back_goes_behind_what_an_autopilot_did(host: Host) -> None:
    table = await start(host, MARINA, autopilots=1)
    before = table.match.save()
    await choose(host, table, MARINA, "roll")
    await host.autopilot(table.id)
    await host.undo(table.id, MARINA, consent=True)
    assert table.match.save() == before


async def test_what_was_taken_back_stays_so_when_earlier_moves_are_fetched(host: Host) -> None:
    """The store has all of it until the undo is committed."""
    table = await start(host, MARINA)
    for option in ("roll", "roll", "look"):
        await choose(host, table, MARINA, option)
    draft = table.draft()
    draft.match.past.clear()
    while draft.match.record.choices:
        draft.match.undo(consent=True)
    depth = draft.match.choices_made
    await undoing._remember_more(host.store, host.lanes.opening, draft)
    assert draft.match.choices_made == depth > 0
    assert draft.match.past, "more can be taken back"


async def test_autopilots_do_not_play_on_alone(host: Host) -> None:
    table = await start(host, MARINA, autopilots=1)
    rows = [SeatRow(0, MARINA, "Marina", "autopilot"), SeatRow(1, None, "", "autopilot")]
    await host.act(table.id, T("Marina left."), CORAL, seats=rows)
    await host.autopilot(table.id)
    assert table.match.choices_made == 0


async def test_what_is_done_from_outside_stands_in_the_log(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    rows = [table.rows[0], SeatRow(1, CORAL, "Coral", "person")]
    await host.act(table.id, T("Coral takes the seat."), CORAL, seats=rows)
    await choose(host, table, MARINA, "roll")
    await choose(host, table, CORAL, "roll")
    entries = await host.store.entries(table.id)
    assert [entry.kind for entry in entries] == ["start", "act", "choice", "choice"]
    assert await reopened(host, table.id) == table.match.save()


async def test_whatever_is_done_is_written_in_one_piece(
    host: Host, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    units = []
    write = store.write

    async def counted(unit: Unit, about: str = "") -> None:
        units.append(unit)
        await write(unit, about)

    monkeypatch.setattr(store, "write", counted)
    table = await start(host, MARINA, FINN)
    assert len(units) == 2, "the lobby, and the beginning"
    await choose(host, table, MARINA, "roll")
    assert len(units) == 3
    seats = [SeatRow(0, PEARL, "Pearl", "person"), SeatRow(1)]
    values = {"status": "ended", "place": 77}
    await host.act(table.id, T("Something else."), None, seats=seats, values=values)
    assert len(units) == 4
    assert await store.at_place(77) is not None


async def test_a_long_game_is_checkpointed_seldom_and_ends(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    while table.match.ask is not None:
        user = (MARINA, FINN)[table.match.ask.seats[0]]
        await choose(host, table, user, table.match.ask.options[1].id)
    assert table.campaign.status == "ended"
    assert (await host.store.campaign(table.id)).status == "ended"
    with pytest.raises(Refusal, match="over"):
        await host.choose(table.id, MARINA, "roll", "x", None)


async def test_idle_tables_are_closed_and_open_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.open_tables.MOST", 2)
    tables = [await start(host, MARINA) for _ in range(5)]
    fresh = Host(host.store)
    for table in tables:
        await choose(fresh, table, MARINA, "roll")
    assert len(fresh.tables) <= 2
    assert (await fresh.tables.peek(tables[0].id)).match.choices_made == 1


async def test_a_table_that_is_being_shown_stays_open(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.open_tables.MOST", 1)
    tables = [await start(host, MARINA) for _ in range(3)]
    fresh = Host(host.store)
    first = await fresh.tables.peek(tables[0].id)
    with first.looked_at():
        await fresh.tables.peek(tables[1].id)
        assert await fresh.tables.peek(tables[0].id) is first
    await fresh.tables.peek(tables[2].id)
    assert first.gone


async def test_several_of_a_list_are_committed_together_or_not_at_all(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "many")
    assert table.match.ask is not None
    before, token = table.match.save(), table.match.ask.token
    card, *_ = [option.id for option in table.match.ask if option.id != "done"]
    with pytest.raises(NotOffered):
        await host.choose_several(table.id, MARINA, [card, "c99", "done"], token, 5)
    assert table.match.save() == before == await reopened(host, table.id)
    await host.choose_several(table.id, MARINA, [card, "done"], token, 6)
    assert [entry.choice.option for entry in [*table.recent][-2:] if entry.choice] == [card, "done"]
    assert table.match.save() == await reopened(host, table.id)
    assert table.asked_people == [FINN]


async def test_several_of_a_list_are_one_write(
    host: Host, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "many")
    assert table.match.ask is not None
    cards = [option.id for option in table.match.ask if option.id != "done"]
    written: list[Unit] = []
    write = store.write

    async def counting(unit: Unit, about: str = "") -> None:
        written.append(unit)
        await write(unit, about)

    monkeypatch.setattr(store, "write", counting)
    await host.choose_several(table.id, MARINA, cards, table.match.ask.token, None)
    assert len(written) == 1
    assert [entry.depth for entry in [*table.recent][-2:]] == [2, 3]


async def test_an_autopilot_that_fails_plays_something_legal_and_its_position_is_kept(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(store, tmp_path / "failures")
    table = await start(host, MARINA, autopilots=1)
    await choose(host, table, MARINA, "roll")
    position = table.match.save()

    def fail(*_: object) -> None:
        raise IndexError("nothing is named like this")

    monkeypatch.setattr(type(table.match.game), "autopilot", fail)
    assert not await host.autopilot(table.id)
    assert table.asked_people == [MARINA], "the game goes on"
    kept = sorted((tmp_path / "failures").iterdir())
    assert kept[0].read_bytes() == position


async def test_a_renderer_is_looked_for_by_catalogued_names_alone() -> None:
    with pytest.raises(KernelError, match="No game is called"):
        renderer_for("theme")


async def test_an_autopilot_may_take_an_offer_that_a_person_has_too(host: Host) -> None:
    """The table waits for the autopilot alone: nobody else would ever answer."""
    table = await start(host, MARINA, autopilots=1)
    words = T("Help")
    own = Option("aid", 1, words, None, aside=True)
    ask = Ask(
        WHICH, words, [Option("go", 1, words, None), own, Option("aid", 0, words, None, aside=True)]
    )
    assert ask.awaited == [1]
    assert table.autopilot_option(own, ask)
    both = Ask(WHICH, words, [Option("aid", 1, words, None), Option("aid", 0, words, None)])
    assert not table.autopilot_option(both.options[0], both)


async def test_nothing_chosen_in_a_menu_is_refused(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    assert table.match.ask is not None
    with pytest.raises(NotOffered):
        await host.choose_several(table.id, MARINA, [], table.match.ask.token, None)


async def test_what_one_press_chose_is_taken_back_together(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    assert table.match.ask is not None
    await host.choose(table.id, MARINA, "many", table.match.ask.token, 4)
    before, depth = table.match.save(), table.match.choices_made
    ask = table.match.ask
    cards = [option.id for option in ask if option.id != "done"][:2]
    await host.choose_several(table.id, MARINA, cards, ask.token, 5)
    assert table.match.choices_made >= depth + 2
    await host.undo(table.id, MARINA, consent=True)
    assert table.match.save() == before
    assert table.campaign.depth == depth
    await host.undo(table.id, MARINA, consent=True)
    assert table.match.choices_made == depth - 1, "one by one again"
