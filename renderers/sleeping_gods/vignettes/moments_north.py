"""Great moments of the northern pages: reeds, ice and glass."""

from __future__ import annotations

from games.kernel import T
from renderers.curves import oval, placed
from renderers.sleeping_gods.vignettes.beasts import loom
from renderers.sleeping_gods.vignettes.land import berg, lattice, peaks, reeds, ridge, stack
from renderers.sleeping_gods.vignettes.makings import (
    bell,
    boat,
    house,
    lamp,
    lighthouse,
    manticore,
    sailer,
)
from renderers.sleeping_gods.vignettes.people import nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import road, sea, snow, stars, sun


@vignette(T("Two old enemies strike a drum thirty feet wide; a drum of green wicker rises."))
def the_drum_house(s: Stage) -> None:
    s.sky("1E1A14", "5A4426", "C4964E", "8A6430")
    s.glow(400, 220, 320, "FFE0A0", 0.6)
    for side in (-1, 1):
        lattice(s, 400 + side * 210 - 190, 400 + side * 210 + 190, 0, 330, 24, "6E5228")
    s.ring(400, 190, 218, 160, "4A3218", 20)
    s.disc(400, 190, 204, "E8D4A4", 148)
    s.glow(400, 190, 190, "FFF4D0", 0.6)
    for at in range(6):
        s.ring(400, 190, 30 + at * 32, 22 + at * 23, "C4A870", 1.6)
    for x, left in ((176, False), (624, True)):
        person(
            s,
            x,
            394,
            170,
            "1E140C",
            "hold",
            hat="bonnet" if left else "brim",
            rim="FFE0A0",
            left=left,
        )
        d = -1 if left else 1
        s.limb([(x + d * 60, 266), (x + d * 120, 226), (x + d * 150, 206)], 7, 9, "5A3A1E")
        s.disc(x + d * 152, 204, 13, "E8D8B8")
    s.glow(400, 366, 90, "B8F09A", 0.5)
    s.shade([(360, 400), (356, 350), (444, 350), (440, 400)], "7EA85A", "3A5A2E")
    s.disc(400, 350, 44, "A8D07A", 12)
    s.shade("0,392 800,392 800,420 0,420", "3A2A18", "140E08")


@vignette(T("In a maze of lost nets a single split reed, forty feet high, tries to say one word."))
def the_net_maze(s: Stage) -> None:
    s.sky("1E2E32", "4E6660", "B4B48A", "D8CE9C")
    s.glow(400, 170, 260, "F4EAB8", 0.6)
    sea(s, 280, "A4A67E", "16221E", 0.6)
    reeds(s, 290, 30, 60, "6A704A")
    s.limb("396,330 386,200 372,96 352,20", 16, 3, "7E9A4A")
    s.limb("404,330 412,200 430,96 454,20", 16, 3, "8EAA56")
    for side in (-1, 1):
        x = 400 + side * 280
        lattice(s, x - 130, x + 130, 110, 400, 22, "5E5238")
        for at in range(12):
            s.disc(x - 120 + at * 22, 112 + 9 * (at % 2), 7, "B06A3A", 6)
    s.blob("556,250 572,240 590,250 572,258", "2A241E")
    s.disc(573, 240, 12, "2A241E", 8)
    boat(s, 400, 366, 1.2, "1A1612")
    for at in range(3):
        person(s, 380 + at * 22, 362, 50, "0E0C0A", "row" if at == 1 else "stand", rim="F4EAB8")


@vignette(T("Four lamps on four stacks find each other across sixty miles of dark."))
def four_lights(s: Stage) -> None:
    s.sky("050A18", "0E1E3A", "2A3E5A", "5A5E64")
    stars(s, 120, 210)
    sea(s, 262, "3A4A5E", "060A12")
    for x, y, k in ((690, 262, 0.24), (570, 266, 0.4), (410, 276, 0.66)):
        stack(s, x, y, 30 * k, 110 * k, "1E2836")
        lamp(s, x, y - 116 * k, 3 + 3 * k, "FFDFA0", 13)
    s.beam(166, 98, 0.02, 620, "FFE8B4", 0.6, 0.016)
    stack(s, 170, 420, 92, 300, "222A36")
    for at in range(14):
        s.line(
            [(150 + (at % 2) * 8, 400 - at * 20), (178 + (at % 2) * 8, 396 - at * 20)],
            1.6,
            "4A5462",
        )
    s.shade("142,122 146,84 190,84 194,122", "3A3E46", "20242C")
    lamp(s, 168, 98, 11, "FFE3A4", 16)
    person(s, 222, 122, 44, "0A0C10", "wave", rim="FFE3A4")
    bell(s, 500, 330, 34)
    road(s, 500, 300, "FFE3A8", 90, 40)


