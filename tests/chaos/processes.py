"""The bot and the local Discord, each a process of its own; the bot may be killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.cli.play import REEF
from tests.chaos.bot_process import PICTURES, SEED

ROOT = Path(__file__).parents[2]
READY = "bot.app: ready"


@dataclass
class LoopbackProcess:
    """A Discord that outlives every bot."""

    process: Process
    address: str
    token: str

    @classmethod
    async def start(cls) -> LoopbackProcess:
        line = [sys.executable, "-m", "loopback", "--plan", str(REEF)]
        process = await asyncio.create_subprocess_exec(*line, cwd=ROOT, stdout=PIPE)
        assert process.stdout is not None
        told: dict[str, str] = {}
        while "token" not in told:
            name, _, value = (await process.stdout.readline()).decode().strip().partition("  ")
            told[name] = value.strip()
        address = told["address"].removesuffix("/api/v10")
        return cls(process, address, told["token"])

    async def stop(self) -> None:
        self.process.terminate()
        await self.process.wait()


@dataclass
class BotProcess:
    """The bot, started again whenever it is gone."""

    discord: LoopbackProcess
    database: str
    """Its address."""
    seed: int
    log: Path
    pictures: Path
    process: Process | None = None
    kills: int = 0
    exits: int = 0
    """How often it left by itself, as when Discord could not be reached at its start."""
    errors: Counter[str] = field(default_factory=Counter)
    """Lines of the log that speak of an error, by their sentence."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    _listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        settings = {
            "TOKEN": self.discord.token,
            "DISCORD_URL": self.discord.address,
            "DATABASE": self.database,
            "WARM": "false",
            "OPEN_GAMES": "100000",
            "OPEN_GAMES_EACH": "100000",
            "LOBBY_MINUTES": "10",
        }
        told = {f"DIVEMASTER_{name}": value for name, value in settings.items()}
        ours = {SEED: str(self.seed), PICTURES: str(self.pictures)}
        self.ready.clear()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.chaos.bot_process",
            cwd=ROOT, env=os.environ | told | ours, stderr=PIPE,
        )  # fmt: skip
        self._listening = asyncio.create_task(self._listen(self.process))

    async def _listen(self, process: Process) -> None:
        assert process.stderr is not None
        with self.log.open("ab") as log:
            while line := await process.stderr.readline():
                log.write(line)
                log.flush()
                words = line.decode(errors="replace")
                if READY in words:
                    self.ready.set()
                if " ERROR " in words or " CRITICAL " in words:
                    self.errors[words.partition(": ")[2].partition(" [")[0].strip()[:60]] += 1

        await process.wait()
        if process is self.process:
            self.exits += 1
            await asyncio.sleep(1)
            if process is self.process:
                await self.start()

    async def kill(self) -> None:
        """kill -9, and a new one at once."""
        await self._end(signal.SIGKILL)
        self.kills += 1
        await self.start()

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> None:
        process, self.process = self.process, None
        assert process is not None
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(sign)
        await process.wait()
        assert self._listening is not None
        await self._listening
