"""A file of SQLite's: it tells what it is, and what is wrong with it."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    NewerDatabase,
    SqliteStore,
    StoreFull,
    StoreLocked,
)
from bot.store import database as database_module
from bot.store.database import check
from tests.bot.entries import choice, fill, kept
from tests.spoken import spoken


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
    with pytest.raises(DatabaseInUse, match=spoken("store.database.claim")):
        await SqliteStore.open(path)


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    spoil_all(path)
    with pytest.raises(DamagedDatabase, match="damaged"):
        await SqliteStore.open(path)


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    other.close()
    with pytest.raises(DamagedDatabase, match=spoken("store.database._recognise")):
        await SqliteStore.open(path)


async def test_a_newer_database_is_refused(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 9999")
    newer.close()
    with pytest.raises(NewerDatabase, match=spoken("store.database._recognise")):
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


async def test_awards_of_an_older_file_are_still_known(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = tmp_path / "migrations"
    shutil.copytree(database_module.MIGRATIONS, steps)
    for later in sorted(steps.iterdir())[4:]:
        later.unlink()
    with monkeypatch.context() as older:
        older.setattr(database_module, "MIGRATIONS", steps)
        store = await SqliteStore.open(path)
        row = (1, "lanterns", "lit.0", "c1", 99)
        await store.write([("INSERT INTO awards VALUES (?, ?, ?, ?, ?)", row)])
        await store.close()
    store = await SqliteStore.open(path)
    assert await store.awards(1, "lanterns") == ["lit.0"]
    await store.close()


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
