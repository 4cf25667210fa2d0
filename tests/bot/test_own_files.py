"""Backups, copies from before an update, positions and logs: ours alone, and nobody else's."""

import logging
import os
import re
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot import backups
from bot.cli import main
from bot.config import Settings
from bot.failures import keep_failure
from bot.host import Host
from bot.log_files import log_file
from bot.logs import JsonFormat, TextFormat
from bot.own_files import Kind, NotOurs, OwnFolder
from bot.store import SqliteStore, StoreError
from bot.store import database as database_module
from bot.store.copies import DAY, forget_those_from_before
from bot.store.database import check
from tests.bot.conftest import MARINA, start
from tests.spoken import spoken

NOTES = Kind(re.compile(r"note-\d"), lambda head: head.startswith(b"ours"))


@pytest.fixture
def folder(tmp_path: Path) -> OwnFolder:
    return OwnFolder.within(tmp_path, NOTES)


@pytest.fixture
def for_all_to_read() -> Iterator[None]:
    """The most careless of users."""
    before = os.umask(0)
    yield
    os.umask(before)


def settings_for(path: Path, **more: object) -> Settings:
    return Settings(database=path, _env_file=None, **more)


def names_like(folder: Path, pattern: str) -> list[str]:
    return sorted(file.name for file in folder.glob(pattern))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_is_ours_is_written_and_removed(folder: OwnFolder, tmp_path: Path) -> None:
    folder.write("note-1", b"ours: first")
    folder.write("note-1", b"ours: second")
    assert (tmp_path / "note-1").read_bytes() == b"ours: second"
    assert folder.ours() == ["note-1"]
    assert folder.remove("note-1")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["note-1", "diary"])
