"""How many games may be open at a time: in a server, and by one person, so that all get a turn."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bot.config import Settings
from bot.errors import Refusal
from bot.house import House
from bot.store.rows import OpenGame
from games.kernel import T

DAY = 86400


async def check_limits(house: House, guild: int, user: int) -> None:
    """Raises when no more games may be started, with the moment at which the next one may."""
    settings = house.settings
    idle_since = int(time.time()) - settings.idle_days * DAY
    open_games = await house.store.open_games(guild, idle_since)
    own = [one for one in open_games if one.starter == user]
    if len(own) >= settings.open_games_each:
        raise Refusal(
            T(
                "You have started {n} games here that are still open, and one person may have no "
                "more. End one with `/dive end`, or try again {when}, when the next one of them "
                "stops counting.",
                n=len(own),
                when=f"<t:{next_free(own, settings)}:R>",
            )
        )
    if len(open_games) >= settings.open_games:
        raise Refusal(
            T(
                "This server has as many open games as it may have. `/dive list` shows them; "
                "a moderator can end one with `/dive end`. Or try again {when}, when the next one "
                "of them stops counting.",
                when=f"<t:{next_free(open_games, settings)}:R>",
            )
        )


def next_free(open_games: Sequence[OpenGame], settings: Settings) -> int:
    """When the first of them stops counting if nobody does anything."""
    return min(_stops_counting(one, settings) for one in open_games)


def _stops_counting(one: OpenGame, settings: Settings) -> int:
    if one.status == "lobby":
        return int(one.created + settings.lobby_minutes * 60)
    return one.played + settings.idle_days * DAY
