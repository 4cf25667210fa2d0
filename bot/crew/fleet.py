"""A worker among others: takes its share of the shards, hands them over, never alone with a click.

Whoever is to have a shard connects to it first, beside the one who serves it. When it hears
Discord, the other takes no new clicks, finishes those it has, and lets go. Meanwhile the heir keeps
what it hears; then it takes whatever nobody has taken. So no click falls between two chairs, and no
table is ever open in two places.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

from bot.crew.claims import Claims
from bot.crew.crew import Hands
from bot.crew.leases import LIFE_SECONDS, Leases, Sight
from bot.crew.shared_gate import SharedGate
from bot.crew.shares import Lease, shard_of
from bot.store import Fenced, StoreAway, StoreError
from bot.store.postgres import PostgresStore

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
HASTE_SECONDS = 0.1
"""Between two looks while a shard changes hands."""
KEEP_SECONDS = 2.5
"""So long a click waits for its shard; Discord gives up after three."""
OTHERS_FIRST_SECONDS = 2.0
"""Whoever cannot ask the database lets others answer a click before saying so."""
UNSURE_SECONDS = 30.0
LEAVE_SECONDS = 60.0
SWEEP_SECONDS = 60.0


class SharedFleet:
    """This process among those that share a PostgreSQL database."""

    def __init__(self, store: PostgresStore, name: str, hands: Hands) -> None:
        self.store = store
        self.leases = Leases(store, name)
        self.hands = hands
        self._claims = Claims(store)
        self.count = 1
        self.serving: set[int] = set()
        self.heard: set[int] = set()
        """Shards whose events come in."""
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._parting: dict[int, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()
        self._leaving = False
        self._task: asyncio.Task[None] | None = None
        self._sight = Sight(alive=False, workers=[], leases=[])
        self._good_since: float | None = None
        self._heard_at = 0.0
        """When the last beat began that was heard."""
        self._beaten = asyncio.Event()
        self._aboard = False
        """Whether we ever had all that should be ours, in this life."""
        self._swept = 0.0

    def gate(self, lanes: int) -> SharedGate:
        return SharedGate(self.store, lanes)

    async def join(self, shards: int) -> int:
        """Comes aboard; how many shards there are."""
        await self._come_aboard(shards)
        self._task = asyncio.create_task(self._live(), name="fleet")
        return self.count

    async def _come_aboard(self, shards: int) -> None:
        began = time.monotonic()
        self.count = await self.leases.join(shards)
        self._heard_at, self._aboard = began, False
        self._note()

    @property
    def settled(self) -> bool:
        """A beat of ours was heard lately, and whatever shall be ours is."""
        sight = self._sight
        ours = {lease.shard for lease in sight.leases if lease.keeper == self.leases.me}
        return self._is_sure and sight.alive and ours == self.serving & self.heard

    @property
    def well(self) -> bool:
        alive = self._is_sure and self._sight.alive and self.hands.hears
        return self._aboard and alive and self.serving <= self.heard

    @property
    def _is_sure(self) -> bool:
        """Nobody can have taken us for dead: it is not so long since we were heard."""
        return time.monotonic() - self._heard_at < LIFE_SECONDS

    async def sure(self) -> None:
        """After a sleep or without the database, others may serve what we think is ours."""
        if self._task is None or self._is_sure:
            return
        me = self.leases.me
        with suppress(TimeoutError):
            async with asyncio.timeout(UNSURE_SECONDS):
                while not self._is_sure:
                    await self._beaten.wait()
        if self.leases.me != me:
            raise Fenced
        if not self._is_sure:
            raise StoreAway

    async def serves(self, guild: int | None) -> bool:
        shard, until = shard_of(guild, self.count), time.monotonic() + KEEP_SECONDS
        while shard not in self.serving:
            changed = self._changed
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    await changed.wait()
            except TimeoutError:
                return False
        return True

    def heard_by_others(self, guild: int | None) -> bool:
        return shard_of(guild, self.count) not in self.serving

    async def claims(self, interaction: int) -> bool:
        began = time.monotonic()
        try:
            return await self._claims.take(interaction)
        except StoreError:
            if not self._is_sure:
                await asyncio.sleep(OTHERS_FIRST_SECONDS - (time.monotonic() - began))
            raise

    async def leave(self) -> None:
        """Waits until others have our shards, as long as there are others."""
        if self._task is None:
            return
        self._leaving, until = True, time.monotonic() + LEAVE_SECONDS
        await self._try_step()
        while self._tied and time.monotonic() < until:  # noqa: ASYNC110 - the database is the bell
            await asyncio.sleep(HASTE_SECONDS)

    async def sign_off(self) -> None:
        """Whoever comes next need not wait until we are taken for dead."""
        if self._task is None:
            return
        self._task.cancel()
        for task in (*self._opening.values(), *self._parting.values()):
            task.cancel()
        try:
            await self.leases.leave()
        except StoreError:
            log.warning("left without a word")

    @property
    def _tied(self) -> bool:
        """Whether we still serve something that somebody else could take."""
        others = any(not worker.leaving for worker in self._sight.workers)
        return others and bool(self.serving or self._parting)

    async def _live(self) -> None:
        while True:
            await self._try_step()
            await asyncio.sleep(BEAT_SECONDS if self.settled else HASTE_SECONDS)

    async def _try_step(self) -> None:
        try:
            await self._step()
        except StoreError as error:
            self._good_since = None
            log.warning("the database does not hear us", extra={"error": str(error)})
            await asyncio.sleep(HASTE_SECONDS)

    async def _step(self) -> None:
        began = time.monotonic()
        sure = self._good_since is not None and began - self._good_since > LIFE_SECONDS
        hears = self.hands.hears
        self._sight = await self.leases.beat(leaving=self._leaving or not hears, bury=sure)
        self._good_since = self._good_since or began
        if not self._sight.alive:
            await self._start_again()
            return
        self._heard_at = began
        self._ring()
        if not hears:
            await self.leases.decline()
        await self._follow(self._sight.leases)
        self._aboard = self._aboard or self.settled
        if began - self._swept > SWEEP_SECONDS:
            self._swept = began
            await self.leases.sweep()

    async def _start_again(self) -> None:
        """We were taken for dead: others serve our shards, so we begin with none."""
        log.warning("taken for dead", extra={"worker": self.leases.me})
        await self._lose(self.serving | self._parting.keys())
        for shard in sorted(self.heard | self._opening.keys()):
            self._close(shard)
        await self._come_aboard(self.count)
        self._ring()

    def _ring(self) -> None:
        """Whoever was not sure whether we live looks again."""
        self._beaten.set()
        self._beaten = asyncio.Event()

    async def _follow(self, leases: list[Lease]) -> None:
        for shard in self.heard & self.hands.mute:
            log.warning("a shard has fallen silent", extra={"shard": shard})
            self._close(shard)
        me = self.leases.me
        mine = {lease.shard for lease in leases if lease.worker == me}
        coming = [lease for lease in leases if lease.heir == me]
        await self._lose((self.serving | self._parting.keys()) - mine)
        for lease in leases:
            if lease.worker == me and lease.heir is not None and lease.ready:
                self._part(lease.shard)
        await self._gain(mine - self.serving - self._parting.keys())
        ours = mine | {lease.shard for lease in coming}
        for shard in (ours if self.hands.hears else set[int]()) - self.heard - self._opening.keys():
            self._opening[shard] = asyncio.create_task(self._open(shard), name=f"shard {shard}")
        for lease in coming:
            if lease.shard in self.heard and not (lease.ready and lease.worker):
                await self.leases.ready(lease.shard)
        for shard in (self.heard | self._opening.keys()) - ours - self._parting.keys():
            self._close(shard)

    async def _gain(self, shards: set[int]) -> None:
        if not shards:
            return
        self.serving |= shards
        self._note()
        log.info("serving", extra={"shards": sorted(shards), "worker": self.leases.me})
        await self.hands.gained(shards)

    async def _lose(self, shards: Iterable[int]) -> None:
        gone = set(shards)
        if not gone:
            return
        log.info("not serving any more", extra={"shards": sorted(gone)})
        self.serving -= gone
        for shard in gone & self._parting.keys():
            self._parting.pop(shard).cancel()
        self._note()
        await self.hands.lost(gone)

    def _note(self) -> None:
        """Whoever waits for a shard looks again."""
        self.store.shards, self.store.serving = self.count, set(self.serving)
        self._changed.set()
        self._changed = asyncio.Event()

    async def _open(self, shard: int) -> None:
        try:
            await self.hands.open_shard(shard)
            self.heard.add(shard)
        finally:
            self._opening.pop(shard, None)

    def _close(self, shard: int) -> None:
        if shard in self._opening:
            self._opening.pop(shard).cancel()
        self.heard.discard(shard)
        self.hands.close_shard(shard)

    def _part(self, shard: int) -> None:
        if shard not in self._parting:
            self.serving.discard(shard)
            self._note()
            self._parting[shard] = asyncio.create_task(self._let_go(shard), name=f"parting {shard}")

    async def _let_go(self, shard: int) -> None:
        """Finishes what we have of a shard; then it is the heir's. If that one died, ours again."""
        try:
            if self.hands.hears:
                await self.hands.quiet(shard)
            await self.hands.lost({shard})
            await self.leases.hand_over(shard)
            log.info("handed over", extra={"shard": shard})
        except StoreError as error:
            log.warning("could not hand over", extra={"shard": shard, "error": str(error)})
        finally:
            self._parting.pop(shard, None)
