"""The adventure cards aboard: everybody's, each with what it does."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, T, Text
from games.sleeping_gods.card_words import card_text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.state import Owned
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import plates
from renderers.canvas import Canvas
from renderers.sleeping_gods.captains_desk.leaves import WIDE, blank_leaf, plate_height, top
from renderers.sleeping_gods.crew_strip import counted
from renderers.sleeping_gods.look import EDGE, THEME
from renderers.sleeping_gods.market import look
from renderers.sleeping_gods.page import medallion
from renderers.text import Style
from renderers.theme import TEXT
from renderers.typeface import Face
from renderers.words import say

ON_A_LEAF = 6
HIGH = plate_height(ON_A_LEAF)
TITLE = T("Aboard")


def draw_hold(view: View, cards: Sequence[Owned], number: int, total: int) -> Canvas:
    canvas = blank_leaf(TITLE, number, total)
    for at, owned in enumerate(cards):
        _draw(canvas, view, owned, top(at, ON_A_LEAF))
    return canvas


def _draw(canvas: Canvas, view: View, owned: Owned, y: float) -> None:
    card = find_pack(view.pack).card[owned.num]
    canvas.put(plates.parchment(WIDE, HIGH, THEME), EDGE, y)
    canvas.put(medallion(*look(card)), EDGE + 62, y + HIGH / 2)
    left = EDGE + 124
    title = Style(THEME.ink, TEXT, Face.DISPLAY)
    wide = canvas.write(say(word(card.name)), left, y + 30, title, WIDE - 190)
    if owned.command:
        canvas.put(counted("flag", THEME.brass, owned.command), left + wide + 16, y + 30)
    text = Style(THEME.ink, TEXT)
    canvas.paragraph(say(card_text(card)), left, y + 50, WIDE - 142, HIGH - 58, text)


def hold_words(view: View, owned: Owned) -> Text:
    card = find_pack(view.pack).card[owned.num]
    told = T("{name}: {what}", name=word(card.name), what=card_text(card))
    if not owned.command:
        return told
    return N("{told} ({n} command on it)", "{told} ({n} command on it)", owned.command, told=told)
