"""What stands on a chart: numbers of places, ports, markets, hazards, ways over the edge."""

from __future__ import annotations

from math import pi

from PIL import Image

from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.content.atlas import Page, Region
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.words import Side
from games.sleeping_gods.words import word
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, mix, rgb
from renderers.curves import Point, oval, placed, regular, star, turned
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.sleeping_gods.chart import sheet
from renderers.sleeping_gods.look import GROUNDS, MAIN_HIGH, MAIN_WIDE, SKILLS, THEME
from renderers.sleeping_gods.placement import letters, middle, port_place, printed
from renderers.sleeping_gods.scenes import scene
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say, tongue

RED, GREEN = rgb("B3261E"), rgb("2F7D4F")
NAME_ROOM, NAME_HIGH = 216, 34


@kept(named=False)
def place(number: int, emblem: str, *, visited: bool, vignette: str = "") -> Sprite:
    """A location: its number in a red ring. Once seen, it is a small picture of what is there."""
    pen, c, r = Pen(76, 92), 38, 29 if visited else 23
    y = 56
    pen.glow(pen.disc(c + 1, y + 3, r), (20, 12, 6), 2.5, 0.5)
    pen.fill(pen.disc(c, y, r + 1.5), THEME.outline)
    pen.fill(pen.disc(c, y, r), GREEN if visited else RED)
    pen.ball(pen.disc(c, y, r - 4.5), lighter(THEME.parchment, 0.3), THEME.parchment)
    canvas = Canvas(pen.sprite().image)
    if visited:
        _thumbnail(canvas, c, y, r - 4, emblem, vignette)
        style = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline, "m")
        canvas.write(str(number), c - 20, y + 20, style, 36)
    else:
        canvas.write(str(number), c, y, Style(THEME.ink, TEXT + 2, Face.HEAVY, align="m"), 36)
    return canvas.sprite(c, y)


def _thumbnail(canvas: Canvas, x: float, y: float, r: int, emblem: str, vignette: str) -> None:
    """The middle of the scene that is read there, or its emblem."""
    if not vignette:
        canvas.put(icon(picture(emblem), 36, THEME.ink, THEME.parchment), x, y)
        return
    whole = scene(vignette).image.convert("RGB")
    side, left = whole.height * 0.8, (whole.width - whole.height * 0.8) / 2
    box = (left, whole.height * 0.14, left + side, whole.height * 0.14 + side)
    small = whole.resize((2 * r, 2 * r), Image.Resampling.LANCZOS, box)
    small.putalpha(Pen(2 * r, 2 * r).disc(r, r, r).reduce(4))
    canvas.put(Sprite(small, r, r), x, y)


@kept()
def place_name(name: str) -> Sprite:
    """What a place is called, in ink on the chart itself."""
    style = Style(THEME.ink, SMALL, Face.DISPLAY, lighter(THEME.parchment, 0.3), "m")
    wide = round(min(NAME_ROOM, width_of(name, style) + 12))
    canvas = Canvas.clear(wide, NAME_HIGH)
    canvas.write(name, wide / 2, NAME_HIGH / 2, style, wide)
    return canvas.sprite(wide / 2, NAME_HIGH / 2)


@kept()
def sign(kind: str, name: str) -> Sprite:
    """A port's anchor or a market's coin, on a brass shield with its name below."""
    style = Style(THEME.ink, SMALL, Face.DISPLAY, THEME.parchment, "m")
    wide = round(max(60, min(180, width_of(name, style) + 16)))
    pen, c = Pen(wide, 76), wide / 2
    badge = pen.disc(c, 26, 21)
    pen.glow(pen.shifted(badge, 1, 3), (20, 12, 6), 2.5, 0.5)
    pen.fill(pen.grown(badge, 1.6), THEME.outline)
    pen.ball(badge, THEME.brass_light, THEME.brass)
    canvas = Canvas(pen.sprite().image)
    shown = {"port": "anchor", "market": "coin", "both": "anchor"}[kind]
    canvas.put(icon(shown, 26, THEME.ink), c, 26)
    if kind == "both":
        canvas.put(icon("coin", 20, THEME.brass_dark, THEME.parchment), c + 22, 38)
    canvas.write(name, c, 62, style, wide - 8)
    return canvas.sprite(c, 36)


