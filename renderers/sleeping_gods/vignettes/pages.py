"""The nine pages of the atlas, and the fog through which one comes to them."""

from __future__ import annotations

from games.kernel import T
from renderers.sleeping_gods.vignettes.land import (
    berg,
    mangrove,
    peaks,
    pipes,
    reeds,
    ribs,
    ridge,
    tree,
)
from renderers.sleeping_gods.vignettes.makings import lamp, lighthouse, manticore, village
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage
from renderers.sleeping_gods.vignettes.weather import (
    clouds,
    hole,
    rays,
    road,
    sea,
    stars,
    steam,
    sun,
    whirl,
)


@vignette(T("A steamer in fog the colour of tin; far ahead, a lamp that should not be lit."))
def tin_fog(s: Stage) -> None:
    s.sky("4E5C64", "8D9AA0", "A9B1B2", "5C6A70")
    s.glow(628, 214, 190, "F4D9A0", 0.5)
    sea(s, 250, "8B979B", "2C3940")
    road(s, 628, 252, "E8D3A4", 30, 36)
    lamp(s, 628, 216, 4, "FFDFA0", 14)
    s.haze(240, 70, "B4BDBE", 0.75)
    manticore(s, 250, 292, 1.55, "222C33", smoke="59666B")
    s.haze(306, 46, "98A4A8", 0.6)
    s.haze(120, 90, "A4AEB1", 0.4)


@vignette(T("Low islands of woven reed at sunset, with sheds on stilts between the channels."))
def wicker_shoals(s: Stage) -> None:
    s.sky("2C4A5A", "8E9A72", "F0C878", "F6DCA0")
    sun(s, 560, 196, 26, "FFE2A0")
    clouds(s, 90, "C9AE80", 4, 60, 0.16)
    sea(s, 220, "E2C488", "3E5A44")
    road(s, 560, 222, "FFF0BE", 46)
    ridge(s, 224, 22, "8E9468", "C4B27A", seed="far")
    for x, w in ((140, 60), (330, 44), (690, 54)):
        s.blob([(x - w * 1.5, 246), (x, 232), (x + w * 1.5, 246), (x, 256)], "5E6A3E")
        village(s, (x - w, x + w), 240, 3, 22, "B08E4E", "6E5428", "FFDE94")
    reeds(s, 330, 46, 74, "5A6636", (0, 300))
    reeds(s, 420, 60, 150, "36442A", (-20, 330))
    reeds(s, 430, 40, 120, "36442A", (600, 820))
    manticore(s, 470, 286, 0.62, "2A3328", smoke="B8A078")


@vignette(T("Ice cliffs under a pale sun; snow that falls upward over a small ship."))
def rimefall(s: Stage) -> None:
    s.sky("16304E", "4E86AE", "BFE0EE", "E8F5F8")
    sun(s, 250, 120, 22, "F8FBFF")
    peaks(s, 240, 150, "9CC2D8", "DCEDF3", 6, "far")
    sea(s, 240, "A8D0E0", "1E4A68")
    s.haze(238, 34, "EAF6FA", 0.7)
    berg(s, 640, 262, 130, 170, "8FC3DE")
    berg(s, 90, 280, 90, 110, "A6D2E6")
    manticore(s, 380, 290, 0.85, "1C3040", smoke="CFE2EA")
    for x, y, w in ((520.0, 350.0, 60), (240.0, 372.0, 80), (700.0, 396.0, 100), (60.0, 400.0, 70)):
        s.blob([(x - w, y), (x - w * 0.3, y - 8), (x + w, y - 4), (x + w * 0.4, y + 8)], "DDEEF5")
    for at in range(90):
        x, y = 800 * s.vary("up", at), 420 * s.vary("up", at, "y")
        s.line([(x, y), (x + 2, y - 6 - 8 * s.vary("up", at, "l"))], 1, "FFFFFF")


