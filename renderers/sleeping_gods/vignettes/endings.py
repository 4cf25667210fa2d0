"""The eight ways in which a campaign comes to rest."""

from __future__ import annotations

from games.kernel import T
from renderers.curves import oval, placed
from renderers.sleeping_gods.vignettes.land import cave, ridge, stack
from renderers.sleeping_gods.vignettes.makings import (
    bell,
    boat,
    clock,
    lamp,
    lighthouse,
    manticore,
    sailer,
    village,
)
from renderers.sleeping_gods.vignettes.people import child, nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import (
    bubbles,
    clouds,
    depths,
    rays,
    road,
    sea,
    stars,
    sun,
    swells,
)


@vignette(T("The ship goes down through long green water; far above, a lamp is still lit."))
def the_water_closes(s: Stage) -> None:
    depths(s, "5E9C8C", "1E5A58", "041418", 6, "CFF4E0")
    lamp(s, 590, 24, 4, "FFE8B0", 20)
    s.beam(590, 26, 0.29, 360, "DFF8E0", 0.3, 0.05)
    s.area("178,300 214,232 262,238 400,170 420,196 420,230 250,330", "0C2226")
    s.area("270,232 262,176 292,160 308,212", "173438")
    s.area("322,206 300,138 318,130 344,194", "5A2E2A")
    s.line("228,240 196,168", 2.4, "0C2226")
    s.line("384,180 356,104", 2.4, "0C2226")
    for x, y in ((282, 206), (296, 198), (270, 222)):
        s.disc(x, y, 3, "FFE0A0")
    bubbles(s, 330, 160, 40, 180)
    person(s, 520, 300, 60, "0A2024", "hold")
    s.disc(545, 252, 16, "3A6A66", 3)
    s.haze(420, 90, "020A0C", 0.8)


@vignette(T("Nine at their bells in a dry place under the sea, with a stove and a pot of soup."))
def stay_and_keep_time(s: Stage) -> None:
    depths(s, "123A4E", "0A2434", "030A12", 4, "6EA8B8")
    s.glow(400, 280, 300, "FFC078", 0.65)
    s.ring(400, 400, 360, 290, "6EA8B8", 2)
    s.ring(400, 400, 352, 282, "2E5A6E", 1)
    for x, y, k in (
        (170, 230, 40),
        (270, 180, 46),
        (400, 158, 56),
        (530, 180, 46),
        (630, 230, 40),
        (215, 306, 30),
        (585, 306, 30),
    ):
        s.line([(x, y - k * 0.6), (x, y - 130)], 1.4, "3A5A64")
        bell(s, x, y, k)
    s.shade("380,372 380,330 420,330 420,372", "3A3030", "1A1414")
    lamp(s, 400, 352, 8, "FF9A4A", 14)
    s.line("408,330 408,290", 5, "241C1C")
    nine(s, 400, 392, 66, "10161C", 0.86, "FFC98A", 1)
    s.shade("0,390 800,390 800,420 0,420", "3A2A22", "140E0C")


@vignette(T("A whaler rises into the sky with four aboard; below, the others ring for them."))
def some_of_you(s: Stage) -> None:
    s.sky("FBF4D8", "A8D0D8", "2E6684", "08182A")
    s.glow(400, -10, 330, "FFFBE4", 0.9)
    rays(s, 400, -60, "FFF8DC", 6, 420)
    for at in range(3):
        s.line([(360 + at * 40, 40), (364 + at * 36, 34), (370 + at * 38, 40)], 1.6, "5A7480")
    s.shade("0,430 0,140 120,240 300,330 500,330 680,240 800,140 800,430", "1E5674", "041020")
    boat(s, 400, 158, 1.15, "3A2A20")
    for at in range(4):
        person(
            s,
            376 + at * 17,
            156,
            36,
            "241A14",
            "wave" if at == 3 else "stand",
            hat=("", "cap", "", "brim")[at],
        )
    s.line("400,166 396,332", 1.2, "C9B890")
    s.blob([(270, 372), (330, 338), (400, 330), (470, 338), (530, 372), (400, 392)], "3A4A54")
    for x in (310, 400, 490):
        bell(s, x, 336, 26)
    for at in range(5):
        person(
            s,
            300 + at * 50,
            378,
            56,
            "0A121A",
            "wave" if at == 2 else "hold",
            hat=("cap", "", "toque", "", "")[at],
            rim="CFE4E4",
            left=at > 2,
        )


@vignette(T("The clock on the bridge stands open; in it sits somebody no bigger than a thumb."))
def bargain_with_the_clock(s: Stage) -> None:
    s.sky("120C0A", "2E1E16", "5A3A24", "2A1A12")
    s.glow(400, 200, 320, "FFD08A", 0.6)
    for x in (60, 220, 580, 740):
        s.shade([(x - 60, 40), (x + 60, 40), (x + 60, 240), (x - 60, 240)], "0A1C2E", "1E4A64")
        s.line([(x - 60, 140), (x + 60, 150)], 1, "4A86A0")
    s.shade("290,420 290,70 510,70 510,420", "8A5A30", "4A2E18")
    s.area("270,74 400,24 530,74", "6A4424")
    clock(s, 400, 150, 66, 0.75)
    s.shade("336,400 336,246 464,246 464,400", "1A100A", "2E1C10")
    lamp(s, 400, 270, 4, "FFE0A0", 20)
    s.disc(400, 318, 9, "E8C8A0")
    s.area("386,314 392,306 408,306 414,314", "3E8A5A")
    s.blob([(386, 352), (392, 328), (408, 328), (414, 352)], "2A3A4E")
    s.box(372, 352, 428, 358, "6A4424")
    for at in range(6):
        s.ring(400, 384, 14 + at * 8, 5 + at * 2, "C9A04A", 1)
    person(s, 150, 424, 190, "0C0908", "stand", hat="cap", rim="FFD08A")
    person(s, 660, 424, 170, "0C0908", "stand", rim="FFD08A", left=True)


