"""The army sheet: every model with its dice, ability and cards, and the stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.kernel.text import T, Text
from games.lurk.content import CARDS, KINDS, NAMES, POWER_NAMES
from games.lurk.view import DraftView, ModelView, View
from games.lurk.words import CARD_KIND_NAMES, CARD_TEXTS, POWER_TEXTS
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import CARD_HEIGHT, HEIGHT, WIDTH, Canvas
from renderers.icons import icon
from renderers.lurk.emblems import emblem
from renderers.lurk.look import THEME
from renderers.lurk.miniatures import hurt, miniature
from renderers.lurk.pieces import diamond, pool
from renderers.lurk.words import points_of
from renderers.sprite import Sprite
from renderers.text import Style, line_height, wrap
from renderers.theme import HEAD, MARGIN, TEXT
from renderers.typeface import Face
from renderers.words import say, tongue

_WIDE, _LEAST, _BRIEF, _GAP, _TOP = 468, 108, 108, 8, 98
_NOTES, _NOTES_TOP, _LINES = _WIDE - 24, 102, 7
_FIGURE = 0.56
_PLAIN, _QUIET = Style(THEME.ink, TEXT), Style(THEME.quiet_ink, TEXT)
_STOCK, _ROOM = Style(THEME.bone, TEXT, halo=THEME.outline), WIDTH - 2 * MARGIN
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


@kept(named=False)
def _deep() -> Sprite:
    return Sprite(paint.sea(WIDTH, HEIGHT, THEME, "army"))


@kept(named=False)
def _ground(high: int) -> Sprite:
    """The sea as far down as the sheet reaches: it is painted once, not for every height."""
    return Sprite(_deep().image.crop((0, 0, WIDTH, high)))


def warm_hands() -> None:
    """What hands are laid out on: the sea, and sheets for as many lines as models have."""
    _deep()
    for lines in range(1, _LINES + 1):
        plates.parchment(_WIDE, _high(lines), THEME)


def draw_hand(view: View, seat: int, names: Sequence[str]) -> Canvas:
    player = view.players[seat]
    if player.draft is not None:
        return _draft_sheet(view, player.draft, seat, names)
    page = lay_out([entry(one) for one in view.army(seat)], player.stock, _TOP)
    canvas = Canvas.on(_ground(page.high))
    _head(canvas, view, seat, names)
    if not page.entries:
        words = say(T("No army yet: take a ready-made one or build your own."))
        style = Style(THEME.bone, TEXT, align="m")
        canvas.paragraph(words, MARGIN, _TOP + 40, _ROOM, 90, style)
    _fill(canvas, page, _TOP)
    return canvas


class Page(NamedTuple):
    """What stands on the sheet, and how high it is; what has no room is left to the words."""

    entries: Sequence[Entry]
    stock: Sequence[str]
    brief: bool
    high: int


def lay_out(entries: Sequence[Entry], stock: Sequence[str], top: int) -> Page:
    """With every rule, or, for a large army, with names and values alone."""
    for brief in (False, True):
        lines = stock_lines(stock, brief)
        cards = sum(len(wrap(line, _STOCK, _ROOM)) for line in lines) * line_height(_STOCK)
        high = top + (_tall(entries, brief) or _LEAST) + cards + 2 * _GAP
        if high <= HEIGHT:
            break
    return Page(entries, lines, brief, max(high, CARD_HEIGHT))


def stock_lines(stock: Sequence[str], brief: bool) -> list[str]:
    """Up to five unequipped cards."""
    if not stock:
        return []
    if brief:
        return [say(T("Stock: {cards}", cards=[NAMES[card] for card in stock]))]
    return [
        f"{say(NAMES[c])} ({say(CARD_KIND_NAMES[CARDS[c].kind])}): {plain(CARD_TEXTS[c])}"
        for c in stock
    ]


def _fill(canvas: Canvas, page: Page, top: float) -> None:
    """The models two by two, and below them the stock."""
    for pair, high in rows(page.entries, page.brief):
        for place, one in enumerate(pair):
            sheet = model_sheet(one, high, page.brief)
            canvas.put(sheet, MARGIN + place * (_WIDE + 16), top)
        top += high + _GAP
    top = max(top, _TOP + _LEAST)
    for line in page.stock:
        top += canvas.paragraph(line, MARGIN, top, _ROOM, canvas.height - top, _STOCK)


def _head(canvas: Canvas, view: View, seat: int, names: Sequence[str]) -> None:
    player = view.players[seat]
    canvas.put(emblem(player.faction, 30), MARGIN + 34, 48)
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(names[seat], MARGIN + 76, 32, style, 500)
    faction = say(NAMES[player.faction]) if player.faction else ""
    canvas.write(faction, MARGIN + 76, 70, Style(THEME.quiet_bone, TEXT, halo=THEME.outline), 500)
    canvas.put(diamond(34), WIDTH - 240, 50)
    words = say(T("{n} Essence", n=player.essence))
    canvas.write(words, WIDTH - 214, 50, style, 196)


def entry(one: ModelView) -> Entry:
    values = (one.wounds, one.heart, one.steps, one.reach)
    return Entry(one.kind, values, one.attack, one.defence, one.tokens, one.cards, one.tile < 0)


def rows(entries: Sequence[Entry], brief: bool) -> Iterator[tuple[Sequence[Entry], int]]:
    """Two sheets side by side, as high as what the longer one has to say."""
    for number in range(0, len(entries), 2):
        pair = entries[number : number + 2]
        yield pair, _BRIEF if brief else max(high_of(one) for one in pair)


def _tall(entries: Sequence[Entry], brief: bool) -> int:
    return sum(high + _GAP for _, high in rows(entries, brief))


def notes(one: Entry) -> list[str]:
    """The ability and every card, each with what it does."""
    power = f"{say(POWER_NAMES[one.kind])}: {plain(POWER_TEXTS[one.kind])}"
    return [power, *(f"{say(NAMES[card])}: {plain(CARD_TEXTS[card])}" for card in one.cards)]


def high_of(one: Entry) -> int:
    return _high(sum(len(wrap(note, _PLAIN, _NOTES)) for note in notes(one)))


def _high(lines: int) -> int:
    return max(_LEAST, _NOTES_TOP + lines * line_height(_PLAIN) + 8)


@kept(by=tongue, named=False)
def model_sheet(one: Entry, high: int, brief: bool) -> Sprite:
    """One model's card; a brief one leaves its rules to the words."""
    s = plates.SHADOW
    canvas = Canvas(plates.parchment(_WIDE, high, THEME).image.copy())
    wounds, heart, steps, reach = one.values
    body = miniature(one.kind, hurt(wounds, heart), one.tokens, _FIGURE)
    canvas.put(body, s + 54, s + 84)
    name = Style(THEME.ink, TEXT, Face.DISPLAY)
    canvas.write(say(NAMES[one.kind]), s + 106, s + 24, name, _WIDE - 122)
    numbers = T("Heart {left}/{heart}", left=heart - wounds, heart=heart)
    legs = T("waits") if one.waits else T("Steps {n}", n=steps)
    values = "\u2002".join(say(text) for text in (numbers, legs, T("range {n}", n=reach)))
    canvas.write(values, s + 106, s + 54, _PLAIN, _WIDE - 118)
    canvas.put(_sign("kraken"), s + 118, s + 84)
    canvas.put(pool(one.attack, 20), s + 136, s + 84)
    canvas.put(_sign("shield"), s + 300, s + 84)
    canvas.put(pool(one.defence, 20), s + 318, s + 84)
    top = s + _NOTES_TOP
    for number, words in enumerate(() if brief else notes(one)):
        style = _QUIET if number else _PLAIN
        top += round(canvas.paragraph(words, s + 12, top, _NOTES, high, style))
    return canvas.sprite(s, s)


