"""The crew along the foot of every picture: who they are, how they are, whose they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.state import Member
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import marks, plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, rgb
from renderers.icons import icon
from renderers.pen import Pen, without
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
LOWER = 5
"""Tokens in the lowest row of a sheet; the others lie above them, beside the hearts."""
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


def skill_mark(skill: str, value: int) -> Sprite:
    """A skill's icon, with its number when there is more than one."""
    sign, colour = SKILLS[skill]
    return counted(picture(sign), colour, value)


@kept()
def counted(sign: str, colour: tuple[int, int, int], n: int) -> Sprite:
    """A token, with its number at the lower right when there is more than one."""
    canvas = Canvas.clear(34, 30)
    canvas.put(badge(sign, colour), 14, 14)
    if n > 1:
        style = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline, "m")
        canvas.write(str(n), 24, 20, style)
    return canvas.sprite(0, 14)


@kept()
def lit(wide: int) -> Sprite:
    """A bright edge around a sheet that may be chosen; the face within stays clear."""
    pen, g = Pen(wide + 16, STRIP + 16, 3), 8
    ring = without(
        pen.box(g, g, g + wide, g + STRIP, 10),
        pen.box(g + 4, g + 4, g + wide - 4, g + STRIP - 4, 7),
    )
    pen.glow(ring, THEME.target, 4, 0.8)
    pen.fill(ring, THEME.target)
    return pen.sprite(g, g)


class Shown(NamedTuple):
    """All that a crew sheet shows, so that it is drawn again only when something changed."""

    id: str
    name: str
    left: int
    health: int
    skills: tuple[tuple[str, int], ...]
    signs: tuple[tuple[str, Colour, int], ...]
    seat: int
    letter: str


def draw_strip(
    canvas: Canvas, view: View, numbers: Mapping[str, int], names: Sequence[str]
) -> None:
    letters, pack = initials(names), find_pack(view.pack)
    wide = cell_width(len(view.sheets))
    spots = where(view)
    for member, sheet in zip(view.state.crew, view.sheets, strict=True):
        x, y = spots[member.id]
        shown = Shown(
            member.id,
            say(word(pack.member[member.id].short)),
            max(0, sheet.left),
            sheet.health,
            tuple(list(sheet.skills.items())[:5]),
            tuple(_signs(member)),
            sheet.controller,
            letters[sheet.controller],
        )
        canvas.put(crew_sheet(shown, int(wide)), x, y)
        if f"crew.{member.id}" in numbers:
            canvas.put(lit(int(wide)), x, y)
            canvas.put(marks.number(numbers[f"crew.{member.id}"], THEME, 18), x + 14, y + 10)


def _signs(member: Member) -> Iterator[tuple[str, Colour, int]]:
    """Fatigue, statuses, command on the board, levels, equipped cards, weapons; how many."""
    held = (
        ("gods.weary", rgb("5C6B73"), member.fatigue),
        *((picture(STATUSES[status]), THEME.danger_dark, 1) for status in member.statuses),
        ("flag", rgb("A5762A"), member.command),
        ("book", rgb("3E6E8E"), len(member.levels)),
        ("cards", rgb("4D7A57"), len(member.equipped)),
        ("gods.swords", rgb("6E5A8A"), len(member.weapons)),
    )
    return ((sign, colour, n) for sign, colour, n in held if n)


@kept()
def crew_sheet(shown: Shown, wide: int) -> Sprite:
    """One crew member: face, skills, name, health, and the tokens on the board."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(wide, STRIP, THEME).image.copy())
    canvas.put(portrait(shown.id, 28, down=shown.left <= 0), s + 34, s + 36)
    style = Style(THEME.bone, SMALL + 2, Face.DISPLAY, THEME.outline, "m")
    canvas.write(shown.name, s + wide / 2, s + 86, style, wide - 10)
    canvas.put(pips(shown.left, shown.health), s + (wide - 112) / 2 + 2, s + 97)
    for at, (skill, value) in enumerate(shown.skills):
        column, row = divmod(at, 3)
        canvas.put(skill_mark(skill, value), s + 63 + column * 25, s + 17 + row * 24)
    step = min(23.0, (wide - 82) / max(1, len(shown.signs) - LOWER - 1))
    for at, (sign, colour, n) in enumerate(shown.signs):
        x, y = (2 + at * 23, 18) if at < LOWER else (48 + (at - LOWER) * step, 42)
        canvas.put(counted(sign, colour, n), s + x, s + STRIP - y)
    canvas.put(token(shown.letter, shown.seat, 11, THEME), s + 15, s + 62)
    return canvas.sprite(s, s)
