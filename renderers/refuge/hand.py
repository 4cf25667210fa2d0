"""The private panel: a diver's abilities and salvage cards, large enough to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.kernel.text import T
from games.refuge.cards import SALVAGE, TYPE_NAMES, SalvageCard
from games.refuge.view import AbilityView, View
from renderers import cards, paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import darker
from renderers.icons import icon
from renderers.pen import Pen, without
from renderers.refuge.look import PICTURES, THEME, TYPES
from renderers.refuge.rail import medal_of, portrait, status_of
from renderers.refuge.sides import omen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 600
CARD_WIDE, CARD_HIGH, COLUMNS = 154, 318, 6


@kept(LAYERS)
def _ground() -> Sprite:
    return Sprite(paint.sea(WIDTH, HIGH, THEME, "hand"))


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_ground())
    who = view.divers[seat]
    person = say(who.name) if who.name else ""
    goal = say(view.objective.goal) if view.objective else ""
    face = portrait(who.character, who.letters, status_of(who))
    canvas.put(head(names[seat], person, face, goal), MARGIN, MARGIN)
    for index, ability in enumerate(who.abilities):
        canvas.put(_ability(ability), 330 + index * 285, MARGIN)
    if view.viewer == seat:
        for index, card in enumerate(reversed(view.foreseen)):
            canvas.put(foreseen_card(card), 950 + index * 86, 207)
    _salvage(canvas, Counter(who.hand))
    return canvas


@kept()
def foreseen_card(card: str) -> Sprite:
    """A Kraken card that this seat has looked at, the next one leftmost."""
    return omen(card).sized(0.8)


def head(name: str, person: str, face: Sprite, goal: str) -> Sprite:
    """Portrait and names on glass, and what all divers are after now."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(284, 206, THEME).image.copy())
    canvas.put(face, s + 56, s + 56)
    canvas.write(name, s + 108, s + 42, Style(THEME.bone, HEAD, Face.HEAVY), 164)
    canvas.write(person, s + 108, s + 74, Style(THEME.quiet_bone, TEXT), 164)
    canvas.paragraph(goal, s + 16, s + 106, 254, 92, Style(THEME.bone, SMALL))
    return canvas.sprite(s, s)


def _ability(ability: AbilityView) -> Sprite:
    state = T("Ready") if ability.ready else T("Used")
    return ability_card(
        ability.id, say(ability.title), say(ability.effect), say(state), ability.ready
    )


@kept()
def ability_card(name: str, title: str, effect: str, state: str, ready: bool) -> Sprite:
    """An ability with its words: parchment when ready, glass when face down."""
    s, wide, high = plates.SHADOW, 272, 206
    plate = plates.parchment(wide, high, THEME) if ready else plates.glass(wide, high, THEME)
    canvas = Canvas(plate.image.copy())
    ink, quiet = (THEME.ink, THEME.quiet_ink) if ready else (THEME.bone, THEME.quiet_bone)
    canvas.put(medal_of(name, ready), s + 36, s + 38)
    canvas.write(title, s + 64, s + 30, Style(ink, TEXT, Face.DISPLAY), wide - 78)
    canvas.write(state, s + 64, s + 54, Style(quiet, SMALL), wide - 78)
    canvas.paragraph(effect, s + 18, s + 76, wide - 36, high - 90, Style(ink, SMALL))
    return canvas.sprite(s, s)


@kept()
def place() -> Sprite:
    """Where the next card will lie."""
    pen, s = Pen(CARD_WIDE + 8, CARD_HIGH + 8, 3), 4
    frame = pen.box(s, s, s + CARD_WIDE, s + CARD_HIGH, 10)
    pen.fill(frame, THEME.abyss, 0.35)
    inner = pen.box(s + 2, s + 2, s + CARD_WIDE - 2, s + CARD_HIGH - 2, 8)
    pen.fill(without(frame, inner), THEME.quiet_bone, 0.35)
    return pen.sprite(s, s)


def _salvage(canvas: Canvas, hand: Counter[str]) -> None:
    """One card for each title, with a tag when there are several."""
    if not hand:
        words = say(T("No salvage cards yet: eliminate a tentacle to draw one."))
        canvas.write(words, WIDTH / 2, 420, Style(THEME.bone, HEAD, align="m"), WIDTH - 80)
        return
    step, columns = CARD_WIDE + 12, max(COLUMNS, len(hand))
    left = (WIDTH - step * columns + 12) / 2
    for index in range(len(hand), columns):
        canvas.put(place(), left + index * step, 256)
    for index, (name, count) in enumerate(sorted(hand.items())):
        x = left + index * step
        canvas.put(_card(SALVAGE[name]), x, 256)
        if count > 1:
            canvas.put(cards.tag(f"×{count}", THEME), x + CARD_WIDE - 18, 258)


def _card(what: SalvageCard) -> Sprite:
    kind = T("Weapon") if what.weapon else TYPE_NAMES[what.type]
    return salvage_card(what.id, say(what.title), say(what.effect), what.type, say(kind))


@kept()
def salvage_card(name: str, title: str, effect: str, kind: str, words: str) -> Sprite:
    """A salvage card with its type symbol at the foot; weapons say that they are weapons."""
    accent = TYPES[kind]
    face = cards.card(title, PICTURES[name], accent, CARD_WIDE, CARD_HIGH, THEME, effect)
    canvas = Canvas(face.image.copy())
    y = face.y + CARD_HIGH - 20
    canvas.put(icon(kind, 26, darker(accent, 0.3)), face.x + 22, y)
    canvas.write(words, face.x + 40, y, Style(darker(accent, 0.4), SMALL), CARD_WIDE - 50)
    return canvas.sprite(face.x, face.y)
