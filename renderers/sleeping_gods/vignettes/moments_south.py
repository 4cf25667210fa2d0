"""Great moments of the southern pages: the fen, the bones, the Drain."""

from __future__ import annotations

from math import cos, pi, sin

from games.kernel import T
from renderers.curves import oval, placed
from renderers.sleeping_gods.vignettes.land import cave, mangrove, ridge
from renderers.sleeping_gods.vignettes.makings import chain, lamp, lighthouse, manticore
from renderers.sleeping_gods.vignettes.people import child, nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import (
    depths,
    hole,
    rain,
    road,
    sea,
    stars,
    swells,
    whirl,
)


@vignette(T("A hoy goes round on a slack current; sixty lie on her deck, all their lips moving."))
def the_boat_that_went_for_help(s: Stage) -> None:
    s.sky("0E1A18", "2A4034", "6E7E56", "A8A878")
    s.glow(400, 190, 260, "D8DCA0", 0.45)
    for at in range(7):
        mangrove(s, 50 + at * 120, 250, 130, "3E5438", "34482E")
    s.haze(244, 50, "8A9A6A", 0.6)
    sea(s, 262, "6E7E54", "0A1410", 0.5)
    s.shade("150,370 120,314 240,330 520,330 660,306 630,374 560,388 220,388", "4A3628", "1E1610")
    for row in range(2):
        for at in range(15):
            x = 190 + at * 28 + row * 12
            s.blob(
                [
                    (x - 12, 328 - row * 9),
                    (x, 320 - row * 9),
                    (x + 14, 328 - row * 9),
                    (x, 334 - row * 9),
                ],
                ("C9CDB4", "A8AE98", "8A9484")[at % 3],
            )
            s.disc(x - 11, 325 - row * 9, 4.6, "E0C8A4")
    s.line("400,322 400,150", 5, "2A2018")
    s.area("400,154 478,170 400,196", "3A6AA8")
    person(s, 606, 322, 76, "12100C", "sit", hat="bonnet", rim="D8DCA0", left=True)
    for x in (220, 330, 470):
        s.line([(x, 366), (x - 60, 404)], 2.4, "2A2018")
    s.haze(396, 40, "5A6A4A", 0.5)


@vignette(T("Under leaves full of small lights, nine raked graves; a child has kept them."))
def the_place_nell_keeps(s: Stage) -> None:
    s.sky("04080A", "0C1C1A", "1E3A30", "2E4E3C")
    s.glow(420, 200, 320, "9CE8B0", 0.35)
    for x, h in ((150.0, 250), (330.0, 210), (480.0, 220), (650.0, 250)):
        mangrove(s, x, 300, h, "16302A")
    s.haze(290, 50, "3E6A50", 0.5)
    for x, h in ((20.0, 400), (790.0, 410)):
        mangrove(s, x, 372, h, "060F0C")
    for at in range(46):
        x = 800 * (at + 0.5) / 46
        drop = 44 + 40 * abs(x - 400) / 400 + 26 * s.vary("bough", at)
        s.disc(x, drop * 0.4, 40, "0A1814", drop * 0.5)
        s.disc(x, drop * 0.3, 34, "0E211B", drop * 0.4)
    for at in range(34):
        x = 800 * s.vary("light", at)
        lamp(
            s, x, 24 + (110 + 60 * abs(x - 400) / 400) * s.vary("light", at, "y"), 1.3, "E4FFC4", 10
        )
    s.shade("0,300 200,280 600,284 800,304 800,420 0,420", "24382A", "0A120E")
    for at in range(9):
        x, y = 172.0 + at * 56, 340 - 14 * sin(pi * at / 8)
        s.blob([(x - 20, y + 34), (x - 16, y + 4), (x + 16, y + 4), (x + 20, y + 34)], "4A4632")
        s.shade(placed("-11,6 -11,-20 11,-20 11,6", x, y), "B8A47A", "6E5E42")
        s.line([(x - 6, y - 10), (x + 6, y - 10)], 1.2, "3A2E20")
        s.ring(x, y + 20, 19, 15, "D8D0B8", 1)
    nine(s, 250, 326, 46, "060C0A", 0.5, "9CE8B0")
    child(s, 520, 396, 76, "D8A83E", "stand", "F0E4A8")
    s.line("700,250 560,262 440,256", 1, "8A7A5A")
    for at in range(9):
        s.disc(470 + at * 26, 258 + 3 * (at % 3), 2.6, "E8DCC0")


