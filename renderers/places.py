"""Where the things of a question lie on a picture, for whoever touches it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel import Ask


class Place(NamedTuple):
    """Around its middle, in the picture's pixels; as wide as high is round."""

    x: float
    y: float
    wide: float
    high: float


Places = Mapping[str, Place]
"""By what an option calls them: who acts, its piece or its spot, or, where it has none, its id."""


class Motion(NamedTuple):
    """A piece that has moved: the way it took, as the picture of where it is now shows it."""

    way: tuple[tuple[float, float], ...]
    size: float


def around(at: tuple[float, float], radius: float) -> Place:
    return Place(*at, 2 * radius, 2 * radius)


def corner(left: float, top: float, wide: float, high: float) -> Place:
    """From its left upper corner."""
    return Place(left + wide / 2, top + high / 2, wide, high)


def stands_in(place: Place, other: Place) -> bool:
    """Whether the middle of one lies within the other."""
    return abs(place.x - other.x) <= other.wide / 2 and abs(place.y - other.y) <= other.high / 2


def called(ask: Ask, seat: int, known: Places) -> dict[str, Place]:
    """Where a seat's options lie whose ids name something known: ``card.flare``, ``use-64-0``."""
    return {
        one.id: known[word]
        for one in ask.of(seat)
        for word in reversed(one.id.replace("-", ".").split(".")[1:])
        if word in known
    }
