"""The badges of Sleeping Gods: the shape of their medal, its enamel, and a sign for each."""

from __future__ import annotations

from renderers.colour import rgb
from renderers.medals import Emblem, Medals, wavy

MEDALS = Medals(
    rgb("2E6E52"),
    wavy(8, 0.22),
    {
        "ending": Emblem("ship", "bronze"),
        "home": Emblem("sun", "gold"),
        "brutal": Emblem("skull", "gold"),
        "undefeated": Emblem("shield", "gold"),
        "wreck": Emblem("anchor", "bronze"),
        "cards": Emblem("chest"),
        "quests": Emblem("tick"),
        "reader": Emblem("book"),
        "explorer": Emblem("compass"),
        "coins": Emblem("coin", "bronze"),
        "artifacts": Emblem("key"),
        "veterans": Emblem("star"),
    },
)
"""A compass rose."""
