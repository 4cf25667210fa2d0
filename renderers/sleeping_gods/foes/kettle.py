"""Foes of the Kettle Straits and of Heron's Rest: boilers, guns, masons, bailiffs and crows."""

from __future__ import annotations

from renderers.colour import Colour, darker, lighter, rgb
from renderers.curves import oval, placed
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import both
from renderers.sleeping_gods.foes.anatomy import (
    BONE,
    BRASS,
    IRON,
    MOUTH,
    ROPE,
    SKIN,
    WOOD,
    brim,
    cracks,
    flame,
    head,
    pole,
    reach,
    robe,
    scowl,
    shout,
    sockets,
    stare,
)
from renderers.sleeping_gods.foes.register import foe

CROW, SHRIMP, KELP, SLAG = rgb("3A4456"), rgb("E2785A"), rgb("5C7F3E"), rgb("4A3F40")


def _crow(pen: Sheet, coat: Colour) -> None:
    pen.lump("30,160 22,110 36,70 70,58 104,70 118,110 110,160", coat)
    for side in (-1, 1):
        x = 70 + side * 34
        wing = placed("0,78 34,104 40,160 6,160 -8,110", x, wide=side)
        mask = pen.plate(wing, darker(coat, 0.15))
        pen.lines(
            mask, [placed("8,100 20,160", x, wide=side), placed("18,104 32,160", x, wide=side)], 2
        )
    pen.plate(oval(70, 38, 28, 30), coat)
    pen.part(pen.areas("52,14 44,-4 62,8", "64,8 66,-12 76,8"), coat)


def _beak(pen: Sheet) -> None:
    pen.plate("86,34 142,48 92,58", rgb("C9A24A"))
    pen.plate("88,54 124,56 94,66", rgb("A5802F"))


@foe("Wrack-crow", "meadow")
def wrack_crow(pen: Sheet) -> None:
    _crow(pen, CROW)
    _beak(pen)
    pen.eye(80, 30, 8, rgb("FFE27A"), 0.36)
    pen.brow("68,18 92,24", 4)
    pen.lump("118,50 132,44 140,58 128,68", rgb("47607A"))
    pen.limb("40,74 70,90 100,74", 6, KELP)
    pen.limb("100,74 116,96 108,124", 5, KELP, 2)


@foe("Crow Chairman", "meadow")
def crow_chairman(pen: Sheet) -> None:
    _crow(pen, rgb("2C3242"))
    pen.part(pen.areas("40,72 70,110 56,70", "100,72 70,110 84,70"), BONE)
    pen.limb("36,80 70,126 104,80", 6, BRASS)
    pen.part(pen.disc(70, 126, 10), BRASS)
    _beak(pen)
    pen.eye(80, 30, 8, rgb("FFD24A"), 0.36)
    pen.brow("66,16 94,24", 5)
    brim(pen, rgb("1E222C"), 12, 32, 30, rgb("9C3A34"))
    pole(pen, "-4,150 18,66", WOOD, 7)
    pen.part(pen.box(0, 50, 36, 70, 5), WOOD)


def _bailiff(pen: Sheet, weed: Colour, hat: Colour) -> None:
    for x, sway in ((22, -14), (42, 8), (98, -8), (118, 14)):
        pen.limb(f"{x},70 {x + sway},112 {x - sway},162", 18, darker(weed, 0.25), 9)
    robe(pen, weed, 34, 64)
    for x in (56, 70, 84):
        pen.limb(placed("0,76 -6,112 5,160", x), 9, lighter(weed, 0.15), 4)
    head(pen, lighter(weed, 0.12), 42, 20, 28)
    sockets(pen, rgb("E8FF9C"), 42, 9, 6)
    pen.limb("60,58 54,80 60,98", 6, weed, 3)
    pen.limb("80,58 86,80 78,98", 6, weed, 3)
    brim(pen, hat, 18, 36, 26, rgb("A8A27A"))


@foe("Kelp Bailiff", "meadow")
def kelp_bailiff(pen: Sheet) -> None:
    _bailiff(pen, KELP, rgb("3B3A34"))
    pen.limb("106,92 140,92 150,56 128,40 122,58", 13, KELP, 5)
    pen.lump("112,100 130,96 134,116 118,122", rgb("E6D5B8"))
    pen.limb("34,92 2,104 -12,80 4,66", 13, KELP, 5)


