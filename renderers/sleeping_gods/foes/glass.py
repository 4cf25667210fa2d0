"""Foes of the Glasswrights: company of crystal, singers in the shallows, and loose colours."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import oval, placed
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import both
from renderers.sleeping_gods.foes.anatomy import BONE, BRASS, MOUTH, neck, scowl, shards, stare
from renderers.sleeping_gods.foes.register import foe

GLASS, ROSE, VIOLET, SAND = rgb("A9D8DC"), rgb("E6B4D2"), rgb("8F86D6"), rgb("D8C49A")


def _facets(pen: Sheet, line: str, cuts: list[str], colour: Colour) -> None:
    """A cut stone: planes that catch the light."""
    mask = pen.plate(line, colour, turn=0.12)
    for at, cut in enumerate(cuts):
        pen.fill(
            both(mask, pen.area(cut)), lighter(colour, 0.6) if at % 2 else darker(colour, 0.25), 0.7
        )
    pen.lines(mask, cuts, 1.4, 0.55)


@foe("Admiral of Crystal", "glass")
def admiral_of_crystal(pen: Sheet) -> None:
    _facets(
        pen,
        "20,160 24,92 40,76 70,66 100,76 116,92 120,160",
        ["70,66 40,76 60,120", "100,76 116,92 92,130", "70,100 60,160 84,160"],
        GLASS,
    )
    for x in (26, 114):
        pen.plate(oval(x, 84, 17, 8), BRASS)
        pen.draw([f"{x + d},88 {x + d},100" for d in (-12, -6, 0, 6, 12)], 2.6, BRASS)
    _facets(
        pen,
        "50,28 70,18 90,28 92,52 80,70 60,70 48,52",
        ["70,18 62,44 50,28", "90,28 80,50 92,52"],
        lighter(GLASS, 0.2),
    )
    stare(pen, rgb("FFE0F4"), 42, 10, 5)
    pen.draw([smooth("60,59 70,56 80,59")], 2.6)
    pen.lump("22,26 40,8 70,-12 100,8 118,26 94,24 70,30 46,24", rgb("5E6FB8"))
    pen.part(pen.disc(70, 8, 6), BRASS)
    pen.plate("112,100 122,96 150,-6 156,-22 146,-12", rgb("DDF4F4"))
    pen.plate(oval(116, 102, 13, 6), BRASS)


@foe("The Guest at the Head", "glass")
def the_guest_at_the_head(pen: Sheet) -> None:
    pen.plate("6,162 14,20 34,-22 106,-22 126,20 134,162", darker(VIOLET, 0.5))
    _facets(
        pen,
        "30,162 34,84 54,70 86,70 106,84 110,162",
        ["54,70 86,70 70,130", "34,84 54,70 50,160"],
        VIOLET,
    )
    _facets(
        pen,
        "44,40 56,4 84,4 96,40 88,68 70,78 52,68",
        ["56,4 84,4 70,34", "44,40 56,4 58,50", "96,40 84,60 88,68"],
        lighter(VIOLET, 0.15),
    )
    stare(pen, rgb("FF9CCB"), 36, 12, 6.4)
    scowl(pen, 26, 12)
    pen.hole(pen.blob("56,58 70,54 84,58 78,68 62,68"), MOUTH)
    pen.plate("44,6 50,-16 60,-4 70,-24 80,-4 90,-16 96,6", BRASS)
    pen.limb("104,100 130,96 128,62", 15, VIOLET, 12)
    pen.plate("104,20 152,20 142,52 132,58 124,58 114,52", GLASS)
    pen.tube("128,58 128,84", 6, GLASS)
    pen.plate(oval(128, 86, 15, 5), GLASS)
    pen.draw(["118,22 126,36 120,44 130,56"], 2.2)


def _throat(pen: Sheet, line: str, x: float, y: float, skin: Colour, frill: Colour) -> None:
    neck(pen, line, 44, skin, lighter(skin, 0.5), 24)
    for side in (-1, 1):
        pen.plate(f"{x - 12},{y + 10} {x - 34},{y + side * 24 - 6} {x - 4},{y + side * 20}", frill)
    pen.lump(placed("-20,10 -12,-14 12,-16 44,-2 14,10", x, y), skin)
    pen.lump(placed("-14,12 14,16 38,18 14,28 -12,24", x, y), darker(skin, 0.2))
    pen.teeth(f"{x + 12},{y + 8} {x + 40},{y + 1}", 7, 4, BONE)
    pen.eye(x + 4, y - 3, 6, rgb("FFF0A0"), 0.34)
    pen.brow(f"{x - 8},{y - 12} {x + 14},{y - 8}", 3.2)


@foe("First Long Throat", "glass")
def first_long_throat(pen: Sheet) -> None:
    _throat(pen, "8,166 34,120 20,70 58,16", 78, 8, rgb("5FB2A8"), rgb("E28FB4"))
    pen.lump("-20,150 20,138 60,150 110,140 160,152 160,166 -20,166", rgb("BFE0DC"))


@foe("Second Long Throat", "glass")
def second_long_throat(pen: Sheet) -> None:
    neck(pen, "150,168 116,132 132,96 104,70", 30, rgb("4E7FA8"), rgb("B4D4E8"), 16)
    _throat(pen, "60,168 20,130 40,84 16,40", 40, 26, rgb("6A8FD0"), rgb("F0B060"))
    pen.part(
        pen.areas("14,60 -14,48 6,76", "28,86 -2,84 24,104", "28,112 -2,118 30,130"), rgb("F0B060")
    )
    pen.lump("-20,152 20,142 60,152 110,142 160,152 160,168 -20,168", rgb("BFD4E8"))


def _glazier(pen: Sheet, pane: Colour, eyes: Colour, mirror: int) -> None:
    spokes = [
        (70, 120, 96, 0.56),
        (70, 120, 96, 0.94),
        (70, 104, 84, 0.62),
        (70, 104, 84, 0.88),
        (70, 150, 70, 0.48),
        (70, 150, 70, 0.02),
    ]
    shards(pen, spokes, darker(pane, 0.15))
    _facets(
        pen,
        "36,162 44,76 70,56 96,76 104,162",
        ["44,76 70,56 66,120", "96,76 78,110 104,162", "60,130 52,162 76,162"],
        pane,
    )
    shards(pen, [(70, 40, 66, 0.75 - 0.03 * mirror), (60, 34, 46, 0.68), (80, 34, 46, 0.82)], pane)
    _facets(
        pen,
        "48,34 70,10 92,34 86,62 70,74 54,62",
        ["48,34 70,10 66,44", "92,34 76,46 86,62"],
        lighter(pane, 0.25),
    )
    for side in (-1, 1):
        pen.lamp(pen.area(placed("5,44 18,36 15,46", 70, wide=side)), eyes, 4, 0.9)


@foe("Glazier of the Good", "glass")
def glazier_of_the_good(pen: Sheet) -> None:
    _glazier(pen, rgb("9EDFD2"), rgb("FFF3B0"), 1)


@foe("Glazier of the Bad", "glass")
def glazier_of_the_bad(pen: Sheet) -> None:
    shards(
        pen,
        [(20, 90, 74, 0.66), (120, 90, 74, 0.84), (6, 120, 60, 0.6), (134, 120, 60, 0.9)],
        rgb("5A3A4E"),
    )
    _glazier(pen, rgb("A2586E"), rgb("FF5A4A"), -1)
    pen.draw(["58,58 66,62 74,58 82,62"], 2.6)


@foe("The Mouth Below", "glass")
def the_mouth_below(pen: Sheet) -> None:
    pen.lump("-24,160 -10,96 30,70 70,62 110,70 150,96 164,160", SAND)
    pen.plate(oval(70, 92, 66, 50), rgb("8A5A4E"))
    throat = pen.area(oval(70, 94, 54, 40))
    pen.hole(throat, MOUTH)
    pen.ball(pen.area(oval(70, 100, 30, 20)), rgb("D8404A"), MOUTH, (0.5, 0.5), 0.9)
    for step in range(18):
        a = 2 * pi * step / 18
        x, y = 70 + 54 * cos(a), 94 + 40 * sin(a)
        inner = (70 + 34 * cos(a), 94 + 24 * sin(a))
        side = (-6 * sin(a), 6 * cos(a))
        pen.plate([(x + side[0], y + side[1]), inner, (x - side[0], y - side[1])], BONE, edge=1.8)
    for x, y in ((34, 44), (70, 34), (106, 44)):
        pen.tube([(x, y + 20), (x, y)], 10, rgb("8A5A4E"), 7)
        pen.eye(x, y, 9, rgb("FFE27A"), 0.34)
    pen.draw([[(70.0, -30.0), (70.0, 20.0)]], 3, SAND)


@foe("What the Chord Held Under", "glass")
def what_the_chord_held_under(pen: Sheet) -> None:
    skin = rgb("3E4A7A")
    arms = (
        "4,160 -26,110 -8,60 -24,20",
        "136,160 166,110 148,60 164,20",
        "24,160 0,124 10,90",
        "116,160 140,124 130,90",
    )
    for line in arms:
        pen.limb(line, 24, darker(skin, 0.2), 7)
    mask = pen.lump("14,160 8,90 20,34 46,-4 70,-14 94,-4 120,34 132,90 126,160", skin, turn=0.12)
    pen.fill(both(mask, pen.area(oval(70, 150, 60, 34))), lighter(skin, 0.3), 0.7)
    spots = (
        (70, 60, 17),
        (38, 44, 11),
        (102, 44, 11),
        (54, 20, 8),
        (86, 20, 8),
        (70, 98, 10),
        (36, 82, 9),
        (104, 82, 9),
        (28, 116, 7),
        (112, 116, 7),
        (52, 124, 8),
        (88, 124, 8),
        (70, 0, 6),
    )
    for x, y, r in spots:
        pen.glow(pen.disc(x, y, r), rgb("F4A6E0"), 4, 0.7)
        pen.eye(x, y, r, rgb("F7B7E8"), 0.36)
    pen.lump("-26,152 10,140 46,150 70,142 100,150 134,140 166,152 166,168 -26,168", rgb("C9D4F0"))


@foe("The Thrown Colours", "glass")
def the_thrown_colours(pen: Sheet) -> None:
    bands = ("E0483E", "F0913A", "F4D24A", "5DBB63", "3F8FD0", "7A58C0")
    for at, code in enumerate(bands):
        x, sway = 4 + at * 26, (-8, 6, -4, 8, -6, 4)[at]
        high = (30, 4, -18, -14, 8, 34)[at]
        tint = rgb(code)
        pen.limb(f"{x},166 {x + sway},110 {x},{high + 30}", 26, tint, 18)
        pen.plate(oval(x, high + 14, 15, 18), lighter(tint, 0.1))
        pen.fill(pen.discs([(x - 5, high + 12, 3.6), (x + 6, high + 12, 3.6)]), (255, 255, 255))
        pen.fill(pen.discs([(x - 4, high + 13, 1.8), (x + 7, high + 13, 1.8)]), INK)
        pen.hole(pen.area(oval(x + 1, high + 23, 4, 5)), darker(tint, 0.7))
    for x, y, turn in ((-8, 92, 0.7), (148, 92, 0.8), (44, 96, 0.7), (96, 96, 0.8)):
        shards(pen, [(x, y, 40, turn)], rgb("FBF6E8"))
