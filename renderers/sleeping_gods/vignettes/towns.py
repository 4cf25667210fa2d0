"""The nine towns, as one sees them coming in."""

from __future__ import annotations

from math import cos, pi, sin

from games.kernel import T
from renderers.curves import placed
from renderers.sleeping_gods.vignettes.land import lattice, mangrove, peaks, reeds, ridge, stairs
from renderers.sleeping_gods.vignettes.makings import house, lamp, manticore, quay, village
from renderers.sleeping_gods.vignettes.people import crowd, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage, deeper
from renderers.sleeping_gods.vignettes.weather import (
    clouds,
    hole,
    road,
    sea,
    snow,
    stars,
    steam,
    sun,
    whirl,
)


@vignette(T("Basket Quay: two great woven sheds face each other, one lamp between them."))
def basket_quay(s: Stage) -> None:
    s.sky("24384A", "6E7A6A", "E0B070", "F4D8A0")
    s.glow(400, 200, 300, "FFDFA0", 0.5)
    ridge(s, 240, 24, "7E8258", "B8A46A", seed="far")
    sea(s, 240, "D2B27A", "2E4036")
    for side in (-1, 1):
        x = 400 + side * 230
        s.shade(
            placed("-120,300 -120,180 -90,110 0,84 90,110 120,180 120,300", x), "C49A54", "6A4E26"
        )
        lattice(s, x - 116, x + 116, 180, 298, 14 if side < 0 else 15, "7E5E2E")
        s.area(placed("-132,184 -92,100 0,74 92,100 132,184 90,128 0,102 -90,128", x), "5A4222")
        s.shade(placed("-26,300 -26,226 0,208 26,226 26,300", x), "FFCF7A", "C4803A")
    s.line([(280, 150), (400, 176), (520, 150)], 1.4, "3A2C1A")
    s.line([(400, 176), (400, 192)], 1.2, "3A2C1A")
    lamp(s, 400, 204, 8, "FFE3A0", 13)
    quay(s, 300, "8A6A3A", piles=11)
    crowd(s, (240, 380), 304, 5, 34, "2E2418")
    crowd(s, (430, 560), 304, 5, 34, "2E2418")
    reeds(s, 424, 40, 70, "26301E")


@vignette(T("Coldharbour Steps: a blue stair out of the sea, a town along one side of it."))
def coldharbour_steps(s: Stage) -> None:
    s.sky("14263E", "46749A", "A8CCE0", "DCEEF4")
    peaks(s, 250, 170, "86AECA", "CFE4EE", 5, "far")
    s.haze(240, 50, "DDEEF5", 0.6)
    stairs(s, 250, 372, 22, 17, 13, 210, "8FBBD4")
    for at in range(9):
        house(s, 150 + at * 52, 330 - at * 31, 44, 34 + 8 * (at % 3), "3E5A78", "22364C", "FFDCA0")
    sea(s, 366, "7FB0CA", "12304A")
    person(s, 246, 372, 52, "14202E", "hold", hat="hood")
    s.line([(266, 372), (266, 296)], 1.6, "14202E")
    lamp(s, 266, 296, 4, "FFE3A8")
    s.box(620, 60, 640, 92, "5A3A2A")
    s.line([(616, 58), (644, 58)], 2, "3A2418")
    snow(s, "FFFFFF", 100)


@vignette(T("Glass Row: one blown street; through a wall one sees a stair, a family, the sea."))
def glass_row(s: Stage) -> None:
    s.sky("3A3270", "8E7CC0", "E8BCD8", "FBE6DC")
    sun(s, 400, 180, 20, "FFF0EC")
    sea(s, 226, "D4B4D4", "9C88C0", 0.5)
    for side in (-1, 1):
        for at in range(6):
            near = (at + 1) / 6
            x, y, w, h = (
                400 + side * (60 + 330 * near**1.6),
                232 + 150 * near**1.6,
                30 + 90 * near,
                70 + 210 * near,
            )
            s.shade(
                [
                    (x - w / 2, y),
                    (x - w / 2, y - h),
                    (x, y - h * 1.22),
                    (x + w / 2, y - h),
                    (x + w / 2, y),
                ],
                "E4D4F4",
                "9A8CCB",
            )
            s.veil(
                placed("-0.4,0 -0.4,-0.9 -0.1,-0.9 -0.1,0", x, y, wide=w, high=h), "FFFFFF", 0.35
            )
            s.line(
                [
                    (x - w / 2, y),
                    (x - w / 2, y - h),
                    (x, y - h * 1.22),
                    (x + w / 2, y - h),
                    (x + w / 2, y),
                ],
                1.2,
                "FFFFFF",
            )
            s.glow(x, y - h * 0.3, w * 0.8, "FFD9A0", 0.5)
            s.box(x - w * 0.12, y - h * 0.34, x + w * 0.12, y, "6E5E9E")
    s.area([(372, 234), (428, 234), (620, 420), (180, 420)], "B8A4D2")
    person(s, 250, 392, 96, "3A3060", "sit", hat="bonnet", rim="F4DCF0")
    s.line([(262, 340), (322, 322)], 4, "5E4A7A")


