"""People at the window: real pages in Chromium, touched where a finger would touch them."""

import asyncio
import re
from base64 import b64decode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from random import Random
from typing import Any

from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Browser, Error, Frame, Locator, Page, Route, ViewportSize

from benchmarks.taps import Finger
from bot.app import Divemaster
from bot.display.board import public_controls
from bot.display.painting import drawn
from bot.display.parts import Menu, Row
from bot.host import Table
from bot.several import deed
from bot.window.choices import Offered
from bot.window.prints import printed
from bot.window.scene import Scene, board_viewer, scene_of, seat_at_window
from bot.wording import Wording
from games.kernel.ask import Option
from games.kernel.match import Match
from tests.e2e.tables import PATIENCE, Dive
from tests.loopback.page.conftest import Stage, last, pane, show

PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800)
StandIn = Callable[[Route], Awaitable[None]]
SLOW, MEANWHILE = 60_000, 2_000
STEPS = 5
COME_CLOSER = """() => Promise.all(
    document.querySelector(".near .inner").getAnimations().map(({ finished }) => finished))"""

SIZE = "(({ width, height }) => [width, height])(document.querySelector('#board canvas'))"


def autopilots_choice(match: Match, luck: Random | None = None) -> None:
    """What the autopilot of whoever is asked first would do, done."""
    ask = match.ask
    if ask is not None:
        seat = ask.awaited[0]
        asked = match.asked(seat)
        assert asked is not None
        match.choose(
            seat,
            type(match.game).autopilot(match.view(seat), asked, seat, luck or Random(1)).id,
        )


@dataclass
class AtTheWindow:
    """One person's page."""

    page: Page
    user: int
    touches: bool
    frame: Page | Frame
    """Where in it the board is: the page itself, or the frame of an Activity."""
    keys: bool = False
    """Whether they have no pointer at all."""
    taps: int = 0
    complaints: list[str] = field(default_factory=list)

    async def settled(self, length: int) -> None:
        """What the table has come to is shown here."""
        async with asyncio.timeout(SLOW / 1000):
            while int(await self.frame.evaluate("document.body.dataset.length || -1")) < length:
                await self.frame.wait_for_timeout(20)

    async def tap(self, place: Locator) -> None:
        if self.keys:
            self.taps += 1
            await place.focus()
            await self.page.keyboard.press("Enter")
            return
        for _ in range(STEPS):
            with suppress(Error):  # what lights up meanwhile is drawn anew
                await place.wait_for(timeout=MEANWHILE)
                await place.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
                break
        box = await place.bounding_box()
        assert box is not None, place
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.taps += 1
        await (self.page.touchscreen.tap(x, y) if self.touches else self.page.mouse.click(x, y))

    async def touch(self, name: str) -> None:
        """A place on the board or the hand; once more where it first comes closer."""
        place = self.frame.locator(f'.spot[data-spot="{name}"]').first
        await self.tap(place)
        if await self.frame.locator(".picture.near").count():
            await self.frame.evaluate(COME_CLOSER)
            await self.tap(place)

    async def press(self, option: str) -> None:
        """A key beside the board, or in a list that came up; a folded group is opened."""
        key = self.frame.locator(f'dialog[open] [data-option="{option}"]')
        if not await key.count():
            key = self.frame.locator(f'#choices [data-option="{option}"]')
        within = self.frame.locator(f'[data-option="{option}"]')
        folded = self.frame.locator("#choices details:not([open])").filter(has=within)
        if await folded.count():
            await self.tap(folded.locator("summary"))
        await self.tap(key.first)

    async def choose(self, scene: Scene, wanted: Offered) -> None:
        """As a person does who sees what lights up after each touch."""
        for _ in range(STEPS):
            if await self._one_touch(scene, wanted):
                return
        raise LookupError(wanted["id"])

    async def _one_touch(self, scene: Scene, wanted: Offered) -> bool:
        """Towards it; whether it is chosen then, or lit."""
        key, page = f'[data-option="{wanted["id"]}"]', self.frame
        goal, place = (f'.spot[data-spot="{wanted[end]}"]' for end in ("to", "at"))
        firsts = {one["at"] for one in scene["options"]}
        begun = await page.locator(f'.spot.from[data-spot="{wanted["at"]}"]').count()
        other = await page.locator(".spot.from").count() and not begun
        if await page.locator(f"dialog[open] {key}, #choices {key}").count():
            await self.press(wanted["id"])
        elif (
            wanted["to"]
            and (begun or (wanted["to"] not in firsts and not other))
            and await page.locator(goal).count()
        ):
            await self.touch(wanted["to"])
        elif other and not await page.locator(f"{place}.beside").count():
            await self.tap(page.locator(".spot.from").first)  # who can go where it is, too
        else:
            assert await page.locator(place).count(), wanted
            await self.touch(wanted["at"])
        lit = page.locator(f'.spot.ticked[data-spot="{wanted["at"]}"], {key}[aria-pressed=true]')
        said = await page.locator("body.busy").count() > 0 or await lit.count() > 0
        return said or int(await page.evaluate("document.body.dataset.length")) > scene["length"]


