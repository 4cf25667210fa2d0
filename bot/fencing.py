"""No word to Discord from a worker that may have been taken for dead: others speak for it then.

Who wakes from a sleep does not know that it slept. So before anything is posted or changed, a
worker looks when it was last heard of; if that is too long ago, its word waits for the next beat.
Answers to clicks may always go: each click was claimed in the database, by one worker.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

ANSWERS = ("/interactions/", "/webhooks/")


def fence(sure: Callable[[], Awaitable[None]]) -> aiohttp.TraceConfig:
    """Every request of the client comes past here."""

    async def before(
        _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        answers = request.method == "POST" and any(one in request.url.path for one in ANSWERS)
        if request.method != "GET" and not answers:
            await sure()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(before)
    return trace
