"""What every part of a store is written over."""

from __future__ import annotations

from typing import Protocol

from bot.store.statements import Unit
from bot.store.untyped import Row


class Sql(Protocol):
    """Reads rows and writes units, in whichever database."""

    async def read(self, statement: str, *values: object) -> list[Row]:
        """The rows that a statement gives."""

    async def write(self, unit: Unit, about: str = "") -> None:
        """Returns when the unit is safely kept; units about one campaign keep their order."""
