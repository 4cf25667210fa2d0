"""Aboard the Manticore: where the nine talk to each other between the places."""

from __future__ import annotations

from games.kernel import T
from renderers.sleeping_gods.company.seated import Seen
from renderers.sleeping_gods.vignettes.cabins import bicycle, cabin, cup, porthole, table, wheel
from renderers.sleeping_gods.vignettes.makings import bell, clock, lamp, manticore, rail
from renderers.sleeping_gods.vignettes.people import half_length, nine, person
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import HIGH, WIDE, Stage
from renderers.sleeping_gods.vignettes.weather import (
    clouds,
    hole,
    road,
    sea,
    stars,
    steam,
    sun,
    swells,
)


@vignette(T("The stokehold: a fire door stands open, and a man with a shovel is singing at it."))
def the_stokehold(s: Stage) -> None:
    s.sky("0A0606", "1E0C08", "3A140A", "120806")
    for x in (90, 400, 710):
        s.shade([(x - 120, 420), (x - 120, 90), (x + 120, 90), (x + 120, 420)], "3A302E", "161010")
        s.ring(x, 230, 64, 64, "0A0808", 10)
        s.disc(x, 230, 58, "241A18")
        for at in range(8):
            s.disc(x - 104 + at * 30, 106, 4, "5A4A44")
    s.glow(400, 250, 330, "FF8A2E", 0.75)
    s.disc(400, 230, 56, "FFB04A")
    s.blob("360,270 372,214 390,240 402,190 420,236 434,210 442,270", "FFF0B0")
    s.shade("0,360 800,360 800,420 0,420", "2A1A12", "0C0806")
    s.blob("560,420 600,350 690,336 780,360 840,420", "100C0C")
    lit = Seen("160806", 0.4, "FFA050", turn=-0.5, from_right=True)
    half_length(s, "kannan", (286, 440), 250, "joy", lit)
    s.line("346,280 430,318", 6, "1A1210")
    s.area("424,306 470,306 462,334 420,330", "1A1210")
    half_length(s, "rafael", (652, 432), 200, "well", Seen("160806", 0.45, "E88A40", bare=False))
    for x, y in ((560, 120), (604, 120), (150, 130)):
        s.disc(x, y, 17, "8A6A3A")
        s.disc(x, y, 13, "F0E8D0")
        s.line([(x, y), (x + 7, y - 8)], 2, "3A1E14")


@vignette(T("The bridge at night: a wheel, a brass telegraph, a clock; two people, not speaking."))
def the_bridge_at_night(s: Stage) -> None:
    s.sky("04101A", "0A2436", "123A4A", "081820")
    for x in (120, 310, 500, 690):
        s.shade([(x - 82, 50), (x + 82, 50), (x + 82, 232), (x - 82, 232)], "0E3A54", "3E7A86")
        s.line([(x - 82, 176), (x + 82, 176)], 1.2, "8AC0C0")
    s.shade("0,236 800,236 800,420 0,420", "1A2A2E", "060C0E")
    clock(s, 690, 120, 40, 0.7)
    wheel(s, 330, 296, 78, "7A5430")
    s.shade("560,420 568,300 612,300 620,420", "B08A3A", "5A4218")
    s.disc(590, 282, 42, "D8B050")
    s.disc(590, 282, 33, "F4ECD0")
    s.line("590,282 608,256", 4, "3A2A14")
    s.glow(590, 282, 150, "FFE0A0", 0.5)
    half_length(s, "odessa", (180, 440), 240, "well", Seen("06121A", 0.42, "7AC8D0", turn=-0.7))
    half_length(s, "kasumi", (470, 440), 214, "low", Seen("06121A", 0.36, "FFD98A", turn=0.7))


