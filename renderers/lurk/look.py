"""Lurk's measures and colours: the midnight zone with lights of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.lurk.board import HEXES
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


LOOKS: dict[str, Look] = {
    "cog": Look(rgb("E69F00"), "hexagon"),
    "nautilus": Look(rgb("56B4E9"), "circle"),
    "low_clans": Look(rgb("2FB98A"), "pentagon"),
    "ancients": Look(rgb("CC79A7"), "square"),
}
NEUTRAL = Look(rgb("B9CBC6"), "circle")

GROUNDS: dict[str, Colour] = {
    "sand": rgb("6B6857"),
    "rock": rgb("33363F"),
    "coral": rgb("5A2F4C"),
    "poison": rgb("31432B"),
    "abyss": rgb("0B0A16"),
    "lair": rgb("2A0A14"),
    "den": rgb("5A4A24"),
    "hollow": rgb("27303E"),
    "summoning": rgb("1E5A60"),
}
GLOWS: dict[str, Colour] = {
    "coral": rgb("FF7FB6"),
    "poison": rgb("A8F24A"),
    "abyss": rgb("7B5CFF"),
    "lair": rgb("FF4A3C"),
    "summoning": rgb("5CE0D2"),
    "den": rgb("F6DD98"),
}

DIE_COLOURS: dict[str, Colour] = {"W": rgb("F2EFE6"), "R": rgb("BE1420"), "B": rgb("23252E")}

CREATURE_ICONS: dict[str, str] = {
    "lantern_biter": "fish",
    "shell_crawler": "shell",
    "needle_shoal": "fish",
    "trench_ray": "starfish",
    "gulper": "lair",
    "reef_maw": "spawn",
    "pale_kraken": "kraken",
    "sleeping_leviathan": "tentacle",
}
TOKEN_ICONS: dict[str, str] = {
    "swimming": "wave",
    "charging": "bolt",
    "climbed": "flag",
    "trapped": "lock",
    "poisoned": "skull",
    "stunned": "star",
    "inked": "eye",
}
TOKEN_COLOURS: dict[str, Colour] = {
    "swimming": rgb("56B4E9"),
    "charging": rgb("F0E442"),
    "climbed": rgb("F5EBD2"),
    "trapped": rgb("E5A03B"),
    "poisoned": rgb("A8F24A"),
    "stunned": rgb("F0E442"),
    "inked": rgb("B79CFF"),
}


def look_of(faction: str) -> Look:
    return LOOKS.get(faction, NEUTRAL)


def where(tile: int) -> Point:
    """The middle of a tile."""
    return GRID.at(*HEXES[tile])
