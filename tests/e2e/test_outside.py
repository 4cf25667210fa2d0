"""What is published, had as anybody has it: in an empty environment, far from the checkout.

`make packages` builds the wheels and says where they are.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import click
import pytest

from benchmarks.pressing import press_on
from bot.cli.play import REEF
from games.catalog import HOUSE
from loopback import Loopback
from loopback.errors import Refusal
from tests.e2e import tables
from tests.e2e.tables import Dive, onward, start_game

pytestmark = [pytest.mark.release, pytest.mark.timeout(3600)]
ROOT = Path(__file__).parents[2]
GAME = "pearls"
HELD_BY = ("pytest", "pytest-asyncio")
"""What a game's author needs beside Divemaster, to run tests."""
PATIENCE = 300
"""Nothing is drawn yet in a new environment, and the machine may be busy with other things."""
MOST_MB = 150
"""Of the environment of a running bot, as the image has it."""
LEFT_BEHIND = {"pip", "setuptools", "pkg_resources", "_distutils_hack", "tests"}


@dataclass(frozen=True)
class Home:
    """An environment and an empty folder to stand in."""

    env: Path
    folder: Path

    def start(self, *words: str, **settings: str) -> subprocess.Popen[str]:
        """A program of the environment, which knows nothing of this checkout or its settings."""
        foreign = ("PYTHON", "DIVEMASTER", "PYTEST", "COV")
        clean = {name: word for name, word in os.environ.items() if not name.startswith(foreign)}
        return subprocess.Popen(
            [str(self.env / "bin" / words[0]), *words[1:]],
            cwd=self.folder,
            env=clean | {"PYTHONUNBUFFERED": "1"} | settings,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def told(self, *words: str, **settings: str) -> str:
        """What it says; it must end well."""
        program = self.start(*words, **settings)
        said, _ = program.communicate()
        assert program.returncode == 0, said
        return said

    @contextmanager
    def running(self, *words: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
        program = self.start(*words, **settings)
        try:
            yield program
        finally:
            program.terminate()
            program.communicate()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    began = time.monotonic()
    wheels = Path(os.environ["DIVEMASTER_WHEELS"]).glob("*.whl")
    env = tmp_path_factory.mktemp("had") / "env"
    subprocess.run([sys.executable, "-m", "venv", str(env)], check=True)
    house = Home(env, tmp_path_factory.mktemp("empty"))
    house.told("pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), *map(str, wheels))
    click.echo(f"installed in {(time.monotonic() - began) / 60:.1f} minutes")
    return house


@asynccontextmanager
async def hosted(home: Home) -> AsyncIterator[Loopback]:
    """A local Discord, with the bot of that environment in it."""
    async with Loopback(world=REEF, answer_within=PATIENCE) as discord:
        settings = {
            "DIVEMASTER_DISCORD_URL": discord.base_url,
            "DIVEMASTER_TOKEN": discord.token,
            "DIVEMASTER_WARM": "false",
        }
        program = home.start("divemaster", "run", **settings)
        said = asyncio.create_task(asyncio.to_thread(program.communicate))
        try:
            await discord.bot_online(PATIENCE)
            yield discord
        finally:
            program.terminate()
            await said
        assert "BAD" not in await asyncio.to_thread(home.told, "divemaster", "doctor", **settings)


def test_the_environment_of_a_running_bot_is_small(home: Home) -> None:
    files = [one for one in home.env.rglob("*") if one.is_file() and not one.is_symlink()]
    parts = [one for one in files if not LEFT_BEHIND & {*one.relative_to(home.env).parts}]
    size = sum(one.stat().st_size for one in parts) / 1_000_000
    click.echo(f"the environment is {size:.0f} MB, {size / MOST_MB:.2f} of what it may be")
    assert size <= MOST_MB


def test_every_command_says_what_it_is_for(home: Home) -> None:
    listed = home.told("divemaster", "--help").partition("Commands:")[2].splitlines()
    names = [line.split()[0] for line in listed if line.startswith("  ") and line[2] != " "]
    assert {"run", "play", "doctor", "docs", "new-game"} <= set(names)
    for name in names:
        assert "Usage:" in home.told("divemaster", name, "--help")


def test_the_pages_that_help_points_to_are_there(home: Home) -> None:
    listed = home.told("divemaster", "docs")
    for page in ("hosting", "operations", "writing_a_pack", "privacy", "terms", "lurk"):
        assert page in listed
        assert home.told("divemaster", "docs", page).startswith("# ")
    assert "Repository" in listed


def test_the_doctor_finds_nothing_amiss(home: Home) -> None:
    assert "BAD" not in home.told("divemaster", "doctor", "--offline")


def test_play_serves_its_page(home: Home) -> None:
    with home.running("divemaster", "play", "--port", "0") as program:
        assert program.stdout is not None
        address = next(word for word in program.stdout.readline().split() if "http://" in word)
        with urllib.request.urlopen(address) as page:
            assert b"<html" in page.read()


@pytest.mark.parametrize("game", HOUSE)
def test_a_game_is_played_and_drawn(home: Home, game: str) -> None:
    assert game in home.told("divemaster", "games")
    home.told("divemaster", "simulate", game, "--games", "1")
    home.told("divemaster", "render", game, "--after", "5", "--out", f"{game}.png")
    assert (home.folder / f"{game}.png").stat().st_size > 20_000


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PATIENCE", PATIENCE)


async def test_every_game_opens_its_table(home: Home) -> None:
    async with hosted(home) as discord:
        for game in HOUSE:
            dive = await start_game(discord, game, "Marina", "Finn")
            panel = await dive.panel()
            while onward(panel) and not panel.pictures:
                panel = await dive.read_on("Marina")
            assert panel.pictures


async def test_a_game_from_outside_is_written_installed_tested_and_played(home: Home) -> None:
    began = time.monotonic()
    home.told("divemaster", "new-game", GAME)
    lines = sum(len(one.read_text().splitlines()) for one in (home.folder / GAME).rglob("*.py"))
    try:
        home.told("pip", "install", "-q", "--no-deps", f"./{GAME}")
        home.told("pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), *HELD_BY)
        assert GAME in home.told("divemaster", "games")
        assert "passed" in home.told("pytest", "-q", GAME), "its own, with the conformance kit"
        async with hosted(home) as discord:
            dive = await start_game(discord, GAME, "Marina", "Finn")
            await play(dive)
    finally:
        shutil.rmtree(home.folder / GAME)
    click.echo(f"{GAME}: {lines} lines, {(time.monotonic() - began) / 60:.1f} minutes")


async def play(dive: Dive) -> None:
    """Everybody dives and comes up, whoever's turn it is, until the game has ended."""
    for turn in range(100):
        panel = await dive.panel()
        if any(button.label == "Play again" for button in panel.buttons):
            return
        for person in dive.people:
            with suppress(LookupError, Refusal):
                await press_on(person, panel, ("dive", "surface")[turn % 2])
    pytest.fail("a hundred turns, and no end")
