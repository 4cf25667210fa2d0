"""Foes of Rimefall: what learned to speak from the dying, and the children of the ice."""

from __future__ import annotations

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import oval, placed
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import both
from renderers.sleeping_gods.foes.anatomy import (
    BRASS,
    MOUTH,
    WOOD,
    fingers,
    pole,
    robe,
    shards,
    shout,
    sockets,
    stare,
)
from renderers.sleeping_gods.foes.register import foe

ICE, DEEP, SNOW, GLEAM = rgb("9CCBE4"), rgb("3F7FA8"), rgb("EAF4F8"), rgb("BFF4FF")


@foe("Echo-eater", "ice")
def echo_eater(pen: Sheet) -> None:
    pen.lump("10,160 4,110 20,70 46,52 94,52 120,70 136,110 130,160", rgb("6C86A0"))
    for x, y, turn in ((4, 66, 0.62), (136, 66, 0.88)):
        fingers(pen, x, y + 40, 34, turn, rgb("8FA8BE"))
    for side in (-1, 1):
        pen.lump(placed("26,44 46,4 78,-12 70,28 40,58", 70, wide=side), rgb("8FA8BE"))
    face = pen.plate(oval(70, 54, 36, 46), SNOW)
    sockets(pen, GLEAM, 32, 14, 7)
    pen.hole(pen.area(oval(70, 72, 22, 24)), MOUTH)
    pen.plate(oval(70, 74, 14, 15), SNOW, edge=2)
    pen.fill(pen.discs([(65, 70, 2.4), (75, 70, 2.4)]), INK)
    pen.hole(pen.area(oval(70, 80, 5, 6)), MOUTH)
    pen.lines(face, [smooth("40,60 46,66 44,76"), smooth("100,60 94,66 96,76")], 2)


@foe("Cantor of the Fog", "ice")
def cantor_of_the_fog(pen: Sheet) -> None:
    for x, high in ((6, 60), (26, 84), (48, 102), (92, 102), (114, 84), (134, 60)):
        pen.plate(f"{x - 8},{62} {x},{58 - high * 0.8} {x + 8},{62}", ICE, edge=2.4)
    robe(pen, rgb("C8D5DE"), 54, 70)
    pen.lump("-6,160 10,128 40,140 70,126 100,140 130,128 146,160", SNOW)
    pen.plate(oval(70, 44, 22, 29), rgb("B8C9D4"))
    pen.draw(["52,36 64,38", "88,36 76,38"], 4)
    shout(pen, 58, 9, 11)
    pen.plate("46,30 54,2 70,-24 86,2 94,30 70,22", ICE)
    pen.lump("40,96 70,88 100,96 98,124 70,132 42,124", rgb("F3EBD4"))
    pen.draw(["48,104 66,101", "48,112 66,109", "76,101 92,104", "76,109 92,112"], 2.4, INK, 0.7)


def _berg(pen: Sheet, line: str, facets: list[str], colour: Colour) -> None:
    mask = pen.plate(line, colour, turn=0.1)
    for facet in facets:
        pen.fill(both(mask, pen.area(facet)), lighter(colour, 0.45), 0.75)
    pen.lines(mask, facets, 1.6, 0.5)


@foe("Ice Calf", "ice")
def ice_calf(pen: Sheet) -> None:
    for x in (28, 56, 92, 116):
        pen.plate(placed("-10,110 10,110 8,150 -8,150", x), DEEP)
    _berg(
        pen,
        "4,104 10,64 40,52 84,54 126,66 138,108 110,124 30,124",
        ["10,64 40,52 36,84", "84,54 126,66 96,88"],
        ICE,
    )
    _berg(
        pen,
        "72,22 96,0 132,4 150,34 140,66 112,78 82,64",
        ["96,0 132,4 112,28", "82,64 88,40 112,78"],
        ICE,
    )
    pen.part(pen.areas("76,22 58,8 66,34", "136,6 152,-12 152,22"), SNOW)
    for x in (100, 128):
        pen.eye(x, 34, 9, GLEAM, 0.6)
    pen.lump("96,54 114,48 136,54 132,70 104,72", SNOW)
    pen.fill(pen.discs([(108, 59, 2.6), (123, 59, 2.6)]), INK)
    pen.limb("6,80 -16,84 -18,60", 7, ICE, 3)


@foe("The Elder Twin", "ice")
def the_elder_twin(pen: Sheet) -> None:
    _berg(
        pen,
        "-16,160 -8,96 24,66 70,58 116,66 148,96 156,160",
        ["24,66 70,58 50,120", "116,66 148,96 118,130"],
        darker(ICE, 0.2),
    )
    shards(
        pen, [(20, 40, 62, 0.62), (120, 40, 62, 0.88), (48, 18, 44, 0.7), (92, 18, 44, 0.8)], SNOW
    )
    _berg(
        pen,
        "18,52 32,14 70,2 108,14 122,52 110,98 70,118 30,98",
        ["32,14 70,2 54,40", "108,14 86,40 122,52"],
        ICE,
    )
    stare(pen, GLEAM, 50, 22, 10)
    pen.brow("34,32 60,42", 5)
    pen.brow("106,32 80,42", 5)
    pen.lump("44,78 70,68 96,78 92,106 70,114 48,106", SNOW)
    pen.fill(pen.discs([(60, 86, 4), (80, 86, 4)]), INK)
    pen.draw([smooth("54,102 70,98 86,102")], 3)


@foe("The Host of the Ice House", "ice")
def the_host_of_the_ice_house(pen: Sheet) -> None:
    _berg(
        pen,
        "-24,162 -18,70 4,10 36,-22 70,-28 108,-18 140,16 156,76 164,162",
        [
            "36,-22 70,-28 60,10",
            "4,10 30,60 -18,70",
            "140,16 112,54 156,76",
            "108,-18 96,16 140,16",
        ],
        ICE,
    )
    for x, y, r in (
        (6, 92, 9),
        (134, 96, 9),
        (18, 130, 7),
        (126, 132, 7),
        (20, 52, 6),
        (122, 54, 6),
    ):
        pen.fill(pen.disc(x, y, r, r * 1.3), darker(DEEP, 0.3), 0.8)
        pen.fill(pen.discs([(x - r * 0.4, y - 2, 1.4), (x + r * 0.4, y - 2, 1.4)]), GLEAM)
        pen.fill(pen.disc(x, y + r * 0.6, r * 0.3), INK)
    pen.part(pen.box(38, 52, 102, 160, 3), DEEP)
    pen.part(pen.box(44, 58, 96, 160, 2), rgb("8C5A3C"))
    pen.fill(pen.box(54, 68, 86, 92, 2), darker(WOOD, 0.35))
    pen.fill(pen.box(54, 124, 86, 156, 2), darker(WOOD, 0.35))
    pen.part(pen.box(56, 104, 84, 112, 3), BRASS)
    fingers(pen, 70, 84, 17, 0.25, BRASS)
    for x in (44, 96):
        pen.lamp(pen.disc(x, 22, 12, 14), GLEAM, 8, 0.9)
        pen.fill(pen.disc(x, 24, 5, 8), INK)
    pen.hole(pen.blob("46,46 70,38 94,46 90,56 50,56"), MOUTH)
    pen.teeth("48,44 92,44", 10, 8, SNOW)
    for side in (-1, 1):
        hook = f"{70 + side * 62},150 {70 + side * 76},112 {70 + side * 84},74"
        pole(pen, hook, WOOD, 7)
        fingers(pen, 70 + side * 84, 74, 28, 0.75, SNOW)
