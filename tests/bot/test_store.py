"""Both stores: nothing acknowledged is lost, nothing is counted twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from benchmarks.postgres import Cluster
from bot.store import (
    Alarm,
    AlreadyCounted,
    Checkpoint,
    Entry,
    Fenced,
    GuildSettings,
    Passage,
    SeatRow,
    SqliteStore,
    StoreError,
)
from bot.store.notes import PlaceNote, World
from bot.store.packs import ServerPack
from bot.store.postgres import PostgresStore
from bot.store.rows import effective
from bot.store.store import Store
from games.kernel.content import Pinned
from tests.bot.conftest import CHANNEL, GUILD, MARINA
from tests.bot.entries import choice, kept


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    async with AsyncExitStack() as stack:
        if request.param == "sqlite":
            store: Store = await SqliteStore.open(path)
        else:
            server: Cluster = request.getfixturevalue("postgres_server")
            store = await PostgresStore.open(await stack.enter_async_context(server.fresh()))
        stack.push_async_callback(store.close)
        yield store


async def test_an_entry_comes_back_as_it_was_written(store: Store) -> None:
    campaign = await kept(store)
    entry = choice(1, 1, interaction=77)
    await store.record(campaign, entry)
    assert await store.entries(campaign.id) == [entry]


async def test_a_click_delivered_twice_counts_once(store: Store) -> None:
    campaign = await kept(store)
    await store.record(campaign, choice(1, 1, interaction=77))
    with pytest.raises(AlreadyCounted):
        await store.record(campaign, choice(2, 2, interaction=77))
    assert len(await store.entries(campaign.id)) == 1


async def test_one_bad_unit_spoils_no_other_of_its_group(store: Store) -> None:
    campaign = await kept(store)
    clicks = [1 if n < 3 else n for n in range(1, 20)]
    results = await asyncio.gather(
        *(store.record(campaign, choice(n, n, click)) for n, click in enumerate(clicks, 1)),
        return_exceptions=True,
    )
    failed = [result for result in results if result is not None]
    assert [type(result) for result in failed] == [AlreadyCounted]
    assert len(await store.entries(campaign.id)) == 18


@pytest.mark.parametrize("rubbish", [{"turn": 10**30}, {"headline": "\ud800"}])
async def test_what_a_database_cannot_hold_spoils_nothing(
    store: Store, rubbish: dict[str, Any]
) -> None:
    campaign = await kept(store)
    results = await asyncio.gather(
        store.record(campaign, choice(1, 1)),
        store.change_campaign(campaign.id, **rubbish),
        store.record(campaign, choice(2, 2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StoreError, type(None)]
    await store.record(campaign, choice(3, 3))
    assert len(await store.entries(campaign.id)) == 3


async def test_checkpoints_are_pruned_but_the_first_and_newest_stay(store: Store) -> None:
    campaign = await kept(store)
    for depth in range(0, 200, 20):
        point = Checkpoint(depth, depth + 1, b"%d" % depth)
        await store.record(campaign, choice(depth + 1, depth), checkpoint=point)
    rows = await store.read("SELECT depth FROM checkpoints ORDER BY depth")
    assert [row[0] for row in rows] == [0, 120, 140, 160, 180]
    assert await store.start_save(campaign.id) == b"0"


async def test_an_undo_forgets_the_checkpoints_beyond_it(store: Store) -> None:
    campaign = await kept(store)
    for depth in (0, 20, 40):
        point = Checkpoint(depth, depth + 1, b"%d" % depth)
        await store.record(campaign, choice(depth + 1, depth), checkpoint=point)
    await store.record(campaign, Entry(60, "undo", 39, 1, 0))
    stored = await store.load(campaign.id)
    assert stored is not None
    assert stored.checkpoint.depth == 20


def test_effective_choices_follow_the_undos() -> None:
    entries = [
        choice(1, 1),
        choice(2, 2),
        Entry(3, "undo", 1, 1, 0),
        choice(4, 2),
        Entry(5, "act", 2, 1, 0),
        Entry(6, "undo", 0, 1, 0),
        choice(7, 1),
    ]
    assert [one.option for one in effective(entries)] == ["o7"]
    assert [one.option for one in effective(entries[:5])] == ["o1", "o4"]


async def test_whoever_played_last_is_shown_first(store: Store) -> None:
    played = {(await kept(store)).id: at for at in (300, 500, 400)}
    for campaign, at in played.items():
        await store.change_campaign(campaign, played=at, length=1, place=7)
    found = [campaign for campaign, _ in await store.not_shown()]
    assert [played[campaign] for campaign in found] == [500, 400, 300]


async def test_what_is_due_at_once_comes_in_the_same_order_everywhere(store: Store) -> None:
    """Both databases agree, however the rows came in."""
    tables = sorted([(await kept(store)).id for _ in range(4)], reverse=True)
    for one in tables:
        await store.set_alarm(Alarm(one, "turn", 500))
        await store.set_alarm(Alarm(one, "lobby", 500))
    found = [(alarm.campaign, alarm.kind) for alarm in await store.next_alarms()]
    assert found == sorted(found)


async def test_settings_alarms_and_facts_are_kept(store: Store) -> None:
    campaign = await kept(store)
    await store.change_settings(GUILD, GuildSettings(language="de", remind_hours=8))
    await store.set_alarm(Alarm(campaign.id, "turn", 500))
    await store.set_alarm(Alarm(campaign.id, "turn", 400, rung=1))
    await store.set_fact("commands", "abc")
    store.forget_settings()
    assert (await store.settings(GUILD)).language == "de"
    assert await store.next_alarms() == [Alarm(campaign.id, "turn", 400, 1)]
    await store.drop_alarm(campaign.id, "turn")
    assert await store.next_alarms() == []
    assert await store.fact("commands") == "abc"


async def test_levels_hints_and_looks_back_are_kept(store: Store) -> None:
    campaign = await kept(store)
    seats = [SeatRow(0, MARINA, "Marina", "person"), SeatRow(1, None, "", "autopilot", "fierce")]
    await store.set_seats(campaign.id, seats)
    await store.change_campaign(campaign.id, hints=1)
    assert await store.seats(campaign.id) == seats
    found = await store.campaign(campaign.id)
    assert found is not None
    assert found.hints == 1
    assert await store.lookback(campaign.id) is None
    for points in ("[]", "[[1]]"):
        await store.keep_lookback(campaign.id, points)
        assert await store.lookback(campaign.id) == points
    await store.privacy.forget_guild(campaign.guild)
    assert await store.lookback(campaign.id) is None


async def test_campaigns_are_found_by_name_game_and_player(store: Store) -> None:
    campaign = await kept(store)
    await store.set_seats(campaign.id, [SeatRow(0, MARINA, "Marina", "person")])
    for words in ("", "lanterns", "marina", campaign.id):
        found = await store.in_guild(GUILD, words)
        assert [(one.campaign.id, one.names) for one in found] == [(campaign.id, ["Marina"])]
    assert await store.in_guild(GUILD, "nobody") == []
    assert await store.in_guild(GUILD + 1) == []


async def test_whoever_comes_second_to_a_number_changes_nothing_at_all(store: Store) -> None:
    campaign = await kept(store)
    await store.record(campaign, choice(1, 1))
    campaign.headline, alarm = '"elsewhere"', Alarm(campaign.id, "turn", 500)
    with pytest.raises(Fenced):
        await store.record(
            campaign,
            choice(1, 1, interaction=5),
            alarm=alarm,
            checkpoint=Checkpoint(1, 1, b"1"),
            seats=[SeatRow(0, MARINA, "Marina", "person")],
        )
    row = await store.campaign(campaign.id)
    assert row is not None
    assert row.headline == '""'
    assert await store.next_alarms() == []
    assert await store.seats(campaign.id) == []
    assert await store.load(campaign.id) is None


async def test_what_is_about_one_campaign_keeps_its_order(store: Store) -> None:
    campaign = await kept(store)
    alarm = Alarm(campaign.id, "turn", 500)
    await asyncio.gather(
        *(store.set_alarm(alarm), store.drop_alarm(campaign.id, "turn"), store.set_alarm(alarm)),
        *(store.change_campaign(campaign.id, panel=number) for number in range(40)),
        store.drop_alarm(campaign.id, "turn"),
    )
    row = await store.campaign(campaign.id)
    assert row is not None
    assert row.panel == 39
    assert await store.next_alarms() == []


async def test_a_table_is_opened_with_one_look(store: Store) -> None:
    campaign = await kept(store)
    seats = [SeatRow(0, MARINA, "Marina", "person"), SeatRow(1)]
    await store.record(campaign, Entry(1, "start", 0, 0, 0), checkpoint=Checkpoint(0, 1, b"0"))
    await store.record(campaign, choice(2, 1), seats=seats)
    await store.record(campaign, choice(3, 2), checkpoint=Checkpoint(2, 3, b"2"))
    await store.record(campaign, choice(4, 3))
    stored = await store.load(campaign.id)
    assert stored is not None
    assert (stored.campaign, stored.seats) == (campaign, seats)
    assert (stored.checkpoint.save, stored.entries) == (b"2", [choice(4, 3)])
    assert [entry.number for entry in stored.recent] == [1, 2, 3, 4]
    earlier = await store.load(campaign.id, before=2)
    assert earlier is not None
    assert (earlier.checkpoint.save, len(earlier.entries)) == (b"0", 3)


async def test_places_lobbies_and_open_games_are_found(store: Store) -> None:
    first, second = await kept(store), await kept(store)
    await store.change_campaign(first.id, status="playing", place=3, played=50)
    await store.change_campaign(second.id, created=second.created + 1)
    found, lobby = await store.at_place(3), await store.lobby_at(GUILD, CHANNEL, "lanterns")
    assert found is not None
    assert found.id == first.id
    assert lobby is not None
    assert lobby.id == second.id
    assert {game.status for game in await store.open_games(GUILD, since=40)} == {"playing", "lobby"}
    assert {game.status for game in await store.open_games(GUILD, since=60)} == {"lobby"}


async def test_prose_votes_and_awards_are_kept(store: Store) -> None:
    campaign = await kept(store)
    await store.keep_passage(campaign.id, Passage(1, 0, 700))
    await store.keep_passage(campaign.id, Passage(1, 0, 700, taken_back=True))
    assert await store.passages(campaign.id) == [Passage(1, 0, 700, taken_back=True)]
    await store.vote(campaign.id, 4, MARINA, agrees=False)
    assert await store.vote(campaign.id, 4, MARINA, agrees=True) == {MARINA: True}
    await store.record(campaign, choice(1, 1), awards=["pearl", "coral"])
    await store.record(campaign, choice(2, 2), awards=["pearl"])
    assert await store.awards(GUILD, "lanterns") == ["coral", "pearl"]


async def test_what_was_shown_is_never_forgotten_by_a_late_word(store: Store) -> None:
    campaign = await kept(store)
    await store.change_campaign(campaign.id, place=3)
    campaign.length = 2
    await store.record(campaign, choice(1, 1), choice(2, 2))
    assert await store.not_shown() == [(campaign.id, GUILD)]
    await store.mark_shown({campaign.id: 2})
    await store.mark_shown({campaign.id: 1})
    assert await store.not_shown() == []


async def test_an_alarm_set_anew_is_not_settled_by_an_old_one(store: Store) -> None:
    campaign = await kept(store)
    old, new = Alarm(campaign.id, "turn", 400), Alarm(campaign.id, "turn", 500)
    await store.set_alarm(new)
    await store.settle_alarm(old, None)
    assert await store.next_alarms() == [new]
    await store.settle_alarm(new, Alarm(campaign.id, "turn", 600, rung=1, message=9))
    assert await store.next_alarms() == [Alarm(campaign.id, "turn", 600, 1, 9)]


async def test_it_is_known_whether_whoever_is_asked_has_been_reminded(store: Store) -> None:
    """Also after the last reminder, of which no alarm is left; never where nobody is reminded."""
    campaign = await kept(store)
    first = Alarm(campaign.id, "turn", 500)
    await store.set_alarm(first)
    assert not await store.has_waited(campaign)
    await store.settle_alarm(first, Alarm(campaign.id, "turn", 600, rung=1))
    assert await store.has_waited(campaign)
    await store.drop_alarm(campaign.id, "turn")
    assert await store.has_waited(campaign)
    await store.change_settings(GUILD, GuildSettings(remind_hours=0))
    assert not await store.has_waited(campaign)


async def test_what_somebody_has_met_is_kept_and_forgotten(store: Store) -> None:
    await store.keep_met(MARINA, "hand")
    await store.keep_met(MARINA, "hand")
    await store.keep_met(MARINA, "story")
    await store.keep_met(MARINA, "story", met=False)
    assert await store.met(MARINA) == {"hand"}


async def test_an_award_goes_with_the_choice_that_earned_it(store: Store) -> None:
    campaign = await kept(store)
    campaign.depth = 3
    await store.record(campaign, choice(1, 3), awards=["pearl"])
    await store.record(campaign, Entry(2, "undo", 2, 1, 0))
    assert await store.awards(GUILD, "lanterns") == []


async def test_a_server_rests_and_wakes(store: Store) -> None:
    lobby, table = await kept(store), await kept(store)
    await store.change_campaign(table.id, status="playing")
    await store.set_alarm(Alarm(lobby.id, "lobby", 100))
    await store.set_alarm(Alarm(table.id, "turn", 100))
    await store.housekeeping.rest_guild(GUILD)
    assert await store.next_alarms() == []
    closed = await store.campaign(lobby.id)
    assert closed is not None
    assert closed.status == "cancelled"
    await store.housekeeping.wake_guild(GUILD, 500)
    assert await store.next_alarms() == [Alarm(table.id, "turn", 500)]


async def test_what_nobody_needs_is_cleared_away(store: Store) -> None:
    cancelled, ended = await kept(store), await kept(store)
    await store.change_campaign(cancelled.id, status="cancelled", played=10)
    for depth in (0, 20):
        point = Checkpoint(depth, depth + 1, b"%d" % depth)
        await store.record(ended, choice(depth + 1, depth), checkpoint=point)
    await store.change_campaign(ended.id, status="ended", played=10)
    await store.housekeeping.clear_away(cancelled_before=11, ended_before=11)
    await store.give_back_room()
    assert await store.campaign(cancelled.id) is None
    assert [row[0] for row in await store.read("SELECT depth FROM checkpoints")] == [0]


async def test_packs_stay_while_a_server_offers_them_or_a_campaign_names_them(
    store: Store,
) -> None:
    offered, played, idle = (Pinned(f"{name}@1", name, b"\0\xff") for name in ("a", "b", "c"))
    await store.packs.add_to_server(
        ServerPack(GUILD, "lanterns", "a", offered.name, MARINA, 1), offered
    )
    for pack in (played, idle):
        await store.packs.keep("lanterns", pack, 1)
    campaign = await kept(store)
    await store.change_campaign(campaign.id, options=f'{{"pack": "{played.name}"}}')
    await store.housekeeping.clear_away(cancelled_before=5, ended_before=5)
    assert await store.packs.get(offered.name) == offered
    assert await store.packs.get(played.name) == played
    assert await store.packs.get(idle.name) is None
    [row] = await store.packs.of(GUILD, "lanterns")
    assert (row.id, row.title, row.person) == ("a", "a", MARINA)
    await store.packs.remove_from_server(GUILD, "lanterns", "a")
    assert await store.packs.of(GUILD, "lanterns") == []


async def test_notes_stay_with_their_server_and_world_one_of_each_writer_at_each_place(
    store: Store,
) -> None:
    sea = World(GUILD, "lanterns", "reef")
    first = PlaceNote(sea, "10", MARINA, "Marina", "ü 🐙 '; --", 1)
    second = PlaceNote(sea, "10", MARINA + 1, "Finn", "b", 2)
    for note in (second, first, PlaceNote(sea, "11", MARINA, "Marina", "c", 3)):
        await store.notes.keep(note)
    elsewhere = (World(GUILD + 1, "lanterns", "reef"), World(GUILD, "lanterns", "bay"))
    for world in elsewhere:
        assert await store.notes.of(world) == []
    assert (await store.notes.of(sea))[:2] == [first, second]
    later = PlaceNote(sea, "10", MARINA, "Marina", "d", 4)
    await store.notes.keep(later)
    await store.notes.strike(sea, "11", MARINA)
    await store.notes.strike(elsewhere[0], "10", MARINA)
    assert await store.notes.of(sea) == [second, later]
