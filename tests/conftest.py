"""What every room's tests may ask for."""

import gc
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from benchmarks import postgres
from benchmarks.chromium import browsing, chromium
from bot.cli.play import REEF
from bot.display.kept_pictures import kept_pictures
from loopback import Loopback, MovableClock
from loopback.pointing import pointed_at
from renderers.archive import OpenArchive, learning
from tests.judges import OutsideJudge, not_compared, not_judged
from tests.not_run import not_run

PATIENCE = 30.0
"""Seconds for a first answer, and for what follows it: a busy machine must not fail a test, so not
Discord's three."""


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it need not be looked through for garbage again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nothing falls silent unnoticed: neither tests nor the outside judges."""
    skipped = terminalreporter.getreports("skipped")
    for loud_line in (*not_run(skipped), not_judged(), not_compared()):
        if loud_line:
            terminalreporter.write_line(loud_line, red=True)


@pytest.fixture(scope="session", autouse=True)
def drawn_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What one worker of this run has drawn is read by the others."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    OpenArchive.use(kept_pictures(shared / "drawn"))
    with learning():
        yield
    OpenArchive.use(None)


@pytest.fixture
def archive_apart() -> Iterator[None]:
    """A test may open and close archives of its own."""
    ours = OpenArchive.archive
    OpenArchive.use(None)
    yield
    OpenArchive.archive = ours


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Cluster]:
    """A throwaway PostgreSQL for this run."""
    if not postgres.PRESENT:
        pytest.skip(postgres.ABSENT)
    with postgres.cluster() as server:
        yield server


@pytest.fixture
async def postgres_url(postgres_server: postgres.Cluster) -> AsyncIterator[str]:
    """An empty database."""
    async with postgres_server.fresh() as url:
        yield url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests of this process; each opens tabs of its own."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    async with browsing(path) as browser:
        yield browser


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
