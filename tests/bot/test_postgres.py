"""PostgreSQL alone: what it must be, how it goes away and comes back, and who may write."""

import asyncio
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from benchmarks import postgres
from bot.store import (
    DamagedDatabase,
    Fenced,
    NewerDatabase,
    StoreAway,
    StoreError,
    StoreLocked,
)
from bot.store.database import prepare
from bot.store.errors import StoreUnsure
from bot.store.postgres import PostgresStore, merged
from bot.store.postgres_doubts import Mark
from bot.store.postgres_line import connected
from tests.bot.entries import choice, kept
from tests.chaos.postgres_faults import STORM, PostgresFaults
from tests.spoken import spoken

LOCKED = "SELECT 1 FROM pg_locks WHERE relation = 'log'::regclass AND mode = 'ExclusiveLock'"


@pytest_asyncio.fixture
async def store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(postgres_url)
    yield store
    await store.close()


async def test_both_databases_have_the_same_tables(store: PostgresStore, tmp_path: Path) -> None:
    """PostgreSQL has a few more of its own, for several workers."""
    prepare(tmp_path / "x.db")
    connection = sqlite3.connect(tmp_path / "x.db")
    tables = [
        row[0]
        for row in connection.execute(
            "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE TABLE%'"
        )
    ]
    assert "campaigns" in tables
    for table in tables:
        ours = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        theirs = await store.read(
            "SELECT column_name FROM information_schema.columns WHERE table_name = ? "
            "AND table_schema = current_schema() ORDER BY ordinal_position",
            table,
        )
        assert [row[0] for row in theirs] == ours, table
    connection.close()


async def test_opening_it_again_changes_nothing(store: PostgresStore) -> None:
    campaign = await kept(store)
    stores = await asyncio.gather(*(PostgresStore.open(store.url) for _ in range(3)))
    for other in stores:
        assert await other.campaign(campaign.id) is not None
        await other.close()


async def test_a_database_of_another_program_is_refused(postgres_url: str) -> None:
    async with connected(postgres_url) as connection:
        await connection.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(DamagedDatabase, match=spoken("store.postgres_schema.steps_done")):
        await PostgresStore.open(postgres_url)


async def test_a_newer_database_is_refused(store: PostgresStore) -> None:
    async with connected(store.url) as connection:
        await connection.execute("INSERT INTO migrations VALUES ('9999_more.sql')")
    with pytest.raises(NewerDatabase, match=spoken("store.postgres_schema.steps_done")):
        await PostgresStore.open(store.url)


async def test_nobody_at_home_is_said_and_never_shows_the_password(tmp_path: Path) -> None:
    with pytest.raises(StoreAway) as caught:
        await PostgresStore.open(f"postgresql://diver:secret@/x?host={tmp_path}")
    assert not re.search("secret", str(caught.value))


async def test_two_writers_on_one_campaign_never_write_one_number_twice(
    store: PostgresStore,
) -> None:
    other = await PostgresStore.open(store.url)
    campaigns = [await kept(store) for _ in range(8)]
    stores, refused = [store, other], 0
    for number in range(1, 11):
        outcomes = await asyncio.gather(
            *(
                one.record(campaign, choice(number, number))
                for campaign in campaigns
                for one in stores
            ),
            return_exceptions=True,
        )
        refused += sum(isinstance(outcome, Fenced) for outcome in outcomes)
        assert outcomes.count(None) == len(campaigns)
    assert refused == 80
    for campaign in campaigns:
        assert [entry.number for entry in await store.entries(campaign.id)] == [*range(1, 11)]
    await other.close()


async def test_a_worker_taken_for_dead_writes_nothing_any_more(store: PostgresStore) -> None:
    campaign = await kept(store)
    await store.read("INSERT INTO workers VALUES ('w1', 'one', clock_timestamp())")
    store.worker = "w1"
    await store.set_fact("a", "1")
    await store.record(campaign, choice(1, 1))
    await store.read("DELETE FROM workers")
    with pytest.raises(StoreAway):
        await store.set_fact("a", "2")
    with pytest.raises(StoreAway):
        await store.record(campaign, choice(2, 2))
    assert await store.fact("a") == "1"
    assert len(await store.entries(campaign.id)) == 1


