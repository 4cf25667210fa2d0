"""The Refuge's measures and colours: where the board lies and how its skin looks."""

from __future__ import annotations

from dataclasses import replace

from renderers.colour import Colour, rgb
from renderers.creature import Hide
from renderers.curves import Point
from renderers.theme import SEA
from renderers.tiles import SquareGrid

THEME = replace(SEA, name="refuge", accent=rgb("C8433A"))

# Nine columns and eleven rows; columns A and I have spaces only beside the Kraken's middle.
# Beside them lies what is not on a space: the maw, the goals, what is left, the Kraken card.
STEP, RISE = 108, 81
TILE_WIDE, TILE_HIGH = 103, 76
GRID = SquareGrid(68, 855, STEP, RISE)

HIDE = Hide(rgb("A8213A"), rgb("F4B49A"), rgb("16040D"))
EYE: Colour = rgb("FFA51F")

GROUNDS: dict[str, Colour] = {
    "start": rgb("8E7B4C"),
    "lair": rgb("1F5F70"),
    "spawn": rgb("2E7256"),
    "cave": rgb("4E4A52"),
    "whirlpool": rgb("1D5C9C"),
    "kraken": rgb("46264F"),
    "finish": rgb("6B7176"),
}

# Each diver's colour and shape among the seats' looks, the type colour of each salvage symbol, and
# the picture of each salvage card.
LOOKS: dict[str, int] = {
    "michael": 0,
    "satoshi": 1,
    "katerina": 2,
    "sophie": 3,
    "vega": 4,
    "mags": 5,
}
TYPES: dict[str, Colour] = {
    "trident": rgb("9A3B2E"),
    "propeller": rgb("23707F"),
    "lamp": rgb("A8741B"),
    "flask": rgb("3C7A4B"),
}


PICTURES: dict[str, str] = {
    "harpoon": "harpoon",
    "dive_knife": "knife",
    "dive_scooter": "propeller",
    "tow_line": "rope",
    "flare": "flare",
    "bait": "fish",
    "air_tank": "flask",
}


def where(spot: str) -> Point:
    """The middle of a space named like `c4r6`."""
    column, row = spot[1:].split("r")
    return GRID.at(int(column), int(row))
