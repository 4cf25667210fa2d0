"""How many games may be open at a time: in a server, and by one person, so that all get a turn."""

from __future__ import annotations

import time
from collections import defaultdict
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
                "You have {n} open games here, and that's the limit. End one with `/dive "
                "tables end`, or try again {when}.",
                n=len(own),
                when=f"<t:{next_free(own, settings)}:R>",
            )
        )
    counting = _counting(open_games, settings)
    if len(counting) >= settings.open_games:
        raise Refusal(
            T(
                "This server can't have more open games. `/dive tables list` shows them; a "
                "moderator can end one with `/dive tables end`. Or try again {when}.",
                when=f"<t:{next_free(counting, settings)}:R>",
            )
        )


def _counting(open_games: Sequence[OpenGame], settings: Settings) -> list[OpenGame]:
    """One person's take no more room than they may start: what was handed on to them besides holds
    up nobody else. The last to stop counting are those that do."""
    by_starter = defaultdict[int, list[OpenGame]](list)
    for one in sorted(open_games, key=lambda one: -_stops_counting(one, settings)):
        by_starter[one.starter].append(one)
    return [one for own in by_starter.values() for one in own[: settings.open_games_each]]


def next_free(open_games: Sequence[OpenGame], settings: Settings) -> int:
    """When the first of them stops counting if nobody does anything."""
    return min(_stops_counting(one, settings) for one in open_games)


def _stops_counting(one: OpenGame, settings: Settings) -> int:
    if one.status == "lobby":
        return int(one.created + settings.lobby_minutes * 60)
    return one.played + settings.idle_days * DAY
