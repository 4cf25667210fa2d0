"""Whole games on phones: a real Chromium of 390 x 844 for each person, clicks alone."""

import logging
from pathlib import Path

import pytest
from playwright.async_api import expect

from games.catalog import GAMES
from tests.e2e.conftest import bot_running
from tests.e2e.party import Phones, sit_down_with_phones
from tests.e2e.staging import stage
from tests.loopback.page.conftest import Stage, show

__all__ = ["stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
log = logging.getLogger(__name__)
EVENING = 160
"""Choices of a campaign that are made in one evening."""
OVER = "the seed was"
LOOKED_AT = (3, 8, 25, 60, 100, 140)


async def play(party: Phones, game: str, most: int) -> int:
    """Plays on and shows the screens in between; how many choices were made."""
    for number in range(most):
        if number in LOOKED_AT:
            for name in party.names:
                await show(party.pane_of(name).page, f"{game}-{number}-{name}")
        if not await party.answer():
            return number
    return most


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_on_two_phones(stage: Stage, tmp_path: Path, game: str) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db") as bot:
        party = await sit_down_with_phones(stage, bot, game, "Marina", "Finn")
        most = EVENING if game == "sleeping_gods" else 10_000
        made = await play(party, game, most)
        table = await party.table()
        turns = max(1, table.match.game.turn)
        log.info("%s: %d presses, %d choices, %d turns", game, party.presses, made, turns)
        assert party.presses >= made
        for name in party.names:
            if made < most:
                await expect(party.pane_of(name).get_by_text(OVER).last).to_be_visible()
            await show(party.pane_of(name).page, f"{game}-ended-{name}")


async def test_a_game_begins_on_two_phones(stage: Stage, tmp_path: Path) -> None:
    async with bot_running(stage.discord, tmp_path / "phones.db") as bot:
        party = await sit_down_with_phones(stage, bot, GAMES[0], "Marina", "Finn")
        assert await play(party, GAMES[0], 4) == 4
        for name in party.names:
            page = party.pane_of(name).page
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
