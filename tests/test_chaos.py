"""A small storm over each database; `make chaos` makes large ones."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import postgres
from tests.chaos.proof import CHANCE, left_to_chance, pinged_twice
from tests.chaos.tally import Tally
from tests.chaos.watch import Posted

ROOT = Path(__file__).parents[1]
SMALL = ["--kills", "5", "--presses", "120", "--tables", "5"]


def test_only_what_hangs_on_chance_is_not_compared() -> None:
    storm = {
        "1 lurk 0": "a",
        "1 lurk 1": CHANCE,
        "1 lurk 2": "b",
        "1 lurk 3": "c",
        "11 lurk 2": "d",
    }
    calm = {"1 lurk 0": "a", "1 lurk 1": "x", "1 lurk 2": "y", "11 lurk 2": "d"}
    assert left_to_chance(storm, calm) == {"1 lurk 1", "1 lurk 2", "1 lurk 3"}
    assert left_to_chance(calm, calm) == set()


def test_a_second_ping_for_the_same_question_is_noticed() -> None:
    def panel(number: int, token: str, *pinged: str) -> Posted:
        return Posted(number << 22, "7", "abc", frozenset({token}), frozenset(pinged))

    tally = Tally()
    pinged_twice([panel(1, "1.a", "5"), panel(2, "1.a", "6"), panel(3, "2.b", "5")], tally)
    assert tally.pinged_twice == 0
    pinged_twice([panel(1, "1.a", "5", "6"), panel(2, "1.a", "5")], tally)
    assert tally.pinged_twice == 1


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
