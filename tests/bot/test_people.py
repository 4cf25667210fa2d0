"""Who is called when a panel is posted, and what is kept about people in both databases."""

import itertools
import time

import pytest

from bot.host import Host, Table
from bot.store import Errand, Holiday, Wishes
from bot.store.rows import EVERYBODY, Nudge
from bot.store.store import Store
from games.kernel import T
from tests.bot.conftest import FINN, GUILD, MARINA, PEARL, choose, start
from tests.bot.entries import kept
from tests.bot.test_store import store

__all__ = ["store"]

SLEEPS = Wishes(quiet=(0, 23))
"""All day but one hour."""
NOON = 1_900_065_600


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: float(NOON))


async def test_wishes_are_kept(store: Store) -> None:
    assert await store.people.wishes(MARINA) == Wishes()
    chosen = Wishes(
        way="digest",
        quiet=(22, 7),
        zone="Asia/Tokyo",
        language="de",
        away=Holiday(starts=5, ends=9, pilot=True),
    )
    await store.people.keep_wishes(MARINA, SLEEPS)
    await store.people.keep_wishes(MARINA, chosen)
    assert await store.people.wishes(MARINA) == chosen
    assert await store.people.wishes(FINN) == Wishes()


async def test_errands_are_run_in_time_and_once(store: Store) -> None:
    one, two = await kept(store), await kept(store)
    first, second = Errand(one.id, MARINA, "call", 500, 3), Errand(two.id, FINN, "story", 400)
    await store.people.set_errands([first, second])
    await store.people.set_errands([])
    assert await store.next_errands() == [second, first]
    assert await store.next_errands(1) == [second]
    assert (
        await store.people.errands_for(MARINA) == await store.people.errands_at(one.id) == [first]
    )
    await store.people.settle_errand(second, 600)
    later = Errand(two.id, FINN, "story", 600)
    assert await store.next_errands() == [first, later]
    await store.people.settle_errand(second)
    assert await store.next_errands() == [first, later], "it was set anew meanwhile"
    await store.people.set_errands([Errand(one.id, MARINA, "call", 700, 4)])
    await store.people.drop_errands(FINN, "call", "story")
    assert await store.next_errands() == [Errand(one.id, MARINA, "call", 700, 4)]
    await store.housekeeping.rest_guild(GUILD)
    assert await store.next_errands() == []


async def test_follows_snoozes_nudges_and_ballots_are_kept(store: Store) -> None:
    campaign = (await kept(store)).id
    await store.people.follow(campaign, PEARL, follows=True)
    await store.people.follow(campaign, PEARL, follows=True)
    assert await store.people.followers(campaign) == [PEARL]
    assert [one.id for one in await store.people.followed_by(PEARL)] == [campaign]
    await store.people.follow(campaign, PEARL, follows=False)
    assert await store.people.followers(campaign) == []
    await store.people.snooze(campaign, FINN, 500)
    assert await store.people.snoozes(campaign) == {FINN: 500}
    await store.people.snooze(campaign, FINN, None)
    assert await store.people.snoozes(campaign) == {}
    await store.people.keep_nudge(campaign, FINN, Nudge("1.a", 5))
    await store.people.keep_nudge(campaign, FINN, Nudge("2.b", 6))
    assert await store.people.nudges(campaign) == {FINN: Nudge("2.b", 6)}
    await store.people.ballot(campaign, 7, FINN, "wait")
    assert await store.people.ballot(campaign, 7, PEARL, "free") == {FINN: "wait", PEARL: "free"}
    assert await store.people.ballot(campaign, 7, FINN, "free") == {FINN: "free", PEARL: "free"}


async def test_my_seats_are_found_in_all_servers(store: Store) -> None:
    host = Host(store)
    table = await start(host, MARINA, FINN)
    (mine,) = await store.people.seats_of(MARINA)
    assert (mine.campaign.id, mine.seat, mine.asked) == (table.id, 0, True)
    (his,) = await store.people.seats_of(FINN)
    assert not his.asked
    await host.act(table.id, T("Over."), MARINA, values={"status": "ended"})
    assert await store.people.seats_of(MARINA) == []


async def called(host: Host, table: Table) -> tuple[list[int], list[Errand]]:
    calls = await host.people.calls(table, table.moment)
    await host.showing.panel(table, 77, calls)
    return calls.now, calls.later


