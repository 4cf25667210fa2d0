"""Foes of Amber Reach: drones in office and out of it, jaws in the sand, guests in honey."""

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
    WOOD,
    head,
    lips,
    pole,
    reach,
    robe,
    scowl,
    stare,
)
from renderers.sleeping_gods.foes.register import foe

BEE, STRIPE, WING, HONEY = rgb("E0A53A"), rgb("3A2A1E"), rgb("DCE6DE"), rgb("F0B445")
SAND, JET = rgb("E3CE9A"), rgb("2A2230")


def _drone(pen: Sheet, x: float, y: float, size: float, fur: Colour = BEE) -> None:
    """A fat bee from the front: wings, striped belly, great eyes, feelers."""
    k = size
    for side in (-1, 1):
        wing = [
            (x, y),
            (x + side * 50 * k, y - 46 * k),
            (x + side * 78 * k, y - 30 * k),
            (x + side * 60 * k, y + 6 * k),
        ]
        mask = pen.lump(" ".join(f"{a},{b}" for a, b in wing), WING, edge=2.4)
        pen.lines(
            mask,
            [[(x, y), (x + side * 66 * k, y - 26 * k)], [(x, y), (x + side * 54 * k, y - 6 * k)]],
            1.6,
        )
    belly = pen.plate(oval(x, y + 44 * k, 40 * k, 48 * k), fur)
    for at in (20, 44, 68):
        pen.fill(both(belly, pen.area(oval(x, y + at * k, 44 * k, 8 * k))), STRIPE)
    pen.plate(oval(x, y + 4 * k, 32 * k, 20 * k), lighter(fur, 0.25))
    pen.plate(oval(x, y - 22 * k, 27 * k, 25 * k), darker(fur, 0.1))
    for side in (-1, 1):
        pen.plate(oval(x + side * 16 * k, y - 26 * k, 11 * k, 15 * k), JET, edge=2)
        pen.fill(pen.disc(x + side * 16 * k - 3 * k, y - 32 * k, 3.2 * k), (255, 255, 255), 0.9)
        line = (
            f"{x + side * 8 * k},{y - 42 * k} {x + side * 14 * k},{y - 60 * k} "
            f"{x + side * 28 * k},{y - 66 * k}"
        )
        pen.limb(line, 5 * k, STRIPE, 3 * k)


def _feet(pen: Sheet, x: float, y: float, k: float) -> None:
    for side in (-1, 1):
        pen.limb(
            f"{x + side * 26 * k},{y + 20 * k} {x + side * 48 * k},{y + 34 * k} "
            f"{x + side * 40 * k},{y + 58 * k}",
            7 * k,
            STRIPE,
            4 * k,
        )


@foe("Whistle Drone", "amber")
def whistle_drone(pen: Sheet) -> None:
    for x, top in ((-14, 20), (6, 0), (134, 0), (154, 20)):
        pen.part(pen.box(x - 9, top, x + 9, 164, 4), HONEY)
        pen.hole(pen.area(oval(x, top, 8, 4)), MOUTH)
    _feet(pen, 70, 66, 0.9)
    _drone(pen, 70, 66, 0.86)
    pen.hole(pen.area(oval(70, 60, 6, 8)), MOUTH)


@foe("Well Drone", "amber")
def well_drone(pen: Sheet) -> None:
    pen.plate(oval(70, 70, 96, 92), darker(HONEY, 0.2))
    pen.hole(pen.area(oval(70, 74, 78, 76)), rgb("4A2A0E"))
    _drone(pen, 70, 70, 1.0, rgb("B8772A"))
    scowl(pen, 22, 18)
    pen.hole(pen.blob("58,68 70,62 82,68 78,80 62,80"), MOUTH)


@foe("Pit Tongs", "amber")
def pit_tongs(pen: Sheet) -> None:
    pen.plate(oval(70, 128, 96, 44), SAND)
    pen.hole(pen.area(oval(70, 122, 70, 28)), rgb("5A3A1E"))
    for side in (-1, 1):
        line = placed("18,124 62,84 54,26 10,4", 70, wide=side)
        pen.tube(smooth(line, 10), 24, IRON, 7)
        for at, (x, y) in enumerate(((56, 70), (57, 48), (46, 26))):
            pen.plate(
                f"{70 + side * x},{y - 6} {70 + side * (x - 22)},{y + 4} "
                f"{70 + side * (x - 2)},{y + 8}",
                BONE,
                edge=2 - 0.2 * at,
            )
    pen.plate(oval(70, 118, 30, 18), rgb("A8813E"))
    stare(pen, rgb("FFE27A"), 112, 12, 6.5)
    scowl(pen, 102, 12)


