"""The real bot in a local Discord, with a real database file and tiny games in the catalog."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import Divemaster
from bot.config import Settings
from games import catalog
from games.kernel import match
from loopback import Loopback
from tests.bot import lanterns_pictures, shoals, tales
from tests.conftest import PATIENCE
from tests.kernel import lanterns


@pytest.fixture(autouse=True)
def lanterns_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", (*catalog.GAMES, "lanterns", "shoals", "tales"))
    monkeypatch.setitem(sys.modules, "games.lanterns", lanterns)
    monkeypatch.setitem(sys.modules, "renderers.lanterns", lanterns_pictures)
    for room in ("games", "renderers"):
        monkeypatch.setitem(sys.modules, f"{room}.shoals", shoals)
        monkeypatch.setitem(sys.modules, f"{room}.tales", tales)


@pytest.fixture(autouse=True)
def the_same_luck_every_time(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Each test has deals of its own, the same in every run; a soak has new ones."""
    if request.node.get_closest_marker("soak") is None:
        luck = random.Random(request.node.nodeid)
        monkeypatch.setattr(match, "fresh_seed", lambda: luck.getrandbits(128))


START_SECONDS = 60
"""The first start reads all games, perhaps on a busy machine."""


class QuickBot(Divemaster):
    """The bot without the waits that only make sense on the real Discord."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        """A busy machine must not make presses too old; `discord_world` waits as long."""
        super().__init__(settings, **options)
        self.intake.discord_waits = PATIENCE

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds before it identifies again."""


@asynccontextmanager
async def bot_running(world: Loopback, database: Path, **more: object) -> AsyncIterator[Divemaster]:
    settings = Settings(database=database, _env_file=None, **{"warm": False, **more})
    bot = QuickBot(settings, guild_ready_timeout=0.02)
    async with bot:
        running = asyncio.create_task(bot.start(world.token))
        try:
            async with asyncio.timeout(START_SECONDS):
                while not bot.is_ready():
                    await asyncio.sleep(0.005)
                    if running.done():
                        running.result()
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "divemaster.db"


@pytest.fixture
async def bot(discord_world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    async with bot_running(discord_world, database) as running:
        yield running
