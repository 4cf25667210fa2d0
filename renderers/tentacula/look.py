"""Tentacula's measures and colours: a sunny reef, bright and round."""

from __future__ import annotations

from dataclasses import replace

from renderers.colour import Colour, rgb
from renderers.creature import Hide
from renderers.theme import SEA

THEME = replace(
    SEA,
    name="tentacula",
    surface=rgb("2A9AA6"),
    water=rgb("12566B"),
    deep=rgb("0B4064"),
    abyss=rgb("072A4A"),
    shaft=rgb("F2FFE8"),
    parchment=rgb("F6E5BC"),
    parchment_shade=rgb("DDBE82"),
    accent=rgb("F08A5D"),
    outline=rgb("123047"),
)

OUTLINE = THEME.outline
SAND, WET_SAND = rgb("F3DFA8"), rgb("D9B978")

ANIMALS: tuple[Colour, ...] = (rgb("4FA64A"), rgb("F2A33A"), rgb("B98BE0"), rgb("E4574C"))
"""Turtle, seahorse, jellyfish, crab."""

FISH: tuple[Colour, ...] = (rgb("FFD23F"), rgb("2FA66A"), rgb("E8443A"))
"""Yellow, green, red."""

GEMS: tuple[Colour, ...] = (
    rgb("9B4FD0"),
    rgb("FFD400"),
    rgb("E23B3B"),
    rgb("1FA35B"),
    rgb("2F7BE0"),
    rgb("F7F4EE"),
)
"""Purple, yellow, red, green, blue, white; each is cut in a shape of its own as well."""

SHELL: Colour = rgb("FFB7A0")
HIDE = Hide(rgb("8E4BB8"), rgb("F6C6E4"), rgb("2A1040"))
EYE: Colour = rgb("FFE26B")
CAVE: Colour = rgb("1C2A5A")
