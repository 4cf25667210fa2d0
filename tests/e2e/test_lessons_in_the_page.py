"""Each guided first game on a phone, by clicks alone, from the command to the real thing."""

from pathlib import Path

import pytest
from playwright.async_api import Page, ViewportSize, expect

from bot.display.measure import SCREEN
from bot.display.shapes.desk import MEANT
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import T
from tests.e2e.conftest import bot_running
from tests.e2e.party import SLOW
from tests.e2e.staging import stage
from tests.loopback.page.conftest import Stage, last, messages, pane, run, show

__all__ = ["stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
IN_THE_GATE = {("lurk", "en"), ("refuge", "de")}
PHONE = ViewportSize(width=390, height=844)
MOST_PRESSES = 80
HIGH = """message => message.getBoundingClientRect().bottom
  - ([...message.querySelectorAll(".gallery img")].at(-1) ?? message).getBoundingClientRect().top"""
"""From the picture that stands over the question down."""
ANOTHER = """([sign, pressed]) => [...document.querySelectorAll(".messages button")]
  .filter(button => button.textContent.includes(sign)).at(-1)?.dataset.customId !== pressed"""
"""The newest button that is lit is not the one that was pressed; a panel keeps its own while what
it opened is used."""


async def begin(stage: Stage, game: str) -> Page:
    """`/dive learn lesson`, and off into the thread."""
    page = await stage.tab("Marina@tables", size=PHONE)
    page.set_default_timeout(SLOW)
    expect.set_options(timeout=SLOW)
    await run(pane(page), f"/dive learn lesson game:{find_game(game).title}")
    await page.locator(".mention.channel").last.click()
    return page


async def choose_language(stage: Stage, language: str) -> None:
    """As a moderator does in the server's settings."""
    coral = stage.discord.person("Coral")
    form = (await coral.slash("#general", "dive moderate settings")).modal
    await coral.submit(form, {"language": language})


async def press_what_is_lit(page: Page, name: str) -> None:
    """The one button that is lit, where it stands, on one screen with its picture."""
    panel = messages(page).filter(has=page.locator("button", has_text=MEANT)).last
    await panel.wait_for()
    await expect(panel.locator("button", has_text=MEANT)).to_have_count(1)
    await show(page, name)
    assert await panel.evaluate(HIGH) <= SCREEN, name
    button = panel.locator("button", has_text=MEANT)
    pressed = await button.get_attribute("data-custom-id")
    await button.click()
    await page.wait_for_function(ANOTHER, arg=[MEANT, pressed])


@pytest.mark.parametrize(
    ("game", "language"),
    [
        (game, language)
        if (game, language) in IN_THE_GATE
        else pytest.param(game, language, marks=pytest.mark.soak)
        for game in GAMES
        for language in ("en", "de")
    ],
)
async def test_a_lesson_on_a_phone(stage: Stage, tmp_path: Path, game: str, language: str) -> None:
    wording = Wording(language)
    async with bot_running(stage.discord, tmp_path / "divemaster.db"):
        await choose_language(stage, language)
        page = await begin(stage, game)
        begin_real = wording.say(T("Start a real game"))
        farewell = messages(page).get_by_role("button", name=begin_real)
        lit = messages(page).locator("button", has_text=MEANT)
        for press in range(MOST_PRESSES):
            await farewell.or_(lit).last.wait_for()
            if await farewell.count():
                break
            await press_what_is_lit(page, f"lesson-{game}-{language}-{press:02}")
        await show(page, f"lesson-{game}-{language}-end")
        await farewell.last.click()
        await expect(last(page)).to_contain_text(wording.say(T("Teach me")))
        await show(page, f"lesson-{game}-{language}-real")