@vignette(T("Down a mile of cliff hangs one sheet with every lost name; hooded readers sit by it."))
def the_roll_of_names(s: Stage) -> None:
    s.sky("3A4450", "7E868C", "CFC8B4", "ECE2C8")
    s.glow(130, 110, 260, "FFF6DC", 0.7)
    sea(s, 300, "B8B6A8", "3E4850")
    s.shade("150,-10 720,-10 800,420 40,420", "968C78", "4E483E")
    for at in range(26):
        y = 16 * at + 6
        s.line([(100 - at, y), (250, y + 10 * s.vary("ledge", at))], 1.4, "8A8272")
        s.line([(560, y + 6 * s.vary("ledge", at)), (740 + at, y)], 1.4, "8A8272")
    s.shade("270,-10 540,-10 556,150 536,290 560,420 262,420 276,290 258,150", "FBF6E4", "D4CBB0")
    for at in range(30):
        y = 10 + at * 14
        for col in range(3):
            x = 284 + col * 88
            s.line([(x, y), (x + 44 + 30 * s.vary("name", at, col), y + 1)], 1.6, "7A705C")
    for at, (x, y) in enumerate(
        ((222, 110), (586, 150), (214, 230), (600, 270), (226, 350), (590, 390))
    ):
        s.shade([(x - 44, y), (x + 44, y), (x + 36, y + 14), (x - 36, y + 14)], "8E8674", "5A5448")
        person(s, x, y + 4, 74, "3A383E", "sit", hat="hood", left=x > 400)
        s.line(
            [(x + (26 if x < 400 else -26), y - 30), (x + (60 if x < 400 else -60), y - 34)],
            5,
            "D8CCB0",
        ) if at else None
    s.glow(400, 120, 240, "FFFBEA", 0.45)
    person(s, 420, 426, 150, "1C1A1E", "wave", rim="FFF6DC", left=True)
    nine(s, 250, 416, 46, "1C1A1E", 0.4)


@vignette(T("A ferry with no one in it: on every thwart hang coats, and the coats row."))
def the_ferry_of_coats(s: Stage) -> None:
    s.sky("2A3444", "66707E", "B4B0A8", "DCD0BC")
    s.glow(560, 180, 240, "FFF0D4", 0.5)
    ridge(s, 240, 24, "7E8488", "B0AEA8", seed="far")
    sea(s, 240, "A8AAA8", "1E2A36")
    s.haze(240, 40, "C4C0B4", 0.6)
    s.shade("120,340 90,296 300,312 560,308 710,282 680,344 600,368 200,370", "5A4634", "241A14")
    for at, code in enumerate(("4A5A3E", "6A4A34", "2E4256", "7A3A34", "8A7A5A", "3A3E46")):
        x, y = 190 + at * 74, 300
        s.line([(x, y), (x, y - 96)], 2, "2A2018")
        s.blob(placed("-26,0 -28,-60 -12,-88 12,-88 28,-60 26,0", x, y), code)
        s.area([(x - 8, y - 88), (x, y - 66), (x + 8, y - 88)], "E4DCC8")
        s.line([(x, y - 66), (x, y)], 1.4, "14100C")
        s.limb([(x + 20, y - 72), (x + 44, y - 44), (x + 34, y - 24)], 14, 10, code)
        s.line([(x + 36, y - 26), (x - 14, y + 100)], 3, "3A2C20")
    x, y = 636, 296
    s.blob(placed("-16,0 -17,-38 -8,-56 8,-56 17,-38 16,0", x, y), "26405E")
    s.line([(x, y - 40), (x, y)], 1.2, "0E1620")
    s.haze(392, 44, "3A4650", 0.5)