@vignette(T("Out of the fog wades a lighthouse, one leg short, and bends to look in at a window."))
def the_walking_lighthouse(s: Stage) -> None:
    s.sky("5A6A70", "93A09C", "D4CEB0", "E6DCB8")
    ridge(s, 262, 20, "9AA08A", "C9C4A0", seed="far")
    s.shade("0,258 800,258 800,420 0,420", "A8A686", "4A4E3C")
    for x, y in ((130, 300), (250, 330), (390, 352)):
        s.disc(x, y, 36, "5A6250", 11)
        s.disc(x, y + 3, 30, "93A09C", 8)
    s.limb("470,250 440,310 452,392", 34, 25, "B8B2A0")
    s.limb("522,252 560,300 552,372", 34, 25, "A09A88")
    eye = lighthouse(s, 494, 272, 200, "EDE6D4", "B4463A", lean=0.42)
    s.beam(eye[0], eye[1], 0.185, 250, "FFF0BE", 0.8, 0.05)
    house(s, 694, 330, 84, 50, "8A7A5A", "4E4230", "FFE9A8")
    for dx in (-30, 30):
        s.line([(694 + dx, 330), (694 + dx, 372)], 4, "3A3226")
    s.haze(250, 60, "D8D2B4", 0.6)
    manticore(s, 120, 388, 0.7, "2A2E2C", smoke="7A7E78")
    reeds(s, 424, 40, 60, "3A4430")


@vignette(T("A basket cradle drifts down on the ebb; a small seal in it holds up its arms."))
def the_cradle_adrift(s: Stage) -> None:
    s.sky("4A5E6E", "A0A890", "F4DCA8", "FBEAC4")
    sun(s, 200, 150, 22, "FFF0C8")
    sea(s, 220, "E4CEA0", "3A5450", 0.7)
    road(s, 200, 222, "FFF4D4", 40)
    reeds(s, 240, 50, 60, "7E8458", (380, 800))
    s.blob("300,330 320,290 400,276 490,288 512,328 470,366 350,368", "A8793E")
    lattice(s, 322, 494, 300, 360, 13, "6E4E26")
    s.blob("452,300 470,220 520,206 556,240 540,310 500,330", "BF8E4C")
    s.blob("456,300 474,240 512,226 530,250 516,300", "3A2818")
    s.blob("330,312 380,294 470,300 480,320 400,334", "F0E4CC")
    s.blob("352,306 356,262 392,242 430,262 434,306 394,322", "7A828A")
    s.disc(393, 262, 30, "8E969E", 27)
    for x in (382, 406):
        s.disc(x, 258, 5, "14161A")
        s.disc(x - 1.4, 256, 1.6, "FFFFFF")
    s.disc(394, 270, 4, "14161A", 3)
    s.limb("360,296 338,262 330,232", 14, 8, "8E969E")
    s.limb("428,296 450,264 456,238", 14, 8, "8E969E")
    reeds(s, 430, 34, 110, "36402E", (-10, 220))
    reeds(s, 430, 20, 80, "36402E", (640, 820))


@vignette(T("A mail steamer hangs in a wall of ice; her frozen postman looks at his watch."))
def the_packet_in_the_floe(s: Stage) -> None:
    s.sky("1A3C5E", "5E9CC0", "CFE8F2", "EAF6F8")
    s.shade("0,0 800,0 800,340 0,340", "BFDFEE", "6EA4C4")
    for at in range(16):
        x = 800 * s.vary("plane", at)
        s.veil(
            [(x, 0), (x + 60, 0), (x + 20 * s.vary("plane", at, "w"), 340), (x - 40, 340)],
            "FFFFFF",
            0.16,
        )
    s.glow(430, 180, 240, "FFFFFF", 0.5)
    manticore(s, 400, 210, 2.0, "3A4E60", lit=False, funnel="6A4A5A")
    s.ring(356, 190, 46, 46, "32465A", 8)
    for at in range(8):
        a = at * 0.785
        s.line(
            [(356, 190), (356 + 46 * (1 - abs(at - 4) / 4), 190 + 46 * (a - 2.7) / 3)], 3, "32465A"
        )
    for x, y in ((520, 168), (540, 172), (530, 156)):
        s.blob([(x - 14, y + 8), (x - 8, y - 8), (x + 10, y - 8), (x + 14, y + 8)], "8A7A5E")
    person(s, 532, 160, 50, "22303E", "wave", hat="cap")
    s.veil("230,70 560,40 620,250 180,250", "DFF2FA", 0.28)
    sea(s, 336, "7AB0CC", "12324E")
    boat(s, 210, 392, 1.3, "1A242E")
    for at in range(3):
        person(
            s,
            188 + at * 24,
            388,
            56,
            "101820",
            "wave" if at == 2 else "stand",
            hat=("cap", "", "")[at],
        )
    snow(s, "FFFFFF", 70)


