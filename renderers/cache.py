"""What was drawn once is kept, the longest unused is let go first, and memory stays bounded."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")


class Weighty(Protocol):
    """Something that knows how many bytes it holds."""

    @property
    def weight(self) -> int: ...


T = TypeVar("T", bound=Weighty)


class Shelf:
    """Keeps drawn things up to a number of bytes; safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.weight = 0
        self._things: OrderedDict[Hashable, Weighty] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> Weighty | None:
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self._things.move_to_end(key)
            return thing

    def put(self, key: Hashable, thing: Weighty) -> None:
        with self._lock:
            if key not in self._things:
                self._things[key] = thing
                self.weight += thing.weight
            while self.weight > self.limit and len(self._things) > 1:
                self.weight -= self._things.popitem(last=False)[1].weight

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.weight = 0


SPRITES = Shelf(48 * 2**20)
LAYERS = Shelf(64 * 2**20)
WORDS = Shelf(16 * 2**20)
SHELVES: tuple[Shelf, ...] = (SPRITES, LAYERS, WORDS)


def kept(shelf: Shelf = SPRITES) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what the function draws, by its arguments (which must be hashable)."""

    def wrap(draw: Callable[P, T]) -> Callable[P, T]:
        name = f"{draw.__module__}.{draw.__qualname__}"

        @wraps(draw)
        def look(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (name, args, tuple(kwargs.items()))
            found = shelf.get(key)
            if found is None:
                found = draw(*args, **kwargs)
                shelf.put(key, found)
            return found  # type: ignore[return-value]  # only this function puts under its name

        return look

    return wrap


def forget() -> None:
    """Empty every shelf."""
    for shelf in SHELVES:
        shelf.clear()


def held() -> int:
    """Bytes held by all shelves."""
    return sum(shelf.weight for shelf in SHELVES)
