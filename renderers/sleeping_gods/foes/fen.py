"""Foes of Mangle Fen: a ward that walks, roots that learn, ills in jars, and the audit."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.colour import Colour, darker, lighter, mix, rgb
from renderers.curves import oval, placed, spiral
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import both
from renderers.sleeping_gods.foes.anatomy import (
    BONE,
    BRASS,
    MOUTH,
    WOOD,
    fingers,
    head,
    hood,
    lips,
    reach,
    robe,
    shout,
    sockets,
    stare,
)
from renderers.sleeping_gods.foes.register import foe

SHEET, SICK, BARK, MOSS = rgb("E6E4D4"), rgb("B9C79A"), rgb("6B5138"), rgb("6F8A45")
PAPER, FEVER = rgb("EDE3C4"), rgb("D6FF8A")


def _patient(pen: Sheet, cap: bool) -> None:
    gown = robe(pen, SHEET, 38, 68)
    pen.lines(
        gown, ["70,74 70,110", smooth("44,100 50,130 44,160"), smooth("96,100 90,130 98,160")], 2
    )
    head(pen, SICK, 42, 20, 25)
    stare(pen, FEVER, 42, 9, 5.6)
    if cap:
        pen.lump("46,32 56,8 84,4 112,18 124,44 108,36 94,30 70,24", rgb("8FA8C4"))
        pen.part(pen.disc(124, 46, 8), SHEET)


@foe("Patient in a Nightshirt", "fen", "sorry")
def patient_in_a_nightshirt(pen: Sheet) -> None:
    _patient(pen, cap=True)
    shout(pen, 59, 6, 6)
    for side in (-1, 1):
        pen.limb(placed("36,94 56,88 66,70", 70, wide=side), 15, SHEET, 13)
        fingers(pen, 70 + side * 68, 66, 24, 0.75 + side * 0.06, SICK)


@foe("Patient With a Bedpan", "fen", "afraid")
def patient_with_a_bedpan(pen: Sheet) -> None:
    _patient(pen, cap=False)
    pen.lump("46,34 52,14 70,8 88,14 94,34 82,24 58,26", rgb("8A8478"))
    pen.draw(["50,28 92,36", "48,34 90,42"], 5, SHEET)
    lips(pen, 58, 7, -2)
    pen.brow("52,30 64,36")
    pen.brow("88,30 76,36")
    reach(pen, "102,92 132,84 124,46", SHEET, SICK, 15)
    pen.plate(oval(128, 18, 30, 20), rgb("D4DCE0"))
    pen.hole(pen.area(oval(128, 14, 20, 11)), rgb("5E6E74"))
    pen.tube("122,36 124,52", 9, rgb("D4DCE0"))
    reach(pen, "38,94 10,112 20,132", SHEET, SICK, 14)


@foe("Sister", "fen", "grim")
def sister(pen: Sheet) -> None:
    robe(pen, rgb("3E5A78"), 52, 64)
    pen.plate("44,84 96,84 108,162 32,162", rgb("F4F2EA"))
    pen.draw(["58,96 64,110"], 2, BRASS)  # a watch, pinned where a patient may read it
    pen.part(pen.disc(65, 118, 8), BRASS)
    pen.fill(pen.disc(65, 118, 5.6), PAPER)
    pen.draw(["65,118 65,114", "65,118 68,120"], 1.2)
    head(pen, rgb("C9C6A4"), 40, 20, 25)
    pen.plate("28,30 14,-8 46,6 70,-20 94,6 126,-8 112,30 88,18 52,18", rgb("F4F2EA"))
    stare(pen, rgb("E4FFB0"), 40, 9, 5.6)
    pen.brow("50,28 64,33", 4)
    pen.brow("90,28 76,33", 4)
    lips(pen, 56, 7, 1)
    for side in (-1, 1):
        pen.limb(placed("46,88 72,96 76,60", 70, wide=side), 17, rgb("3E5A78"), 14)
        fingers(pen, 70 + side * 76, 56, 30, 0.75 + side * 0.03, rgb("C9C6A4"))


def _bark(pen: Sheet, line: str, grain: list[str]) -> None:
    mask = pen.plate(smooth(line), BARK, turn=0.12)
    pen.lines(mask, [smooth(one) for one in grain], 2.2)


@foe("Root Sentry", "fen")
def root_sentry(pen: Sheet) -> None:
    for line in ("30,150 6,140 -14,164", "110,150 134,140 156,164", "50,150 40,158 30,168"):
        pen.limb(line, 18, darker(BARK, 0.15), 7)
    _bark(
        pen,
        "38,166 44,110 36,60 48,16 70,4 92,16 104,60 96,110 104,166 38,166",
        ["52,160 56,110 48,70", "88,160 84,116 92,70", "70,160 68,130 72,104"],
    )
    for line in (
        "42,72 12,60 8,22 -6,8",
        "98,72 128,60 126,26 144,10",
        "8,40 -12,36",
        "128,44 150,42",
    ):
        pen.limb(line, 13, BARK, 4)
    pen.part(pen.discs([(-6, 6, 11), (146, 8, 11), (58, 4, 13), (80, 0, 12), (70, -8, 11)]), MOSS)
    sockets(pen, FEVER, 44, 13, 9)
    pen.hole(pen.blob("54,70 70,66 86,70 80,86 60,86"), MOUTH)


@foe("Root Learning to Be a Gate", "fen")
def root_learning_to_be_a_gate(pen: Sheet) -> None:
    for side in (-1, 1):
        pen.limb(placed("66,168 74,90 58,20 20,-6", 70, wide=side), 26, BARK, 15)
        pen.limb(placed("68,110 92,84", 70, wide=side), 10, BARK, 4)
    pen.part(pen.box(26, 34, 114, 166, 6), rgb("8A6A44"))
    for x in (40, 56, 72, 88, 102):
        pen.draw([f"{x},36 {x - 1},166"], 2.2, INK, 0.6)
    for y in (56, 140):
        pen.limb(f"24,{y} 70,{y - 5} 116,{y + 3}", 11, BARK)
    sockets(pen, FEVER, 88, 20, 10)
    pen.brow("36,72 58,78", 5)
    pen.brow("106,74 84,78", 5)
    pen.hole(pen.blob("52,112 70,106 90,112 84,124 58,124"), MOUTH)
    pen.part(pen.disc(104, 116, 7), BRASS)
    pen.part(pen.discs([(44, 2, 12), (62, -10, 12), (86, -8, 13), (104, 6, 10)]), MOSS)


def _sunk(pen: Sheet, mud: Colour) -> None:
    head(pen, mud, 52, 25, 31)
    pen.lump("42,44 46,16 70,8 94,16 98,44 84,30 56,30", MOSS)
    for x in (50, 62, 78, 90):
        pen.limb(placed("0,26 0.3,60 0.2,92", x, wide=x - 70), 5, MOSS, 2)
    pen.lump("-30,122 10,108 44,116 70,108 100,116 134,108 170,122 170,168 -30,168", rgb("7A6A44"))
    pen.draw([smooth("10,130 40,124 70,130"), smooth("80,140 110,134 140,140")], 3, rgb("B9A876"))


@foe("One Who Stood Too Long", "fen")
def one_who_stood_too_long(pen: Sheet) -> None:
    _sunk(pen, rgb("8A8458"))
    stare(pen, rgb("F4F8D0"), 50, 11, 7.5)
    lips(pen, 72, 9, 3)
    fingers(pen, 128, 112, 34, 0.7, rgb("8A8458"))
    pen.limb("112,86 128,60 118,36", 6, rgb("4A7AB0"), 3)


@foe("One Who Lost Count", "fen")
def one_who_lost_count(pen: Sheet) -> None:
    _sunk(pen, rgb("6F7A62"))
    sockets(pen, rgb("9CD4FF"), 50, 11, 9)
    shout(pen, 74, 10, 9, 5)
    for x, turn in ((4, 0.78), (136, 0.72)):
        fingers(pen, x, 112, 44, turn, rgb("6F7A62"))
    for x in range(22, 120, 13):
        pen.draw([f"{x},136 {x},152"], 3, BONE)
    pen.draw(["18,150 74,138"], 3, BONE)


def _jar(pen: Sheet, x: float, y: float, wide: float, high: float, tint: Colour) -> None:
    pen.part(pen.box(x - wide, y, x + wide, y + high, wide * 0.35), mix(tint, rgb("DDEBE0"), 0.35))
    pen.part(pen.box(x - wide * 0.8, y - wide * 0.34, x + wide * 0.8, y + 4, 4), BRASS)


def _shine(pen: Sheet, x: float, y: float, wide: float, high: float) -> None:
    pen.draw(
        [smooth(placed("-0.76,0.2 -0.8,0.5 -0.72,0.8", x, y, wide=wide, high=high))],
        5,
        (255, 255, 255),
        0.75,
    )


@foe("Homesick, Norwegian", "fen")
def homesick_norwegian(pen: Sheet) -> None:
    _jar(pen, 70, 10, 50, 150, rgb("6FA8B8"))
    pen.lump("36,150 34,100 48,70 70,60 92,70 106,100 104,150", rgb("4A78A8"))
    pen.plate(oval(70, 78, 24, 26), rgb("C9DCE4"))
    pen.lump("44,68 52,42 70,34 88,42 96,68 70,58", rgb("B8342E"))
    pen.draw([smooth("47,66 70,56 93,66")], 4, SHEET)
    pen.part(pen.disc(70, 34, 7), SHEET)
    stare(pen, rgb("E8F8FF"), 80, 9, 6)
    pen.brow("54,68 64,64")
    pen.brow("86,68 76,64")
    lips(pen, 95, 6, 4)
    pen.draw([smooth("60,86 58,98"), smooth("80,86 82,98")], 3, rgb("8AD0FF"))
    pen.plate("44,118 96,118 96,142 44,142", PAPER)
    pen.draw(["52,126 88,126", "52,134 76,134"], 2.2, INK, 0.7)
    _shine(pen, 70, 10, 50, 150)


@foe("Grief (General)", "fen")
def grief_general(pen: Sheet) -> None:
    _jar(pen, 70, 14, 66, 150, rgb("5A6A74"))
    gloom = rgb("1E2233")
    pen.fill(pen.area(oval(70, 92, 60, 62)), gloom, 0.85)
    for turn in (0.0, 0.33, 0.66):
        line = spiral(70, 92, 58, 10, 1.2, 2 * pi * turn)
        pen.fill(pen.stroke(line, 6), rgb("4A4F78"))
    for x in (52, 90):
        pen.lamp(pen.area(oval(x, 82, 10, 13)), rgb("9CB4FF"), 6, 0.8)
        pen.fill(pen.disc(x, 86, 4, 6), INK)
    pen.hole(pen.blob("52,118 70,108 90,118 84,134 58,134"), rgb("05060C"))
    pen.lump("-6,24 12,0 40,-14 70,-6 100,-16 128,-2 146,26 124,14 96,6 70,12 40,6 16,16", gloom)
    pen.plate("40,-4 92,-16 96,-2 44,10", BRASS)
    _shine(pen, 70, 14, 66, 150)


def _auditor(pen: Sheet, sheets: int, seed: float) -> None:
    for at in range(sheets):
        a = seed + at * 2.4
        x, y = 70 + 44 * cos(a) * (0.4 + at / sheets), 104 + 30 * sin(a)
        u, v = 26 * cos(a * 1.7), 26 * sin(a * 1.7)
        leaf = [(x - u, y - v), (x + v, y - u), (x + u, y + v), (x - v, y + u)]
        mask = pen.plate(leaf, mix(PAPER, rgb("9CB49A"), 0.1 * (at % 4)), edge=2.2)
        pen.lines(
            mask,
            [[(x - u * 0.6, y - v * 0.6 + d), (x + v * 0.7, y - u * 0.5 + d)] for d in (6, 14)],
            1.4,
        )


@foe("A Piece of the Auditor", "fen")
def a_piece_of_the_auditor(pen: Sheet) -> None:
    _auditor(pen, 9, 0.4)
    pen.plate(oval(70, 62, 32, 34), PAPER)
    pen.eye(70, 58, 17, rgb("9CE0B0"), 0.4)
    pen.plate("34,44 44,26 96,26 106,44 70,50", rgb("2F7A4E"))
    pen.limb("98,90 128,80 136,48", 8, rgb("9CB49A"), 4)
    pen.plate("132,52 140,14 146,16 140,54", WOOD)


@foe("The Rest of the Auditor", "fen")
def the_rest_of_the_auditor(pen: Sheet) -> None:
    for side in (-1, 1):
        pen.limb(placed("40,120 84,100 80,44", 70, wide=side), 14, rgb("9CB49A"), 6)
        fingers(pen, 70 + side * 80, 44, 28, 0.75, rgb("C9CFA8"))
    _auditor(pen, 18, 1.1)
    pen.lump("34,80 32,30 52,4 88,4 108,30 106,80 70,96", PAPER)
    stare(pen, rgb("9CE0B0"), 44, 17, 10)
    pen.plate("26,32 38,8 102,8 114,32 70,40", rgb("2F7A4E"))
    pen.hole(pen.blob("46,70 70,64 94,70 88,84 52,84"), MOUTH)
    pen.teeth("50,70 90,70", 9, 8, lighter(PAPER, 0.3))
    pen.draw(["42,58 60,58", "80,58 98,58"], 2, INK, 0.5)
    pen.fill(
        both(
            pen.box(0, 96, 140, 168),
            pen.strokes(["30,120 58,116", "84,126 112,122", "56,146 86,142"], 2),
        ),
        INK,
        0.6,
    )


@foe("Reader in a Hood", "bone")
def reader_in_a_hood(pen: Sheet) -> None:
    robe(pen, rgb("8E8A7C"), 46, 72)
    hood(pen, rgb("A39F90"), 42, 34, 46)
    pen.lamp(pen.area(oval(70, 46, 11, 9)), rgb("FFF3D0"), 7, 0.9)
    pen.fill(pen.disc(70, 46, 4.4, 7), INK)
    pen.plate("6,118 84,104 90,162 10,166", SHEET)
    pen.draw([f"16,{126 + d} 78,{115 + d}" for d in (0, 12, 24, 36)], 2.2, INK, 0.65)
    pen.limb("112,104 120,132 84,128", 18, rgb("A39F90"), 14)
    pen.tube("84,128 52,126", 7, BONE, 4)


@foe("The Eldest Reader", "bone")
def the_eldest_reader(pen: Sheet) -> None:
    pen.plate("-20,162 -6,30 22,96 118,96 146,30 160,162", rgb("6E6A60"))
    robe(pen, rgb("5E5A66"), 54, 76)
    hood(pen, rgb("74707E"), 40, 40, 56)
    for x, y, r in ((70, 36, 12), (56, 58, 6.5), (84, 58, 6.5)):
        pen.lamp(pen.area(oval(x, y, r, r * 0.8)), rgb("FFE9B0"), 6, 0.9)
        pen.fill(pen.disc(x, y, r * 0.36, r * 0.7), INK)
    pen.plate("26,106 70,116 70,164 20,158", SHEET)
    pen.plate("114,106 70,116 70,164 120,158", SHEET)
    pen.draw(
        [f"32,{118 + d} 64,{125 + d}" for d in (0, 10, 20)]
        + [f"108,{118 + d} 76,{125 + d}" for d in (0, 10, 20)],
        2.2,
        INK,
        0.65,
    )
    for x, turn in ((20, 0.06), (120, 0.44)):
        fingers(pen, x, 130, 26, turn, BONE)
