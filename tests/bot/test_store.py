"""The store: nothing acknowledged is lost, nothing is counted twice, files tell what they are."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.host.lobby import new_campaign
from bot.store import (
    Alarm,
    AlreadyCounted,
    Campaign,
    Checkpoint,
    DamagedDatabase,
    DatabaseInUse,
    Entry,
    GuildSettings,
    NewerDatabase,
    SeatRow,
    SqliteStore,
    StoreError,
    StoreFull,
    StoreLocked,
)
from bot.store import database as database_module
from bot.store.database import check
from bot.store.rows import effective
from games.kernel import Line, Seat, T
from games.kernel.record import Choice
from tests.bot.conftest import CHANNEL, GUILD, MARINA
from tests.kernel.lanterns import Lanterns


async def kept(store: SqliteStore) -> Campaign:
    campaign = new_campaign(Lanterns, GUILD, CHANNEL, MARINA)
    await store.add_campaign(campaign, [])
    return campaign


def choice(number: int, depth: int, interaction: int | None = None) -> Entry:
    line = Line(T("{who} swims.", who=Seat(0)))
    return Entry(
        number, "choice", depth, 1, 0, (line,), Choice(0, f"o{number}", "d"), 5, interaction
    )


async def fill(store: SqliteStore, campaign: Campaign, count: int) -> None:
    for number in range(1, count):
        await store.record(campaign, choice(number, number))


async def test_an_entry_comes_back_as_it_was_written(store: SqliteStore) -> None:
    campaign = await kept(store)
    entry = choice(1, 1, interaction=77)
    await store.record(campaign, entry)
    assert await store.entries(campaign.id) == [entry]


async def test_a_click_delivered_twice_counts_once(store: SqliteStore) -> None:
    campaign = await kept(store)
    await store.record(campaign, choice(1, 1, interaction=77))
    with pytest.raises(AlreadyCounted):
        await store.record(campaign, choice(2, 2, interaction=77))
    assert len(await store.entries(campaign.id)) == 1


async def test_one_bad_unit_spoils_no_other_of_its_group(store: SqliteStore) -> None:
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
    store: SqliteStore, rubbish: dict[str, Any]
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


async def test_checkpoints_are_pruned_but_the_first_and_newest_stay(store: SqliteStore) -> None:
    campaign = await kept(store)
    for depth in range(0, 200, 20):
        point = Checkpoint(depth, depth + 1, b"%d" % depth)
        await store.record(campaign, choice(depth + 1, depth), checkpoint=point)
    rows = await store.read("SELECT depth FROM checkpoints ORDER BY depth")
    assert [row[0] for row in rows] == [0, 120, 140, 160, 180]
    assert await store.start_save(campaign.id) == b"0"


async def test_an_undo_forgets_the_checkpoints_beyond_it(store: SqliteStore) -> None:
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


async def test_a_locked_database_says_so_and_recovers(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = await kept(store)
    await store.database.run(lambda connection: connection.execute("PRAGMA busy_timeout = 50"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreLocked):
        await store.record(campaign, choice(1, 1))
    other.execute("ROLLBACK")
    other.close()
    await store.record(campaign, choice(1, 1))


async def test_a_full_disk_says_so_and_recovers(store: SqliteStore) -> None:
    campaign = await kept(store)
    await store.read("PRAGMA max_page_count = 1")
    with pytest.raises(StoreFull):
        await fill(store, campaign, 400)
    count = len(await store.entries(campaign.id))
    await store.read("PRAGMA max_page_count = 1000000")
    await store.record(campaign, choice(count + 1, count + 1))
    assert len(await store.entries(campaign.id)) == count + 1


async def test_two_bots_cannot_share_a_file(store: SqliteStore, path: Path) -> None:
    with pytest.raises(DatabaseInUse, match="Another Divemaster"):
        await SqliteStore.open(path)


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    spoil_all(path)
    with pytest.raises(DamagedDatabase, match="damaged"):
        await SqliteStore.open(path)


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    other.close()
    with pytest.raises(DamagedDatabase, match="another program"):
        await SqliteStore.open(path)


async def test_a_newer_database_is_refused(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 9999")
    newer.close()
    with pytest.raises(NewerDatabase, match="newer Divemaster"):
        await SqliteStore.open(path)


async def test_a_migration_keeps_a_copy_of_the_file_from_before(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(path)
    campaign = await kept(store)
    await store.close()
    steps = tmp_path / "migrations"
    shutil.copytree(database_module.MIGRATIONS, steps)
    (steps / "0099_more.sql").write_text("ALTER TABLE campaigns ADD COLUMN mood TEXT;")
    monkeypatch.setattr(database_module, "MIGRATIONS", steps)
    store = await SqliteStore.open(path)
    assert await store.campaign(campaign.id) is not None
    assert await store.read("SELECT mood FROM campaigns") == [(None,)]
    await store.close()
    assert check(path.with_name("divemaster.db.before-0099")) is None


async def test_damage_is_found(path: Path) -> None:
    store = await SqliteStore.open(path)
    await fill(store, await kept(store), 300)
    await store.close()
    assert check(path) is None
    spoil(path)
    assert check(path) is not None


def spoil_all(path: Path) -> None:
    path.write_bytes(b"a shopping list" * 1000)


def spoil(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[8192:9000] = b"\xff" * 808
    path.write_bytes(data)


async def test_settings_alarms_and_facts_are_kept(store: SqliteStore) -> None:
    campaign = await kept(store)
    await store.change_settings(GUILD, GuildSettings(language="de", remind_hours=8))
    await store.set_alarm(Alarm(campaign.id, "turn", 500))
    await store.set_alarm(Alarm(campaign.id, "turn", 400, rung=1))
    await store.set_fact("commands", "abc")
    store._settings.clear()
    assert (await store.settings(GUILD)).language == "de"
    assert await store.next_alarms() == [Alarm(campaign.id, "turn", 400, 1)]
    await store.drop_alarm(campaign.id, "turn")
    assert await store.next_alarms() == []
    assert await store.fact("commands") == "abc"


async def test_campaigns_are_found_by_name_game_and_player(store: SqliteStore) -> None:
    campaign = await kept(store)
    await store.set_seats(campaign.id, [SeatRow(0, MARINA, "Marina", "person")])
    for words in ("", "lanterns", "marina", campaign.id):
        found = await store.in_guild(GUILD, words)
        assert [(one.campaign.id, one.names) for one in found] == [(campaign.id, ["Marina"])]
    assert await store.in_guild(GUILD, "nobody") == []
    assert await store.in_guild(GUILD + 1) == []
