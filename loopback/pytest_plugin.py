"""Fixtures for whoever tests a bot: a Discord of its own for every test, and what goes with it.

A request that Discord would refuse fails the test that caused it, unless `discord_refusals` was
told to expect it. A test that fails shows what happened. Until a test asks for a fixture nothing of
this is loaded. Override `discord_plan` for a world of your own.
"""
# ruff: noqa: PLC0415 - what a run does not ask for is not loaded

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from loopback import Loopback, MovableClock, Person, Refusals, Trouble

try:
    from pytest_asyncio import fixture as async_fixture
except ImportError:  # then pytest itself says what an async fixture needs
    async_fixture = pytest.fixture  # type: ignore[assignment] # the same call, fewer options

WORLD = pytest.StashKey["Loopback"]()
FAILED = pytest.StashKey[bool]()
PICTURES = "--discord-pictures"


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "keep a picture of the page of every test that fails, here (needs a Chromium)"
    parser.getgroup("discord").addoption(PICTURES, metavar="FOLDER", help=told)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that was refused something fails, and one that fails shows its evening."""
    report = yield
    world = item.stash.get(WORLD, None)
    if world is None:
        return report
    passed = report.when == "call" and report.passed and not hasattr(report, "wasxfail")
    if passed and (verdict := world.refusals.verdict(over=False)):
        report.outcome, report.longrepr = "failed", verdict
    if report.failed:
        item.stash[FAILED] = True
        report.sections.append(("Discord, as it went", str(world.transcript)))
    return report


@pytest.fixture
def discord_plan() -> Path:
    """The world every test begins with."""
    from loopback.world_files import FIRST

    return FIRST


@pytest.fixture
def discord_clock() -> MovableClock:
    """Discord's time: `advance(900)` lets a token die without waiting."""
    from loopback import MovableClock

    return MovableClock()


@async_fixture
async def discord_world(
    request: pytest.FixtureRequest, discord_plan: Path, discord_clock: MovableClock
) -> AsyncIterator[Loopback]:
    """A running Discord; every client library that is imported talks to it."""
    from loopback import Loopback
    from loopback.pointing import NoLibrary, pointed_at

    counted = "discord_rate_limits" in request.fixturenames
    async with Loopback(world=discord_plan, clock=discord_clock, rate_limits=counted) as world:
        request.node.stash[WORLD] = world
        request.node.stash[FAILED] = False  # a second try is judged for itself
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(NoLibrary):
                stack.enter_context(pointed_at(world.base_url))
            yield world
        await _keep_picture(request, world)
    if not request.node.stash.get(FAILED, False) and (verdict := world.refusals.verdict()):
        pytest.fail(verdict, pytrace=False)


async def _keep_picture(request: pytest.FixtureRequest, world: Loopback) -> None:
    folder = request.config.getoption(PICTURES)
    if folder and request.node.stash.get(FAILED, False):
        from loopback.snapshots import keep_picture

        await keep_picture(world, Path(folder) / f"{request.node.name}.png")


@pytest.fixture
def discord_people(discord_world: Loopback) -> dict[str, Person]:
    """Everybody, by name."""
    return {person.name: person for person in discord_world.people}


@pytest.fixture
def discord_faults(discord_world: Loopback) -> Trouble:
    """Everything that can go wrong between a bot and Discord."""
    return discord_world.trouble


@pytest.fixture
def discord_refusals(discord_world: Loopback) -> Refusals:
    """What Discord refused; `expect(50007)` says that this belongs to the test."""
    return discord_world.refusals


@pytest.fixture
def discord_rate_limits(discord_world: Loopback) -> None:
    """Asked for, requests and identifies are counted as Discord counts them."""


@pytest.fixture
def discord_closed_doors(discord_world: Loopback) -> None:
    """Asked for, nobody takes direct messages of the bot (50007)."""
    for person in discord_world.people:
        discord_world.trouble.close_door(person.id)
