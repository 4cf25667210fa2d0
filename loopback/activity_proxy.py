"""An Activity under this server's own address: `/.proxy/…`, as Discord leads to it.

Whatever else nobody here answers goes there too, since a page asks for `/assets/…` of its own.
"""

import asyncio

import aiohttp
import yarl
from aiohttp import web

from loopback.api.guard import check_origin
from loopback.errors import Refusal
from loopback.realm import Realm

OURS = {"host", "connection", "upgrade", "content-length", "transfer-encoding", "accept-encoding"}
CARRIED = {"origin", "accept-language", "user-agent", "cookie"}
"""What a socket is opened with, besides its own."""
DROPPED = OURS | {"content-encoding", "x-frame-options", "content-security-policy"}
POLICY = (
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'self'; "
    "base-uri 'self'"
)
"""As on Discord, an Activity reaches nothing but what it is led to."""


class ActivityProxy:
    """Leads to wherever the Activity is served."""

    def __init__(self, realm: Realm, *, only_this_machine: bool) -> None:
        self.realm = realm
        self.only_this_machine = only_this_machine

    def add_to(self, app: web.Application) -> None:
        app.router.add_route("*", "/.proxy/{path:.*}", self.serve)
        app.router.add_route("*", "/{path:.*}", self.serve)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.realm.activities.url is None:
            return web.Response(status=404, text="Not Found")
        try:
            check_origin(request, only_this_machine=self.only_this_machine)
        except Refusal as refusal:
            return web.Response(status=refusal.status, text=refusal.message)
        where = yarl.URL(self.realm.activities.url) / request.match_info["path"]
        where = where.with_query(request.query)
        async with aiohttp.ClientSession() as session:
            if request.headers.get("Upgrade", "").lower() == "websocket":
                return await _talk(request, session, where)
            return await _fetch(request, session, where)


async def _fetch(
    request: web.Request, session: aiohttp.ClientSession, where: yarl.URL
) -> web.Response:
    sent = {key: word for key, word in request.headers.items() if key.lower() not in OURS}
    ask = session.request(
        request.method, where, headers=sent, data=await request.read(), allow_redirects=False
    )
    try:
        async with ask as answer:
            body = await answer.read()
    except aiohttp.ClientError as error:
        return web.Response(status=502, text=f"The Activity isn't answering: {error}")
    told = {key: word for key, word in answer.headers.items() if key.lower() not in DROPPED}
    return web.Response(
        body=body, status=answer.status, headers=told | {"Content-Security-Policy": POLICY}
    )


async def _talk(
    request: web.Request, session: aiohttp.ClientSession, where: yarl.URL
) -> web.WebSocketResponse:
    """A socket through which both sides speak until one hangs up."""
    here = web.WebSocketResponse()
    await here.prepare(request)
    sent = {key: word for key, word in request.headers.items() if key.lower() in CARRIED}
    async with session.ws_connect(where, headers=sent) as there:
        lines = [asyncio.create_task(_carry(here, there)), asyncio.create_task(_carry(there, here))]
        await asyncio.wait(lines, return_when=asyncio.FIRST_COMPLETED)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
    await here.close()
    return here


Side = aiohttp.ClientWebSocketResponse | web.WebSocketResponse


async def _carry(source: Side, target: Side) -> None:
    async for message in source:
        if message.type is aiohttp.WSMsgType.TEXT:
            await target.send_str(message.data)
        elif message.type is aiohttp.WSMsgType.BINARY:
            await target.send_bytes(message.data)
