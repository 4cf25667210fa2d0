"""Great moments of the Kettle Straits and of Amber Reach."""

from __future__ import annotations

from math import cos, pi, sin

from games.kernel import T
from renderers.curves import placed
from renderers.sleeping_gods.vignettes.land import pipes, tree
from renderers.sleeping_gods.vignettes.makings import boat, lamp
from renderers.sleeping_gods.vignettes.people import child, nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import bubbles, depths, road, sea, stars, steam, sun


@vignette(
    T("A brick house in four fathoms: behind its window an empty diver's suit holds a wheel.")
)
def the_valve_house(s: Stage) -> None:
    depths(s, "7EC4B4", "2A6E74", "08242C", 6, "E0FFF0")
    s.shade("240,400 240,190 560,190 560,400", "8A4E3C", "4A2A24")
    for row in range(14):
        for at in range(11):
            s.line(
                [
                    (242 + at * 30 + 15 * (row % 2), 194 + row * 15),
                    (262 + at * 30 + 15 * (row % 2), 194 + row * 15),
                ],
                1,
                "6A3A2E",
            )
    s.area("220,194 400,116 580,194", "3A4A4E")
    s.shade("480,150 480,20 516,20 516,166", "7A4636", "5A342A")
    bubbles(s, 498, 20, 6, 30)
    s.shade("300,330 300,226 420,226 420,330", "E8C878", "C48A3E")
    s.ring(372, 278, 34, 34, "B4302A", 7)
    for at in range(4):
        s.line(
            placed("-34,-34 34,34", 372, 278, wide=cos(pi * at / 4), high=sin(pi * at / 4)),
            3,
            "B4302A",
        )
    s.blob("308,330 306,290 322,272 340,290 342,330", "5A4E3C")
    s.disc(324, 262, 15, "B8843E")
    s.disc(328, 262, 8, "14242A")
    s.limb("334,294 350,290 360,284", 9, 7, "5A4E3C")
    s.shade("466,400 466,286 524,286 524,400", "2E5A4A", "1A382E")
    s.box(456, 398, 536, 406, "B89A5E")
    s.shade("0,396 800,396 800,420 0,420", "2A4A48", "0E2024")
    person(s, 640, 300, 70, "12262C", "wave", left=True)
    s.line("640,236 660,0", 1.2, "D8D0B4")
    bubbles(s, 646, 220, 14, 40)


@vignette(
    T("The Steam King: the largest boiler ever made, crowned with valves, in a ring of vents.")
)
def the_steam_king(s: Stage) -> None:
    s.sky("1A1012", "4A201C", "B45A34", "F0A868")
    s.glow(400, 210, 340, "FF9A4A", 0.6)
    for x, high in ((60, 170), (170, 120), (640, 120), (740, 180)):
        steam(s, x, 300, high, "F4C8A0", 26, 0.15)
        pipes(s, x, 320, ((0, 30, 90), (26, 16, 50)), "3A2220")
    s.shade("220,360 214,180 250,110 330,78 470,78 550,110 586,180 580,360", "9A6A44", "3A2420")
    for y in (150, 300):
        s.line([(220, y), (580, y)], 6, "5A3A2A")
        for at in range(16):
            s.disc(236 + at * 22, y, 3, "D8A870")
    for at in range(7):
        x = 286 + at * 38
        s.line([(x, 92 - 10 * (at % 2)), (x, 54 - 14 * (at % 2))], 8, "C99A45")
        s.disc(x, 48 - 14 * (at % 2), 9, "E8C878")
        steam(s, x, 40, 40, "F8E0C4", 8, 0.2)
    s.disc(400, 216, 58, "3A2A20")
    s.disc(400, 216, 50, "F4ECD4")
    for at in range(9):
        a = pi * (1 + at / 8)
        s.line(placed("38,38 46,46", 400, 216, wide=cos(a), high=sin(a)), 2, "5A2A20")
    s.limb("400,220 384,200 372,182", 6, 2, "A02A20")
    s.line("416,178 410,196 422,206 414,226", 1.4, "8A8478")
    s.shade("340,352 350,290 450,290 460,352", "FFB45A", "C4401E")
    for at in range(5):
        s.line([(356 + at * 22, 292), (352 + at * 24, 350)], 4, "2A1814")
    s.blob("100,420 160,352 400,340 640,352 700,420", "2A1A18")
    nine(s, 400, 404, 34, "0E0808", 0.8, "FFB45A")


