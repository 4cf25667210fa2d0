"""What only one player may see: the cards in hand, and the sheets of their crew."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import T
from games.sleeping_gods.card_words import mods_text
from games.sleeping_gods.content.cards import AbilityCard, Crew
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import signed, word
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.sleeping_gods.faces import portrait
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.look import SKILLS, THEME
from renderers.sleeping_gods.page import medallion
from renderers.sleeping_gods.stencils import picture
from renderers.sleeping_gods.strip import pips, skill_mark
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import initials, say

CARD_WIDE, CARD_HIGH = 218, 312
SHEET_WIDE, SHEET_HIGH = 376, 216
LEDGER = 11


@kept()
def ability(name: str, skill: str, fate: int, cost: int, rule: str) -> Sprite:
    """An ability card: fate above left, cost above right, skill in the middle, rule below."""
    pen = Pen(CARD_WIDE + 16, CARD_HIGH + 16, 3)
    card = pen.box(8, 8, CARD_WIDE + 8, CARD_HIGH + 8, 12)
    pen.glow(pen.shifted(card, 1, 3), (0, 3, 8), 3, 0.6)
    pen.fill(card, THEME.outline)
    pen.shade(
        pen.box(10, 10, CARD_WIDE + 6, CARD_HIGH + 6, 10),
        lighter(THEME.parchment, 0.3),
        THEME.parchment,
    )
    sign, colour = SKILLS[skill]
    pen.shade(pen.box(14, 58, CARD_WIDE + 2, 96, 5), lighter(colour, 0.1), darker(colour, 0.45))
    canvas = Canvas(pen.sprite().image)
    canvas.write(str(fate), 38, 36, Style(THEME.ink, 44, Face.DISPLAY, align="m"), 40)
    canvas.put(icon("flag", 24, darker(THEME.brass, 0.3)), CARD_WIDE - 32, 35)
    canvas.write(str(cost), CARD_WIDE - 12, 35, Style(THEME.ink, HEAD, Face.HEAVY, align="m"), 26)
    style = Style(THEME.bone, TEXT, Face.DISPLAY, darker(colour, 0.7), "m")
    canvas.write(name, CARD_WIDE / 2 + 8, 77, style, CARD_WIDE - 24)
    canvas.put(medallion(sign, colour), CARD_WIDE / 2 + 8, 152)
    canvas.paragraph(
        rule, 22, 204, CARD_WIDE - 28, CARD_HIGH - 206, Style(THEME.ink, SMALL, align="m")
    )
    return canvas.sprite(8, 8)


def ability_card(card: AbilityCard) -> Sprite:
    rule = say(word(card.text)) if card.text else say(T("+1 when discarded or equipped."))
    return ability(say(word(card.name)), card.skill, card.fate, card.cost, rule)


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    pack, chair = find_pack(view.pack), view.state.chairs[seat]
    mine = [index for index, sheet in enumerate(view.sheets) if sheet.controller == seat][:9]
    high = 404 + (len(mine) + 2) // 3 * (SHEET_HIGH + 10) + 14
    canvas = Canvas(desk().image.crop((0, 0, 1200, high)).convert("RGB"))
    letter = initials(names)[seat]
    canvas.put(plates.name_plate(names[seat], letter, seat, 420, THEME, active=True), 24, 14)
    words = say(
        T(
            "{n} command · {cards} of {limit} cards",
            n=chair.command,
            cards=len(chair.hand),
            limit=view.hand_limit,
        )
    )
    canvas.write(words, 470, 37, Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline), 700)
    _cards(canvas, [pack.ability[number] for number in chair.hand if number], view.hand_limit)
    _ledger(canvas, view)
    for at, index in enumerate(mine):
        x = 24 + (at % 3) * (SHEET_WIDE + 12)
        _sheet(canvas, view, index, x, 404 + (at // 3) * (SHEET_HIGH + 10))
    return canvas


def _cards(canvas: Canvas, cards: Sequence[AbilityCard], limit: int) -> None:
    """The hand, and empty places for as many cards as it may still hold."""
    places = max(len(cards), limit)
    step = min(CARD_WIDE + 16.0, (700 - CARD_WIDE) / max(1, places - 1))
    for at in range(places):
        sprite = ability_card(cards[at]) if at < len(cards) else empty_place()
        canvas.put(sprite, 24 + at * step, 76)


@kept()
def empty_place() -> Sprite:
    """Where a card could lie."""
    pen = Pen(CARD_WIDE + 16, CARD_HIGH + 16, 3)
    outer = pen.box(10, 10, CARD_WIDE + 6, CARD_HIGH + 6, 12)
    inner = pen.box(13, 13, CARD_WIDE + 3, CARD_HIGH + 3, 10)
    pen.fill(outer, THEME.abyss, 0.35)
    pen.fill(without(outer, inner), THEME.brass, 0.55)
    canvas = Canvas(pen.sprite().image)
    canvas.put(
        icon("cards", 54, THEME.quiet_bone).faded(0.45), CARD_WIDE / 2 + 8, CARD_HIGH / 2 + 8
    )
    return canvas.sprite(8, 8)


def _ledger(canvas: Canvas, view: View) -> None:
    """What the crew owns together: adventure cards, used ones marked, and open quests."""
    pack, state = find_pack(view.pack), view.state
    canvas.put(plates.glass(432, 312, THEME), 744, 76)
    owned = [(say(word(pack.card[card.num].name)), card.command > 0) for card in state.cards]
    quests = sorted(state.quests, key=lambda number: not pack.quest[number].active)
    titles = [(say(word(pack.quest[number].title)), False) for number in quests]
    lists = ((T("Aboard"), owned), (T("Quests"), titles))
    for column, (head, entries) in enumerate(lists):
        x = 760 + column * 208
        style = Style(THEME.brass_light, TEXT, Face.DISPLAY, THEME.outline)
        canvas.write(say(head), x, 98, style, 190)
        shown = (
            entries if len(entries) <= LEDGER else [*entries[: LEDGER - 1], (_more(entries), False)]
        )
        for at, (text, used) in enumerate(shown):
            ink = THEME.quiet_bone if used else THEME.bone
            y = 128 + at * 23
            if used:
                canvas.put(icon("flag", 16, THEME.trail), x + 6, y)
            canvas.write(text, x + (18 if used else 0), y, Style(ink, SMALL), 196 - 18 * used)


def _more(entries: Sequence[tuple[str, bool]]) -> str:
    return say(T("and {n} more", n=len(entries) - LEDGER + 1))


def _sheet(canvas: Canvas, view: View, index: int, x: float, y: float) -> None:
    pack = find_pack(view.pack)
    board, sheet, member = pack.crew[index], view.sheets[index], view.state.crew[index]
    canvas.put(
        face_sheet(board.id, say(word(board.short)), _weapon(board), _ability(view, board)), x, y
    )
    canvas.put(pips(max(0, sheet.left), sheet.health), x + 82, y + 40)
    for place, (skill, value) in enumerate(sheet.skills.items()):
        canvas.put(skill_mark(skill, value), x + 196 + place * 35, y + 24)
    names = [say(word(pack.ability[card].name)) for card in member.equipped]
    names += [say(word(pack.level[level].name)) for level in member.levels]
    names += [say(word(pack.card[card].name)) for card in member.weapons]
    if names:
        style = Style(THEME.brass_light, SMALL, Face.TEXT, THEME.abyss)
        canvas.put(icon("cards", 20, THEME.quiet_bone), x + 22, y + 175)
        canvas.paragraph(", ".join(names), x + 40, y + 164, SHEET_WIDE - 52, 48, style)


def _weapon(board: Crew) -> str:
    weapon = board.weapon
    return say(
        T(
            "{name} {a}, {d} damage, {b} block",
            name=word(weapon.name),
            d=weapon.damage,
            a=signed(weapon.accuracy),
            b=weapon.block,
        )
    )


def _ability(view: View, board: Crew) -> str:
    uses = say(T(" or ")).join(say(mods_text(option)) for option in board.ability)
    cost = view.sheets[find_pack(view.pack).crew.index(board)].cost
    return say(T("{n} command: {what}", n=cost, what=word(uses)))


@kept()
def face_sheet(crew: str, name: str, weapon: str, rule: str) -> Sprite:
    """The part of a crew sheet that seldom changes."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(SHEET_WIDE, SHEET_HIGH, THEME).image.copy())
    canvas.put(portrait(crew, 32), s + 42, s + 44)
    canvas.write(name, s + 84, s + 24, Style(THEME.bone, TEXT, Face.DISPLAY, THEME.outline), 108)
    canvas.put(icon(picture("swords"), 20, THEME.quiet_bone), s + 22, s + 100)
    canvas.write(weapon, s + 40, s + 100, Style(THEME.bone, SMALL), SHEET_WIDE - 52)
    canvas.put(icon("flag", 20, THEME.brass_light), s + 22, s + 128)
    canvas.paragraph(rule, s + 40, s + 118, SHEET_WIDE - 52, 50, Style(THEME.bone, SMALL))
    return canvas.sprite(s, s)
