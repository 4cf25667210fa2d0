"""What a game with written content offers its authors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ContentTools:
    """One pack: lint, count, walk all its branches, read it by playing, measure its balance, see
    what comes of what was done, and the habits of its pen."""

    name: str
    check: Callable[[], list[str]]
    count: Callable[[], Mapping[str, int]]
    walk: Callable[[], Iterable[str]]
    read: Callable[[int, int], Iterable[str]]
    measure: Callable[[int, int, str, int], Iterable[str]]
    consequences: Callable[[], Iterable[str]]
    tics: Callable[[], Iterable[str]]
