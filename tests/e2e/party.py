"""People side by side in one tab of the page, playing by clicks alone."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator, Page, ViewportSize, expect
from playwright.async_api import TimeoutError as TooLate

from bot.app import Divemaster
from bot.custom_ids import GROUP, PICK, SEVERAL, Press, choose, verb
from bot.display.shapes.desk import BACK
from bot.host import Table
from bot.several import TOGGLED
from games.catalog import find_game
from games.kernel.ask import Ask, Option
from tests.loopback.page.conftest import Stage, last, pane, run

PHONE = ViewportSize(width=390, height=844)
SLOW = 60_000
"""Milliseconds: the first picture of a game draws all its sprites, perhaps on a busy machine."""
LOOKS, LOOK_AGAIN, STILL_THERE = 50, 200, 3000
"""A question that stays is asked on the panel of before until that is drawn anew."""


async def sit_down(stage: Stage, bot: Divemaster, game: str, *names: str) -> "Party":
    """`/dive play start`, the form, everybody joins, off into the thread."""
    page = await stage.tab("+".join(f"{name}@tables" for name in names))
    panes = [pane(page, at) for at in range(len(names))]
    await gather_round(panes, game, names)
    return Party(bot, page, list(names), random.Random(5))


async def sit_down_with_phones(stage: Stage, bot: Divemaster, game: str, *names: str) -> "Phones":
    """The same, everybody with a phone of their own."""
    pages = [await stage.tab(f"{name}@tables", size=PHONE) for name in names]
    await gather_round([pane(page) for page in pages], game, names)
    return Phones(bot, pages[0], list(names), random.Random(5), 0, pages)


async def gather_round(panes: Sequence[Locator], game: str, names: Sequence[str]) -> None:
    expect.set_options(timeout=SLOW)
    first, page = panes[0], panes[0].page
    for one in panes:
        one.page.set_default_timeout(SLOW)
    await run(first, f"/dive play start game:{find_game(game).title}")
    join, form = last(first).get_by_role("button", name="Join"), page.get_by_role("dialog")
    await form.or_(join).first.wait_for()
    if await form.count():
        await form.get_by_role("button", name="Submit").click()
    for name, place in [*zip(names, panes, strict=True)][1:]:
        await last(place).get_by_role("button", name="Join").click()
        await expect(last(first)).to_contain_text(name)
    await last(first).get_by_role("button", name="Start").click()
    for place in panes:
        await place.locator(".thread-card").last.click()


@dataclass
class Party:
    """Who sits where, and the bot whose table it is."""

    bot: Divemaster
    page: Page
    names: list[str]
    luck: random.Random
    presses: int = 0

    def pane_of(self, name: str) -> Locator:
        return pane(self.page, self.names.index(name))

    async def table(self) -> Table:
        (row,) = await self.bot.store.in_guild(self.bot.guilds[0].id)
        return await self.bot.house.host.tables.peek(row.campaign.id)

    async def answer(self, *, sensibly: bool = True) -> bool:
        """One choice, as the autopilot would make it or by chance; whether the game goes on."""
        table = await self.table()
        ask = table.match.ask
        if ask is None:
            return False
        seat = self.luck.choice(self.whose_turn(ask))
        seen = ask.seen_by(seat)
        if sensibly:
            view = table.match.view(seat)
            option = table.match.game.autopilot(view, seen, seat, self.luck)
        else:
            option = self.luck.choice([one for one in seen.options if one.seat == seat])
        own = self.pane_of(table.seats[seat].name)
        self.presses += await Hand(own.page, own, table.id, ask).press(option)
        while table.match.ask is ask:
            await self.page.wait_for_timeout(20)
        return True

    def whose_turn(self, ask: Ask) -> list[int]:
        """Those who may press here."""
        return ask.seats

    async def play(self, choices: int = 10_000, *, sensibly: bool = True) -> None:
        """So many choices, or to the end."""
        for _ in range(choices):
            if not await self.answer(sensibly=sensibly):
                break


@dataclass
class Phones(Party):
    """Everybody looks at a screen of their own."""

    pages: list[Page] = field(default_factory=list)

    def pane_of(self, name: str) -> Locator:
        return pane(self.pages[self.names.index(name)])


@dataclass
class Hand:
    """One person's way to an option: a button of the panel, a menu, or the private panel."""

    page: Page
    pane: Locator
    table: str
    ask: Ask

    async def press(self, option: Option[Any]) -> int:
        """Wherever it is offered: at once, or after first taps; how many presses that takes."""
        at_once = self._button(option).or_(self._of(PICK)).or_(self._of(GROUP))
        presses = 1
        if option.secret or option.seat not in self.ask.awaited:
            await self._open_hand()
            presses += 1
        else:
            presses += await self._read_on(at_once)
        await at_once.or_(self._choose()).first.wait_for()
        if not option.secret and await self._choose().count() and not await at_once.count():
            await self._open_hand()
            presses += 1
            await at_once.first.wait_for()
        for _ in range(LOOKS):
            if await self._press_at_once(option):
                return presses
            if await self._take_steps(option, set()):
                return presses + 1
            await self.page.wait_for_timeout(LOOK_AGAIN)
        raise LookupError(option.id)

    async def _read_on(self, at_once: Locator) -> int:
        """Pages are turned until something is asked; how many."""
        turn, pages = self.pane.locator(f'.message [data-custom-id^="{self._onward}"]').last, 0
        await at_once.or_(self._of(GROUP)).or_(self._choose()).or_(turn).first.wait_for()
        while await turn.count():
            page = await turn.get_attribute("data-custom-id")
            await turn.click()
            await self.pane.locator(f'.message [data-custom-id="{page}"]').wait_for(
                state="detached"
            )
            pages += 1
            await at_once.or_(self._of(GROUP)).or_(self._choose()).or_(turn).first.wait_for()
        return pages

    @property
    def _onward(self) -> str:
        return verb("read_on", campaign=self.table)

    async def _press_at_once(self, option: Option[Any]) -> bool:
        if await self._button(option).count():
            await self._button(option).click()
            return True
        return await self._pick(option)

    def _button(self, option: Option[Any]) -> Locator:
        wanted = choose(self.table, self.ask.token, option.id)
        exact, tapped = f'[data-custom-id="{wanted}"]', f'[data-custom-id^="{wanted}:"]'
        return self.pane.locator(f".message {exact}, .message {tapped}").last

    def _choose(self) -> Locator:
        """Leads to the private panel, where many are asked many things."""
        wanted = verb("hand", "choose", campaign=self.table)
        return self.pane.locator(f'.message [data-custom-id="{wanted}"]').last

    def _of(self, kind: str) -> Locator:
        """Menus that take options, or buttons and menus that lead a step further."""
        start = Press(self.table, self.ask.token, kind)
        back = f'[data-custom-id$=":{BACK}"]'
        exact, longer = f'[data-custom-id="{start}"]', f'[data-custom-id^="{start}:"]'
        return self.pane.locator(f".message {exact}, .message {longer}:not({back})")

    async def _open_hand(self) -> None:
        await self.pane.get_by_role("button", name="Hand", exact=True).last.click()
        await self.pane.locator(".message.ephemeral").last.wait_for()

    async def _pick(self, option: Option[Any]) -> bool:
        for at in range(await self._of(PICK).count()):
            try:
                if await self._tick(self._of(PICK).nth(at), option):
                    return True
            except TooLate:  # a panel that is drawn anew closes its menu
                return False
        return False

    async def _tick(self, menu: Locator, option: Option[Any]) -> bool:
        """Whether it is in this menu, which is open then."""
        await menu.click(timeout=STILL_THERE)
        await self.page.locator(".picker li").first.wait_for(timeout=STILL_THERE)
        row = self.page.locator(f'.picker li[data-value="{option.id}"]')
        if await row.count():
            await row.click(timeout=STILL_THERE)
            return True
        await self.page.keyboard.press("Escape")
        await self.page.locator(".picker").wait_for(state="detached")
        return False

    async def _take_steps(self, option: Option[Any], tried: set[str]) -> bool:
        """One step after the other, until one leads to the option; a toggle is lit, and then the
        deed done."""
        for at in range(await self._of(GROUP).count()):
            step = self._of(GROUP).nth(at)
            custom_id = await step.get_attribute("data-custom-id") or ""
            if custom_id in tried:
                continue
            tried.add(custom_id)
            await step.click()
            if custom_id.rpartition(":")[2].startswith(TOGGLED):
                await self._of(SEVERAL).last.click()
                return True
            back = self.pane.locator(f'.message [data-custom-id$=":{BACK}"]').last
            await back.wait_for()
            if await self._press_at_once(option) or await self._take_steps(option, tried):
                return True
            await back.click()
            await back.wait_for(state="detached")
        return False