@foe("Bailiff's Clerk", "meadow")
def bailiffs_clerk(pen: Sheet) -> None:
    _bailiff(pen, rgb("6F7F4A"), rgb("574A3C"))
    pen.plate("84,92 150,80 156,146 96,158", rgb("EDE0BE"))
    pen.draw([f"96,{102 + d} 146,{94 + d}" for d in (0, 12, 24, 36)], 2.4, INK, 0.7)
    pen.limb("36,96 20,128 60,138 92,130", 12, rgb("6F7F4A"), 7)
    pen.plate("88,132 66,98 74,94 94,126", BONE)
    for x in (61, 79):
        pen.draw([oval(x, 42, 9, 9)], 2.2, BRASS)


def _scalder(pen: Sheet, shell: Colour, wide: float) -> None:
    for side in (-1, 1):
        for at, y in enumerate((112, 128, 142)):
            x = 70 + side * (wide - 6)
            knee = f"{x},{y} {x + side * 34},{y - 34 + at * 12} {x + side * (42 - at * 6)},{y + 26}"
            pen.tube(knee, 10, darker(shell, 0.15), 5)
    body = pen.lump(
        f"{70 - wide},140 {70 - wide},84 70,58 {70 + wide},84 {70 + wide},140 70,166", shell
    )
    pen.lines(
        body, [smooth(f"{70 - wide},{y} 70,{y - 14} {70 + wide},{y}") for y in (98, 116, 134)], 2.6
    )
    for side in (-1, 1):
        pen.limb(placed("14,66 22,40 16,26", 70, wide=side), 8, shell, 6)
        pen.eye(70 + side * 16, 22, 9, rgb("FFF1C8"), 0.36)
        pen.limb(placed("8,60 40,18 84,10", 70, wide=side), 4, shell, 2)
    pen.hole(pen.blob("58,78 70,74 82,78 78,88 62,88"), MOUTH)


def _pincer(pen: Sheet, x: float, y: float, shell: Colour, side: int) -> None:
    pen.lump(placed("0,16 -14,-6 -8,-30 4,-10", x, y, wide=side), shell)
    pen.lump(placed("0,16 22,-2 16,-26 4,-4", x, y, wide=side), shell)


@foe("Scalder", "kettle")
def scalder(pen: Sheet) -> None:
    _scalder(pen, SHRIMP, 36)
    pen.limb("104,92 128,84 130,60", 14, SHRIMP, 11)
    pen.lump("106,30 122,16 146,20 154,42 138,58 114,54", rgb("9AA0A2"))
    pen.limb("36,92 12,84 8,58", 14, SHRIMP, 11)
    _pincer(pen, 8, 46, SHRIMP, -1)


@foe("Scalder Mason", "kettle")
def scalder_mason(pen: Sheet) -> None:
    shell = rgb("C9543E")
    _scalder(pen, shell, 44)
    pen.lump("34,70 70,52 106,70 96,84 70,76 44,84", rgb("7A6A5E"))
    for side in (-1, 1):
        pen.limb(placed("40,94 68,88 70,60", 70, wide=side), 17, shell, 13)
        _pincer(pen, 70 + side * 70, 48, shell, side)
    pole(pen, "126,66 146,4", WOOD, 7)
    pen.plate("128,-2 168,8 164,24 124,14", IRON)


def _cannon(pen: Sheet, x: float, y: float, far: float) -> None:
    pen.plate(placed("0,-22 1,-34 1,10 0,22", x, y, wide=far), IRON)
    pen.part(pen.box(x + far - 8, y - 38, x + far + 6, y + 14, 3), darker(IRON, 0.15))
    pen.hole(pen.area(oval(x + far + 6, y - 12, 6, 18)), INK)
    for at in (0.3, 0.6):
        pen.fill(pen.box(x + far * at, y - 30, x + far * at + 5, y + 18), INK, 0.6)


