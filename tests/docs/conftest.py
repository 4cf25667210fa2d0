"""The program, run as a person would run it, in an empty folder."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bot.cli.play import REEF
from loopback import Loopback
from tests.docs.pages import ROOT

PATIENCE = 60


class Shell:
    """Runs the program in a folder of its own; Discord is the one on this machine."""

    def __init__(self, folder: Path, discord: Loopback) -> None:
        self.folder = folder
        self.env = {name: word for name, word in os.environ.items() if "DIVEMASTER" not in name}
        self.env |= {
            "PYTHONPATH": str(ROOT),
            "DIVEMASTER_DISCORD_URL": discord.base_url,
            "DIVEMASTER_TOKEN": discord.token,
            "DIVEMASTER_WARM": "false",
        }

    @contextmanager
    def started(self, module: str, *words: str) -> Iterator[subprocess.Popen[str]]:
        """The program, running; it is asked to end, and must end well."""
        program = subprocess.Popen(
            [sys.executable, "-u", "-m", module, *words],
            cwd=self.folder,
            env=self.env,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield program
            program.send_signal(signal.SIGINT)
            said, _ = program.communicate(timeout=PATIENCE)
            assert program.returncode == 0, said
        except BaseException as failure:
            _end_all(program)
            failure.add_note(f"The program said: {program.communicate()[0]}")
            raise
        finally:
            _end_all(program)
            program.communicate()


def _end_all(program: subprocess.Popen[str]) -> None:
    """With whatever it has started."""
    with suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    async with Loopback(world=REEF, answer_within=PATIENCE) as world:
        yield world


@pytest.fixture
def shell(tmp_path: Path, discord: Loopback) -> Shell:
    """Beside the program lies what the guide for authors has its reader write."""
    shutil.copytree(ROOT / "docs" / "example_pack", tmp_path / "packs")
    return Shell(tmp_path, discord)
