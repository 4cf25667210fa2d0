"""Every benchmark runs in a tiny form and gives rows; how fast it was is not judged here."""

import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import benchmarks
from benchmarks.table import Row

ROOT = Path(__file__).parents[2]
TOOLS = {
    *("__main__", "bot_process", "chromium", "crowd", "pressing", "screen", "size", "table"),
    "touching",
}
BY_HAND = {
    *("armies", "fleet", "loopback_before", "lurk", "minds", "outlooks", "postgres", "thinking"),
    "tuning",
}
"""Runs with command lines of their own, the server that one of them needs, and one that takes a
minute even in its smallest form."""
NAMES = [
    module.name
    for module in pkgutil.iter_modules(benchmarks.__path__)
    if module.name not in TOOLS | BY_HAND
]
LONG = {
    *("click", "load", "onlookers", "panel", "pictures", "puzzles", "recovery", "rules"),
    "window",
}
"""A minute together even so; `test_screen.py` lays panels out in any case."""
TINY = {"BENCH_SCALE": "0.01"}
SURE = ("lost or counted twice", "replay from their seed")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak) if name in LONG else name for name in NAMES]
)
def test_a_benchmark_prints_its_rows(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", name],
        cwd=ROOT,
        env=os.environ | TINY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()[2:]
    assert lines, "it measures nothing"
    for line in lines:
        assert len(line.split(" | ")) == 5
        assert "**no**" not in line or not any(words in line for words in SURE), line


def test_a_checkout_is_compared_with_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.loopback_before", str(ROOT), "1"],
        cwd=ROOT,
        env=os.environ | TINY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 2


@pytest.mark.parametrize(
    ("ratio", "goal", "kept"),
    [(2.0, ">= 2", True), (1.9, ">= 2", False), (0.1, "<= 0.1", True), (7.0, "", None)],
)
def test_a_goal_is_kept_or_not(ratio: float, goal: str, kept: bool | None) -> None:
    assert Row("a promise", ratio, goal).kept is kept