def test_what_only_has_our_name_or_only_our_first_bytes_stays(
    folder: OwnFolder, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_bytes(b"dear diary" if name == "note-1" else b"ours, says the diary")
    before = (tmp_path / name).read_bytes()
    with pytest.raises(NotOurs):
        folder.write(name, b"ours")
    assert not folder.remove(name)
    assert (tmp_path / name).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("what", ["link", "dangling link", "folder", "pipe"])
def test_nothing_but_a_plain_file_is_ours(folder: OwnFolder, tmp_path: Path, what: str) -> None:
    place, away = tmp_path / "note-1", tmp_path / "away"
    if what == "link":
        away.write_bytes(b"ours it says")
    if "link" in what:
        place.symlink_to(away)
    elif what == "folder":
        place.mkdir()
    else:
        os.mkfifo(place)
    with pytest.raises(OSError, match=r"note-1|symbolic"):
        os.close(folder.open("note-1"))
    with pytest.raises(NotOurs):
        folder.write("note-1", b"ours: new")
    assert not folder.remove("note-1")
    assert os.path.lexists(place)
    assert not away.exists() or away.read_bytes() == b"ours it says"


def test_a_failure_on_the_way_leaves_what_was(folder: OwnFolder, tmp_path: Path) -> None:
    folder.write("note-1", b"ours: first")

    def break_off() -> None:
        with folder.making("note-1") as draft:
            draft.write_bytes(b"ours: half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert [path.name for path in tmp_path.iterdir()] == ["note-1"]
    assert (tmp_path / "note-1").read_bytes() == b"ours: first"


def test_a_folder_taken_away_and_replaced_by_a_link_is_not_followed(tmp_path: Path) -> None:
    """Once it is open, it does not matter what becomes of the way to it."""
    folder = OwnFolder.within(tmp_path, NOTES).inner("notes")
    folder.write("note-1", b"ours")
    (tmp_path / "album").mkdir()
    (tmp_path / "album" / "note-1").write_bytes(b"ours, but elsewhere")
    (tmp_path / "notes").rename(tmp_path / "moved")
    (tmp_path / "notes").symlink_to(tmp_path / "album")
    assert folder.remove("note-1")
    folder.write("note-2", b"ours")
    assert [path.name for path in (tmp_path / "album").iterdir()] == ["note-1"]
    assert [path.name for path in (tmp_path / "moved").iterdir()] == ["note-2"]


async def test_copies_made_by_hand_stay(store: SqliteStore, host: Host, path: Path) -> None:
    """Whatever a host calls them, be it almost as we do."""
    await start(host, MARINA)
    settings = settings_for(path, backups_kept=1)
    backups.make_one(settings)
    (made,) = settings.backups.iterdir()
    by_hand = [
        made.with_name("divemaster-before-holiday.db"),
        made.with_name("divemaster-20200101-000000.db.txt"),
        made.with_name("other-20200101-000000.db"),
    ]
    for file in by_hand:
        shutil.copy(made, file)
    foreign = made.with_name("divemaster-20200102-000000.db")
    with sqlite3.connect(foreign) as songs:
        songs.execute("CREATE TABLE songs (name TEXT)")
    songs.close()
    ours = made.with_name("divemaster-20200103-000000.db")
    made.rename(ours)
    backups.make_one(settings)
    assert not ours.exists()
    assert all(file.exists() for file in (*by_hand, foreign))


async def test_a_link_is_no_place_for_backups(
    store: SqliteStore, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "album").mkdir()
    (tmp_path / "backups").symlink_to(tmp_path / "album")
    backups.look_after(settings_for(path))
    assert "no backup could be made" in caplog.text
    assert list((tmp_path / "album").iterdir()) == []


async def test_a_backup_never_takes_the_place_of_another_file(
    store: SqliteStore, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIVEMASTER_DATABASE", str(path))
    (tmp_path / "taxes.db").write_bytes(b"2026: too much")
    done = CliRunner().invoke(main, ["backup", str(tmp_path / "taxes.db")])
    assert done.exit_code == 1
    assert "not a file of ours" in done.output
    assert (tmp_path / "taxes.db").read_bytes() == b"2026: too much"


async def test_a_backup_that_breaks_off_leaves_no_file_behind(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(path)
    monkeypatch.setattr(backups, "check", lambda _: "page 7 is torn")
    backups.look_after(settings)
    assert list(settings.backups.iterdir()) == []
    assert backups.is_due(settings)


def outdate(path: Path) -> None:
    """As an earlier version left it: one step is missing."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"PRAGMA user_version = {database_module.newest_version() - 1}")
    connection.close()


async def test_a_copy_from_before_never_takes_the_place_of_another_file(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await SqliteStore.open(path)).close()
    outdate(path)
    number = database_module.newest_version()
    mine = path.with_name(f"{path.name}.before-{number:04d}")
    mine.write_bytes(b"my own notes")
    with pytest.raises(StoreError, match=spoken("store.copies.copy_before")):
        await SqliteStore.open(path)
    assert mine.read_bytes() == b"my own notes"


async def test_copies_from_before_are_kept_for_two_weeks_and_no_more_than_three(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    sound = backups.copy(path, tmp_path / "sound.db")
    names = [f"{path.name}.before-{number:04d}" for number in range(1, 6)]
    for name in names:
        shutil.copy(sound, path.with_name(name))
    (tmp_path / f"{path.name}.before-0000").write_bytes(b"not a database")
    now = time.time()
    os.utime(path.with_name(names[4]), (now - 15 * DAY,) * 2)
    os.utime(path.with_name(names[3]), (now - 13 * DAY,) * 2)
    forget_those_from_before(path)
    assert names_like(tmp_path, "*.before-*") == [f"{path.name}.before-0000", names[2], names[3]]


@pytest.mark.usefixtures("for_all_to_read")
async def test_all_that_is_made_is_for_our_eyes_only(tmp_path: Path) -> None:
    path = tmp_path / "home" / "data" / "divemaster.db"
    store = await SqliteStore.open(path)
    await store.set_fact("dive", "deep")
    settings = settings_for(path)
    backups.make_one(settings)
    keep_failure(settings.failures, "abc-0-go", b'{"divemaster": 1}')
    handler = log_file(path.parent / "logs" / "bot.log", 0.0001, 2)
    handler.setFormatter(TextFormat())
    for _ in range(9):
        handler.handle(handler_record())
    handler.close()
    found = {file: mode(file) for file in (tmp_path / "home").rglob("*")}
    assert {file.name for file in found} >= {"divemaster.db-wal", "divemaster.db-shm", "bot.log.1"}
    assert {file: oct(it) for file, it in found.items() if it & 0o077} == {}
    await store.close()


def handler_record() -> logging.LogRecord:
    return logging.makeLogRecord({"msg": "somebody 1234 pressed"})


@pytest.mark.usefixtures("for_all_to_read")
async def test_what_an_earlier_version_left_for_all_to_read_is_hidden(
    path: Path, tmp_path: Path
) -> None:
    store = await SqliteStore.open(path)
    settings = settings_for(path)
    backups.make_one(settings)
    await store.close()
    (copy,) = settings.backups.iterdir()
    before = path.with_name(f"{path.name}.before-0002")
    shutil.copy(copy, before)
    foreign = copy.with_name("by-hand.db")
    shutil.copy(copy, foreign)
    ours = [path, path.with_name(f"{path.name}.lock"), copy, before]
    for file in (*ours, foreign):
        file.chmod(0o644)
    store = await SqliteStore.open(path)
    backups.hide_all(settings)
    await store.close()
    assert [oct(mode(file)) for file in ours] == ["0o600"] * len(ours)
    assert mode(foreign) == 0o644


def test_a_log_is_written_over_no_link(tmp_path: Path) -> None:
    (tmp_path / "diary").write_bytes(b"dear diary")
    (tmp_path / "bot.log").symlink_to(tmp_path / "diary")
    with pytest.raises(OSError, match="symbolic"):
        log_file(tmp_path / "bot.log", 1, 1)


@pytest.mark.parametrize("form", [TextFormat, JsonFormat])
def test_older_logs_take_nobody_elses_place(tmp_path: Path, form: type[logging.Formatter]) -> None:
    """A diary and a link to it lie under names that a log would have taken."""
    diary, linked = tmp_path / "bot.log.1", tmp_path / "bot.log.3"
    diary.write_bytes(b"dear diary")
    linked.symlink_to(diary)
    handler = log_file(tmp_path / "bot.log", 0.0001, 4)
    handler.setFormatter(form())
    for number in range(9):
        handler.handle(logging.makeLogRecord({"msg": f"somebody {number} pressed"}))
    handler.close()
    assert diary.read_bytes() == b"dear diary"
    assert linked.readlink() == diary
    older = [(tmp_path / f"bot.log.{number}").read_text() for number in (2, 4)]
    assert "somebody 7" in older[0]
    assert "somebody 6" in older[1]


def test_a_file_that_was_no_log_of_ours_is_not_moved_aside(tmp_path: Path) -> None:
    diary = tmp_path / "bot.log"
    diary.write_bytes(b"dear diary\n" * 20)
    handler = log_file(diary, 0.0001, 1)
    handler.handle(handler_record())
    handler.close()
    assert diary.read_bytes().startswith(b"dear diary")
    assert [*tmp_path.iterdir()] == [diary]


def test_a_lock_is_no_reason_to_empty_a_file(tmp_path: Path) -> None:
    (tmp_path / "diary").write_bytes(b"dear diary")
    (tmp_path / "x.db.lock").symlink_to(tmp_path / "diary")
    with pytest.raises(OSError, match="symbolic"):
        database_module.claim(tmp_path / "x.db")
    assert (tmp_path / "diary").read_bytes() == b"dear diary"


async def test_one_copy_is_made_before_all_missing_steps(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await SqliteStore.open(path)).close()
    steps = tmp_path / "migrations"
    shutil.copytree(database_module.MIGRATIONS, steps)
    for number in (98, 99):
        (steps / f"00{number}_more.sql").write_text(f"CREATE TABLE mood_{number} (it TEXT);")
    monkeypatch.setattr(database_module, "MIGRATIONS", steps)
    await (await SqliteStore.open(path)).close()
    assert names_like(tmp_path, "*.before-*") == [f"{path.name}.before-0098"]
    assert check(path.with_name(f"{path.name}.before-0098")) is None
