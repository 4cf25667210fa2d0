"""Work in processes of its own: whatever becomes of it, the next piece is done."""

import os
from collections.abc import Iterator

import pytest

from bot.workers import NICE, Limits, WorkerDied, Workers, WorkFailed, WorkLate, WorkTooLarge
from tests.bot.bad_minds import (
    counts_for,
    environment,
    hangs,
    is_killed,
    niceness,
    process,
    raises,
    swells,
)

PATIENCE = 120


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers("test", 1)
    yield made
    made.close()


async def test_it_is_done_elsewhere_and_gives_way_to_the_bot(workers: Workers) -> None:
    there = await workers.do("reef", PATIENCE, process)
    assert there != os.getpid()
    assert await workers.do("cave", PATIENCE, process) == there, "the process stays"
    assert await workers.do("cave", PATIENCE, niceness) == min(19, os.nice(0) + NICE)


async def test_work_that_raises_says_so_and_its_process_goes_on(workers: Workers) -> None:
    there = await workers.do("reef", PATIENCE, process)
    with pytest.raises(WorkFailed, match="lost in thought"):
        await workers.do("reef", PATIENCE, raises)
    assert await workers.do("reef", PATIENCE, process) == there


async def test_work_that_hangs_is_ended_and_the_next_is_done(workers: Workers) -> None:
    there = await workers.do("reef", PATIENCE, process)
    with pytest.raises(WorkLate):
        await workers.do("reef", 0.01, hangs)
    assert await workers.do("reef", PATIENCE, process) != there


async def test_work_that_stands_still_is_not_waited_for(workers: Workers) -> None:
    there = await workers.do("reef", PATIENCE, process)
    with pytest.raises(WorkLate):
        await workers.do("reef", 100 * PATIENCE, hangs)
    assert await workers.do("reef", PATIENCE, process) != there


async def test_work_that_takes_long_is_waited_for(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.LOOK_SECONDS", 0.05)
    assert await workers.do("reef", PATIENCE, counts_for, 3.0) > 0


async def test_a_process_that_dies_is_replaced(workers: Workers) -> None:
    there = await workers.do("reef", PATIENCE, process)
    with pytest.raises(WorkerDied):
        await workers.do("reef", PATIENCE, is_killed)
    assert await workers.do("reef", PATIENCE, process) != there


async def test_seldom_work_keeps_no_process() -> None:
    workers = Workers("test", 1, once=True)
    there = [await workers.do("reef", PATIENCE, process) for _ in range(2)]
    assert len(set(there)) == 2
    workers.close()


async def test_when_closed_nothing_begins_any_more(workers: Workers) -> None:
    await workers.do("reef", PATIENCE, process)
    workers.close()
    with pytest.raises((WorkerDied, RuntimeError)):
        await workers.do("reef", PATIENCE, process)


async def test_they_know_nothing_of_our_environment(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token and the database's password are none of theirs."""
    monkeypatch.setenv("DIVEMASTER_TOKEN", "deep-secret")
    monkeypatch.setenv("PGPASSWORD", "deep-secret")
    told = await workers.do("reef", PATIENCE, environment)
    assert "deep-secret" not in str(told)
    assert told.keys() <= {"PATH", "LD_LIBRARY_PATH", "LANG", "LC_CTYPE", "TMPDIR", "PYTHONPATH"}


async def test_work_that_wants_too_much_memory_is_refused_and_the_next_is_done() -> None:
    workers = Workers("test", 1, limits=Limits(memory=1 << 28))
    there = await workers.do("reef", PATIENCE, process)
    with pytest.raises(WorkTooLarge):
        await workers.do("reef", PATIENCE, swells)
    assert await workers.do("reef", PATIENCE, process) != there, "a swollen one is replaced"
    workers.close()
