"""The gateway spoken to by hand."""

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from loopback import Loopback


class Line:
    """A socket spoken to by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.stream = zlib.decompressobj() if compressed else None

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def next(self) -> Any:
        frame = await self.socket.receive(5)
        if frame.type is aiohttp.WSMsgType.BINARY:
            assert self.stream is not None
            return json.loads(self.stream.decompress(frame.data))
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        return json.loads(frame.data)

    async def closed(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(5)
        return self.socket.close_code


@asynccontextmanager
async def line(world: Loopback, query: str = "v=10&encoding=json") -> AsyncIterator[Line]:
    url = f"{world.base_url}/gateway?{query}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        yield Line(socket, compressed="zlib" in query)


def identity(world: Loopback, **more: object) -> dict[str, object]:
    return {"token": world.token, "intents": 1, "properties": {}} | more
