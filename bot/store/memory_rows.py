"""What is remembered of people who want it, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Remembered:
    """Somebody who wants results kept on a server; ``shown``: in its hall of fame as well."""

    guild: int
    person: int
    name: str
    shown: bool
    since: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one person."""

    campaign: str
    seat: int
    guild: int
    person: int
    game: str
    won: bool
    side: str
    level: str
    turns: int
    at: int


@dataclass(frozen=True, slots=True)
class EarnedBadge:
    """Earned once on each server, by the first game that deserved it."""

    guild: int
    person: int
    game: str
    badge: str
    campaign: str
    at: int


@dataclass(frozen=True, slots=True)
class Daily:
    """Somebody's try at the dive of a day; ``won`` is not known before the end."""

    campaign: str
    day: int
    game: str
    guild: int
    person: int
    name: str
    counts: bool
    won: bool | None
    turns: int | None
    begun: int


@dataclass(frozen=True, slots=True)
class Ended:
    """All that is to be kept of a game that has ended."""

    results: tuple[Result, ...] = ()
    badges: tuple[EarnedBadge, ...] = ()
    daily: Daily | None = None


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for a game (any, when it is not named), until then."""

    guild: int
    person: int
    name: str
    game: str
    moment: str
    pace: str
    skill: str
    until: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for a seat in a full lobby."""

    person: int
    name: str
