"""Supper: the nine at the mess table, each of them to be known."""

from __future__ import annotations

from games.kernel import T
from renderers.curves import oval
from renderers.sleeping_gods.company.seated import Seen
from renderers.sleeping_gods.vignettes.cabins import cabin, cup, porthole
from renderers.sleeping_gods.vignettes.makings import lamp
from renderers.sleeping_gods.vignettes.people import arms, half_length
from renderers.sleeping_gods.vignettes.register import vignette
from renderers.sleeping_gods.vignettes.stage import Stage, path
from renderers.sleeping_gods.vignettes.weather import steam

AIR = "2A1A12"
PLATES = path("122,304 250,302 384,302 572,306 690,304 176,322 318,324 470,327 640,324")
BACK = (
    ("rafael", 122, 286, 154, "well", 0.32, 0.5),
    ("audrie", 250, 286, 152, "joy", 0.22, -0.4),
    ("odessa", 384, 284, 164, "well", 0.1, 0.2),
    ("gregory", 572, 288, 182, "joy", 0.2, -0.4),
)
FRONT = (
    ("kannan", 104, 434, 206, True),
    ("mac", 300, 434, 166, True),
    ("kasumi", 474, 434, 172, False),
    ("marco", 676, 436, 190, False),
)


@vignette(
    T(
        "Supper under one lamp. Across the table Rafael, Audrie, the captain and Gregory, Laurent "
        "with the ladle; on this side the backs of Kannan, Mac, Kasumi and Marco."
    )
)
def the_mess_table(s: Stage) -> None:
    cabin(s, "7A5232", "3A281A", 300)
    s.glow(384, 110, 430, "FFD08A", 0.55)
    for x in (58, 742):
        porthole(s, x, 130, 34, "1E3E62", "0E2238", "A8803E")
    s.box(196, 150, 604, 156, "4A3220")
    for at in range(9):
        cup(s, 216 + at * 46, 150, "D8C8A4" if at != 6 else "9AB0B4")
    s.shade([(640, 250), (736, 250), (744, 300), (634, 300)], "A8947A", "6E5C4A")
    half_length(s, "laurent", (688, 262), 178, seen=Seen(AIR, 0.24, turn=-0.5, bare=False))
    for crew, x, y, high, mood, dark, turn in BACK:
        seen = Seen(AIR, dark, turn=turn, from_right=x < 390)
        half_length(s, crew, (x, y + 8), high, mood, seen)
    s.shade([(50, 284), (750, 284), (830, 334), (-30, 334)], "B07A44", "8E5E34")
    s.shade([(0, 334), (800, 334), (800, 354), (0, 354)], "6E4624", "4A2E18")
    s.line([(0, 334), (800, 334)], 1.8, "D8A060")
    s.veil(oval(384, 310, 330, 19), "FFD890", 0.2)
    s.veil(oval(384, 308, 200, 14), "FFE8B8", 0.26)
    for crew, x, y, high, _, dark, _ in BACK:
        arms(s, crew, (x, y), high, (AIR, dark + 0.05))
    s.disc(476, 312, 50, "5A3A20", 8)
    s.blob("434,306 430,272 448,266 504,266 522,272 518,306 476,314", "2C2624")
    s.disc(476, 270, 44, "4A403A", 8)
    s.disc(476, 270, 37, "9A4226", 5)
    s.curve([(433, 276), (436, 296), (444, 306)], 2, "C89A64")
    steam(s, 476, 262, 96, "FFF0D0", 20, 0.24)
    for u, v in PLATES:
        s.disc(u, v + 2, 22, "5A3A20", 6)
        s.disc(u, v - 2, 20, "EADBB8", 6)
        s.disc(u, v - 3, 15.5, "A8502E", 4)
    s.blob("396,326 406,313 430,313 440,324 418,330", "D8A460")
    s.line([(414, 315), (419, 325)], 1.4, "A87434")
    s.line([(384, 0), (384, 54)], 1.8, "1A1410")
    s.area([(360, 74), (374, 54), (394, 54), (408, 74)], "2A2018")
    lamp(s, 384, 78, 9, "FFE2A0", 15)
    from_behind = Seen("120B09", 0.8, "FFB468", turn=0.3, away=True)
    for crew, x, y, high, right in FRONT:
        half_length(s, crew, (x, y), high, seen=from_behind._replace(from_right=right))
