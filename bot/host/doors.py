"""Doors, each with a name, through which one goes at a time."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Doors:
    """A door is there for as long as somebody stands in it or waits before it."""

    def __init__(self) -> None:
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def to(self, what: str) -> asyncio.Lock:
        """Held by whoever opens or makes this, so that it is not made twice."""
        return self._doors.setdefault(what, asyncio.Lock())