@vignette(
    T("A chart table under a green lamp: a coast drawn twice, dividers, a second-best pencil.")
)
def the_chart_table(s: Stage) -> None:
    cabin(s, "2E5A4A", "1E3026", 210)
    s.glow(400, 130, 420, "C8F0B8", 0.5)
    half_length(
        s,
        "kasumi",
        (240, 262),
        186,
        "well",
        Seen("16261E", 0.3, "C8F0B8", turn=-0.5, from_right=True),
    )
    half_length(s, "mac", (566, 262), 160, "joy", Seen("16261E", 0.3, "C8F0B8"))
    s.shade("-20,420 110,214 690,214 820,420", "B88A54", "6A4A2A")
    s.shade("150,392 240,232 590,240 640,400", "F8F0D4", "D8C89C")
    s.curve("214,372 262,326 300,340 330,296 384,300 420,262", 3, "3A5A6A")
    s.curve("284,392 330,350 366,362 400,322 450,326 486,284", 2, "8AA0A0")
    for x, y in ((520, 300), (548, 340), (500, 362)):
        s.blob([(x - 18, y), (x - 6, y - 9), (x + 14, y - 5), (x + 10, y + 8)], "9AB890")
    s.line("560,268 596,330", 3, "8A7A4A")
    s.line("560,268 566,338", 3, "8A7A4A")
    s.line("430,376 520,352", 6, "E0A030")
    s.disc(642, 262, 14, "3A2A1E")
    s.line("400,0 400,70", 3, "14241C")
    s.area("330,110 360,66 440,66 470,110", "2E7A4E")
    s.disc(400, 112, 10, "FFFCE0")


@vignette(
    T("The galley: a black stove, a pot that has been on since Lisbon, a cook, a good knife.")
)
def the_galley_stove(s: Stage) -> None:
    cabin(s, "C89A50", "8A6034", 300)
    s.glow(520, 240, 320, "FFE0A0", 0.6)
    s.shade("400,360 400,236 700,236 700,360", "2E2A2A", "141212")
    s.box(388, 224, 712, 240, "3E3838")
    s.shade("440,340 440,272 520,272 520,340", "FFB050", "D84A1E")
    s.shade("560,340 560,272 660,272 660,340", "4A4444", "2A2626")
    s.line("650,226 650,0", 26, "2A2626")
    s.blob("440,228 430,160 570,160 560,228", "8A4A2A")
    s.disc(500, 162, 70, "C87A4A", 12)
    steam(s, 500, 152, 120, "FFF4DC", 30, 0.3)
    for at in range(6):
        x = 70 + at * 48
        s.line([(x, 56), (x, 92)], 1.4, "4A3418")
        s.disc(x, 108, 17, "B8683A" if at % 2 else "6A6A6A")
    s.area("746,126 758,126 756,214 742,208", "E8ECEC")
    s.box(744, 96, 758, 128, "7A4A24")
    half_length(s, "laurent", (290, 440), 260, "joy", Seen("3A2418", 0.16, "FFE8B8", bare=False))
    table(s, 20, 220, 330, "E0B878")
    s.area("60,330 130,326 136,332 66,336", "F8F4E4")
    cup(s, 176, 330, "F4F4EC")


@vignette(
    T("The sick bay: a bunk with somebody in it, bottles on a rail, a large man rolling a sleeve.")
)
def surgery_hours(s: Stage) -> None:
    cabin(s, "B8CCC4", "7A8E88", 296)
    porthole(s, 560, 130, 52, "DDF0F0", "7ABAC0", "C8B070")
    s.box(60, 96, 320, 104, "8A6A4A")
    for at in range(9):
        x = 74 + at * 28
        code = ("4A8A6A", "A8402F", "3A5A8A", "C89A3E")[at % 4]
        s.box(x, 66 + (at % 3) * 6, x + 14, 96, code)
        s.box(x + 4, 56 + (at % 3) * 6, x + 10, 68 + (at % 3) * 6, "EDE6D0")
    s.shade("330,400 330,286 780,286 780,400", "8A6A4A", "5A4230")
    s.blob("346,292 360,262 460,258 620,254 740,266 764,292", "F4F4EC")
    s.blob("610,284 620,250 720,252 752,288", "5A7AA0")
    s.disc(392, 258, 24, "C89A7A")
    s.area("368,246 416,240 414,252 370,258", "FFFFFF")
    half_length(s, "gregory", (236, 440), 290, "well", Seen("5A6E6C", 0.1, "F4FAF4"))
    s.disc(336, 256, 9, "E8DCC0")


