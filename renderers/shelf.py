"""Shelves: what was drawn is kept, the cheapest to draw goes first, and memory stays bounded."""

from collections.abc import Hashable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from threading import Lock

from renderers.sprite import Sprite

OFTEN = 4
"""Whatever was used so often is worth as many times its price, and no more."""

LOOKS = 4_000


class Looks:
    """How things look, without their pixels; the oldest goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._sprites: dict[Hashable, Sprite] = {}
        self._lock = Lock()
        self.get = self._sprites.get

    def put(self, key: Hashable, sprite: Sprite) -> None:
        with self._lock:
            self._sprites[key] = sprite
            while len(self._sprites) > self.most:
                del self._sprites[next(iter(self._sprites))]

    def clear(self) -> None:
        with self._lock:
            self._sprites.clear()


@dataclass(slots=True)
class _Kept:
    thing: Sprite
    price: float
    worth: float
    used: int
    """The higher, the later."""
    times: int = 1


class Shelf:
    """Keeps drawn things up to a number of bytes; safe to use from several threads.

    A thing is worth the time it took to draw, for each byte it takes up, and more if it was used
    before. The least worth goes first, and whatever stays must be used to keep its worth: the
    shelf's floor rises as things go.
    """

    def __init__(self, limit: int, looks: int = LOOKS) -> None:
        self.limit = limit
        self.weight = 0
        self.looks = Looks(looks)
        """Of what lies here and of what once did."""
        self._things: dict[Hashable, _Kept] = {}
        self._ranks: list[tuple[float, int, Hashable]] = []
        """A heap of what each thing was worth at some time; worth only ever rises."""
        self._uses = count()
        self._floor = 0.0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> Sprite | None:
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            found.times = min(found.times + 1, OFTEN)
            found.worth, found.used = self._floor + found.price * found.times, next(self._uses)
            return found.thing

    def put(self, key: Hashable, thing: Sprite, seconds: float = 0.0) -> None:
        """Keep a thing that took so long to draw."""
        with self._lock:
            if key not in self._things:
                price = seconds / max(1, thing.weight)
                self._things[key] = _Kept(thing, price, self._floor + price, next(self._uses))
                self.weight += thing.weight
                self._make_room()
                self._rank(key)

    def _rank(self, key: Hashable) -> None:
        one = self._things[key]
        heappush(self._ranks, (one.worth, one.used, key))

    def _make_room(self) -> None:
        """Before the newest has a rank, so that it stays."""
        while self.weight > self.limit and self._ranks:
            _, used, key = heappop(self._ranks)
            if self._things[key].used > used:  # it has been used since
                self._rank(key)
                continue
            least = self._things.pop(key)
            self._floor = max(self._floor, least.worth)
            self.weight -= least.thing.weight

    def clear(self) -> None:
        self.looks.clear()
        with self._lock:
            self._things.clear()
            self._ranks.clear()
            self.weight, self._floor = 0, 0.0
