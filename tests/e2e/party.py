"""People side by side in one tab of the page, playing by clicks alone."""

import random
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page, expect

from bot.app import Divemaster
from bot.custom_ids import GROUP, PICK, Press, choose
from bot.host import Table
from games.catalog import find_game
from games.kernel.ask import Ask, Option
from tests.loopback.page.conftest import Stage, last, messages, pane, run

SLOW = 60_000
"""Milliseconds: the first picture of a game draws all its sprites, perhaps on a busy machine."""


async def sit_down(stage: Stage, bot: Divemaster, game: str, *names: str) -> "Party":
    """`/dive start`, the form, everybody joins, off into the thread."""
    page = await stage.tab("+".join(f"{name}@tables" for name in names))
    page.set_default_timeout(SLOW)
    expect.set_options(timeout=SLOW)
    first = pane(page)
    await run(first, f"/dive start game:{find_game(game).title}")
    join, form = last(first).get_by_role("button", name="Join"), page.get_by_role("dialog")
    await form.or_(join).first.wait_for()
    if await form.count():
        await form.get_by_role("button", name="Submit").click()
    for at in range(1, len(names)):
        await last(pane(page, at)).get_by_role("button", name="Join").click()
        await expect(last(first)).to_contain_text(names[at])
    await last(first).get_by_role("button", name="Start").click()
    for at in range(len(names)):
        await pane(page, at).locator(".thread-card").last.click()
    return Party(bot, page, list(names), random.Random(5))


@dataclass
class Party:
    """Who sits where, and the bot whose table it is."""

    bot: Divemaster
    page: Page
    names: list[str]
    luck: random.Random

    def pane_of(self, name: str) -> Locator:
        return pane(self.page, self.names.index(name))

    async def table(self) -> Table:
        (row,) = await self.bot.store.in_guild(self.bot.guilds[0].id)
        return await self.bot.house.host.peek(row.campaign.id)

    async def answer(self, *, sensibly: bool = True) -> bool:
        """One choice, as the autopilot would make it or by chance; whether the game goes on."""
        table = await self.table()
        ask = table.match.ask
        if ask is None:
            return False
        seat = self.luck.choice(ask.seats)
        seen = ask.seen_by(seat)
        if sensibly:
            view = table.match.view(seat)
            option = table.match.game.autopilot(view, seen, seat, self.luck)
        else:
            option = self.luck.choice([one for one in seen.options if one.seat == seat])
        await Hand(self.page, self.pane_of(table.seats[seat].name), table.id, ask).press(option)
        while table.match.ask is ask:
            await self.page.wait_for_timeout(20)
        return True

    async def play(self, choices: int = 10_000, *, sensibly: bool = True) -> None:
        """So many choices, or to the end."""
        for _ in range(choices):
            if not await self.answer(sensibly=sensibly):
                break


@dataclass
class Hand:
    """One person's way to an option: a button of the panel, a menu, or the private panel."""

    page: Page
    pane: Locator
    table: str
    ask: Ask

    async def press(self, option: Option[Any]) -> None:
        if option.secret:
            await self._open_hand()
        menu = self._menus(PICK).or_(self._menus(GROUP))
        await self._button(option).or_(menu).first.wait_for()
        if await self._button(option).count():
            await self._button(option).click()
        elif not await self._pick(option):
            await self._turn_pages(option)

    def _button(self, option: Option[Any]) -> Locator:
        wanted = choose(self.table, self.ask.token, option.id)
        return self.pane.locator(f'.message [data-custom-id="{wanted}"]').last

    def _menus(self, kind: str) -> Locator:
        start = Press(self.table, self.ask.token, kind)
        return self.pane.locator(f'.message [data-custom-id^="{start}:"]')

    async def _open_hand(self) -> None:
        count = await messages(self.pane).count()
        await self.pane.get_by_role("button", name="Hand").last.click()
        await expect(messages(self.pane)).to_have_count(count + 1)

    async def _pick(self, option: Option[Any]) -> bool:
        for at in range(await self._menus(PICK).count()):
            await self._menus(PICK).nth(at).click()
            row = self._row(option.id)
            if await row.count():
                await row.click()
                return True
            await self.page.keyboard.press("Escape")
        return False

    async def _turn_pages(self, option: Option[Any]) -> None:
        """Opens one group after the other, until one holds the button."""
        for at in range(25):
            count = await messages(self.pane).count()
            await self._menus(GROUP).first.click()
            await self._row(str(at)).click()
            await expect(messages(self.pane)).to_have_count(count + 1)
            if await self._button(option).count():
                await self._button(option).click()
                return
        raise LookupError(option.id)

    def _row(self, value: str) -> Locator:
        return self.page.locator(f'.picker li[data-value="{value}"]')
