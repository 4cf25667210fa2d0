"""The eleven that a crew remembers, each where it is met."""

from __future__ import annotations

from math import cos, pi, sin

from games.kernel import T
from renderers.curves import placed, points
from renderers.sleeping_gods.vignettes.beasts import loom
from renderers.sleeping_gods.vignettes.land import cave, peaks, ridge, stack
from renderers.sleeping_gods.vignettes.makings import bell, chain, lamp, manticore, quay
from renderers.sleeping_gods.vignettes.people import crowd, nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import (
    hole,
    rain,
    road,
    sea,
    snow,
    stars,
    sun,
    swells,
    whirl,
)


@vignette(T("A berg as tall as a town has a door, a face and hands; nine chairs are put out."))
def host_of_the_ice_house(s: Stage) -> None:
    s.sky("0E2440", "2E6A94", "9CCDE4", "DDF0F6")
    peaks(s, 300, 150, "6E9EBE", "BFDCE8", 6, "far")
    s.glow(400, 170, 300, "DFF8FF", 0.6)
    sea(s, 300, "8ABBD4", "102E48")
    loom(s, "The Host of the Ice House", 400, 360, 2.0, "8FC4DE", 0.2)
    s.haze(352, 40, "DDF0F6", 0.6)
    for at in range(9):
        x = 190 + at * 52
        s.box(x - 6, 372, x + 6, 376, "3A2A22")
        s.box(x - 6, 354, x - 4, 390, "3A2A22")
        s.box(x + 4, 376, x + 6, 390, "3A2A22")
    snow(s, "FFFFFF", 110)


@vignette(
    T("Singers in white stand on the last rock; below them something rises that is all eyes.")
)
def what_the_chord_held_under(s: Stage) -> None:
    s.sky("1A1640", "4E4690", "B88CC4", "F0C4D4")
    s.glow(300, 190, 280, "F8CFE8", 0.6)
    swells(s, 240, "7A6EB8", "14123A", 24)
    loom(s, "What the Chord Held Under", 290, 372, 1.75, "5A4E9A", 0.22)
    s.shade([(520, 430), (560, 250), (640, 214), (820, 206), (820, 430)], "3A3468", "14122E")
    for at in range(10):
        person(s, 590 + at * 23, 220 - (at % 3) * 3, 50, "F4ECFA", "stand", hat="hood")
    for at in range(5):
        s.ring(590, 190, 40 + at * 36, 26 + at * 24, "E8C8F0", 0.8)
    s.haze(390, 40, "C4B4E4", 0.5)


@vignette(T("In a round sea-cave a great lens is unwrapped, and loose colours stand up around it."))
def the_thrown_colours(s: Stage) -> None:
    s.sky("F6E4C0", "FBF0D8", "C8DCE4", "8AB0C4")
    sun(s, 640, 150, 30, "FFF6DC")
    sea(s, 230, "C4DCE0", "5A88A0")
    mouth = points("560,60 660,30 760,80 790,200 740,300 620,320 540,250 520,150")
    cave(s, "1E1830", mouth)
    s.glow(640, 170, 330, "F6E4C0", 0.35)
    s.shade("0,420 0,330 300,300 560,330 800,380 800,420", "3E3454", "16121F")
    for at, code in enumerate(("E0483E", "F0913A", "F4D24A", "5DBB63", "3F8FD0", "7A58C0")):
        s.beam(640, 160, 0.455 + at * 0.012, 560, code, 0.5, 0.007)
    loom(s, "The Thrown Colours", 230, 388, 1.5, "1E1830", 0.12)
    s.glow(455, 270, 90, "FFFFFF", 0.6)
    for at in range(6):
        s.ring(455, 280, 44 - at * 7, 74 - at * 11, "E8F6FA", 2)
    s.box(420, 352, 490, 362, "6A5A4A")


