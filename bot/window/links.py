"""Who somebody at the window is: a link that was shown to them alone, sealed by us."""

from __future__ import annotations

import base64
import hmac
import time
from dataclasses import dataclass

from bot.errors import Refusal
from games.kernel import T

A_DAY = 24 * 3600
A_MONTH = 30 * A_DAY
NOBODY = 0
"""Whoever looks on by a public link."""
SEAL = 18
"""Bytes of a seal; more than anybody can try."""


@dataclass(frozen=True, slots=True)
class Pass:
    """At which table, who, until when."""

    campaign: str
    user: int
    until: int


class NoPass(Refusal):
    """Whoever brings this is not let in, and need not try again."""


FORGED = T("This link isn't one of mine. *Open the board* under “…” gives you your own.")
EXPIRED = T("This link has run out. *Open the board* under “…” gives you a new one.")


class Links:
    """Signs passes. The key comes from the bot's token: nothing more to set up, every worker has
    it, and a new token makes all links void."""

    def __init__(self, secret: str, base: str) -> None:
        self._key = hmac.digest(secret.encode(), b"divemaster window", "sha256")
        self.base = base.rstrip("/")

    def to(self, campaign: str, user: int) -> str:
        """What stands behind the # reaches no server, no log and no other page."""
        return f"{self.base}/board#{self.sign(campaign, user)}"

    def sign(self, campaign: str, user: int, now: float | None = None) -> str:
        lives = A_DAY if user != NOBODY else A_MONTH
        until = int(time.time() if now is None else now) + lives
        said = f"{campaign}.{user}.{until}"
        return f"{said}.{self._seal(said)}"

    def read(self, signed: str) -> Pass:
        said, _, seal = signed.rpartition(".")
        if not hmac.compare_digest(self._seal(said).encode(), seal.encode()):
            raise NoPass(FORGED)
        campaign, user, until = said.split(".")
        found = Pass(campaign, int(user), int(until))
        if found.until < time.time():
            raise NoPass(EXPIRED)
        return found

    def _seal(self, said: str) -> str:
        sealed = hmac.digest(self._key, said.encode(), "sha256")
        return base64.urlsafe_b64encode(sealed[:SEAL]).decode()