@vignette(T("A lit window in the waste: an old woman feeds the last of her chairs to the stove."))
def the_last_stove(s: Stage) -> None:
    s.sky("08142A", "16345A", "3E6A8E", "86A8BC")
    stars(s, 110, 200)
    peaks(s, 290, 110, "3A6488", "6E96B0", 7, "far")
    s.shade("0,280 200,268 500,284 800,264 800,420 0,420", "B4CCDA", "4E7490")
    s.shade("250,370 250,190 550,190 550,370", "3A2E28", "1E1612")
    s.area("220,196 400,96 580,196 560,214 400,122 240,214", "E4EEF4")
    s.shade("300,340 300,220 500,220 500,340", "FFC46A", "E07A2E")
    s.glow(400, 280, 240, "FFB45A", 0.55)
    s.shade("420,340 420,278 470,278 470,340", "2A1C16", "140C0A")
    lamp(s, 445, 316, 9, "FF8A3A", 10)
    s.line("445,278 445,150", 8, "1E1612")
    person(s, 352, 342, 92, "2A1610", "sit", hat="bonnet")
    s.line("372,306 424,310", 4, "6A4426")
    s.line("400,220 400,340", 3, "2A1C14")
    s.veil("300,372 500,372 640,420 160,420", "FFC878", 0.4)
    snow(s, "FFFFFF", 80)


@vignette(T("A one-eyed white bear keeps the ford; a queue shuffles past on its blind side."))
def the_bear_who_sees_one_side(s: Stage) -> None:
    s.sky("2A5478", "7AB0CC", "DCEEF2", "F6FAF6")
    peaks(s, 240, 110, "A0C6DA", "E4F1F5", 6, "far")
    sea(s, 240, "A8D0DE", "2E6888")
    s.blob("-30,330 160,300 420,306 560,350 360,440 -30,440", "EEF6F9")
    s.blob("600,330 720,310 840,330 840,440 640,420", "E4F0F5")
    for x, shade in ((262, "D4E0E6"), (396, "D4E0E6"), (226, "EEF3F3"), (434, "F4F8F6")):
        s.blob([(x - 28, 300), (x - 30, 384), (x - 8, 396), (x + 34, 392), (x + 30, 300)], shade)
        s.line([(x + 8, 388), (x + 12, 394)], 1.4, "8A989E")
    s.blob("176,300 186,222 250,180 340,176 420,200 462,262 450,330 400,346 240,344", "F8FAF6")
    s.blob("190,318 260,300 360,306 446,316 400,344 240,344", "DDE7EA")
    s.blob("392,230 410,160 450,132 492,150 500,200 470,252 420,268", "F8FAF6")
    for x in (432, 478):
        s.disc(x, 126, 14, "EDF2F0")
        s.disc(x, 128, 7, "C9B8B0")
    s.blob("380,180 398,140 450,122 500,136 520,176 500,210 440,220 400,212", "FCFDFA")
    s.blob("470,172 512,166 548,182 540,202 500,212 472,202", "EAF0EE")
    s.disc(544, 182, 9, "1A2026", 7)
    s.curve("504,206 522,204 536,198", 2, "4A5A62")
    s.disc(494, 160, 6.5, "1E140E")
    s.disc(492, 158, 2, "FFFFFF")
    s.curve("416,150 440,160 454,152", 3, "9AA8AE")
    s.line("436,144 432,172", 1.6, "B4BEC2")
    for at in range(5):
        x = 40 + at * 40
        s.blob([(x - 18, 372), (x - 6, 340), (x + 10, 338), (x + 18, 372)], "4A5660")
        s.disc(x + 6, 336, 9, "4A5660")
    person(s, 246, 392, 74, "14181C", "bow", hat="brim")
    snow(s, "FFFFFF", 50)