@dataclass
class Company:
    """A table whose people all sit at windows."""

    bot: Divemaster
    dive: Dive
    table_id: str
    people: dict[int, AtTheWindow]
    luck: Random
    tokens: set[str] = field(default_factory=set)
    choices: int = 0
    finger: Finger | None = None
    on_the_panel: int = 0
    """Taps that the same choices take there, at least."""

    @property
    def taps(self) -> int:
        return sum(one.taps for one in self.people.values())

    async def table(self) -> Table:
        return await self.bot.house.host.tables.peek(self.table_id)

    async def answer(self) -> bool:
        """One choice of the autopilot's, made with fingers; whether the game goes on."""
        table = await self.table()
        ask = table.match.ask
        if ask is None:
            return False
        seat, length = ask.awaited[0], table.campaign.length
        asked = table.match.asked(seat)
        assert asked is not None
        option = type(table.match.game).autopilot(table.match.view(seat), asked, seat, self.luck)
        person = self.people[table.seats[seat].user or 0]
        await self.all_see(length)
        self.finger = self.finger or Finger(table)
        self.finger.table = table
        self.on_the_panel += self.finger.reaches(option)[1]
        await self._make(person, table, seat, option)
        await person.settled(length + 1)
        self.choices += 1
        return True

    async def _make(
        self, person: AtTheWindow, table: Table, seat: int, option: Option[Any]
    ) -> None:
        scene = scene_of(table, seat, Wording("en", table.seats))
        wanted = next(one for one in scene["options"] if one["id"] == option.id)
        main = deed(table.match.ask) if table.match.ask is not None and scene["deed"] else None
        await person.choose(scene, wanted)
        alone = scene["most"] == 1
        if option.id in scene["ticks"] and main is not None and not alone:
            await person.tap(person.frame.locator("#deed"))

    async def see(self, wide: int, high: int) -> None:
        """A picture of this size is on each page."""
        async with asyncio.timeout(SLOW / 1000):
            for one in self.people.values():
                while await one.frame.evaluate(SIZE) != [wide, high]:
                    await one.frame.wait_for_timeout(20)

    async def all_see(self, length: int) -> None:
        for one in self.people.values():
            await one.settled(length)
            assert one.complaints == []

    async def check_panel(self) -> None:
        """In the thread stands the question that is open, and none that was."""
        table = await self.table()
        panel = await self._shown_panel(table)
        shown = {token for token in TOKEN.findall(panel) if token}
        now = "" if table.match.ask is None else table.match.ask.token
        wanted = {now} & offered_to_all(table)
        if ":read_on:" not in panel:
            assert shown == wanted, (shown, wanted, now)
        assert not shown & (self.tokens - {now}), shown
        self.tokens.add(now)

    async def check_pictures(self) -> None:
        """What has come together on each page is the bot's own picture."""
        table = await self.table()
        await self.all_see(table.campaign.length)
        game, names = table.campaign.game, Wording("en", table.seats).names
        for one in self.people.values():
            view = table.match.view(board_viewer(table, seat_at_window(table, one.user)))
            if table.match.outcome is not None:
                return
            shot = printed(partial(drawn, game, "draw", view, None, names), "en")
            assert shot is not None
            seen = await one.frame.evaluate("document.querySelector('#board canvas').toDataURL()")
            pictures = [
                Image.open(BytesIO(data)).convert("RGB")
                for data in (b64decode(seen.partition(",")[2]), shot.data)
            ]
            apart = ImageStat.Stat(ImageChops.difference(*pictures))
            worst = max(apart.mean) if shot.strips else max(apart.mean) - 1
            assert worst <= 0, (one.page.viewport_size, table.campaign.length, apart.mean)

    async def _shown_panel(self, table: Table) -> str:
        display, person = self.bot.house.display, self.dive.people[0]

        def shown() -> bool | None:
            return display.state(table).length == table.campaign.length or None

        await person.until(shown, PATIENCE)
        seen = await person.read(self.dive.thread)
        return next(str(one.raw) for one in seen if int(one.id) == table.campaign.panel)

    async def show(self, name: str) -> None:
        for one in self.people.values():
            size = one.page.viewport_size
            assert size is not None
            await show(one.page, f"window-{name}-{size['width']}")


