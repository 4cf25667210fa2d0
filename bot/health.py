"""A small page for watchdogs, off unless a port is set."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from aiohttp import web

from bot.config import Settings


@dataclass(frozen=True, slots=True)
class Condition:
    """How the bot is."""

    ready: bool
    standing_by: bool
    latency_ms: int | None
    guilds: int
    open_tables: int
    shards: list[int]
    connected: list[int]


Look = Callable[[], Awaitable[Condition]]


class Health:
    """Answers ``GET /health`` with 200 while all of the bot's shards are connected and its store
    answers, 503 otherwise."""

    def __init__(
        self, look: Callable[[], Awaitable[Condition]], runner: web.AppRunner | None
    ) -> None:
        self.look = look
        self.runner = runner

    @classmethod
    async def start(cls, settings: Settings, look: Look) -> Health:
        if not settings.health_port:
            return cls(look, None)
        server = web.Application()
        runner = web.AppRunner(server, access_log=None)
        health = cls(look, runner)
        server.router.add_get("/health", health.answer)
        await runner.setup()
        await web.TCPSite(runner, settings.health_host, settings.health_port).start()
        return health

    async def answer(self, _: web.Request) -> web.Response:
        condition = await self.look()
        return web.json_response(asdict(condition), status=200 if condition.ready else 503)

    async def stop(self) -> None:
        if self.runner is not None:
            await self.runner.cleanup()
