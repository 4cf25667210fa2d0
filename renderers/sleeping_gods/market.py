"""The market: cards on a stall, with what they cost."""

from __future__ import annotations

from typing import TypeAlias

from games.kernel import T
from games.sleeping_gods.card_words import card_text
from games.sleeping_gods.content.cards import AdventureCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import coins, word
from renderers import cards, plates
from renderers.canvas import Canvas
from renderers.colour import Colour, rgb
from renderers.icons import icon
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.stencils import picture
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
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
WIDE, HIGH, PICTURE = 226, 250, 104
TABLE = 8
Offers: TypeAlias = list[tuple[AdventureCard, int]]


def look(card: AdventureCard) -> tuple[str, Colour]:
    """A card's sign, and the colour of its kind."""
    default, accent = KINDS[card.types[0]]
    return picture(card.emblem, default), accent


def draw_card(canvas: Canvas, card: AdventureCard, x: float, y: float) -> None:
    """A market card: its picture above, and room for all it does below."""
    sign, accent = look(card)
    canvas.put(plates.parchment(WIDE, HIGH, THEME), x, y)
    canvas.put(cards.card(say(word(card.name)), sign, accent, WIDE, PICTURE, THEME), x, y)
    style = Style(THEME.ink, SMALL, align="m")
    text = say(card_text(card))
    canvas.paragraph(text, x + 10, y + PICTURE + 8, WIDE - 20, HIGH - PICTURE - 22, style)


def draw_stall(canvas: Canvas, view: View) -> None:
    pack, state = find_pack(view.pack), view.state
    canvas.put(plates.glass(MAIN_WIDE, MAIN_HIGH, THEME), MAIN_X, MAIN_Y)
    style = Style(THEME.bone, HEAD + 4, Face.DISPLAY, THEME.outline)
    canvas.write(say(T("The market")), MAIN_X + 24, MAIN_Y + 34, style, 300)
    purse = say(T("{coins} aboard", coins=coins(state.goods["coins"])))
    right = Style(THEME.brass_light, TEXT, Face.TEXT, THEME.outline, "r")
    canvas.write(purse, MAIN_X + MAIN_WIDE - 24, MAIN_Y + 34, right, 300)
    offers = [(pack.card[n], c) for n, c in zip(state.stall, view.prices, strict=True)]
    draw = _laid_out if len(offers) <= TABLE else _listed
    draw(canvas, offers)


def _laid_out(canvas: Canvas, offers: Offers) -> None:
    for at, (card, price) in enumerate(offers):
        x = MAIN_X + 18 + at % 4 * (WIDE + 10)
        y = MAIN_Y + 64 + at // 4 * (HIGH + 14)
        draw_card(canvas, card, x, y)
        canvas.put(cards.tag(str(price), THEME), x + WIDE - 18, y + HIGH - 8)


def _listed(canvas: Canvas, offers: Offers) -> None:
    """More than fit on the table: line by line."""
    step = (MAIN_HIGH - 80) / len(offers)
    name, quiet = Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline), Style(THEME.bone, SMALL)
    for at, (card, price) in enumerate(offers):
        y = MAIN_Y + 70 + (at + 0.5) * step
        sign, _ = look(card)
        canvas.put(icon(sign, 30, THEME.brass_light, THEME.outline), MAIN_X + 40, y)
        canvas.write(say(word(card.name)), MAIN_X + 68, y - 12, name, MAIN_WIDE - 170)
        canvas.write(say(card_text(card)), MAIN_X + 68, y + 13, quiet, MAIN_WIDE - 170)
        canvas.put(cards.tag(str(price), THEME), MAIN_X + MAIN_WIDE - 50, y)
