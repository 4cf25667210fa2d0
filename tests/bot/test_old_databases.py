"""A real file that an earlier version wrote, with games of all kinds in it: it is brought up to
date, its games open, and people play on."""

import gzip
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host import Host
from bot.store import Errand, SqliteStore
from bot.store.database import APPLICATION, migrations, newest_version
from games.catalog import GAMES

FILES = sorted(Path(__file__).with_name("databases").glob("*.db.gz"))
GUILD = 1
FREE_SEATS = 12
"""The version that made what is owed anew."""


@pytest.fixture(params=FILES, ids=lambda file: file.name.partition(".")[0])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "divemaster.db"
    file.write_bytes(gzip.decompress(request.param.read_bytes()))
    return file


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def test_there_is_one_of_an_earlier_version() -> None:
    assert FILES


async def test_it_is_brought_up_to_date_and_nothing_is_lost(old: Path) -> None:
    version = int(str(rows(old, "PRAGMA user_version")[0][0]))
    counted = "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM campaigns)"
    before = rows(old, counted)
    await (await SqliteStore.open(old)).close()
    assert version < int(str(rows(old, "PRAGMA user_version")[0][0])) == newest_version()
    assert rows(old, counted) == before
    kept = min(one for one in old.parent.glob("*.before-*") if rows(one, counted) == before)
    assert rows(kept, "PRAGMA user_version") == [(version,)]


async def test_what_was_owed_before_seats_were_offered_is_owed_still(tmp_path: Path) -> None:
    file = tmp_path / "divemaster.db"
    connection = sqlite3.connect(file)
    for number, step in migrations():
        if number < FREE_SEATS:
            connection.executescript(step.read_text("utf-8"))
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {FREE_SEATS - 1}")
    connection.execute(
        "INSERT INTO campaigns (id, guild, game, status, starter, channel, created, played) "
        "VALUES ('c', 1, 'refuge', 'playing', 11, 5, 0, 0)"
    )
    connection.execute("INSERT INTO errands VALUES ('c', 11, 'story', 500, 3)")
    connection.commit()
    connection.close()
    store = await SqliteStore.open(file)
    try:
        story, seat = Errand("c", 11, "story", 500, 3), Errand("c", 12, "seat", 600, 4)
        await store.people.set_errands([seat])
        assert await store.next_errands() == [story, seat]
    finally:
        await store.close()


@pytest.fixture
async def store(old: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(old)
    yield opened
    await opened.close()


async def test_its_games_are_played_on(store: SqliteStore) -> None:
    host, luck = Host(store), random.Random(1)
    found = [one.campaign for one in await store.in_guild(GUILD) if one.campaign.status != "lobby"]
    assert {one.game for one in found} == set(GAMES)
    for campaign in found:
        made = (await host.tables.peek(campaign.id)).match.choices_made
        if campaign.status == "paused":
            await host.act(campaign.id, (await host.tables.peek(campaign.id)).waits_for(), None,
                           values={"status": "playing"})  # fmt: skip
        for _ in range(5):
            table = await host.tables.peek(campaign.id)
            if (ask := table.match.ask) is None:
                break
            option = luck.choice(ask.options)
            user = table.seats[option.seat].user
            assert user is not None
            await host.choose(campaign.id, user, option.id, ask.token, None)
        assert (await host.tables.peek(campaign.id)).match.choices_made > made


async def test_its_settings_and_alarms_are_kept(store: SqliteStore) -> None:
    assert (await store.settings(GUILD)).language == "de"
    kinds = {alarm.kind for alarm in await store.next_alarms()}
    assert kinds == {"lobby", "turn"}
