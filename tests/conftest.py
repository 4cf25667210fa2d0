"""What every room's tests may ask for."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli.play import REEF
from loopback import Loopback, MovableClock
from loopback.pointing import pointed_at
from tests.judges import OutsideJudge, not_judged

PATIENCE = 10.0
"""Seconds for a first answer: a busy machine must not fail a test, so not Discord's three."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The outside judges never fall silent unnoticed."""
    if loud_line := not_judged():
        terminalreporter.write_line(loud_line, red=True)


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
def judge() -> OutsideJudge:
    return OutsideJudge()


@pytest.fixture
def world_plan() -> Path:
    """Where the bot is at home: with exactly the permissions that docs/hosting.md asks for."""
    return REEF


@pytest.fixture
async def discord_world(
    clock: MovableClock, judge: OutsideJudge, world_plan: Path
) -> AsyncIterator[Loopback]:
    """A running Discord with discord.py pointed at it; what the judges object to fails the test."""
    server = Loopback(world=world_plan, clock=clock, judges=[judge], answer_within=PATIENCE)
    async with server as discord:
        with pointed_at(discord.base_url):
            yield discord
    assert not judge.faults, judge.verdict()
