"""The invitation: the Manticore under steam at the edge of a chart that is being drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.kernel import T
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.curves import Point
from renderers.sleeping_gods.company.seated import Seen, half_figure
from renderers.sleeping_gods.company.table import PEOPLE
from renderers.sleeping_gods.look import THEME
from renderers.sleeping_gods.vignettes.makings import manticore
from renderers.sleeping_gods.vignettes.stage import Stage, paler
from renderers.sleeping_gods.vignettes.weather import road, sea
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 675
SEATS = 4
TITLE = T("Sleeping Gods")
CALL = T("Nine people, one steamship, and a sea that's on no chart. Who's coming aboard?")


RANK = 208
TALL = {
    "mac": 0.86, "gregory": 1.12, "kannan": 1.1, "kasumi": 0.94, "audrie": 0.97, "laurent": 1.02,
}  # fmt: skip
MOODS = {"kannan": "joy", "mac": "joy"}
BARE = ("kannan", "mac", "gregory")


@kept()
def _scene() -> Sprite:
    """First light: fog, the ship under steam, a lamp where no lamp is charted; before it the nine,
    the light of the ship along one side of each."""
    s = Stage("lobby", HIGH * 800 // WIDTH)
    s.sky("173246", "3E6472", "8FA39A", "E8C890", "6A6A60", "22343E")
    s.glow(566, 262, 420, "FFD896", 0.75)
    s.glow(566, 262, 150, "FFF0C8", 0.7)
    sea(s, 288, "C8B083", "1C3440")
    s.shade([(0, 418), (800, 418), (800, 540), (0, 540)], "1C3440", "0A161E")
    road(s, 566, 290, "FFE9B4", 70, 90)
    s.haze(276, 60, "E6CFA0", 0.55)
    steamer(s, 560, 366, 2.1, "18242C", "5A6468")
    s.haze(372, 34, "B9A884", 0.34)
    s.haze(60, 120, "24465A", 0.4)
    image = s.image.resize((WIDTH, HIGH), Image.Resampling.BOX)
    paint.vignette(image, (4, 10, 16), 0.4)
    canvas = Canvas(image)
    for at, crew in enumerate(PEOPLE):
        seen = Seen("12222C", 0.2, "FFDD9C", from_right=at < 5, bare=crew in BARE)
        high = round(RANK * TALL.get(crew, 1.0))
        figure = half_figure(crew, MOODS.get(crew, "well"), high, seen)
        canvas.put(figure, 66 + at * 108.5, HIGH + 4)
    return canvas.sprite()


def steamer(s: Stage, x: float, y: float, k: float, code: str, smoke: str) -> None:
    """The Manticore near enough to have rails, stays, ventilators, and boats on their davits."""
    manticore(s, x, y, k, code, smoke=smoke, left=True)

    def at(u: float, v: float) -> Point:
        return x - u * k, y + v * k

    pale = paler(code, 0.3)
    for mast, feet in ((-46, (-64, -30)), (50, (34, 68))):
        for foot in feet:
            s.line([at(mast, -72), at(foot, -18)], 0.6, pale)
    s.line([at(-80, -26), at(-40, -26)], 0.8, pale)
    s.line([at(36, -26), at(86, -32)], 0.8, pale)
    for post in (-80, -70, -60, -50, -40, 36, 46, 56, 66, 76, 86):
        low = -19 if post < 60 else -22
        s.line([at(post, low), at(post, -26 if post < 60 else -30)], 0.8, pale)
    for u in (-30, 31):  # cowls that breathe for the stokehold
        s.limb([at(u, -30), at(u, -40), at(u + 4, -44)], 4 * k, 4.6 * k, paler(code, 0.22))
        s.disc(*at(u + 4, -44), 2.6 * k, "8C3226")
    for u in (-58, 46):  # a boat under canvas
        s.blob(
            [at(u - 9, -26), at(u, -29), at(u + 9, -26), at(u + 6, -21), at(u - 6, -21)], "D8CDB0"
        )
        s.line([at(u - 9, -26), at(u + 9, -26)], 0.8, code)
    s.limb([at(9, -62), at(18, -63), at(27, -62)], 2.2 * k, 2.2 * k, "3A2622")


def draw_lobby(names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_scene())
    title = Style(THEME.bone, HUGE + 18, Face.DISPLAY, THEME.outline)
    canvas.write(say(TITLE), 44, 72, title, 640)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.abyss)
    canvas.paragraph(say(CALL), 46, 118, 760, 140, words)
    letters = initials(names)
    for index, name in enumerate(names[:SEATS]):
        plate = plates.name_plate(name, letters[index], index, 390, THEME)
        canvas.put(plate, 44, 246 + index * 60)
    return canvas