@vignette(T("Four lights in a row over a dark sea, and people on the jetty to take the rope."))
def keepers_of_the_light(s: Stage) -> None:
    s.sky("040A16", "0E2440", "24506E", "4A7C8C")
    stars(s, 90, 190)
    sea(s, 250, "2E5E74", "060E18")
    for x, y, h in ((720, 252, 40), (600, 256, 62), (450, 264, 96), (210, 300, 190)):
        stack(s, x, y + 4, h * 0.24, h * 0.5, "1A2834")
        eye = lighthouse(s, x, y - h * 0.42, h * 0.7)
        s.beam(*eye, 0.47, 420, "FFE8B0", 0.5, 0.02)
        s.beam(*eye, 0.97, 300, "FFE8B0", 0.35, 0.02)
        road(s, x, y + 8, "FFE3A8", h * 0.3, 26)
    manticore(s, 560, 352, 0.66, "081018", left=True)
    s.shade("0,372 420,372 430,384 0,384", "4A3A2A", "1E1610")
    for at in range(5):
        person(
            s,
            60 + at * 62,
            374,
            58,
            "0C0E12",
            "wave" if at in (1, 4) else "hold",
            hat=("bonnet", "", "cap", "toque", "")[at],
            rim="FFE0A0",
        )


@vignette(T("The ship comes out by a wide bright door onto a sea with the sun on it."))
def home_by_the_long_current(s: Stage) -> None:
    s.sky("5AA4C8", "A8D8E0", "F6F2CC", "FFF6D8")
    sun(s, 400, 150, 36, "FFF8D8")
    clouds(s, 82, "FFFFFF", 5, 56, 0.24)
    sea(s, 236, "BFE4E0", "2A7C94")
    road(s, 400, 238, "FFFDEC", 80)
    ridge(s, 238, 30, "8CB0A4", "CFE4D0", (520, 820), 1, "home")
    village(s, (640, 760), 232, 5, 13, "F4ECD8", "C4704E", "")
    manticore(s, 380, 316, 1.25, "203844", smoke="E8ECE8")
    for at in range(5):
        x, y = 500 + at * 40, 90 + 26 * (at % 3)
        s.curve(placed("-12,-4 -4,-6 0,0 5,-7 13,-5", x, y), 1.8, "F8FBFA")
    cave(s, "0E2436", oval(400, 210, 380, 230, steps=40))
    s.ring(400, 210, 384, 234, "DDF4F0", 3)


@vignette(T("Ships rise streaming from the sea by the hundred, every one with its lamps lit."))
def the_sea_unwound(s: Stage) -> None:
    s.sky("2A4E7A", "6EA0BC", "F4CFA0", "FCE8C4")
    sun(s, 400, 196, 34, "FFF0CC")
    sea(s, 226, "E8CDA4", "1E5470")
    road(s, 400, 228, "FFF6DC", 90)
    for at in range(18):
        x, depth = 800 * (at + 0.6 * s.vary("ship", at)) / 18, s.vary("ship", at, "d")
        sailer(s, x, 236 + 18 * depth, 0.26 + 0.16 * depth, "4A4A54", "F4E8D0")
    for x, y, k in ((130, 300, 0.8), (660, 306, 0.9), (320, 282, 0.5)):
        sailer(s, x, y, k, "2A2430", "FBF0DC")
        lamp(s, x - 44 * k, y - 22 * k, 3 * k + 1)
        for at in range(7):
            px = x + (at - 3) * 16 * k
            s.line([(px, y - 8 * k), (px + 2, y + 8)], 1, "FFFFFF")
        s.blob([(x - 74 * k, y + 4), (x, y - 2), (x + 74 * k, y + 4), (x, y + 12 * k)], "F4FAF8")
    manticore(s, 440, 366, 1.0, "1A2A36", smoke="DCE0DC")


@vignette(
    T("Through a harbour mouth of light goes the ship, dressed overall, and everybody after.")
)
def cross_with_all_hands(s: Stage) -> None:
    s.sky("0A1630", "2A4A7A", "D89A7A", "FFE2B0")
    stars(s, 60, 120)
    s.glow(560, 216, 320, "FFF0C4", 0.9)
    sea(s, 236, "E8B890", "101E38")
    road(s, 560, 238, "FFF4D4", 110)
    for at in range(60):
        x, t = 800 * s.vary("lamp", at), s.vary("lamp", at, "y")
        lamp(s, x, 244 + 150 * t**1.4, 0.9 + 1.6 * t, "FFDC94", 7)
    eye = lighthouse(s, 210, 268, 150, lean=0.06)
    s.beam(*eye, 0.02, 420, "FFE8B4", 0.5)
    s.limb([(198, 262), (186, 300)], 14, 10, "8A8478")
    s.limb([(222, 262), (240, 292)], 14, 10, "8A8478")
    boat(s, 320, 330, 0.9, "2A1E1A")
    child(s, 320, 326, 40, "14121A", "wave", "FFE0A8")
    manticore(s, 530, 290, 1.15, "141C2C", smoke="C4A890")
    for at in range(12):
        s.area(
            placed("452,206 464,206 458,216", at * 14, abs(at - 6) * 2),
            ("E0483E", "F4D24A", "5DBB63", "3F8FD0")[at % 4],
        )
    swells(s, 404, "2A3A5A", "0A1220", 6)
