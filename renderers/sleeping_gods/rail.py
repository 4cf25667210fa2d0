"""The ship board beside the chart: rooms with their damage, the stores, the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel import T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.state import ROOMS as ROOM_NAMES
from games.sleeping_gods.view import View
from games.sleeping_gods.words import ROOM, word
from renderers import marks, plates, tracks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.icons import icon
from renderers.pen import Pen
from renderers.sleeping_gods.look import (
    GOODS,
    MAIN_HIGH,
    MAIN_Y,
    RAIL,
    RAIL_X,
    ROOMS,
    THEME,
)
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.tokens import token
from renderers.typeface import Face
from renderers.words import initials, say

ROW = 50
TOP = 50
ORDER = ("bridge", "quarters", "galley", "sick_bay", "deck", "hull")
assert set(ORDER) == {*ROOM_NAMES, "hull"}


@kept()
def board(ship: str) -> Sprite:
    """The frame of the rail with the ship's name."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(RAIL, MAIN_HIGH, THEME).image.copy())
    canvas.write(
        ship,
        s + RAIL / 2,
        s + 26,
        Style(THEME.brass_light, HEAD, Face.DISPLAY, align="m"),
        RAIL - 40,
    )
    return canvas.sprite(s, s)


@kept()
def room(name: str, label: str, damage: int, *, figure: bool) -> Sprite:
    """One room: its sign, its name, room for damage, and the figure that acted there last."""
    wide, high = RAIL - 24, ROW - 6
    pen = Pen(wide + 4, high + 6, 3)
    plank = pen.box(2, 2, wide + 2, high + 2, 8)
    full = damage >= (1 if name == "hull" else 2)
    wood = rgb("5B3A26") if not full else rgb("4A1F1F")
    pen.fill(pen.grown(plank, 1.4), THEME.outline)
    pen.shade(plank, lighter(wood, 0.22), darker(wood, 0.2))
    grain = [[(6, y), (wide - 4, y + 2)] for y in range(10, high, 9)]
    pen.fill(pen.strokes(grain, 0.8), darker(wood, 0.45), 0.5)
    canvas = Canvas(pen.sprite().image)
    middle = high / 2 + 2
    canvas.put(icon(picture(ROOMS[name]), 26, THEME.brass_light, THEME.outline), 24, middle)
    canvas.write(label, 46, middle, Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline), 118)
    for at in range(1 if name == "hull" else 2):
        colour = THEME.danger if at < damage else None
        canvas.put(tracks.socket(12, THEME, colour), wide - 20 - at * 30, middle)
    if figure:
        canvas.put(pawn(), wide - 84, middle + 16)
    return canvas.sprite(2, 2)


@kept()
def pawn() -> Sprite:
    """The ship action figure, anchored at its foot."""
    pen = Pen(34, 46)
    body = pen.area([(9, 42), (13, 24), (9, 20), (25, 20), (21, 24), (25, 42)])
    head = pen.disc(17, 13, 8)
    for mask in (body, head):
        pen.fill(pen.grown(mask, 2), THEME.outline)
    for mask in (body, head):
        pen.ball(mask, THEME.brass_light, THEME.brass_dark)
    return pen.sprite(17, 42)


@kept()
def store(name: str, amount: int) -> Sprite:
    """A resource and how much of it is aboard."""
    canvas = Canvas.clear(92, 44)
    ink = THEME.brass_light if amount else THEME.quiet_bone
    sign = icon(picture(GOODS.get(name, name)), 30, ink, THEME.outline)
    canvas.put(sign if amount else sign.faded(0.55), 22, 22)
    canvas.write(str(amount), 46, 22, Style(ink, HEAD - 2, Face.HEAVY, THEME.outline), 44)
    return canvas.sprite(0, 22)


def draw_rail(canvas: Canvas, view: View, numbers: Mapping[str, int], names: Sequence[str]) -> None:
    pack, state = find_pack(view.pack), view.state
    found = len(view.totems)
    labels = pack.about.labels
    label = labels.get("totem", "totem") if found == 1 else labels.get("totems", "totems")
    deck = min(3, state.passes + 1)
    lines = (
        ("gods.bell", say(T("{n} {what}", n=found, what=word(label)))),
        ("star", say(T("{n} XP", n=state.xp))),
        ("flag", say(T("{n} command in supply", n=view.command_left))),
        ("cards", say(T("{n} events, deck {deck}", n=len(state.event_deck), deck=deck))),
    )
    labelled = tuple((name, say(ROOM[name]), state.harm[name]) for name in ORDER)
    goods = tuple((good, state.goods[good]) for good in GOODS)
    ship = say(word(pack.about.ship))
    canvas.put(whole(ship, labelled, state.room, goods, lines), RAIL_X, MAIN_Y)
    _purses(canvas, view, names)
    for at, name in enumerate(ORDER):
        if f"room.{name}" in numbers:
            y = MAIN_Y + TOP + at * ROW
            canvas.put(marks.frame(RAIL - 22, ROW - 4, THEME), RAIL_X + RAIL / 2, y + 22)
            canvas.put(marks.number(numbers[f"room.{name}"], THEME, 17), RAIL_X + 12, y + 6)


def _purses(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """What each player holds: command, and cards in hand."""
    letters = initials(names)
    present = [seat for seat, chair in enumerate(view.state.chairs) if chair.here]
    for at, seat in enumerate(present):
        chair = view.state.chairs[seat]
        x, y = RAIL_X + 26 + at % 2 * 136, MAIN_Y + MAIN_HIGH - 54 + at // 2 * 30
        canvas.put(token(letters[seat], seat, 11, THEME), x, y)
        canvas.put(purse(chair.command, len(chair.hand)), x + 18, y)


@kept()
def purse(command: int, cards: int) -> Sprite:
    """So much command, so many cards."""
    canvas = Canvas.clear(112, 26)
    style = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline)
    for x, sign, n in ((12, "flag", command), (64, "cards", cards)):
        canvas.put(icon(sign, 20, THEME.brass_light, THEME.outline), x, 13)
        canvas.write(str(n), x + 15, 13, style, 34)
    return canvas.sprite(0, 13)


@kept()
def whole(
    ship: str,
    rooms: tuple[tuple[str, str, int], ...],
    figure: str,
    goods: tuple[tuple[str, int], ...],
    lines: tuple[tuple[str, str], ...],
) -> Sprite:
    """The rail as it stands: rooms, stores, and what the log says."""
    s = plates.SHADOW
    canvas = Canvas(board(ship).image.copy())
    for at, (name, label, harm) in enumerate(rooms):
        canvas.put(room(name, label, harm, figure=figure == name), s + 12, s + TOP + at * ROW)
    y = s + TOP + len(rooms) * ROW + 26
    for at, (good, amount) in enumerate(goods):
        canvas.put(store(good, amount), s + 16 + (at % 3) * 90, y + (at // 3) * 44)
    for at, (sign, text) in enumerate(lines):
        line = y + 88 + at * 25
        canvas.put(icon(sign, 22, THEME.brass_light, THEME.outline), s + 28, line)
        canvas.write(text, s + 50, line, Style(THEME.bone, SMALL), RAIL - 66)
    return canvas.sprite(s, s)
