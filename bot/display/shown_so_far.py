"""How far each table was shown, written down now and then: a start knows what it owes."""

from __future__ import annotations

from bot.host.showing import Showing
from bot.store import StoreError


class ShownSoFar:
    """What is not written down yet, by campaign."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing
        self.lengths: dict[str, int] = {}

    async def keep(self) -> None:
        """Writes it down; what cannot be written waits."""
        if not self.lengths:
            return
        lengths, self.lengths = self.lengths, {}
        try:
            await self._showing.so_far(lengths)
        except StoreError:
            self.lengths = {**lengths, **self.lengths}
            raise
