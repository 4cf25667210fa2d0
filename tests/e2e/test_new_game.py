"""A game from outside: written by one command, installed as a package, a game like any other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli import main
from games.catalog import HOUSE

ROOT = Path(__file__).parents[2]
GAME = "pearls"
FOR_EVERY_GAME = re.compile(r"parametrize\([^)]*\bGAMES\b|^@every_game$", re.MULTILINE)


def told(*command: str, beside: Path | None = None, within: Path = ROOT) -> str:
    """What a command of its own process says; it must end well."""
    paths = {"PYTHONPATH": os.pathsep.join(map(str, [beside, ROOT]))} if beside else {}
    done = subprocess.run([sys.executable, "-m", *command], cwd=within, env=os.environ | paths,
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / GAME
    done = CliRunner().invoke(main, ["new-game", GAME, "--folder", str(folder)])
    assert done.exit_code == 0, done.output
    return folder


@pytest.fixture(scope="module")
def installed(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    beside = tmp_path_factory.mktemp("installed")
    told("pip", "install", "-q", "--no-deps", "--target", str(beside), str(written))
    return beside


def over_the_catalog() -> list[str]:
    """The files of the tests that are made for every game there is."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(one) for one in files if FOR_EVERY_GAME.search(one.read_text())]


def passed(installed: Path, *words: str) -> list[str]:
    """Which of them it passes; it must pass all."""
    said = told("pytest", "-n", "0", "-vv", "-p", "no:cacheprovider", "-k", GAME, *words,
                *over_the_catalog(), beside=installed)  # fmt: skip
    return [line for line in said.splitlines() if "PASSED" in line]


def test_it_passes_its_own_tests_and_what_every_game_must(written: Path, installed: Path) -> None:
    """Rules, pictures, panels, and a table of it in the local Discord, played by clicks."""
    own = told("pytest", "-q", "-p", "no:cacheprovider", beside=installed, within=written)
    assert "5 passed" in own
    assert len(passed(installed)) > 30


@pytest.mark.soak
def test_it_passes_the_long_ones_too(installed: Path) -> None:
    assert len(passed(installed, "-m", "soak")) > 10


def test_a_package_that_cannot_be_played_is_turned_away_and_named(tmp_path: Path) -> None:
    """One written for another version, one that breaks, and one that takes a name of ours."""
    strange = {
        "older": "class GAME: id, kernel = 'older', 0",
        "broken": "import nothing_of_this_name",
        HOUSE[0]: "GAME = None",
    }
    for name, text in strange.items():
        home = tmp_path / f"brings_{name}"
        home.mkdir()
        (home / "__init__.py").write_text(text)
        record = tmp_path / f"brings_{name}-1.dist-info"
        record.mkdir()
        (record / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: brings_{name}\nVersion: 1\n"
        )
        (record / "entry_points.txt").write_text(f"[divemaster.games]\n{name} = brings_{name}\n")
    paths = os.pathsep.join(map(str, [tmp_path, ROOT]))
    script = (
        "from games.catalog import GAMES, TURNED_AWAY as T; print(GAMES[-1], sorted(T.items()))"
    )
    done = subprocess.run([sys.executable, "-c", script], env=os.environ | {"PYTHONPATH": paths},
                          capture_output=True, text=True, check=True)  # fmt: skip
    assert done.stdout.startswith(HOUSE[-1])
    for word in ("version 0", "nothing_of_this_name", "a game of the house has this name"):
        assert word in done.stdout


@pytest.mark.parametrize("name", ["Pearls", "1pearl", HOUSE[0], "a"])
def test_a_name_that_cannot_be_is_refused_and_nothing_written(name: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["new-game", name, "--folder", str(tmp_path / "new")])
    assert done.exit_code != 0
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = CliRunner().invoke(main, ["new-game", GAME, "--folder", str(tmp_path)])
    assert done.exit_code != 0
    assert [one.name for one in tmp_path.iterdir()] == ["mine.txt"]
