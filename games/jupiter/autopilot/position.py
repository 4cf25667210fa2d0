"""A position within a planned turn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, eq=False, init=False)
class Position:
    """A position within a turn: what was done first to get there, and how it looks."""

    domes: list[int]
    here: int
    aboard: int
    riders: int
    docked: bool
    left: int
    need: int
    costs: list[int]
    lengths: list[int]
    road: float
    fixed: float
    uses: list[float]
    posts: dict[int, float]
    boots: int
    snipes: int
    path: tuple[str, ...]
    """Actions, by the ids of their options."""

    def copy(self) -> Position:
        other = Position()
        for name in Position.__slots__:
            setattr(other, name, getattr(self, name))
        other.domes = self.domes.copy()
        return other

    @property
    def value(self) -> float:
        return self.fixed - self.road

    @property
    def key(self) -> tuple[tuple[int, ...], int, int, int]:
        return tuple(self.domes), self.here, self.aboard, self.left