@vignette(T("A blind queen sleeps in a hollow lime; over the tree her dream shows its teeth."))
def keepers_of_the_dream(s: Stage) -> None:
    s.sky("1E1008", "5E3612", "C4842A", "F4C864")
    s.glow(400, 120, 300, "FFDF8A", 0.6)
    for at in range(9):
        x = 30 + at * 96
        s.shade([(x - 16, 420), (x - 12, 0), (x + 12, 0), (x + 16, 420)], "6A3E14", "2E1808")
    s.blob("220,96 300,34 400,16 500,34 580,96 500,146 300,146", "7A4614")
    for at in range(22):
        a = 2 * pi * at / 22
        gum = 400 + 172 * cos(a), 88 + 64 * sin(a)
        tip = 400 + 112 * cos(a), 88 + 34 * sin(a)
        side = -10 * sin(a), 8 * cos(a)
        s.veil(
            [(gum[0] + side[0], gum[1] + side[1]), tip, (gum[0] - side[0], gum[1] - side[1])],
            "FFF6D8",
            0.75,
        )
    s.glow(400, 86, 110, "FFE9A8", 0.5)
    s.shade("270,420 300,210 350,150 450,150 500,210 530,420", "7A4A1A", "3A200A")
    s.blob([(330, 400), (340, 250), (400, 200), (460, 250), (470, 400)], "1E0E04")
    s.blob([(350, 390), (356, 300), (400, 262), (446, 300), (452, 390)], "D8A040")
    for y in (310, 336, 362):
        s.blob([(356, y), (400, y - 8), (446, y), (400, y + 8)], "4A2A10")
    s.disc(400, 276, 22, "E8B860", 18)
    loom(s, "Keepers of the Dream", 170, 420, 1.1, "5E3612", 0.2)
    loom(s, "Keepers of the Dream", 630, 420, 1.1, "5E3612", 0.2, left=True)


@vignette(
    T("An eye wider than a ship lies in a lake of resin; small shapes climb from its lashes.")
)
def dwellers_in_the_lashes(s: Stage) -> None:
    s.sky("3A200C", "9A5E1C", "F0B850", "FFE49C")
    ridge(s, 150, 70, "8A5418", "D89A3A", seed="hill")
    s.shade([(0, 146), (800, 146), (800, 420), (0, 420)], "E8AC42", "5A340E")
    s.blob(points("90,268 230,170 400,146 570,170 710,268 570,356 400,376 230,356"), "F8E6B4")
    s.disc(400, 262, 118, "A8641A", 104)
    for at in range(40):
        a = 2 * pi * at / 40
        s.line(
            placed("50,46 114,100", 400, 262, wide=cos(a), high=sin(a)),
            2,
            "E0A03A" if at % 2 else "7A4210",
        )
    s.disc(400, 262, 52, "140802", 46)
    s.disc(366, 226, 18, "FFF8E0", 13)
    for at in range(15):
        x = 110 + at * 42
        s.limb(
            [(x, 216 - abs(at - 7) * -6), (x + (at - 7) * 3, 150), (x + (at - 7) * 9, 104)],
            9,
            2,
            "3A1E08",
        )
    loom(s, "Dwellers in the Lashes", 150, 424, 0.95, "8A5418", 0.12)
    loom(s, "Dwellers in the Lashes", 650, 424, 0.95, "8A5418", 0.12, left=True)
    manticore(s, 400, 404, 0.42, "2A1606")


@vignette(T("On a white quay a thing in an apron stands before a gong as big as a mill wheel."))
def the_thing_in_the_apron(s: Stage) -> None:
    s.sky("20262E", "4E5862", "A8A8A0", "DCD4C0")
    s.glow(470, 170, 260, "F0DCA8", 0.6)
    sea(s, 280, "9AA09C", "1E262E")
    for at in range(6):
        x = 30 + at * 54
        s.shade(placed("-22,320 -22,250 0,224 22,250 22,320", x), "F0EADA", "A8A290")
        s.box(x - 8, 282, x + 8, 320, "2A2C30")
    quay(s, 318, "EDE6D4", piles=13)
    loom(s, "The Thing in the Apron", 540, 326, 1.72, "5E6670", 0.12)
    person(s, 250, 326, 62, "1C2024", "wave", rim="F4EAD0")
    crowd(s, (40, 220), 326, 7, 44, "2A2E34")


@vignette(T("In a tower of bones the Preacher spreads his arms over thousands upon their knees."))
def the_preacher(s: Stage) -> None:
    s.sky("120C16", "3A2A3A", "8A6A62", "D8B894")
    s.glow(400, 120, 280, "FFC89A", 0.5)
    for at in range(4):
        for side in (-1, 1):
            x = 400.0 + side * (380 - at * 62)
            bow = [(x, 340), (x + side * 44, 200), (x - side * 20, 70), (400 + side * 60, 6)]
            s.limb(bow, 24 - at * 3, 7, ("D4C8B0", "B8AC98", "988C7E", "7A7068")[at])
    bell(s, 400, 62, 66, "7A6A4A", "FFD8A0")
    loom(s, "The Preacher", 400, 330, 1.4, "3A2A3A", 0.12)
    s.shade([(320, 360), (330, 290), (470, 290), (480, 360)], "5A4A3E", "2A201C")
    for row in range(4):
        for at in range(13 + row):
            x = 800 * (at + 0.5 + 0.3 * (row % 2)) / (13 + row)
            person(
                s,
                x,
                366 + row * 20,
                40 + row * 6,
                ("4A3A40", "382C32", "2A2026", "1A1418")[row],
                "kneel",
                hat="hood",
                left=x > 400,
            )


