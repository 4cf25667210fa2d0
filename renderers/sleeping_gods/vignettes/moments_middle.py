"""Great moments of Heron's Rest, and of the clock aboard."""

from __future__ import annotations

from math import cos, pi, sin

from games.kernel import T
from renderers.curves import placed
from renderers.sleeping_gods.vignettes.land import ridge, stack
from renderers.sleeping_gods.vignettes.makings import (
    bell,
    boat,
    clock,
    house,
    lamp,
    manticore,
    sailer,
)
from renderers.sleeping_gods.vignettes.people import child, nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import clouds, road, sea, steam, sun, swells


@vignette(T("On the bridge a girl in a large oilskin puts one finger to the glass of the clock."))
def the_first_stroke(s: Stage) -> None:
    s.sky("0A1620", "1E3A4A", "3A5A62", "1A2A30")
    for x in (90, 250, 640):
        s.shade([(x - 66, 60), (x + 66, 60), (x + 66, 230), (x - 66, 230)], "2E5E72", "7A98A0")
        s.line([(x - 66, 170), (x + 66, 176)], 1, "A8C4C8")
    s.glow(452, 170, 300, "FFCF8A", 0.6)
    s.shade("0,240 800,240 800,420 0,420", "3A2A20", "140E0A")
    s.shade("384,420 384,80 520,80 520,420", "7A5030", "3A2414")
    clock(s, 452, 160, 58, 0.73)
    child(s, 352, 410, 150, "D8A83E", "wave", "FFF0B8")
    person(s, 230, 424, 230, "0E1216", "stand", rim="FFCF8A")
    person(s, 650, 424, 210, "0E1216", "stand", hat="cap", rim="FFCF8A", left=True)
    for x in (160, 560, 740):
        s.line([(x, 0), (x + 14, 40)], 1.2, "0A0E12")
        lamp(s, x + 16, 46, 5, "FFD98A", 12)


@vignette(T("A hut leans out over the water; at the end of the jetty a lamp burns in daylight."))
def the_keepers_hut(s: Stage) -> None:
    s.sky("4E8EA0", "A4D0C8", "F0ECC8", "F8F2D4")
    clouds(s, 80, "F2F4E8", 4, 60, 0.22)
    ridge(s, 246, 40, "86AE98", "CFDDB4", seed="far")
    sea(s, 244, "B0D8CC", "1E626C")
    for x, lean in ((190, -4), (250, 0), (320, 4), (356, 16)):
        s.limb([(x, 290), (x + lean, 400)], 9, 7, "3E3226")
    s.shade("164,296 172,176 366,188 374,304", "9A7A52", "5E4830")
    s.area("146,188 176,120 352,128 398,200", "6A4A32")
    s.shade("232,302 234,214 284,216 284,304", "FFC878", "B8702E")
    s.shade("310,252 310,216 346,218 346,254", "FFDFA0", "F0B060")
    s.line("206,126 206,90", 8, "4A3A2C")
    steam(s, 206, 88, 50, "F4F0E0", 10, 0.4)
    s.shade("360,306 660,314 660,322 360,318", "7A5E40", "4A3826")
    for x in (430, 520, 610, 650):
        s.line([(x, 318), (x, 400)], 5, "3E3226")
    s.line("650,316 650,170 700,150", 5, "3E3226")
    s.line("700,150 700,184", 1.4, "2A2018")
    lamp(s, 700, 196, 8, "FFE8A8", 14)
    person(s, 470, 312, 62, "2A2E34", "hold", hat="bonnet", left=True)
    s.blob("500,404 540,372 620,372 660,404", "5A4632")


@vignette(T("Sixty feet of black rock out of deep water; on the topmost rungs a man with a lamp."))
def the_black_stack(s: Stage) -> None:
    s.sky("2E4450", "6A8488", "B8B89C", "D8CCA4")
    clouds(s, 90, "7E8E8C", 5, 70, 0.26)
    s.glow(560, 190, 240, "F4E4B4", 0.45)
    swells(s, 270, "6E8E8C", "12282E", 20)
    stack(s, 420, 400, 96, 370, "1E2428")
    for at in range(12):
        if at % 3 != 1:
            s.line([(476, 372 - at * 26), (496, 370 - at * 26)], 2.4, "8A8478")
    s.line("420,30 420,4 436,0", 2.4, "8A8478")
    person(s, 486, 116, 40, "0A0C0E", "wave", rim="FFE0A0")
    lamp(s, 500, 70, 4, "FFDFA0", 13)
    for at in range(9):
        x, y = 300 + 40 * at, 90 + 60 * s.vary("crow", at)
        s.curve(placed("-16,-6 -6,-8 0,0 6,-9 17,-6", x, y), 3, "14181C")
    for x, y in ((368, 180), (380, 250), (350, 310)):
        s.blob([(x - 12, y), (x - 4, y - 12), (x + 8, y - 10), (x + 14, y)], "0E1114")
    manticore(s, 180, 372, 0.95, "1A2226", smoke="4E5E60")
    swells(s, 396, "3A5458", "0E1E22", 10)


