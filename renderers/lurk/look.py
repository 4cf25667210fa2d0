"""Lurk's measures and colours: the midnight zone with lights of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.lurk.map.board import HEXES
from renderers.colour import Colour, rgb
from renderers.curves import Point
from renderers.theme import SEA
from renderers.tiles import HexGrid

THEME = replace(
    SEA,
    name="lurk",
    surface=rgb("123A52"),
    water=rgb("0C2740"),
    deep=rgb("081A30"),
    abyss=rgb("040B18"),
    shaft=rgb("5FA8C8"),
    accent=rgb("4FC3E8"),
)

RADIUS = 62
GRID = HexGrid(500, 448, RADIUS)


@dataclass(frozen=True, slots=True)
class Look:
    """What tells a faction's models apart."""

    colour: Colour
    shape: str
    light: Colour
    """The thin edge around its figures."""


LOOKS: dict[str, Look] = {
    "cog": Look(rgb("E69F00"), "hexagon", rgb("FFE3A6")),
    "nautilus": Look(rgb("56B4E9"), "circle", rgb("C9F4FF")),
    "low_clans": Look(rgb("2FB98A"), "pentagon", rgb("D8FFE2")),
    "ancients": Look(rgb("CC79A7"), "square", rgb("FFD0F2")),
}
NEUTRAL = Look(rgb("B9CBC6"), "circle", rgb("F5EBD2"))
NOBODYS = Look(rgb("8E1F2C"), "circle", rgb("FFB49A"))
"""The creatures of the abyss."""

GROUNDS: dict[str, Colour] = {
    "sand": rgb("565040"),
    "rock": rgb("2A2D36"),
    "coral": rgb("3E2238"),
    "poison": rgb("26331F"),
    "abyss": rgb("0B0A16"),
    "lair": rgb("2A0A14"),
    "den": rgb("5A4A24"),
    "hollow": rgb("27303E"),
    "summoning": rgb("1A464E"),
}
GLOWS: dict[str, Colour] = {
    "coral": rgb("D9689A"),
    "poison": rgb("8CCB3E"),
    "abyss": rgb("7B5CFF"),
    "lair": rgb("FF4A3C"),
    "summoning": rgb("5CE0D2"),
    "den": rgb("F6DD98"),
}

DIE_COLOURS: dict[str, Colour] = {"W": rgb("F2EFE6"), "R": rgb("BE1420"), "B": rgb("23252E")}


def look_of(faction: str) -> Look:
    return NOBODYS if faction == "abyss" else LOOKS.get(faction, NEUTRAL)


def where(tile: int) -> Point:
    """The middle of a tile."""
    return GRID.at(*HEXES[tile])