@foe("Sand Usher", "amber")
def sand_usher(pen: Sheet) -> None:
    pen.plate(oval(70, 152, 100, 24), SAND)
    pen.lump("20,150 18,96 34,52 70,34 106,52 122,96 120,150", rgb("B98F4E"))
    for y in (74, 96, 118):
        pen.draw([smooth(placed("26,8 70,-6 114,8", 0, y))], 3, INK, 0.7)
    for side in (-1, 1):
        pen.limb(placed("40,80 74,76 80,44", 70, wide=side), 12, rgb("B98F4E"), 8)
        pen.lump(placed("80,50 66,30 78,8 92,30", 70, wide=side), rgb("E0C080"))
    pen.plate(oval(70, 34, 26, 22), rgb("D0AA62"))
    stare(pen, rgb("FFF3C0"), 32, 11, 6)
    pen.part(pen.areas("60,48 70,58 62,64", "80,48 70,58 78,64"), rgb("A33A34"))
    pen.lump("46,20 56,-2 84,-2 94,20 70,14", rgb("A33A34"))
    pen.draw([smooth("48,18 70,12 92,18")], 4, BRASS)


@foe("Glass-tooth", "amber")
def glass_tooth(pen: Sheet) -> None:
    pen.plate(oval(70, 150, 100, 30), SAND)
    body = pen.lump("14,150 8,90 24,40 70,18 116,40 132,90 126,150", rgb("8A6A8E"))
    pen.lines(body, [smooth("24,60 40,50 50,36"), smooth("116,60 100,50 90,36")], 2.4)
    pen.hole(pen.blob("20,92 44,76 96,76 120,92 112,136 70,146 28,136"), MOUTH)
    for x, far in ((32, 34), (50, 46), (70, 52), (90, 46), (108, 34)):
        pen.plate(f"{x - 8},80 {x},{80 + far} {x + 8},80", rgb("CFEFF0"), edge=2)
        pen.draw([f"{x - 2},84 {x - 1},{72 + far}"], 1.6, (255, 255, 255))
    for x in (42, 60, 80, 98):
        pen.plate(placed("-7,142 0,116 7,142", x), rgb("CFEFF0"), edge=2)
    stare(pen, rgb("FFD24A"), 54, 24, 8)
    scowl(pen, 42, 24)


def _honeyed(pen: Sheet, coat: Colour, skin: Colour) -> None:
    pen.lump("2,164 -4,80 20,10 70,-18 120,10 144,80 138,164", HONEY, turn=0.1)
    robe(pen, coat, 38, 72)
    head(pen, skin, 46, 19, 24)


def _drips(pen: Sheet) -> None:
    glaze = pen.blob("2,164 -4,80 20,10 70,-18 120,10 144,80 138,164")
    pen.fill(glaze, HONEY, 0.3)
    pen.draw([smooth("18,110 10,70 30,24"), smooth("24,96 22,76 32,52")], 5, rgb("FFF3C8"), 0.8)
    for x, y in ((12, 110), (128, 96), (108, 132), (36, 140)):
        pen.lump(placed("0,-16 7,4 0,12 -7,4", x, y), lighter(HONEY, 0.2), edge=2)


@foe("Footman in Honey", "amber", "sorry")
def footman_in_honey(pen: Sheet) -> None:
    _honeyed(pen, rgb("6A3048"), rgb("E0B070"))
    pen.part(pen.areas("56,72 70,94 48,104", "84,72 70,94 92,104"), BONE)
    stare(pen, rgb("FFF3C0"), 46, 8, 4.6)
    lips(pen, 61, 6, 1)
    pen.lump("48,40 50,18 70,12 90,18 92,40 84,26 56,26", rgb("F3EDE0"))
    pen.part(pen.discs([(48, 44, 6), (92, 44, 6), (47, 54, 5), (93, 54, 5)]), rgb("F3EDE0"), edge=2)
    reach(pen, "100,100 122,108 118,84", rgb("6A3048"), rgb("E0B070"), 14)
    pen.plate(oval(118, 74, 26, 7), rgb("C9D0D4"))
    pen.lump("104,70 118,52 132,70", rgb("C9D0D4"))
    _drips(pen)


