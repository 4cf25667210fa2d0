"""A player's cards, large enough to read."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.cards import ABILITIES, Ability, Kind, as_ability, card_name
from games.jupiter.view import View
from games.jupiter.words import ROBOTS
from games.kernel.text import T, Text
from renderers import cards, plates
from renderers.canvas import WIDTH, Canvas
from renderers.jupiter import pieces
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import KINDS, THEME, card_kind
from renderers.jupiter.rail import chip
from renderers.jupiter.stencils import picture
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 600
TOP = 130
LEFT, RIGHT = MARGIN + 8, WIDTH - MARGIN - 8
GAP = 14
WIDEST, HIGH_CARD = 226, 400
PANEL = 250
FEW, NARROWEST = 4, 160
"""So many cards leave room for their combinations; no card is narrower than this."""
SCOPES = {
    "action": T("As a card: one action."),
    "turn": T("As a card: a whole turn."),
    "event": T("As a card: one event."),
}
KIND_NAMES: dict[Kind, Text] = {
    "move": T("move"),
    "command": T("command"),
    "attack": T("attack"),
    "misc": T("misc"),
}
CORES = {"always": T("As a core: every action."), "once": T("As a core: once a turn.")}


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(clouds(WIDTH, HIGH))
    player = view.players[seat]
    _head(canvas, view, seat, names[seat])
    hand = [as_ability(card) for card in player.hand]
    held = ([player.core] if player.core else []) + hand
    if not held:
        words = say(T("No cards: you draw one at the end of your turn."))
        style = Style(THEME.bone, HEAD, halo=THEME.outline, align="m")
        canvas.write(words, WIDTH / 2, 320, style, 1000)
        return canvas
    pairs = [(card, other) for card in dict.fromkeys(held) for other in ABILITIES[card].combos]
    panel = PANEL + GAP if pairs and len(held) <= FEW else 0
    room = RIGHT - LEFT - panel
    wide = max(NARROWEST, min(WIDEST, int((room + GAP) / len(held)) - GAP))
    step = min(wide + GAP, (room - wide) / max(1, len(held) - 1))
    left = (WIDTH - panel - wide - step * (len(held) - 1)) / 2
    for index, card in enumerate(held):
        _card(canvas, card, left + index * step, wide)
    if player.core:
        style = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline, "m")
        canvas.write(say(T("Your core")), left + wide / 2, TOP + HIGH_CARD + 30, style, wide)
    if panel:
        _combinations(canvas, pairs, left + step * (len(held) - 1) + wide + GAP)
    return canvas


def _head(canvas: Canvas, view: View, seat: int, name: str) -> None:
    canvas.put(plates.glass(WIDTH - 2 * MARGIN, 84, THEME), MARGIN, MARGIN)
    canvas.put(pieces.robot(seat, 24), MARGIN + 46, MARGIN + 46)
    canvas.write(name, MARGIN + 92, MARGIN + 30, Style(THEME.bone, HEAD, Face.HEAVY), 520)
    canvas.write(say(ROBOTS[seat]), MARGIN + 92, MARGIN + 62, Style(THEME.quiet_bone, TEXT), 400)
    limit = say(T("Hand limit {n}, without the core", n=view.hand_limit))
    style = Style(THEME.bone, TEXT, align="r")
    canvas.write(limit, WIDTH - MARGIN - 20, MARGIN + 42, style, 420)


def _card(canvas: Canvas, card: Ability, x: float, wide: int) -> None:
    face = ABILITIES[card]
    about = T("Kind: {kinds}.", kinds=[KIND_NAMES[kind] for kind in face.kinds])
    lines = [face.effect, SCOPES[face.scope], CORES[face.core], about]
    body = "\n".join(say(line) for line in lines)
    accent = KINDS[card_kind(card)]
    art = picture(card)
    sprite = cards.card(say(card_name(card)), art, accent, wide, HIGH_CARD, THEME, body)
    canvas.put(sprite, x, TOP)


def _combinations(canvas: Canvas, pairs: Sequence[tuple[Ability, Ability]], x: float) -> None:
    """What these cards make together with others."""
    s = plates.SHADOW
    canvas.put(plates.parchment(PANEL, HIGH_CARD, THEME), x, TOP)
    title = Style(THEME.ink, TEXT, Face.DISPLAY, align="m")
    canvas.write(say(T("Stronger together")), x + PANEL / 2, TOP + 30, title, PANEL - 2 * s)
    words = Style(THEME.ink, SMALL)
    for line, (card, other) in enumerate(pairs[:7]):
        y = TOP + 76 + 44 * line
        canvas.put(chip(card, 15), x + 34, y)
        canvas.put(chip(other, 15), x + 70, y)
        canvas.write(say(card_name(other)), x + 94, y, words, PANEL - 108)
