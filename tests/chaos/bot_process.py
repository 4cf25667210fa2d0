"""The bot as chaos starts it: the real one, but games are dealt from one seed, which autopilots'
luck follows too, so that two runs can be compared; and no waits that only Discord needs."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

from bot.app import Divemaster
from bot.cli import run
from bot.crew import gate, shared_gate
from bot.display import painters
from bot.display.kept_pictures import kept_pictures
from games.kernel import match
from renderers.archive import OpenArchive
from tests.chaos.breakages import break_bot
from tests.chaos.pictures import begin_painting

DEALS = 1000
"""Games are dealt from seeds beyond this: those of lessons would make a table one."""
SEED, PICTURES = "CHAOS_SEED", "CHAOS_PICTURES"
BROKEN, MARK = "CHAOS_BROKEN", "CHAOS_MARK"
"""In which way it is broken on purpose, and where it writes down that it has been."""


class QuickBot(Divemaster):
    """Back at once when its session is lost."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options, guild_ready_timeout=0.05)


def main() -> None:
    seed = int(os.environ[SEED])
    match.fresh_seed = lambda: DEALS + seed
    gate.PAUSE_SECONDS = shared_gate.PAUSE_SECONDS = 0.0
    run.Divemaster = QuickBot  # type: ignore[misc]  # a bot all the same
    pictures = Path(os.environ[PICTURES])
    OpenArchive.use(kept_pictures(pictures))
    painters.begin = partial(begin_painting, pictures)
    if os.environ.get(BROKEN):
        break_bot(os.environ[BROKEN], Path(os.environ[MARK]))
    run.command(prog_name="chaos bot")
