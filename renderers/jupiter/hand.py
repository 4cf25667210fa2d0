"""A player's cards, one below the other, large enough to read."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.cards import ABILITIES, Ability, as_ability, card_name
from games.jupiter.view import View
from games.jupiter.words import ROBOTS
from games.kernel import Ask
from games.kernel.text import T
from renderers import plates
from renderers.canvas import CARD_HEIGHT, WIDTH, Canvas
from renderers.jupiter import pieces
from renderers.jupiter.chips import chip
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import THEME
from renderers.places import Place, called, corner
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

TOP, GAP = 124, 10
ROOM = CARD_HEIGHT - TOP - MARGIN
TALLEST, EXPLAINED, PAIRED = 190, 84, 116
"""How high a row is at most, and how high it must be to say what a card does, and with whom."""
LARGE = 160
"""A row so high has room for larger type."""
WIDE = WIDTH - 2 * MARGIN
SCOPES = {"action": T("one action"), "turn": T("a whole turn"), "event": T("one event")}
CORES = {"always": T("core: every action"), "once": T("core: once a turn")}


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(clouds(WIDTH, CARD_HEIGHT))
    player = view.players[seat]
    _head(canvas, view, seat, names[seat])
    held = [as_ability(card) for card in player.hand]
    rows = [(player.core, True)] if player.core else []
    rows += [(card, False) for card in held]
    if not rows:
        words = say(T("No cards: you draw one at the end of your turn."))
        style = Style(THEME.bone, HEAD, halo=THEME.outline, align="m")
        canvas.paragraph(words, 100, 340, WIDTH - 200, 120, style)
        return canvas
    high = _high(len(rows))
    for index, (card, core) in enumerate(rows):
        _row(canvas, card, TOP + index * high, high - GAP, core=core)
    return canvas


def hand_places(view: View, seat: int, ask: Ask) -> dict[str, Place]:
    """The row of every card."""
    player = view.players[seat]
    cards = [*([player.core] if player.core else []), *map(as_ability, player.hand)]
    high = _high(len(cards) or 1)
    rows = [corner(MARGIN, TOP + at * high, WIDE, high - GAP) for at in range(len(cards))]
    return called(ask, seat, dict(zip(cards, rows, strict=True)))


def _high(rows: int) -> int:
    return min(TALLEST, ROOM // rows)


def _head(canvas: Canvas, view: View, seat: int, name: str) -> None:
    canvas.put(plates.glass(WIDE, 84, THEME), MARGIN, MARGIN)
    canvas.put(pieces.robot(seat, 27), MARGIN + 48, MARGIN + 46)
    canvas.write(name, MARGIN + 98, MARGIN + 27, Style(THEME.bone, HEAD, Face.HEAVY), 500)
    canvas.write(say(ROBOTS[seat]), MARGIN + 98, MARGIN + 62, Style(THEME.quiet_bone, TEXT), 400)
    limit = say(T("Hand limit {n}", n=view.hand_limit))
    style = Style(THEME.bone, TEXT, align="r")
    canvas.write(limit, WIDTH - MARGIN - 20, MARGIN + 42, style, 320)


def _row(canvas: Canvas, card: Ability, top: float, high: int, *, core: bool) -> None:
    """The medal, the name, how long it serves; what it does, and with whom it does more."""
    face = ABILITIES[card]
    canvas.put(plates.parchment(WIDE, high, THEME), MARGIN, top)
    radius = min(38, high // 2 - 7)
    x = MARGIN + 104
    middle = top + high / 2
    canvas.put(chip(card, radius, "core" if core else "hand"), MARGIN + 54, middle)
    line = top + (28 if high >= EXPLAINED else high / 2)
    canvas.write(say(card_name(card)), x, line, Style(THEME.ink, TEXT, Face.HEAVY), 430)
    serves = say(CORES[face.core] if core else SCOPES[face.scope])
    right = Style(THEME.quiet_ink, SMALL, Face.HEAVY, align="r")
    canvas.write(serves, WIDTH - MARGIN - 22, line, right, 380)
    if high < EXPLAINED - GAP:
        return
    words = Style(THEME.ink, TEXT if high >= LARGE else SMALL)
    room = 74 if high >= LARGE else 56
    used = canvas.paragraph(say(face.effect), x, top + 46, WIDE - 126, room, words)
    if face.combos and high >= PAIRED:
        pairs = say(T("Stronger with {cards}", cards=[card_name(other) for other in face.combos]))
        quiet = Style(THEME.quiet_ink, SMALL)
        canvas.write(pairs, x, top + 46 + used + 14, quiet, WIDE - 126)
