"""Foes of the Wicker Shoals: eels with a kitchen, reeds with a quarrel, and what nets keep."""

from __future__ import annotations

from renderers.colour import Colour, darker, rgb
from renderers.curves import placed
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import both, either
from renderers.sleeping_gods.foes.anatomy import (
    BONE,
    MOUTH,
    ROPE,
    SKIN,
    WOOD,
    brim,
    cracks,
    flame,
    head,
    lips,
    neck,
    net,
    pole,
    reach,
    robe,
    scowl,
    shout,
    sockets,
    stare,
)
from renderers.sleeping_gods.foes.register import foe

EEL, BELLY, APRON = rgb("5E7A4C"), rgb("D8D69A"), rgb("F1E8D6")
STRAW, REED, CHAR, EMBER = rgb("D9B65E"), rgb("8FA04A"), rgb("2A2422"), rgb("FF7A2A")


def _eel(pen: Sheet, skin: Colour, line: str, thick: float = 46) -> None:
    neck(pen, line, thick, skin, BELLY, thick * 0.8)


def _snout(pen: Sheet, skin: Colour, x: float, y: float) -> None:
    """A head that looks right, with a mouth of small teeth."""
    jaw = placed("-26,6 8,12 40,8 30,20 -8,24", x, y)
    pen.lump(jaw, darker(skin, 0.15))
    pen.hole(pen.blob(placed("-6,8 44,2 36,13 0,16", x, y)), MOUTH)
    pen.teeth(f"{x + 4},{y + 5} {x + 42},{y + 2}", 7, 6, BONE)
    top = placed("-30,4 -18,-20 8,-22 34,-8 50,2 8,9", x, y)
    pen.lump(top, skin)
    pen.eye(x + 6, y - 9, 7, rgb("FFE27A"), 0.34)
    pen.brow(f"{x - 4},{y - 19} {x + 18},{y - 14}", 3.6)


@foe("Eel in an Apron", "shoals")
def eel_in_an_apron(pen: Sheet) -> None:
    _eel(pen, EEL, "64,168 40,120 52,78 70,40", 58)
    apron = pen.lump("34,88 60,84 84,92 92,160 24,160", APRON, turn=0.1)
    pen.lines(apron, [smooth("34,100 60,106 86,102"), "48,118 76,118 76,138 48,138 48,118"], 2)
    pen.part(pen.areas("32,86 6,74 10,98", "32,88 4,100 18,116"), APRON)
    _snout(pen, EEL, 70, 30)
    pen.lump("40,8 60,-6 84,4 78,16 48,18", APRON)
    reach(pen, "88,96 112,104 122,84", EEL, darker(EEL, 0.1), 13)
    pole(pen, "122,84 132,40", WOOD, 6)
    pen.lump("126,44 122,20 136,10 146,24 140,46", rgb("B9C2C9"))


@foe("Eel With a Rolling Pin", "shoals")
def eel_with_a_rolling_pin(pen: Sheet) -> None:
    skin = rgb("4E6E74")
    _eel(pen, skin, "30,170 62,132 74,92 62,44", 54)
    pen.lump("44,98 70,94 96,100 108,160 34,160", rgb("E8C9B0"), turn=0.1)
    _snout(pen, skin, 58, 34)
    pen.part(pen.areas("34,18 22,-2 50,2 64,-10 70,12"), rgb("D9694A"))
    reach(pen, "92,104 120,94 122,64", skin, darker(skin, 0.1), 14)
    pen.tube("84,18 152,48", 8, WOOD)
    pen.tube("98,24 138,42", 20, rgb("E0B77E"))
    reach(pen, "40,112 10,112 -6,92", skin, darker(skin, 0.1), 12)


@foe("The Larger Eel", "shoals")
def the_larger_eel(pen: Sheet) -> None:
    skin = rgb("46583A")
    for line in ("10,168 -14,120 4,84", "130,168 154,120 136,84"):
        pen.limb(line, 26, darker(skin, 0.3), 10)
    pen.lump("18,70 10,110 24,168 116,168 130,110 122,70 70,52", skin, turn=0.12)
    pen.lump("36,112 70,106 104,112 116,166 24,166", APRON, turn=0.08)
    pen.hole(pen.blob("22,74 46,62 94,62 118,74 108,102 70,112 32,102"), MOUTH)
    pen.teeth("28,72 112,72", 13, 9, BONE)
    pen.teeth("34,102 106,102", -11, 8, BONE)
    pen.lump("8,70 16,34 44,14 96,14 124,34 132,70 96,60 44,60", skin)
    pen.lump("20,30 34,-6 70,-20 106,-6 120,30 96,22 70,18 44,22", APRON)
    pen.draw([smooth("24,28 70,16 116,28")], 5, rgb("C4604A"))
    stare(pen, rgb("FFD24A"), 44, 24, 10)
    scowl(pen, 30, 24)


