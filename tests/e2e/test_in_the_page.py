"""The games played in the page: a real Chromium, a pane for each person, clicks alone."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.cli.play import REEF
from games.catalog import GAMES
from loopback import Loopback
from loopback.pointing import pointed_at
from tests.conftest import PATIENCE
from tests.e2e.conftest import bot_running
from tests.e2e.party import Party, sit_down
from tests.loopback.page.conftest import Stage, last, messages, run, show, staged

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
OVER = "the seed was"


@dataclass
class House:
    """A page to look at, and where the bot's database is."""

    stage: Stage
    database: Path


@pytest_asyncio.fixture(loop_scope="session")
async def house(browser: Browser, tmp_path: Path) -> AsyncIterator[House]:
    async with (
        Loopback(world=REEF, answer_within=PATIENCE) as discord,
        staged(browser, discord) as stage,
    ):
        with pointed_at(discord.base_url):
            yield House(stage, tmp_path / "divemaster.db")


async def ends(party: Party, name: str) -> None:
    """Everybody sees how it ended, with a picture and the seed."""
    for person in party.names:
        ending = messages(party.pane_of(person)).filter(has_text=OVER).last
        await expect(ending.locator(".gallery img").first).to_be_visible()
    await show(party.page, name)


async def test_a_game_begins_with_a_board_that_both_can_see(house: House) -> None:
    async with bot_running(house.stage.discord, house.database) as bot:
        party = await sit_down(house.stage, bot, GAMES[0], "Marina", "Finn")
        await party.play(3)
        for name in party.names:
            board = party.pane_of(name).locator(".gallery img").last
            assert await board.evaluate("image => image.decode().then(() => image.naturalWidth)")
            assert await board.get_attribute("alt")
        await show(party.page, "begun")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(house: House, game: str) -> None:
    async with bot_running(house.stage.discord, house.database) as bot:
        party = await sit_down(house.stage, bot, game, "Marina", "Finn")
        await party.play(4)
        await show(party.page, f"{game}-begun")
        await party.play(60)
        await show(party.page, f"{game}-later")
        await party.play()
        await ends(party, f"{game}-ended")


@pytest.mark.soak
@pytest.mark.parametrize("game", ["refuge", "jupiter"])
async def test_a_game_is_lost_on_purpose(house: House, game: str) -> None:
    async with bot_running(house.stage.discord, house.database) as bot:
        party = await sit_down(house.stage, bot, game, "Marina", "Finn")
        await party.play(sensibly=False)
        outcome = (await party.table()).match.outcome
        assert outcome is not None
        assert not outcome.winners
        await ends(party, f"{game}-lost")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_a_pause_a_restart_and_a_resume_by_a_moderator(house: House, game: str) -> None:
    discord = house.stage.discord
    async with bot_running(discord, house.database) as bot:
        party = await sit_down(house.stage, bot, game, "Marina", "Finn")
        await party.play(6)
        await run(party.pane_of("Marina"), "/dive tables pause")
        await expect(last(party.pane_of("Marina"))).to_contain_text("Paused")
        table = await party.table()
    async with bot_running(discord, house.database) as bot:
        coral = await house.stage.tab("Coral@tables")
        await run(coral, f"/dive tables resume table:{table.id}")
        await expect(last(coral)).to_contain_text("The game goes on")
        party.bot = bot
        assert (await party.table()).match.save() == table.match.save()
        await party.play(6)
        await show(party.page, f"{game}-resumed")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_a_player_leaves_and_is_replaced(house: House, game: str) -> None:
    async with bot_running(house.stage.discord, house.database) as bot:
        party = await sit_down(house.stage, bot, game, "Marina", "Finn")
        await party.play(6)
        thread = (await party.table()).campaign.place
        coral = await house.stage.tab(f"Coral@{thread}")
        await run(coral, "/dive seat seat:2 to:player player:Pearl")
        await expect(last(coral)).to_contain_text("Pearl")
        party.page = await house.stage.tab(f"Marina@{thread}+Pearl@{thread}")
        party.names[1] = "Pearl"
        await party.play(6)
        await show(party.page, f"{game}-replaced")
