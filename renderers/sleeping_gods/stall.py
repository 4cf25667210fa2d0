"""The market: cards on a stall, with what they cost."""

from __future__ import annotations

from games.kernel import T
from games.sleeping_gods.content.cards import AdventureCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.names import card_text, coins, word
from games.sleeping_gods.view import View
from renderers import cards, plates
from renderers.canvas import Canvas
from renderers.colour import Colour, rgb
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

KINDS: dict[str, tuple[str, Colour]] = {
    "totem": ("bell", rgb("8A5A9C")),
    "passenger": ("person", rgb("3F7E6B")),
    "equipment": ("gear", rgb("4A6FA5")),
    "weapon": ("swords", rgb("9C4A3A")),
    "animal": ("claw", rgb("7A7A3A")),
    "recipe": ("pot", rgb("B27A22")),
    "illness": ("skull", rgb("5A5A5A")),
}
WIDE, HIGH = 196, 250


def adventure(card: AdventureCard, *, body: bool = True) -> Sprite:
    """An adventure or market card."""
    default, accent = KINDS[card.types[0]]
    text = say(card_text(card)) if body else ""
    sign = picture(card.emblem, default)
    return cards.card(say(word(card.name)), sign, accent, WIDE, HIGH, THEME, text)


def draw_stall(canvas: Canvas, view: View) -> None:
    pack, state = find_pack(view.pack), view.state
    canvas.put(plates.glass(MAIN_WIDE, MAIN_HIGH, THEME), MAIN_X, MAIN_Y)
    style = Style(THEME.bone, HEAD + 4, Face.DISPLAY, THEME.outline)
    canvas.write(say(T("The market")), MAIN_X + 24, MAIN_Y + 34, style, 300)
    purse = say(T("{coins} aboard", coins=coins(state.goods["coins"])))
    right = Style(THEME.brass_light, TEXT, Face.TEXT, THEME.outline, "r")
    canvas.write(purse, MAIN_X + MAIN_WIDE - 24, MAIN_Y + 34, right, 300)
    for at, number in enumerate(state.stall[:8]):
        column, row = at % 4, at // 4
        x = MAIN_X + 18 + column * (WIDE + 10)
        y = MAIN_Y + 62 + row * (HIGH + 18)
        card = pack.card[number]
        canvas.put(adventure(card), x, y)
        canvas.put(cards.tag(str(card.coins or 0), THEME), x + WIDE - 18, y + HIGH - 8)
