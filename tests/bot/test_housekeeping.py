"""What nobody needs any more goes by itself; what somebody may want stays."""

import logging
import os
import sqlite3
import time
from pathlib import Path

from bot import backups
from bot.config import Settings
from bot.host import Host
from bot.host.verifying import verify_campaign
from bot.log_files import log_file
from bot.logs import TextFormat
from bot.store import Alarm, SqliteStore
from bot.store.database import check, pragma
from bot.store.strips import KeptStrip
from tests.bot.conftest import FINN, GUILD, MARINA, choose, start

NOW = int(time.time())


async def test_cancelled_lobbies_go_after_a_while(host: Host, store: SqliteStore) -> None:
    old, fresh, played = [await start(host, MARINA) for _ in range(3)]
    await store.change_campaign(old.id, status="cancelled", played=100)
    await store.change_campaign(fresh.id, status="cancelled", played=NOW)
    await store.change_campaign(played.id, played=100)
    await host.clear_away(NOW - 10, NOW - 10)
    assert await store.campaign(old.id) is None
    assert await store.seats(old.id) == []
    assert await store.entries(old.id) == []
    assert await store.campaign(fresh.id) is not None
    assert await store.campaign(played.id) is not None


async def test_an_ended_game_keeps_its_start_and_can_still_be_read(
    host: Host, store: SqliteStore
) -> None:
    table = await start(host, MARINA, FINN)
    while table.match.ask is not None:
        option = table.match.ask.options[0]
        await choose(host, table, (MARINA, FINN)[option.seat], option.id)
    made = table.match.choices_made
    await store.write([("INSERT INTO checkpoints VALUES (?, 5, 6, ?)", (table.id, b"not needed"))])
    await store.change_campaign(table.id, played=100)
    host.tables.forget(table)
    await host.clear_away(NOW, NOW - 10)
    rows = await store.read("SELECT depth FROM checkpoints WHERE campaign = ?", table.id)
    assert rows == [(0,)]
    assert (await host.tables.peek(table.id)).match.choices_made == made
    assert "✅" in str(await verify_campaign(host, table.id))


async def test_a_game_that_is_played_keeps_its_checkpoints_and_alarm(
    host: Host, store: SqliteStore
) -> None:
    table = await start(host, MARINA, FINN)
    await store.write([("INSERT INTO checkpoints VALUES (?, 5, 6, ?)", (table.id, b"needed"))])
    await store.change_campaign(table.id, played=100)
    await host.clear_away(NOW, NOW)
    rows = await store.read("SELECT depth FROM checkpoints WHERE campaign = ?", table.id)
    assert sorted(rows) == [(0,), (5,)]
    assert [one.campaign for one in await store.next_alarms()] == [table.id]


async def test_alarms_of_games_at_rest_go(host: Host, store: SqliteStore) -> None:
    table = await start(host, MARINA, FINN)
    await store.change_campaign(table.id, status="paused")
    await store.set_alarm(Alarm(table.id, "turn", 5))
    await host.clear_away(0, 0)
    assert await store.next_alarms() == []


def size(path: Path) -> int:
    return path.stat().st_size


async def test_room_is_given_back_to_the_disk(host: Host, store: SqliteStore, path: Path) -> None:
    table = await start(host, MARINA)
    for depth in range(1, 40):
        unit = [("INSERT INTO checkpoints VALUES (?, ?, 1, ?)", (table.id, depth, bytes(100_000)))]
        await store.write(unit)
    await store.give_back_room()
    before = size(path)
    await store.change_campaign(table.id, status="ended", played=100)
    await host.clear_away(NOW, NOW)
    assert size(path) < before / 4
    free = await store.database.run(lambda connection: pragma(connection, "freelist_count"))
    assert free == 0
    assert (await host.tables.peek(table.id)).match.choices_made == 0


async def test_a_private_message_that_cannot_be_changed_any_more_is_forgotten(
    host: Host, store: SqliteStore
) -> None:
    now = int(time.time())
    for place, at in ((1, now - 3600), (2, now)):
        await host.showing.strip(KeptStrip(place, MARINA, 7, "a press", at))
    await host.clear_away(0, 0)
    assert [await store.strips.of(place, MARINA) is None for place in (1, 2)] == [True, False]


async def test_a_server_we_left_rests_alone(host: Host, store: SqliteStore) -> None:
    here, there = await start(host, MARINA), await start(host, MARINA)
    await store.change_campaign(there.id, guild=GUILD + 1)
    await host.rest_guild(GUILD)
    assert [one.campaign for one in await store.next_alarms()] == [there.id]
    await host.wake_guild(GUILD)
    await host.wake_guild(GUILD)
    assert {one.campaign for one in await store.next_alarms()} == {here.id, there.id}


def backup_settings(path: Path, **more: object) -> Settings:
    return Settings(database=path, _env_file=None, **more)


async def test_a_backup_is_made_when_the_last_one_is_old(
    host: Host, store: SqliteStore, path: Path
) -> None:
    table, settings = await start(host, MARINA), backup_settings(path, backup_hours=24)
    assert backups.is_due(settings)
    backups.make_one(settings)
    (made,) = settings.backups.iterdir()
    assert not backups.is_due(settings)
    assert check(made) is None
    assert sqlite3.connect(made).execute("SELECT id FROM campaigns").fetchall() == [(table.id,)]
    os.utime(made, (NOW - 25 * 3600, NOW - 25 * 3600))
    assert backups.is_due(settings)
    assert not backups.is_due(backup_settings(path, backup_hours=0))


async def test_only_so_many_backups_are_kept(host: Host, store: SqliteStore, path: Path) -> None:
    settings = backup_settings(path, backups_kept=2)
    settings.backups.mkdir()
    for day in (1, 2, 3):
        (settings.backups / f"divemaster-2020010{day}-000000.db").write_bytes(b"")
    (settings.backups / "by-hand.db").write_bytes(b"")
    backups.make_one(settings)
    kept = sorted(file.name for file in settings.backups.iterdir())
    assert kept[0] == "by-hand.db"
    assert kept[1] == "divemaster-20200103-000000.db"
    assert len(kept) == 3


def test_a_log_file_begins_anew_when_it_is_full(tmp_path: Path) -> None:
    handler = log_file(tmp_path / "logs" / "bot.log", 0.001, 2)
    handler.setFormatter(TextFormat())
    for number in range(200):
        handler.emit(logging.makeLogRecord({"msg": f"line {number} of many"}))
    handler.close()
    files = sorted(file.name for file in (tmp_path / "logs").iterdir())
    assert files == ["bot.log", "bot.log.1", "bot.log.2"]
    assert all(file.stat().st_size <= 1100 for file in (tmp_path / "logs").iterdir())
