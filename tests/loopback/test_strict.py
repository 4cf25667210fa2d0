"""The pytest plugin in a run of its own: what fails a test, and what a failing test shows."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from loopback.snapshots import BROWSERS

BOT = """
import asyncio, discord, pytest, pytest_asyncio
from discord import app_commands

bot = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(bot)

class Go(discord.ui.View):
    @discord.ui.button(label="Go")
    async def go(self, interaction, button):
        await interaction.response.edit_message(content="went", view=None)

@tree.command(description="Writes to somebody")
async def whisper(interaction, to: discord.Member):
    await interaction.response.send_message("Sent", view=Go(), ephemeral=True)
    try:
        await to.send("psst")
    except discord.HTTPException:
        pass  # a bot that swallows what it is told

@bot.event
async def setup_hook():
    await tree.sync()

@pytest_asyncio.fixture
async def marina(discord_world):
    async with discord_world.running(bot, "whisper"):
        yield discord_world.person("Marina")

async def whispered(marina, discord_world):
    answer = await marina.slash("#general", "whisper", {"to": "Finn"})
    await marina.until(lambda: discord_world.refusals.seen or None)
    return answer
"""


def run(folder: Path, test: str, *options: str) -> tuple[int, str]:
    (folder / "test_it.py").write_text(f"{BOT}\n@pytest.mark.asyncio\n{test}")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("tries", [1, 2])
def test_a_refusal_that_the_bot_swallows_fails_its_test(tmp_path: Path, tries: int) -> None:
    test = """async def test_it(marina, discord_world, discord_closed_doors):
    await whispered(marina, discord_world)
"""
    pictures = ("--discord-pictures", "kept")
    code, told = run(tmp_path, test, "--reruns", str(tries - 1), *pictures)
    assert code == 1
    assert "1 failed" in told
    assert "passed" not in told
    assert (tmp_path / "kept" / "test_it.png").exists() == any(map(shutil.which, BROWSERS))
    assert "50007 Cannot send messages to this user" in told
    for words in ("Marina /whisper to:Finn", "(only they can see this)", "[Go]", "REFUSED POST"):
        assert words in told


@pytest.mark.parametrize(("codes", "outcome"), [("50007", 0), ("403", 0), ("50007, 10008", 1)])
def test_what_is_expected_must_come_and_nothing_else(
    tmp_path: Path, codes: str, outcome: int
) -> None:
    test = f"""async def test_it(marina, discord_world, discord_closed_doors, discord_refusals):
    discord_refusals.expect({codes})
    await whispered(marina, discord_world)
"""
    code, told = run(tmp_path, test)
    assert code == outcome, told
    assert ("10008 was expected and never came" in told) == bool(outcome)


def test_a_failing_test_shows_its_evening_and_keeps_a_picture(tmp_path: Path) -> None:
    test = """async def test_it(marina, discord_world, discord_rate_limits, discord_clock):
    answer = await marina.slash("#general", "whisper", {"to": "Finn"})
    await marina.click(answer.message, "Go")
    discord_clock.advance(900)
    assert discord_world.limits.on
    assert False, "to be seen"
"""
    code, told = run(tmp_path, test, "--discord-pictures", "kept")
    assert code == 1
    assert "Marina presses [Go]" in told
    assert "Your bot changes:" in told
    assert told.index("presses [Go]") < told.index("| went")
    if any(map(shutil.which, BROWSERS)):
        with Image.open(tmp_path / "kept" / "test_it.png") as picture:
            bright = sum(picture.convert("L").histogram()[180:])
        assert bright > 1000, "the page has no words in it yet"


def test_a_run_that_asks_for_nothing_loads_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("""import sys

def test_it():
    assert "loopback.pytest_plugin" in sys.modules
    assert "aiohttp" not in sys.modules
""")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