@vignette(T("A coast of glass spires, rose and violet, mirrored in water without a ripple."))
def glasswrights(s: Stage) -> None:
    s.sky("2E2A5E", "7E6CB0", "E6B4D2", "FBE3D4")
    sun(s, 420, 190, 20, "FFE8E4")
    sea(s, 236, "D8B4D0", "3A3468", 0.6)
    for depth, (base, code, edge) in enumerate(
        ((236, "B8A4D6", "EAD8F4"), (240, "8C80C4", "DCCBF2"))
    ):
        for at in range(13 - depth * 4):
            x = 800 * (at + s.vary("spire", depth, at)) / (13 - depth * 4)
            high = (60 + 90 * s.vary("spire", depth, at, "h")) * (1 + depth * 0.4)
            w = 9 + 10 * depth
            s.shade([(x - w, base), (x - 2, base - high), (x + w, base)], edge, code)
            s.shade([(x - 2, base - high), (x + w, base), (x + w * 0.3, base)], "FFFFFF", code)
            s.veil([(x - w, base + 2), (x - 2, base + high * 0.8), (x + w, base + 2)], edge, 0.3)
    s.haze(240, 22, "F6DDE8", 0.6)
    manticore(s, 250, 318, 0.8, "2A2448", smoke="A894C4")
    road(s, 420, 246, "FFEFEA", 40, 40)


@vignette(T("Straits full of steam: chimneys and vents stand out of boiling green water."))
def kettle_straits(s: Stage) -> None:
    s.sky("2A1E28", "7A3E34", "E08A54", "F4C48A")
    s.glow(400, 220, 340, "FFB060", 0.6)
    ridge(s, 236, 60, "6A3A34", "B8694A", (-10, 330), 1.4, "l")
    ridge(s, 236, 76, "5C3230", "B8694A", (480, 830), 1.4, "r")
    sea(s, 234, "C98A5C", "1F4A46")
    for x, high in ((120, 150), (250, 100), (560, 120), (690, 170)):
        steam(s, x, 236, high, "F6DDC0", 24, 0.25)
        pipes(s, x, 252, ((0, 22, 50), (20, 12, 30)), "4A2E2C")
    s.glow(404, 300, 130, "FFC07A", 0.35)
    manticore(s, 404, 304, 0.9, "22181C", smoke="3A2A2A")
    for x in (90, 610, 730, 300):
        for at in range(5):
            s.ring(x + 14 * at - 20, 356 + 9 * (at % 3), 10, 3.4, "9CC8B0", 1.2)


@vignette(T("A green bay in the morning: a village with its mill on a hill, herons in the reeds."))
def herons_rest(s: Stage) -> None:
    s.sky("4A90A4", "A8D4C8", "F2F0C8", "FBF4D4")
    sun(s, 180, 130, 24, "FFF6CC")
    clouds(s, 74, "F4F6EA", 4, 58, 0.22)
    ridge(s, 232, 60, "8CB494", "D4E2B4", seed="far")
    sea(s, 230, "B4DCCC", "1F6670")
    road(s, 180, 234, "FFFBE0", 50)
    ridge(s, 244, 110, "5A8A54", "9CB874", (470, 850), 0.8, "near")
    for x in (560, 610, 770):
        tree(s, x, 232 - (x - 500) * 0.1, 60, "5A4632", "4A7E48")
    s.ring(690, 132, 24, 24, "5A4632", 5)
    village(s, (610, 760), 190, 6, 22, "E8DCC0", "A8553E")
    manticore(s, 330, 286, 0.85, "24404C", smoke="DDE4DC")
    for x, y in ((80, 392), (150, 404)):
        s.limb([(x, y), (x + 2, y - 40)], 2, 1.6, "33474C")
        s.blob([(x - 22, y - 48), (x, y - 62), (x + 14, y - 52), (x, y - 40)], "5E7480")
        s.limb([(x + 8, y - 56), (x + 20, y - 84), (x + 12, y - 98)], 6, 3.4, "6E8490")
        s.limb([(x + 12, y - 98), (x + 34, y - 96)], 3, 0.8, "C99A45")
    reeds(s, 424, 26, 60, "2F5A48", (0, 230))


