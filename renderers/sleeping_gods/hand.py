"""What only one player may see: the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Ask, T
from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import darker, lighter
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.places import Place, corner
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.look import SKILLS, THEME
from renderers.sleeping_gods.page import medallion
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import initials, say

CARD_HIGH = 460
HIGH = 560
LARGEST = 312
CARD_TOP = 80


@kept(named=False)
def blank(skill: str, wide: int) -> Sprite:
    """An ability card with nothing on it but its skill."""
    pen = Pen(wide + 16, CARD_HIGH + 16, 3)
    card = pen.box(8, 8, wide + 8, CARD_HIGH + 8, 12)
    pen.glow(pen.shifted(card, 1, 3), (0, 3, 8), 3, 0.6)
    pen.fill(card, THEME.outline)
    pen.shade(
        pen.box(10, 10, wide + 6, CARD_HIGH + 6, 10), lighter(THEME.parchment, 0.3), THEME.parchment
    )
    sign, colour = SKILLS[skill]
    pen.shade(pen.box(14, 72, wide + 2, 146, 5), lighter(colour, 0.1), darker(colour, 0.45))
    canvas = Canvas(pen.sprite().image)
    canvas.put(medallion(sign, colour).sized(0.84), wide / 2 + 8, 42)
    return canvas.sprite(8, 8)


@kept(named=False)
def ability(name: str, skill: str, fate: int, cost: int, rule: str, wide: int) -> Sprite:
    """An ability card: fate above left, cost above right, skill in the middle, rule below."""
    canvas, colour = Canvas.on(blank(skill, wide)), SKILLS[skill][1]
    canvas.write(str(fate), 44, 42, Style(THEME.ink, 56, Face.DISPLAY, align="m"), 50)
    canvas.put(icon("flag", 34, darker(THEME.brass, 0.3)), wide - 46, 42)
    canvas.write(str(cost), wide - 16, 42, Style(THEME.ink, HEAD, Face.HEAVY, align="m"), 30)
    style = Style(THEME.bone, TEXT, Face.DISPLAY, darker(colour, 0.7), "m")
    if width_of(name, style) <= wide - 24:
        canvas.write(name, wide / 2 + 8, 112, style, wide - 24)
    else:
        canvas.paragraph(name, 20, 78, wide - 24, 70, style)
    canvas.paragraph(rule, 22, 160, wide - 28, CARD_HIGH - 164, Style(THEME.ink, TEXT, align="m"))
    return canvas.sprite(8, 8)


def ability_card(card: AbilityCard, wide: int) -> Sprite:
    rule = say(word(card.text)) if card.text else say(T("+1 when discarded or equipped."))
    return ability(say(word(card.name)), card.skill, card.fate, card.cost, rule, wide)


@kept(named=False)
def _desk_top() -> Sprite:
    """As much of the desk as a hand needs."""
    return Sprite(desk().rows(0, HIGH))


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    """The cards in a row; crew, quests and cards aboard stand in words beside it."""
    pack, chair = find_pack(view.pack), view.state.chairs[seat]
    canvas = Canvas.on(_desk_top())
    letter = initials(names)[seat]
    canvas.put(plates.name_plate(names[seat], letter, seat, 340, THEME, TEXT), 16, 14)
    words = say(T("{n} command", n=chair.command))
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline, "r")
    canvas.write(words, WIDTH - 24, 37, style, 560)
    _cards(canvas, [pack.ability[number] for number in chair.hand if number], view.hand_limit)
    return canvas


def _cards(canvas: Canvas, cards: Sequence[AbilityCard], limit: int) -> None:
    """The hand, and empty places for as many cards as it may still hold."""
    for at, place in enumerate(_row(len(cards), limit)):
        wide = int(place.wide)
        sprite = ability_card(cards[at], wide) if at < len(cards) else empty_place(wide)
        canvas.put(sprite, place.x - wide / 2, CARD_TOP)


def hand_places(view: View, seat: int, ask: Ask) -> dict[str, Place]:
    """Where each card of the hand lies."""
    held = [number for number in view.state.chairs[seat].hand if number]
    row = _row(len(held), view.hand_limit)
    known = {f"hand.{card}": place for card, place in zip(held, row, strict=False)}
    return {spot: known[spot] for spot in ask.spots() if spot in known}


def _row(cards: int, limit: int) -> list[Place]:
    places = max(cards, limit, 1)
    step = (WIDTH - 24) / places
    wide = int(min(LARGEST, step - 12))
    left = (WIDTH - places * step) / 2 + (step - wide) / 2
    return [corner(left + at * step, CARD_TOP, wide, CARD_HIGH) for at in range(places)]


@kept(named=False)
def empty_place(wide: int) -> Sprite:
    """Where a card could lie."""
    pen = Pen(wide + 16, CARD_HIGH + 16, 3)
    outer = pen.box(10, 10, wide + 6, CARD_HIGH + 6, 12)
    inner = pen.box(13, 13, wide + 3, CARD_HIGH + 3, 10)
    pen.fill(outer, THEME.abyss, 0.35)
    pen.fill(without(outer, inner), THEME.brass, 0.55)
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon("cards", 54, THEME.quiet_bone).faded(0.45), wide / 2 + 8, CARD_HIGH / 2 + 8)
    return canvas.sprite(8, 8)
