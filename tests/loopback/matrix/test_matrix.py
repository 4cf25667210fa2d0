"""The two client libraries that are installed here, unmodified, through the whole evening.

`make libraries` asks all ten, each in an empty environment.
"""

import sys
from pathlib import Path

import pytest

from loopback import Loopback
from tests.loopback.matrix.evening import evening
from tests.loopback.matrix.libraries import LIBRARIES, Library

BOTS = Path(__file__).parent / "bots"
HERE = [library for library in LIBRARIES if library.name in ("discord.py", "hikari")]


@pytest.mark.parametrize("library", HERE, ids=lambda library: library.name)
async def test_a_library_through_everything(discord_world: Loopback, library: Library) -> None:
    command = [sys.executable, str(BOTS / library.script)]
    await evening(discord_world, command, library.cannot)
