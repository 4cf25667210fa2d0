"""The shape of whatever answers a press."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.house import House
from bot.request import Request

Handler: TypeAlias = Callable[[House, Request], Awaitable[None]]
