"""A small page for watchdogs, off unless a port is set."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from bot.app import Divemaster


class Health:
    """Answers ``GET /health`` with 200 while the bot is connected, 503 otherwise."""

    def __init__(self, app: Divemaster, runner: web.AppRunner | None) -> None:
        self.app = app
        self.runner = runner

    @classmethod
    async def start(cls, app: Divemaster) -> Health:
        if not app.settings.health_port:
            return cls(app, None)
        server = web.Application()
        runner = web.AppRunner(server, access_log=None)
        health = cls(app, runner)
        server.router.add_get("/health", health.answer)
        await runner.setup()
        await web.TCPSite(runner, app.settings.health_host, app.settings.health_port).start()
        return health

    async def answer(self, _: web.Request) -> web.Response:
        ready = self.app.is_ready() and not self.app.stopping
        latency = self.app.latency
        body = {
            "ready": ready,
            "latency_ms": round(latency * 1000) if math.isfinite(latency) else None,
            "guilds": len(self.app.guilds),
            "open_tables": len(self.app.host.tables),
        }
        return web.json_response(body, status=200 if ready else 503)

    async def stop(self) -> None:
        if self.runner is not None:
            await self.runner.cleanup()
