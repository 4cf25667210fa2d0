"""Ways over any board: the caller says which spaces touch."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
Touching = Callable[[P], Iterable[P]]


def distances(start: P, touching: Touching[P], most: int | None = None) -> dict[P, int]:
    """Every space that can be reached, and in how many steps, nearest first."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if most is not None and steps[here] >= most:
            continue
        for there in touching(here):
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def shortest_path(start: P, goal: P, touching: Touching[P]) -> list[P] | None:
    """The spaces from start to goal, both included; ``None`` when there is no way."""
    came: dict[P, P | None] = {start: None}
    queue = deque([start])
    while queue and goal not in came:
        here = queue.popleft()
        for there in touching(here):
            if there not in came:
                came[there] = here
                queue.append(there)
    if goal not in came:
        return None
    path: list[P] = [goal]
    while (before := came[path[-1]]) is not None:
        path.append(before)
    return path[::-1]
