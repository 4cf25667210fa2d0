"""A small storm; `make chaos` makes a large one."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_small_storm_does_no_harm(tmp_path: Path) -> None:
    line = [
        sys.executable,
        "-m",
        "tests.chaos",
        "--kills",
        "5",
        "--presses",
        "120",
        "--tables",
        "5",
    ]
    done = subprocess.run(
        [*line, "--keep", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
