"""Forgotten is forgotten: no byte of a name stays in any file of ours but backups."""

import os
import sqlite3
from pathlib import Path

from bot import backups
from bot.config import Settings
from bot.host.forgetting import forget_guild, forget_person
from bot.store import SqliteStore
from bot.wording import safe
from tests.bot.conftest import GUILD
from tests.bot.test_my_data import NAME, QUINCE, SETTINGS, life

WORDS = [word.encode() for word in (NAME, safe(NAME), str(QUINCE))]


def naming(folder: Path) -> list[str]:
    """Files in which the name or the number stands."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return sorted(file.name for file in files if any(word in file.read_bytes() for word in WORDS))


async def test_nobody_is_named_in_any_file_after_forget_me(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    host, *_ = await life(store)
    backups.make_one(Settings(database=path, _env_file=None))
    (backup,) = (tmp_path / "backups").iterdir()
    assert {backup.name, f"{path.name}-wal"} <= set(naming(tmp_path))
    await forget_person(host, SETTINGS, QUINCE)
    assert naming(tmp_path) == [backup.name], "while the bot runs"
    await store.close()
    assert naming(tmp_path) == [backup.name]


async def test_nor_after_a_server_was_forgotten(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    host, *_ = await life(store)
    for guild in (GUILD, 5151515151515151):
        await forget_guild(host, guild)
    await forget_person(host, SETTINGS, QUINCE)
    assert naming(tmp_path) == []
    await store.close()


async def test_what_earlier_versions_left_in_the_file_goes_with_the_update(
    path: Path, tmp_path: Path
) -> None:
    await (await SqliteStore.open(path)).close()
    path.with_name(f"{path.name}.lock").write_bytes(b"")
    old = sqlite3.connect(path, isolation_level=None)
    old.execute("PRAGMA secure_delete = OFF")
    for number in range(200):
        old.execute("INSERT INTO facts VALUES (?, ?)", (f"{number}", NAME * 9))
    old.execute("DELETE FROM facts")
    old.close()
    assert naming(tmp_path) == [path.name]
    store = await SqliteStore.open(path)
    await store.give_back_room()
    assert naming(tmp_path) == []
    await store.close()


async def test_an_old_copy_from_before_an_update_does_not_outlive_its_time(
    path: Path, tmp_path: Path
) -> None:
    store = await SqliteStore.open(path)
    host, *_ = await life(store)
    made = backups.copy(path, tmp_path / "copy.db")
    copy = made.rename(path.with_name(f"{path.name}.before-0002"))
    await forget_person(host, SETTINGS, QUINCE)
    settings = Settings(database=path, backup_hours=0, _env_file=None)
    backups.look_after(settings)
    assert naming(tmp_path) == [copy.name]
    os.utime(copy, (1, 1))
    backups.look_after(settings)
    assert naming(tmp_path) == []
    await store.close()
