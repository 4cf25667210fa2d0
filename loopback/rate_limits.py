"""Rate limits: a bucket for each route and thing, one for everything together."""

import hashlib
from dataclasses import dataclass, field

from loopback.clock import Clock
from loopback.types import Json

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")
GLOBAL_LIMIT, GLOBAL_WINDOW = 50, 1.0
GENEROUS = (1_000_000, 1.0)
USUAL = (10, 10.0)
BY_ROUTE: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("GET", "/channels/{channel_id}/messages"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 5.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 5.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): (1, 0.25),
    ("PUT", "/applications/{application_id}/commands"): (2, 20.0),
}
RENAMES = "/channels/{channel_id} renamed"
BY_ROUTE["PATCH", RENAMES] = (2, 600.0)
OLD_EDITS, TOO_MANY_OLD_EDITS = (3, 30.0), 30046


@dataclass(slots=True)
class Bucket:
    """So many requests in so many seconds, counted from the first."""

    limit: int
    window: float
    used: int = 0
    resets_at: float = 0.0

    def take(self, now: float) -> float:
        """Uses one request; gives how long to wait when there is none left."""
        if now >= self.resets_at:
            self.used, self.resets_at = 0, now + self.window
        if self.used >= self.limit:
            return self.resets_at - now
        self.used += 1
        return 0.0

    def headers(self, key: str, now: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(0, self.limit - self.used)),
            "X-RateLimit-Reset": f"{self.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, self.resets_at - now):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(key.encode()).hexdigest()[:32],
        }


@dataclass(slots=True)
class Verdict:
    """Whether a request may pass, and the headers that say so."""

    headers: dict[str, str] = field(default_factory=dict)
    wait: float = 0.0
    everywhere: bool = False
    code: int = 0

    def body(self) -> Json:
        return {
            "message": "You are being rate limited.",
            "retry_after": round(self.wait, 3),
            "global": self.everywhere,
            "code": self.code,
        }


class RateLimits:
    """Counts when it is on; when it is off the buckets are so large that nobody meets them."""

    def __init__(self, clock: Clock, *, on: bool) -> None:
        self.clock = clock
        self.on = on
        self.buckets: dict[str, Bucket] = {}
        self.everything = Bucket(GLOBAL_LIMIT, GLOBAL_WINDOW)

    def take(
        self, method: str, template: str, path: dict[str, str], *, counts: bool, old: bool = False
    ) -> Verdict:
        """One request; `counts` says whether it is part of the global limit."""
        now = self.clock.now()
        if self.on and counts and (wait := self.everything.take(now)):
            return Verdict(limited_headers("global", wait), wait, everywhere=True)
        route = f"{method} {template}{' old' if old else ''}"
        majors = ":".join(path.get(name, "") for name in MAJOR)
        bucket = self.buckets.setdefault(f"{route} {majors}", self._new(method, template, old))
        wait = bucket.take(now)
        headers = bucket.headers(route, now)
        if not wait:
            return Verdict(headers)
        code = TOO_MANY_OLD_EDITS if old else 0
        return Verdict(headers | limited_headers("user", wait), wait, code=code)

    def _new(self, method: str, template: str, old: bool) -> Bucket:
        if not self.on:
            return Bucket(*GENEROUS)
        return Bucket(*(OLD_EDITS if old else BY_ROUTE.get((method, template), USUAL)))


def limited_headers(scope: str, wait: float) -> dict[str, str]:
    """Without `Via`, clients take a 429 for a ban."""
    headers = {"Retry-After": f"{wait:.3f}", "Via": "1.1 loopback", "X-RateLimit-Scope": scope}
    return headers | {"X-RateLimit-Global": "true"} if scope == "global" else headers
