"""A database file that was taken away under the running bot: nothing is said to be saved."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot import backups
from bot.config import Settings
from bot.store import DatabaseGone, SqliteStore
from tests.bot.entries import choice, kept
from tests.spoken import spoken


def remove(path: Path) -> None:
    path.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("moved.db"))


def replace_it(path: Path) -> None:
    path.with_name("other.db").write_bytes(path.read_bytes())
    path.with_name("other.db").replace(path)


def remove_journal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


WAYS = (remove, move, replace_it, remove_journal)


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_acknowledged_any_more(path: Path, way: Callable[[Path], None]) -> None:
    store = await SqliteStore.open(path)
    campaign = await kept(store)
    await store.record(campaign, choice(1, 1))
    store.check_place()
    way(path)
    with pytest.raises(DatabaseGone, match=spoken("store.errors.DatabaseGone")):
        await store.record(campaign, choice(2, 2))
    with pytest.raises(DatabaseGone):
        store.check_place()
    await store.close()


@pytest.mark.parametrize("way", WAYS)
async def test_what_was_saved_until_then_becomes_a_backup(
    path: Path, way: Callable[[Path], None]
) -> None:
    store = await SqliteStore.open(path)
    campaign = await kept(store)
    await store.record(campaign, choice(1, 1))
    way(path)
    settings = Settings(database=path, _env_file=None)
    await backups.rescue(store, settings)
    await store.close()
    (made,) = settings.backups.iterdir()
    rescued = await SqliteStore.look(made)
    assert len(await rescued.entries(campaign.id)) == 1
    await rescued.close()


async def test_no_empty_database_is_begun_where_one_was(path: Path) -> None:
    """A process that stood by would take over with nothing, as if all games were lost."""
    await (await SqliteStore.open(path)).close()
    remove(path)
    for _ in range(2):
        with pytest.raises(DatabaseGone, match="is gone"):
            await SqliteStore.open(path)
    assert not exists(path)
    path.with_name(f"{path.name}.lock").unlink()
    await (await SqliteStore.open(path)).close()


def exists(path: Path) -> bool:
    return path.exists()


async def test_whoever_looks_beside_us_changes_nothing(store: SqliteStore, path: Path) -> None:
    """Neither a second connection, nor a backup, nor an update of what may be read."""
    campaign = await kept(store)
    other = await SqliteStore.look(path)
    await other.close()
    backups.make_one(Settings(database=path, _env_file=None))
    await store.give_back_room()
    await store.record(campaign, choice(1, 1))
