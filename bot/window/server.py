"""The window's server: a page of plain files, and one socket for each who looks."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

from aiohttp import WSMsgType, web

from bot.metrics import REFUSALS
from bot.window.activity import Activity
from bot.window.links import Links, NoPass, Pass
from bot.window.watching import Watching
from bot.wording import Wording

log = logging.getLogger(__name__)

PAGE = Path(__file__).with_name("page")
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors {frames}"
)
DISCORD = "https://discord.com https://*.discord.com https://*.discordsays.com"
LARGEST = 8192
"""Bytes of a message from a page."""
PASS_WITHIN = 10.0
HEARTBEAT = 30.0


class Window:
    """Listens where it is told to; knows nothing of games."""

    def __init__(self, watching: Watching, links: Links, activity: Activity | None = None) -> None:
        self.watching, self.links, self.activity = watching, links, activity
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> None:
        server = web.Application()
        server.router.add_get("/board", self._page)
        if self.activity is not None:
            server.router.add_get("/", self._in_discord)
        server.router.add_get("/page/{name}", self._file)
        server.router.add_get("/socket", self._socket)
        self._runner = web.AppRunner(server, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()

    async def stop(self) -> None:
        await self.watching.part(lambda _: True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _page(self, _: web.Request) -> web.Response:
        return self._answer(PAGE / "index.html")

    async def _in_discord(self, _: web.Request) -> web.Response:
        """The same, in a frame of Discord's; its SDK wants to know whose it is."""
        assert self.activity is not None
        answer = self._answer(PAGE / "index.html", DISCORD)
        answer.text = (answer.text or "").replace(
            "<html", f'<html data-client="{self.activity.id}"'
        )
        return answer

    async def _file(self, request: web.Request) -> web.Response:
        wanted = PAGE / request.match_info["name"]
        if wanted.parent != PAGE or wanted.suffix not in KINDS or not wanted.is_file():
            raise web.HTTPNotFound
        return self._answer(wanted)

    def _answer(self, file: Path, frames: str = "'none'") -> web.Response:
        headers = {
            "Content-Security-Policy": POLICY.format(frames=frames),
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
        }
        return web.Response(
            text=file.read_text("utf-8"), content_type=KINDS[file.suffix], headers=headers
        )

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        """A page of somebody else's may not open it in a visitor's name."""
        origin = request.headers.get("Origin", "")
        in_discord = self.activity is not None and origin == self.activity.origin
        if not in_discord and origin.partition("://")[2] != request.host:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LARGEST, compress=False)
        await socket.prepare(request)
        try:
            async with asyncio.timeout(PASS_WITHIN):
                said = await socket.receive()
            text = said.data if said.type is WSMsgType.TEXT else ""
            who = await self._arrived(socket, text) if in_discord else self.links.read(text)
            await self.watching.look(socket, who)
        except NoPass as refusal:
            REFUSALS.labels(type(refusal).__name__).inc()
            with suppress(ConnectionError):
                wording = Wording(request.headers.get("Accept-Language", "en")[:2])
                await socket.send_json({"shut": wording.say(refusal.text)})
        except (TimeoutError, ConnectionError):
            pass
        finally:
            await socket.close()
        return socket

    async def _arrived(self, socket: web.WebSocketResponse, said: str) -> Pass:
        """Inside Discord nobody has a link: they get a pass once Discord has said who they are."""
        if self.activity is not None and said.startswith("{"):
            said = self.links.sign(*await self.activity.admit(said))
            await socket.send_json({"pass": said})
        return self.links.read(said)
