"""Each click is taken by one worker: whoever writes its number first."""

from __future__ import annotations

import asyncio

from bot.store.postgres import PostgresStore

CLAIM = (
    "INSERT INTO claims (interaction) SELECT unnest($1::bigint[]) "
    "WHERE EXISTS (SELECT 1 FROM workers WHERE id = $2) "
    "ON CONFLICT DO NOTHING RETURNING interaction"
)


class Claims:
    """Clicks that come together are claimed together."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self._waiting: dict[int, asyncio.Future[bool]] = {}
        self._work: asyncio.Task[None] | None = None

    async def take(self, interaction: int) -> bool:
        """Whether this click is ours now."""
        if interaction in self._waiting:
            return False
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[interaction] = done
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._claim_all(), name="claims")
        return await done

    async def _claim_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, {}
            try:
                ours = await self._claim(sorted(batch))
            except Exception as error:  # noqa: BLE001 - whoever waits must be told
                _tell(batch, error)
            else:
                _tell(batch, ours)

    async def _claim(self, interactions: list[int]) -> set[int]:
        return {row[0] for row in await self.store.read(CLAIM, interactions, self.store.worker)}


def _tell(batch: dict[int, asyncio.Future[bool]], outcome: set[int] | Exception) -> None:
    for interaction, done in batch.items():
        if done.done():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(interaction in outcome)