def _young(pen: Sheet, cloth: Colour, skin: Colour = SKIN) -> None:
    robe(pen, cloth, 36, 66)
    head(pen, skin, 42, 19, 22)


@foe("Reed Spearman", "shoals", "afraid")
def reed_spearman(pen: Sheet) -> None:
    pole(pen, "122,160 112,-20", rgb("E9DFC0"), 6)
    pen.plate("112,-28 104,-6 112,4 120,-6", rgb("6B4A30"))
    pen.lump("114,6 140,2 150,14 132,20 114,16", rgb("C4483A"))
    _young(pen, REED)
    stare(pen, rgb("FFF4D8"), 42, 8, 5)
    pen.brow("54,30 64,32")
    pen.brow("86,30 76,32")
    shout(pen, 57, 5, 3.4)
    pen.lump("30,32 46,14 70,4 94,14 110,32 70,24", STRAW)
    pen.lines(
        pen.blob("30,32 46,14 70,4 94,14 110,32 70,24"),
        ["70,4 50,28", "70,4 70,26", "70,4 90,28"],
        2,
    )
    reach(pen, "100,84 122,96 118,74", REED, SKIN, 15)
    pen.draw(["44,96 58,160", "58,90 68,160", "84,90 78,160"], 2.4, darker(REED, 0.4))


@foe("Torch Runner", "shoals", "afraid")
def torch_runner(pen: Sheet) -> None:
    reach(pen, "104,88 132,72 128,36", rgb("A8552E"), SKIN, 15)
    pole(pen, "126,44 134,-2", WOOD, 8)
    flame(pen, 136, 2, 24)
    _young(pen, rgb("A8552E"), rgb("B98258"))
    pen.lump("48,34 50,16 70,10 90,16 92,34 70,26", rgb("2A1B14"))
    pen.draw([smooth("49,32 70,24 91,32")], 5, rgb("E24B3A"))
    stare(pen, rgb("FFE9B0"), 42, 8, 5.4)
    scowl(pen, 35, 8)
    shout(pen, 57, 8, 5, 5)
    reach(pen, "40,92 14,108 2,92", rgb("A8552E"), rgb("B98258"), 14)


@foe("Captain of the Creek", "shoals", "grim")
def captain_of_the_creek(pen: Sheet) -> None:
    pole(pen, "8,164 20,-24", rgb("F3EBD4"), 7)
    chest = robe(pen, STRAW, 50, 64)
    net(pen, chest, darker(STRAW, 0.35), 12, 2)
    head(pen, rgb("C79468"), 40, 21, 24)
    helm = pen.lump("44,36 44,10 70,-8 96,10 96,36 84,28 56,28", STRAW)
    net(pen, helm, darker(STRAW, 0.35), 9, 1.6)
    pen.plate("62,-2 70,-30 80,-24 78,2", rgb("B2402F"))
    stare(pen, rgb("FFF4D8"), 42, 9, 5.4)
    scowl(pen, 35)
    pen.lump("54,52 70,48 86,52 80,72 70,78 60,72", rgb("4A2F1C"))
    reach(pen, "26,84 2,100 14,78", STRAW, SKIN, 17)
    pen.lump("108,90 134,84 144,110 132,146 110,138", rgb("B98F45"))
    pen.draw([smooth("112,96 126,116 116,138"), smooth("136,96 124,116 132,138")], 2)


def _burnt(pen: Sheet, lines: list[str], wide: float) -> None:
    body = either(
        robe(pen, CHAR, wide, 64), pen.lump("48,44 52,18 70,10 88,18 92,44 82,66 58,66", CHAR)
    )
    cracks(pen, body, lines, EMBER)
    sockets(pen, EMBER, 40, 9, 6.5)


@foe("Burnt Sunwise", "shoals")
def burnt_sunwise(pen: Sheet) -> None:
    for line in ("104,90 134,70 128,30", "36,90 6,70 12,30"):
        pen.limb(line, 16, CHAR, 9)
    _burnt(
        pen, ["50,84 66,96 58,120 74,150", "90,80 82,104 96,130", "60,20 64,32", "84,52 78,62"], 36
    )
    for x, size in ((130, 15), (10, 15), (60, 11), (82, 13)):
        flame(pen, x, 32 if x in (130, 10) else 16, size)


