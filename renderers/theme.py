"""One look for the whole product; a game chooses accents, never its own rules."""

from dataclasses import dataclass, field

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

# Type: at a width of 1200, never smaller than SMALL.
SMALL, TEXT, HEAD, TITLE, HUGE = 18, 22, 28, 40, 64

# Strokes, corners and spacing, at a width of 1200.
HAIR, LINE, OUTLINE = 1.5, 2.0, 2.6
TIGHT, ROUND, SOFT = 6, 12, 18
UNIT = 8
MARGIN = 3 * UNIT


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The palette. Text pairs are checked for contrast, pieces for other eyes, by the tests."""

    name: str = "sea"
    # The water (or sky), from above to below, and the light that falls into it.
    surface: Colour = rgb("2A8C92")
    water: Colour = rgb("125062")
    deep: Colour = rgb("0A2C40")
    abyss: Colour = rgb("05131F")
    shaft: Colour = rgb("BDF3E4")
    # What is printed.
    parchment: Colour = rgb("EBD9AE")
    parchment_shade: Colour = rgb("C6A971")
    brass: Colour = rgb("C2923F")
    brass_light: Colour = rgb("F6DD98")
    brass_dark: Colour = rgb("5F3F18")
    # Inks: dark on parchment, light on water; the quiet one for what matters less.
    ink: Colour = rgb("2B1A14")
    quiet_ink: Colour = rgb("5E3F26")
    bone: Colour = rgb("F5EBD2")
    quiet_bone: Colour = rgb("B9CBC6")
    outline: Colour = rgb("0A0F16")
    # Meanings: danger is warm, safety cool; `target` marks what may be chosen, and nothing else.
    danger: Colour = rgb("E5473B")
    danger_dark: Colour = rgb("7E1526")
    safe: Colour = rgb("3FB8C4")
    target: Colour = rgb("7CFFCB")
    trail: Colour = rgb("FFC86B")
    accent: Colour = rgb("E0A94A")
    seats: tuple[Seat, ...] = field(default=SEATS)


SEA = Theme()
