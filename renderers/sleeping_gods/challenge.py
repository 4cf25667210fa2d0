"""A challenge as one picture: where it happens, the nine before it, and what fate must bring."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.kernel import T
from games.kernel.stake import Stake
from games.sleeping_gods.challenge.odds import FATES
from games.sleeping_gods.challenge.stake import stake_of
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.event_deck import event_name
from games.sleeping_gods.view import View
from renderers import plates, tracks
from renderers.banner import LOW
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import darker, lighter, rgb
from renderers.pen import Pen
from renderers.sleeping_gods.company.seated import Seen, half_figure
from renderers.sleeping_gods.company.table import mood_of
from renderers.sleeping_gods.event_scenes import event_painted
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, SKILLS, THEME
from renderers.sleeping_gods.page import medallion
from renderers.sleeping_gods.scenes import scene
from renderers.sleeping_gods.vignettes.register import VIGNETTES
from renderers.sleeping_gods.vignettes.stage import tint
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.typeface import Face
from renderers.words import say

RANK, DUSK, FOOT = 168, "0B1016", 240
"""How high a figure stands; the dark at its feet; the parchment below."""
MIDDLE = 146
"""Where the cards of fate lie on it."""
LEFT = 146


class Room(NamedTuple):
    """Where on a canvas it is drawn, and how much of that is the scene."""

    x: float
    y: float
    wide: int
    scene: int


BOARD = Room(MAIN_X, MAIN_Y, MAIN_WIDE, MAIN_HIGH - FOOT - 4)
ALONE = Room(0, 0, WIDTH, 282)


def trial(view: View) -> Contest | None:
    """The challenge that stands; for a course one looks at the sea."""
    contest = view.state.contest
    return None if contest is None or contest.source == "travel" else contest


def draw_contest(canvas: Canvas, view: View, room: Room = BOARD) -> None:
    """Who joined stands in the light; under them what is tried and what failing costs."""
    contest = view.state.contest
    assert contest is not None
    stake = stake_of(view, find_pack(view.pack))
    canvas.put(_place(_scene_name(view), room.wide, room.scene), room.x, room.y)
    _ranks(canvas, view, room)
    x, top = room.x, room.y + room.scene + 4
    canvas.put(plates.parchment(room.wide, FOOT, THEME), x, top)
    canvas.put(medallion(*SKILLS[contest.skill]), x + 78, top + 76)
    wide = room.wide - LEFT - 34
    title = say(stake.title or T("A challenge"))
    standing = say(stake.standing).replace("**", "")
    standing = standing[:1].upper() + standing[1:]
    canvas.write(title, x + LEFT, top + 40, Style(THEME.ink, 44, Face.DISPLAY), wide)
    canvas.write(standing, x + LEFT, top + 86, Style(THEME.quiet_ink, 34), wide)
    if stake.odds is None:
        canvas.put(fate_card(contest.fate).sized(0.6), x + 78, top + 174)
        share = min(1.0, max(0.0, view.total / contest.need))
        colour = THEME.safe if view.total >= contest.need else THEME.danger
        bar = tracks.bar(wide - 10, 26, round(share, 2), THEME, colour)
        canvas.put(bar, x + LEFT, top + MIDDLE - 12)
    else:
        _fates(canvas, stake, x + LEFT, top + MIDDLE)
    _terms(canvas, stake, x + LEFT, top + 207, wide)


def draw_trial(view: View, *, strip: bool) -> Canvas:
    """The same on a page by itself; a strip of it has all that is written, and their heads."""
    canvas = Canvas.on(desk())
    draw_contest(canvas, view, ALONE)
    high = ALONE.scene + 4 + FOOT
    left_out = high - round(WIDTH * LOW) if strip else 0
    return Canvas(canvas.image.convert("RGB").crop((0, left_out, WIDTH, high)))


def trial_words(view: View) -> str:
    """What it says, for whoever does not see it."""
    stake = stake_of(view, find_pack(view.pack))
    told = [stake.title or T("A challenge"), stake.standing, *stake.terms]
    if stake.odds is not None:
        told.insert(2, stake.chance)
    return " ".join(f"{say(one)}." for one in told).replace("**", "")


def _fates(canvas: Canvas, stake: Stake, x: float, y: float) -> None:
    """Which fates would do, before one is drawn, and how likely that is."""
    assert stake.odds is not None
    for at, (fate, wins) in enumerate(zip(FATES, stake.wins, strict=True)):
        canvas.put(chance_card(fate, lit=wins).sized(0.92), x + 30 + at * 72, y)
    colour = THEME.danger_dark if 2 * stake.odds < 1 else darker(THEME.safe, 0.55)
    style = Style(colour, 50, Face.DISPLAY)
    canvas.write(say(stake.chance), x + 6 * 72 + 16, y, style, 330)


def _terms(canvas: Canvas, stake: Stake, x: float, y: float, wide: float) -> None:
    """What it costs to fail, what it brings to win: side by side, the price last and in red."""
    if stake.terms:
        told = " · ".join(say(one) for one in stake.terms)
        canvas.write(told, x, y, Style(THEME.danger_dark, 30, Face.HEAVY), wide)


def _scene_name(view: View) -> str:
    """The drawing of this page of the story, of its place, or of the chart's page; an event has a
    scene of its own."""
    pack, state = find_pack(view.pack), view.state
    if state.tale is not None:
        for name in (state.tale.para, str(state.tale.location)):
            if name in pack.paragraph and (found := pack.paragraph[name].vignette):
                return found
    tried = state.contest.event if state.contest is not None else ""
    if event := state.happening.id if state.happening is not None else tried:
        return event_name(pack.event[event])
    page = pack.page[pack.region[state.region].page]
    return page.vignette or "tin_fog"


@kept(named=False)
def _place(name: str, wide: int, high: int) -> Sprite:
    """A vignette in a brass edge, its foot dark for those who stand before it."""
    painted = (scene(name) if name in VIGNETTES else event_painted(name)).image.convert("RGB")
    whole = round(painted.height * wide / painted.width)
    image = painted.resize((wide, whole), Image.Resampling.BICUBIC)
    top = round((whole - high) * 0.3)
    image = image.crop((0, top, wide, top + high))
    foot = Image.linear_gradient("L").resize((wide, 150))
    foot = foot.point([round(190 * (v / 255) ** 1.4) for v in range(256)])
    image.paste(tint(DUSK), (0, high - 150, wide, high), foot)
    pen = Pen(wide, high, 2)
    pen.fill(pen.box(0, 0, wide, high, 12), THEME.brass)
    frame = pen.sprite().image
    frame.paste(image, (0, 0), pen.box(3, 3, wide - 3, high - 3, 10).reduce(2))
    return Sprite(frame)


def _ranks(canvas: Canvas, view: View, room: Room) -> None:
    contest = view.state.contest
    assert contest is not None
    count, foot = len(view.sheets), room.y + room.scene - 3
    step = (room.wide - 24) / count
    won = view.total >= contest.need
    order = [at for at in range(count) if at not in contest.participants]
    for at in (*order, *contest.participants):
        joined = at in contest.participants
        mood = mood_of(view, at, joy=bool(contest.fate) and won) if joined else "well"
        if joined and contest.fate and not won and mood == "well":
            mood = "low"
        figure = standing(view.state.crew[at].id, mood, joined=joined)
        canvas.put(figure, room.x + 12 + step * (at + 0.5), foot)
    for at in contest.participants:
        value = view.sheets[at].skills.get(contest.skill, 0)
        canvas.put(bonus(value, contest.skill), room.x + 38 + step * (at + 0.5), foot - 25)


def standing(crew: str, mood: str = "well", *, joined: bool) -> Sprite:
    """Whoever looks on is a shape in the dusk; whoever takes part stands in the light."""
    if joined:
        return half_figure(crew, mood, RANK, Seen(DUSK, 0.0, "FFE7B0", bare=False))
    return half_figure(crew, "well", RANK - 22, Seen(DUSK, 0.84, "A9C4C8"))


@kept()
def bonus(value: int, skill: str) -> Sprite:
    """What somebody brings."""
    _, colour = SKILLS[skill]
    pen = Pen(64, 44, 3)
    plate = pen.box(4, 4, 60, 40, 12)
    pen.fill(pen.grown(plate, 2), THEME.outline)
    pen.shade(plate, darker(colour, 0.4), darker(colour, 0.6))
    canvas = Canvas(pen.sprite().image)
    canvas.write(f"+{value}", 32, 22, Style(THEME.bone, 32, Face.HEAVY, THEME.outline, "m"))
    return canvas.sprite(32, 22)


@kept()
def fate_card(fate: int) -> Sprite:
    """The drawn card, its number large. Anchored at its middle."""
    wide, high = 118, 162
    pen = Pen(wide + 16, high + 16, 3)
    card = pen.box(8, 8, wide + 8, high + 8, 10)
    pen.glow(pen.shifted(card, 1, 3), (20, 12, 6), 3, 0.55)
    pen.fill(pen.grown(card, 1.4), THEME.outline)
    pen.shade(card, lighter(THEME.parchment, 0.4), THEME.parchment)
    pen.fill(pen.box(14, 14, wide + 2, high + 2, 7), THEME.brass, 0.9)
    pen.fill(pen.box(16, 16, wide, high, 6), lighter(THEME.parchment, 0.3))
    canvas = Canvas(pen.sprite().image)
    c = wide / 2 + 8
    canvas.write(str(fate), c, high / 2 + 8, Style(THEME.ink, 96, Face.DISPLAY, align="m"))
    return canvas.sprite(c, high / 2 + 8)


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
