"""Which shards each worker should serve, from what everybody can see in the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


def shard_of(guild: int | None, count: int) -> int:
    """Discord's own arithmetic; what has no server comes through the first shard."""
    return (max(guild or 0, 0) >> 22) % count


@dataclass(frozen=True, slots=True)
class Worker:
    """A process that is alive; one that is leaving wants to be relieved."""

    id: str
    leaving: bool = False


@dataclass(frozen=True, slots=True)
class Lease:
    """Who serves a shard, and who is about to take it over."""

    shard: int
    worker: str | None = None
    heir: str | None = None
    ready: bool = False
    epoch: int = 0

    @property
    def keeper(self) -> str | None:
        """Whoever will have it in the end."""
        return self.heir or self.worker


def quotas(workers: Sequence[Worker], shards: int) -> dict[str, int]:
    """How many shards each should have; whoever leaves should have none."""
    staying = sorted(worker.id for worker in workers if not worker.leaving)
    return {
        worker: shards // len(staying) + (place < shards % len(staying))
        for place, worker in enumerate(staying)
    }


def wanted(me: str, workers: Sequence[Worker], leases: Sequence[Lease]) -> list[int]:
    """The shards that I should ask for now."""
    quota = quotas(workers, len(leases))
    kept = Counter(lease.keeper for lease in leases)
    missing = quota.get(me, 0) - kept[me]
    return list(_to_be_had(leases, quota, kept))[: max(0, missing)]


def _to_be_had(
    leases: Sequence[Lease], quota: dict[str, int], kept: Counter[str | None]
) -> Iterator[int]:
    """First those nobody serves, then those of whoever leaves, then those of whoever has many."""
    free = [lease for lease in leases if lease.heir is None]
    yield from (lease.shard for lease in free if lease.worker is None)
    yield from (lease.shard for lease in free if lease.worker and lease.worker not in quota)
    for lease in free:
        if lease.worker in quota and kept[lease.worker] > quota[lease.worker]:
            kept[lease.worker] -= 1
            yield lease.shard