TOKEN = re.compile(r"'custom_id': 'd1:[^:']+:([^:']*):")


def offered_to_all(table: Table) -> set[str]:
    """The question that everybody's panel has keys for, if it has any."""
    if table.match.ask is None:
        return set()
    parts = public_controls(table, Wording("en", table.seats)).parts()
    keys = [str([one.custom_id for one in part.buttons]) for part in parts if isinstance(part, Row)]
    keys += [part.custom_id for part in parts if isinstance(part, Menu)]
    return {table.match.ask.token} if f":{table.match.ask.token}:" in "".join(keys) else set()


async def sit_at_windows(browser: Browser, bot: Divemaster, dive: Dive, game: str) -> Company:
    """Each opens the link of their own private page; the first has a phone."""
    row = await bot.store.at_place(int(dive.thread))
    assert row is not None
    people: dict[int, AtTheWindow] = {}
    for person, size in zip(dive.people, (PHONE, DESKTOP), strict=False):
        more = (await person.click(await dive.panel(), "…")).message
        link = re.search(r"http://[^'\"]+/board#[^'\"]+", str(more.raw))
        assert link is not None
        one = await at_window(browser, link[0], size, int(person.id))
        people[one.user] = one
    return Company(bot, dive, row.id, people, Random(f"{game} at the window"))


async def at_window(browser: Browser, link: str, size: ViewportSize, user: int) -> AtTheWindow:
    touches = size["width"] < 500
    context = await browser.new_context(viewport=size, has_touch=touches, locale="en-GB")
    page = await context.new_page()
    one = AtTheWindow(page, user, touches, page)
    page.on("pageerror", lambda error: one.complaints.append(str(error)))
    page.on("console", lambda line: one.complaints.append(line.text) if line.type == "error" else 0)
    await page.goto(link)
    await page.locator("body[data-length]").wait_for(timeout=SLOW)
    return one


async def in_discord(
    stage: Stage, bot: Divemaster, dive: Dive, game: str, stand_in: StandIn | None = None
) -> Company:
    """Each presses *Open the board* in the thread, and lets the Activity know who they are."""
    row = await bot.store.at_place(int(dive.thread))
    assert row is not None
    people: dict[int, AtTheWindow] = {}
    for person in dive.people:
        page = await stage.tab(f"{person.name}@{dive.thread}")
        if stand_in is not None:
            await page.route("**/page/**", stand_in)
        here = pane(page)
        await here.get_by_role("button", name="…", exact=True).last.click()
        await last(here).get_by_role("button", name="Open the board").click()
        await page.get_by_role("button", name="Authorise").click()
        frame = await (await page.wait_for_selector(".activity iframe")).content_frame()
        assert frame is not None
        await frame.locator("body[data-length]").wait_for(timeout=SLOW)
        people[int(person.id)] = AtTheWindow(page, int(person.id), False, frame)
    return Company(bot, dive, row.id, people, Random(f"{game} in Discord"))
