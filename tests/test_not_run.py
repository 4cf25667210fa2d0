"""What was not run is said aloud at the end, with its number and its reason."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.places import ROOT

LACKING = """
import pytest

@pytest.mark.parametrize("tab", range(3))
def test_page(tab, browser):
    pass

def test_store(postgres_server):
    pass

@pytest.mark.skipif(True, reason="../shared is absent: figures not compared")
def test_figures():
    pass

def test_seats():
    pytest.skip("lurk is not played by 1")
"""


def run(folder: Path, *words: str) -> str:
    """A run of its own, with the project's conftest, on a machine with neither of the two."""
    (folder / "lacking.py").write_text(LACKING)
    code = (
        "import sys, pytest\n"
        "import benchmarks.chromium, benchmarks.postgres\n"
        "benchmarks.chromium.chromium = lambda: None\n"
        "benchmarks.postgres.PRESENT = False\n"
        "sys.exit(pytest.main(sys.argv[1:]))\n"
    )
    given = ["-p", "tests.conftest", str(folder / "lacking.py"), "-p", "no:cacheprovider", *words]
    return subprocess.run(
        [sys.executable, "-c", code, "-c", str(ROOT / "pyproject.toml"), *given],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout


def test_what_is_lacking_is_named_with_the_number_of_tests(tmp_path: Path) -> None:
    lines = run(tmp_path, "-n", "0").splitlines()
    loud = [line for line in lines if line.startswith("*** NOT RUN")]
    assert loud[0] == "*** NOT RUN: 3 tests. no Chromium on this machine ***"
    assert any("1 test. " in line and "PostgreSQL" in line for line in loud)
    assert "*** NOT RUN: 1 test. ../shared is absent: figures not compared ***" in loud
    assert len(loud) == 3, "what could be run nowhere is not mourned"


def test_it_is_red(tmp_path: Path) -> None:
    told = run(tmp_path, "-n", "0", "--color=yes")
    assert "\x1b[31m*** NOT RUN: 3 tests" in told


@pytest.mark.parametrize("workers", ["2"])
def test_workers_tell_it_together(tmp_path: Path, workers: str) -> None:
    """Each worker has a browser of its own, or none."""
    told = run(tmp_path, "-n", workers)
    assert "*** NOT RUN: 1 test. ../shared is absent: figures not compared ***" in told