@foe("The Dinner Guest", "amber", "sorry")
def the_dinner_guest(pen: Sheet) -> None:
    _honeyed(pen, rgb("27303E"), rgb("D8A25E"))
    pen.plate("58,74 70,120 82,74 70,68", BONE)
    pen.part(pen.areas("70,80 58,74 58,86", "70,80 82,74 82,86"), INK)
    pen.lump("48,34 56,10 84,10 92,34 70,24", rgb("3A2418"))
    pen.lump("44,40 60,34 70,40 80,34 96,40 92,54 78,54 70,48 62,54 48,54", rgb("B03A48"))
    pen.fill(pen.discs([(60, 44, 4), (80, 44, 4)]), rgb("FFF3C0"))
    pen.draw([smooth("60,62 70,66 82,60")], 3)
    for x, tip in ((16, "fork"), (124, "knife")):
        reach(pen, f"{70 + (x - 70) * 0.6},106 {x},112 {x},84", rgb("27303E"), rgb("D8A25E"), 13)
        pole(pen, f"{x},92 {x},40", rgb("C9D0D4"), 4)
        if tip == "fork":
            pen.draw([placed("-6,20 -6,38 6,38 6,20", x), f"{x},20 {x},40"], 3.4, rgb("C9D0D4"))
        else:
            pen.plate(placed("-3,44 -3,6 8,20 4,44", x), rgb("C9D0D4"), edge=2)
    _drips(pen)


@foe("Minister of War", "amber")
def minister_of_war(pen: Sheet) -> None:
    _drone(pen, 70, 74, 0.98)
    pen.plate("40,34 46,2 94,2 100,34", rgb("B98A5A"))
    pen.draw(["52,10 54,30", "66,6 66,30", "82,8 80,30"], 2, INK, 0.6)
    pen.plate(oval(70, 2, 24, 6), rgb("CDA272"))
    scowl(pen, 36, 16)
    for x, y, tint in ((48, 96, "C4483A"), (60, 102, "3F8FD0"), (48, 114, "5DBB63")):
        pen.part(pen.disc(x, y, 5.5), rgb(tint), edge=2)
    pole(pen, "132,160 124,-10", WOOD, 6)
    pen.plate("124,-26 114,-2 124,6 134,-2", rgb("9FB36A"))


@foe("The Government", "amber")
def the_government(pen: Sheet) -> None:
    for x, y, k in ((20, 40, 0.5), (120, 40, 0.5), (70, 20, 0.52)):
        _drone(pen, x, y, k, darker(BEE, 0.15))
    for x, y, k in ((34, 96, 0.62), (106, 96, 0.62)):
        _drone(pen, x, y, k)
    for x, y, tint in (
        (20, 10, "27303E"),
        (120, 10, "27303E"),
        (70, -12, "6A3048"),
        (34, 60, "27303E"),
        (106, 60, "3F5A34"),
    ):
        pen.part(pen.box(x - 9, y - 14, x + 9, y, 2), rgb(tint), edge=2)
        pen.plate(oval(x, y, 16, 3.6), rgb(tint), edge=2)
    pen.plate("40,120 100,116 104,150 44,154", rgb("EDE0BE"))
    pen.draw(["50,128 92,126", "50,136 92,134", "52,144 76,142"], 2.2, INK, 0.7)


@foe("The Navy", "amber")
def the_navy(pen: Sheet) -> None:
    _drone(pen, 70, 62, 0.86)
    pen.lump("30,24 48,8 70,-10 92,8 110,24 90,22 70,26 50,22", rgb("28405E"))
    pen.part(pen.disc(70, 8, 5), BRASS)
    reach(pen, "98,84 124,70 128,44", STRIPE, STRIPE, 9)
    pole(pen, "128,56 134,6", rgb("C9D0D4"), 5)
    pen.plate(oval(136, -6, 9, 14), rgb("C9D0D4"))
    pen.plate("-26,128 166,118 160,150 -20,160", WOOD)
    pen.draw(
        ["0,134 50,131 50,150 2,152 0,134", "74,130 134,126 132,146 74,148 74,130"], 2.4, INK, 0.7
    )
    pen.part(pen.disc(146, 136, 5), BRASS)
    pen.lump("-30,160 0,150 40,160 90,150 140,158 170,150 170,170 -30,170", rgb("DCE8D2"))


