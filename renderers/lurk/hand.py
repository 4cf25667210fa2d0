"""The army sheet: every model with its dice, ability and cards, and the stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.kernel.text import T, Text
from games.lurk.content import CARDS, CHART, KINDS, NAMES, POWER_NAMES
from games.lurk.view import DraftView, ModelView, View
from games.lurk.words import CARD_KIND_NAMES, CARD_TEXTS, POWER_TEXTS
from renderers import paint, plates
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.lurk.look import THEME
from renderers.lurk.pieces import diamond, model, pool
from renderers.lurk.rail import crest
from renderers.lurk.words import points_of
from renderers.sprite import Sprite
from renderers.text import Style, line_height, wrap
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import initials, say, tongue

_WIDE, _LEAST, _GAP, _TOP = 568, 124, 14, 104
_NOTES, _NOTES_TOP = _WIDE - 112, 66
_STOCK_HIGH = 160
_SMALL = Style(THEME.ink, SMALL)
SIGNS = {"⚪": T("white"), "🔴": T("red"), "⚫": T("black"), "♦": T("Essence")}


class Entry(NamedTuple):
    """What a sheet shows of a model; values are wounds, Heart, steps and range."""

    kind: str
    values: tuple[int, int, int, int]
    attack: str
    defence: str
    tokens: tuple[str, ...]
    cards: tuple[str, ...]
    waits: bool


@kept(LAYERS)
def _ground(high: int) -> Sprite:
    return Sprite(paint.sea(WIDTH, high, THEME, "army"))


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    player = view.players[seat]
    if player.draft is not None:
        return _draft_sheet(view, player.draft, seat, names)
    army = [entry(one) for one in view.army(seat)]
    stock_top = _TOP + (_tall(army) or _LEAST)
    canvas = Canvas.on(_ground(stock_top + (_STOCK_HIGH + MARGIN if player.stock else 10)))
    _head(canvas, view, seat, names)
    if not army:
        words = say(T("No army yet: take a ready-made one or build your own."))
        canvas.write(words, WIDTH / 2, _TOP + 70, Style(THEME.bone, HEAD, align="m"), WIDTH - 80)
    _sheets(canvas, army, player.faction, _TOP)
    _stock(canvas, player.stock, stock_top)
    return canvas


def _head(canvas: Canvas, view: View, seat: int, names: Sequence[str]) -> None:
    player = view.players[seat]
    canvas.put(crest(player.faction, initials(names)[seat], False), MARGIN + 30, 52)
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(names[seat], MARGIN + 70, 40, style, 500)
    faction = say(NAMES[player.faction]) if player.faction else ""
    canvas.write(faction, MARGIN + 70, 74, Style(THEME.quiet_bone, TEXT, halo=THEME.outline), 500)
    canvas.put(diamond(34), WIDTH - 210, 54)
    words = say(T("{n} Essence", n=player.essence))
    canvas.write(words, WIDTH - 184, 54, style, 160)


def entry(one: ModelView) -> Entry:
    values = (one.wounds, one.heart, one.steps, one.reach)
    return Entry(one.kind, values, one.attack, one.defence, one.tokens, one.cards, one.tile < 0)


def rows(entries: Sequence[Entry]) -> Iterator[tuple[Sequence[Entry], int]]:
    """Two sheets side by side, as high as what the longer one has to say."""
    for number in range(0, len(entries), 2):
        pair = entries[number : number + 2]
        yield pair, max(high_of(one) for one in pair)


def _tall(entries: Sequence[Entry]) -> int:
    return sum(high + _GAP for _, high in rows(entries))


def _sheets(canvas: Canvas, entries: Sequence[Entry], faction: str, top: float) -> None:
    for pair, high in rows(entries):
        for place, one in enumerate(pair):
            canvas.put(model_sheet(one, faction, high), MARGIN + place * (_WIDE + 16), top)
        top += high + _GAP


def notes(one: Entry) -> list[str]:
    """The ability and every card, each with what it does."""
    power = f"{say(POWER_NAMES[one.kind])}: {plain(POWER_TEXTS[one.kind])}"
    return [power, *(f"{say(NAMES[card])}: {plain(CARD_TEXTS[card])}" for card in one.cards)]


def high_of(one: Entry) -> int:
    lines = sum(len(wrap(note, _SMALL, _NOTES)) for note in notes(one))
    return max(_LEAST, _NOTES_TOP + lines * line_height(_SMALL) + 12)


@kept(by=tongue)
def model_sheet(one: Entry, faction: str, high: int) -> Sprite:
    """One model's card."""
    s = plates.SHADOW
    canvas = Canvas(plates.parchment(_WIDE, high, THEME).image.copy())
    wounds, heart, steps, reach = one.values
    canvas.put(model(one.kind, faction, wounds, heart, one.tokens), s + 46, s + 56)
    name, quiet = Style(THEME.ink, TEXT, Face.DISPLAY), Style(THEME.quiet_ink, SMALL)
    canvas.write(say(NAMES[one.kind]), s + 96, s + 24, name, 214)
    numbers = T("Heart {left}/{heart}", left=heart - wounds, heart=heart)
    canvas.write(say(numbers), s + 322, s + 24, _SMALL, 120)
    legs = T("waits") if one.waits else T("Steps {n}", n=steps)
    canvas.write(say(legs), s + 452, s + 24, _SMALL, 104)
    canvas.write(say(T("Attack")), s + 96, s + 52, quiet, 70)
    canvas.put(pool(one.attack, 16), s + 168, s + 52)
    canvas.write(say(T("range {n}", n=reach)), s + 286, s + 52, quiet, 76)
    canvas.write(say(T("Defence")), s + 370, s + 52, quiet, 80)
    canvas.put(pool(one.defence, 16), s + 452, s + 52)
    top = s + _NOTES_TOP
    for number, words in enumerate(notes(one)):
        style = quiet if number else _SMALL
        top += round(canvas.paragraph(words, s + 96, top, _NOTES, high, style))
    return canvas.sprite(s, s)


