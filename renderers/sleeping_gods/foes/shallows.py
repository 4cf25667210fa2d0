"""Foes of the Shallows, the little campaign to learn by."""

from __future__ import annotations

from renderers.colour import darker, lighter, rgb
from renderers.curves import oval, placed
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.sleeping_gods.foes.anatomy import (
    BONE,
    BRASS,
    IRON,
    MOUTH,
    WOOD,
    fingers,
    neck,
    reach,
    ribs,
    scowl,
    skull,
    stare,
)
from renderers.sleeping_gods.foes.register import foe


@foe("Counting Dog", "meadow")
def counting_dog(pen: Sheet) -> None:
    fur = rgb("8C6A48")
    pen.lump("20,166 24,104 46,78 94,78 116,104 120,166", fur)
    for side in (-1, 1):
        pen.lump(placed("24,10 52,16 54,58 34,50", 70, wide=side), darker(fur, 0.3))
    pen.lump("38,40 44,12 70,4 96,12 102,40 90,72 70,82 50,72", fur)
    pen.lump("50,56 70,46 90,56 88,80 70,88 52,80", lighter(fur, 0.4))
    pen.lump("60,54 70,50 80,54 70,64", INK)
    pen.teeth("56,74 84,74", 8, 6, BONE)
    stare(pen, rgb("FFF0A0"), 34, 14, 7)
    scowl(pen, 24, 14)
    pen.plate("30,104 110,104 104,116 36,116", rgb("9C3A34"))
    for at in range(5):
        pen.part(pen.disc(42 + at * 14, 122, 6), BRASS, edge=2)


@foe("Crow Matron", "meadow")
def crow_matron(pen: Sheet) -> None:
    coat = rgb("4A4058")
    pen.lump("16,166 12,104 34,66 70,54 106,66 128,104 124,166", coat)
    pen.lump("24,90 70,76 116,90 130,128 98,116 70,126 42,116 10,128", rgb("B9577A"))
    pen.plate(oval(70, 38, 28, 30), coat)
    pen.plate("86,34 140,46 92,58", rgb("C9A24A"))
    pen.plate("88,54 120,58 94,66", rgb("A5802F"))
    pen.eye(80, 30, 8, rgb("FFE27A"), 0.36)
    pen.lump("38,26 44,0 70,-12 96,0 98,20 70,10", rgb("E8E0D0"))
    pen.part(pen.areas("40,28 24,44 44,42"), rgb("E8E0D0"))
    pen.brow("66,18 94,22", 4)


@foe("Skeletal Warrior", "bone")
def skeletal_warrior(pen: Sheet) -> None:
    ribs(pen, BONE, 78, 5)
    skull(pen, BONE, 38)
    pen.lump("44,30 46,2 70,-8 94,2 96,30 70,20", rgb("8A6A3E"))
    pen.part(pen.areas("46,10 22,-8 42,-2", "94,10 118,-8 98,-2"), BONE)
    reach(pen, "108,92 132,100 128,70", BONE, BONE, 11)
    pen.plate("122,74 134,74 142,-8 132,-24 124,-8", rgb("AEB9C4"))
    pen.part(pen.disc(16, 112, 34), WOOD)
    pen.part(pen.disc(16, 112, 10), IRON)


@foe("Flying Eye", "whirl")
def flying_eye(pen: Sheet) -> None:
    for side in (-1, 1):
        wing = placed("34,60 66,4 98,20 84,56 96,84 66,86 40,100", 70, wide=side)
        pen.plate(wing, rgb("7A3A58"))
    for x in (48, 70, 92):
        pen.limb(placed("0,112 -6,134 4,156", x), 8, rgb("B8605E"), 3)
    pen.part(pen.disc(70, 72, 50), rgb("EFE0D8"))
    pen.draw(
        [smooth("24,64 38,66 46,58"), smooth("116,82 102,80 96,88"), smooth("50,112 56,102 54,94")],
        2.4,
        rgb("C4483A"),
    )
    pen.lamp(pen.disc(74, 72, 26), rgb("4AC0B0"), 4, 0.7)
    pen.fill(pen.disc(76, 72, 9, 18), INK)
    pen.fill(pen.disc(64, 60, 6), (255, 255, 255))
    pen.lump("18,62 30,30 70,16 110,30 122,62 70,40", rgb("7A3A58"))


