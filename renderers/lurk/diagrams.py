"""Diagrams for the rules, made of the board's own pieces."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T, Text
from games.lurk.state import Ground
from games.lurk.words import TOKEN_EFFECTS, TOKEN_NAMES
from renderers import marks, paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.lurk.ground import tile
from renderers.lurk.look import RADIUS, THEME
from renderers.lurk.miniatures import miniature
from renderers.lurk.pieces import die, pips, pool
from renderers.picture import Picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import MARGIN, SMALL, TEXT
from renderers.tiles import HexGrid
from renderers.tracks import socket
from renderers.typeface import Face
from renderers.words import say

HIGH = 560
COLUMNS = (T("Move"), T("Attack"), T("End"))


@kept()
def _ground() -> Sprite:
    return Sprite(paint.sea(WIDTH, HIGH, THEME, "rules"))


@kept()
def activation_token(column: int) -> Sprite:
    colours = (THEME.accent, THEME.danger, THEME.quiet_bone)
    return socket(18, THEME, colours[column])


def _finish(canvas: Canvas, alt: Text) -> Picture:
    return Picture(canvas, "lurk-rules", "lurk", say(alt))


def _caption(canvas: Canvas, text: Text, x: float, y: float, wide: float) -> None:
    style = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(text), x - wide / 2, y, wide, 170, style)


def _title(canvas: Canvas, text: Text, x: float, y: float) -> None:
    canvas.write(say(text), x, y, Style(THEME.trail, TEXT, Face.DISPLAY, THEME.outline, "m"), 260)


GROUND_LINES: Sequence[tuple[Ground, Text, Text]] = (
    ("sand", T("Sand"), T("Nothing in the way.")),
    ("rock", T("Rock"), T("Blocks sight. An octopus on a red die takes you up.")),
    ("coral", T("Coral"), T("Worst defence die degraded; search for items.")),
    ("poison", T("Poison coral"), T("Coral that poisons models stopping there.")),
    ("abyss", T("Abyss"), T("Look in from the next tile: a creature or a treasure.")),
    ("den", T("Den"), T("Its creature is defeated: +1 red defence die.")),
)


def ground_page() -> Picture:
    canvas = Canvas.on(_ground())
    for number, (ground, name, line) in enumerate(GROUND_LINES):
        x, y = 170 + 330 * (number % 3), 20 + 272 * (number // 3)
        canvas.put(tile(ground, number % 5), x, y + 68)
        _title(canvas, name, x, y + 150)
        _caption(canvas, line, x, y + 170, 300)
    return _finish(
        canvas, T("The six kinds of tiles: sand, rock, coral, poison coral, abyss, den.")
    )


def turn_page() -> Picture:
    """Three tokens wander through three columns."""
    canvas = Canvas.on(_ground())
    lines = (
        T("All models of one tile move. The token goes to Attack."),
        T("All models of one tile attack, or all search and recover. The token goes to End."),
        T("When all tokens are here the turn is over, and an event follows."),
    )
    for number, (title, line) in enumerate(zip(COLUMNS, lines, strict=True)):
        x = 176 + 324 * number
        canvas.put(plates.glass(300, 400, THEME), x - 150, 70)
        _title(canvas, title, x, 112)
        for place in range(3):
            canvas.put(activation_token(number), x + 64 * (place - 1), 190)
        _caption(canvas, line, x, 250, 260)
        if number < 2:
            canvas.put(marks.trail(48, 0, THEME), x + 138, 190)
    return _finish(canvas, T("Tokens go from Move to Attack to End."))


def dice_page() -> Picture:
    canvas = Canvas.on(_ground())
    rows = (
        (("Wo", "Ro", "Bo"), T("Octopus: a hit")),
        (("Ws", "Rs", "BS"), T("Shield: blocks a hit")),
        (("Wd", "Rd", "BD"), T("Diamond: 1 Essence")),
        (("RO", "BO", "BS"), T("A white sign with a plus: one red die more")),
    )
    for number, (faces, line) in enumerate(rows):
        y = 30 + 132 * number
        for place, face in enumerate(faces):
            canvas.put(die(face, 60), 70 + 76 * place, y + 34)
        words = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline)
        canvas.paragraph(say(line), 280, y, 270, 100, words)
    _ladder(canvas)
    return _finish(canvas, T("Signs of the dice, and how dice become better and worse."))


def _ladder(canvas: Canvas) -> None:
    """White, red, black: upgraded upwards, degraded downwards."""
    canvas.put(plates.parchment(400, 500, THEME), 576, 30)
    steps = (
        ("W", T("Degraded, a white die is lost.")),
        ("R", T("White, upgraded, is red; black, degraded, is red.")),
        ("B", T("Upgraded, a black die stays and brings a white one.")),
    )
    for number, (colour, line) in enumerate(steps):
        y = 376 - 156 * number
        canvas.put(pool(colour, 48), 600, y + 50)
        canvas.paragraph(say(line), 676, y, 280, 130, Style(THEME.ink, SMALL))


_SKIRMISH = (
    ("coral_knight", (2, -1), 2, True),
    ("rivet_gunner", (0, 0), 0, False),
    ("kelp_spear", (2, 0), 0, True),
)


def combat_page() -> Picture:
    """An attack past rock, and what it does."""
    canvas = Canvas.on(_ground())
    grid = HexGrid(170, 270, RADIUS)
    floor: dict[tuple[int, int], Ground] = {
        (0, 0): "sand",
        (1, 0): "rock",
        (2, 0): "sand",
        (1, -1): "sand",
        (2, -1): "coral",
        (0, 1): "sand",
        (1, 1): "rock",
        (0, -1): "sand",
        (-1, 1): "sand",
        (-1, 0): "sand",
    }
    for number, ((q, r), ground) in enumerate(floor.items()):
        canvas.put(tile(ground, number % 5), *grid.at(q, r))
    for kind, cell, cuts, left in _SKIRMISH:
        x, y = grid.at(*cell)
        canvas.put(miniature(kind, cuts, (), 0.62, left), x, y + 22)
    x, y = grid.at(2, -1)
    canvas.put(pips(3, 5), x, y + 34)
    (x0, y0), (x1, y1) = grid.at(0.33, -0.66), grid.at(2, -1)
    canvas.put(marks.trail(round(x1 - x0 - 20), round(y1 - y0), THEME, 8), x0, y0)
    lines = (
        T("From any corner of your tile to the middle of theirs: the knight on coral is in sight."),
        T("The spear behind the rock isn't."),
        T("Octopuses minus shields are wounds. Wounds equal to the Heart destroy a model."),
        T("Each side can use one ability, for Essence."),
    )
    for number, line in enumerate(lines):
        canvas.put(plates.glass(480, 122, THEME), 500, 16 + 134 * number)
        canvas.paragraph(say(line), 518, 26 + 134 * number, 444, 102, Style(THEME.bone, SMALL))
    return _finish(canvas, T("A gunner sees past one rock, but not through it."))


def creature_page() -> Picture:
    canvas = Canvas.on(_ground())
    for number, kind in enumerate(("lantern_biter", "trench_ray", "gulper", "pale_kraken")):
        x = 140 + 240 * number
        canvas.put(tile("lair", number).sized(1.6), x, 140)
        canvas.put(miniature(kind, 0, (), 1.2), x, 188)
    lines = (
        T("A creature strikes at every model that comes next to it."),
        T("After all players each creature attacks; your enemies choose the victim."),
        T("Its diamonds gather on its tile, for the one who defeats it."),
        T("The Pale Kraken reaches two tiles. Some fights aren't worth it."),
    )
    for number, line in enumerate(lines):
        _caption(canvas, line, 140 + 240 * number, 280, 214)
    return _finish(canvas, T("Four creatures in their lairs."))


def token_page() -> Picture:
    canvas = Canvas.on(_ground())
    for number, token in enumerate(TOKEN_NAMES):
        x, y = MARGIN + 488 * (number % 2), 66 + 134 * (number // 2)
        canvas.put(miniature("deck_hand", 0, (token,), 0.66), x + 46, y + 46)
        canvas.write(
            say(TOKEN_NAMES[token]),
            x + 110,
            y - 22,
            Style(THEME.trail, TEXT, Face.DISPLAY, THEME.outline),
            340,
        )
        style = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline)
        canvas.paragraph(say(TOKEN_EFFECTS[token]), x + 110, y, 360, 92, style)
    style = Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline)
    cure = T("Recover takes off Trapped, Stunned and Inked.")
    canvas.paragraph(say(cure), MARGIN + 512, 436, 430, 100, style)
    return _finish(canvas, T("The seven tokens and what they do."))