@vignette(T("Washing day: nine shirts on the fore stay, one of them the size of a sail."))
def washing_day(s: Stage) -> None:
    s.sky("5AA8D0", "A8DCE8", "E8F4E4")
    sun(s, 120, 70, 22, "FFF4D0")
    clouds(s, 110, "FFFFFF", 5, 60, 0.26)
    sea(s, 232, "8AD0D4", "2A86A0")
    s.shade("0,420 0,330 800,312 800,420", "D8B880", "8A6A40")
    for at in range(8):
        s.line([(at * 120 - 40, 420), (at * 108 + 20, 322)], 1.4, "A88A58")
    s.line("700,330 690,0", 14, "6A4A2E")
    s.line("30,190 690,40", 2.4, "4A3A2C")
    codes = (
        "E8ECEC",
        "C84A3E",
        "FFFFFF",
        "F0D890",
        "3E6A9A",
        "F4F0E4",
        "8AB88A",
        "E8E0D0",
        "D88A4A",
    )
    wide = (30, 34, 32, 30, 34, 62, 36, 34, 20)
    for at, code in enumerate(codes):
        x = 84 + at * 66
        y, w = 190 - (x - 30) * 150 / 660, wide[at]
        sway = 8 * s.vary("shirt", at)
        body = [
            (x - w / 2, y), (x + w / 2, y), (x + w * 0.62 + sway, y + w * 1.5),
            (x - w * 0.34 + sway, y + w * 1.56),
        ]  # fmt: skip
        s.area(body, code)
        for side in (-1, 1):
            s.line(
                [(x + side * w / 2, y + 4), (x + side * w * 0.95 + sway, y + w * 0.6)],
                w * 0.3,
                code,
            )
    half_length(s, "mac", (300, 430), 150, "joy", Seen("6A8A98", 0.12, "FFFFFF"))
    half_length(s, "kannan", (500, 434), 180, "joy", Seen("6A8A98", 0.12, "FFFFFF"))
    s.shade("384,400 376,362 444,362 436,400", "B08050", "6A4A2A")
    rail(s, 372, "F0E8D4")


@vignette(T("The middle watch: one figure at the rail, and straight above the hole in the sky."))
def the_middle_watch(s: Stage) -> None:
    s.sky("02080C", "0A2030", "1E4A4E", "4A6A5E")
    stars(s, 130, 230)
    hole(s, 430, 96, 150, 46, "BFE4F4")
    sea(s, 250, "4A6E62", "04161A")
    road(s, 430, 256, "C8E8D8", 70, 50)
    s.shade("0,420 0,352 800,352 800,420", "3A2E1E", "120C08")
    s.glow(690, 300, 260, "FFC878", 0.5)
    rail(s, 334, "4A3A26")
    half_length(s, "marco", (200, 436), 200, "low", Seen("04101A", 0.58, "C8E8E0", turn=0.8))
    lamp(s, 700, 150, 6, "FFD98A", 14)
    s.line("700,420 700,160", 5, "0A0812")
    steam(s, 250, 210, 30, "9AA8C8", 8, 0.5)


@vignette(
    T("At the stern rail in the evening: a wake, a low sun, something small thrown after it.")
)
def at_the_taffrail(s: Stage) -> None:
    s.sky("6A3A5A", "C86A5A", "F4A868", "FFE0A0")
    clouds(s, 90, "8A4A64", 5, 64, 0.2)
    sun(s, 470, 214, 30, "FFE8B0")
    sea(s, 226, "E89A68", "5A2A4A")
    s.veil("440,232 500,232 640,420 260,420", "FFE8D0", 0.42)
    road(s, 470, 232, "FFF0C0", 46, 60)
    rail(s, 338, "4A2A2E")
    person(s, 220, 420, 210, "1E0E18", "wave", rim="FFCF9A")
    person(s, 620, 420, 196, "1E0E18", "stand", hat="cap", rim="FFCF9A", left=True)
    s.line("286,208 296,196", 5, "FFF8E0")


