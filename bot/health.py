"""Small pages for watchdogs and for Prometheus, off unless a port is set."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.config import Settings
from bot.metrics import Reading, told


@dataclass(frozen=True, slots=True)
class Condition:
    """How the bot is."""

    ready: bool
    standing_by: bool
    waiting_for: str | None
    """Who is away, so that this start is not done yet."""
    commands_refused: str
    latency_ms: int | None
    guilds: int
    open_tables: int
    shards: list[int]
    connected: list[int]
    answering: int
    windows: int
    waiting_to_commit: int

    @property
    def readings(self) -> list[Reading]:
        return [
            Reading("ready", "1 while all is well", self.ready),
            Reading("standing_by", "1 while another process serves", self.standing_by),
            Reading(
                "commands_refused", "1 when Discord has older ones", bool(self.commands_refused)
            ),
            Reading("latency_seconds", "To Discord's gateway", (self.latency_ms or 0) / 1000),
            Reading("guilds", "Servers served here", self.guilds),
            Reading("open_tables", "Tables in memory", self.open_tables),
            Reading("shards", "Shards that should be heard here", len(self.shards)),
            Reading("shards_connected", "Shards that are heard", len(self.connected)),
            Reading("answering", "Clicks being answered", self.answering),
            Reading("windows", "Pages that look at a table", self.windows),
            Reading("waiting_to_commit", "Changes not yet durable", self.waiting_to_commit),
        ]


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
        server.router.add_get("/metrics", health.count)
        await runner.setup()
        await web.TCPSite(runner, settings.health_host, settings.health_port).start()
        return health

    async def answer(self, _: web.Request) -> web.Response:
        condition = await self.look()
        return web.json_response(asdict(condition), status=200 if condition.ready else 503)

    async def count(self, _: web.Request) -> web.Response:
        """For Prometheus."""
        body = told((await self.look()).readings)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def stop(self) -> None:
        if self.runner is not None:
            await self.runner.cleanup()
