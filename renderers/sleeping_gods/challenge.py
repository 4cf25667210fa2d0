"""A challenge: what must be reached, who is in it, what fate gave, what is missing."""

from __future__ import annotations

from games.kernel import T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import SKILL_LOUD, word
from renderers import plates, tracks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.icons import icon
from renderers.pen import Pen
from renderers.sleeping_gods.faces import portrait
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, SKILLS, THEME
from renderers.sleeping_gods.page import medallion
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, TEXT
from renderers.typeface import Face
from renderers.words import say


def _stage(canvas: Canvas, skill: str, title: str, under: str) -> None:
    """The panel: the skill's stone and what it is about."""
    x, y, room = MAIN_X, MAIN_Y, MAIN_WIDE - 190
    canvas.put(plates.parchment(MAIN_WIDE, MAIN_HIGH, THEME), x, y)
    canvas.put(medallion(*SKILLS[skill]), x + 84, y + 84)
    canvas.write(title, x + 152, y + 66, Style(THEME.ink, HUGE - 8, Face.DISPLAY), room)
    canvas.write(under, x + 154, y + 112, Style(THEME.quiet_ink, TEXT), room)


@kept()
def fate_card(fate: int) -> Sprite:
    """The drawn card: its number large, or a closed back before. Anchored at its middle."""
    wide, high = 118, 162
    pen = Pen(wide + 16, high + 16, 3)
    card = pen.box(8, 8, wide + 8, high + 8, 10)
    pen.glow(pen.shifted(card, 1, 3), (20, 12, 6), 3, 0.55)
    pen.fill(pen.grown(card, 1.4), THEME.outline)
    if fate:
        pen.shade(card, lighter(THEME.parchment, 0.4), THEME.parchment)
    else:
        pen.shade(card, rgb("2F5D70"), rgb("143240"))
    inner = pen.box(14, 14, wide + 2, high + 2, 7)
    edge = pen.box(16, 16, wide, high, 6)
    tint = THEME.brass if fate else THEME.brass_light
    pen.fill(inner, tint, 0.9)
    pen.fill(edge, lighter(THEME.parchment, 0.3) if fate else rgb("1C4456"))
    canvas = Canvas(pen.sprite().image)
    c = wide / 2 + 8
    if fate:
        canvas.write(str(fate), c, high / 2 + 8, Style(THEME.ink, 96, Face.DISPLAY, align="m"))
    else:
        canvas.put(icon("compass", 70, THEME.brass_light, THEME.outline), c, high / 2 + 8)
    return canvas.sprite(c, high / 2 + 8)


@kept()
def joiner(crew: str, name: str, value: int, skill: str) -> Sprite:
    """A participant with what they bring."""
    canvas = Canvas.clear(124, 150)
    canvas.put(portrait(crew, 44), 62, 50)
    sign, colour = SKILLS[skill]
    style = Style(THEME.ink, TEXT, Face.DISPLAY, THEME.parchment, "m")
    canvas.write(name, 62, 110, style, 120)
    canvas.put(icon(picture(sign), 22, darker(colour, 0.2)), 46, 135)
    canvas.write(
        f"+{value}", 62, 135, Style(darker(colour, 0.55), TEXT, Face.HEAVY, THEME.parchment), 50
    )
    return canvas.sprite(62, 75)


def draw_contest(canvas: Canvas, view: View) -> None:
    contest = view.state.contest
    assert contest is not None
    title = f"{say(SKILL_LOUD[contest.skill])} {contest.need}"
    _stage(canvas, contest.skill, title, _about(view))
    _joiners(canvas, view)
    y = MAIN_Y + MAIN_HIGH - 142
    canvas.put(fate_card(contest.fate), MAIN_X + 118, y)
    style = Style(THEME.ink, HUGE, Face.DISPLAY)
    x = MAIN_X + 214
    words = say(T("{total} of {need}", total=view.total, need=contest.need))
    canvas.write(words, x, y - 34, style, MAIN_WIDE - 250)
    share = min(1.0, max(0.0, view.total / contest.need))
    colour = THEME.safe if view.total >= contest.need else THEME.danger
    canvas.put(tracks.bar(MAIN_WIDE - 270, 26, round(share, 2), THEME, colour), x, y + 22)
    canvas.write(_state(view), x, y + 62, Style(THEME.quiet_ink, TEXT), MAIN_WIDE - 260)
    if not contest.fate:
        _fates(canvas, view, y - 118)


def _fates(canvas: Canvas, view: View, y: float) -> None:
    """Which fates would do, before one is drawn."""
    contest = view.state.contest
    assert contest is not None
    x = MAIN_X + 214
    for fate in range(1, 7):
        lit = view.total + fate >= contest.need
        canvas.put(chance_card(fate, lit=lit), x + 30 + (fate - 1) * 76, y)


@kept()
def chance_card(fate: int, *, lit: bool) -> Sprite:
    """A small fate card: bright when it would do."""
    pen = Pen(64, 82, 3)
    card = pen.box(2, 2, 62, 80, 8)
    pen.fill(pen.grown(card, 1), THEME.outline)
    top, foot = (lighter(THEME.safe, 0.45), THEME.safe) if lit else (rgb("9A8B6C"), rgb("76694F"))
    pen.shade(card, top, foot)
    canvas = Canvas(pen.sprite().image)
    ink = THEME.ink if lit else rgb("2E2617")
    canvas.write(str(fate), 32, 41, Style(ink, 40, Face.DISPLAY, align="m"), 50)
    return canvas.sprite(32, 41)


def _about(view: View) -> str:
    pack, state = find_pack(view.pack), view.state
    contest = state.contest
    assert contest is not None
    region = pack.region[state.region]
    if contest.source == "hazard" and region.hazard is not None:
        return say(word(region.hazard.name))
    if state.tale is not None and state.tale.choice:
        choices = pack.paragraph[state.tale.para].choices
        return say(word(next(c.text for c in choices if c.key == state.tale.choice)))
    if state.happening is not None:
        return say(word(pack.event[state.happening.id].name))
    return say(T("A challenge"))


def _joiners(canvas: Canvas, view: View) -> None:
    contest, pack = view.state.contest, find_pack(view.pack)
    assert contest is not None
    if not contest.participants:
        style = Style(THEME.quiet_ink, HEAD, align="m")
        words = say(T("Nobody's in yet"))
        canvas.write(words, MAIN_X + MAIN_WIDE / 2, MAIN_Y + 206, style, MAIN_WIDE - 80)
        return
    step = min(132.0, (MAIN_WIDE - 120) / len(contest.participants))
    left = MAIN_X + MAIN_WIDE / 2 - step * (len(contest.participants) - 1) / 2
    for at, index in enumerate(contest.participants):
        board = pack.crew[index]
        value = view.sheets[index].skills.get(contest.skill, 0)
        sprite = joiner(board.id, say(word(board.short)), value, contest.skill)
        canvas.put(sprite, left + at * step, MAIN_Y + 206)


def _state(view: View) -> str:
    contest = view.state.contest
    assert contest is not None
    if not contest.fate:
        return say(T("Anybody can join until fate is drawn"))
    if contest.source != "travel" and view.total < contest.need:
        return say(T("{n} short: cards and abilities can still help", n=contest.need - view.total))
    return say(T("Fate {n} was drawn", n=contest.fate))
