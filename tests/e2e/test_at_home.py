"""The bot in somebody's home folder: its files lie among other people's, and touch none of them."""

import asyncio
from pathlib import Path

import pytest

from bot.display import kept_pictures
from loopback import Loopback
from renderers.archive import edition
from tests.bot.test_kept_pictures import everything, holiday
from tests.e2e.conftest import START_SECONDS, bot_running

ANOTHER = "0123456789abcdef"


def holds_something(folder: Path) -> bool:
    return folder.is_dir() and any(folder.iterdir())


async def kept_in(folder: Path) -> None:
    """The warm-up has drawn something and kept it."""
    async with asyncio.timeout(START_SECONDS):
        while not holds_something(folder):  # noqa: ASYNC110 - a disk rings no bell
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("archive_apart")
async def test_a_home_folder_is_untouched_after_a_start_an_update_and_a_downgrade(
    discord_world: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holiday(tmp_path)
    before, pictures = everything(tmp_path), tmp_path / "pictures"
    for version, other in ((edition(), ANOTHER), (ANOTHER, edition()), (edition(), ANOTHER)):
        monkeypatch.setattr(kept_pictures, "edition", lambda now=version: now)
        async with bot_running(discord_world, tmp_path / "divemaster.db", warm=True):
            await kept_in(pictures / version)
        after = everything(tmp_path)
        assert {name: after.get(name) for name in before} == before
        assert not (pictures / other).exists(), "what is ours and of no use any more goes"
