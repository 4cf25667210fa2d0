"""People side by side in one tab of the page, playing by clicks alone."""

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator, Page, ViewportSize, expect
from playwright.async_api import TimeoutError as TooLate

from benchmarks.taps import course_of
from bot.app import Divemaster
from bot.custom_ids import Press, verb
from bot.display.board import public_controls
from bot.display.hand import private_ask, private_controls
from bot.display.shapes.desk import BACK
from bot.display.ways import AtStep, Tap, way_to
from bot.host import Table
from bot.wording import Wording
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
        wording = await self.bot.house.display.wording(table)
        hand = Hand(own.page, own, table, ask, wording)
        course = course_of(table, option, self.luck) if sensibly else None
        if course is not None and hand.way_to(course):
            option = course
        self.presses += await hand.press(option)
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
    table: Table
    ask: Ask
    wording: Wording

    async def press(self, option: Option[Any]) -> int:
        """Wherever it is offered: at once, or after first taps; how many presses that takes."""
        presses, private = 0, option.secret or option.seat not in self.ask.awaited
        way = [] if private else self.way_to(option)
        if not private:
            presses += await self._read_on()
        if private or not way:
            await self.pane.get_by_role("button", name="Hand", exact=True).last.click()
            await self.pane.locator(".message.ephemeral").last.wait_for()
            presses, way = presses + 1, way_to(option.id, self._at_private(option.seat))
        assert way, option.id
        for _ in range(LOOKS):
            taken = await self._take_step(way)
            presses += taken is not None
            if taken is way[-1]:
                return presses
        raise LookupError(option.id)

    def way_to(self, option: Option[Any]) -> list[Tap]:
        """On the panel that all see."""
        return way_to(option.id, lambda step: public_controls(self.table, self.wording, step))

    def _at_private(self, seat: int) -> AtStep:
        ask = private_ask(self.table, seat)
        assert ask is not None
        return lambda step: private_controls(self.table, ask, self.wording, step)

    async def _read_on(self) -> int:
        """Pages are turned until something is asked; how many."""
        turn, pages = self._found(verb("read_on", campaign=self.table.id), "^"), 0
        asked = self._found(str(Press(self.table.id, self.ask.token, "")), "^")
        asked = asked.or_(self._found(verb("hand", "choose", campaign=self.table.id))).last
        await asked.or_(turn).first.wait_for()
        while await turn.count():
            page = await turn.get_attribute("data-custom-id")
            await turn.click()
            await self._found(page or "").wait_for(state="detached")
            pages += 1
            await asked.or_(turn).first.wait_for()
        return pages

    def _found(self, custom_id: str, how: str = "") -> Locator:
        return self.pane.locator(f'.message [data-custom-id{how}="{custom_id}"]').last

    async def _take_step(self, way: Sequence[Tap]) -> Tap | None:
        """The last tap of the way that is there; where none is, a step back, or a moment's wait."""
        for at, tap in reversed([*enumerate(way)]):
            if await self._found(tap.custom_id).count():
                with suppress(TooLate):  # a panel that is drawn anew closes its menu
                    await self._tap(tap)
                    if tap is not way[-1]:
                        await self._found(way[at + 1].custom_id).wait_for(timeout=STILL_THERE)
                    return tap
        back = self._found(f":{BACK}", "$")
        if await back.count():
            await back.click()
        await self.page.wait_for_timeout(LOOK_AGAIN)
        return None

    async def _tap(self, tap: Tap) -> None:
        await self._found(tap.custom_id).click(timeout=STILL_THERE)
        if tap.value:
            row = self.page.locator(f'.picker li[data-value="{tap.value}"]')
            await row.click(timeout=STILL_THERE)
