"""Long work takes turns, stays in its own place, and nobody gets more than a share of it."""

import asyncio
import threading

import pytest

from bot.errors import Refusal
from bot.host import Host
from bot.lanes import Lane
from tests.bot.conftest import FINN, GUILD, MARINA, start
from tests.spoken import spoken


class Gate:
    """Work that waits for a word, and tells in which order it was begun."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.open = threading.Event()
        self._bell = threading.Semaphore(0)

    async def until_begun(self, count: int) -> None:
        for _ in range(count):
            assert await asyncio.to_thread(self._bell.acquire, timeout=60)

    def work(self, name: str) -> str:
        self.begun.append(name)
        self._bell.release()
        assert self.open.wait(60)
        return name


@pytest.fixture
def gate() -> Gate:
    return Gate()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_askers_take_turns(gate: Gate) -> None:
    """One server asks for three, then another for one: the other one's is the second."""
    lane = Lane("test", 1)
    work = [asyncio.create_task(lane.do("reef", gate.work, f"reef {n}")) for n in (1, 2, 3)]
    await settled()
    work.append(asyncio.create_task(lane.do("cave", gate.work, "cave")))
    await settled()
    gate.open.set()
    assert await asyncio.gather(*work) == ["reef 1", "reef 2", "reef 3", "cave"]
    assert gate.begun == ["reef 1", "reef 2", "cave", "reef 3"]


async def test_no_more_at_once_than_there_are_threads(gate: Gate) -> None:
    lane = Lane("test", 2)
    work = [asyncio.create_task(lane.do(n, gate.work, str(n))) for n in range(5)]
    await gate.until_begun(2)
    assert sorted(gate.begun) == ["0", "1"]
    gate.open.set()
    assert await asyncio.gather(*work) == ["0", "1", "2", "3", "4"]


async def test_who_asks_for_too_much_is_told_and_others_are_not_kept_out(gate: Gate) -> None:
    lane = Lane("test", 1, each=2)
    work = [asyncio.create_task(lane.do("finn", gate.work, str(n))) for n in range(2)]
    await settled()
    with pytest.raises(Refusal, match=spoken("lanes.TOO_MUCH")):
        await lane.do("finn", gate.work, "too much")
    work.append(asyncio.create_task(lane.do("coral", gate.work, "coral")))
    await settled()
    gate.open.set()
    assert await asyncio.gather(*work) == ["0", "1", "coral"]
    assert await lane.do("finn", gate.work, "later") == "later"


async def test_a_failure_and_a_cancelled_wait_leave_the_lane_free(gate: Gate) -> None:
    lane = Lane("test", 1)
    first = asyncio.create_task(lane.do("reef", gate.work, "first"))
    await settled()
    given_up = asyncio.create_task(lane.do("reef", gate.work, "given up"))
    await settled()
    given_up.cancel()
    gate.open.set()
    assert await first == "first"

    def stumble() -> None:
        raise ValueError("stumbled")

    with pytest.raises(ValueError, match="stumbled"):
        await lane.do("reef", stumble)
    assert await lane.do("cave", gate.work, "goes on") == "goes on"
    assert gate.begun == ["first", "goes on"]


async def test_somebody_who_leaves_a_running_work_does_not_stop_it(gate: Gate) -> None:
    """The thread cannot be stopped: until it is free, nobody else gets its turn."""
    lane = Lane("test", 1)
    first = asyncio.create_task(lane.do("reef", gate.work, "first"))
    await gate.until_begun(1)
    first.cancel()
    second = asyncio.create_task(lane.do("cave", gate.work, "second"))
    await settled()
    assert gate.begun == ["first"]
    gate.open.set()
    assert await second == "second"


async def test_files_and_autopilots_hold_up_neither_a_press_nor_a_table(
    host: Host, gate: Gate
) -> None:
    """Three files of one server and a thinking autopilot of each: tables open, moves count."""
    lanes = host.lanes
    busy = [asyncio.create_task(lanes.files.do(GUILD, gate.work, "file")) for _ in range(3)]
    busy += [asyncio.create_task(lanes.autopilots.do(n, gate.work, "pilot")) for n in range(4)]
    await gate.until_begun(3)
    table = await start(host, MARINA, FINN)
    host.tables.forget(table)
    ask = (await host.tables.peek(table.id)).match.ask
    assert ask is not None
    moved = await host.choose(table.id, MARINA, ask.of(0)[0].id, ask.token, None)
    assert moved.table.match.choices_made == 1
    gate.open.set()
    await asyncio.gather(*busy)
