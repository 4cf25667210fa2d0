"""Time, as loopback knows it: real by default, moved by hand in tests."""

import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970."""

    def now(self) -> float: ...


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        return time.time()


class MovableClock:
    """The machine's time plus what a test adds, so that fifteen minutes pass at once."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        self.ahead += seconds


def timestamp(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def moment(text: str) -> float:
    """A written moment in seconds: the inverse of `timestamp`."""
    return datetime.fromisoformat(text).timestamp()