@foe("Half a Gun Crew", "kettle")
def half_a_gun_crew(pen: Sheet) -> None:
    robe(pen, rgb("36506E"), 44, 66)
    pen.draw([f"30,{y} 110,{y}" for y in (92, 106, 120, 134, 148)], 4, rgb("DCE4E8"))
    _cannon(pen, 70, 104, 70)
    head(pen, rgb("A8B4B0"), 42)
    sockets(pen, rgb("FFB45A"), 42, 9, 6)
    shout(pen, 58, 7, 4, 4)
    pen.lump("44,30 48,10 70,2 92,10 96,30 70,24", rgb("EDEFF0"))
    pen.draw([smooth("46,28 70,22 94,28")], 5, rgb("28405E"))
    reach(pen, "34,92 6,104 -2,74", rgb("36506E"), rgb("A8B4B0"), 16)
    pole(pen, "-4,86 4,10", WOOD, 6)
    flame(pen, 5, 12, 10)


@foe("The Other Half", "kettle")
def the_other_half(pen: Sheet) -> None:
    for x in (22, 106):
        pen.part(pen.disc(x, 136, 26), WOOD)
        pen.part(pen.disc(x, 136, 8), IRON)
    pen.plate("2,118 138,118 126,88 14,88", WOOD)
    pen.part(pen.box(26, 18, 114, 112, 30), IRON)
    pen.plate(oval(70, 60, 40, 40), darker(IRON, 0.12))
    pen.hole(pen.area(oval(70, 60, 28, 28)), INK)
    stare(pen, rgb("FF9A4A"), 56, 11, 6.4)
    pen.teeth("52,72 88,72", 8, 6, rgb("C9D0D4"))
    pen.brow("46,38 64,46", 5)
    pen.brow("94,38 76,46", 5)
    pen.rivets("34,30 34,90 106,30 106,90 70,16 70,106", IRON, 3)
    for side in (-1, 1):
        reach(
            pen,
            f"{70 + side * 44},80 {70 + side * 70},74 {70 + side * 72},40",
            rgb("36506E"),
            rgb("A8B4B0"),
            15,
        )
    pole(pen, "142,90 142,-16", WOOD, 6)
    pen.part(pen.disc(142, -16, 11), ROPE)


@foe("Guard of the Throat", "kettle")
def guard_of_the_throat(pen: Sheet) -> None:
    copper = rgb("B8683E")
    pen.lump("16,166 10,96 30,66 70,56 110,66 130,96 124,166", copper, turn=0.12)
    for y in (88, 112, 136):
        pen.part(pen.box(8, y, 132, y + 9, 4), rgb("4F7F6E"))
        pen.rivets(" ".join(f"{x},{y + 4.5}" for x in range(18, 130, 15)), BRASS, 2)
    pen.part(pen.box(38, 8, 102, 68, 12), copper)
    grate = pen.box(48, 24, 92, 58, 4)
    pen.lamp(grate, rgb("FF7A2A"), 7, 0.9)
    pen.fill(both(grate, pen.strokes([f"{x},20 {x},62" for x in range(52, 92, 8)], 3.4)), INK)
    pen.plate("38,12 52,-14 88,-14 102,12", rgb("4F7F6E"))
    for side in (-1, 1):
        pen.part(pen.disc(70 + side * 58, 82, 17), copper)
        reach(
            pen, f"{70 + side * 62},90 {70 + side * 80},120 {70 + side * 66},140", copper, IRON, 18
        )
    for at in range(6):
        pen.draw([oval(136 + (at % 2) * 4, 130 - at * 22, 5, 11)], 4, IRON)


def _imp(pen: Sheet, wide: float) -> None:
    line = (
        f"{70 - wide},160 {66 - wide},108 {84 - wide},70 62,48 "
        f"98,54 {66 + wide},80 {76 + wide},116 {70 + wide},160"
    )
    body = pen.plate(line, SLAG, turn=0.14)
    cracks(
        pen,
        body,
        ["54,76 66,98 56,122 70,156", "92,80 86,112 98,140", "60,60 72,68"],
        rgb("FF6A2A"),
        3,
    )