@kept(named=False)
def hazard(name: str, skill: str, need: int, harm: str) -> Sprite:
    """A warning slip: what it is, which skill and number meet it, and what failing costs."""
    shown, colour = SKILLS[skill]
    style, quiet = Style(THEME.ink, SMALL), Style(THEME.danger_dark, SMALL)
    wide = round(min(276, 76 + max(width_of(name, style), width_of(harm, quiet))))
    pen = Pen(wide + 8, 62)
    slip = pen.box(4, 6, wide + 4, 56, 6)
    pen.glow(pen.shifted(slip, 1, 3), (20, 12, 6), 2, 0.5)
    pen.fill(pen.grown(slip, 1.6), THEME.danger_dark)
    pen.shade(slip, lighter(THEME.parchment, 0.35), THEME.parchment)
    head = pen.box(4, 6, 62, 56, 6)
    pen.fill(head, darker(colour, 0.35))
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon(picture(shown), 22, THEME.bone), 20, 31)
    canvas.write(str(need), 46, 31, Style(THEME.bone, TEXT, Face.HEAVY, align="m"), 26)
    canvas.write(name, 69, 20, style, wide - 72)
    canvas.write(harm, 69, 42, quiet, wide - 72)
    return canvas.sprite((wide + 8) / 2, 31)


@kept()
def edge(side: Side, page: int) -> Sprite:
    """An arrow over the page's edge with the number of the page beyond."""
    size = 54
    pen, c = Pen(size, size), size / 2
    turn = {"E": 0.0, "S": pi / 2, "W": pi, "N": -pi / 2}[side]
    arrow = placed("-20,-13 4,-13 4,-22 24,0 4,22 4,13 -20,13", c, c)
    body = pen.area(turned(arrow, turn, c, c))
    pen.fill(pen.grown(body, 1.8), THEME.outline)
    pen.shade(body, rgb("5AA0C8"), rgb("23607F"))
    canvas = Canvas(pen.sprite().image)
    canvas.write(str(page), c, c, Style(THEME.bone, TEXT, Face.HEAVY, rgb("0E2E40"), "m"))
    return canvas.sprite(c, c)


@kept()
def compass() -> Sprite:
    """A compass rose in two inks."""
    size = 108
    pen, c = Pen(size, size), size / 2
    ring = without(pen.disc(c, c, 40), pen.disc(c, c, 38))
    pen.fill(ring, THEME.ink, 0.7)
    pen.fill(without(pen.disc(c, c, 35), pen.disc(c, c, 34)), THEME.ink, 0.5)
    pen.fill(pen.area(turned(star(c, c, 33, 9, 4), pi / 4, c, c)), THEME.brass_dark, 0.8)
    pen.fill(pen.area(star(c, c, 50, 9, 4)), THEME.ink, 0.85)
    for at in range(4):
        half = [(c, c - 50), (c + 6.4, c - 6.4), (c, c)]
        pen.fill(pen.area(turned(half, at * pi / 2, c, c)), THEME.parchment, 0.95)
    pen.fill(pen.area(regular(c, c - 50, 7, 3)), RED)
    pen.fill(pen.area(oval(c, c, 4, 4)), THEME.brass)
    return pen.sprite(c, c)


@kept(by=tongue, named=False)
def chart(pack_name: str, page_number: int) -> Sprite:
    """A page with everything that is printed on it."""
    page = find_pack(pack_name).page[page_number]
    canvas = Canvas(sheet(pack_name, page_number).image.copy())
    canvas.put(compass(), *printed(pack_name, page_number)[-1])
    for name, at in letters(pack_name, page_number).items():
        _region_letter(canvas, page, name, at)
    for region in page.regions:
        _region_signs(canvas, page, region)
    return canvas.sprite()


def _region_letter(canvas: Canvas, page: Page, name: str, at: Point) -> None:
    """Which region this is, in faint ink."""
    ground = GROUNDS[page.theme]
    style = Style(mix(ground.water, THEME.ink, 0.55), HEAD, Face.DISPLAY, ground.shallow, "m")
    canvas.write(name.upper(), *at, style, 60)


def _region_signs(canvas: Canvas, page: Page, region: Region) -> None:
    x, y = middle(region)
    if region.port or region.market:
        kind = "both" if region.port and region.market else "port" if region.port else "market"
        canvas.put(sign(kind, say(word(region.port or region.market or ""))), *port_place(region))
    if region.hazard is not None:
        danger = region.hazard
        harm = say(effects_text(danger.fail))
        slip = hazard(say(word(danger.name)), danger.skill, danger.need, harm)
        half = slip.width / 2 + 14
        canvas.put(slip, min(max(x, half), MAIN_WIDE - half), y + 58)
    for side in region.edges:
        at = {"N": (x, 36), "S": (x, MAIN_HIGH - 37), "W": (37, y), "E": (MAIN_WIDE - 38, y)}[side]
        canvas.put(edge(side, page.links.get(side, 0)), *at)