@vignette(T("Ribs go up like the nave of a church; a crew stand in the whale, listening."))
def the_chapel_in_the_whale(s: Stage) -> None:
    s.sky("1A2028", "4A525A", "A8A290", "E4D8BC")
    s.glow(400, 190, 260, "FFF4D8", 0.8)
    for at in range(8):
        near = at / 7
        w, top, y = 90 + 330 * near**1.5, 130 - 130 * near, 270 + 130 * near
        code = ("C9C2B0", "BEB6A2", "B0A894", "A09884", "8E8674", "7A7262", "645C4E", "4A443A")[at]
        for side in (-1, 1):
            bow = [
                (400 + side * w * 0.7, y),
                (400 + side * w, y - (y - top) * 0.5),
                (400 + side * w * 0.55, top + 10),
                (400, top),
            ]
            s.limb(bow, 8 + 16 * near, 5 + 8 * near, code)
    s.shade("0,420 0,396 300,268 500,268 800,396 800,420", "C4B898", "4A4436")
    nine(s, 400, 352, 62, "16140F", 0.56, "FFF4D8")
    s.area("360,300 366,250 434,250 440,300", "6A5E4A")
    s.blob("340,262 400,240 460,262 400,272", "D8CDB2")


@vignette(T("The lighthouse leans over the brink; far below, a man tells a sleeper a story."))
def the_lighthouse_at_the_brink(s: Stage) -> None:
    s.sky("040A14", "0E2A44", "2A5E7E", "4E8CA0")
    stars(s, 40, 90)
    whirl(s, 470, 250, 420, 190, "3A7E9C", "041018", 10)
    s.disc(500, 330, 130, "081C2C", 50)
    eye = lighthouse(s, 190, 236, 220, "E4DED0", "A8443A", lean=0.34)
    s.limb("176,230 150,300 156,350", 26, 20, "A8A294")
    s.limb("214,230 236,290 228,334", 26, 20, "908A7E")
    s.beam(*eye, 0.115, 420, "FFF0C0", 0.75, 0.04)
    s.glow(500, 326, 110, "FFE9B0", 0.6)
    s.blob("440,350 470,322 540,316 600,336 612,352 520,362", "B8C4C4")
    s.disc(462, 336, 24, "CFD8D6", 18)
    s.line("448,338 460,342", 1.6, "4A5A5E")
    person(s, 420, 356, 40, "0A1014", "sit", hat="cap", rim="FFE9B0")
    s.curve("160,346 280,400 380,396 470,360", 7, "0A0E14")
    manticore(s, 660, 190, 0.55, "06101A", smoke="2A4A5E", left=True)


@vignette(T("At the end of a line from the sky a weight rests on the forehead of someone asleep."))
def the_plumb_line(s: Stage) -> None:
    depths(s, "1E5A78", "0A2A44", "02060E", 5, "A8E4F0")
    s.glow(400, 300, 320, "9CD8E4", 0.4)
    s.blob("-60,440 40,340 180,300 330,296 420,280 520,300 640,330 800,360 860,440", "3A5A6E")
    s.blob("250,420 262,330 330,290 420,284 500,306 540,360 540,430", "7A98A4")
    s.curve("330,352 352,362 376,352", 3, "1E3442")
    s.curve("434,352 458,362 482,350", 3, "1E3442")
    s.limb("402,350 396,376 412,388", 9, 6, "66848F")
    s.curve("376,404 404,410 434,402", 3, "1E3442")
    for at in range(9):
        s.limb(
            [(262 - at * 4, 330 + at * 8), (180 - at * 20, 340 + at * 10), (60 - at * 26, 400)],
            9,
            2,
            "22404F",
        )
    s.line("402,-4 402,250", 1.4, "E8F4F4")
    s.shade("390,246 414,246 402,290", "E8C878", "8A5E2A")
    s.disc(402, 244, 12, "F4DCA0", 5)
    s.glow(402, 282, 50, "FFF0C0", 0.8)
    person(s, 560, 262, 34, "061018", "hold", left=True)
    s.line("556,228 540,0", 0.8, "A8C4CC")


