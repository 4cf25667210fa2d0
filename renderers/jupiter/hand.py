"""A robot's core and cards, large enough to read. Hands lie open, so anybody may look."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.names import ROBOT_LETTERS, ROBOTS
from games.jupiter.view import View
from games.kernel import T
from renderers import cards, plates
from renderers.canvas import WIDTH, Canvas
from renderers.jupiter import pieces
from renderers.jupiter.faces import FACES, PICTURES, colour_of
from renderers.jupiter.look import THEME
from renderers.jupiter.sky import clouds
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, TEXT, TITLE
from renderers.typeface import Face
from renderers.words import say

HIGH = 520
CARD_WIDE, CARD_HIGH = 178, 330


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(clouds(WIDTH, HIGH))
    canvas.put(pieces.robot(seat, ROBOT_LETTERS[seat], 40), 92, 112)
    head = Style(THEME.bone, TITLE, Face.DISPLAY, THEME.outline)
    canvas.write(names[seat], 168, 64, head, 700)
    canvas.write(say(ROBOTS[seat]), 170, 112, Style(THEME.bone, HEAD, halo=THEME.outline), 500)
    player = view.players[seat]
    x = float(MARGIN)
    if player.core is not None:
        _place(canvas, card_face(player.core), x, say(T("Core")))
        x += CARD_WIDE + 40
    for card in player.hand:
        _place(canvas, card_face(card), x, "")
        x += min(CARD_WIDE + 14.0, (WIDTH - MARGIN - x) / max(1, len(player.hand)))
    if not player.hand:
        words = Style(THEME.bone, HEAD, halo=THEME.outline)
        canvas.write(say(T("No cards in hand.")), x + 10, 330, words, WIDTH - x - 40)
    return canvas


def _place(canvas: Canvas, face: Sprite, x: float, sign: str) -> None:
    canvas.put(face, x, 168)
    if sign:
        plate = plates.title(sign, 110, THEME, TEXT)
        canvas.put(plate, x + CARD_WIDE / 2 - 55, 146)


def card_face(card: str) -> Sprite:
    name, effect = say(FACES[card].name), say(FACES[card].effect)
    return cards.card(name, PICTURES[card], colour_of(card), CARD_WIDE, CARD_HIGH, THEME, effect)
