"""The crew along the foot of every picture: who they are, how they are, whose they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.names import word
from games.sleeping_gods.state import Member
from games.sleeping_gods.view import View
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
    signs: tuple[tuple[str, Colour], ...]
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


def _signs(member: Member) -> Iterator[tuple[str, Colour]]:
    """Fatigue, statuses, command on the board, levels, equipped cards, weapons."""
    yield from (("gods.weary", rgb("5C6B73")) for _ in range(member.fatigue))
    yield from ((picture(STATUSES[status]), THEME.danger_dark) for status in member.statuses)
    yield from (("flag", rgb("A5762A")) for _ in range(min(1, member.command)))
    yield from (("book", rgb("3E6E8E")) for _ in range(min(1, len(member.levels))))
    yield from (("cards", rgb("4D7A57")) for _ in member.equipped)
    yield from (("gods.swords", rgb("6E5A8A")) for _ in member.weapons)


@kept()
def crew_sheet(shown: Shown, wide: int) -> Sprite:
    """One crew member: face, skills, name, health, and the tokens on the board."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(wide, STRIP, THEME).image.copy())
    canvas.put(portrait(shown.id, 31, down=shown.left <= 0), s + 38, s + 38)
    style = Style(THEME.bone, SMALL + 2, Face.DISPLAY, THEME.outline, "m")
    canvas.write(shown.name, s + wide / 2, s + 86, style, wide - 10)
    canvas.put(pips(shown.left, shown.health), s + (wide - 112) / 2 + 2, s + 97)
    for at, (skill, value) in enumerate(shown.skills):
        column, row = divmod(at, 3)
        canvas.put(skill_mark(skill, value), s + 72 + column * 24, s + 16 + row * 24)
    step = min(27.0, (wide - 30) / max(1, len(shown.signs) - 1))
    for at, (sign, colour) in enumerate(shown.signs):
        canvas.put(badge(sign, colour), s + 16 + at * step, s + STRIP - 18)
    canvas.put(token(shown.letter, shown.seat, 11, THEME), s + 16, s + 64)
    return canvas.sprite(s, s)
