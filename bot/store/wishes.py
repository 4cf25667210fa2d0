"""What somebody chose for themselves: how, when and in which language they are told of things."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict

Way = Literal["thread", "direct", "digest"]
DIGEST_HOUR = 18
"""When a digest is sent, in its reader's own time."""


class Holiday(BaseModel):
    """From when to when somebody is away, and whether the autopilot plays meanwhile."""

    model_config = ConfigDict(frozen=True)

    starts: int
    ends: int
    pilot: bool = False

    def covers(self, moment: float) -> bool:
        return self.starts <= moment < self.ends


class Wishes(BaseModel):
    """Of one person. Nobody needs to choose anything: they are pinged where they play."""

    model_config = ConfigDict(frozen=True)

    way: Way = "thread"
    quiet: tuple[int, int] | None = None
    """Hours of the day from which and until which nothing may ring."""
    zone: str = "UTC"
    language: str | None = None
    away: Holiday | None = None

    @property
    def clock(self) -> ZoneInfo:
        return find_zone(self.zone) or ZoneInfo("UTC")

    def local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, self.clock)

    def on_holiday(self, moment: float) -> Holiday | None:
        return self.away if self.away is not None and self.away.covers(moment) else None

    def asleep(self, moment: float) -> bool:
        (first, last), hour = self.quiet or (0, 0), self.local(moment).hour
        return first <= hour < last if first <= last else hour >= first or hour < last

    def reachable_from(self, moment: float) -> int:
        """The first moment from then on that is neither night nor holiday."""
        found = int(moment)
        while (later := self._after_the_night(self._after_the_holiday(found))) != found:
            found = later
        return found

    def told_from(self, moment: float) -> int:
        """When they want to hear of something that is so since then."""
        if self.way == "digest":
            return self.reachable_from(self.next_at(moment, DIGEST_HOUR))
        return self.reachable_from(moment)

    def next_at(self, moment: float, hour: int) -> int:
        """The next time that their clock shows this hour."""
        now = self.local(moment)
        there = now.replace(hour=hour, minute=0, second=0, microsecond=0)
        if there <= now:
            there += timedelta(days=1)
        return int(there.timestamp())

    def _after_the_holiday(self, moment: int) -> int:
        holiday = self.on_holiday(moment)
        return moment if holiday is None else holiday.ends

    def _after_the_night(self, moment: int) -> int:
        if self.quiet is None or not self.asleep(moment):
            return moment
        return self.next_at(moment, self.quiet[1])


def find_zone(name: str) -> ZoneInfo | None:
    """A time zone by its IANA name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
