"""One look for the whole product; a game chooses accents, never its own rules."""

from dataclasses import dataclass

from renderers.colour import Colour, darker, lighter, rgb


@dataclass(frozen=True, slots=True)
class Seat:
    """What tells one player's pieces from another's: a colour and a shape, and a letter beside."""

    colour: Colour
    shape: str

    @property
    def light(self) -> Colour:
        return lighter(self.colour, 0.45)

    @property
    def dark(self) -> Colour:
        return darker(self.colour, 0.5)


SEATS: tuple[Seat, ...] = (
    Seat(rgb("E69F00"), "circle"),
    Seat(rgb("56B4E9"), "square"),
    Seat(rgb("009E73"), "triangle"),
    Seat(rgb("F0E442"), "diamond"),
    Seat(rgb("0072B2"), "hexagon"),
    Seat(rgb("D55E00"), "pentagon"),
    Seat(rgb("CC79A7"), "star"),
)

# Type: a picture is seen at about a third of its width of 1000, so nothing is smaller than SMALL,
# and whatever one needs in order to choose is at least TEXT high.
SMALL, TEXT, HEAD, TITLE, HUGE = 22, 29, 36, 46, 66

# Strokes, corners and spacing, at a width of 1000.
LINE, OUTLINE = 2.0, 2.6
TIGHT, ROUND, SOFT = 6, 12, 18
UNIT = 8
MARGIN = 3 * UNIT


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The palette. Text pairs are checked for contrast, pieces for other eyes, by the tests."""

    name: str = "sea"
    # The water (or sky), from above to below, and the light that falls into it.
    surface: Colour = (42, 140, 146)
    water: Colour = (18, 80, 98)
    deep: Colour = (10, 44, 64)
    abyss: Colour = (5, 19, 31)
    shaft: Colour = (189, 243, 228)
    # What is printed.
    parchment: Colour = (235, 217, 174)
    parchment_shade: Colour = (198, 169, 113)
    brass: Colour = (194, 146, 63)
    brass_light: Colour = (246, 221, 152)
    brass_dark: Colour = (95, 63, 24)
    # Inks: dark on parchment, light on water; the quiet one for what matters less.
    ink: Colour = (43, 26, 20)
    quiet_ink: Colour = (94, 63, 38)
    bone: Colour = (245, 235, 210)
    quiet_bone: Colour = (185, 203, 198)
    outline: Colour = (10, 15, 22)
    # Meanings: danger is warm, safety cool; `target` marks what may be chosen, and nothing else.
    danger: Colour = (229, 71, 59)
    danger_dark: Colour = (126, 21, 38)
    safe: Colour = (63, 184, 196)
    target: Colour = (124, 255, 203)
    trail: Colour = (255, 200, 107)
    accent: Colour = (224, 169, 74)
    seats: tuple[Seat, ...] = SEATS


SEA = Theme()
