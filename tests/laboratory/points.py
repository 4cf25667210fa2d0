"""Where a worker is stopped: moments known by the word to the database that is said then."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """A moment in the life of a worker; ``before`` or after this word is said."""

    name: str
    word: str
    before: bool = False
    stands_by: bool = False
    """Whether it happens to a worker that serves nothing yet."""
    handing_over: bool = False
    """Whether a shard must change hands for it."""


POINTS = (
    Point("in a beat", "UPDATE workers SET until"),
    Point("in a claim", "INSERT INTO claims"),
    Point("in a commit", "INSERT INTO marks"),
    Point("after a commit, before it is shown", "COMMIT;"),
    Point("in a handover", "UPDATE shards SET worker = heir", before=True, handing_over=True),
    Point("in a takeover", "UPDATE shards SET ready", stands_by=True, handing_over=True),
    Point("while standing by", "UPDATE workers SET until", stands_by=True),
)

FREEZE, FROM_DATABASE, FROM_DISCORD = "frozen", "cut from the database", "cut from Discord"
WAYS = (FREEZE, FROM_DATABASE, FROM_DISCORD)


def named(name: str) -> Point:
    return next(point for point in POINTS if point.name == name)
