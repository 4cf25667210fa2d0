"""So many inputs, each tried once: what had no sentence, and how long it took."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import resource
import tempfile
import time
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bot.display.kept_pictures import kept_pictures
from renderers.archive import OpenArchive
from tests.fuzz.kinds import SENTENCES, Kinds, Take
from tests.fuzz.sink import deaf_bot

SLOW_MS, TRIES = 50.0, 3
MEMORY = 4 << 30
"""Bytes; an input that wants more fails by itself, and not with the whole machine."""


@dataclass
class Errors(logging.Handler):
    """Hears of every error that got an id."""

    seen: list[logging.LogRecord] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(logging.ERROR)

    def __hash__(self) -> int:
        return id(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record)


@dataclass
class Count:
    """How the inputs of one kind went."""

    inputs: int = 0
    refused: int = 0
    failed: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slow: list[int] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.inputs, self.refused = self.inputs + other.inputs, self.refused + other.refused
        self.failed += other.failed
        self.slowest, self.slow = max(self.slowest, other.slowest), self.slow + other.slow


def share_of(numbers: range, seed: int, pictures: Path) -> dict[str, Count]:
    """A bot and a database of their own, so that one share does not slow the next."""
    logging.getLogger().setLevel(logging.ERROR)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    OpenArchive.use(kept_pictures(pictures))
    with tempfile.TemporaryDirectory() as name:
        return asyncio.run(fuzz(numbers, seed, Path(name)))


async def fuzz(numbers: Iterable[int], seed: int, folder: Path) -> dict[str, Count]:
    """The inputs with these numbers, of all kinds in turn."""
    bot = await deaf_bot(folder / "fuzz.db")
    kinds, errors = Kinds(bot, folder), Errors()
    await kinds.prepare()
    gc.collect()
    gc.freeze()  # as the bot itself does
    logging.getLogger().addHandler(errors)
    counts = {name: Count() for name in kinds.all()}
    try:
        for number in numbers:
            name, take = list(kinds.all().items())[number % len(counts)]
            await _one(counts[name], take, f"{seed} {number}", errors, number)
    finally:
        gc.unfreeze()
        logging.getLogger().removeHandler(errors)
        bot.background.cancel_all()
        await bot.store.close()
        bot.pool.close()
        bot.films.close()
    return counts


async def _one(count: Count, take: Take, seed: str, errors: Errors, number: int) -> None:
    spent = await _timed(count, take, seed, number)
    if spent > SLOW_MS:
        spent = min(spent, await _again(take, seed))
    count.inputs, count.slowest = count.inputs + 1, max(count.slowest, spent)
    if spent > SLOW_MS:
        count.slow.append(number)
    for record in errors.seen:
        cause = (
            ""
            if not record.exc_info
            else "".join(traceback.format_exception(record.exc_info[1], limit=-3))
        )
        count.failed.append(f"input {number}: {record.getMessage()} {cause}")
    errors.seen.clear()


async def _timed(count: Count, take: Take, seed: str, number: int) -> float:
    start = time.thread_time()
    try:
        await take(random.Random(seed))
    except SENTENCES:
        count.refused += 1
    except Exception:  # noqa: BLE001 - whatever it is, it has no sentence
        count.failed.append(f"input {number}: {traceback.format_exc(limit=-3)}")
    return (time.thread_time() - start) * 1000


async def _again(take: Take, seed: str) -> float:
    """What is slow is slow every time; what a busy machine's host took away is not."""
    gc.collect()
    return min([await _timed(Count(), take, seed, 0) for _ in range(TRIES)])