@foe("Scorpion Squid", "whirl")
def scorpion_squid(pen: Sheet) -> None:
    skin = rgb("A8425A")
    pen.limb("100,80 150,60 146,0 100,-14", 18, skin, 11)
    pen.plate("108,-26 76,-12 104,-2", rgb("F0C24A"))
    for line in (
        "40,96 0,110 -14,150",
        "52,104 28,130 24,166",
        "88,104 112,130 116,166",
        "100,96 140,110 154,150",
        "70,106 70,140 62,168",
    ):
        pen.limb(line, 17, skin, 5)
    pen.lump("26,92 30,40 50,8 66,2 88,12 108,44 112,92 70,114", skin)
    stare(pen, rgb("FFE27A"), 66, 18, 11)
    scowl(pen, 50, 18)
    pen.part(pen.areas("60,92 70,112 66,90", "80,92 70,112 74,90"), BONE)


@foe("Infernal Jackal", "kettle")
def infernal_jackal(pen: Sheet) -> None:
    fur = rgb("5A2E2A")
    pen.lump("20,166 26,100 50,76 90,76 114,100 120,166", fur)
    pen.part(pen.areas("38,36 26,-22 58,12", "102,36 114,-22 82,12"), fur)
    pen.lump("34,34 50,10 90,10 106,34 92,70 70,96 48,70", fur)
    pen.lump("56,78 70,70 84,78 70,92", INK)
    pen.teeth("50,72 90,72", 10, 7, BONE)
    for x in (54, 86):
        pen.lamp(pen.area(placed("-10,38 10,34 0,48", x)), rgb("FFB02A"), 6, 1)
    pen.draw([smooth("40,110 60,122 54,150"), smooth("98,108 86,126 94,150")], 4, rgb("FF7A2A"))


@foe("The Waiting Thing", "bone")
def the_waiting_thing(pen: Sheet) -> None:
    gloom = rgb("5A6880")
    pen.lump(
        "-8,168 4,96 20,30 70,-18 120,30 136,96 148,168 120,150 96,168 70,150 44,168 20,150",
        gloom,
        turn=0.1,
    )
    for x in (48, 92):
        pen.lamp(pen.area(oval(x, 50, 14, 19)), rgb("D8F4FF"), 9, 0.9)
        pen.fill(pen.disc(x, 54, 6, 10), INK)
    pen.hole(pen.area(oval(70, 100, 19, 26)), rgb("0C1018"))
    for side in (-1, 1):
        pen.limb(placed("58,100 82,84 80,50", 70, wide=side), 20, gloom, 12)
        fingers(pen, 70 + side * 80, 48, 30, 0.75, lighter(gloom, 0.2))
    pen.part(pen.box(30, 134, 110, 150, 3), WOOD)


@foe("Drain Eel", "whirl")
def drain_eel(pen: Sheet) -> None:
    skin = rgb("2E5566")
    neck(pen, "-20,168 40,160 130,146 134,104 70,92 20,80 26,36", 44, skin, rgb("B4D8C8"), 34)
    pen.lump("0,44 6,8 36,-14 76,-10 104,6 118,20 70,34 30,52", skin)
    pen.hole(pen.blob("34,44 70,32 116,22 112,44 76,60 44,58"), MOUTH)
    pen.teeth("44,38 114,23", 12, 8, BONE)
    pen.lump("28,54 56,62 90,58 118,44 110,66 70,80 34,72", darker(skin, 0.2))
    pen.eye(54, 8, 10, rgb("9CF0FF"), 0.32)
    pen.brow("38,-6 70,0", 4)
    pen.plate("8,10 -18,-14 -8,22 -26,34 4,40", rgb("4FA0A0"))