@vignette(
    T("A bronze bell, taller than a man, comes up streaming out of the green beside the ship.")
)
def the_first_chime(s: Stage) -> None:
    s.sky("16303A", "3E6A6A", "A8A878", "E4C884")
    s.glow(500, 230, 300, "FFE0A0", 0.5)
    sea(s, 216, "B4B080", "0E2E30")
    s.shade("0,420 0,120 150,140 240,190 262,420", "22303A", "0E161C")
    s.line("0,120 150,140 240,190", 3, "6A7A7E")
    for x, y in ((60, 120), (100, 128), (140, 136), (180, 150)):
        person(
            s,
            x,
            y + 6,
            52,
            "0C1216",
            "wave" if x == 140 else "stand",
            hat=("cap", "", "toque", "")[x // 40 % 4],
            rim="FFE0A0",
        )
    s.glow(500, 300, 200, "9CF0D0", 0.45)
    bell(s, 500, 216, 190, "B07A34")
    for at in range(9):
        x = 416 + at * 21
        s.line([(x, 330), (x + 2, 372 + 10 * (at % 3))], 1.6, "E4F8F0")
    for at in range(4):
        s.ring(500, 346, 120 + at * 44, 20 + at * 9, "D8F0E0", 1.8)
    lamp(s, 730, 90, 4, "FFE0A0", 14)
    stack(s, 730, 222, 16, 120, "1A2A30")


@vignette(T("A ship stands upright on dry sand, every sail set; a tea towel folds itself."))
def the_upright_wreck(s: Stage) -> None:
    s.sky("4A86A0", "A8CCC4", "F0E4B8", "F6E8C0")
    sun(s, 660, 120, 24, "FFF4D0")
    sea(s, 236, "B4D4C4", "6EA0A0")
    s.blob("-40,330 200,280 520,286 840,330 840,440 -40,440", "E8D4A0")
    s.blob("-40,380 300,352 840,392 840,440 -40,440", "D4BC84")
    sailer(s, 400, 306, 2.2, "3A2C24", "F8EEDC")
    s.area("504,228 528,224 532,246 508,250", "FFFFFF")
    s.line("506,236 530,232", 2, "5A86C4")
    s.curve("536,272 600,330 660,352", 2.4, "5A5248")
    s.line("660,330 660,372", 5, "4A443C")
    s.curve("636,352 648,374 660,376 672,374 684,352", 5, "4A443C")
    nine(s, 160, 380, 34, "2A241E", 0.5)


@vignette(T("A garden where ships stand keel-deep in cabbages, one with a blanket over her."))
def ships_taken_in(s: Stage) -> None:
    s.sky("6EA8B4", "BCDCCC", "F4F0D0", "F8F0D4")
    clouds(s, 66, "F8FAF2", 4, 60, 0.22)
    ridge(s, 230, 70, "7EA878", "B8CC98", seed="hill")
    s.shade("0,226 800,226 800,420 0,420", "9CB870", "4E6E3A")
    house(s, 690, 250, 130, 92, "EFE2C8", "A8583E", "6A8A94")
    sailer(s, 150, 270, 0.9, "5A3A28", "E8DCC4", 2)
    manticore(s, 350, 286, 0.85, "2A3A44", lit=False)
    s.area("458,300 470,256 590,250 606,300", "4A5A64")
    s.blob("452,270 480,238 540,228 600,242 612,280 560,268 500,272", "C4604A")
    for at in range(5):
        s.line([(478 + at * 28, 240 + abs(at - 2) * 5), (482 + at * 28, 272)], 2, "F0E0C0")
    for row in range(4):
        for at in range(14):
            x, y = 800 * (at + 0.5 * (row % 2)) / 13, 310 + row * 30
            k = 0.8 + row * 0.25
            s.disc(x, y, 19 * k, "5A8A44", 13 * k)
            s.disc(x - 3, y - 3, 12 * k, "84B45E", 8 * k)
            s.disc(x - 4, y - 4, 6 * k, "B4D88A", 4 * k)
    person(s, 640, 340, 96, "3A2E34", "hold", hat="bonnet", left=True)
    child(s, 556, 352, 66, "D8A83E", "wave")


@vignette(
    T("Nine barrels and a door for a deck: a boy with a bucket of eels, bored as a publican.")
)
def the_eel_boys_raft(s: Stage) -> None:
    s.sky("3E6E7E", "94B8A4", "F0D89A", "F8E4B4")
    sun(s, 180, 150, 26, "FFEEC0")
    sea(s, 226, "D8CC98", "1E4E54")
    road(s, 180, 228, "FFF4D0", 50)
    ridge(s, 228, 26, "7EA08C", "C4CCA0", seed="far")
    for row in range(2):
        for at in range(5):
            x, y = 260 + at * 74 + row * 22, 350 + row * 20
            s.disc(x, y, 38, "5A3E26", 22)
            s.ring(x, y, 37, 21, "2E2014", 3)
            s.line([(x - 12, y - 20), (x - 12, y + 20)], 3, "2E2014")
            s.line([(x + 12, y - 20), (x + 12, y + 20)], 3, "2E2014")
    s.shade("230,336 630,326 640,346 236,358", "8A6438", "5A3E22")
    s.line("300,336 300,354", 2, "3A2816")
    s.line("560,330 560,350", 2, "3A2816")
    person(s, 400, 340, 110, "2A2420", "sit", hat="cap", rim="FFE8B4")
    s.shade("468,336 474,292 528,292 534,334", "7A828A", "4A5258")
    for at in range(4):
        s.limb(
            [(484 + at * 12, 294), (480 + at * 13, 272 - at * 3), (492 + at * 12, 258 - at * 4)],
            7,
            3,
            "4E6A4A",
        )
    s.line("300,336 292,210", 3, "3A2816")
    s.area("292,212 350,226 292,244", "C4604A")


@vignette(T("Pear trees hang head downward from the cliff; ladders are let down, nobody on them."))
def the_hanging_orchard(s: Stage) -> None:
    s.sky("5A9CB4", "B0D8CC", "F4EEC8", "FAF2D4")
    sea(s, 300, "A8D4CC", "1E6A78")
    road(s, 620, 302, "FFFBE0", 60)
    s.shade(
        "0,-10 800,-10 800,70 700,96 560,84 430,112 300,96 180,120 60,104 0,120", "5E8A4A", "8A7A52"
    )
    s.shade("0,0 130,0 110,200 60,320 0,340", "9A8A62", "5E5238")
    for x, y, k in (
        (190, 110, 130),
        (330, 96, 150),
        (480, 104, 140),
        (620, 86, 150),
        (740, 90, 110),
    ):
        s.limb(
            [(x, y - 8), (x + 6, y + k * 0.35), (x - 3, y + k * 0.6)], k * 0.11, k * 0.04, "5A4430"
        )
        for at in range(9):
            a = 2 * pi * s.vary("leaf", x, at)
            r = k * 0.26 * s.vary("leaf", x, at, "r") ** 0.5
            code = ("3E6A38", "548A48", "74A85C")[at // 3]
            s.disc(x + r * 1.2 * cos(a), y + k * 0.72 + r * 0.8 * sin(a), k * 0.18, code, k * 0.14)
        for at in range(6):
            px, py = (
                x + k * 0.3 * (2 * s.vary("pear", x, at) - 1),
                y + k * (0.75 + 0.25 * s.vary("pear", x, at, "y")),
            )
            s.disc(px, py, 4, "E8C24A", 5.4)
    for x in (262, 410, 552):
        for dx in (0, 14):
            s.line([(x + dx, 100), (x + dx, 292)], 1.6, "6A5236")
        for at in range(11):
            s.line([(x, 112 + at * 16), (x + 14, 112 + at * 16)], 1.4, "6A5236")
    for at in range(14):
        s.disc(800 * s.vary("float", at), 320 + 90 * s.vary("float", at, "y"), 4, "E8C24A", 3.4)
    boat(s, 420, 366, 1.3, "3A2C22")
    for at in range(4):
        person(
            s,
            390 + at * 22,
            362,
            54,
            "22201E",
            "wave" if at == 1 else "stand",
            hat=("cap", "", "toque", "")[at],
        )


@vignette(T("Hundreds of boats no longer than a finger race round a cork; a judge looks on."))
def the_regatta(s: Stage) -> None:
    s.sky("5EA8C0", "B4DCD0", "F2F0CC", "C4DCC4")
    sea(s, 150, "A0D4CC", "1E7484", 1.2)
    ridge(s, 152, 30, "7EAE8C", "C4DCB0", seed="far")
    for at in range(46):
        t = s.vary("toy", at, "y")
        x, y, k = 800 * s.vary("toy", at), 176 + 210 * t, 0.5 + 1.5 * t
        s.blob(
            placed("-12,-3 12,-3 7,4 -7,4", x, y, wide=k, high=k),
            ("7A5230", "B8864E", "5A3E28")[at % 3],
        )
        s.area(
            placed("0,-26 13,-6 0,-5", x, y, wide=k, high=k),
            ("FBF4E4", "E8C24A", "C4604A", "FFFFFF")[at % 4],
        )
        s.line([(x - 16 * k, y + 4 * k), (x + 16 * k, y + 5 * k)], 1, "E8F8F4")
    s.disc(430, 300, 26, "C48A54", 18)
    s.line("430,290 430,220", 2.4, "4A3A2A")
    s.area("430,222 468,232 430,246", "D0483E")
    s.blob("600,430 620,330 700,300 800,310 830,430", "5A564E")
    person(s, 700, 330, 150, "26405E", "sit", hat="brim", rim="F4ECD0", left=True)
    s.area("612,246 650,232 652,268", "E4D4A0")
