"""How often and how wide a bot may start: shards, identifies at once, identifies a day."""

from dataclasses import dataclass, field

from loopback.clock import Clock
from loopback.types import Json

TOGETHER, DAY = 5.0, 24 * 3600.0
STARTS_A_DAY = 1000
GUILDS_A_SHARD, MOST_ON_A_SHARD = 1000, 2500
UNCOUNTED = 1000
"""`max_concurrency` as it is told while starts are not counted: more than anybody has shards."""


@dataclass(slots=True)
class Starts:
    """Counts identifies when it is on; `shards` is what Discord would recommend."""

    clock: Clock
    on: bool = False
    shards: int | None = None
    max_concurrency: int | None = None
    last: dict[int, float] = field(default_factory=dict)
    today: int = 0
    day_began: float = 0.0

    @property
    def together(self) -> int:
        return self.max_concurrency or (1 if self.on else UNCOUNTED)

    def take(self, shard: int) -> bool:
        """One identify of a shard; whether it comes neither too soon nor too often."""
        now = self.clock.now()
        self._new_day(now)
        bucket = shard % self.together
        too_soon = now - self.last.get(bucket, -TOGETHER) < TOGETHER
        if self.on and (too_soon or self.today >= STARTS_A_DAY):
            return False
        self.last[bucket] = now
        self.today += 1
        return True

    def _new_day(self, now: float) -> None:
        if now - self.day_began >= DAY:
            self.day_began, self.today = now, 0

    def told(self, guilds: int) -> Json:
        """What `GET /gateway/bot` says besides the address."""
        now = self.clock.now()
        self._new_day(now)
        limit = {
            "total": STARTS_A_DAY,
            "remaining": max(0, STARTS_A_DAY - self.today),
            "reset_after": int((self.day_began + DAY - now) * 1000),
            "max_concurrency": self.together,
        }
        recommended = self.shards or max(1, -(-guilds // GUILDS_A_SHARD))
        return {"shards": recommended, "session_start_limit": limit}