@vignette(T("A beast as large as its rock lies round an iron pin from which the whole sea hangs."))
def what_was_told_to_stay(s: Stage) -> None:
    s.sky("060E1C", "1E3E5E", "4E86A4", "A4CCD4")
    hole(s, 640, 50, 60, 16)
    swells(s, 210, "4A84A0", "0A1E30", 30)
    s.shade("120,430 170,330 300,300 560,304 700,350 740,430", "2E3A46", "10161E")
    loom(s, "What Was Told to Stay", 400, 372, 1.7, "2E5E80", 0.2)
    s.shade([(620, 330), (626, 150), (650, 150), (656, 330)], "8A929A", "3A424A")
    s.disc(638, 148, 22, "6E767E", 9)
    for at in range(7):
        s.curve(
            [(638, 158), (560 - at * 70, 190 + at * 8), (380 - at * 100, 230 + at * 16)],
            1.6,
            "9CC4D4",
        )
        s.curve([(638, 158), (700 + at * 12, 180 + at * 10), (830, 190 + at * 26)], 1.6, "9CC4D4")
    rain(s, "8FB4C4", 70)


@vignette(
    T("The current itself turns its head beside a ship that slides down a green hill of sea.")
)
def the_undertow(s: Stage) -> None:
    s.sky("04101A", "0E3448", "2E7E8C", "7EC4BC")
    hole(s, 250, 44, 84, 22)
    s.shade("0,130 260,150 520,250 800,400 800,430 0,430", "2E8A8C", "04161E")
    for at in range(11):
        s.curve(
            [(0, 150 + at * 26), (240, 172 + at * 26), (520, 276 + at * 24), (800, 424 + at * 20)],
            1.8,
            "6EC0B8",
        )
    loom(s, "The Undertow", 560, 330, 1.7, "1E6A78", 0.14)
    manticore(s, 236, 214, 0.8, "06121A", smoke="3A6068")
    rain(s, "A8D8D4", 90, 0.6)


@vignette(T("In a locker of chain, each link as long as a boat, the watchman opens one eye."))
def the_watchman_of_the_chain(s: Stage) -> None:
    s.sky("05080E", "121C28", "24384A", "101A24")
    s.glow(420, 190, 300, "5A86A0", 0.5)
    for row in range(4):
        chain(
            s,
            [(-10 + at * 46, 60 + row * 60 + 22 * (at % 3)) for at in range(19)],
            26,
            ("22303E", "2A3A4A", "34485A", "3E5468")[row],
        )
    loom(s, "The Watchman of the Chain", 430, 384, 1.95, "1A2836", 0.22)
    for row in range(2):
        chain(
            s,
            [(-20 + at * 52, 372 + row * 36 + 14 * (at % 2)) for at in range(17)],
            30,
            ("4A6276", "5A7488")[row],
        )
    lamp(s, 130, 322, 6, "FFD98A", 16)
    person(s, 130, 388, 54, "0A1016", "hold", rim="FFD98A")
    bell(s, 690, 330, 22)


@vignette(T("By night something tall and patient waits at the end of a pier, arms up."))
def the_waiting_thing(s: Stage) -> None:
    s.sky("060A14", "141E34", "33465E", "6A7C88")
    stars(s, 70, 180)
    sun(s, 640, 84, 26, "E8F0F8", 5)
    sea(s, 260, "4A6072", "0A121C")
    road(s, 640, 262, "DDE8F0", 50)
    loom(s, "The Waiting Thing", 360, 344, 1.7, "33465E", 0.18)
    quay(s, 336, "3A3430", (0, 560), 8)
    s.haze(330, 40, "6A7C88", 0.4)
    stack(s, 740, 330, 40, 150, "1E2834", -1)
    nine(s, 150, 342, 40, "0A0E14", 0.36)
    whirl(s, 360, 404, 170, 22, "33465E", "0A121C", 6)
