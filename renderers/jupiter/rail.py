"""The rail: who was saved, what is left to do, and everybody's cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.cards import ABILITIES, Card, as_ability, card_name
from games.jupiter.modules import DISH, PLANT
from games.jupiter.state import Player
from games.jupiter.view import View
from games.jupiter.words import ROBOT_LETTERS
from games.kernel import T
from renderers import dice, plates, tracks
from renderers.cache import kept
from renderers.canvas import HEIGHT, Canvas
from renderers.colour import darker, lighter
from renderers.icons import icon
from renderers.jupiter import pieces, stations
from renderers.jupiter.look import COLONIST, KINDS, RAIL_LEFT, RAIL_WIDE, THEME, card_kind
from renderers.jupiter.stencils import picture
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import MARGIN, SMALL, TEXT
from renderers.tokens import token
from renderers.typeface import Face
from renderers.words import say

PAD = 14
SUMMARY_HIGH = 272
CHIP = 16
LINE, EXPLAINED = 35, 118
"""How high a card's line is, with its name only and with what it does."""
CHIPS = 6
"""So many cards of a hand find room in a row."""


def draw_rail(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    canvas.put(plates.glass(RAIL_WIDE, HEIGHT - 2 * MARGIN, THEME), RAIL_LEFT, MARGIN)
    _summary(canvas, view)
    top = MARGIN + SUMMARY_HIGH
    high = (HEIGHT - MARGIN - 6 - top) / len(view.players)
    for seat, player in enumerate(view.players):
        _player(canvas, view, (seat, names[seat], player), top + seat * high, high)


def _summary(canvas: Canvas, view: View) -> None:
    left, top = RAIL_LEFT + PAD, MARGIN + PAD
    canvas.put(tracks.gauge(view.saved, view.target, 48, THEME, COLONIST), left + 48, top + 52)
    words = Style(THEME.quiet_bone, SMALL)
    canvas.write(say(T("saved of {n}", n=view.target)), left + 106, top + 11, words, 116)
    figures = (
        (pieces.colonist(13), view.on_colony, T("inside")),
        (pieces.pod(13), view.pod.colonists, T("aboard")),
        (icon("skull", 24, THEME.bone, THEME.outline), view.lost, T("lost")),
        (pieces.creep(11), view.creeps_in_box, T("in box")),
    )
    for line, (sprite, value, label) in enumerate(figures):
        y = top + 36 + 24 * line
        canvas.put(sprite, left + 118, y)
        canvas.write(str(value), left + 134, y, Style(THEME.bone, TEXT, Face.HEAVY), 28)
        canvas.write(say(label), left + 167, y, words, 56)
    _pulse(canvas, view, top + 128)


def _pulse(canvas: Canvas, view: View, top: float) -> None:
    """Actions left, where the pod is, the die, the deck, and what holds the colony together."""
    left = RAIL_LEFT + PAD
    style = Style(THEME.quiet_bone, SMALL)
    canvas.write(say(T("Actions")), left, top + 10, style, 80)
    actions = max(0, view.actions_left)
    total = actions + view.spent
    step = min(24.0, 146 / total)
    tracks.sockets(canvas, left + 76, top + 10, actions, total, step, THEME, THEME.accent)
    wide = canvas.write(_pod_words(view), left, top + 40, style, RAIL_WIDE - 2 * PAD)
    if (launcher := view.pod.launcher) is not None and not view.pod.docked:
        mark = token(ROBOT_LETTERS[launcher], launcher, 13, THEME)
        canvas.put(mark, left + wide + 22, top + 40)
    if view.die:
        canvas.put(dice.die(view.die, 34, THEME), left + 22, top + 76)
    count = Style(THEME.bone, TEXT, Face.HEAVY)
    canvas.put(icon("cards", 26, THEME.bone, THEME.outline), left + 78, top + 76)
    canvas.write(str(view.deck_size), left + 98, top + 76, count, 34)
    canvas.put(icon("hand", 26, THEME.bone, THEME.outline), left + 158, top + 76)
    canvas.write(say(T("max {n}", n=view.hand_limit)), left + 176, top + 76, style, 50)

    _vitals(canvas, view, top + 112)


def _vitals(canvas: Canvas, view: View, y: float) -> None:
    """Plants and dishes that still stand: without one of each, all is lost."""
    kinds = ((PLANT, stations.plant(48), T("plants")), (DISH, stations.dish(52), T("dishes")))
    for index, (number, sprite, label) in enumerate(kinds):
        left = RAIL_LEFT + PAD + 14 + 112 * index
        standing = sum(not module.gone and module.number == number for module in view.modules)
        ink = THEME.bone if standing > 1 else THEME.danger
        canvas.put(sprite, left, y)
        canvas.write(str(standing), left + 20, y, Style(ink, TEXT, Face.HEAVY), 16)
        canvas.write(say(label), left + 37, y, Style(THEME.quiet_bone, SMALL), 58)


def _pod_words(view: View) -> str:
    pod = view.pod
    if pod.docked:
        return say(T("The pod is docked."))
    if pod.launcher is None:
        return say(T("The pod waits to dock."))
    return say(T("Pod away until"))


def _player(
    canvas: Canvas, view: View, who: tuple[int, str, Player], top: float, high: float
) -> None:
    seat, name, player = who
    active = seat == view.active and view.turn > 0
    canvas.put(name_bar(name, seat, active), RAIL_LEFT + 6, top)
    row: list[tuple[Card, str]] = [(player.core, "core")] if player.core else []
    row += [(card, "play") for card in view.in_play if active]
    row += [(card, "hand") for card in player.hand]
    _cards(canvas, row, top, high, spent=active and view.core_used)


def _cards(
    canvas: Canvas, row: Sequence[tuple[Card, str]], top: float, high: float, *, spent: bool
) -> None:
    """As much about each card as there is room for: what it does, its name, its icon."""
    left, y = RAIL_LEFT + PAD + CHIP + 4, top + 62
    room = high - 44
    if len(row) * EXPLAINED <= room:
        for index, (card, state) in enumerate(row):
            _named(canvas, (card, state, spent and state == "core"), left, y + index * EXPLAINED)
            _explained(canvas, card, left, y + index * EXPLAINED)
    elif len(row) * LINE <= room:
        for index, (card, state) in enumerate(row):
            _named(canvas, (card, state, spent and state == "core"), left, y + index * LINE)
    elif room >= 2 * LINE and row[0][1] == "core":
        _named(canvas, (row[0][0], "core", spent), left, y)
        _chips(canvas, row[1:], left, y + LINE, spent=spent)
    else:
        _chips(canvas, row, left, y, spent=spent)


def _explained(canvas: Canvas, card: Card, x: float, y: float) -> None:
    words = say(ABILITIES[as_ability(card)].effect)
    style = Style(THEME.quiet_bone, SMALL, Face.TEXT, THEME.outline)
    canvas.paragraph(words, x - CHIP, y + 20, RAIL_WIDE - 2 * PAD - 6, EXPLAINED - 42, style)


def _named(canvas: Canvas, what: tuple[Card, str, bool], x: float, y: float) -> None:
    """A card with its name beside it."""
    card, state, spent = what
    canvas.put(chip(card, CHIP, state, spent), x, y)
    ink = THEME.quiet_bone if state == "hand" else THEME.bone
    style = Style(ink, SMALL, Face.HEAVY if state == "core" else Face.TEXT, THEME.outline)
    canvas.write(say(card_name(card)), x + CHIP + 12, y, style, 164)


def _chips(
    canvas: Canvas, row: Sequence[tuple[Card, str]], x: float, y: float, *, spent: bool
) -> None:
    """Cards side by side; what does not fit is counted."""
    for card, state in row[: CHIPS - (len(row) > CHIPS)]:
        canvas.put(chip(card, CHIP, state, spent and state == "core"), x, y)
        x += 2 * CHIP + (8 if state == "core" else 2)
    if len(row) > CHIPS:
        more = f"+{len(row) - CHIPS + 1}"
        canvas.write(more, x - 8, y, Style(THEME.bone, SMALL, Face.HEAVY), 40)


@kept()
def name_bar(name: str, seat: int, active: bool) -> Sprite:
    """Robot and name; on steel when it is their turn."""
    wide, high, s = RAIL_WIDE - 12, 34, plates.SHADOW
    if active:
        canvas = Canvas(plates.brass(wide, high, THEME, 8).image.copy())
    else:
        canvas = Canvas.clear(wide + 2 * s, high + 2 * s)
    canvas.put(token(ROBOT_LETTERS[seat], seat, 13, THEME), s + 24, s + high / 2)
    ink = THEME.ink if active else THEME.bone
    halo = None if active else THEME.outline
    canvas.write(name, s + 46, s + high / 2, Style(ink, TEXT, Face.TEXT, halo), wide - 70)
    return canvas.sprite(s, s)


@kept()
def chip(card: Card, radius: int, state: str = "hand", spent: bool = False) -> Sprite:
    """A card as a medal: cores in a double ring, cards in play lit, a used core dark."""
    size = 2 * radius + 10
    pen, c = Pen(size, size), size / 2
    colour = KINDS[card_kind(card)]
    if spent:
        colour = darker(colour, 0.55)
    edge = {"core": THEME.brass_light, "play": THEME.trail, "hand": THEME.brass_dark}[state]
    grow = 3 if state == "core" else 1
    if state == "play":
        pen.glow(pen.disc(c, c, radius + 1), THEME.trail, 2, 0.9)
    pen.fill(pen.disc(c, c, radius + grow), THEME.outline)
    pen.fill(pen.disc(c, c, radius + grow - 1), edge)
    pen.fill(pen.disc(c, c, radius - 1.5), THEME.outline)
    pen.ball(pen.disc(c, c, radius - 2.2), lighter(colour, 0.2), darker(colour, 0.35))
    canvas = Canvas(pen.sprite().image)
    ink = THEME.quiet_bone if spent else THEME.bone
    canvas.put(icon(picture(card), round(radius * 1.25), ink), c, c)
    return canvas.sprite(c, c)
