"""The drawing pool: off the event loop, newest state wins, errors arrive."""

from __future__ import annotations

import asyncio
import threading

import pytest

from renderers.pool import DrawingPool


async def test_drawing_happens_in_another_thread() -> None:
    async with DrawingPool() as pool:
        assert await pool.draw("a", threading.get_ident) != threading.get_ident()


async def test_a_newer_state_replaces_one_that_still_waits() -> None:
    gate, drawn = threading.Event(), list[int]()

    def slow() -> int:
        gate.wait(5)
        return 0

    def draw(value: int) -> int:
        drawn.append(value)
        return value

    async with DrawingPool() as pool:
        first = asyncio.create_task(pool.draw("table", slow))
        await asyncio.sleep(0.02)
        later = [asyncio.create_task(pool.draw("table", lambda v=v: draw(v))) for v in (1, 2, 3)]
        await asyncio.sleep(0.02)
        gate.set()
        assert await first == 0
        assert await asyncio.gather(*later) == [3, 3, 3]
    assert drawn == [3]


async def test_keys_do_not_wait_for_each_other() -> None:
    gate = threading.Event()
    async with DrawingPool() as pool:
        blocked = asyncio.create_task(pool.draw("a", lambda: gate.wait(5)))
        assert await pool.draw("b", lambda: "done") == "done"
        gate.set()
        assert await blocked is True


async def test_an_error_reaches_whoever_asked_and_the_key_goes_on() -> None:
    def fail() -> None:
        raise ValueError("no ink")

    async with DrawingPool() as pool:
        with pytest.raises(ValueError, match="no ink"):
            await pool.draw("a", fail)
        assert await pool.draw("a", lambda: 7) == 7


async def test_giving_up_waiting_does_not_stop_the_others() -> None:
    gate = threading.Event()

    def slow() -> str:
        gate.wait(5)
        return "drawn"

    async with DrawingPool() as pool:
        one, other = (asyncio.create_task(pool.draw("a", slow)) for _ in range(2))
        await asyncio.sleep(0.02)
        one.cancel()
        gate.set()
        assert await other == "drawn"


async def test_closing_cancels_what_still_waits() -> None:
    gate = threading.Event()
    pool = DrawingPool(workers=1)
    first = asyncio.create_task(pool.draw("a", lambda: gate.wait(5)))
    waiting = [asyncio.create_task(pool.draw(key, lambda: 1)) for key in ("a", "b", "b")]
    await asyncio.sleep(0.02)
    gate.set()
    pool.close()
    assert await first is True
    assert await asyncio.gather(*waiting, return_exceptions=True) != [1, 1, 1]