@vignette(T("Low in the whirl a steamer goes round, eaten away: she has your funnel and your bow."))
def the_wreck_that_circles(s: Stage) -> None:
    s.sky("06121E", "123A50", "2E6E7E", "1A4A58")
    s.shade("0,0 800,0 800,420 0,420", "2E7684", "061820")
    for at in range(18):
        y = -60 + at * 34
        s.curve(
            placed("-20,0 200,70 400,96 600,70 820,0", 0, y),
            2 if at % 3 else 4,
            ("4E9CA4", "1E5A68", "6EB8BC")[at % 3],
        )
    manticore(s, 390, 262, 1.9, "16262A", lit=False, funnel="5A3A30")
    for x, y, r in ((280, 246, 16), (470, 250, 22), (340, 228, 9), (520, 232, 12)):
        s.blob([(x - r, y), (x, y - r * 0.7), (x + r, y + 2), (x + 2, y + r * 0.6)], "2E7684")
    for at in range(7):
        s.limb([(250 + at * 46, 262), (246 + at * 47, 290), (254 + at * 46, 312)], 5, 1, "3E6A52")
    s.glow(362, 186, 50, "8AE4FF", 0.7)
    person(s, 362, 202, 36, "08161A", "hold", rim="BFF4FF")
    manticore(s, 680, 96, 0.5, "0A1A20", smoke="4E7E86", left=True)
    s.haze(400, 60, "061820", 0.7)


@vignette(T("Straight overhead is the hole in the sky; spray goes up and does not come down."))
def under_the_hole(s: Stage) -> None:
    s.sky("02040A", "0A1A30", "2A5272", "6E9CAE")
    hole(s, 400, 96, 250, 70, "CFF0F8")
    for at in range(60):
        x = 250 + 300 * s.vary("spray", at)
        y, far = 110 + 250 * s.vary("spray", at, "y"), 10 + 26 * s.vary("spray", at, "l")
        s.line([(x, y), (400 + (x - 400) * 0.96, y - far)], 1.1, "DDF4F8")
    swells(s, 290, "4A86A0", "06121E", 18)
    s.disc(400, 348, 180, "1A4258", 34)
    s.ring(400, 348, 180, 34, "8EC8D8", 2)
    manticore(s, 400, 350, 0.9, "050C14", smoke="2A4A60")


@vignette(T("A ladder stands on nothing in the whirl; a pilot climbs down it, or up, with a lamp."))
def the_pilot_on_the_ladder(s: Stage) -> None:
    s.sky("050C18", "10304A", "2E6E86", "6EB0B4")
    hole(s, 640, 40, 60, 16)
    whirl(s, 400, 340, 420, 110, "3A86A0", "0A2434", 9)
    for x in (372, 428):
        s.limb([(x, 400), (x + 12, 200), (x + 34, -10)], 7, 5, "8A6A42")
    for at in range(16):
        y = 388 - at * 26
        s.line([(372 + (400 - y) * 0.085, y), (428 + (400 - y) * 0.085, y)], 4, "A8844E")
    s.glow(440, 150, 150, "FFDF9A", 0.6)
    person(s, 418, 208, 84, "0A1218", "wave", hat="cap", rim="FFDF9A")
    lamp(s, 446, 128, 7, "FFE3A4", 13)
    manticore(s, 170, 330, 0.7, "081420", smoke="34586C")
    rain(s, "A8D4DC", 60, -0.4)


