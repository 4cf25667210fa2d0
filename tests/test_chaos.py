"""A small storm over each database; `make chaos` makes large ones."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import postgres

ROOT = Path(__file__).parents[1]
SMALL = ["--kills", "5", "--presses", "120", "--tables", "5"]


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_small_storm_does_no_harm(store: str, tmp_path: Path) -> None:
    if store == "postgres" and not postgres.PRESENT:
        pytest.skip(postgres.ABSENT)
    line = [sys.executable, "-m", "tests.chaos", "--store", store, *SMALL]
    done = subprocess.run(
        [*line, "--keep", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
