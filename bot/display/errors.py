"""Why a table is not shown: its place is gone, or Discord stumbles just now."""

from __future__ import annotations

from bot.errors import Refusal
from games.kernel import T


class PlaceLost(Refusal):
    """The thread or channel of a table cannot be written to any more."""

    def __init__(self, place: int | None) -> None:
        super().__init__(
            T(
                "I cannot write in {place} any more: it is gone, or I lack the permission to send "
                "messages and files there. The game is safe. A moderator can give me the "
                "permission, or move it with `/dive resume`.",
                place=f"<#{place}>",
            )
        )


class NotShownYet(Refusal):
    """Something is committed, and will be shown as soon as Discord lets us."""

    def __init__(self) -> None:
        super().__init__(
            T(
                "Your move counts. Discord does not show it just now; the table follows by itself, "
                "and there is nothing you need to do."
            )
        )