@vignette(T("An old ironclad sits on the shingle like a hen, her guns tucked under her."))
def the_broody_ironclad(s: Stage) -> None:
    s.sky("3A4450", "8A8478", "E4B88A", "F4D4A8")
    s.glow(560, 200, 240, "FFE0B0", 0.6)
    sea(s, 240, "C9AC88", "3A4A50")
    s.blob("-30,330 200,296 600,300 840,340 840,440 -30,440", "7A7060")
    s.shade(
        "120,356 96,270 160,232 330,214 520,216 650,236 720,210 700,310 640,364", "5A5E64", "2A2C32"
    )
    s.blob("230,360 250,300 420,286 590,300 610,360", "3A3E44")
    s.shade("330,218 340,160 470,160 482,218", "6A6E74", "3A3E44")
    for y in (186, 198):
        s.limb([(340, y), (300, y + 22), (290, y + 52)], 15, 11, "2E3238")
    s.line("410,160 410,90", 6, "3A3E44")
    s.shade("500,216 504,130 540,130 546,216", "7A4A3A", "4A2E28")
    for at in range(20):
        s.disc(150 + at * 27, 250 - 20 * sin(pi * at / 19), 2.4, "A8A294")
    for x in (330, 380, 430, 480, 525):
        s.disc(x, 352, 19, "46484E", 22)
        s.disc(x - 5, 344, 6, "8A8C90", 8)
    s.glow(430, 352, 60, "FF9A5A", 0.5)
    person(s, 230, 376, 84, "14120F", "kneel", rim="FFE0B0")
    person(s, 180, 382, 90, "14120F", "stand", rim="FFE0B0")


@vignette(T("A cliff of wax pipes, each with its drone; four people share the bench before it."))
def the_drone_organ(s: Stage) -> None:
    s.sky("4A2A10", "9A5E1E", "E8A83E", "FFD87A")
    s.shade("0,20 240,0 560,10 800,0 800,360 0,360", "B87A2E", "5A3410")
    for row in range(3):
        for at in range(11):
            x, y, w = 40 + at * 74 + 30 * (row % 2), 60 + row * 86, 30 - 3 * row
            s.disc(x, y, w, "7A4A16", w * 0.86)
            s.disc(x, y, w * 0.8, "2E1606", w * 0.7)
            s.disc(x, y + w * 0.3, w * 0.42, "D89A34", w * 0.36)
            for side in (-1, 1):
                s.disc(x + side * w * 0.17, y + w * 0.2, w * 0.12, "140A04")
                s.disc(x + side * w * 0.4, y + w * 0.1, w * 0.26, "E8E0C4", w * 0.1)
    s.glow(400, 300, 240, "FFE9A0", 0.6)
    s.shade("250,380 250,332 550,332 550,380", "8A5A24", "4A2C10")
    for at in range(14):
        s.box(258 + at * 21, 326, 274 + at * 21, 334, "F8F0DC" if at % 3 else "3A2410")
    for at in range(4):
        person(
            s,
            300 + at * 66,
            410,
            96,
            "1E1006",
            "hold",
            hat=("", "cap", "toque", "")[at],
            rim="FFE9A0",
            left=at > 1,
        )
    s.shade("0,396 800,396 800,420 0,420", "3A200C", "140A04")


