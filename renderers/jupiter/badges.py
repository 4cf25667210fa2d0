"""The badges of Jupiter Deep: the shape of their medal, its enamel, and a sign for each."""

from __future__ import annotations

from math import pi

from renderers.colour import rgb
from renderers.medals import Emblem, Medals, polygon

MEDALS = Medals(
    rgb("B4692A"),
    polygon(8, pi / 8),
    {
        "rescue": Emblem("person", "bronze"),
        "practised": Emblem("shield", "silver", "21"),
        "printed": Emblem("shield", "gold", "28"),
        "heroes": Emblem("star", "gold"),
        "fast": Emblem("bolt"),
        "fragile": Emblem("flask"),
        "alone": Emblem("lamp", "gold"),
        "crew": Emblem("wheel"),
        "none_lost": Emblem("heart", "gold"),
        "swift": Emblem("flare"),
        "shepherd": Emblem("flag", "bronze"),
        "hunter": Emblem("cross", "bronze"),
    },
)
"""A nut."""
