"""Who dives: six people told apart by their helmets, besides colour, shape and letters."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import Point, bezier, oval, placed, spline
from renderers.pen import Mask, Pen, both
from renderers.refuge.look import THEME

# The sheet on which a diver is drawn, and where head and feet are on it.
WIDE, HIGH = 116, 116
X, HEAD_Y, FOOT = 54, 38, 103
OUT = THEME.outline


@dataclass(frozen=True, slots=True)
class Person:
    """What tells one diver from another, besides colour and letters."""

    helmet: str
    skin: Colour
    hair: Colour
    tool: str
    metal: Colour = THEME.brass


PEOPLE: dict[str, Person] = {
    "michael": Person("bell", rgb("E8B48A"), rgb("6B3A1E"), "harpoon"),
    "satoshi": Person("visor", rgb("F0C9A0"), rgb("1B1A22"), "lamp", rgb("B9C7CF")),
    "sophie": Person("goggles", rgb("F4D2B5"), rgb("8E4A1E"), "camera", rgb("D8D2C4")),
    "mags": Person("bolted", rgb("C98B62"), rgb("B5402A"), "wrench", rgb("8F979B")),
    "katerina": Person("crest", rgb("F6DCC6"), rgb("E3C46A"), "propeller", rgb("CBD8D2")),
    "vega": Person("lure", rgb("8A5A3C"), rgb("20151A"), "tentacle", rgb("6D87B0")),
}
NOBODY = Person("bell", rgb("D9C2A8"), rgb("4A3A30"), "anchor")


def piece(pen: Pen, mask: Mask, colour: Colour) -> None:
    pen.body(mask, colour, OUT, 2.2)


def helmet(pen: Pen, person: Person, suit: Colour) -> None:
    collar = pen.box(X - 21, 53, X + 21, 62, 4)
    piece(pen, collar, person.metal)
    _CROWNS[person.helmet](pen, person, suit)


def _dome(pen: Pen, person: Person, outline: list[Point] | None = None) -> None:
    head = pen.area(outline) if outline else pen.disc(X, HEAD_Y, 24)
    piece(pen, head, person.metal)


def _bell(pen: Pen, person: Person, suit: Colour) -> None:
    """The old brass helmet with windows at the sides and on top."""
    _dome(pen, person)
    for x, y in ((X - 22, HEAD_Y + 1), (X + 22, HEAD_Y + 1), (X, HEAD_Y - 23)):
        piece(pen, pen.disc(x, y, 6), darker(person.metal, 0.15))
        pen.fill(pen.disc(x, y, 3.2), darker(suit, 0.7))


def _visor(pen: Pen, person: Person, suit: Colour) -> None:
    """A squarish modern helmet with an antenna."""
    pen.fill(pen.stroke([(X + 17, 24), (X + 25, 5)], 4.4), OUT)
    pen.fill(pen.stroke([(X + 17, 24), (X + 25, 5)], 2), person.metal)
    piece(pen, pen.disc(X + 25, 6, 4), suit)
    piece(pen, pen.box(X - 24, HEAD_Y - 22, X + 24, HEAD_Y + 22, 13), person.metal)


def _goggles(pen: Pen, person: Person, suit: Colour) -> None:
    """Hair flowing out behind a half mask."""
    hair = [(X - 4, 12), (X + 26, 16), (X + 40, 38), (X + 34, 58), (X + 26, 44), (X + 22, 30)]
    piece(pen, pen.area(spline(hair, 8, closed=True)), person.hair)
    _dome(pen, person)
    pen.fill(both(pen.disc(X, HEAD_Y, 24), pen.box(0, HEAD_Y - 14, WIDE, HEAD_Y - 7)), suit)


def _bolted(pen: Pen, person: Person, suit: Colour) -> None:
    """A wide welded bucket studded with bolts."""
    head = placed("-27,20 -25,-12 -14,-25 14,-25 25,-12 27,20", X, HEAD_Y)
    piece(pen, pen.grown(pen.area(head), 1), person.metal)
    bolts = [(x, y, 2.4) for x, y in oval(X, HEAD_Y - 1, 21.5, 20, 0.3, 9)]
    pen.fill(pen.discs(bolts), darker(person.metal, 0.55))
    pen.fill(both(pen.area(head), pen.box(X - 4, 0, X + 4, HEAD_Y - 16)), suit, 0.95)


def _crest(pen: Pen, person: Person, suit: Colour) -> None:
    """A sleek helmet with a fin."""
    fin = [(X - 14, 22), (X - 2, 3), (X + 26, 2), (X + 16, 12), (X + 20, 26)]
    piece(pen, pen.area(spline(fin, 8, closed=True)), suit)
    _dome(pen, person, oval(X, HEAD_Y, 22, 24))


def _lure(pen: Pen, person: Person, suit: Colour) -> None:
    """A cowl with a light that hangs in front, like an anglerfish."""
    cowl = placed("-26,20 -26,-8 0,-30 26,-8 26,20", X, HEAD_Y)
    piece(pen, pen.area(spline(cowl, 10)), darker(suit, 0.1))
    rod = bezier((X, 12), (X - 6, -2), (X - 30, -2), (X - 33, 14))
    pen.fill(pen.stroke(rod, 5), OUT)
    pen.fill(pen.stroke(rod, 2.4), person.metal)
    pen.glow(pen.disc(X - 33, 17, 7), lighter(THEME.safe, 0.5), 4, 1.0)
    piece(pen, pen.disc(X - 33, 17, 5), lighter(THEME.safe, 0.6))


_CROWNS = {
    "bell": _bell,
    "visor": _visor,
    "goggles": _goggles,
    "bolted": _bolted,
    "crest": _crest,
    "lure": _lure,
}


def window(pen: Pen, person: Person, grow: float = 0.0) -> Mask:
    """The pane through which the face looks out."""
    g = grow
    if person.helmet in {"visor", "bolted"}:
        return pen.box(X - 18 - g, HEAD_Y - 13 - g, X + 18 + g, HEAD_Y + 14 + g, 8 + g)
    return pen.disc(X, HEAD_Y + 1, 17 + g, 16 + g)
