"""Foes of Ossuary Sound: hands, foremen, a thing in an apron, a preacher."""

from __future__ import annotations

from math import sin

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import oval, placed
from renderers.figures.sheet import INK, Sheet
from renderers.sleeping_gods.foes.anatomy import (
    BONE,
    BRASS,
    IRON,
    MOUTH,
    WOOD,
    fingers,
    head,
    pole,
    reach,
    ribs,
    robe,
    skull,
    sockets,
)
from renderers.sleeping_gods.foes.register import foe


def _heap(pen: Sheet, turns: int, skin: Colour) -> None:
    pen.lump("2,166 0,110 20,66 70,44 120,66 140,110 138,166", darker(skin, 0.4))
    for at in range(turns):
        row, a = at // 6, at % 6
        x, y = 8 + a * 25 + (row % 2) * 12, 146 - row * 28
        if abs(x - 70) < 76 - row * 17:
            tint = (lighter(skin, 0.15), skin, darker(skin, 0.2))[at % 3]
            fingers(pen, x, y, 27, 0.75 + 0.1 * sin(at * 2.1), tint)


@foe("Half of the Heap", "bone")
def half_of_the_heap(pen: Sheet) -> None:
    _heap(pen, 24, rgb("C49A7A"))
    fingers(pen, 70, 50, 58, 0.75, rgb("D9B08C"))
    pen.eye(70, 34, 9, rgb("FFE9B0"), 0.4)


@foe("Other Half of the Heap", "bone")
def other_half_of_the_heap(pen: Sheet) -> None:
    skin = rgb("A8897E")
    for x, turn in ((16, 0.66), (124, 0.84)):
        pen.limb(placed("0,130 0.3,80 0.2,46", x, wide=x - 70), 22, skin, 17)
        fingers(pen, x + (x - 70) * 0.2, 46, 48, turn, skin)
    _heap(pen, 24, skin)
    for x in (50, 90):
        fingers(pen, x, 74, 34, 0.75 + (x - 70) * 0.003, lighter(skin, 0.15))
        pen.eye(x, 64, 6, rgb("FFE9B0"), 0.4)


@foe("Foreman of Tens", "bone")
def foreman_of_tens(pen: Sheet) -> None:
    ribs(pen, BONE, 78, 5)
    pen.part(pen.areas("28,162 30,76 48,70 44,162", "112,162 110,76 92,70 96,162"), rgb("6A5A48"))
    skull(pen, BONE, 38)
    pen.lump("42,26 44,4 70,-4 96,4 98,26 70,18", rgb("57606A"))
    pen.plate("60,20 112,26 108,32 62,26", rgb("434A52"))
    reach(pen, "110,92 134,100 130,70", rgb("6A5A48"), BONE, 15)
    pole(pen, "128,84 138,8", WOOD, 7)
    pen.plate("122,6 158,10 156,-8 126,-12", IRON)
    pen.plate("0,100 40,94 44,140 4,146", rgb("3A444E"))
    for at in range(4):
        pen.draw([placed("10,108 11,130", at * 7)], 2.6, BONE)
    pen.draw(["6,128 38,110"], 2.6, BONE)


@foe("Foreman of Hundreds", "bone")
def foreman_of_hundreds(pen: Sheet) -> None:
    for x in (4, 24, 116, 136):
        skull(pen, darker(BONE, 0.3), 86 + (x % 3) * 4, x)
    robe(pen, rgb("4E4658"), 52, 70)
    ribs(pen, BONE, 88, 3)
    skull(pen, lighter(BONE, 0.2), 40)
    pen.plate("44,24 40,-10 54,6 62,-16 70,4 78,-16 86,6 100,-10 96,24 70,16", BRASS)
    for side in (-1, 1):
        pen.limb(placed("48,96 78,88 74,48", 70, wide=side), 14, BONE, 9)
        fingers(pen, 70 + side * 74, 46, 28, 0.75, BONE)
    for at in range(9):
        pen.part(pen.disc(34 + at * 9, 120 + (at % 2) * 3, 5), BONE, edge=1.8)


@foe("The Thing in the Apron", "bone")
def the_thing_in_the_apron(pen: Sheet) -> None:
    pen.plate(oval(70, 44, 96, 76), BRASS, turn=0.1)
    for r in (0.8, 0.55):
        pen.draw([oval(70, 44, 96 * r, 76 * r)], 3, darker(BRASS, 0.45))
    skin = rgb("9C8A8E")
    pen.lump("-4,166 0,100 26,66 70,54 114,66 140,100 144,166", skin, turn=0.12)
    pen.plate("32,92 108,92 122,166 18,166", rgb("EFEADC"))
    pen.plate("46,118 94,118 92,150 48,150", rgb("DCD5C2"))
    for x in range(52, 92, 9):
        pen.plate(placed("0,116 4,128 8,116", x), BONE, edge=1.6)
    pen.fill(pen.discs([(40, 100, 4), (98, 140, 5), (30, 150, 4)]), rgb("8A2A2A"), 0.7)
    pen.plate(oval(70, 46, 30, 32), skin)
    for x, y, r in ((60, 38, 5), (80, 38, 5)):
        pen.fill(pen.disc(x, y, r), INK)
        pen.fill(pen.disc(x + 1, y - 1, 1.6), (255, 255, 255))
    pen.hole(pen.blob("44,58 70,52 96,58 88,72 52,72"), MOUTH)
    pen.teeth("47,58 93,58", 8, 10, BONE)
    reach(pen, "126,108 156,96 150,48", skin, skin, 24)
    pole(pen, "148,60 130,-8", WOOD, 8)
    pen.part(pen.disc(128, -12, 17), rgb("C4B08A"))
    reach(pen, "14,108 -16,120 4,150", skin, skin, 24)


@foe("The Preacher", "bone")
def the_preacher(pen: Sheet) -> None:
    for side in (-1, 1):
        pen.limb(placed("82,168 90,60 44,-24", 70, wide=side), 14, BONE, 7)
    pen.plate("-10,164 18,82 48,62 92,62 122,82 150,164", rgb("2A2430"))
    pen.plate("52,66 88,66 96,164 44,164", rgb("5E2A3E"))
    pen.draw(["70,84 70,140", "56,104 84,104"], 5, BRASS)
    head(pen, rgb("D2C6B2"), 34, 23, 32)
    pen.plate("42,20 48,-22 92,-22 98,20 70,10", rgb("2A2430"))
    sockets(pen, rgb("FF5A4A"), 28, 10, 7)
    pen.hole(pen.blob("50,46 70,42 90,46 88,64 70,72 52,64"), MOUTH)
    pen.teeth("53,46 87,46", 7, 8, BONE)
    pen.teeth("56,66 84,66", -5, 7, BONE)
    pen.plate("64,52 76,52 80,92 70,100 60,92", IRON)
    for side in (-1, 1):
        pen.limb(placed("52,92 84,78 82,40", 70, wide=side), 20, rgb("2A2430"), 18)
        fingers(pen, 70 + side * 82, 38, 32, 0.75, rgb("D2C6B2"))
