"""The army sheet: every model with its dice, ability and cards, and the stock."""

from __future__ import annotations

from collections.abc import Sequence

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
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL, TEXT
from renderers.typeface import Face
from renderers.words import initials, say, tongue

_WIDE, _HIGH, _GAP, _TOP = 568, 148, 14, 104
_STOCK_HIGH = 116
SIGNS = {"⚪": T("white"), "🔴": T("red"), "⚫": T("black"), "♦": T("Essence")}


@kept(LAYERS)
def _ground(high: int) -> Sprite:
    return Sprite(paint.sea(WIDTH, high, THEME, "army"))


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    player, army = view.players[seat], view.army(seat)
    if player.draft is not None:
        return _draft_sheet(view, player.draft, seat, names)
    rows = max(1, (len(army) + 1) // 2)
    stock_top = _TOP + rows * (_HIGH + _GAP)
    high = stock_top + (_STOCK_HIGH + MARGIN if player.stock else 10)
    canvas = Canvas.on(_ground(high))
    _head(canvas, view, seat, names)
    if not army:
        words = say(T("No army yet: take a ready-made one or build your own."))
        canvas.write(words, WIDTH / 2, _TOP + 70, Style(THEME.bone, HEAD, align="m"), WIDTH - 80)
    for number, one in enumerate(army):
        x = MARGIN + (number % 2) * (_WIDE + 16)
        canvas.put(sheet(one, player.faction), x, _TOP + (number // 2) * (_HIGH + _GAP))
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


def sheet(one: ModelView, faction: str) -> Sprite:
    """One model's card."""
    cards = ", ".join(say(NAMES[card]) for card in one.cards)
    where = say(T("waits")) if one.tile < 0 else ""
    return model_sheet(
        one.kind,
        faction,
        (one.wounds, one.heart, one.steps, one.reach),
        one.attack,
        one.defence,
        one.tokens,
        cards,
        where,
    )


@kept(by=tongue)
def model_sheet(
    kind: str,
    faction: str,
    values: tuple[int, int, int, int],
    attack: str,
    defence: str,
    tokens: tuple[str, ...],
    cards: str,
    where: str,
) -> Sprite:
    s = plates.SHADOW
    canvas = Canvas(plates.parchment(_WIDE, _HIGH, THEME).image.copy())
    wounds, heart, steps, reach = values
    canvas.put(model(kind, faction, wounds, heart, tokens), s + 46, s + 60)
    name = Style(THEME.ink, TEXT, Face.DISPLAY)
    canvas.write(say(NAMES[kind]), s + 96, s + 24, name, 214)
    small, quiet = Style(THEME.ink, SMALL), Style(THEME.quiet_ink, SMALL)
    numbers = T("Heart {left}/{heart}", left=heart - wounds, heart=heart)
    canvas.write(say(numbers), s + 322, s + 24, small, 120)
    canvas.write(where or say(T("Steps {n}", n=steps)), s + 452, s + 24, small, 104)
    canvas.write(say(T("Attack")), s + 96, s + 52, quiet, 70)
    canvas.put(pool(attack, 16), s + 168, s + 52)
    canvas.write(say(T("range {n}", n=reach)), s + 286, s + 52, quiet, 76)
    canvas.write(say(T("Defence")), s + 370, s + 52, quiet, 80)
    canvas.put(pool(defence, 16), s + 452, s + 52)
    power = f"{say(POWER_NAMES[kind])}: {plain(POWER_TEXTS[kind])}"
    canvas.paragraph(power, s + 96, s + 68, _WIDE - 112, 46, small)
    canvas.write(cards, s + 96, s + 128, Style(THEME.quiet_ink, SMALL, Face.HEAVY), _WIDE - 112)
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
    rows = max(2, (len(draft.models) + 1) // 2)
    loose = [card for card, bearer in zip(draft.cards, draft.bearers, strict=True) if bearer < 0]
    top = _TOP + 40 + rows * (_HIGH + _GAP)
    canvas = Canvas.on(_ground(top + _STOCK_HIGH + MARGIN))
    _head(canvas, view, seat, names)
    spent, points = points_of(draft.models, draft.cards), CHART.points[len(view.players)]
    words = say(T("{spent} of {points} points spent", spent=spent, points=points))
    canvas.write(
        words, MARGIN + 4, _TOP + 12, Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline), 700
    )
    for number, name in enumerate(draft.models):
        kind = KINDS[name]
        own = [c for c, b in zip(draft.cards, draft.bearers, strict=True) if b == number]
        cards = ", ".join(say(NAMES[card]) for card in own)
        values = (0, kind.heart, kind.speed, kind.range)
        card = model_sheet(name, faction, values, kind.attack, kind.defence, (), cards, "")
        x = MARGIN + (number % 2) * (_WIDE + 16)
        canvas.put(card, x, _TOP + 40 + (number // 2) * (_HIGH + _GAP))
    _stock(canvas, loose, top)
    return canvas
