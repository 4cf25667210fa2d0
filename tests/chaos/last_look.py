"""At the very end: what people see is drawn once more from the database, and must be the same."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from discord.utils import time_snowflake
from PIL import Image

from benchmarks.crowd import onward
from bot.custom_ids import GROUP, read
from bot.display.board import public_controls
from bot.display.controls import Controls
from bot.display.hand import private_frame
from bot.display.kept_pictures import open_pictures
from bot.display.painting import ReadyPicture
from bot.display.passages import Passages
from bot.display.pictures import Studio, scene_of
from bot.display.reading.page import Page, page_of
from bot.display.shapes.desk import NEXT, STAYS
from bot.display.view import to_view
from bot.display.ways import taps
from bot.host import Host, Table
from bot.store.store import Store
from bot.wording import Wording
from loopback.checks.mentions import walk
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from renderers.pool import DrawingPool
from tests.chaos.press import Hands
from tests.chaos.processes import Bots
from tests.chaos.remote import Refused
from tests.chaos.seated import Seated

LANGUAGE = "en"
REMINDER = "⏰"
TRIES = 5
LATE_SECONDS = 2.0
"""A second reminder would come soon after the first."""
PICTURES = (b"\x89PNG", b"RIFF")


async def look_at_all(tables: list[Seated], store: Store, pictures: Path) -> None:
    """The picture of every panel, and the hand of one person at every table."""
    await asyncio.to_thread(open_pictures, pictures)
    async with DrawingPool() as pool:
        with closing(Host(store)) as host:
            for one in tables:
                if not one.given_up and len(one.live()) == 1:
                    table, studio = await host.tables.peek(one.campaign.id), Studio(pool)
                    await Looker(one, table, studio, Passages(host, store, studio)).look()


class Looker:
    """Somebody with the database in one hand and Discord in the other."""

    def __init__(self, seated: Seated, table: Table, studio: Studio, book: Passages) -> None:
        self.seated, self.table, self.studio, self.book = seated, table, studio, book
        self.wording = Wording(LANGUAGE, table.seats)

    async def look(self) -> None:
        panel = self.seated.live()[0]
        right = [await self._shows(panel, one) async for one in self._pictures(panel)]
        if not any(right):
            urls = [one.url for one in panel.pictures]
            self.seated.blame("pictures", f"panel {panel.id} at {self.seated.known}: {urls}")
        playing = self.seated.playing
        if self.table.match.ask is not None and playing:
            await self._look_at_hand(panel, playing[-1], self.seated.users[playing[-1]])

    async def _pictures(self, panel: SeenMessage) -> AsyncIterator[list[ReadyPicture]]:
        """What may stand on it: the ending, or what belongs to the page that is read, in one of
        its sizes, or else the board beside the keys that are there."""
        table, wording, page = self.table, self.wording, await self._page(panel)
        if table.match.outcome is not None:
            yield _some(await self.studio.ending(table, wording))
        elif page is not None:
            for strip in (False, True):
                yield _some(await self.studio.scene(table, wording, page.shows, strip=strip))
            yield []
        elif table.match.ask is None:
            yield _some(await self.studio.board(table, wording))
        else:
            scene = scene_of(self._controls(panel))
            yield _some(await self.studio.board(table, wording, scene=scene))

    async def _page(self, panel: SeenMessage) -> Page | None:
        """The page that is read instead of the board, if one is."""
        leaf = await self.book.open_on(self.table, self.wording)
        return page_of(self.table, self.wording, leaf, alone=bool(onward(panel)))

    def _controls(self, panel: SeenMessage) -> Controls:
        """At the step at which the panel was left: one that taps lead to, or that of the piece
        which stayed chosen."""
        wanted, tried = _asking(_ids(panel)), set[str]()
        stays = sorted({_chosen(one) for one in wanted} - {""})
        waiting = ["", *stays, *(f"{one}/{by}" for one in stays for by in (STAYS, NEXT))]
        while waiting:
            controls = public_controls(self.table, self.wording, waiting.pop(0))
            offered = list(taps(controls.parts()))
            if _asking(tap.custom_id for tap in offered) == wanted:
                return controls
            further = [tap.leads_to for tap in offered if tap.leads_to not in (None, *tried)]
            waiting += [step for step in further if step]
            tried.update(waiting)
        return public_controls(self.table, self.wording)

    async def _look_at_hand(self, panel: SeenMessage, seat: int, user: str) -> None:
        """What only this person may see, and all of it, once their strip has changed to it."""
        seat = self.table.seats_of(int(user))[0] if self.table.seats_of(int(user)) else seat
        sheet, shots = await private_frame(self.studio, self.table, seat, self.wording)
        wanted = {x["custom_id"] for x in walk(to_view(sheet).to_components()) if "custom_id" in x}
        found = "cannot look at"
        for _ in range(TRIES):
            page = await self._open_hand(panel, user)
            if page is not None and wanted <= _ids(page) and await self._shows(page, shots):
                return
            found = found if page is None else "sees something else than"
            await asyncio.sleep(1)
        there = f"{self.table.campaign.status}, {sorted(_ids(panel))}"
        self.seated.blame("hands", f"{user} {found} seat {seat} beside {there}")

    async def _open_hand(self, panel: SeenMessage, user: str) -> SeenMessage | None:
        button, ask = f"d1:{self.seated.campaign.id}::hand", self.table.match.ask
        token = "" if ask is None else ask.token
        try:
            return await Hands(self.seated.person(user), 0, {}).open(panel, button, token)
        except (InteractionFailed, Refused, TimeoutError, LookupError):
            return None

    async def _shows(self, message: SeenMessage, wanted: list[ReadyPicture]) -> bool:
        """Exactly these pictures, point by point."""
        seen = {one.url.partition("?")[0]: one.url for one in message.pictures}
        shown = [await self._fetch(url) for url in seen.values()]
        return sorted(map(_points, shown)) == sorted(_points(one.data) for one in wanted)

    async def _fetch(self, url: str) -> bytes:
        async with self.seated.reef.remote.session.get(url) as answer:
            return await answer.read()


def _some(shot: ReadyPicture | None) -> list[ReadyPicture]:
    return [] if shot is None else [shot]


def _asking(custom_ids: Iterable[str]) -> set[str]:
    """Those that answer a question, or lead a step further."""
    return {one for one in custom_ids if (press := read(one)) is not None and press.token}


def _chosen(custom_id: str) -> str:
    """The piece that stays chosen with this answer."""
    press = read(custom_id)
    return press.more[-1] if press is not None and press.name != GROUP and press.more else ""


def _ids(message: SeenMessage) -> set[str]:
    return {one.custom_id for one in (*message.buttons, *message.selects)}


def _points(data: bytes) -> bytes:
    """Nothing of what is no picture, as where it is gone."""
    if not data.startswith(PICTURES):
        return b""
    return Image.open(io.BytesIO(data)).convert("RGBA").tobytes()


async def remind_all(tables: list[Seated], bots: Bots, *, stormy: bool) -> None:
    """A day passes: every table that waits for somebody reminds them, once, whatever happens."""
    owing = {one: _awaited(one) for one in tables if not one.given_up and _awaited(one)}
    if not owing:
        return
    reef = next(iter(owing)).reef
    since = time_snowflake(datetime.now(UTC))
    await reef.book.everybody_waits()
    if stormy:
        await reef.remote.trouble("lost", method="POST", path="/messages", times=2)
    for one in bots.every:
        await one.replace()
    end = time.monotonic() + reef.patience.settle
    left = owing
    while left and time.monotonic() < end:
        await asyncio.sleep(0.5)
        left = {one: users for one, users in left.items() if users - {*await _told(one, since)}}
    for one, users in left.items():
        one.blame("unreminded", f"{sorted(users - {*await _told(one, since)})}")
    while not await reef.book.is_told() and time.monotonic() < end:  # noqa: ASYNC110 - no bell
        await asyncio.sleep(0.5)
    await asyncio.sleep(LATE_SECONDS)
    for one in owing:
        told = await _told(one, since)
        for user in sorted({user for user in told if told.count(user) > 1}):
            one.blame("reminded_twice", f"{user}, {told.count(user)} times")


def _awaited(table: Seated) -> set[str]:
    ask = table.match.ask
    return set() if ask is None else {table.users[s] for s in ask.awaited if s in table.users}


async def _told(table: Seated, since: int) -> list[str]:
    """Whom reminders have named since then."""
    try:
        seen = await table.people[0].read(table.thread)
    except Refused:
        return []
    new = [one for one in seen if int(one.id) > since and REMINDER in one.content]
    return [user for one in new for user in one.mentions]
