"""Somebody at the window: their socket, what they have seen, and how much they may ask for."""

from __future__ import annotations

import asyncio
import time

from aiohttp import web

from bot.window.kept import Seen
from bot.window.links import Pass

AT_ONCE, A_SECOND = 30.0, 6.0
"""Messages of one page: a burst, and what is given back in each second after it."""


class Viewer:
    """One page."""

    def __init__(self, socket: web.WebSocketResponse, who: Pass) -> None:
        self.socket, self.who = socket, who
        self.woken = asyncio.Event()
        self.woken.set()
        self.sees: dict[str, Seen] = {}
        self.scene = b""
        self._left, self._at = AT_ONCE, time.monotonic()

    @property
    def user(self) -> int:
        return self.who.user

    def may_ask(self, cost: int = 1) -> bool:
        """Whether one more message, or one that counts for several, is not too many."""
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._at) * A_SECOND)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
