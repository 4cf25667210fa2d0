"""Diagrams for the rules: the game's own pieces, set up to show one thing each."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T, Text
from games.tentacula.board import FACES
from games.tentacula.words import NAMEPLATES, POWERS
from renderers import marks, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.curves import bezier, taper
from renderers.icons import icon
from renderers.pen import Pen
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.board import badge, castle, stone
from renderers.tentacula.coral import in_hand
from renderers.tentacula.fish import fish
from renderers.tentacula.gates import sign
from renderers.tentacula.hoards import chest, draw_chest_gems, draw_loot
from renderers.tentacula.look import THEME
from renderers.tentacula.octopus import cave, reach
from renderers.tentacula.pieces import danger, shelter, theft_die
from renderers.tentacula.scene import garden, lagoon, straight_tile
from renderers.tentacula.stashes import draw_stash, stash_tray
from renderers.tentacula.treasure import gem, shell
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH, STEP, RADIUS = 560, 100, 40
CRAB_TILE = FACES.index(("crab", "101"))


def _sheet() -> Canvas:
    return Canvas.on(_ground())


@kept()
def _ground() -> Sprite:
    canvas = Canvas(lagoon(WIDTH, HIGH).image.copy())
    canvas.put(garden(WIDTH, "rules"), 0, HIGH + 28)
    return canvas.sprite()


def _picture(canvas: Canvas, kind: str, alt: Text) -> Picture:
    return Picture(canvas, f"tentacula-rules-{kind}", "tentacula", say(alt))


def _caption(canvas: Canvas, text: Text, x: float, y: float, room: float) -> None:
    style = Style(THEME.bone, TEXT + 2, Face.HEAVY, THEME.outline, "m")
    canvas.paragraph(say(text), x - room / 2, y, room, 190, style)


@kept()
def _stream(squares: int) -> Sprite:
    """The bright water of a straight piece of route, anchored at its first square."""
    pen = Pen(STEP * squares + 20, STEP, 2)
    pen.fill(pen.box(0, 4, STEP * squares + 20, STEP - 4, 18), rgb("E4FFFA"), 0.7)
    return pen.sprite(STEP / 2 + 10, STEP / 2)


def _route(
    canvas: Canvas, x: float, y: float, animals: Sequence[int], safe: Sequence[bool]
) -> None:
    canvas.put(_stream(len(animals)), x, y)
    for n, number in enumerate(animals):
        canvas.put(stone(number, RADIUS), x + n * STEP, y)
        canvas.put(animal(number, 58), x + n * STEP, y)
        if safe[n]:
            canvas.put(shelter(RADIUS), x + n * STEP, y)


def goal_page() -> Picture:
    """Three fish and their gems go home past Tentacula."""
    canvas = _sheet()
    for number, (x, y) in enumerate(((110, 150), (228, 226), (100, 290))):
        canvas.put(fish(number, 130), x, y)
    canvas.put(icon("right", 60, THEME.bone, THEME.outline), 318, 190)
    canvas.put(cave(hidden=False), 500, 186)
    canvas.put(icon("right", 60, THEME.bone, THEME.outline), 682, 190)
    canvas.put(castle().sized(0.75), 850, 226)
    canvas.put(stash_tray(0), 850, 344)
    draw_stash(canvas, 850, 344, 0, ((1, 0, 1, 0, 1, 0), (0, 0, 1, 1, 1, 1)))
    _caption(canvas, T("Bring three fish home"), 170, 370, 280)
    _caption(canvas, T("Tentacula wants your gems"), 500, 370, 300)
    _caption(canvas, T("Fill the stash"), 850, 466, 260)
    alt = T("Three fish with hats, Tentacula in a cave, a castle, and a stash of gems.")
    return _picture(canvas, "goal", alt)


def turn_page() -> Picture:
    """A crab tile: any fish to the next free crab."""
    canvas = _sheet()
    canvas.put(in_hand(CRAB_TILE, 168), 136, 180)
    canvas.put(straight_tile("111", 0, STEP, 3), 430, 132)
    canvas.put(straight_tile("111", 1, STEP, 5), 430, 228)
    canvas.put(straight_tile("101", 0, STEP, 6).faded(0.85), 733, 132)
    canvas.put(marks.number(1, THEME, 24), 733, 108)
    _route(canvas, 330, 180, (1, 2, 3, 0, 1, 2, 3), (True, True, True) + (False,) * 4)
    canvas.put(_leap(600), 330, 150)
    canvas.put(fish(0, 104), 330, 176)
    canvas.put(fish(2, 104), 530, 176)
    canvas.put(marks.ring(RADIUS + 8, THEME), 930, 180)
    canvas.put(marks.number(2, THEME, 24), 960, 222)
    _caption(canvas, T("Your tile shows a crab"), 136, 270, 220)
    _caption(canvas, T("1. Lay the tile inside or outside. Leave no hole"), 430, 300, 310)
    _caption(canvas, T("2. Swim to the next free crab. Taken ones are skipped"), 790, 300, 340)
    alt = T("You add a crab tile. The yellow fish skips the occupied crab square.")
    return _picture(canvas, "turn", alt)


@kept()
def _leap(far: int) -> Sprite:
    """An arrow that jumps over what lies between; anchored where it begins."""
    pen = Pen(far + 60, 150, 2)
    line = bezier((20, 120), (far * 0.2, -20), (far * 0.8, -20), (far + 10, 112), 40)
    body = pen.area(taper(line[::-1], 16, 5))
    pen.glow(body, THEME.trail, 5, 0.8)
    pen.fill(pen.grown(body, 1.6), THEME.outline, 0.7)
    pen.fill(body, THEME.trail)
    tip = [(far - 14, 88), (far + 28, 84), (far + 12, 126)]
    pen.fill(pen.grown(pen.area(tip), 1.6), THEME.outline, 0.7)
    pen.fill(pen.area(tip), THEME.trail)
    return pen.sprite(20, 120)


def reef_page() -> Picture:
    """Coral on both sides hides a fish; a gap or a missing tile does not."""
    canvas = _sheet()
    scenes = (
        ("111", "111", (True, True, True)),
        ("111", "101", (True, False, True)),
        ("111", "", (False,) * 3),
    )
    for n, (inside, outside, safe) in enumerate(scenes):
        x = 170 + n * 330
        canvas.put(straight_tile(inside, 0, STEP, n), x, 132)
        if outside:
            canvas.put(straight_tile(outside, 1, STEP, n + 4), x, 228)
        _route(canvas, x - STEP, 180, (0, 1, 2), safe)
        canvas.put(fish((n + 1) % 3, 100, scared=n > 0), x, 176)
        if n:
            canvas.put(danger(), x + 40, 140)
    _caption(canvas, T("Coral on both sides: hidden"), 170, 316, 290)
    _caption(canvas, T("Water in a gap: Tentacula looks through"), 500, 316, 300)
    _caption(canvas, T("Only one tile: Tentacula sees you"), 830, 316, 290)
    alt = T("Between two coral tiles a fish is hidden. Beside a gap or a missing tile it's seen.")
    return _picture(canvas, "reef", alt)


def theft_page() -> Picture:
    """The die says which gem goes."""
    canvas = _sheet()
    canvas.put(reach(-225, 40), 800, 190)
    canvas.put(cave(hidden=False, pleased=True), 830, 180)
    draw_loot(canvas, 830, 244, (0, 0, 1, 0, 1, 0))
    canvas.put(chest(), 156, 170)
    draw_chest_gems(canvas, 156, 170, (1, 1, 1, 2, 4, 5))
    canvas.put(theft_die(2).sized(1.5), 366, 170)
    canvas.put(icon("right", 50, THEME.bone, THEME.outline), 456, 170)
    canvas.put(fish(1, 130, scared=True), 556, 220)
    canvas.put(danger(), 614, 170)
    _caption(canvas, T("Colour gone? Then you choose the gem"), 156, 314, 270)
    _caption(canvas, T("Seen? Roll the coloured die"), 470, 314, 280)
    _caption(canvas, T("That gem goes into the cave"), 816, 330, 300)
    alt = T("An arm reaches from the cave for a frightened fish. The die shows a red gem.")
    return _picture(canvas, "theft", alt)


def helpers_page() -> Picture:
    """Shells and what they buy."""
    canvas = _sheet()
    for n, kind in enumerate(("shell", "dolphin", "shark")):
        canvas.put(badge(kind, 64), 130 + n * 247, 150)
    canvas.put(shell(60), 871, 110)
    canvas.put(icon("right", 40, THEME.bone, THEME.outline), 871, 160)
    canvas.put(animal(0, 70), 871, 220)
    for n, colours in enumerate(((), (0, 1), (2, 3))):
        for k, colour in enumerate(colours):
            canvas.put(gem(colour, 40), 90 + n * 247 + k * 80, 250)
    _caption(canvas, T("Find a shell. Six at most, for all of you"), 130, 300, 230)
    _caption(canvas, T("For a shell: a gem goes from chest to stash"), 377, 300, 230)
    _caption(canvas, T("For a shell: a gem comes back from the cave"), 624, 300, 230)
    _caption(canvas, T("For a shell: swim to your own animal"), 871, 300, 230)
    alt = T("A shell, a dolphin, a shark, and a shell paid to swim to your own animal.")
    return _picture(canvas, "helpers", alt)


def powers_page() -> Picture:
    """What each of the four animals can do."""
    canvas = _sheet()
    for number in range(4):
        canvas.put(
            power_card(say(NAMEPLATES[number]), say(POWERS[number]), number), 22 + number * 242, 50
        )
    alt = T("Four cards: turtle, seahorse, jellyfish and crab with their powers.")
    return _picture(canvas, "powers", alt)


@kept()
def power_card(title: str, body: str, number: int) -> Sprite:
    s, wide, high = plates.SHADOW, 230, 440
    canvas = Canvas(plates.parchment(wide, high, THEME, 20).image.copy())
    canvas.put(animal(number, 150), s + wide / 2, s + 104)
    middle = s + wide / 2
    canvas.write(title, middle, s + 206, Style(THEME.ink, HEAD, Face.DISPLAY, align="m"), wide - 30)
    style = Style(THEME.ink, TEXT, align="m")
    canvas.paragraph(body, s + 12, s + 234, wide - 24, 196, style)
    return canvas.sprite(s, s)


def gates_page() -> Picture:
    """Three gates, each with its order."""
    canvas = _sheet()
    kinds = (T("by hat"), T("by colour"), T("by size"))
    for n, kind in enumerate(kinds):
        canvas.put(sign(2 * n, (False,) * 3, say(kind)).sized(1.36), 170 + n * 330, 150)
    _caption(canvas, T("Look at the hats"), 170, 252, 300)
    _caption(canvas, T("Look at the colours"), 500, 252, 300)
    _caption(canvas, T("Look at the sizes"), 830, 252, 300)
    folds = T("First gate: the left side opens. Second gate: the right side closes. Third: home!")
    _caption(canvas, folds, 500, 350, 860)
    alt = T("Three signs: fish in order of their hats, their colours and their sizes.")
    return _picture(canvas, "gates", alt)


def ending_page() -> Picture:
    """Draw, theft, fold; and how it all ends."""
    canvas = _sheet()
    canvas.put(in_hand(4, 150), 130, 150)
    canvas.put(icon("right", 34, THEME.bone, THEME.outline), 250, 150)
    canvas.put(cave(hidden=True, pleased=True).sized(0.62), 377, 150)
    canvas.put(icon("right", 34, THEME.bone, THEME.outline), 492, 150)
    canvas.put(sign(4, (True, True, True), say(T("by size"))), 628, 150)
    canvas.put(castle().sized(0.84), 874, 240)
    _caption(canvas, T("Everybody has moved: draw a tile, last player first"), 130, 270, 230)
    _caption(canvas, T("Every fish in the open costs a gem"), 377, 270, 230)
    _caption(canvas, T("All through the gate? The board folds"), 626, 270, 230)
    _caption(canvas, T("All home and the stash full: you win!"), 874, 270, 230)
    alt = T(
        "The end of a round: draw tiles, Tentacula steals, the board folds. The castle is home."
    )
    return _picture(canvas, "ending", alt)