@foe("Seal of Office", "amber")
def seal_of_office(pen: Sheet) -> None:
    pen.part(
        pen.areas("44,110 20,168 48,154 62,168 72,116", "96,110 120,168 92,154 78,168 68,116"),
        rgb("3F5A9A"),
    )
    wax = (
        "70,-14 92,-4 118,6 128,32 140,58 126,84 118,110 90,118 "
        "70,130 46,118 22,108 14,82 2,58 14,32 26,8 48,-2"
    )
    pen.lump(wax, rgb("B8302C"), turn=0.1)
    pen.plate(oval(70, 58, 48, 48), rgb("9C2422"))
    pen.draw([oval(70, 58, 41, 41)], 2.4, rgb("E8705A"))
    stare(pen, rgb("FFE0B0"), 50, 16, 8)
    scowl(pen, 36, 16)
    pen.hole(pen.blob("48,76 70,70 92,76 84,92 56,92"), MOUTH)
    pen.teeth("52,76 88,76", 8, 6, BONE)


@foe("Keepers of the Dream", "amber")
def keepers_of_the_dream(pen: Sheet) -> None:
    for x, lean in ((-2, -10), (142, 10)):
        pole(pen, f"{x},164 {x + lean},-16", rgb("E9DFC0"), 5)
        pen.plate(placed("0,-30 -8,-6 8,-6", x + lean), HONEY)
    for x, y, k in ((14, 74, 0.62), (126, 74, 0.62)):
        _drone(pen, x, y, k, rgb("9A6A2E"))
    pole(pen, "112,164 96,-22", rgb("F3EBD4"), 6)
    pen.plate("95,-34 85,-8 96,0 105,-10", rgb("FFE9A8"))
    _drone(pen, 66, 84, 0.98, rgb("C98A34"))
    pen.plate("38,46 40,14 52,30 66,4 80,30 92,14 94,46 66,36", BRASS)
    for x in (50, 82):
        pen.glow(pen.disc(x, 58, 8), rgb("FFF0A0"), 5, 0.9)
        pen.fill(pen.disc(x, 58, 5), rgb("FFF6D0"))
    pen.hole(pen.blob("54,78 66,74 78,78 74,86 58,86"), MOUTH)
    pen.teeth("56,77 76,77", 7, 5, BONE)


@foe("Dwellers in the Lashes", "amber")
def dwellers_in_the_lashes(pen: Sheet) -> None:
    for x in range(-24, 170, 22):
        pen.limb(f"{x},166 {x + 6},60 {x + (x - 70) * 0.2},-26", 9, rgb("5A3A1E"), 3)
    for x, y, size in ((22, 74, 0.8), (118, 70, 0.8), (70, 92, 1.15)):
        skin = rgb("7A6A3E") if size > 1 else rgb("5E5434")
        pen.lump(
            f"{x - 40 * size},168 {x - 34 * size},{y + 40} {x},{y + 16} "
            f"{x + 34 * size},{y + 40} {x + 40 * size},168",
            skin,
        )
        pen.plate(oval(x, y, 30 * size, 32 * size), skin)
        pen.glow(
            pen.discs([(x - 12 * size, y - 2, 11 * size), (x + 12 * size, y - 2, 11 * size)]),
            rgb("FFE27A"),
            6,
            0.9,
        )
        for side in (-1, 1):
            pen.fill(pen.disc(x + side * 12 * size, y - 2, 11 * size), INK)
            pen.ball(
                pen.disc(x + side * 12 * size, y - 2, 9.4 * size), (255, 255, 240), rgb("FFB52E")
            )
        pen.draw([smooth(placed("-10,18 0,15 10,18", x, y, wide=size, high=size))], 3)
    for x, y in ((30, 140), (110, 140)):
        pen.limb(f"{x},166 {x},{y} {70 + (x - 70) * 0.5},{y - 4}", 14, rgb("7A6A3E"), 8)
