"""What carries events to whoever listens: server-sent events, or a WebSocket."""

from collections.abc import Callable
from typing import Protocol

from aiohttp import web

from loopback.types import compact


class Line(Protocol):
    """What carries events to whoever listens."""

    async def send(self, name: str, data: object) -> None: ...

    async def keep(self) -> None:
        """Shows that the line is still open."""


class Stream:
    """Server-sent events."""

    def __init__(self, sign: Callable[[str], str]) -> None:
        self.sign = sign
        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        self.response = web.StreamResponse(headers=headers)

    async def send(self, name: str, data: object) -> None:
        await self.response.write(f"event: {name}\ndata: {self.sign(_text(data))}\n\n".encode())

    async def keep(self) -> None:
        await self.response.write(b": still here\n\n")


class Socket:
    """The same over a WebSocket: of streams a browser opens only six to one address."""

    def __init__(self, sign: Callable[[str], str]) -> None:
        self.sign = sign
        self.response = web.WebSocketResponse()

    async def send(self, name: str, data: object) -> None:
        await self.response.send_str(self.sign(_text({"event": name, "data": data})))

    async def keep(self) -> None:
        await self.response.ping()

    async def closed(self) -> None:
        async for _ in self.response:
            pass


def _text(data: object) -> str:
    return compact(data)
