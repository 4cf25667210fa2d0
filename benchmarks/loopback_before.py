"""The local Discord of this checkout against that of an older one: starting, and a no-op click.

``python -m benchmarks.loopback_before CHECKOUT [TIMES]``. Processor time, each figure in a process
of its own, the two checkouts in turn; the ratio is that of the medians.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.size import sized
from benchmarks.table import Row, show

HERE = Path(__file__).resolve().parents[1]
TIMES = 9
STARTS, CLICKS = sized(40, 2), sized(1000, 20)
LOADING, FIRST, LATER, CLICK = "loading the package", "the first start", "a later start", "a click"
PROBE = f"""
import asyncio, json, time
began = time.process_time()
from loopback import Loopback
loaded = time.process_time() - began

async def start():
    began = time.process_time()
    async with Loopback():
        return time.process_time() - began

async def starts():
    return [await start() for _ in range({STARTS} + 1)]

first, *later = asyncio.run(starts())
from benchmarks.loopback_click import run
click = asyncio.run(run(1, {CLICKS})).cpu_ms / 1000
print(json.dumps({{
    {LOADING!r}: loaded, {FIRST!r}: first, {LATER!r}: sorted(later)[{STARTS // 2}], {CLICK!r}: click
}}))
"""


def probe(checkout: Path) -> dict[str, float]:
    """Seconds of processor for each figure, of one fresh process in a checkout."""
    ran = subprocess.run(
        [sys.executable, "-c", PROBE], cwd=checkout, capture_output=True, check=True, text=True
    )
    seconds: dict[str, float] = json.loads(ran.stdout)
    return seconds


def compare(older: Path, times: int) -> Iterator[Row]:
    probe(older), probe(HERE)  # so that both are compiled
    pairs = [(probe(older), probe(HERE)) for _ in range(times)]
    for figure in (LOADING, FIRST, LATER, CLICK):
        before, now = (median(side[figure] for side in sides) for sides in zip(*pairs, strict=True))
        note = f"{1000 * before:.2f} ms before, {1000 * now:.2f} ms now"
        yield Row(f"{figure} of the local Discord against before", now / before, note=note)


if __name__ == "__main__":
    show(compare(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else TIMES))
