"""The wheel in an empty environment, beside one library: a green test, and what it costs."""

import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest

from tests.loopback.matrix.libraries import LIBRARIES, Library
from tests.loopback.raw import PNG
from tests.test_rooms import ROOT

PYTHONS = [library for library in LIBRARIES if not library.in_node]
LARGEST = 3_000_000
TEST = """
import asyncio, os, sys
import pytest

@pytest.mark.asyncio
async def test_it_greets(discord_world):
    channels = {c["name"]: c["id"] for c in discord_world.world.channels.values()}
    told = {"LOOPBACK_URL": discord_world.base_url, "LOOPBACK_TOKEN": discord_world.token,
            "LOG": channels["log"], "FORUM": channels["forum"]}
    start = asyncio.create_subprocess_exec
    bot = await start(sys.executable, os.environ["BOT"], env=os.environ | told)
    try:
        await discord_world.commands_ready("greet", patience=45)
        marina = discord_world.person("Marina")
        answer = await marina.slash("#general", "greet", {"fish": "ray"})
        assert answer.message.text == "hello ray"
    finally:
        bot.kill()
        await bot.wait()
"""


def run(*words: str | Path, cwd: Path, **told: str) -> str:
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | told
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder)
    run(*pip, ROOT / "loopback", cwd=folder)
    shutil.rmtree(ROOT / "loopback" / "build")
    (built,) = folder.glob("*.whl")
    assert built.stat().st_size < LARGEST
    return built


@pytest.mark.libraries
@pytest.mark.parametrize("library", PYTHONS, ids=lambda library: library.name)
def test_the_wheel_and_one_library(
    tmp_path: Path, wheel: Path, library: Library, capfd: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / "bin" / "python"
    wanted = (f"{library.package}=={library.version}", "pytest", "pytest-asyncio")
    run(python, "-m", "pip", "install", "-q", wheel, *wanted, cwd=tmp_path)
    (tmp_path / "test_it.py").write_text(TEST)
    bot = ROOT / "tests" / "loopback" / "matrix" / "bots" / library.script
    told = run(
        python, "-m", "pytest", "-q", cwd=tmp_path, BOT=str(bot), PICTURE=PNG.hex(), GUILD=""
    )
    assert "1 passed" in told
    site = sum(f.stat().st_size for f in (tmp_path / "env").rglob("*") if f.is_file())
    with capfd.disabled():
        took = time.monotonic() - began
        sys.stderr.write(f"\n{library.name}: wheel {wheel.stat().st_size / 1e6:.1f} MB, "
                         f"all {site / 1e6:.0f} MB, {took:.0f} s\n")  # fmt: skip
