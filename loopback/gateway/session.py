"""One client's session: what it asked for, what it was sent, and where it can be reached now."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from loopback.gateway.intents import Intent, needed, veiled
from loopback.types import Json, compact

REMEMBERED = 5000


def written(payload: Json) -> str:
    """A payload as it goes out; written at once, so that nothing later can change it."""
    return compact(payload)


def control(op: int, data: object) -> str:
    """A payload that is no event: its sequence and name are there, and null."""
    return written({"op": op, "d": data, "s": None, "t": None})


@dataclass(slots=True, eq=False)
class Session:
    """Outlives its socket: what is sent meanwhile waits here for a resume."""

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    outbox: asyncio.Queue[str | None] | None = None
    lost_at: float = 0.0

    @property
    def connected(self) -> bool:
        return self.outbox is not None

    def wants(self, event: str, data: Json, guild_id: str | None) -> bool:
        intent = needed(event, data)
        return self.covers(guild_id) and (not intent or bool(self.intents & intent))

    def covers(self, guild_id: str | None) -> bool:
        """A guild belongs to one shard; what has no guild belongs to the first."""
        number, count = self.shard
        return (int(guild_id or 0) >> 22) % count == number

    def dispatch(self, event: str, data: Json, bot_id: str, sign: Callable[[str], str]) -> None:
        self.sequence += 1
        shown = veiled(event, data, self.intents, bot_id)
        text = sign(written({"op": 0, "t": event, "s": self.sequence, "d": shown}))
        self.sent.append((self.sequence, text))
        self.send(text)

    def send(self, text: str | None) -> None:
        """Puts a payload on the way; None cuts the socket after it."""
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def missed_since(self, sequence: int) -> list[str] | None:
        """What a resuming client has not seen; None when that is no longer known."""
        first_kept = self.sent[0][0] if self.sent else self.sequence + 1
        if not first_kept - 1 <= sequence <= self.sequence:
            return None
        return [text for number, text in self.sent if number > sequence]

    def has(self, intent: Intent) -> bool:
        return bool(self.intents & intent)