@vignette(
    T("The hold: bicycles in rows, gentlemen's, black, and crates with other people's names.")
)
def the_hold(s: Stage) -> None:
    s.sky("0E1216", "2A3034", "3E4240", "1A1A18")
    for x in range(0, 820, 100):
        s.area([(x, 0), (x + 18, 0), (x + 10, 330), (x - 4, 330)], "1A1E22")
    s.shaft("330,0 480,0 600,420 200,420", "E8E4C8", 0.6)
    s.shade("0,330 800,330 800,420 0,420", "4A4238", "1E1A16")
    for x, y, w in ((40, 330, 150), (70, 240, 120), (620, 330, 160), (660, 236, 120)):
        s.shade([(x, y), (x, y - 88), (x + w, y - 88), (x + w, y)], "A88A54", "5E4A2A")
        s.line([(x, y - 44), (x + w, y - 44)], 2, "4A3A20")
        s.line([(x + 12, y - 66), (x + w * 0.6, y - 66)], 5, "3A2E1C")
    person(s, 300, 336, 170, "14100C", "stand", rim="F4ECC8")
    lamp(s, 348, 236, 5, "FFE0A0", 14)
    for at in range(3):
        bicycle(s, 440 + at * 120, 346, 0.9, "1A1C1E")
    for at in range(5):
        bicycle(s, 90 + at * 150, 406, 1.16, "060708")


@vignette(
    T(
        "Chimes lashed along the rail with every rope aboard; "
        "somebody small polishes one square inch."
    )
)
def chimes_alongside(s: Stage) -> None:
    s.sky("2A5A58", "6AA890", "D8DCA0", "F4ECB8")
    sea(s, 210, "B8D0A0", "1E5A58")
    s.shade("0,420 0,346 800,346 800,420", "6A5A3A", "2A2418")
    for x, size in ((150, 118), (330, 150), (540, 170), (720, 120)):
        bell(s, x, 252, size, "B8863A", "FFF0B8")
        for at in (-1, 1):
            s.line([(x + at * size * 0.4, 336), (x + at * size * 0.1, 180)], 3, "8A7048")
    rail(s, 350, "4E4028")
    half_length(s, "mac", (432, 432), 160, "well", Seen("2A3A30", 0.2, "FFF4C8", turn=-0.6))
    half_length(s, "gregory", (220, 436), 206, "joy", Seen("2A3A30", 0.2, "FFF4C8"))


@vignette(
    T("A beach at night and a fire that nobody admits to lighting; wet people count each other.")
)
def the_fire_on_the_beach(s: Stage) -> None:
    s.sky("0E1020", "1E2438", "3A3440", "4A3A3A")
    stars(s, 60, 130)
    swells(s, 190, "3E4858", "141A26", 14)
    manticore(s, 650, 214, 0.9, "0E1218", lit=False)
    s.shade("0,420 0,286 300,262 800,292 800,420", "8A6A4A", "3A281C")
    s.glow(400, 320, 330, "FF9A3E", 0.75)
    for x in (366, 400, 432):
        s.line([(x - 26, 352), (x + 22, 336)], 8, "2A1A10")
    s.blob("362,346 374,290 392,318 404,256 424,312 438,288 446,346", "FFB04A")
    s.blob("384,346 392,310 404,326 412,300 428,346", "FFF0B8")
    for x, pose, tall, left in (
        (130, "sit", 130, False), (220, "stand", 150, False), (300, "sit", 120, False),
        (520, "hold", 140, True), (600, "sit", 126, True), (690, "stand", 156, True),
    ):  # fmt: skip
        person(s, x, 386, tall, "120C0A", pose, rim="FFB868", left=left)
    s.box(448, 366, 486, 374, "5A3E24")
    for x in (454, 476):
        s.box(x, 374, x + 5, 392, "3A281A")


@vignette(T("Grey morning: somebody sewn in canvas lies on a plank, and nine stand by it."))
def sewn_in_canvas(s: Stage) -> None:
    s.sky("7A8890", "A8B0B4", "C8CCCA", "B8C0C0")
    clouds(s, 90, "8E989E", 6, 80, 0.3)
    swells(s, 220, "9AA8AC", "4A5A62", 12)
    s.shade("0,420 0,340 800,340 800,420", "6A6660", "34322E")
    nine(s, 330, 372, 150, "1E2226", 0.36, "D8E0E0")
    s.shade("470,352 800,330 800,344 472,366", "8A7A62", "4A4034")
    s.blob("520,348 540,316 640,306 740,304 776,330 700,342", "F0ECDC")
    for at in range(7):
        s.line([(556 + at * 28, 326 - at * 2.4), (564 + at * 28, 316 - at * 2.4)], 2, "8A8478")
    s.box(0, HIGH - 16, WIDE, HIGH, "2A2824")