@foe("Clinker Page", "kettle")
def clinker_page(pen: Sheet) -> None:
    _imp(pen, 30)
    pen.plate("44,56 40,24 54,6 86,4 100,22 98,54 72,66", SLAG)
    stare(pen, rgb("FFC04A"), 36, 11, 7)
    pen.draw([smooth("58,52 70,56 82,52")], 3.4, rgb("FFB04A"))
    flame(pen, 70, 8, 17)
    for side in (-1, 1):
        pen.limb(placed("30,96 58,92 62,62", 70, wide=side), 14, SLAG, 10)
        flame(pen, 70 + side * 62, 58, 10)
    pen.part(pen.areas("50,70 70,88 58,62", "90,70 70,88 82,62"), rgb("B03A30"))


@foe("Cupbearer of Slag", "kettle")
def cupbearer_of_slag(pen: Sheet) -> None:
    _imp(pen, 42)
    pen.plate("36,50 34,18 54,-2 90,-4 108,18 104,52 72,66", SLAG)
    stare(pen, rgb("FFD25A"), 30, 14, 7)
    scowl(pen, 20, 14)
    pen.hole(pen.blob("50,48 70,44 92,48 84,58 58,58"), rgb("FF6A2A"))
    for side in (-1, 1):
        pen.limb(placed("40,104 50,130 18,122", 70, wide=side), 17, SLAG, 13)
    pen.plate("46,84 94,84 86,114 78,122 62,122 54,114", BRASS)
    pen.lamp(pen.area(oval(70, 84, 23, 6)), rgb("FF8A2A"), 6, 1)
    flame(pen, 70, 84, 14)
    pen.part(pen.areas("34,20 18,-8 50,4", "108,20 124,-8 92,4"), darker(SLAG, 0.2))


def _capstan(pen: Sheet, size: float, y: float) -> None:
    for side in (-1, 1):
        for at, far in enumerate((0.9, 1.15, 1.2, 1.0)):
            knee = (70 + side * size * far, y - size * 0.9 + at * size * 0.42)
            foot = (70 + side * size * (far + 0.42), y + size * (0.2 + 0.3 * at))
            pen.tube([(70 + side * size * 0.3, y), knee, foot], size * 0.17, WOOD, size * 0.09)
    pen.part(
        pen.box(70 - size * 0.5, y - size * 0.5, 70 + size * 0.5, y + size * 0.62, size * 0.14),
        rgb("6A4528"),
    )
    for low in (-0.2, 0.1, 0.4):
        pen.tube(
            f"{70 - size * 0.52},{y + size * low} {70 + size * 0.52},{y + size * (low + 0.06)}",
            size * 0.16,
            ROPE,
        )
    pen.plate(oval(70, y - size * 0.52, size * 0.62, size * 0.2), BRASS)
    for x in (-0.3, 0.0, 0.3):
        pen.eye(70 + x * size, y - size * 0.24, size * 0.12, rgb("FFE27A"), 0.4)


def _web(pen: Sheet, rings: int) -> None:
    spokes = (
        "70,70 -30,-30",
        "70,70 70,-30",
        "70,70 170,-30",
        "70,70 -30,80",
        "70,70 170,80",
        "70,70 10,160",
        "70,70 130,160",
    )
    pen.draw(spokes, 2.6, ROPE, 0.9)
    for at in range(1, rings + 1):
        pen.draw([oval(70, 70, at * 26, at * 24, steps=12)], 2.2, ROPE, 0.9)


@foe("Learner of Splices", "kettle")
def learner_of_splices(pen: Sheet) -> None:
    _web(pen, 2)
    _capstan(pen, 46, 88)
    pen.limb("62,126 74,112 86,130 70,138 62,124 80,142", 4, ROPE)


@foe("The Weaver of the Gut", "kettle")
def the_weaver_of_the_gut(pen: Sheet) -> None:
    _web(pen, 4)
    _capstan(pen, 70, 84)
    pen.part(pen.areas("52,120 46,150 60,124", "88,120 94,150 80,124"), BONE)
    pen.lump("56,24 70,-14 84,24 70,32", BRASS)
    pen.part(pen.disc(8, 10, 11), SKIN)
    pen.lump("-6,20 8,16 22,22 18,52 -2,52", rgb("3F8F86"))
