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


TINTS: tuple[tuple[PageTheme, str, str, str, str, str, str, str], ...] = (
    ("shoals", "D9C58E", "A88B4E", "94C2AE", "DDE7C4", "reed", "F2D98A", "3F7A62"),
    ("ice", "EEF3F2", "9FB8C6", "8FBBD8", "E4F1F6", "peak", "DDF4FF", "3A78A8"),
    ("glass", "DCD6E6", "9A8CB5", "9FA8D4", "E6DDF0", "shard", "F0C8F4", "5A4E9A"),
    ("kettle", "C9A68C", "8A5A44", "86BDB2", "EAD9C2", "vent", "FFB878", "8A4A3A"),
    ("meadow", "C3CF93", "82955A", "7FC3C6", "DCECCB", "tree", "E8F4B0", "3A8A84"),
    ("amber", "E3BE73", "A9762F", "B9C48A", "F3E2AE", "pine", "FFD77A", "9A6420"),
    ("fen", "A9B98A", "64774F", "8CAE7C", "D0D9A4", "reed", "D8F08A", "44663A"),
    ("bone", "E4DCC8", "A39A84", "9AABB0", "E4E0D2", "rib", "F4EAD0", "5A6470"),
    ("whirl", "B9B0A6", "6E655E", "5F8CA6", "BFD2DA", "peak", "9CE4FF", "24507A"),
)
GROUNDS = {
    theme: Ground(rgb(land), rgb(shade), rgb(water), rgb(shallow), growth, rgb(light), rgb(haze))
    for theme, land, shade, water, shallow, growth, light, haze in TINTS
}
