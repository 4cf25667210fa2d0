"""A worker that freezes in the middle of something holds nobody up, and says nothing when it wakes.

A session that stops in the middle of its transaction is what the others see of a frozen process.
"""

import asyncio
import time
from types import SimpleNamespace

import asyncpg
import pytest
from yarl import URL

from bot.crew import fleet as fleet_module
from bot.crew.claims import Claims
from bot.crew.crew import Hands
from bot.crew.fleet import SharedFleet
from bot.crew.leases import Leases
from bot.fencing import fence
from bot.store import Fenced, StoreAway
from bot.store.postgres import PostgresStore
from bot.store.postgres_errors import AWAY
from bot.store.postgres_line import SILENT_SECONDS, brisk, connected, dial
from bot.store.postgres_schema import LOCK
from tests.bot.entries import choice, kept

PATIENCE = 60
MEANWHILE = 15
"""Longer than anybody may hold others up, shorter than a session lives by itself."""
LATE = "UPDATE workers SET until = clock_timestamp() - interval '1 s' WHERE id = $1"


class NoHands(Hands):
    """Nobody at Discord's end."""

    hears = True
    mute: frozenset[int] = frozenset()

    async def open_shard(self, shard: int) -> None: ...
    def close_shard(self, shard: int) -> None: ...
    async def quiet(self, shard: int) -> None: ...
    async def gained(self, shards: object) -> None: ...
    async def lost(self, shards: object) -> None: ...


async def test_every_session_tells_the_server_how_long_to_wait(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.set_fact("a", "1")
    for name in brisk():
        assert await store.read("SELECT setting FROM pg_settings WHERE name = ?", name)
    [row] = await store.read("SHOW idle_in_transaction_session_timeout")
    assert row[0] == f"{SILENT_SECONDS:.0f}s"
    [row] = await store.read_urgently(PATIENCE, "SHOW lock_timeout")
    assert row[0] == "3s"
    writing = await store._writing()
    assert await writing.fetchval("SHOW statement_timeout") == "5s"
    await store.close()


async def test_a_session_that_is_silent_in_a_transaction_is_ended(postgres_url: str) -> None:
    """It holds what its worker may write; who takes that worker for dead must get it."""
    store = await PostgresStore.open(postgres_url)
    await store.read("INSERT INTO workers VALUES ('w1', 'one', clock_timestamp())")
    frozen = await store._writing()
    await frozen.execute("BEGIN")
    await store.doubts.begin(frozen, "w1")
    async with connected(postgres_url) as other, asyncio.timeout(MEANWHILE):
        await other.execute("DELETE FROM workers")
    with pytest.raises((*AWAY, asyncpg.PostgresError)):
        await frozen.execute("COMMIT")
    await store.close()


async def test_a_frozen_commit_is_refused_when_it_wakes(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    campaign = await kept(store)
    await store.read("INSERT INTO workers VALUES ('w1', 'one', clock_timestamp())")
    store.worker = "w1"
    begin = store.doubts.begin

    async def freeze(connection: object, worker: str | None) -> object:
        mark = await begin(connection, worker)
        async with connected(postgres_url) as other, asyncio.timeout(MEANWHILE):
            await other.execute("DELETE FROM workers")
        return mark

    store.doubts.begin = freeze  # type: ignore[method-assign]
    with pytest.raises(StoreAway):
        await store.record(campaign, choice(1, 1))
    assert await store.entries(campaign.id) == []
    await store.close()


async def test_nobody_waits_for_the_beat_of_a_frozen_worker(postgres_url: str) -> None:
    """Whoever stopped between two words of a beat, or in its commit, keeps no other from beating,
    from taking it for dead, nor from coming aboard."""
    stores = [await PostgresStore.open(postgres_url) for _ in range(3)]
    frozen, healthy, third = (Leases(one, f"w{n}") for n, one in enumerate(stores))
    await frozen.join(2)
    await healthy.join(2)
    await frozen.beat()
    line = await dial(postgres_url)
    await line.execute("BEGIN")
    await stores[0].doubts.begin(line, frozen.me)
    async with connected(postgres_url) as other:
        await other.execute(LATE, frozen.me)
    async with asyncio.timeout(SILENT_SECONDS):
        assert (await healthy.beat()).alive
        assert await third.join(2) == 2
    async with asyncio.timeout(MEANWHILE):
        while frozen.me in {one.id for one in (await healthy.beat()).workers}:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.05)
    assert not (await frozen.beat()).alive
    line.terminate()
    for store in stores:
        await store.close()


async def test_a_claim_is_over_when_it_is_sent(postgres_url: str) -> None:
    """Nothing stays open after it, so that whoever freezes then keeps no click from others."""
    store = await PostgresStore.open(postgres_url)
    leases = Leases(store, "w1")
    await leases.join(1)
    assert await Claims(store).take(7)
    await leases.hand_over(0)
    async with connected(postgres_url) as other:
        open_ones = "SELECT query FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'"
        found = [str(row[0]) for row in await other.fetch(open_ones)]
        assert not [one for one in found if "claims" in one or "worker = heir" in one]
    await store.close()


async def test_whoever_freezes_while_it_brings_the_database_up_to_date_is_not_waited_for(
    postgres_url: str,
) -> None:
    line = await dial(postgres_url)
    await line.execute("BEGIN")
    await line.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    async with asyncio.timeout(MEANWHILE):
        store = await PostgresStore.open(postgres_url)
    await store.close()
    line.terminate()


async def test_no_word_leaves_a_worker_that_was_taken_for_dead(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(postgres_url)
    fleet = SharedFleet(store, "sleeper", NoHands())
    await fleet.join(1)
    await fleet.sure()
    monkeypatch.setattr(fleet_module, "BEAT_SECONDS", 0.05)
    await store.read("DELETE FROM workers")
    fleet._heard_at = time.monotonic() - PATIENCE  # as after a sleep
    speaking = asyncio.create_task(fleet.sure())
    with pytest.raises(Fenced):
        async with asyncio.timeout(PATIENCE):
            await speaking
    await fleet.sure()
    await fleet.sign_off()
    await store.close()


async def test_only_what_changes_something_waits_at_the_fence() -> None:
    asked: list[str] = []

    async def sure() -> None:
        asked.append("?")

    [before] = fence(sure).on_request_start
    for method, path, waits in (
        ("GET", "/api/v10/gateway", False),
        ("POST", "/api/v10/interactions/1/token/callback", False),
        ("POST", "/api/v10/webhooks/1/token", False),
        ("PATCH", "/api/v10/webhooks/1/token/messages/@original", True),
        ("POST", "/api/v10/channels/1/messages", True),
        ("PATCH", "/api/v10/channels/1/messages/2", True),
    ):
        asked.clear()
        await before(None, None, SimpleNamespace(method=method, url=URL(f"http://x{path}")))
        assert bool(asked) is waits, (method, path)
