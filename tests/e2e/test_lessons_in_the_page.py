"""Each guided first game on a phone, by clicks alone, from `/dive learn` to the real thing."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, ViewportSize, expect

from bot.app import Divemaster
from bot.host import Table
from bot.host.lesson import stage_of
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import T
from games.kernel.lesson import LEARNER
from tests.e2e.conftest import bot_running
from tests.e2e.party import SLOW, Hand
from tests.e2e.staging import stage
from tests.loopback.page.conftest import Stage, last, messages, pane, run, show

__all__ = ["stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
IN_THE_GATE = {("lurk", "en"), ("sleeping_gods", "en"), ("refuge", "de")}
PHONE = ViewportSize(width=390, height=844)


async def begin(stage: Stage, game: str) -> Page:
    """`/dive learn`, and off into the thread."""
    page = await stage.tab("Marina@tables", size=PHONE)
    page.set_default_timeout(SLOW)
    expect.set_options(timeout=SLOW)
    await run(pane(page), f"/dive learn game:{find_game(game).title}")
    await page.locator(".thread-card").last.click()
    return page


async def table_of(bot: Divemaster) -> Table:
    (row,) = await bot.store.in_guild(bot.guilds[0].id)
    return await bot.house.host.tables.peek(row.campaign.id)


def first_words(said: str) -> str:
    """As much of a sentence as stands before the first mark that the page draws otherwise."""
    return re.split(r"[*_`~<>|\n:]", said)[0].strip()


async def choose_language(stage: Stage, language: str) -> None:
    """As a moderator does in the server's settings."""
    coral = stage.discord.person("Coral")
    form = (await coral.slash("#general", "dive settings")).modal
    await coral.submit(form, {"language": language})


async def take_next(page: Page, table: Table, wording: Wording) -> bool:
    """Does what the lesson wants next; whether it wanted something."""
    stage, ask = stage_of(table), table.match.ask
    assert stage is not None
    assert ask is not None
    wanted = stage.wanted
    if wanted is None:
        return False
    if wanted.seat == LEARNER:
        guide = messages(page).filter(has_text="👉").last
        number, words = stage.lesson.said(stage.made)
        count = T("{n} of {all}", n=number, all=len(stage.lesson.prompts))
        await expect(guide).to_contain_text(wording.say(count))
        await expect(guide).to_contain_text(first_words(wording.say(words)))
        await show(page, f"lesson-{table.match.game.id}-{wording.language}-{stage.made:02}")
        option = ask.find(LEARNER, wanted.option)
        assert option is not None
        await Hand(page, pane(page), table.id, ask).press(option)
    while table.match.ask is ask:
        await page.wait_for_timeout(20)
    return True


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
    async with bot_running(stage.discord, tmp_path / "divemaster.db") as bot:
        await choose_language(stage, language)
        page = await begin(stage, game)
        await messages(page).filter(has_text="👉").last.wait_for()
        table = await table_of(bot)
        while await take_next(page, table, wording):
            pass
        begin_real = wording.say(T("Begin a real game"))
        farewell = messages(page).get_by_role("button", name=begin_real)
        await farewell.last.wait_for()
        await show(page, f"lesson-{game}-{language}-end")
        await farewell.last.click()
        first = wording.say(T("First time? **Teach me** guides you through a game."))
        await expect(last(page)).to_contain_text(first_words(first))
        await show(page, f"lesson-{game}-{language}-real")
