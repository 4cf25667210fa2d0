"""The private panel: a diver's abilities and salvage cards, large enough to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.kernel import Ask
from games.kernel.text import T
from games.refuge.cards import SALVAGE, TYPE_NAMES, SalvageCard
from games.refuge.view import AbilityView, View
from renderers import cards, paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import darker, lighter
from renderers.icons import icon
from renderers.pen import Pen
from renderers.places import Place, called, corner
from renderers.refuge.look import PICTURES, THEME, TYPES
from renderers.refuge.medals import medal_of, portrait, status_of
from renderers.refuge.omens import omen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH, EDGE, GAP = 880, 16, 12
HEAD_HIGH = 142
ABILITY_WIDE, ABILITY_HIGH, ABILITIES_TOP = 314, 276, 170
CARD_WIDE, CARD_HIGH, CARDS_TOP, COLUMNS = 233, 200, 460, 4


@kept()
def _ground() -> Sprite:
    return Sprite(paint.sea(WIDTH, HIGH, THEME, "hand"))


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_ground())
    who = view.divers[seat]
    seen = list(reversed(view.foreseen)) if view.viewer == seat else []
    person = say(who.name) if who.name else ""
    goal = say(view.objective.goal) if view.objective else ""
    face = portrait(who.character, who.letters, status_of(who))
    room = WIDTH - 2 * EDGE - 104 * len(seen)
    canvas.put(head(names[seat], person, face, goal, room), EDGE, EDGE)
    for index, card in enumerate(seen):
        canvas.put(foreseen_card(card), WIDTH - EDGE - 104 * (len(seen) - index) + 54, EDGE + 71)
    for index, ability in enumerate(who.abilities):
        canvas.put(_ability(ability), *_ability_at(index))
    _salvage(canvas, Counter(who.hand))
    return canvas


def hand_places(view: View, seat: int, ask: Ask) -> dict[str, Place]:
    """The abilities and the cards that options are called by."""
    who = view.divers[seat]
    known = {
        one.id: corner(*_ability_at(at), ABILITY_WIDE, ABILITY_HIGH)
        for at, one in enumerate(who.abilities)
    }
    known |= {
        card: corner(*_card_at(at), CARD_WIDE, CARD_HIGH)
        for at, card in enumerate(sorted({*who.hand}))
    }
    return called(ask, seat, known)


def _ability_at(index: int) -> tuple[int, int]:
    return EDGE + index * (ABILITY_WIDE + GAP + 1), ABILITIES_TOP


def _card_at(index: int) -> tuple[int, int]:
    row, column = divmod(index, COLUMNS)
    return EDGE + column * (CARD_WIDE + GAP), CARDS_TOP + row * (CARD_HIGH + GAP)


@kept()
def foreseen_card(card: str) -> Sprite:
    """A Kraken card that this seat has looked at, the next one leftmost."""
    return omen(card).sized(0.84)


def head(name: str, person: str, face: Sprite, goal: str, wide: int) -> Sprite:
    """Portrait and names on glass, and what all divers are after now."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(wide, HEAD_HIGH, THEME).image.copy())
    canvas.put(face, s + 60, s + HEAD_HIGH / 2)
    names = 220 if wide > 800 else 180
    canvas.write(name, s + 116, s + 50, Style(THEME.bone, HEAD, Face.HEAVY), names)
    canvas.write(person, s + 116, s + 94, Style(THEME.quiet_bone, TEXT), names)
    left = 116 + names + 14
    canvas.paragraph(
        goal, s + left, s + 14, wide - left - 14, HEAD_HIGH - 24, Style(THEME.bone, TEXT)
    )
    return canvas.sprite(s, s)


def _ability(ability: AbilityView) -> Sprite:
    state = T("Ready") if ability.ready else T("Used")
    return ability_card(
        ability.id, say(ability.title), say(ability.effect), say(state), ability.ready
    )


@kept()
def ability_card(name: str, title: str, effect: str, state: str, ready: bool) -> Sprite:
    """An ability with its words: parchment when ready, glass when face down."""
    s, wide, high = plates.SHADOW, ABILITY_WIDE, ABILITY_HIGH
    plate = plates.parchment(wide, high, THEME) if ready else plates.glass(wide, high, THEME)
    canvas = Canvas(plate.image.copy())
    ink, quiet = (THEME.ink, THEME.quiet_ink) if ready else (THEME.bone, THEME.quiet_bone)
    canvas.put(medal_of(name, ready).sized(1.3), s + 42, s + 44)
    canvas.write(title, s + 76, s + 32, Style(ink, TEXT, Face.DISPLAY), wide - 90)
    canvas.write(state, s + 76, s + 60, Style(quiet, SMALL), wide - 90)
    canvas.paragraph(effect, s + 18, s + 84, wide - 36, high - 94, Style(ink, TEXT))
    return canvas.sprite(s, s)


def _salvage(canvas: Canvas, hand: Counter[str]) -> None:
    """One card for each title, with a tag when there are several."""
    if not hand:
        words = say(T("No salvage cards yet. Eliminate a tentacle to draw one."))
        style = Style(THEME.bone, HEAD, align="m")
        canvas.paragraph(words, 100, CARDS_TOP + 120, WIDTH - 200, 140, style)
        return
    for index, (name, count) in enumerate(sorted(hand.items())):
        x, y = _card_at(index)
        canvas.put(_card(SALVAGE[name]), x, y)
        if count > 1:
            canvas.put(cards.tag(f"×{count}", THEME), x + CARD_WIDE - 30, y + CARD_HIGH - 24)


def _card(what: SalvageCard) -> Sprite:
    kind = T("Weapon") if what.weapon else TYPE_NAMES[what.type]
    return salvage_card(what.id, say(what.title), say(what.gist), what.type, say(kind))


@kept()
def salvage_card(name: str, title: str, gist: str, kind: str, words: str) -> Sprite:
    """A salvage card: its picture and title, what it does, and its type at the foot."""
    accent, wide, high, e = TYPES[kind], CARD_WIDE, CARD_HIGH, 4
    pen = Pen(wide + 2 * e, high + 2 * e, 3)
    pen.fill(pen.box(e, e, e + wide, e + high, 10), THEME.outline)
    sheet = pen.box(e + 2, e + 2, e + wide - 2, e + high - 2, 8)
    pen.shade(sheet, lighter(THEME.parchment, 0.2), darker(THEME.parchment, 0.1))
    band = pen.box(e + 6, e + 6, e + wide - 6, e + 58, 6)
    pen.shade(band, lighter(accent, 0.1), darker(accent, 0.35))
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon(PICTURES[name], 40, THEME.bone, THEME.outline), e + 32, e + 32)
    style = Style(THEME.bone, TEXT, Face.DISPLAY, darker(accent, 0.65))
    canvas.write(title, e + 58, e + 32, style, wide - 70)
    canvas.paragraph(gist, e + 14, e + 64, wide - 28, 96, Style(THEME.ink, 26))
    canvas.put(icon(kind, 30, darker(accent, 0.3)), e + 26, e + high - 22)
    canvas.write(words, e + 48, e + high - 22, Style(darker(accent, 0.4), SMALL), wide - 110)
    return canvas.sprite(e, e)