@vignette(T("At low tide a mile of table is laid on the sand for guests of glass, their arms up."))
def the_banquet_in_the_shallows(s: Stage) -> None:
    s.sky("2A2458", "7A68AC", "E8B0C8", "FBDCC8")
    sun(s, 400, 164, 24, "FFEADC")
    sea(s, 196, "DDB0CC", "C4A0BC", 0.4)
    s.shade("0,216 800,216 800,420 0,420", "D8B8C4", "7A6688")
    s.area("386,206 414,206 640,420 160,420", "FBF4F0")
    for at in range(9):
        near = (at / 8) ** 1.7
        for side in (-1, 1):
            x, y, h = 400 + side * (26 + 290 * near), 216 + 190 * near, 34 + 150 * near
            person(s, x, y + h * 0.2, h, "BCC8EA", "wave", rim="FFFFFF", left=side > 0)
            s.veil(oval(x, y - h * 0.3, h * 0.2, h * 0.4), "FFFFFF", 0.22)
        for dx in (-0.4, 0.1, 0.5):
            x, y = 400 + dx * (30 + 360 * near), 214 + 190 * near
            s.line([(x, y), (x, y - 8 - 14 * near)], 1 + near, "E4F0F8")
            s.disc(x, y - 10 - 16 * near, 3 + 5 * near, "F4FAFF", 3 + 4 * near)
    loom(s, "The Guest at the Head", 400, 236, 0.62, "C4A8D4", 0.2)


@vignette(T("A lighthouse sits among glass skerries with its back to a rock; wreckers swarm it."))
def where_the_lighthouse_sat_down(s: Stage) -> None:
    s.sky("141230", "3A3468", "8A78A8", "C4A8B8")
    stars(s, 60, 140)
    sea(s, 286, "8A7AA4", "141430")
    for x, h in ((60, 90), (700, 130), (640, 70), (150, 60)):
        s.shade([(x - 30, 300), (x, 300 - h), (x + 30, 300)], "C9B8E4", "5A4E8A")
    stack(s, 300, 330, 110, 250, "2A2A48")
    s.limb("440,300 540,330 640,336", 36, 26, "C4BCB0")
    s.limb("430,318 490,360 540,366", 36, 28, "A8A094")
    lighthouse(s, 420, 322, 230, "DCD6C8", "A0463E", lit=False, lean=-0.12)
    s.glow(392, 120, 60, "FFD98A", 0.5)
    for at in range(9):
        x, y = 380 + at * 11, 140 + at * 20
        s.line([(x - 60, y - 40), (x, y)], 1, "E8DCC0")
        person(s, x, y + 10, 22, "0E0C18", "wave" if at % 2 else "hold", left=at % 3 == 0)
    for at in range(6):
        person(s, 540 + at * 26, 352, 30, "0E0C18", "hold", left=True)
        lamp(s, 552 + at * 26, 330, 1.6, "FF9A5A", 8)
    manticore(s, 150, 384, 0.75, "0C0C1C", smoke="3A3450")


@vignette(
    T("A vast hourglass on a reef: a woman reads in the last of the sand, a mouth waits below.")
)
def the_hourglass(s: Stage) -> None:
    s.sky("1E2A4E", "6A6AA0", "E8B4B4", "FCE0C4")
    sun(s, 640, 190, 24, "FFE8D4")
    sea(s, 300, "D8A8B0", "2A2A50")
    s.blob("260,400 300,372 400,364 500,372 540,400 400,424", "3A3454")
    s.shade(
        "300,40 500,40 490,110 420,200 420,214 500,300 506,376 "
        "294,376 300,300 380,214 380,200 310,110",
        "D4E0EE",
        "A8B4D4",
    )
    s.shade("340,128 460,128 412,196 388,196", "F4DCA0", "D8B46A")
    s.line("400,196 400,330", 2.4, "F4DCA0")
    s.shade("300,372 330,330 400,306 470,330 502,372", "F4DCA0", "C49A50")
    loom(s, "The Mouth Below", 400, 376, 0.56, "D8B46A", 0.06)
    person(s, 396, 150, 62, "3A2E4A", "sit", hat="bonnet")
    s.area("408,104 432,98 434,114 410,120", "F8F4E8")
    s.veil("316,60 344,60 336,110 330,112", "FFFFFF", 0.6)
    s.veil("312,300 330,290 326,350 314,356", "FFFFFF", 0.5)
    for y in (30, 374):
        s.shade([(282, y), (518, y), (518, y + 16), (282, y + 16)], "B8843E", "6A4620")
    manticore(s, 130, 366, 0.55, "1A1A34")