def plain(text: Text) -> str:
    """A rule in words alone: dice and Essence by name instead of signs."""
    words = say(text)
    for sign, name in SIGNS.items():
        words = words.replace(sign, f" {say(name)}")
    return words.replace("+ ", "+")


def _stock(canvas: Canvas, stock: Sequence[str], top: float) -> None:
    """Up to five unequipped cards."""
    wide = (WIDTH - 2 * MARGIN - 4 * 10) // 5
    for number, card in enumerate(stock):
        kind = say(CARD_KIND_NAMES[CARDS[card].kind])
        words = (say(NAMES[card]), kind, plain(CARD_TEXTS[card]))
        canvas.put(stock_card(*words, wide), MARGIN + number * (wide + 10), top)


@kept()
def stock_card(title: str, kind: str, text: str, wide: int) -> Sprite:
    s = plates.SHADOW
    canvas = Canvas(plates.glass(wide, _STOCK_HIGH, THEME).image.copy())
    canvas.write(title, s + 12, s + 20, Style(THEME.bone, SMALL, Face.HEAVY), wide - 24)
    canvas.write(kind, s + 12, s + 42, Style(THEME.quiet_bone, SMALL), wide - 24)
    canvas.paragraph(text, s + 12, s + 54, wide - 24, _STOCK_HIGH - 58, Style(THEME.bone, SMALL))
    return canvas.sprite(s, s)


def _draft_sheet(view: View, draft: DraftView, seat: int, names: Sequence[str]) -> Canvas:
    """What has been bought so far, and what is left to spend."""
    faction = view.players[seat].faction
    army = [_bought(draft, number) for number in range(len(draft.models))]
    loose = [card for card, bearer in zip(draft.cards, draft.bearers, strict=True) if bearer < 0]
    top = _TOP + 40 + max(_tall(army), 2 * (_LEAST + _GAP))
    canvas = Canvas.on(_ground(top + _STOCK_HIGH + MARGIN))
    _head(canvas, view, seat, names)
    spent, points = points_of(draft.models, draft.cards), CHART.points[len(view.players)]
    words = say(T("{spent} of {points} points spent", spent=spent, points=points))
    canvas.write(
        words, MARGIN + 4, _TOP + 12, Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline), 700
    )
    _sheets(canvas, army, faction, _TOP + 40)
    _stock(canvas, loose, top)
    return canvas


def _bought(draft: DraftView, number: int) -> Entry:
    """A model of the draft with the cards it will carry."""
    kind = KINDS[draft.models[number]]
    cards = tuple(c for c, b in zip(draft.cards, draft.bearers, strict=True) if b == number)
    values = (0, kind.heart, kind.speed, kind.range)
    return Entry(kind.id, values, kind.attack, kind.defence, (), cards, False)
