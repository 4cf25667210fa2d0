"""What was drawn once is kept, the cheapest to draw again goes first, and memory stays bounded."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from time import thread_time
from typing import ParamSpec, Protocol, TypeVar

from renderers.archive import OpenArchive
from renderers.sprite import Sprite
from renderers.theme import Theme

P = ParamSpec("P")


OFTEN = 4
"""Whatever was used so often is worth as many times its price, and no more."""


class Weighty(Protocol):
    """Something that knows how many bytes it holds."""

    @property
    def weight(self) -> int: ...


T = TypeVar("T", bound=Weighty)


@dataclass(slots=True)
class _Kept:
    thing: Weighty
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

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.weight = 0
        self._things: dict[Hashable, _Kept] = {}
        self._ranks: list[tuple[float, int, Hashable]] = []
        """A heap of what each thing was worth at some time; worth only ever rises."""
        self._uses = count()
        self._floor = 0.0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> Weighty | None:
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            found.times = min(found.times + 1, OFTEN)
            found.worth, found.used = self._floor + found.price * found.times, next(self._uses)
            return found.thing

    def put(self, key: Hashable, thing: Weighty, seconds: float = 0.0) -> None:
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
        with self._lock:
            self._things.clear()
            self._ranks.clear()
            self.weight, self._floor = 0, 0.0


SPRITES = Shelf(44 * 2**20)
WORDS = Shelf(6 * 2**20)
SHELVES: tuple[Shelf, ...] = (SPRITES, WORDS)


def kept(
    shelf: Shelf = SPRITES, by: Callable[[], Hashable] = lambda: None, *, named: bool = True
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what the function draws, by its arguments and by what else it depends on (`by`).

    What can never hold a player's name is kept on disk whenever it is drawn: what takes no words,
    and what says so (`named=False`).
    """

    def wrap(draw: Callable[P, T]) -> Callable[P, T]:
        name = f"{draw.__module__}.{draw.__qualname__}"

        @wraps(draw)
        def look(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (name, by(), args, tuple(kwargs.items()))
            found = shelf.get(key)
            if found is None:
                start = thread_time()
                may_name = named and _has_words((args, tuple(kwargs.values())))
                found = _archived(key, lambda: draw(*args, **kwargs), may_name)
                if isinstance(found, Sprite):
                    found = found.settled()
                shelf.put(key, found, thread_time() - start)
            return found  # type: ignore[return-value]  # only this function puts under its name

        return look

    return wrap


def _has_words(thing: object) -> bool:
    """Whether somebody's name could stand in it; a theme's words are its own."""
    if isinstance(thing, tuple):
        return any(map(_has_words, thing))
    return not isinstance(thing, float | int | Enum | Theme | None)


def _archived(key: Hashable, draw: Callable[[], Weighty], named: bool) -> Weighty:
    """From the archive, when one is open and has it; else drawn."""
    archive = OpenArchive.archive
    if archive is None:
        return draw()
    if (found := archive.find(key)) is not None:
        return found
    start = thread_time()
    drawn = draw()
    if isinstance(drawn, Sprite):
        archive.file(key, drawn, thread_time() - start, named=named)
    return drawn


def forget() -> None:
    """Empty every shelf."""
    for shelf in SHELVES:
        shelf.clear()


def held() -> int:
    """Bytes held by all shelves."""
    return sum(shelf.weight for shelf in SHELVES)
