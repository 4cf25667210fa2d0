"""Somebody new with a phone and nothing but the link: from *Add app* to the end of a first dive of
the day, in a direct message. Presses and words are counted."""

import logging
import random
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.app import Divemaster
from bot.host import Table, daily
from games.catalog import find_game
from games.kernel import Ask
from tests.e2e.conftest import bot_running
from tests.e2e.party import PHONE, SLOW, Party
from tests.e2e.staging import stage
from tests.loopback.page.conftest import Stage, last, pane, run, show

__all__ = ["stage"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
log = logging.getLogger(__name__)
WAY = 3
"""Presses from the link to the first question: add us, the command, the game."""
BEFORE = 180
"""Words up to there, with those of the first panel and of the page itself."""
GAMES = {
    "refuge": (80, 2000),
    "tentacula": (90, 2800),
    "jupiter": (200, 2600),
    "lurk": (130, 2900),
}
"""Presses and words of a whole dive, sensibly played."""
NOON, ROOT = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp(), "7f" * 32
"""Always the same deal."""
FROM_THE_PICTURE = """one => {
  const gallery = one.querySelector('.gallery') || one;
  return one.getBoundingClientRect().bottom - gallery.getBoundingClientRect().top;
}"""
LOOKED_AT = (1, 2, 3, 5, 8, 13, 21, 34, 55)
TALL = 740
"""A panel from its picture down, beside the bars of the app; the ending has some more."""


@dataclass
class Newcomer(Party):
    """Alone with us; a line that was read is not read again."""

    read_already: set[str] = field(default_factory=set)
    words: int = 0
    tallest: float = 0

    @property
    def here(self) -> Locator:
        return pane(self.page)

    async def table(self) -> Table:
        (tried,) = await self.bot.store.memories.dailies(daily.today())
        return await self.bot.house.host.tables.peek(tried.campaign)

    def whose_turn(self, ask: Ask) -> list[int]:
        return [0]

    async def asked(self) -> bool:
        """Waits until partners have moved; whether the game goes on."""
        table = await self.table()
        while (ask := table.match.ask) is not None and 0 not in ask.awaited:
            await self.page.wait_for_timeout(20)
        return ask is not None

    async def read(self) -> None:
        text = await self.here.locator(".messages:not(.outbox)").inner_text()
        new = {line.strip() for line in text.splitlines()} - self.read_already
        self.read_already |= new
        self.words += sum(len(re.findall(r"\w+", line)) for line in new)
        self.tallest = max(self.tallest, await last(self.here).evaluate(FROM_THE_PICTURE))

    async def press(self, name: str) -> None:
        await self.here.get_by_role("button", name=name, exact=True).last.click()
        self.presses += 1


async def add_app(page: Page) -> None:
    """What the link does; then the conversation with us lies open."""
    here = pane(page)
    await here.locator(".chip").click()
    await page.locator(".picker li", has_text="Take the app along").click()
    await here.locator(".calling").click()
    await here.get_by_role("button", name="Direct messages").click()
    await expect(page.locator(".head h2")).to_have_text("Divemaster")


async def begin(stage: Stage, bot: Divemaster, game: str) -> Newcomer:
    expect.set_options(timeout=SLOW)
    page = await stage.tab("Coral@general", size=PHONE)
    page.set_default_timeout(SLOW)
    await add_app(page)
    new = Newcomer(bot, page, ["Coral"], random.Random(5))
    new.presses += 1
    await run(new.here, "/dive play daily")
    new.presses += 1
    await expect(last(new.here)).to_contain_text("The daily dive")
    await show(page, f"{game}-daily")
    await new.read()
    await new.press(str(find_game(game).title))
    await new.here.get_by_role("button", name="Undo").last.wait_for()
    await new.read()
    await show(page, f"{game}-begun")
    return new


@pytest.mark.parametrize(
    "game", ["refuge", *(pytest.param(game, marks=pytest.mark.soak) for game in [*GAMES][1:])]
)
async def test_from_the_link_to_the_end_of_a_dive(
    stage: Stage, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "now", lambda: NOON)
    async with bot_running(stage.discord, tmp_path / "new.db") as bot:
        await bot.store.settle_fact(daily.fact_of(daily.today()), ROOT)
        new = await begin(stage, bot, game)
        assert new.presses == WAY
        assert new.words <= BEFORE
        await play_to_the_end(new, game)
        log.info("%s: %d presses, %d words, %d high", game, new.presses, new.words, new.tallest)
        presses, words = GAMES[game]
        assert new.presses <= presses
        assert new.words <= words
        assert new.tallest <= TALL
        (tried,) = await bot.store.memories.dailies(daily.today())
        assert tried.counts
        assert tried.won is not None
        await new.press("Share my dive")
        await expect(last(new.here)).to_contain_text("nobody else here yet")
        await last(new.here).locator("img").first.wait_for()
        await show(new.page, f"{game}-shared")
        await run(new.here, "/dive play daily")
        await expect(last(new.here)).to_contain_text("Puzzle of the day")
        title = str(find_game(game).title)
        await last(new.here).get_by_role("button", name=title).click()
        await expect(last(new.here)).to_contain_text(f"Practise {title}")
        await show(new.page, f"{game}-again")


async def play_to_the_end(new: Newcomer, game: str) -> None:
    for choices in count(1):
        if not await new.asked() or not await new.answer():
            break
        await new.read()
        if choices in LOOKED_AT:
            await show(new.page, f"{game}-{choices:02}")
    await new.here.get_by_role("button", name="Share my dive").last.wait_for()
    await new.read()
    await show(new.page, f"{game}-over")
