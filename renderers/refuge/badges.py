"""The badges of The Refuge: the shape of their medal, its enamel, and a sign for each."""

from __future__ import annotations

from renderers.colour import rgb
from renderers.medals import Emblem, Medals, polygon

MEDALS = Medals(
    rgb("A32C3A"),
    polygon(48),
    {
        "cargo": Emblem("chest", "bronze"),
        "alone": Emblem("helmet", "gold"),
        "crew": Emblem("submarine"),
        "swift": Emblem("propeller"),
        "calm": Emblem("moon", "gold"),
        "brink": Emblem("tentacle"),
        "last_card": Emblem("cards"),
        "unknown": Emblem("compass"),
        "upright": Emblem("heart"),
        "harpooner": Emblem("harpoon", "bronze"),
        "driver": Emblem("kraken", "bronze"),
        "bait": Emblem("hook", "bronze"),
    },
)
"""A porthole."""
