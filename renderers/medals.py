"""Medals of badges: each game has an enamel and a shape of its own, and a sign for each badge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import TypeAlias

from renderers.colour import Colour, rgb
from renderers.curves import Point, regular

METALS: Mapping[str, tuple[Colour, Colour]] = {
    "bronze": (rgb("E0A878"), rgb("6B3A1E")),
    "silver": (rgb("F2F6F8"), rgb("5E6C77")),
    "gold": (rgb("FFE9A0"), rgb("8A5A12")),
}
"""The rim, lit and in the shade: what is earned on the way, by skill, and by daring."""

PLAIN = rgb("24506E")

Shape: TypeAlias = Callable[[float, float, float], list[Point]]
"""An outline about a middle, of a radius."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """A sign of the house, a metal, and a number or letter where signs would be the same."""

    sign: str
    metal: str = "silver"
    mark: str = ""


def polygon(sides: int, turned: float = -pi / 2) -> Shape:
    return lambda x, y, radius: regular(x, y, radius, sides, turned)


def wavy(waves: int, depth: float) -> Shape:
    """A round that swings in and out."""

    def outline(x: float, y: float, radius: float) -> list[Point]:
        steps = 24 * waves
        rounds = [
            (2 * pi * at / steps, radius * (1 - depth * (1 - cos(2 * pi * at * waves / steps)) / 2))
            for at in range(steps)
        ]
        return [(x + sin(turn) * far, y - cos(turn) * far) for turn, far in rounds]

    return outline


@dataclass(frozen=True, slots=True)
class Medals:
    """How a game's badges look; one without a sign of its own shows a star."""

    enamel: Colour = PLAIN
    shape: Shape = field(default=polygon(48))
    emblems: Mapping[str, Emblem] = field(default_factory=dict)

    def emblem(self, badge: str) -> Emblem:
        return self.emblems.get(badge, Emblem("star"))
