"""What a game with written content offers its authors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ContentTools:
    """One pack: lint it, count it, walk all its branches, read it by playing."""

    name: str
    check: Callable[[], list[str]]
    count: Callable[[], Mapping[str, int]]
    walk: Callable[[], Iterable[str]]
    read: Callable[[int, int], Iterable[str]]
