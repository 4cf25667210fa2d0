"""The look of a hand-tinted sea chart: ink and wash on vellum, laid on dark water."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.sleeping_gods.content.atlas import Theme as PageTheme
from renderers.canvas import HEIGHT, WIDTH
from renderers.colour import Colour, mix, rgb
from renderers.theme import SEA

THEME = replace(
    SEA,
    name="sleeping_gods",
    surface=(46, 112, 124),
    water=(24, 68, 84),
    deep=(13, 42, 58),
    abyss=(7, 21, 32),
    parchment=(238, 224, 188),
    parchment_shade=(205, 180, 130),
    accent=(196, 88, 62),
)

EDGE = 12
HEADER = 54
BAR = 60
STRIP = 148
MAIN_X, MAIN_Y = EDGE, HEADER
MAIN_WIDE = WIDTH - 2 * EDGE
MAIN_HIGH = HEIGHT - HEADER - BAR - STRIP - 3 * EDGE
BAR_Y = MAIN_Y + MAIN_HIGH + EDGE
STRIP_Y = BAR_Y + BAR + EDGE

SKILLS: dict[str, tuple[str, Colour]] = {
    "strength": ("fist", rgb("C4553F")),
    "perception": ("eye", rgb("3E8E7E")),
    "savvy": ("book", rgb("4A6FA5")),
    "craft": ("gear", rgb("B07D2B")),
    "cunning": ("mask", rgb("7C5295")),
}
"""Each skill's icon and colour; the icon alone is enough to tell them apart."""

STATUSES: dict[str, str] = {
    "venom": "snake",
    "frightened": "ghost",
    "weakened": "feather",
    "madness": "whirlpool",
    "low_morale": "rain",
}
GOODS: dict[str, str] = {
    "meat": "ham",
    "vegetables": "leaf",
    "grain": "wheat",
    "materials": "planks",
    "artifacts": "crystal",
    "coins": "coin",
}
ROOMS: dict[str, str] = {
    "bridge": "wheel",
    "galley": "pot",
    "deck": "net",
    "quarters": "hammock",
    "sick_bay": "bottle",
    "hull": "anchor",
}


NIGHT = rgb("060D16")


@dataclass(frozen=True, slots=True)
class Ground:
    """How land, water and air of a page are tinted, and what grows on it."""

    land: Colour
    shade: Colour
    water: Colour
    shallow: Colour
    growth: str

    light: Colour
    haze: Colour

    @property
    def tints(self) -> tuple[Colour, Colour]:
        """Its haze by night, for something that lies on dark glass: above, and below."""
        return mix(self.haze, NIGHT, 0.3), mix(self.haze, NIGHT, 0.7)


GROUNDS: dict[PageTheme, Ground] = {
    "shoals": Ground(
        rgb("D9C58E"),
        rgb("A88B4E"),
        rgb("94C2AE"),
        rgb("DDE7C4"),
        "reed",
        rgb("F2D98A"),
        rgb("3F7A62"),
    ),
    "ice": Ground(
        rgb("EEF3F2"),
        rgb("9FB8C6"),
        rgb("8FBBD8"),
        rgb("E4F1F6"),
        "peak",
        rgb("DDF4FF"),
        rgb("3A78A8"),
    ),
    "glass": Ground(
        rgb("DCD6E6"),
        rgb("9A8CB5"),
        rgb("9FA8D4"),
        rgb("E6DDF0"),
        "shard",
        rgb("F0C8F4"),
        rgb("5A4E9A"),
    ),
    "kettle": Ground(
        rgb("C9A68C"),
        rgb("8A5A44"),
        rgb("86BDB2"),
        rgb("EAD9C2"),
        "vent",
        rgb("FFB878"),
        rgb("8A4A3A"),
    ),
    "meadow": Ground(
        rgb("C3CF93"),
        rgb("82955A"),
        rgb("7FC3C6"),
        rgb("DCECCB"),
        "tree",
        rgb("E8F4B0"),
        rgb("3A8A84"),
    ),
    "amber": Ground(
        rgb("E3BE73"),
        rgb("A9762F"),
        rgb("B9C48A"),
        rgb("F3E2AE"),
        "pine",
        rgb("FFD77A"),
        rgb("9A6420"),
    ),
    "fen": Ground(
        rgb("A9B98A"),
        rgb("64774F"),
        rgb("8CAE7C"),
        rgb("D0D9A4"),
        "reed",
        rgb("D8F08A"),
        rgb("44663A"),
    ),
    "bone": Ground(
        rgb("E4DCC8"),
        rgb("A39A84"),
        rgb("9AABB0"),
        rgb("E4E0D2"),
        "rib",
        rgb("F4EAD0"),
        rgb("5A6470"),
    ),
    "whirl": Ground(
        rgb("B9B0A6"),
        rgb("6E655E"),
        rgb("5F8CA6"),
        rgb("BFD2DA"),
        "peak",
        rgb("9CE4FF"),
        rgb("24507A"),
    ),
}
