"""The rail: the round, everybody's faction, Essence and army, the activation card, the event."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import N, T, Text
from games.lurk.content import EVENT_TEXTS, KINDS, NAMES
from games.lurk.state import Ground
from games.lurk.view import PlayerView, View
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import mix
from renderers.lurk.ground import tile
from renderers.lurk.look import RAIL_LEFT, RAIL_WIDE, THEME, look_of
from renderers.lurk.pieces import diamond
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.tokens import counter
from renderers.tracks import socket
from renderers.typeface import Face
from renderers.words import initials, say

_PLAYER_HIGH, _EVENT_HIGH = 84, 190
BOTTOM = 772
COLUMNS = (T("Move"), T("Attack"), T("End"))


def draw_rail(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    head = T("Round {n}", n=view.round) if view.turn else T("Lurk")
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(say(head), RAIL_LEFT + 4, 40, style, RAIL_WIDE)
    letters = initials(names)
    for player in view.players:
        y = 66 + player.seat * (_PLAYER_HIGH + 6)
        _player(canvas, view, player, names[player.seat], letters[player.seat], y)
    top = 66 + len(view.players) * (_PLAYER_HIGH + 6) + 4
    if view.turn and not view.ended:
        _activation(canvas, view, top)
        top += 116
    _event(canvas, view, top, BOTTOM - top)
    if top + _EVENT_HIGH + 150 < BOTTOM:
        _legend(canvas, top + _EVENT_HIGH + 12)


def _player(
    canvas: Canvas, view: View, player: PlayerView, name: str, letter: str, y: float
) -> None:
    active = bool(view.turn) and player.seat == view.active and not view.ended
    plate = plates.parchment if active else plates.glass
    canvas.put(plate(RAIL_WIDE, _PLAYER_HIGH, THEME), RAIL_LEFT, y)
    ink = THEME.ink if active else THEME.bone
    quiet = THEME.quiet_ink if active else THEME.quiet_bone
    canvas.put(
        crest(player.faction, letter, not player.alive and bool(view.turn)), RAIL_LEFT + 36, y + 42
    )
    canvas.write(name, RAIL_LEFT + 70, y + 20, Style(ink, TEXT, Face.HEAVY), RAIL_WIDE - 84)
    canvas.write(_banner(view, player), RAIL_LEFT + 70, y + 43, Style(quiet, SMALL), RAIL_WIDE - 84)
    canvas.put(diamond(18), RAIL_LEFT + 80, y + 66)
    canvas.write(str(player.essence), RAIL_LEFT + 94, y + 66, Style(ink, SMALL, Face.HEAVY), 34)
    canvas.write(
        _strength(view, player), RAIL_LEFT + 122, y + 66, Style(quiet, SMALL), RAIL_WIDE - 132
    )


def _banner(view: View, player: PlayerView) -> str:
    """The faction, how many cards are in the stock and how many models wait off the map."""
    if not player.faction:
        return say(T("no faction yet"))
    text = NAMES[player.faction]
    if player.stock:
        text = T("{faction}, stock: {n}", faction=text, n=len(player.stock))
    waiting = sum(one.tile < 0 for one in view.army(player.seat)) if view.turn else 0
    return say(T("{faction}, waiting: {n}", faction=text, n=waiting) if waiting else text)


def _strength(view: View, player: PlayerView) -> str:
    army = view.army(player.seat)
    if not army:
        return say(T("out") if view.turn else T("mustering"))
    points = sum(KINDS[m.kind].cost for m in army)
    return say(N("{n} model, {points} pts", "{n} models, {points} pts", len(army), points=points))


@kept()
def crest(faction: str, letter: str, out: bool) -> Sprite:
    """A seat's sign: its faction's shape and colour with the player's letter."""
    look = look_of(faction)
    colour = mix(look.colour, THEME.deep, 0.6) if out else look.colour
    return counter(letter, look.shape, colour, 24, THEME)


def _activation(canvas: Canvas, view: View, top: float) -> None:
    """The three columns with their tokens."""
    canvas.put(plates.glass(RAIL_WIDE, 104, THEME), RAIL_LEFT, top)
    wide = RAIL_WIDE / 3
    for number, (title, count) in enumerate(zip(COLUMNS, view.columns, strict=True)):
        x = RAIL_LEFT + wide * (number + 0.5)
        canvas.write(
            say(title), x, top + 24, Style(THEME.bone, SMALL, Face.HEAVY, align="m"), wide - 8
        )
        for place in range(count):
            canvas.put(activation_token(number), x + 22 * (place - (count - 1) / 2), top + 66)
        if number:
            canvas.put(divider(), x - wide / 2, top + 52)


@kept()
def activation_token(column: int) -> Sprite:
    colours = (THEME.accent, THEME.danger, THEME.quiet_bone)
    return socket(9, THEME, colours[column])


@kept()
def divider() -> Sprite:
    pen = Pen(4, 76)
    pen.fill(pen.box(1, 0, 3, 76, 1), THEME.quiet_bone, 0.4)
    return pen.sprite(2, 38)


def _event(canvas: Canvas, view: View, top: float, high: float) -> None:
    """The last event, and what is left of the decks."""
    high = min(high, _EVENT_HIGH)
    canvas.put(plates.parchment(RAIL_WIDE, round(high), THEME), RAIL_LEFT, top)
    room = RAIL_WIDE - 32
    title = say(NAMES[view.event]) if view.event else say(T("No event yet"))
    canvas.write(title, RAIL_LEFT + 16, top + 24, Style(THEME.ink, TEXT, Face.DISPLAY), room)
    text = EVENT_TEXTS[view.event] if view.event else T("An event follows every player's turn.")
    canvas.paragraph(say(text), RAIL_LEFT + 16, top + 42, room, high - 80, Style(THEME.ink, SMALL))
    decks = T(
        "Items {items} · abyss {abyss} · events {events}",
        items=view.items_left,
        abyss=view.abyss_left,
        events=view.events_left,
    )
    canvas.write(say(decks), RAIL_LEFT + 16, top + high - 20, Style(THEME.quiet_ink, SMALL), room)


def _legend(canvas: Canvas, top: float) -> None:
    """The kinds of ground, where the rail has room for them."""
    high = min(BOTTOM - top, 200)
    canvas.put(plates.glass(RAIL_WIDE, round(high), THEME), RAIL_LEFT, top)
    step = (high - 16) / 3
    for number, ground in enumerate(LEGEND):
        x = RAIL_LEFT + 38 + (RAIL_WIDE / 2 - 14) * (number % 2)
        y = top + 8 + step * (number // 2 + 0.5)
        canvas.put(small_tile(ground, 0.52 if high > 170 else 0.4), x, y)
        name = Style(THEME.bone, SMALL)
        canvas.write(say(SHORT_NAMES[ground]), x + 34, y, name, RAIL_WIDE / 2 - 70)


@kept()
def small_tile(ground: Ground, share: float) -> Sprite:
    return tile(ground, 1).sized(share)


LEGEND: tuple[Ground, ...] = ("rock", "coral", "poison", "abyss", "den", "summoning")
SHORT_NAMES: dict[Ground, Text] = {
    "rock": T("Rock"),
    "coral": T("Coral"),
    "poison": T("Poison"),
    "abyss": T("Abyss"),
    "den": T("Den"),
    "summoning": T("Summon"),
}
