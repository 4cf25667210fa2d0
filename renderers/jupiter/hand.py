"""A player's cards, large enough to read."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.cards import ABILITIES, Ability, as_ability, card_name
from games.jupiter.names import ROBOTS
from games.jupiter.view import View
from games.kernel.text import T, Text
from renderers import cards, plates
from renderers.canvas import WIDTH, Canvas
from renderers.jupiter import pieces
from renderers.jupiter.clouds import clouds
from renderers.jupiter.look import KINDS, THEME, card_kind
from renderers.jupiter.stencils import picture
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 600
WIDE_CARD, HIGH_CARD = 176, 384
MOST = 5
SCOPES = {
    "action": T("Card: one action"),
    "turn": T("Card: a whole turn"),
    "event": T("Card: one event"),
}
CORES = {"always": T("Core: every action"), "once": T("Core: once a turn")}


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(clouds(WIDTH, HIGH))
    player = view.players[seat]
    canvas.put(plates.glass(WIDTH - 2 * MARGIN, 84, THEME), MARGIN, MARGIN)
    canvas.put(pieces.robot(seat, 24), MARGIN + 46, MARGIN + 46)
    canvas.write(names[seat], MARGIN + 92, MARGIN + 30, Style(THEME.bone, HEAD, Face.HEAVY), 520)
    canvas.write(say(ROBOTS[seat]), MARGIN + 92, MARGIN + 62, Style(THEME.quiet_bone, TEXT), 400)
    limit = say(T("Hand limit {n}, without the core", n=view.hand_limit))
    style = Style(THEME.bone, TEXT, align="r")
    canvas.write(limit, WIDTH - MARGIN - 20, MARGIN + 42, style, 420)
    if player.core is not None:
        _card(canvas, player.core, MARGIN + 8, CORE)
    _row(canvas, [as_ability(card) for card in player.hand])
    return canvas


CORE = T("Your core")


def _row(canvas: Canvas, hand: list[Ability]) -> None:
    left, top = MARGIN + 222, 136
    if not hand:
        words = say(T("No cards in hand: you draw one at the end of your turn."))
        canvas.write(words, left + 20, top + 200, Style(THEME.bone, HEAD, halo=THEME.outline), 900)
        return
    step = min(WIDE_CARD + 10, (WIDTH - MARGIN - left - WIDE_CARD) / max(1, len(hand) - 1))
    for index, card in enumerate(hand):
        _card(canvas, card, left + index * step, None)


def _card(canvas: Canvas, card: Ability, x: float, title: Text | None) -> None:
    face = ABILITIES[card]
    lines = [face.effect, SCOPES[face.scope], CORES[face.core]]
    body = "\n".join(say(line) for line in lines)
    accent = KINDS[card_kind(card)]
    art = picture(card)
    sprite = cards.card(say(card_name(card)), art, accent, WIDE_CARD, HIGH_CARD, THEME, body)
    canvas.put(sprite, x, 136)
    if title is not None:
        style = Style(THEME.bone, SMALL + 2, Face.HEAVY, THEME.outline, "m")
        canvas.write(say(title), x + WIDE_CARD / 2, 136 + HIGH_CARD + 26, style, WIDE_CARD)
