"""A database file, a host, and the tiny game of lanterns in the catalog."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host import Host, Lobby, Table
from bot.host.lobby import new_campaign
from bot.store import SqliteStore
from games import catalog
from games.kernel.match import Match
from tests.kernel import lanterns

MARINA, FINN, PEARL, CORAL = 11, 12, 13, 99
GUILD, CHANNEL, THREAD = 1, 2, 3


@pytest.fixture(autouse=True)
def lanterns_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", (*catalog.GAMES, "lanterns"))
    monkeypatch.setitem(sys.modules, "games.lanterns", lanterns)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "divemaster.db"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


@pytest_asyncio.fixture
async def host(store: SqliteStore) -> Host:
    return Host(store)


async def start(host: Host, *people: int, autopilots: int = 0, seed: int = 7) -> Table:
    """A game of lanterns with these people."""
    campaign = new_campaign(lanterns.Lanterns, GUILD, CHANNEL, people[0])
    lobby = Lobby(campaign, [])
    for person in people:
        lobby.join(person, f"P{person}")
    for _ in range(autopilots):
        lobby.add_autopilot()
    await host.store.add_campaign(campaign, lobby.seats)
    match = Match.start(lobby.game, len(lobby.seats), lobby.options, seed)
    return await host.open_campaign(campaign, lobby.seats, match, THREAD)


async def choose(host: Host, table: Table, user: int, option: str) -> None:
    live = await host.tables.peek(table.id)
    assert live.match.ask is not None
    await host.choose(table.id, user, option, live.match.ask.token, None)
