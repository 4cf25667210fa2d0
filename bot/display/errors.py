"""Why a table is not shown: its place is gone, or Discord stumbles just now."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.retry import may_pass
from games.kernel import T

INVALID_FORM = 50035
"""Discord cannot read a message; perhaps it does not find a picture by its name any more."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, LOCKED = 10003, 10008, 50083, 160005
"""A thread that was deleted; a message that was, or lies in an archived thread, which a new message
wakes, or in one in which nothing is written before a moderator unlocks it."""


class PlaceLost(Refusal):
    """The thread or channel of a table is gone."""

    def __init__(self, place: int | None) -> None:
        super().__init__(
            T(
                "I can't write in {place}: it's gone, or I'm not allowed to send messages "
                "and files there. The game is safe. A moderator can give me permission, or "
                "move the game with `/dive tables resume`.",
                place=f"<#{place}>",
            )
        )


class PlaceClosed(PlaceLost):
    """It is there, but we may not write in it now; a permission can come back."""


class NotShownYet(Refusal):
    """Something is committed, and will be shown as soon as Discord lets us."""

    def __init__(self) -> None:
        super().__init__(
            T("Your move counts. Discord isn't showing it yet; the table will catch up by itself.")
        )


def is_closed(error: discord.HTTPException) -> bool:
    """Whether we may not write there now."""
    return isinstance(error, discord.Forbidden) or error.code == LOCKED


def place_lost(place: int | None, error: discord.HTTPException) -> PlaceLost:
    """What Discord's refusal of a message means for its table."""
    return (PlaceClosed if is_closed(error) else PlaceLost)(place)


def may_be_shown_later(error: BaseException) -> bool:
    """Whether it is worth trying again: Discord stumbled, or a permission may come back."""
    return isinstance(error, PlaceClosed) or may_pass(error)