async def test_whoever_is_asked_is_pinged_once_for_a_question(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    assert await called(host, table) == ([MARINA], [])
    assert await called(host, table) == ([], [])
    host.tables.forget(table)
    table = await host.tables.peek(table.id)
    assert await called(host, table) == ([], []), "also after a restart"
    await choose(host, table, MARINA, "roll")
    assert await called(host, table) == ([FINN], [])


async def test_a_move_taken_back_and_made_again_pings_nobody_within_moments(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour later it is news again: whoever had looked meanwhile was not asked any more."""
    table = await start(host, MARINA, FINN)
    await called(host, table)
    await choose(host, table, MARINA, "roll")
    asked = await called(host, table)
    assert asked == ([FINN], [])
    for _ in range(2):
        await host.undo(table.id, MARINA, consent=True)
        assert await called(host, table) == ([], [])
        await choose(host, table, MARINA, "roll")
        assert await called(host, table) == ([], [])
        host.tables.forget(table)
        table = await host.tables.peek(table.id)  # a restart forgets nothing of it
    await host.undo(table.id, MARINA, consent=True)
    await called(host, table)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3600)
    await choose(host, table, MARINA, "roll")
    assert await called(host, table) == asked


async def test_a_panel_calls_for_the_moment_it_shows(host: Host) -> None:
    """The table goes on while Discord takes its time: whoever is asked then is called then."""
    table = await start(host, MARINA, FINN)
    shown = table.moment
    await choose(host, table, MARINA, "roll")
    calls = await host.people.calls(table, shown)
    await host.showing.panel(table, 77, calls)
    assert calls.now == [MARINA]
    assert table.campaign.heard_users == {MARINA: shown.question}
    assert (table.campaign.panel_turn, table.campaign.panel_length) == (shown.turn, shown.length)
    assert await called(host, table) == ([FINN], [])


async def test_a_ping_is_not_put_off_because_a_second_passes(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, MARINA, FINN)
    moments = itertools.count(float(NOON))
    monkeypatch.setattr(time, "time", lambda: next(moments))
    assert await called(host, table) == ([MARINA], [])


@pytest.mark.usefixtures("noon")
async def test_whoever_sleeps_is_told_later(host: Host) -> None:
    await host.people.change(MARINA, quiet=(10, 20))
    table = await start(host, MARINA, FINN)
    later = Errand(table.id, MARINA, "call", NOON + 8 * 3600, table.campaign.length)
    assert await called(host, table) == ([], [later])
    assert await host.store.next_errands() == [later]
    assert table.campaign.heard_users.keys() == {MARINA}, "the panel names them all the same"


@pytest.mark.usefixtures("noon")
async def test_whoever_wants_direct_messages_is_not_pinged(host: Host) -> None:
    await host.people.change(MARINA, way="direct")
    table = await start(host, MARINA, FINN)
    later = Errand(table.id, MARINA, "call", NOON, table.campaign.length)
    assert await called(host, table) == ([], [later])


@pytest.mark.usefixtures("noon")
async def test_a_table_that_is_snoozed_is_silent(host: Host) -> None:
    table = await start(host, MARINA, FINN)
    await called(host, table)
    until = NOON + 5000
    await host.people.snooze(table.campaign, MARINA, until, waits=True)
    again = Errand(table.id, MARINA, "call", until, table.campaign.length)
    assert await host.store.next_errands() == [again], "they are called again afterwards"
    assert await host.people.free_from(table, MARINA) == until


@pytest.mark.usefixtures("noon")
async def test_a_holiday_with_an_autopilot_begins_as_soon_as_somebody_is_asked(host: Host) -> None:
    away = Holiday(starts=NOON - 50, ends=NOON + 5000, pilot=True)
    await host.people.change(MARINA, away=away)
    table = await start(host, MARINA, FINN)
    _, later = await called(host, table)
    assert [(one.kind, one.due) for one in later] == [("call", away.ends), ("away", NOON)]


async def test_an_end_is_owed_to_followers_and_to_the_server(host: Host) -> None:
    table = await start(host, MARINA)
    await host.people.follow(table, PEARL, follows=True)
    for _ in range(3):
        await choose(host, table, MARINA, "roll")
    owed = {(one.person, one.kind) for one in await host.store.next_errands()}
    assert owed == {(PEARL, "story"), (EVERYBODY, "highlight")}


async def test_the_first_turning_point_that_was_not_told_is_kept(host: Host) -> None:
    table = await start(host, MARINA)
    await host.people.follow(table, PEARL, follows=True)
    await choose(host, table, MARINA, "roll")
    assert await host.store.next_errands() == []
    await _light(host, table)
    (owed,) = await host.store.next_errands()
    last = (await host.store.entries(table.id))[-1]
    assert (owed.person, owed.kind, owed.since) == (PEARL, "story", last.number)
    await _light(host, table)
    told = {one.person: one.since for one in await host.store.next_errands()}
    assert told[PEARL] == owed.since, "nothing that turned since then is left out"


async def _light(host: Host, table: Table) -> None:
    """Marina plays a card for light, which everybody sees."""
    await choose(host, table, MARINA, "light")
    await choose(host, table, MARINA, f"c{table.match.game.s.divers[0].hand[0]}")


@pytest.mark.usefixtures("noon")
async def test_nobody_waits_anew_because_of_what_others_do(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, MARINA, FINN)
    monkeypatch.setattr(time, "time", lambda: float(NOON + 600))
    await host.act(table.id, T("Somebody coughs."), FINN)
    assert (table.campaign.played, table.campaign.waits_since) == (NOON + 600, NOON)
    before = await host.store.next_alarms()
    await host.act(table.id, T("Take your time."), FINN, patience=True)
    assert table.campaign.waits_since == NOON + 600
    assert (await host.store.next_alarms())[0].due == before[0].due + 600