@vignette(T("Kettle Town: one riveted vessel the size of a cathedral, lit in all its dents."))
def kettle_town(s: Stage) -> None:
    s.sky("1E161E", "5A2E2C", "C46E44", "F0B074")
    for x in (220.0, 340.0, 470.0, 600.0):
        steam(s, x, 120, 130, "E8B890", 26, 0.3)
    s.glow(400, 230, 330, "FF9A54", 0.5)
    s.shade("110,330 126,210 190,140 290,104 510,104 610,140 674,210 690,330", "9A5A38", "3A2220")
    s.shade([(300, 106), (320, 60), (480, 60), (500, 106)], "B06A40", "7A4630")
    s.line([(674, 210), (740, 150), (764, 150)], 18, "7A4630")
    s.line([(120, 240), (60, 250), (60, 320)], 16, "5E362A")
    for row in range(4):
        s.line([(116 + row * 4, 300 - row * 50), (684 - row * 4, 300 - row * 50)], 3, "2E1A18")
        for at in range(18):
            s.disc(130 + at * 32 + row * 4, 296 - row * 50, 2, "D8A070")
    for at in range(40):
        x, y = 150 + 500 * s.vary("dent", at), 140 + 170 * s.vary("dent", at, "y")
        s.disc(x, y, 10, "2A1614", 8)
        s.disc(x, y + 1, 6, "FFC46A", 5)
    s.line([(400, 60), (400, 14)], 9, "6E8A78")
    s.disc(400, 12, 9, "86A48E", 6)
    sea(s, 330, "B86E48", "1A1E22")
    road(s, 400, 334, "FFC07A", 120)
    manticore(s, 640, 372, 0.7, "140E10", left=True, smoke="3A2422")


@vignette(T("Millstair: four hundred stairs, washing across them, and a mill with no river."))
def millstair(s: Stage) -> None:
    s.sky("3E7E9A", "9CCCCC", "EEF0CC", "FBF4D6")
    sun(s, 110, 100, 22, "FFF6D0")
    clouds(s, 70, "F6F8EE", 4, 56, 0.22)
    sea(s, 300, "A4D2CA", "2A6C74")
    ridge(s, 420, 330, "6E9A62", "A9BE84", (300, 980), 0.3, "hill")
    stairs(s, 330, 410, 28, 9.5, 11.6, 74, "D8CBA8")
    for at in range(8):
        x, y = 370 + at * 34, 380 - at * 40
        house(s, x + 66, y + 6, 40, 34, "EADFC4", "B4603E", "6A8A94")
        if at < 7:
            s.line([(x - 30, y - 26), (x + 44, y - 30)], 1, "6A5A44")
            for cloth in range(4):
                s.box(
                    x - 24 + cloth * 16,
                    y - 28,
                    x - 14 + cloth * 16,
                    y - 12,
                    ("F4F2EA", "C4604A", "5A86A4", "E4C46A")[(at + cloth) % 4],
                )
    house(s, 640, 96, 74, 56, "E4D6B4", "8A4A34", "")
    s.ring(596, 78, 44, 44, "5A4028", 6)
    for at in range(8):
        a = pi * at / 4
        s.line([(596, 78), (596 + 44 * cos(a), 78 + 44 * sin(a))], 3, "5A4028")
    manticore(s, 150, 352, 0.85, "24404C", smoke="D4DEDA")


@vignette(T("Amber Gate: two cliffs lean together over the fairway, with a town on the ledges."))
def amber_gate(s: Stage) -> None:
    s.sky("5A3414", "C8842E", "FFD474", "FFF0C0")
    sun(s, 400, 210, 34, "FFF6D4")
    sea(s, 262, "F4CC74", "6A4218")
    road(s, 400, 264, "FFF8DC", 70)
    for side in (-1, 1):
        x = [400 + side * v for v in (14, 120, 150, 190, 420, 420, 60)]
        s.shade(
            [
                (x[0], 30),
                (x[1], 130),
                (x[2], 260),
                (x[3], 330),
                (x[4], 420),
                (x[5], -10),
                (x[6], -10),
            ],
            "E8A238",
            "6E3C10",
        )
        s.veil(placed("130,40 230,20 280,240 180,230", 400, wide=side), "FFE9A0", 0.3)
        s.limb(placed("250,110 270,100 292,112", 400, wide=side), 8, 2, "8A5214")
        for row in range(3):
            y = 190 + row * 66
            s.line([(400 + side * (160 + row * 22), y), (400 + side * 400, y - 8)], 5, "5A3210")
            village(
                s,
                (
                    400 + side * (290 + row * 11) - 100 + row * 11,
                    400 + side * (290 + row * 11) + 100 - row * 11,
                ),
                y - 2,
                4,
                26,
                "B87A30",
                "5E3410",
                "FFF0B0",
            )
    s.limb([(236, 190), (252, 180), (276, 186), (290, 176)], 5, 2, "7A4610")
    manticore(s, 400, 312, 0.62, "3A220C", smoke="C89448")