@kept()
def _sign(name: str) -> Sprite:
    return icon(name, 26, THEME.quiet_ink)


def plain(text: Text) -> str:
    """A rule in words alone: dice and Essence by name instead of signs."""
    words = say(text)
    for sign, name in SIGNS.items():
        words = words.replace(sign, f" {say(name)}")
    return words.replace("+ ", "+")


def _draft_sheet(view: View, draft: DraftView, seat: int, names: Sequence[str]) -> Canvas:
    """What has been bought so far, and what is left to spend."""
    army = [_bought(draft, number) for number in range(len(draft.models))]
    loose = [card for card, bearer in zip(draft.cards, draft.bearers, strict=True) if bearer < 0]
    page = lay_out(army, loose, _TOP + 40)
    canvas = Canvas.on(_ground(page.high))
    _head(canvas, view, seat, names)
    spent = points_of(draft.models, draft.cards)
    words = say(T("{spent} of {points} points spent", spent=spent, points=draft.points))
    style = Style(THEME.trail, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(words, MARGIN + 4, _TOP + 12, style, _ROOM)
    _fill(canvas, page, _TOP + 40)
    return canvas


def _bought(draft: DraftView, number: int) -> Entry:
    """A model of the draft with the cards it will carry."""
    kind = KINDS[draft.models[number]]
    cards = tuple(c for c, b in zip(draft.cards, draft.bearers, strict=True) if b == number)
    values = (0, kind.heart, kind.speed, kind.range)
    return Entry(kind.id, values, kind.attack, kind.defence, (), cards, False)
