"""The gate of all workers together: a row for each lane, on the database's clock."""

from __future__ import annotations

import asyncio
import logging

from bot.crew.gate import PAUSE_SECONDS
from bot.store import StoreError
from bot.store.postgres import PostgresStore

log = logging.getLogger(__name__)

TRY_SECONDS = 0.25
GO_THROUGH = (
    "INSERT INTO identifies (lane, at) VALUES ($1, clock_timestamp()) ON CONFLICT (lane) "
    "DO UPDATE SET at = clock_timestamp() "
    "WHERE identifies.at < clock_timestamp() - make_interval(secs => $2) RETURNING lane"
)


class SharedGate:
    """For all workers together; while the database is away nobody passes."""

    def __init__(self, store: PostgresStore, lanes: int) -> None:
        self.store = store
        self.lanes = lanes

    async def wait(self, shard: int) -> None:
        while not await self._passes(shard % self.lanes):  # noqa: ASYNC110 - others hold it
            await asyncio.sleep(TRY_SECONDS)

    async def _passes(self, lane: int) -> bool:
        try:
            return bool(await self.store.read(GO_THROUGH, lane, PAUSE_SECONDS))
        except StoreError as error:
            log.warning("the gate does not answer", extra={"error": str(error)})
            return False
