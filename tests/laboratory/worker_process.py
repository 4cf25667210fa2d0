"""A worker as the laboratory starts it: the real one, which stops at a named moment when asked.

Its words to the database are listened to from outside. A file says at which one it is to stop; it
answers with another file, and freezes itself, or waits until its lines are cut.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg

from bot.app import Divemaster
from bot.cli import run
from bot.crew import gate, shared_gate
from tests.laboratory.long_game import in_the_house
from tests.laboratory.points import FREEZE, named

FOLDER = "LABORATORY_FOLDER"
ARMED, REACHED, GO = "armed", "reached", "go"


class QuickBot(Divemaster):
    """No waits that only the real Discord needs."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options, guild_ready_timeout=0.05)


async def _stop_here(folder: Path, way: str) -> None:
    (folder / ARMED).unlink(missing_ok=True)
    (folder / REACHED).write_text(str(time.monotonic()))
    if way == FREEZE:
        os.kill(os.getpid(), signal.SIGSTOP)
    while way != FREEZE and not (folder / GO).exists():  # noqa: ASYNC110 - a file rings no bell
        await asyncio.sleep(0.005)


def _listen(method: Callable[..., Awaitable[Any]], folder: Path) -> Callable[..., Awaitable[Any]]:
    async def said(line: Any, words: str, *more: Any, **how: Any) -> Any:
        try:
            name, way = (folder / ARMED).read_text().split("|")
        except (FileNotFoundError, ValueError):
            return await method(line, words, *more, **how)
        point = named(name)
        ours = point.word in words
        if ours and point.before:
            await _stop_here(folder, way)
        answer = await method(line, words, *more, **how)
        if ours and not point.before:
            await _stop_here(folder, way)
        return answer

    return said


def main() -> None:
    folder = Path(os.environ[FOLDER])
    for name in ("_execute", "execute"):
        setattr(asyncpg.Connection, name, _listen(getattr(asyncpg.Connection, name), folder))
    gate.PAUSE_SECONDS = shared_gate.PAUSE_SECONDS = 0.0
    run.Divemaster = QuickBot  # type: ignore[misc]  # a bot all the same
    with in_the_house():
        run.command(prog_name="laboratory worker")


if __name__ == "__main__":
    main()