@vignette(T("Benches, a hatch, a fern; those who wait sit by rank under a clock that does not go."))
def the_waiting_room(s: Stage) -> None:
    s.sky("2A3A34", "5A6E5E", "8A967A", "4A5648")
    s.glow(400, 120, 300, "F4F0C0", 0.5)
    s.shade("0,290 800,290 800,420 0,420", "6A5A44", "2A221A")
    s.shade("320,250 320,120 480,120 480,250", "3A2E22", "1E1812")
    s.shade("336,236 336,136 464,136 464,236", "FFE9B0", "C4A060")
    s.box(310, 248, 490, 260, "8A6A42")
    s.disc(400, 64, 34, "5A4630")
    s.disc(400, 64, 29, "F1E6C8")
    s.line("400,64 400,44", 2.6, "1E1712")
    s.line("400,64 414,70", 2.6, "1E1712")
    for x in (90, 700):
        s.line([(x, 0), (x, 60)], 1.4, "1E1812")
        lamp(s, x, 68, 6, "E8F0A8", 14)
    for at in range(11):
        a = pi * (1.1 + 0.8 * at / 10)
        s.limb(
            [
                (690, 280),
                (690 + 50 * cos(a), 240 + 60 * sin(a)),
                (690 + 96 * cos(a), 270 + 70 * sin(a)),
            ],
            6,
            1,
            "2E5A34",
        )
    s.shade("666,320 660,276 720,276 714,320", "9A5A3C", "5A3424")
    for row in range(2):
        y = 330 + row * 62
        s.shade([(30, y), (640, y), (640, y + 12), (30, y + 12)], "5A4028", "2E2014")
        for at in range(8):
            person(
                s,
                70 + at * 76 + row * 20,
                y + 32,
                96,
                ("26221E", "16130F")[row],
                "sit",
                hat=("brim", "bonnet", "", "cap")[(at + row) % 4],
            )
    chain(s, [(400 + at * 3, 262 + at * 6) for at in range(4)], 4, "C4B48A")


@vignette(
    T("The sea tips like a bowl around the ship; overhead a hole in the sky, and a star in it.")
)
def the_last_stroke(s: Stage) -> None:
    s.sky("04060E", "0E1830", "243A58", "3A566E")
    stars(s, 30, 100)
    for side in (-1, 1):
        rim = [
            (400 + side * 420, 90),
            (400 + side * 300, 150),
            (400 + side * 150, 210),
            (400, 226),
            (400, 430),
            (400 + side * 420, 430),
        ]
        s.shade(rim, "1A3A54", "060C16")
        for at in range(7):
            s.curve(
                [
                    (400 + side * 420, 100 + at * 34),
                    (400 + side * 250, 186 + at * 26),
                    (400, 236 + at * 22),
                ],
                1.6,
                "4E86A0",
            )
    hole(s, 400, 50, 90, 24)
    lamp(s, 400, 50, 2, "FFFFFF", 10)
    manticore(s, 400, 330, 1.3, "080C14", smoke="2A3A4A")
    road(s, 400, 336, "FFD98A", 60, 24)


@vignette(
    T("A shed a quarter of a mile long: a man walks backwards with his rope, and fire comes.")
)
def the_rope_walk(s: Stage) -> None:
    s.sky("2A1610", "7A3A1E", "E8843A", "FFC46A")
    s.glow(640, 200, 280, "FF9A3A", 0.7)
    cave(s, "1A1210", oval(470, 230, 400, 240))
    s.area("470,200 500,200 760,420 120,420", "5A4028")
    for at in range(12):
        near = (at / 11) ** 1.8
        x0, x1, y0, y1 = (
            470 - 20 - 420 * near,
            500 + 20 + 320 * near,
            190 - 180 * near,
            206 + 214 * near,
        )
        s.line([(x0, y1), (x0, y0), (x1, y0), (x1, y1)], 2 + 6 * near, "2A1C12")
    for at in range(4):
        s.line([(484 + at * 2, 204), (300 + at * 22, 330)], 3, "E0C488")
    person(s, 330, 412, 170, "120C08", "hold", rim="FFC46A")
    for at in range(6):
        x = 640 + at * 24
        s.limb(
            [(x, 420), (x + 8, 360), (x - 6, 300 - 20 * (at % 3))],
            22,
            2,
            ("FF8A2A", "FFC04A", "E05A1E")[at % 3],
        )
