"""The bot's games played in the page: a real Chromium, a pane for each person, clicks alone."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.app import Divemaster
from bot.custom_ids import GROUP, PICK, Press, choose
from bot.host.table import Table
from bot.pointing import pointed_at
from games.catalog import GAMES, find_game
from games.kernel.ask import Ask, Option
from loopback import Loopback
from tests.conftest import PATIENCE
from tests.e2e.conftest import bot_running
from tests.loopback.page.conftest import Stage, browser, last, messages, pane, run, show, staged

__all__ = ["browser"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PEOPLE = ("Marina", "Finn", "Pearl", "Otto")
SLOW = 60_000
"""Milliseconds: the first picture of a game draws all its sprites, perhaps on a busy machine."""


@dataclass
class Party:
    """People side by side in one tab, at one table."""

    bot: Divemaster
    page: Page
    names: tuple[str, ...]
    luck: random.Random

    def pane_of(self, name: str) -> Locator:
        return pane(self.page, self.names.index(name))

    async def table(self) -> Table:
        (row,) = await self.bot.store.in_guild(self.bot.guilds[0].id)
        return await self.bot.host.peek(row.campaign.id)

    async def answer(self) -> bool:
        """One choice as the autopilot would make it; whether the game goes on."""
        table = await self.table()
        ask = table.match.ask
        if ask is None:
            return False
        seat = self.luck.choice(ask.seats)
        view, seen = table.match.view(seat), ask.seen_by(seat)
        option = table.match.game.autopilot(view, seen, seat, self.luck)
        place = self.pane_of(table.seats[seat].name)
        await Hand(self.page, place, table.id, ask).press(option)
        await self.until_moved(table, ask)
        return True

    async def until_moved(self, table: Table, ask: Ask) -> None:
        while table.match.ask is ask:
            await self.page.wait_for_timeout(20)


@dataclass
class Hand:
    """One person's way to the button of an option: on the panel, in a menu, in private."""

    page: Page
    pane: Locator
    table: str
    ask: Ask

    def button(self, option: Option[object]) -> Locator:
        wanted = choose(self.table, self.ask.token, option.id)
        return self.pane.locator(f'.message [data-custom-id="{wanted}"]').last

    def menus(self, kind: str) -> Locator:
        start = Press(self.table, self.ask.token, kind)
        return self.pane.locator(f'.message [data-custom-id^="{start}:"]')

    async def press(self, option: Option[object]) -> None:
        if option.secret:
            await self.open_hand()
        menu = self.menus(PICK).or_(self.menus(GROUP))
        await self.button(option).or_(menu).first.wait_for()
        if await self.button(option).count():
            await self.button(option).click()
        elif not await self.pick(option):
            await self.turn_pages(option)

    async def open_hand(self) -> None:
        """Once the panel that asks is there."""
        ours = f'.message:has([data-custom-id^="d1:{self.table}::hand"])'
        count = await messages(self.pane).count()
        await self.pane.locator(ours).last.get_by_role("button", name="My hand").click()
        await expect(messages(self.pane)).to_have_count(count + 1)

    async def pick(self, option: Option[object]) -> bool:
        for at in range(await self.menus(PICK).count()):
            await self.menus(PICK).nth(at).click()
            row = self.page.locator(f'.picker li[data-value="{option.id}"]')
            if await row.count():
                await row.click()
                return True
            await self.page.keyboard.press("Escape")
        return False

    async def turn_pages(self, option: Option[object]) -> None:
        menu = self.menus(GROUP).first
        await menu.click()
        rows = self.page.locator(".picker li[data-value]")
        values = [
            await rows.nth(at).get_attribute("data-value") for at in range(await rows.count())
        ]
        await self.page.keyboard.press("Escape")
        for value in values:
            count = await messages(self.pane).count()
            await menu.click()
            await self.page.locator(f'.picker li[data-value="{value}"]').click()
            await expect(messages(self.pane)).to_have_count(count + 1)
            if await self.button(option).count():
                await self.button(option).click()
                return
        raise LookupError(option.id)


@pytest_asyncio.fixture(loop_scope="session")
async def house(browser: Browser, tmp_path: Path) -> AsyncIterator[tuple[Stage, Divemaster]]:
    async with Loopback(answer_within=PATIENCE) as discord, staged(browser, discord) as stage:
        with pointed_at(discord.base_url):
            async with bot_running(discord, tmp_path / "divemaster.db") as bot:
                yield stage, bot


async def sit_down(stage: Stage, bot: Divemaster, game: str, names: tuple[str, ...]) -> Party:
    """`/dive start`, the form, everybody joins, off into the thread."""
    page = await stage.tab("+".join(f"{name}@tables" for name in names))
    page.set_default_timeout(SLOW)
    expect.set_options(timeout=SLOW)
    first = pane(page)
    await run(first, f"/dive start game:{find_game(game).title}")
    await (
        page.get_by_role("dialog")
        .or_(last(first).get_by_role("button", name="Join"))
        .first.wait_for()
    )
    await show(page, f"{game}-form")
    if await page.get_by_role("dialog").count():
        await page.get_by_role("dialog").get_by_role("button", name="Submit").click()
    for at in range(1, len(names)):
        await last(pane(page, at)).get_by_role("button", name="Join").click()
        await expect(last(first)).to_contain_text(names[at])
    await show(page, f"{game}-lobby")
    await last(first).get_by_role("button", name="Start").click()
    for at in range(len(names)):
        await pane(page, at).locator(".thread-card").last.click()
    return Party(bot, page, names, random.Random(5))


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_in_the_page(house: tuple[Stage, Divemaster], game: str) -> None:
    party = await sit_down(*house, game, PEOPLE[:2])
    turns = 0
    while await party.answer():
        turns += 1
        if turns in (1, 2, 3, 5, 8) or turns % 40 == 0:
            await party.page.wait_for_timeout(700)
            await show(party.page, f"{game}-{turns}")
    await party.page.wait_for_timeout(700)
    await show(party.page, f"{game}-end")
