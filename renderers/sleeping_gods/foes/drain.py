"""Foes of the Drain: what keeps the chain, the cable, the wheel and the current."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.colour import darker, lighter, rgb
from renderers.curves import oval, placed
from renderers.figures.sheet import INK, Sheet, smooth
from renderers.pen import both
from renderers.sleeping_gods.foes.anatomy import (
    BONE,
    BRASS,
    IRON,
    MOUTH,
    ROPE,
    WOOD,
    fingers,
    head,
    neck,
    pole,
    reach,
    robe,
    scowl,
    shards,
    shout,
    sockets,
    stare,
)
from renderers.sleeping_gods.foes.register import foe

PALE, WEED, DEEP, TIDE = rgb("C9BFA8"), rgb("4E7A66"), rgb("24405C"), rgb("3F86A0")


def _chain(pen: Sheet, spots: list[tuple[float, float]], size: float) -> None:
    for at, (x, y) in enumerate(spots):
        rx, ry = (size, size * 0.55) if at % 2 else (size * 0.55, size)
        pen.draw([oval(x, y, rx, ry)], size * 0.44)
        pen.draw([oval(x, y, rx, ry)], size * 0.3, lighter(IRON, 0.2))


@foe("Keeper of the Shackle", "whirl")
def keeper_of_the_shackle(pen: Sheet) -> None:
    robe(pen, rgb("3A5666"), 52, 64)
    _chain(pen, [(18 + at * 13, 96 + at * 6) for at in range(9)], 9)
    head(pen, rgb("7FA39A"), 38, 23, 26)
    stare(pen, rgb("D8FFF0"), 36, 10, 5.4)
    scowl(pen, 27, 10)
    pen.lump("46,48 70,46 94,48 98,86 84,76 70,100 56,76 42,86", WEED)
    pen.lump("42,26 48,4 70,-4 92,4 98,26 70,18", rgb("2B3A48"))
    reach(pen, "106,90 134,84 132,44", rgb("3A5666"), rgb("7FA39A"), 18)
    shackle = oval(132, 12, 22, 24)
    pen.draw([shackle], 13)
    pen.draw([shackle], 9, IRON)
    pen.tube("112,34 152,34", 10, IRON)


@foe("What Grew at the Wheel", "whirl")
def what_grew_at_the_wheel(pen: Sheet) -> None:
    for at in range(8):
        a = 2 * pi * at / 8 + 0.2
        pen.tube(placed("20,20 90,84", 70, 66, wide=cos(a), high=sin(a)), 9, WOOD)
    pen.draw([oval(70, 66, 62, 60)], 17)
    pen.draw([oval(70, 66, 62, 60)], 12, WOOD)
    body = pen.lump("24,166 30,110 44,78 70,68 96,78 110,110 116,166", WEED)
    pen.lines(body, [smooth("44,160 50,120 60,96"), smooth("98,160 92,124 80,96")], 2.6)
    for line in (
        "44,96 16,80 6,36 22,12",
        "96,96 124,80 134,36 118,12",
        "40,120 4,124 -10,100",
        "100,120 136,124 150,100",
    ):
        pen.limb(line, 12, WEED, 5)
    pen.plate(oval(70, 60, 25, 29), rgb("8AA894"))
    sockets(pen, rgb("9CF0FF"), 56, 10, 8)
    shout(pen, 76, 7, 6)
    pen.lump("42,46 48,26 70,18 92,26 98,46 70,36", rgb("27384A"))
    pen.part(pen.discs([(34, 128, 6), (104, 136, 7), (88, 110, 5), (52, 100, 4)]), PALE, edge=2)


@foe("What Minds the Cable", "whirl")
def what_minds_the_cable(pen: Sheet) -> None:
    pen.limb("-30,40 30,20 70,60 60,120 110,166", 34, rgb("20242C"))
    neck(
        pen,
        "150,168 96,150 16,132 -6,92 40,66 116,84 140,50 96,22",
        46,
        rgb("3E6A78"),
        rgb("A9D4CC"),
        30,
    )
    pen.lump("46,30 60,-2 92,-14 116,0 124,26 100,42 66,46", rgb("3E6A78"))
    pen.hole(pen.blob("40,34 70,30 100,36 96,50 62,56 44,48"), MOUTH)
    pen.teeth("44,34 98,36", 9, 8, BONE)
    pen.lump("44,50 66,58 100,52 106,62 70,74 46,64", darker(rgb("3E6A78"), 0.2))
    pen.eye(78, 12, 9, rgb("FFE27A"), 0.32)
    pen.brow("62,0 92,4", 4)
    pen.part(pen.areas("112,4 136,-14 124,16", "118,18 146,10 124,32"), rgb("D9694A"))


@foe("The Last Watch", "whirl")
def the_last_watch(pen: Sheet) -> None:
    robe(pen, rgb("2E4256"), 50, 64)
    pen.part(pen.areas("40,70 70,118 56,66", "100,70 70,118 84,66"), rgb("3E5670"))
    pen.rivets("62,126 78,126 62,144 78,144", BRASS, 4)
    head(pen, rgb("9DB2B4"), 40, 22, 27)
    sockets(pen, rgb("8AE4FF"), 40, 10, 7)
    pen.lump("48,54 70,50 92,54 88,80 70,92 52,80", rgb("D4DAD8"))
    pen.lump("36,24 46,4 94,4 104,24 70,16", rgb("E8ECEC"))
    pen.plate("40,20 100,20 106,30 70,26 34,30", rgb("1E2A38"))
    pen.part(pen.disc(70, 12, 5), BRASS)
    reach(pen, "30,92 2,96 0,64", rgb("2E4256"), rgb("9DB2B4"), 17)
    pole(pen, "0,72 0,52", IRON, 4)
    pen.part(pen.box(-16, 14, 16, 52, 6), IRON)
    pen.lamp(pen.box(-10, 20, 10, 46, 4), rgb("8AE4FF"), 8, 0.9)
    pen.part(pen.discs([(112, 110, 6), (120, 124, 5), (104, 132, 4), (34, 140, 5)]), PALE, edge=2)


@foe("What Was Told to Stay", "whirl")
def what_was_told_to_stay(pen: Sheet) -> None:
    hide = rgb("4A5A6E")
    pen.lump("-24,166 -20,110 10,76 70,62 130,76 160,110 164,166", darker(hide, 0.25))
    shards(
        pen,
        [(x, 80 + abs(x - 70) * 0.25, 38, 0.75 + (x - 70) * 0.0012) for x in range(-8, 160, 24)],
        darker(hide, 0.4),
    )
    for side in (-1, 1):
        pen.lump(placed("30,28 70,2 84,34 66,66 46,52", 70, wide=side), darker(hide, 0.15))
    pen.lump("22,58 26,22 50,0 90,0 114,22 118,58 106,92 70,104 34,92", hide)
    pen.lump("36,70 70,54 104,70 108,104 94,124 70,130 46,124 32,104", lighter(hide, 0.15))
    pen.lump("56,66 70,60 84,66 78,78 62,78", INK)
    pen.hole(pen.blob("40,96 70,88 100,96 96,118 70,124 44,118"), MOUTH)
    pen.teeth("43,95 97,95", 12, 9, BONE)
    pen.teeth("48,120 92,120", -8, 7, BONE)
    stare(pen, rgb("FFD24A"), 38, 22, 9)
    pen.brow("30,24 56,22", 4)
    pen.brow("110,24 84,22", 4)
    _chain(pen, [(10 + at * 15, 144 + (at % 3) * 2) for at in range(9)], 10)
    pen.part(pen.disc(70, 146, 12), BRASS)


@foe("The Undertow", "whirl")
def the_undertow(pen: Sheet) -> None:
    wave = (
        "-30,168 -30,60 -6,18 40,-20 96,-24 140,4 152,44 132,62 "
        "118,34 92,22 70,34 64,62 84,84 130,92 170,124 170,168"
    )
    mask = pen.lump(wave, TIDE, turn=0.1)
    sweeps = [
        "-20,150 0,70 46,8 100,-4",
        "-6,156 14,90 44,50",
        "14,160 40,120 90,108 150,130",
        "40,164 80,140 160,150",
    ]
    pen.fill(both(mask, pen.strokes([smooth(one) for one in sweeps], 5)), lighter(TIDE, 0.5), 0.8)
    pen.fill(
        both(
            mask,
            pen.strokes([smooth(one) for one in ("-26,130 -8,60 40,-2", "4,166 34,136 80,124")], 3),
        ),
        DEEP,
    )
    foam = ((140, 6, 12), (152, 22, 13), (152, 42, 12), (138, 56, 10), (124, 48, 8), (122, -6, 9))
    pen.part(pen.discs([(float(x), float(y), float(r)) for x, y, r in foam]), rgb("E8F6F4"))
    for x, y, r in ((24, 46, 13), (60, 26, 10)):
        slit = placed("-1,0.5 0,-0.4 1,-0.6 0,0.5", x, y, wide=r, high=r)
        pen.lamp(pen.area(smooth(slit)), rgb("D8FFF4"), 7, 0.9)
    pen.hole(pen.blob("2,84 30,82 58,68 62,84 40,104 12,106"), rgb("0C1C2C"))
    pen.teeth("8,86 58,74", 9, 6, rgb("E8F6F4"))


@foe("The Watchman of the Chain", "whirl")
def the_watchman_of_the_chain(pen: Sheet) -> None:
    _chain(pen, [(-14 + at * 4, 150 - at * 22) for at in range(8)], 14)
    _chain(pen, [(154 - at * 4, 150 - at * 22) for at in range(8)], 14)
    coat = rgb("2C3B4E")
    pen.lump("-16,168 -4,106 24,74 70,64 116,74 144,106 156,168", coat, turn=0.1)
    pen.lump("34,72 24,34 38,2 70,-10 102,2 116,34 106,72 70,88", rgb("7C8E92"))
    pen.lump("26,70 44,58 70,64 96,58 114,70 108,116 88,110 70,138 52,110 32,116", rgb("B9C4C0"))
    pen.lump("18,8 34,-20 70,-28 106,-20 122,8 96,2 70,-2 44,2", rgb("1C2836"))
    pen.part(pen.disc(70, -14, 6), BRASS)
    pen.draw([smooth("34,34 48,40 60,36")], 5)
    pen.glow(pen.disc(92, 34, 12), rgb("FFD98A"), 6, 0.8)
    pen.eye(92, 34, 11, rgb("FFC04A"), 0.42)
    pen.brow("78,20 110,22", 5)
    pen.lump("62,36 70,30 80,38 78,54 62,54", rgb("8E9EA0"))
    for x in (10, 130):
        fingers(pen, x, 150, 46, 0.75, rgb("7C8E92"))
    pen.draw([smooth("30,128 70,150 110,128")], 3, ROPE)