@vignette(
    T("Full-rigged ships in bottles on a shelf, their crews all waving; one bottle is empty.")
)
def ships_in_bottles(s: Stage) -> None:
    s.sky("1A100A", "3E2614", "7A4E28", "3A2414")
    s.glow(240, 140, 280, "FFD08A", 0.6)
    for row, y in enumerate((190, 372)):
        s.shade([(0, y), (800, y), (800, y + 16), (0, y + 16)], "9A6A3A", "4A2E16")
        for at in range(3):
            x = 150 + at * 260 - row * 40
            glass = placed(
                "-100,-8 -108,-60 -86,-104 30,-108 60,-84 122,-78 122,-44 62,-36 40,-6", x, y
            )
            s.veil(glass, "A8DCDC", 0.32)
            if (row, at) != (1, 2):
                s.area(placed("-98,-10 -104,-34 50,-34 38,-8", x, y), "3A86A0")
                sailer(s, x - 26, y - 34, 0.58, "2A1A12", "FBF0D8", 3 if at != 1 else 2)
            s.box(x + 120, y - 76, x + 140, y - 46, "B8864E")
            s.curve([(x - 96, y - 60), (x - 78, y - 96), (x + 10, y - 102)], 2.4, "F4FFFF")
            s.line([(x - 100, y - 8), (x + 40, y - 6)], 1.6, "DFF4F4")
    person(s, 730, 424, 150, "140C08", "hold", hat="cap", rim="FFD08A", left=True)


@vignette(T("Icicles hang from the sky itself like organ pipes, and the wind in them is words."))
def the_organ_loft_of_the_fog(s: Stage) -> None:
    s.sky("0E2038", "345C80", "8CB0C8", "C4D8E0")
    s.glow(400, 260, 280, "FFF8E8", 0.5)
    for depth in range(3):
        for at in range(20 - depth * 4):
            x = 800 * (at + 0.5) / (20 - depth * 4)
            far = (
                (80 + 150 * s.vary("icicle", depth, at))
                * (0.6 + depth * 0.3)
                * (1 - 0.3 * abs(x - 400) / 400)
            )
            w = 9 + depth * 6
            s.shade(
                [(x - w, -4), (x + w, -4), (x, far)],
                ("A8C8DA", "8CB4CE", "6E9CBE")[depth],
                ("DDECF3", "D4E8F2", "CFE8F4")[depth],
            )
            s.box(x - 1, far * 0.5, x + 1.4, far * 0.62, "2A4460")
        s.haze(120 + depth * 50, 60, "B4CCDA", 0.3)
    s.shade("374,-4 426,-4 400,330", "7FB2D4", "F4FCFF")
    s.blob("0,420 0,372 200,350 400,364 600,348 800,372 800,420", "DDEAF0")
    nine(s, 380, 392, 44, "1E2E3E", 0.5)
    snow(s, "FFFFFF", 60)


@vignette(T("A berg clear as gin and hollow; at its waterline a panelled door with a letterbox."))
def the_door_in_the_ice(s: Stage) -> None:
    s.sky("163A5A", "4E90B4", "BFE2EE", "E4F4F6")
    sun(s, 120, 110, 20, "F8FBFF")
    peaks(s, 300, 90, "86B4D0", "CFE6F0", 6, "far")
    sea(s, 300, "9CC8DC", "10304C")
    berg(s, 430, 366, 300, 350, "8FC6E0")
    s.veil("250,360 280,170 380,90 500,120 600,240 630,360", "EAF8FF", 0.35)
    s.glow(430, 250, 170, "FFF0CC", 0.7)
    s.shade("384,366 384,214 476,214 476,366", "9A6440", "5A3822")
    for y in (228, 300):
        s.box(396, y, 424, y + 52, "6E462A")
        s.box(436, y, 464, y + 52, "6E462A")
    s.box(414, 284, 446, 290, "E0B050")
    s.disc(430, 268, 8, "E0B050")
    for x, y in ((300, 300), (560, 270), (520, 190), (340, 210)):
        s.glow(x, y, 34, "2E5E80", 0.5)
    boat(s, 250, 392, 1.2, "1A242E")
    for at in range(3):
        person(s, 226 + at * 24, 388, 56, "101820", "wave" if at == 2 else "stand", rim="DFF2FA")
    snow(s, "FFFFFF", 70)
