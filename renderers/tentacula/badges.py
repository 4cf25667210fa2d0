"""The badges of Tentacula: the shape of their medal, its enamel, and a sign for each."""

from __future__ import annotations

from renderers.colour import rgb
from renderers.medals import Emblem, Medals, wavy

MEDALS = Medals(
    rgb("1E8FA8"),
    wavy(12, 0.1),
    {
        "home": Emblem("fish", "bronze"),
        "second": Emblem("star", "silver", "2"),
        "third": Emblem("star", "silver", "3"),
        "pro": Emblem("sun", "gold"),
        "unrobbed": Emblem("lock", "gold"),
        "shells": Emblem("shell"),
        "swift": Emblem("wave"),
        "school": Emblem("bubbles"),
        "so_close": Emblem("hourglass", "bronze"),
        "fish_food": Emblem("skull", "bronze"),
        "thrifty": Emblem("starfish", "bronze"),
        "whisperer": Emblem("hand", "bronze"),
    },
)
"""A scallop."""
