"""The crew along the foot of every picture: who they are, how they are, whose they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.names import word
from games.sleeping_gods.state import Member
from games.sleeping_gods.view import Sheet, View
from renderers import marks, plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.icons import icon
from renderers.pen import Pen
from renderers.sleeping_gods.faces import portrait
from renderers.sleeping_gods.look import SKILLS, STATUSES, STRIP, STRIP_Y, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import MARGIN, SMALL
from renderers.tokens import token
from renderers.typeface import Face
from renderers.words import initials, say

GAP = 5
HEART = rgb("C8433B")


def cell_width(crew: int) -> float:
    return (1200 - 2 * MARGIN - GAP * (crew - 1)) / crew


def where(view: View) -> dict[str, tuple[float, float]]:
    """The left top corner of each crew member's sheet."""
    wide = cell_width(len(view.sheets))
    return {
        member.id: (MARGIN + at * (wide + GAP), STRIP_Y)
        for at, member in enumerate(view.state.crew)
    }


@kept()
def plate(width: int, *, lit: bool) -> Sprite:
    return plates.parchment(width, STRIP, THEME) if lit else plates.glass(width, STRIP, THEME)


@kept()
def pips(left: int, health: int) -> Sprite:
    """Hearts that are left, then hollow ones, in two rows if need be."""
    pen = Pen(112, 42)
    row = min(health, 5)
    for at in range(health):
        x, y = 12 + (at % row) * 21, 11 + (at // row) * 20
        heart = pen.areas(_heart(x, y, 9))
        pen.fill(pen.grown(heart, 1.2), THEME.outline)
        if at < left:
            pen.shade(heart, lighter(HEART, 0.3), darker(HEART, 0.15))
        else:
            pen.fill(heart, rgb("51585C"))
    return pen.sprite()


def _heart(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [
        (x, y + r),
        (x - r, y - r * 0.1),
        (x - r * 0.9, y - r * 0.65),
        (x - r * 0.45, y - r * 0.85),
        (x, y - r * 0.45),
        (x + r * 0.45, y - r * 0.85),
        (x + r * 0.9, y - r * 0.65),
        (x + r, y - r * 0.1),
    ]


@kept()
def badge(sign: str, colour: tuple[int, int, int]) -> Sprite:
    """A small round token with an icon."""
    pen = Pen(30, 30)
    disc = pen.disc(15, 15, 12)
    pen.fill(pen.grown(disc, 1.4), THEME.outline)
    pen.ball(disc, lighter(colour, 0.3), darker(colour, 0.25))
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon(sign, 17, THEME.bone, darker(colour, 0.6)), 15, 15)
    return canvas.sprite(15, 15)


@kept()
def skill_mark(skill: str, value: int) -> Sprite:
    """A skill's icon, with its number when there is more than one."""
    sign, colour = SKILLS[skill]
    canvas = Canvas.clear(40, 28)
    canvas.put(badge(picture(sign), colour), 14, 14)
    if value > 1:
        style = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline, "m")
        canvas.write(str(value), 24, 20, style)
    return canvas.sprite(0, 14)


def draw_strip(
    canvas: Canvas, view: View, numbers: Mapping[str, int], names: Sequence[str]
) -> None:
    letters = initials(names)
    wide = cell_width(len(view.sheets))
    spots = where(view)
    for member, sheet in zip(view.state.crew, view.sheets, strict=True):
        x, y = spots[member.id]
        canvas.put(plate(int(wide), lit=False), x, y)
        _sheet(canvas, view, member, sheet, x, y, wide)
        letter = letters[sheet.controller] if sheet.controller < len(letters) else "?"
        canvas.put(token(letter, sheet.controller, 11, THEME), x + 16, y + 64)
        if f"crew.{member.id}" in numbers:
            canvas.put(marks.frame(int(wide) - 2, STRIP - 2, THEME), x + wide / 2, y + STRIP / 2)
            canvas.put(marks.number(numbers[f"crew.{member.id}"], THEME, 18), x + 14, y + 10)


def _sheet(
    canvas: Canvas, view: View, member: Member, sheet: Sheet, x: float, y: float, wide: float
) -> None:
    board = find_pack(view.pack).member[member.id]
    canvas.put(portrait(member.id, 31, down=sheet.left <= 0), x + 38, y + 38)
    style = Style(THEME.bone, SMALL + 2, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(word(board.short)), x + wide / 2, y + 86, style, wide - 10)
    canvas.put(pips(max(0, sheet.left), sheet.health), x + (wide - 112) / 2 + 2, y + 97)
    for at, (skill, value) in enumerate(list(sheet.skills.items())[:5]):
        column, row = divmod(at, 3)
        canvas.put(skill_mark(skill, value), x + 72 + column * 24, y + 16 + row * 24)
    _tokens(canvas, member, x, y + STRIP - 34, wide)


def _tokens(canvas: Canvas, member: Member, x: float, y: float, wide: float) -> None:
    """Fatigue, statuses, command on the board, equipped cards: as many as there are."""
    signs: list[Sprite] = [badge("gods.weary", rgb("5C6B73")) for _ in range(member.fatigue)]
    signs += [badge(picture(STATUSES[status]), THEME.danger_dark) for status in member.statuses]
    signs += [badge("flag", rgb("A5762A")) for _ in range(min(1, member.command))]
    signs += [badge("book", rgb("3E6E8E")) for _ in range(min(1, len(member.levels)))]
    signs += [badge("cards", rgb("4D7A57")) for _ in member.equipped]
    signs += [badge("gods.swords", rgb("6E5A8A")) for _ in member.weapons]
    step = min(27.0, (wide - 30) / max(1, len(signs) - 1)) if len(signs) > 1 else 0.0
    for at, sign in enumerate(signs):
        canvas.put(sign, x + 16 + at * step, y + 16)
