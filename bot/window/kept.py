"""What a page shows, and what it keeps: a picture that comes back travels as a number."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass

import orjson

from bot.window.prints import Print, news, pieces_of

KEPT = 6
"""Pictures of one kind. They are the connection's: a page counts from the newest, so that whatever
an earlier one left lies behind."""
AS_GOOD = 4
"""Whatever takes less than such a part of a picture to become it is as good to keep."""


@dataclass(frozen=True)
class Seen:
    """By one page, of one kind; the newest of those that are kept comes first. Pages that have seen
    the same are sent the same, whenever they came."""

    shown: Print | None = None
    kept: tuple[Print, ...] = ()

    def most_like(self, shot: Print) -> int | None:
        """Which of them is laid beneath it."""
        likeness = [shot.shares(one) for one in self.kept]
        best = max(likeness, default=-1)
        return None if best < 0 else likeness.index(best)


NOTHING = Seen()


def sent(kind: str, shot: Print | None, seen: Seen) -> tuple[bytes, Seen]:
    """What to send, and what is seen then; nothing where it looks the same."""
    if shot is None:
        none = b"" if seen.shown is None else framed({"picture": kind, "size": (0, 0), "alt": ""})
        return none, Seen(None, seen.kept)
    if seen.shown is not None and seen.shown.looks_like(shot):
        return b"", Seen(shot, seen.kept)
    return _frame(kind, shot, seen)


def _frame(kind: str, shot: Print, seen: Seen) -> tuple[bytes, Seen]:
    """A head that says where each piece belongs, and what is beneath; and the pieces, each a
    picture by itself."""
    at, kept = seen.most_like(shot), [*seen.kept]
    pieces = pieces_of(shot, None if at is None else kept[at])
    size = sum(len(data) for *_, data in pieces)
    if size > shot.weight:
        at, pieces = None, pieces_of(shot, None)
    said: dict[str, object] = {"picture": kind}
    if at is None:
        said |= {"size": shot.size, "alt": shot.alt}
    else:
        instead = size * AS_GOOD < shot.weight
        said |= {"over": at, "instead": instead}
        said |= {} if kept[at].alt == shot.alt else {"alt": shot.alt}
        del kept[at : at + instead]
    after = Seen(shot, (shot, *kept)[:KEPT])
    said["keep"] = len(after.kept)
    if pieces:
        said["pieces"] = [(x, y, len(data)) for x, y, data in pieces]
    if moved := news(shot, seen.shown):
        said["moved"] = moved
    return framed(said, *(data for *_, data in pieces)), after


def framed(said: Mapping[str, object], *data: bytes) -> bytes:
    """One message."""
    head = orjson.dumps(said)
    return b"".join((struct.pack(">I", len(head)), head, *data))
