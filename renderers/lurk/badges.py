"""The badges of Lurk: the shape of their medal, its enamel, and a sign for each."""

from __future__ import annotations

from renderers.colour import rgb
from renderers.medals import Emblem, Medals, polygon

MEDALS = Medals(
    rgb("3A2F86"),
    polygon(6),
    {
        "cog": Emblem("wrench", "bronze"),
        "nautilus": Emblem("whirlpool", "bronze"),
        "low_clans": Emblem("knife", "bronze"),
        "ancients": Emblem("key", "bronze"),
        "unbroken": Emblem("shield", "gold"),
        "last_one": Emblem("person", "gold"),
        "crowd": Emblem("trident"),
        "blitz": Emblem("bolt"),
        "patient": Emblem("hourglass"),
        "hunter": Emblem("skull"),
        "gazer": Emblem("lair", "bronze"),
        "essence": Emblem("flame"),
    },
)
"""A tile of the map."""
