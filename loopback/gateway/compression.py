"""What a socket carries: text, or one zlib stream over all its messages."""

import zlib
from typing import Protocol

from aiohttp import web


class Wire(Protocol):
    async def send(self, text: str) -> None: ...


class PlainWire:
    """Each payload a text frame."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        await self.socket.send_str(text)


class ZlibWire:
    """Each payload a binary frame of one shared stream, flushed after every payload."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.stream = zlib.compressobj(1)

    async def send(self, text: str) -> None:
        data = self.stream.compress(text.encode()) + self.stream.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(data)


def wire_for(socket: web.WebSocketResponse, compress: str | None) -> Wire:
    """The compression the client asked for; one we do not speak is answered in plain text."""
    return ZlibWire(socket) if compress == "zlib-stream" else PlainWire(socket)
