"""Things in a row that are made when somebody reads them: of many options few are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, overload

T_co = TypeVar("T_co", covariant=True)
S = TypeVar("S")


class Found(Sequence[T_co]):
    """So many things, which are looked for when the first of them is read."""

    __slots__ = ("_find", "_found", "_length")

    def __init__(self, length: int, find: Callable[[], Sequence[T_co]]) -> None:
        self._length, self._find = length, find
        self._found: Sequence[T_co] | None = None

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T_co: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T_co]: ...
    def __getitem__(self, place: int | slice) -> T_co | Sequence[T_co]:
        if self._found is None:
            self._found = self._find()
        return self._found[place]


class Late(Sequence[T_co]):
    """What is added to be made is made of what never changes, once, and stays the same."""

    __slots__ = ("_length", "_made", "_rows", "_whole")

    def __init__(self, things: Sequence[T_co] = ()) -> None:
        self._rows: list[tuple[Callable[[Any], T_co] | None, Sequence[Any]]] = []
        self._length = 0
        self._made: dict[int, T_co] = {}
        self._whole: list[T_co] | None = None
        self.add(things)

    def add(self, things: Sequence[T_co]) -> None:
        if type(things) is Late:
            self._rows += things._rows
            self._length += things._length
        elif things:
            self._rows.append((None, things))
            self._length += len(things)

    def add_made(self, make: Callable[[S], T_co], sources: Sequence[S]) -> None:
        """One thing of each source."""
        if sources:
            self._rows.append((make, sources))
            self._length += len(sources)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T_co: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T_co]: ...
    def __getitem__(self, place: int | slice) -> T_co | Sequence[T_co]:
        if isinstance(place, slice):
            return self._all()[place]
        if self._whole is not None:
            return self._whole[place]
        if place < 0:
            place += self._length
        if place not in self._made:
            self._made[place] = self._make(place)
        return self._made[place]

    def _make(self, place: int) -> T_co:
        if not 0 <= place < self._length:
            raise IndexError("there are not so many")
        row = 0
        while place >= len(self._rows[row][1]):
            place -= len(self._rows[row][1])
            row += 1
        make, sources = self._rows[row]
        made: T_co = sources[place] if make is None else make(sources[place])
        return made

    def __iter__(self) -> Iterator[T_co]:
        return iter(self._all())

    def _all(self) -> Sequence[T_co]:
        if self._whole is None:
            self._whole = whole = list[T_co]()
            for make, sources in self._rows:
                whole += sources if make is None else map(make, sources)
            for place, one in self._made.items():
                whole[place] = one
        return self._whole

    def __reduce__(self) -> tuple[type[tuple[T_co, ...]], tuple[list[T_co]]]:
        """To other processes it goes whole."""
        return tuple, ([*self],)