async def test_whoever_takes_a_worker_for_dead_waits_for_its_last_words(
    store: PostgresStore,
) -> None:
    await store.read("INSERT INTO workers VALUES ('w1', 'one', clock_timestamp())")
    async with connected(store.url) as writing, connected(store.url) as taking:
        async with writing.transaction():
            await writing.execute("SELECT 1 FROM workers WHERE id = 'w1' FOR KEY SHARE")
            await taking.execute("UPDATE workers SET until = clock_timestamp()")
            await taking.execute("SET lock_timeout = '50ms'")
            with pytest.raises(asyncpg.LockNotAvailableError):
                await taking.execute("DELETE FROM workers")
        await taking.execute("DELETE FROM workers")


async def test_a_database_that_stops_says_so_and_all_goes_on_by_itself() -> None:
    if not postgres.PRESENT:
        pytest.skip(postgres.ABSENT)
    with postgres.cluster(postgres.DURABLE) as server:
        store = await PostgresStore.open(server.url)
        campaign, number = await kept(store), 0
        for how in ("fast", "immediate"):
            number += 1
            await store.record(campaign, choice(number, number))
            server.stop(how)
            with pytest.raises(StoreAway, match=spoken("store.errors.StoreAway")):
                await store.record(campaign, choice(number + 1, number + 1))
            with pytest.raises(StoreAway):
                await store.campaign(campaign.id)
            server.start()
            number += 1
            await store.record(campaign, choice(number, number))
        assert [entry.number for entry in await store.entries(campaign.id)] == [1, 2, 3, 4]
        await store.close()


async def test_a_statement_cancelled_by_an_administrator_can_be_tried_again() -> None:
    """The storm's ``hurry`` bites whatever is under way, and whoever is bitten is told so."""
    if not postgres.PRESENT:
        pytest.skip(postgres.ABSENT)
    with postgres.cluster(postgres.DURABLE) as server:
        store = await PostgresStore.open(server.url)
        campaign = await kept(store)
        pool = await asyncpg.create_pool(server.url, server_settings={"application_name": STORM})

        async def read(statement: str) -> Any:
            return await pool.fetch(statement)

        faults = PostgresFaults(random.Random(3), server, pool, read)
        hurrying = asyncio.create_task(faults.hurry())
        while not await read(LOCKED):  # noqa: ASYNC110 - PostgreSQL rings no bell
            await asyncio.sleep(0.01)
        with pytest.raises(StoreLocked):
            await store.record(campaign, choice(1, 1))
        await hurrying
        await store.record(campaign, choice(1, 1))
        await store.close()
        await pool.close()


