"""The dive of the day: one deal for everybody in the world, from keys that nobody can choose later.

Every day has a key. Keys hang in a chain: each is the hash of the key of the day after. The hash of
the first one, the anchor, is known to all from the start, and a key is told when its day is over;
whoever hashes it back to the anchor knows that it was decided before anybody dived.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from itertools import count

from bot.store import Store
from games.catalog import all_games
from games.kernel.deal import Deal

FIRST = date(2026, 1, 1).toordinal()
DAYS = 3653
"""A chain holds ten years; then a new one begins."""
DAY = 86400
EPOCH = date(1970, 1, 1).toordinal()


def deals() -> dict[str, Deal]:
    """The games that are short enough for a day, and how they are dealt."""
    return {game.id: game.daily for game in all_games() if game.daily is not None}


def now() -> float:
    """The clock by which days are counted."""
    return time.time()


def today() -> int:
    """The number of this day, as Greenwich counts."""
    return datetime.fromtimestamp(now(), UTC).date().toordinal()


def ends(day: int) -> int:
    """The moment at which a day is over and its key is told."""
    return (day + 1 - EPOCH) * DAY


def named(day: int) -> str:
    return date.fromordinal(day).isoformat()


def seed_of(key: bytes, day: int, game: str) -> int:
    """The seed of the deal of a game on a day."""
    digest = hmac.digest(key, f"{named(day)} {game}".encode(), "sha256")
    return int.from_bytes(digest[:16], "big")


def streak(days: Iterable[int], day: int) -> int:
    """How many of these days follow one another up to this one, or the one before it."""
    known = set(days)
    last = day if day in known else day - 1
    return next(n for n in count() if last - n not in known)


@lru_cache(maxsize=32)
def hashed(key: bytes, times: int) -> bytes:
    for _ in range(times):
        key = hashlib.sha256(key).digest()
    return key


def links(day: int) -> int:
    """How often the key of a day is hashed before it is the anchor."""
    return (day - FIRST) % DAYS + 1


@dataclass(frozen=True, slots=True)
class Chain:
    """The keys of ten years, all made from the last one."""

    root: bytes

    def key(self, day: int) -> bytes:
        return hashed(self.root, DAYS - links(day))

    @property
    def anchor(self) -> bytes:
        return hashed(self.root, DAYS)


def fact_of(day: int) -> str:
    """Under this name the store keeps the end of a day's chain."""
    return f"daily.{(day - FIRST) // DAYS}"


async def chain_for(store: Store, day: int) -> Chain:
    """Made once, by whoever asks first."""
    return Chain(bytes.fromhex(await store.settle_fact(fact_of(day), secrets.token_hex(32))))