@foe("Burnt Widdershins", "shoals")
def burnt_widdershins(pen: Sheet) -> None:
    pen.plate("20,160 -4,70 18,96 20,40 36,92 44,20 56,96", darker(CHAR, 0.1))
    pen.plate("120,160 144,70 122,96 120,40 104,92 96,20 84,96", darker(CHAR, 0.1))
    _burnt(
        pen,
        ["54,76 50,104 70,116 60,150", "88,78 98,110 84,140", "70,12 68,26", "58,52 66,60 60,64"],
        48,
    )
    flame(pen, 70, 16, 24)
    for x, y in ((-2, 74), (20, 44), (120, 44), (144, 74)):
        flame(pen, x, y, 9)
    shout(pen, 56, 7, 4)


@foe("Netted Man", "shoals", "sorry")
def netted_man(pen: Sheet) -> None:
    body = robe(pen, rgb("4F6A72"), 46, 62)
    face = head(pen, rgb("9DB0A6"), 38, 21, 25)
    pen.lump("50,46 56,66 70,86 84,66 90,46 80,54 60,54", rgb("6B5A48"))
    for x in (61, 79):
        pen.fill(pen.disc(x, 34, 8.5), INK)
        pen.fill(pen.disc(x, 34, 6.5), rgb("CFE6E0"))
        pen.fill(pen.disc(x + 1, 34, 2.4), INK)
    net(pen, either(body, face), ROPE, 14)
    reach(pen, "104,92 130,100 138,72", rgb("4F6A72"), rgb("9DB0A6"), 15)
    for x, y in ((40, 70), (98, 78), (58, 8), (30, 118), (112, 124)):
        pen.part(pen.disc(x, y, 7.5, 6), rgb("C77B45"), edge=2)


@foe("Netted Woman", "shoals", "sorry")
def netted_woman(pen: Sheet) -> None:
    pen.lump(
        "42,30 52,2 88,2 98,30 112,90 124,150 92,120 70,130 48,120 16,150 28,90", rgb("2E4A44")
    )
    body = robe(pen, rgb("E4DCC8"), 34, 70)
    face = head(pen, rgb("A9BDB0"), 40, 19, 24)
    sockets(pen, rgb("9CF0D8"), 38, 8, 5.6)
    lips(pen, 55, 6, 2)
    pen.lump("46,34 54,10 86,10 94,34 82,24 58,24", rgb("2E4A44"))
    net(pen, either(body, face), ROPE, 14)
    for line in ("40,94 10,86 -6,58", "100,94 130,86 146,58"):
        reach(pen, line, rgb("E4DCC8"), rgb("A9BDB0"), 13)
    for x, y in ((52, 82), (92, 96), (64, 130), (36, 130)):
        pen.part(pen.disc(x, y, 7, 5.6), rgb("C77B45"), edge=2)
    pen.part(both(pen.disc(70, 6, 60), pen.blob("34,10 52,-8 70,-2 88,-8 106,10 70,6")), REED)


@foe("Wrecker With Ropes", "glass", "grim")
def wrecker_with_ropes(pen: Sheet) -> None:
    pen.lump("98,70 138,64 150,104 138,146 100,140", ROPE)
    pen.draw([smooth(placed("102,78 126,72 144,84", 0, d)) for d in range(0, 60, 9)], 2)
    robe(pen, rgb("3D4A5C"), 46, 64)
    head(pen, rgb("C58F68"), 40)
    pen.lump("46,36 48,10 70,2 92,10 94,36 70,28", rgb("8E3A34"))
    stare(pen, rgb("FFF0CF"), 42, 9, 5)
    scowl(pen, 35)
    pen.lump("52,54 70,50 88,54 82,72 58,72", rgb("3A2A20"))
    pen.limb("26,78 60,100 112,86", 9, ROPE)
    pen.limb("24,96 60,118 116,102", 9, ROPE)
    reach(pen, "28,88 0,76 -4,40", rgb("3D4A5C"), rgb("C58F68"), 16)
    pen.limb("-4,40 -10,16 6,0 20,10 12,26", 5, ROPE)


@foe("Wrecker With an Axe", "glass", "grim")
def wrecker_with_an_axe(pen: Sheet) -> None:
    robe(pen, rgb("6A4A34"), 52, 62)
    pole(pen, "20,150 126,10", WOOD, 8)
    pen.lump("104,26 116,-6 146,-14 158,16 138,34 124,22", rgb("AEB9C4"))
    head(pen, rgb("B57E5A"), 38, 24, 26)
    stare(pen, rgb("FFF0CF"), 38, 10, 5.2)
    scowl(pen, 30, 10)
    shout(pen, 54, 9, 5, 5)
    brim(pen, rgb("2B3038"), 18, 40, 18, rgb("C4483A"))
    reach(pen, "104,88 122,84 102,44", rgb("6A4A34"), rgb("B57E5A"), 18)
    reach(pen, "34,96 16,128 40,122", rgb("6A4A34"), rgb("B57E5A"), 18)