async def test_a_write_begins_anew_when_nobody_knows_whether_it_has_begun(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer comes too late: what is written into that transaction would never be kept."""
    campaign, start = await kept(store), asyncpg.transaction.Transaction.start

    async def too_late(transaction: asyncpg.transaction.Transaction) -> None:
        await start(transaction)
        raise TimeoutError

    with monkeypatch.context() as slow:
        slow.setattr(asyncpg.transaction.Transaction, "start", too_late)
        with pytest.raises(StoreAway):
            await store.record(campaign, choice(1, 1))
    await store.record(campaign, choice(1, 1))
    assert [entry.number for entry in await store.entries(campaign.id)] == [1]


async def test_a_write_begins_anew_when_the_last_could_not_be_taken_back(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be in the middle of a transaction for ever."""
    campaign = await kept(store)
    await store.record(campaign, choice(1, 1))

    async def interrupted(_: object) -> None:
        raise asyncpg.QueryCanceledError

    with monkeypatch.context() as hurry:
        hurry.setattr(asyncpg.transaction.Transaction, "rollback", interrupted)
        with pytest.raises(Fenced):
            await store.record(campaign, choice(1, 1))
    await store.record(campaign, choice(2, 2))
    assert [entry.number for entry in await store.entries(campaign.id)] == [1, 2]


async def test_a_session_in_disorder_counts_as_away(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As its driver leaves it now and then, when it ends in the middle of something."""

    async def in_disorder(_: object) -> None:
        raise asyncpg.InternalClientError("another operation is in progress")

    async def work(_: object) -> None:
        """Nothing."""

    monkeypatch.setattr(asyncpg.transaction.Transaction, "start", in_disorder)
    with pytest.raises(StoreAway):
        await store.set_fact("a", "1")
    with pytest.raises(StoreAway):
        await store.in_transaction(work)


async def test_no_table_is_opened_before_a_lost_commit_is_known(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres_doubts.UNSURE_SECONDS", 0.1)
    campaign = await kept(store)
    async with connected(store.url) as connection:
        async with connection.transaction():
            mark = await store.doubts.begin(connection, None)
            with pytest.raises(StoreUnsure):
                await store.doubts.find_out(mark, OSError())
            with pytest.raises(StoreAway):
                await store.load(campaign.id)
        await store.load(campaign.id)


async def test_a_commit_whose_answer_was_lost_is_asked_after(store: PostgresStore) -> None:
    async with connected(store.url) as connection:
        lost = OSError("the line is dead")
        async with connection.transaction():
            mark = await store.doubts.begin(connection, None)
        await store.doubts.find_out(mark, lost)
        transaction = connection.transaction()
        await transaction.start()
        mark = await store.doubts.begin(connection, None)
        asking = asyncio.create_task(store.doubts.find_out(mark, lost))
        await asyncio.sleep(0)
        await transaction.rollback()
        with pytest.raises(StoreAway):
            await asking


async def test_a_lost_commit_is_not_taken_for_somebody_elses(store: PostgresStore) -> None:
    """A server that crashed may give its number to another transaction, and that one counts."""
    async with connected(store.url) as ours, connected(store.url) as theirs:
        transaction = ours.transaction()
        await transaction.start()
        mark = await store.doubts.begin(ours, None)
        await transaction.rollback()
        number = await theirs.fetchval("SELECT pg_current_xact_id()::text")
        with pytest.raises(StoreAway):
            await store.doubts.find_out(mark._replace(transaction=number), OSError())


async def test_a_number_that_a_crashed_server_forgot_is_no_commit(store: PostgresStore) -> None:
    async with connected(store.url) as connection:
        transaction = connection.transaction()
        await transaction.start()
        mark = await store.doubts.begin(connection, None)
        await transaction.rollback()
    with pytest.raises(StoreAway):
        await store.doubts.find_out(mark._replace(transaction="4000000000"), OSError())


async def test_a_session_that_hangs_does_not_keep_the_next_from_writing(
    store: PostgresStore,
) -> None:
    """It holds the mark of its own; a new connection leaves others."""
    async with (
        asyncio.timeout(10),
        connected(store.url) as hanging,
        connected(store.url) as next_one,
        hanging.transaction(),
        next_one.transaction(),
    ):
        await store.doubts.begin(hanging, None)
        await store.doubts.begin(next_one, None)


async def test_nobody_knows_a_lost_commit_while_nobody_answers(
    store: PostgresStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres_doubts.UNSURE_SECONDS", 0.1)
    store.doubts.url = f"postgresql://diver@/x?host={tmp_path}"
    with pytest.raises(StoreUnsure, match=spoken("store.errors.StoreUnsure")) as caught:
        await store.doubts.find_out(Mark("5", "writer", 1), OSError())
    assert isinstance(caught.value, StoreError)


def test_equal_statements_are_sent_together_and_each_unit_keeps_its_order() -> None:
    units = [[("a", [1]), ("b", [1]), ("a", [2])], [("b", [3]), ("a", [3])], [("a", [4])]]
    sent = list(merged(units))
    assert sent == [("a", [[1], [4]]), ("b", [[1], [3]]), ("a", [[2], [3]])]
