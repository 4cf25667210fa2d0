"""What every room's tests may ask for."""

from collections.abc import AsyncIterator

import pytest

from bot.discord_address import pointed_at
from loopback import Loopback, MovableClock
from tests.judges import GATEWAY, OPENAPI, PRESENT, OutsideJudge

NOT_JUDGED = "whether loopback speaks as Discord's own description says"

PATIENCE = 10.0
"""Seconds for a first answer: a busy machine must not fail a test, so not Discord's three."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The outside judges never fall silent unnoticed."""
    if not PRESENT:
        absent = ", ".join(str(file) for file in (OPENAPI, GATEWAY) if not file.exists())
        terminalreporter.write_line(
            f"*** NOT JUDGED: {NOT_JUDGED} ({absent} is absent) ***", red=True
        )


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
def judge() -> OutsideJudge:
    return OutsideJudge()


@pytest.fixture
async def discord_world(clock: MovableClock, judge: OutsideJudge) -> AsyncIterator[Loopback]:
    """A running Discord with discord.py pointed at it; what the judges object to fails the test."""
    async with Loopback(clock=clock, judges=[judge], answer_within=PATIENCE) as discord:
        with pointed_at(discord.base_url):
            yield discord
    assert not judge.faults, judge.verdict()
