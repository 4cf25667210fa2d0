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
from renderers.curves import placed
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.table import mood_of
from renderers.sleeping_gods.look import MAIN_WIDE, MAIN_X, STATUSES, STRIP, STRIP_Y, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.tokens import token
from renderers.typeface import Face
from renderers.words import initials, say

GAP = 5
PIPS = 98
ROW = 3
"""Tokens above one another beside a face."""
HEART = rgb("C8433B")


def cell_width(crew: int) -> float:
    return (MAIN_WIDE - GAP * (crew - 1)) / crew


def where(view: View) -> dict[str, tuple[float, float]]:
    """The left top corner of each crew member's sheet."""
    wide = cell_width(len(view.sheets))
    return {
        member.id: (MAIN_X + at * (wide + GAP), STRIP_Y)
        for at, member in enumerate(view.state.crew)
    }


@kept()
def pips(left: int, health: int) -> Sprite:
    """Hearts that are left, then hollow ones, in two rows if need be."""
    pen = Pen(PIPS, 42)
    for at in range(health):
        x, y = 10 + (at % 5) * 19, 11 + (at // 5) * 20
        heart = pen.areas(_heart(x, y, 9))
        pen.fill(pen.grown(heart, 1.2), THEME.outline)
        if at < left:
            pen.shade(heart, lighter(HEART, 0.3), darker(HEART, 0.15))
        else:
            pen.fill(heart, rgb("51585C"))
    return pen.sprite()


def _heart(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return placed(
        "0,1 -1,-0.1 -0.9,-0.65 -0.45,-0.85 0,-0.45 0.45,-0.85 0.9,-0.65 1,-0.1",
        x,
        y,
        wide=r,
        high=r,
    )


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
    signs: tuple[tuple[str, Colour, int], ...]
    seat: int
    letter: str
    mood: str


def draw_strip(
    canvas: Canvas, view: View, numbers: Mapping[str, int], names: Sequence[str]
) -> None:
    letters, pack = initials(names), find_pack(view.pack)
    wide = cell_width(len(view.sheets))
    spots = where(view)
    for at, (member, sheet) in enumerate(zip(view.state.crew, view.sheets, strict=True)):
        x, y = spots[member.id]
        shown = Shown(
            member.id,
            say(word(pack.member[member.id].short)),
            max(0, sheet.left),
            sheet.health,
            tuple(_signs(member)),
            sheet.controller,
            letters[sheet.controller],
            mood_of(view, at),
        )
        canvas.put(crew_sheet(shown, int(wide)), x, y)
        if f"crew.{member.id}" in numbers:
            canvas.put(lit(int(wide)), x, y)
            canvas.put(marks.number(numbers[f"crew.{member.id}"], THEME, 18), x + 14, y + 10)


def _signs(member: Member) -> Iterator[tuple[str, Colour, int]]:
    """Fatigue, statuses and command on the board; how many. Words say what is equipped."""
    held = (
        ("gods.weary", rgb("5C6B73"), member.fatigue),
        *((picture(STATUSES[status]), THEME.danger_dark, 1) for status in member.statuses),
        ("flag", rgb("A5762A"), member.command),
    )
    return ((sign, colour, n) for sign, colour, n in held if n)


@kept()
def crew_sheet(shown: Shown, wide: int) -> Sprite:
    """One crew member: face, tokens beside it, name, health."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(wide, STRIP, THEME).image.copy())
    canvas.put(portrait(shown.id, 28, shown.mood), s + 31, s + 37)
    style = Style(THEME.bone, SMALL, Face.DISPLAY, THEME.outline, "m")
    canvas.write(shown.name, s + wide / 2, s + 84, style, wide - 6)
    canvas.put(pips(shown.left, shown.health), s + (wide - PIPS) / 2 + 2, s + 100)
    for at, (sign, colour, n) in enumerate(shown.signs):
        column, row = divmod(at, ROW)
        canvas.put(counted(sign, colour, n), s + 56 + column * 22, s + 16 + row * 24)
    canvas.put(token(shown.letter, shown.seat, 12, THEME), s + 14, s + 60)
    return canvas.sprite(s, s)
