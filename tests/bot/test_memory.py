"""Memory goes back to the machine when it is free."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOARD = """
import sys
from pathlib import Path
from bot.memory import be_thrifty, settle

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

be_thrifty()
before = resident()
held = [bytearray(b"x" * 200_000) for _ in range(300)]
grown = resident() - before
del held[::2]
settle()
print(grown, resident() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="Linux tells how much is held")
def test_what_lies_free_among_what_is_held_goes_back() -> None:
    told = subprocess.run(
        [sys.executable, "-c", HOARD], cwd=ROOT, capture_output=True, text=True, check=True
    )
    grown, left = map(int, told.stdout.split())
    assert grown > 50_000_000
    assert left < 0.6 * grown