@vignette(T("A drowned manor: every window a comb, and behind the gold a family at dinner."))
def the_drowned_hive(s: Stage) -> None:
    s.sky("6A441C", "C08434", "F8CC6A", "FFE8AC")
    sun(s, 130, 110, 24, "FFF4CC")
    sea(s, 300, "E8BC5E", "5A3A18")
    s.shade("180,330 180,120 620,120 620,330", "C9A878", "8A6A44")
    s.area("156,126 270,50 530,50 644,126", "6A4428")
    for x in (250, 520):
        s.shade([(x - 16, 70), (x - 16, 24), (x + 16, 24), (x + 16, 70)], "8A5A3C", "5A3A28")
        for at in range(14):
            s.disc(
                x + 50 * (s.vary("bee", x, at) - 0.5),
                6 + 40 * s.vary("bee", x, at, "y"),
                1.8,
                "2A1A0A",
            )
    for row in range(2):
        for at in range(5):
            x, y = 206 + at * 84, 146 + row * 92
            s.shade([(x, y), (x + 56, y), (x + 56, y + 66), (x, y + 66)], "FFE49A", "E09A2E")
            for cell in range(10):
                s.ring(x + 6 + (cell % 5) * 11, y + 8 + (cell // 5) * 10, 5, 5, "C4842A", 1)
            if row:
                person(s, x + 28, y + 66, 42, "8A5418", "sit", left=at > 2)
            s.line([(x + 28, y), (x + 28, y + 66)], 2, "8A6A44")
    road(s, 400, 326, "FFE9A8", 200, 40)
    boat(s, 330, 382, 1.3, "2A1A0C")
    person(s, 330, 378, 74, "1A1008", "hold", hat="cap", rim="FFF0C0")
    lamp(s, 360, 322, 2.4, "FFF0A0", 10)


@vignette(T("The amber bluff breaks: a man steps out of it, eyes shut, playing a jig."))
def the_fiddler_in_the_wall(s: Stage) -> None:
    s.sky("5A3212", "B87426", "F8C860", "FFE8A8")
    s.shade("0,-10 800,-10 800,340 0,340", "E8A436", "9A5A18")
    s.veil("90,0 240,0 330,340 200,340", "FFF0B4", 0.3)
    s.veil("560,0 640,0 720,340 600,340", "FFF0B4", 0.25)
    s.glow(400, 190, 280, "FFF6D0", 0.8)
    s.area("330,340 316,150 350,60 410,36 470,70 490,160 470,340", "FFF4C8")
    for line in (
        "330,150 230,120 180,60",
        "350,70 300,20",
        "470,80 540,20 560,-10",
        "488,170 600,180 690,140",
        "476,260 590,300",
        "326,250 220,280 130,270",
    ):
        s.line(line, 2.4, "FFF8DC")
        s.line(line, 0.8, "7A4614")
    person(s, 402, 352, 230, "2A1608", "stand", rim="FFE9A8")
    s.limb("374,176 332,190 316,168", 22, 14, "2A1608")
    s.blob("316,158 336,150 372,166 380,182 350,190 324,182", "8A3E1A")
    s.line("320,160 276,140", 4, "3A1E0C")
    s.limb("430,176 466,200 420,214", 20, 13, "2A1608")
    s.line("430,222 300,128", 2, "F4E8CC")
    for at in range(26):
        x, y = 300 + 220 * s.vary("bit", at), 330 + 70 * s.vary("bit", at, "y")
        s.area(placed("0,0 10,-7 17,3 7,8", x, y), ("FFE08A", "E8A436", "FFF4C8")[at % 3])
    s.shade("0,356 800,356 800,420 0,420", "5A3A1E", "2A1A0C")
    person(s, 610, 404, 130, "1A0E06", "wave", rim="FFE9A8", left=True)


@vignette(T("A lighthouse made of candles; a silent child with a candle in each fist."))
def the_lighthouse_of_wax(s: Stage) -> None:
    s.sky("1A1008", "4A2E14", "A86E2A", "E8B050")
    stars(s, 50, 130, "FFE9B8")
    sea(s, 310, "B87E34", "2A1808")
    s.glow(300, 170, 300, "FFDF8A", 0.65)
    for row, (y, count, w) in enumerate(((320, 9, 24), (220, 6, 22), (136, 3, 20))):
        for at in range(count):
            x = 300 + (at - (count - 1) / 2) * w
            top = y - 92 + 14 * ((at + row) % 2)
            s.shade(
                [(x - w / 2, y), (x - w / 2, top), (x + w / 2, top), (x + w / 2, y)],
                "FFF4D4",
                "D8A85A",
            )
            lamp(s, x, top - 8, 3.4, "FFC85A", 8)
    s.blob("120,340 300,312 480,340 300,366", "3A2410")
    s.shade("286,320 286,270 314,270 314,320", "5A3818", "3A2410")
    road(s, 300, 344, "FFE3A0", 120, 40)
    person(s, 520, 384, 120, "1A0E06", "stand", hat="brim", rim="FFDF9A", left=True)
    child(s, 600, 390, 84, "3A2410", "hold", "FFDF9A", left=True)
    lamp(s, 570, 330, 3, "FFD06A", 10)
    lamp(s, 640, 340, 3, "FFD06A", 10)
    s.shade("440,386 800,380 800,420 420,420", "2A1A0C", "100804")
    tree(s, 756, 384, 110, "1A1008", "3A2A10")
