"""Group commit: whatever waits to be written shares one transaction and one flush to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.metrics import COMMIT_SECONDS, COMMIT_UNITS, timed
from bot.store.statements import Unit

BATCH = 128
Outcomes = list[Exception | None]
Commit = Callable[[list[Unit]], Awaitable[Outcomes]]
"""Writes units in one transaction; what became of each. A unit that fails spoils no other."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    unit: Unit
    about: str
    done: asyncio.Future[None]


class Writer:
    """One task that writes for everybody."""

    def __init__(self, commit: Commit) -> None:
        self._commit_units = commit
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._work(), name="store writer")
        self._closing = False

    @property
    def queue(self) -> int:
        """How many units wait."""
        return len(self._waiting)

    async def write(self, unit: Unit, about: str = "") -> None:
        """Returns when the unit is safely kept. Units about one thing keep their order."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(unit, about, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Writes what still waits, then ends."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._commit(self._take())

    def _take(self) -> list[_Waiting]:
        """The next batch: of what is about one thing only the first."""
        batch, later, known = list[_Waiting](), list[_Waiting](), set[str]()
        for one in self._waiting:
            if len(batch) < BATCH and one.about not in known:
                batch.append(one)
            else:
                later.append(one)
            if one.about:
                known.add(one.about)
        self._waiting = later
        return batch

    async def _commit(self, batch: list[_Waiting]) -> None:
        COMMIT_UNITS.observe(len(batch))
        try:
            with timed(COMMIT_SECONDS):
                outcomes = await self._commit_units([one.unit for one in batch])
        except Exception as error:  # noqa: BLE001 - whoever waits must be told
            outcomes = [error] * len(batch)
        for one, outcome in zip(batch, outcomes, strict=True):
            if one.done.done():
                continue
            if outcome is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(outcome)