@vignette(T("Fen Lantern: one green lamp on a pole, and round it houses on stilts."))
def fen_lantern(s: Stage) -> None:
    s.sky("08120E", "16301E", "3E6438", "6E8A4A")
    stars(s, 40, 120, "DDE8C0")
    for at in range(8):
        mangrove(s, 40 + at * 108, 232, 130, "24402A", "1C3422")
    s.haze(228, 46, "6E8E4E", 0.5)
    s.glow(400, 150, 280, "8CFF8A", 0.45)
    sea(s, 250, "3E6236", "060E0A", 0.5)
    for x, y, k in (
        (120, 262, 0.9),
        (250, 250, 0.7),
        (560, 250, 0.7),
        (690, 264, 0.95),
        (200, 320, 1.4),
        (610, 322, 1.4),
    ):
        for dx in (-20, 20):
            s.limb([(x + dx * k, y - 4), (x + dx * k * 1.3, y + 50 * k)], 4 * k, 3 * k, "0E1A12")
        house(s, x, y, 62 * k, 36 * k, "1E3024", "121E16", "FFD98A")
        s.line([(x - 38 * k, y), (x + 38 * k, y)], 3, "0A140E")
    s.limb([(400, 350), (402, 250), (400, 158)], 7, 4, "0A140E")
    lamp(s, 400, 146, 10, "8CFF9A", 15)
    road(s, 400, 258, "9CF09A", 40, 50)
    s.haze(360, 40, "2E4E2E", 0.5)


@vignette(T("Bonewharf at evening: white piles, and the dead at their doors, hands on knees."))
def bonewharf(s: Stage) -> None:
    s.sky("2A3240", "5E6874", "B8B0A4", "E4D4BC")
    s.glow(620, 190, 260, "FFE4C0", 0.55)
    sea(s, 250, "B4AEA4", "26303A")
    for at in range(6):
        x = 70 + at * 132
        s.shade(placed("-46,312 -46,220 0,176 46,220 46,312", x), "E4DCC8", "9A9486")
        s.limb([(x - 54, 312), (x - 58, 220), (x, 168)], 9, 5, "F4EEDC")
        s.limb([(x + 54, 312), (x + 58, 220), (x, 168)], 9, 5, "D4CCB8")
        s.box(x - 14, 250, x + 14, 312, "3A3C40")
        person(s, x + 30, 318, 50, "F4EEDC", "sit", left=at % 2 == 0)
        s.disc(x + 28, 268, 2, "2E3034")
    quay(s, 314, "D8D0BC", piles=15)
    person(s, 446, 316, 78, "2A2622", "hold", hat="hood")
    s.box(470, 250, 492, 276, "4A5054")
    s.haze(318, 24, "E8DCC8", 0.35)


@vignette(T("The Last Stair: dry steps between two walls of moving water, and a desk on them."))
def last_stair(s: Stage) -> None:
    s.sky("061020", "163A5E", "3E7A9C", "7EB4C4")
    hole(s, 400, 34, 70, 18)
    whirl(s, 400, 150, 420, 90, "4A8CA8", "12304A", 8)
    for side in (-1, 1):
        s.shade(placed("84,110 420,20 420,420 210,420", 400, wide=side), "3F86A4", "0A2236")
        for at in range(12):
            y = 120 + at * 26
            s.curve(
                [
                    (400 + side * (90 + at * 11), y),
                    (400 + side * 220, y - 20 - at),
                    (400 + side * 420, y - 54),
                ],
                1.4,
                "7FC0D4",
            )
    for at in range(13):
        y, w = 130 + at * 23, 74 + at * 12.5
        s.shade(
            [(400 - w, y), (400 + w, y), (400 + w + 8, y + 24), (400 - w - 8, y + 24)],
            "C9C2B0",
            "5E6468",
        )
    s.shade([(330, 300), (330, 246), (470, 246), (470, 300)], "7A5432", "4A3220")
    s.box(318, 238, 482, 248, "9A6E42")
    person(s, 400, 290, 84, "1E242C", "stand", rim="CFE4EA")
    lamp(s, 458, 226, 5, "FFE0A0")
    s.box(340, 222, 372, 238, "EFE6CE")
    for x, y in ((300, 196), (510, 206), (270, 232), (520, 176), (316, 166)):
        person(s, x, y + 22, 44, "26303A", "sit", left=x > 400)
    s.haze(130, 30, deeper("BFE4F4", 0.1), 0.4)
