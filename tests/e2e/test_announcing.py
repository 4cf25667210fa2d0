"""Our commands: refused ones do not stop the bot, and what Discord made itself stays."""

from pathlib import Path

import aiohttp
import pytest

from bot.app import Divemaster
from bot.cli.doctor import here
from bot.config import Settings
from loopback import Loopback
from tests.e2e.conftest import bot_running
from tests.e2e.tables import start_game
from tests.e2e.test_running import free_port

OURS, ENTRY_POINT = [1, 2, 3, 3], 4
"""`/dive`, a line in the menu of a person, and two in that of a message."""


def types(world: Loopback) -> list[int]:
    return sorted(one["type"] for one in world.world.commands.values())


async def test_an_entry_point_command_is_carried_along(
    discord_world: Loopback, database: Path
) -> None:
    discord_world.trouble.switch_activities_on()
    (made,) = discord_world.world.commands
    async with bot_running(discord_world, database) as bot:
        assert bot.commands_refused == ""
        assert types(discord_world) == [*OURS, ENTRY_POINT]
        assert discord_world.world.commands[made]["handler"] == 2


def of_commands(database: Path) -> bool:
    """Whether the doctor finds them well."""
    settings = Settings(database=database, _env_file=None)
    (found,) = [one for one in here(settings) if one.what == "Discord took our commands"]
    assert found.well or "50240" in found.mend
    return found.well


async def test_refused_commands_do_not_stop_the_bot(
    discord_world: Loopback, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It goes on with those that Discord has, and says so wherever one would look."""
    async with bot_running(discord_world, database):
        assert types(discord_world) == OURS
    assert of_commands(database)
    await forget_what_was_announced(discord_world, database)
    discord_world.trouble.refuse("/commands", method="PUT", code=50240)
    port = free_port()
    async with bot_running(discord_world, database, health_port=port) as bot:
        await start_game(discord_world, "lanterns", "Marina")
        assert "50240" in bot.commands_refused
        assert "Discord refuses our commands" in caplog.text
        async with aiohttp.ClientSession() as session:
            health = await (await session.get(f"http://127.0.0.1:{port}/health")).json()
            metrics = await (await session.get(f"http://127.0.0.1:{port}/metrics")).text()
        assert health["ready"]
        assert "50240" in health["commands_refused"]
        assert "divemaster_commands_refused 1.0" in metrics
    assert not of_commands(database)
    async with bot_running(discord_world, database) as bot:
        assert bot.commands_refused == "", "the next start tries again"
    assert of_commands(database)


async def forget_what_was_announced(world: Loopback, database: Path) -> None:
    async with bot_running(world, database) as bot:
        await bot.store.set_fact("commands", "those of an older version")


async def test_a_bulk_update_without_the_entry_point_is_refused(
    bot: Divemaster, discord_world: Loopback
) -> None:
    """As discord.py itself would send it."""
    discord_world.trouble.switch_activities_on()
    with pytest.raises(Exception, match="50240"):
        await bot.tree.sync()
    assert types(discord_world) == [*OURS, ENTRY_POINT]
