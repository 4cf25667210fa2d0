"""Campaigns move from a file to a server and back, and nothing changes on the way."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from pydantic import SecretStr

from bot.backups import copy
from bot.cli import main
from bot.host import Host
from bot.store import (
    Alarm,
    DatabaseInUse,
    GuildSettings,
    Passage,
    SqliteStore,
    StoreError,
)
from bot.store.copying import NotTheSame, PostgresSide, Rows
from bot.store.opening import copy_whole as move
from bot.store.opening import open_store
from bot.store.postgres import PostgresStore
from bot.store.store import Store
from tests.bot.conftest import FINN, GUILD, MARINA, PEARL, choose, start
from tests.spoken import spoken


async def life(store: Store) -> str:
    """A campaign with a bit of everything."""
    host = Host(store)
    table = await start(host, MARINA, FINN)
    await choose(host, table, MARINA, "roll")
    await start(host, FINN)
    await store.vote(table.id, 2, MARINA, agrees=True)
    await store.keep_passage(table.id, Passage(1, 0, 700, taken_back=True))
    await store.change_settings(GUILD, GuildSettings(language="de"))
    await store.set_alarm(Alarm(table.id, "turn", 500, message=7))
    await store.set_fact("tide", "höher")
    await host.people.change(MARINA, zone="Asia/Tokyo", quiet=(22, 7))
    await host.people.snooze(table.campaign, FINN, 900, waits=True)
    await host.people.follow(table, PEARL, follows=True)
    await host.people.keep_nudge(table, FINN, "2.b")
    await host.people.ballot(table, FINN, "wait")
    return table.id


async def test_there_and_back_again(postgres_url: str, path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    campaign = await life(store)
    before = await store.load(campaign)
    await store.close()
    server = SecretStr(postgres_url)
    assert await move(path, server) == 2
    shared = await open_store(server)
    assert await shared.load(campaign) == before
    assert (await shared.settings(GUILD)).language == "de"
    assert (await shared.people.wishes(MARINA)).quiet == (22, 7)
    assert await shared.people.followers(campaign) == [PEARL]
    assert (await shared.people.errands_for(FINN))[0].due == 900
    host = Host(shared)
    await choose(host, await host.tables.peek(campaign), FINN, "roll")
    after, alarms = await shared.load(campaign), await shared.next_alarms()
    await shared.close()
    assert await move(server, tmp_path / "back.db") == 2
    back = await SqliteStore.open(tmp_path / "back.db")
    assert await back.load(campaign) == after != before
    assert await back.next_alarms() == alarms
    assert await back.fact("tide") == "höher"
    await back.close()


async def test_a_backup_of_a_server_is_a_file(postgres_url: str, tmp_path: Path) -> None:
    shared = await PostgresStore.open(postgres_url)
    campaign = await life(shared)
    before = await shared.load(campaign)
    file = await asyncio.to_thread(copy, SecretStr(postgres_url), tmp_path / "copies")
    await shared.close()
    store = await SqliteStore.open(file)
    assert await store.load(campaign) == before
    await store.close()


async def test_nothing_goes_where_there_are_campaigns(postgres_url: str, path: Path) -> None:
    store = await SqliteStore.open(path)
    await life(store)
    await store.close()
    server = SecretStr(postgres_url)
    await move(path, server)
    with pytest.raises(StoreError, match=spoken("store.copying.copy_all#1")):
        await move(path, server)


async def test_nothing_moves_while_a_bot_uses_it(postgres_url: str, path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(DatabaseInUse):
        await move(path, SecretStr(postgres_url))
    await store.close()
    shared = await PostgresStore.open(postgres_url)
    await shared.read(
        "INSERT INTO workers VALUES ('w', 'one', clock_timestamp() + interval '1 hour')"
    )
    with pytest.raises(DatabaseInUse, match="Workers"):
        await move(SecretStr(postgres_url), path)
    await shared.close()


async def test_a_copy_that_differs_is_not_kept(
    postgres_url: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(path)
    campaign = await life(store)
    await store.close()
    fill = PostgresSide.fill

    async def forgetful(side: PostgresSide, table: str, columns: list[str], rows: Rows) -> None:
        await fill(side, table, columns, rows[:-1] if table == "log" else rows)

    monkeypatch.setattr(PostgresSide, "fill", forgetful)
    with pytest.raises(NotTheSame, match=spoken("store.copying.copy_all#2")):
        await move(path, SecretStr(postgres_url))
    shared = await PostgresStore.open(postgres_url)
    assert await shared.campaign(campaign) is None
    await shared.close()


def test_the_commands_speak_of_a_server(
    postgres_url: str, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.cli.doctor.GAMES", ())
    asyncio.run(_at_rest(path))
    moved = CliRunner().invoke(main, ["move", str(path), postgres_url])
    assert moved.exit_code == 0, moved.output
    assert "2 campaigns, each compared" in moved.output
    assert "divemaster@" not in moved.output, "an address may hold a password"
    monkeypatch.setenv("DIVEMASTER_DATABASE", postgres_url)
    doctor = CliRunner().invoke(main, ["doctor", "--offline"])
    assert doctor.exit_code == 0, doctor.output
    assert "every campaign's log is whole" in doctor.output
    backup = CliRunner().invoke(main, ["backup", "copies"])
    assert backup.exit_code == 0, backup.output
    [file] = (tmp_path / "copies").glob("*.db")
    rows = sqlite3.connect(file).execute("SELECT count(*) FROM campaigns").fetchone()
    assert rows == (2,)


async def _at_rest(path: Path) -> None:
    store = await SqliteStore.open(path)
    await life(store)
    await store.close()


def test_the_doctor_says_when_nobody_is_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.cli.doctor.GAMES", ())
    monkeypatch.setenv("DIVEMASTER_DATABASE", f"postgresql://d:secret@/x?host={tmp_path}")
    doctor = CliRunner().invoke(main, ["doctor", "--offline"])
    assert doctor.exit_code == 1
    assert "isn't answering" in doctor.output
    assert "secret" not in doctor.output
