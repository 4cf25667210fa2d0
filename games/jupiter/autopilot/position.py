"""A position within a planned turn."""

from __future__ import annotations


class Position:
    """A position within a turn: what was done first to get there, and how it looks."""

    __slots__ = (
        "aboard",
        "boots",
        "costs",
        "docked",
        "domes",
        "fixed",
        "here",
        "left",
        "lengths",
        "need",
        "path",
        "posts",
        "riders",
        "road",
        "snipes",
        "uses",
    )

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
        other = Position.__new__(Position)
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
