"""What all pictures need, drawn once: a bot that is killed two hundred times reads it again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from bot.display.kept_pictures import open_pictures
from bot.display.pictures import Studio
from renderers.pool import DrawingPool


async def draw(folder: Path) -> None:
    async with DrawingPool() as pool:
        await Studio(pool).warm_up(folder)


def begin_painting(folder: Path, _: Path | None) -> None:
    """What a painter does first in a storm: it reads what is drawn, and rehearses nothing."""
    open_pictures(folder)


def prepare(folder: Path) -> None:
    """In a process of its own; what an earlier run of the same code has drawn is only looked at."""
    subprocess.run([sys.executable, "-m", "tests.chaos.pictures", str(folder)], check=True)


if __name__ == "__main__":
    asyncio.run(draw(Path(sys.argv[1])))