@vignette(T("Cliffs of amber glow from inside; ships and gulls hang in the gold."))
def amber_reach(s: Stage) -> None:
    s.sky("4A2C14", "B8742A", "F6C45E", "FFE6A4")
    sun(s, 400, 176, 30, "FFF2C0")
    sea(s, 226, "F0C468", "5A3A18")
    road(s, 400, 228, "FFF6CC", 60)
    for side in (0, 1):

        def x(v: float, side: int = side) -> float:
            return 800 - v if side else v

        s.shade(
            [(x(0), 20), (x(170), 10), (x(230), 110), (x(210), 250), (x(290), 330), (x(0), 330)],
            "E39A2E",
            "8A4E14",
        )
        s.shade(
            [(x(0), 120), (x(110), 96), (x(160), 210), (x(190), 420), (x(0), 420)],
            "B86E1E",
            "4E2A0C",
        )
        s.veil([(x(60), 40), (x(150), 40), (x(190), 200), (x(110), 240)], "FFE08A", 0.35)
        manticore(s, x(104), 176, 0.42, "7A4414", lit=False, left=bool(side))
        s.limb([(x(60), 250), (x(76), 240), (x(92), 250)], 4, 1, "6A3A10")
    rays(s, 400, -30, "FFF0B4", 5, 420)
    manticore(s, 404, 288, 0.72, "3A2410", smoke="C08A40")


@vignette(T("A drowned forest in green dusk; lights hang over black water."))
def mangle_fen(s: Stage) -> None:
    s.sky("0E1E1A", "2E4A30", "8CA45A", "C9CE8A")
    s.glow(430, 200, 260, "E4E89C", 0.5)
    for at in range(9):
        mangrove(s, 60 + at * 92, 240, 150 + 40 * s.vary("m", at), "5E7444", "4A6238")
    s.haze(236, 46, "B8C47C", 0.6)
    sea(s, 250, "7E9450", "0C1A14", 0.6)
    for x, h in ((40, 380), (770, 400), (640, 300), (180, 290)):
        mangrove(s, x, 392 if h > 350 else 330, h, "16241A", "101C14")
    for x, y in ((300, 170), (460, 130), (560, 210), (250, 250), (380, 232), (520, 262)):
        lamp(s, x, y, 2, "E8FF9C", 12)
    manticore(s, 400, 322, 0.8, "0E1A14", smoke="5A6A44")
    s.haze(336, 36, "4E6438", 0.5)


@vignette(T("A white shore of ribs and long bones under a grey sky; nobody, and most are in."))
def ossuary_sound(s: Stage) -> None:
    s.sky("323C4A", "77828C", "C9C6B8", "E8E0CC")
    s.glow(400, 190, 280, "F8F0DC", 0.55)
    ridge(s, 236, 34, "A8A79C", "D6CFBC", seed="far")
    ribs(s, 60, 238, 90, "B9B4A4", 7, 34)
    sea(s, 236, "BDBDB2", "2E3C46")
    s.haze(238, 26, "E6E0CE", 0.6)
    s.blob([(380, 300), (560, 262), (830, 262), (830, 350), (560, 330)], "D8D0BA")
    ribs(s, 520, 306, 170, "EDE6D2", 6, 48)
    for x, y in ((470, 300), (620, 316), (740, 324)):
        s.disc(x, y, 8, "F4EEDC", 7)
        s.disc(x - 3, y, 2, "3A3A3A")
        s.disc(x + 3, y, 2, "3A3A3A")
    manticore(s, 220, 330, 0.95, "26303A", smoke="6A747C")


@vignette(T("The sea goes down in a vast whirl beneath a hole in the sky."))
def the_drain(s: Stage) -> None:
    s.sky("050B16", "12294A", "2E5E86", "5E92AE")
    stars(s, 60, 130)
    hole(s, 400, 66, 92, 26)
    s.beam(400, 80, 0.25, 260, "BFE4F4", 0.35, 0.06)
    sea(s, 190, "4A86A4", "0C2438")
    whirl(s, 400, 286, 380, 118, "3F7E9C", "02060C")
    s.haze(190, 26, "8EC0D4", 0.5)
    manticore(s, 168, 262, 0.62, "0E1A26", smoke="3A5468")
    lighthouse(s, 640, 252, 110, "C9D4D4", "8C3A34", lean=0.12)
