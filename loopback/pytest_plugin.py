"""Fixtures for whoever tests a bot: a Discord of its own for every test, and what goes with it.

Override `discord_plan` for a world of your own, as a YAML file.
"""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from loopback.clock import MovableClock
from loopback.pointing import NoLibrary, pointed_at
from loopback.server import Loopback
from loopback.trouble import Trouble
from loopback.user.person import Person
from loopback.world_files import FIRST

try:
    from pytest_asyncio import fixture as async_fixture
except ImportError:  # then pytest itself says what an async fixture needs
    async_fixture = pytest.fixture  # type: ignore[assignment] # the same call, fewer options


@pytest.fixture
def discord_plan() -> Path:
    """The world every test begins with."""
    return FIRST


@pytest.fixture
def discord_clock() -> MovableClock:
    """Discord's time: `advance(900)` lets a token die without waiting."""
    return MovableClock()


@async_fixture
async def discord_world(discord_plan: Path, discord_clock: MovableClock) -> AsyncIterator[Loopback]:
    """A running Discord; every client library that is imported talks to it."""
    async with Loopback(world=discord_plan, clock=discord_clock) as world:
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(NoLibrary):
                stack.enter_context(pointed_at(world.base_url))
            yield world


@pytest.fixture
def discord_people(discord_world: Loopback) -> dict[str, Person]:
    """Everybody, by name."""
    return {person.name: person for person in discord_world.people}


@pytest.fixture
def discord_faults(discord_world: Loopback) -> Trouble:
    """Everything that can go wrong between a bot and Discord."""
    return discord_world.trouble
