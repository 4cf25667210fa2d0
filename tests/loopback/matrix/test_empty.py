"""Each library in an empty environment, from the wheel and the packed npm package.

It goes through the whole evening, and through its recipe as the site tells it; what that costs in
bytes and seconds is printed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest

from tests.loopback.matrix.libraries import LIBRARIES, Library
from tests.test_rooms import ROOT

HERE = Path(__file__).parent
PACKAGE = ROOT / "loopback" / "npm"
RECIPES = ROOT / "loopback" / "docs" / "recipes"
FILE = re.compile(r"```(?:python|[jt]s)\n(?:#|//) (\S+)\n(.*?)```", re.DOTALL)
LARGEST = 3_000_000
EVENING = """
import json, os, pytest
from evening import evening

@pytest.mark.asyncio
async def test_evening(discord_world):
    await evening(discord_world, *json.loads(os.environ["BOT"]))
"""
WITH_PYTEST = ("pytest", "pytest-asyncio")
TYPESCRIPT = ("vitest@4.1.12", "typescript@5.9.3", "@types/node@22")


class Room:
    """An empty folder with an environment of its own; nothing of the checkout is seen from it."""

    def __init__(self, folder: Path, programs: Path | None = None) -> None:
        self.folder = folder
        self.began = time.monotonic()
        self.programs = programs or folder / "env" / "bin"
        if programs is None:
            venv.create(folder / "env", with_pip=True)

    def run(self, *words: str | Path, **told: str) -> str:
        env = {key: word for key, word in os.environ.items() if key != "PYTHONPATH"}
        env["PATH"] = f"{self.programs}{os.pathsep}{env['PATH']}"
        done = subprocess.run(
            words, cwd=self.folder, env=env | told, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pip(self, *wishes: str) -> None:
        self.run(self.programs / "python", "-m", "pip", "install", "-q", *wishes)

    def npm(self, *wishes: str) -> None:
        self.run("npm", "init", "-y")
        self.run("npm", "pack", PACKAGE)
        (packed,) = self.folder.glob("discord-loopback-*.tgz")
        quiet = ("--no-audit", "--no-fund", "--silent")
        self.run("npm", "install", *quiet, f"./{packed.name}", *wishes)

    def lay_out(self, page: Path) -> None:
        """The files of a page, as it tells them."""
        for name, text in FILE.findall(page.read_text()):
            (self.folder / name).write_text(text)

    def pytest(self, *words: str, **told: str) -> str:
        return self.run(self.programs / "python", "-m", "pytest", "-q", *words, **told)

    @property
    def cost(self) -> str:
        size = sum(f.stat().st_size for f in self.folder.rglob("*") if f.is_file())
        return f"{size / 1e6:.0f} MB installed, {time.monotonic() - self.began:.0f} s"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder)
    subprocess.run((*pip, ROOT / "loopback"), check=True, capture_output=True)
    shutil.rmtree(ROOT / "loopback" / "build")
    (built,) = folder.glob("*.whl")
    assert built.stat().st_size < LARGEST
    return built


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """The server of those that are not written in Python, where pip puts its programs."""
    room = Room(tmp_path_factory.mktemp("server"))
    room.pip(f"{wheel}[cli]", *WITH_PYTEST)
    return room.programs


def recipe(library: Library) -> Path:
    name = re.sub(r"\W", "_", library.name)
    return RECIPES / f"{name}.md"


@pytest.mark.libraries
@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
def test_a_library_through_its_evening_and_its_recipe(
    tmp_path: Path, request: pytest.FixtureRequest, library: Library, wheel: Path
) -> None:
    room = Room(tmp_path, request.getfixturevalue("server") if library.in_node else None)
    bots = room.folder / "bots"
    shutil.copytree(HERE / "bots", bots)
    shutil.copy(HERE / "evening.py", room.folder)
    room.lay_out(recipe(library))
    if library.in_node:
        room.npm(library.wish)
        runner = "node"
        assert "# pass 1" in room.run("node", "--test", "--test-reporter=tap", "bot.test.cjs")
    else:
        room.pip(str(wheel), library.wish, *WITH_PYTEST)
        runner = str(room.programs / "python")
        assert "1 passed" in room.pytest("test_bot.py")
    (room.folder / "test_evening.py").write_text(EVENING)
    bot = json.dumps([[runner, str(bots / library.script)], library.cannot])
    assert "1 passed" in room.pytest("test_evening.py", BOT=bot)
    with request.getfixturevalue("capfd").disabled():
        size = f"wheel {wheel.stat().st_size / 1e6:.1f} MB"
        sys.stderr.write(f"\n{library.name} {library.version}: {size}, {room.cost}\n")


@pytest.mark.libraries
def test_five_minutes_in_javascript_and_typescript(tmp_path: Path, server: Path) -> None:
    """The npm package's README, followed word for word: node:test, vitest, and its types."""
    room = Room(tmp_path, server)
    room.lay_out(PACKAGE / "README.md")
    room.npm("discord.js@14.28.0", *TYPESCRIPT)
    assert "# pass 2" in room.run("node", "--test", "--test-reporter=tap", "bot.test.cjs")
    assert "1 passed" in room.run("npx", "vitest", "run", "bot.spec.ts")
    (room.folder / "bot.d.cts").write_text("export default function bot(options: object): any;\n")
    strict = ("--noEmit", "--strict", "--module", "nodenext", "--skipLibCheck", "bot.spec.ts")
    room.run("npx", "tsc", *strict)
