"""Who looks at which table, from their pass to their last message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import aiohttp
import discord
from aiohttp import WSMsgType, web

from bot.click_intake import ClickIntake
from bot.deeds.member_left import has_left
from bot.deeds.replay import WHOLE, film_so_far
from bot.display.hand import private_ask
from bot.display.painting import drawn
from bot.error_answers import sentence
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.metrics import REFUSALS
from bot.store import StoreError
from bot.turning_away import TOO_MANY
from bot.window.audience import Audience
from bot.window.choices import offered, ways
from bot.window.kept import framed
from bot.window.links import FORGED, NOBODY, Links, NoPass, Pass
from bot.window.messages import Asked, understood
from bot.window.prints import printed
from bot.window.reading import page
from bot.window.scene import places_of, rounded, seat_at_window
from bot.window.taps import Somebody, Tap, take
from bot.window.viewer import Viewer
from bot.window.words import words
from bot.wording import Wording
from games.kernel import T

log = logging.getLogger(__name__)

FILM = 14
"""So many messages is the wish for a film."""
EACH, ALL = 6, 300
"""So many pages of one person at one table, and of everybody."""
AGAIN = 300.0
"""Seconds after which a page gets a new pass, if the person is still on the server."""
GONE = T("You're not on this server any more, so its tables are closed to you.")
CLOSED = T("This table is only for those who play at it now.")
FULL = T("So many are looking on that there's no room for more. The thread has it all, too.")


class Watching:
    """All pages of this process."""

    def __init__(
        self,
        house: House,
        intake: ClickIntake,
        links: Links,
        elsewhere: Callable[[int], Awaitable[str]],
    ) -> None:
        self.house, self.intake, self.links = house, intake, links
        self._elsewhere = elsewhere
        """Where a server's tables are, that are not ours."""
        self._audiences: dict[str, Audience] = {}
        house.host.tables.changed = self.changed

    def __len__(self) -> int:
        return sum(len(audience.viewers) for audience in self._audiences.values())

    def changed(self, campaign: str) -> None:
        """Something was committed there."""
        if campaign in self._audiences:
            self._audiences[campaign].wake()

    async def part(self, which: Callable[[int], bool]) -> None:
        """Pages of servers that are no longer ours come again, and are told where to."""
        for campaign, audience in list(self._audiences.items()):
            home = await self.house.host.tables.home(campaign)
            if home is None or which(home):
                for viewer in list(audience.viewers):
                    await viewer.socket.close()

    async def look(self, socket: web.WebSocketResponse, who: Pass) -> None:
        """Somebody looks, until they leave."""
        home = await self.house.host.tables.home(who.campaign)
        if home is None:
            raise NoPass(FORGED)
        await self._check(home, who)
        if not self.house.host.serves(home):
            await socket.send_json({"moved": await self._elsewhere(home)})
            return
        viewer = self._let_in(Viewer(socket, who))
        telling = [
            asyncio.create_task(self._tell(viewer), name="window"),
            asyncio.create_task(self._renew(viewer, home), name="pass"),
        ]
        try:
            await self._listen(viewer, home)
        finally:
            for task in telling:
                task.cancel()
            self._let_out(viewer)

    def _let_in(self, viewer: Viewer) -> Viewer:
        audience = self._audiences.get(viewer.who.campaign)
        if len(self) >= ALL:
            raise NoPass(FULL)
        if audience is None:
            audience = Audience(self.house.display.studio)
            self._audiences[viewer.who.campaign] = audience
        same = [one for one in audience.viewers if one.user == viewer.user]
        if len(same) >= EACH and viewer.user != NOBODY:
            raise NoPass(TOO_MANY)
        audience.viewers.add(viewer)
        self._count(audience)
        return viewer

    def _let_out(self, viewer: Viewer) -> None:
        audience = self._audiences[viewer.who.campaign]
        audience.viewers.discard(viewer)
        self._count(audience)
        if not audience.viewers:
            del self._audiences[viewer.who.campaign]

    def _count(self, audience: Audience) -> None:
        """Everybody is told how many look on."""
        for one in audience.viewers:
            one.woken.set()

    async def _check(self, home: int, who: Pass) -> None:
        """Whether they may still look: a member, or a guest where guests are welcome."""
        if who.user == NOBODY:
            if not await self.house.host.guests.welcome(who.campaign):
                raise NoPass(CLOSED)
            return
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            if await has_left(self.house, home, who.user):
                raise NoPass(GONE)

    async def _renew(self, viewer: Viewer, home: int) -> None:
        """A link is good for a day, and as long as its page is open."""
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self._check(home, viewer.who)
            except NoPass as refusal:
                wording = await self._wording(viewer)
                await viewer.socket.send_json({"shut": wording.say(refusal.text)})
                await viewer.socket.close()
                return
            fresh = self.links.sign(viewer.who.campaign, viewer.user)
            await viewer.socket.send_json({"pass": fresh})

    async def _table(self, viewer: Viewer) -> Table:
        return await self.house.host.tables.peek(viewer.who.campaign)

    async def _wording(self, viewer: Viewer) -> Wording:
        return await self.house.wording_for(viewer.user, await self._table(viewer))

    async def _tell(self, viewer: Viewer) -> None:
        """Whatever changes is shown; several changes at once are one."""
        audience = self._audiences[viewer.who.campaign]
        spoken = ""
        while True:
            await viewer.woken.wait()
            viewer.woken.clear()
            try:
                wording = await self._wording(viewer)
                if spoken != wording.language:
                    spoken = wording.language
                    said = {"words": words(wording), "language": spoken}
                    await viewer.socket.send_json(said)
                await self._show(viewer, audience, wording)
            except ConnectionError:
                return
            except (StoreError, Refusal) as error:
                log.warning("a window stays behind", extra={"error": str(error)})
                await asyncio.sleep(1)
                viewer.woken.set()
            except Exception:
                log.exception("a window cannot be shown; its page comes again")
                await asyncio.sleep(1)
                await viewer.socket.close()
                return

    async def _show(self, viewer: Viewer, audience: Audience, wording: Wording) -> None:
        table = await self._table(viewer)
        seat = seat_at_window(table, viewer.user)
        for data in await audience.pictures(table, seat, wording, viewer):
            await viewer.socket.send_bytes(data)
        scene = audience.scene(await self._table(viewer), seat, wording)
        if scene is not viewer.scene:
            viewer.scene = scene
            await viewer.socket.send_str(scene.decode())
        people = table.people
        guests = [one for one in audience.viewers if one.user not in people]
        await viewer.socket.send_json({"watching": len(guests)})

    async def _listen(self, viewer: Viewer, home: int) -> None:
        async for said in viewer.socket:
            asked = understood(said.data) if said.type is WSMsgType.TEXT else None
            if asked is None or not viewer.may_ask():
                await self._refuse(viewer, Refusal(TOO_MANY))
                continue
            try:
                await self._answer(viewer, home, asked)
            except Exception as error:  # noqa: BLE001 - every tap is answered, also when it fails
                await self._refuse(viewer, error)

    async def _refuse(self, viewer: Viewer, error: Exception) -> None:
        """In words; and what is true now is shown once more."""
        REFUSALS.labels(type(error).__name__).inc()
        text = await sentence(self.house, viewer.user, error)
        wording = await self._wording(viewer)
        await viewer.socket.send_json({"refused": wording.say(text)})
        viewer.scene = b""
        viewer.woken.set()

    async def _answer(self, viewer: Viewer, home: int, asked: Asked) -> None:
        if asked.open == "film":
            if not viewer.may_ask(FILM):
                raise Refusal(TOO_MANY)
            await self._film(viewer)
        elif asked.open:
            await self._read(viewer, asked)
        elif asked.ways:
            await self._ways(viewer, asked)
        else:
            tap = Tap(viewer.who.campaign, Somebody(viewer.user), home, asked.tap)
            await take(self.house, self.intake, tap, asked)
            viewer.scene = b""
            viewer.woken.set()

    async def _film(self, viewer: Viewer) -> None:
        """The game so far, as a spectator saw it; one for all who look, while nobody moves."""
        table, wording = await self._table(viewer), await self._wording(viewer)
        films = self._audiences[table.id].films
        if wording.language not in films:
            who = -int.from_bytes(table.id.encode()[:8])
            films[wording.language] = await film_so_far(self.house, table, wording, who)
        film = await asyncio.shield(films[wording.language])
        await viewer.socket.send_bytes(framed({"picture": "film", "alt": wording.say(WHOLE)}, film))

    async def _read(self, viewer: Viewer, asked: Asked) -> None:
        table, wording = await self._table(viewer), await self._wording(viewer)
        name = next((row.name for row in table.rows if row.user == viewer.user), "…")
        found = await page(self.house, table, viewer.user, name, wording, asked.open, asked.value)
        if found["thing"]:
            game = table.match.game
            draw = partial(drawn, game.id, "thing", found["thing"], game.options)
            made = partial(printed, draw, wording.language)
            key = (game.id, "window", found["thing"], wording.language)
            shot = await self.house.display.studio.made(key, made)
            if shot is not None:
                said = {"picture": "thing", "alt": shot.alt}
                await viewer.socket.send_bytes(framed(said, shot.data))
        await viewer.socket.send_json({"page": found, "token": asked.token})

    async def _ways(self, viewer: Viewer, asked: Asked) -> None:
        """What several steps of a piece lead to, now that it was touched."""
        table, wording = await self._table(viewer), await self._wording(viewer)
        seat = seat_at_window(table, viewer.user)
        ask = None if seat is None else private_ask(table, seat)
        if seat is None or ask is None or ask.token != asked.token:
            return
        found = ways(table, ask, asked.ways)
        if not found:
            return
        with_ways = ask.offering([*ask.options, *found])
        board, hand = places_of(table, seat, with_ways)
        options = offered(ask.offering(found), wording, {**board, **hand})
        said = {"piece": asked.ways, "token": ask.token, "options": options}
        await viewer.socket.send_json({"ways": said | {"board": rounded(board)}})
