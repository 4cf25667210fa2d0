"""What a storm needs of a database: an address for the bot, a look into it, ways to spoil it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from bot.store.store import Store
from bot.store.untyped import Row
from tests.chaos.processes import Bots

Fault = Callable[[], Awaitable[None]]


class Database(Protocol):
    """The bot's, with the storm's own way in beside the bot."""

    @property
    def address(self) -> str:
        """As the bot is told it."""

    async def read(self, statement: str, *values: object) -> list[Row]:
        """Waits for as long as the database is away."""

    async def look(self, *asked: tuple[Any, ...]) -> list[list[Row]]:
        """Several questions in one look, each with its values."""

    async def write(self, statement: str) -> None:
        """Beside the bot, as when time passes."""

    def store(self) -> AbstractAsyncContextManager[Store]:
        """All that is in it, for the proof."""

    def faults(self, luck: random.Random, bots: Bots) -> list[Fault]:
        """Each takes a while and is put right by itself; told apart by their names."""
