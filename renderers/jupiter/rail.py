"""The slim rail: title, how many are saved, the die, every robot's core and cards, the deck."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.names import ROBOT_LETTERS
from games.jupiter.state import ACTIONS
from games.jupiter.view import View
from games.kernel import N, T
from renderers import cards, dice, plates, tracks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.icons import icon
from renderers.jupiter import pieces
from renderers.jupiter.faces import FACES, PICTURES, colour_of
from renderers.jupiter.look import THEME
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, SMALL
from renderers.typeface import Face
from renderers.words import say

LEFT, WIDE = 956, 222
TITLE = T("Jupiter Deep")


def draw_rail(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    canvas.put(plates.title(say(TITLE), WIDE, THEME, 26), LEFT, MARGIN - 2)
    _rescue(canvas, view)
    _state_of_turn(canvas, view)
    room = 530 / max(3, len(view.players))
    for seat in range(len(view.players)):
        _player(canvas, view, seat, names, 236 + seat * room, room)
    _deck(canvas, view)


def _rescue(canvas: Canvas, view: View) -> None:
    """Saved of how many, lost and still on the colony."""
    canvas.put(_plate(WIDE, 96), LEFT, 74)
    gauge = tracks.gauge(view.saved, view.target, 36, THEME, THEME.safe)
    canvas.put(gauge, LEFT + 48, 122)
    big = Style(THEME.bone, HEAD, Face.HEAVY)
    canvas.write(f"/ {view.target}", LEFT + 92, 106, big, 70)
    quiet = Style(THEME.quiet_bone, SMALL)
    canvas.write(say(T("{n} left", n=view.on_colony)), LEFT + 94, 132, quiet, 120)
    canvas.write(say(T("{n} lost", n=view.lost)), LEFT + 94, 154, quiet, 120)


def _state_of_turn(canvas: Canvas, view: View) -> None:
    """Actions left as sockets, and the invasion die."""
    count = max(ACTIONS + view.boosts, view.actions_left)
    step = min(30.0, 168 / count)
    tracks.sockets(canvas, LEFT + 4, 204, view.actions_left, count, step, THEME, THEME.trail)
    if view.die:
        canvas.put(dice.die(view.die, 40, THEME, tilt=-8), LEFT + WIDE - 26, 204)


@kept()
def _plate(width: int, height: int) -> Sprite:
    return plates.glass(width, height, THEME)


def _player(
    canvas: Canvas, view: View, seat: int, names: Sequence[str], y: float, room: float
) -> None:
    active, player = seat == view.active, view.players[seat]
    letter = ROBOT_LETTERS[seat]
    canvas.put(plates.name_plate(names[seat], letter, seat, WIDE, THEME, active=active), LEFT, y)
    held: list[tuple[str, bool]] = [(card, False) for card in player.hand]
    if player.core is not None:
        held.insert(0, (player.core, True))
    if room >= 58 + 40 * len(held):
        _listed(canvas, held, y)
    elif room >= 96:
        _in_a_row(canvas, held, y)
    if view.core_used and active:
        canvas.put(icon("hourglass", 22, THEME.ink), LEFT + WIDE - 20, y + 22)


def _listed(canvas: Canvas, held: list[tuple[str, bool]], y: float) -> None:
    """Each card with its name, where there is room for it."""
    for number, (card, core) in enumerate(held):
        at = y + 74 + 40 * number
        canvas.put(chip(card, core=core), LEFT + 26, at)
        style = Style(THEME.bone, SMALL, Face.HEAVY if core else Face.TEXT, THEME.outline)
        canvas.write(say(FACES[card].name), LEFT + 54, at, style, WIDE - 56)


def _in_a_row(canvas: Canvas, held: list[tuple[str, bool]], y: float) -> None:
    step = min(40.0, (WIDE - 40) / max(1, len(held)))
    for number, (card, core) in enumerate(held):
        canvas.put(chip(card, core=core), LEFT + 22 + number * step, y + 72)


@kept()
def chip(card: str, *, core: bool) -> Sprite:
    """A card as small as a coin: its kind's colour and its picture; a core has a brass ring."""
    canvas = Canvas.clear(46, 46)
    canvas.put(tracks.socket(18, THEME, colour_of(card)), 23, 23)
    if core:
        canvas.put(plates.porthole(21, THEME, colour_of(card)), 23, 23)
    canvas.put(icon(PICTURES[card], 22, THEME.bone, THEME.outline), 23, 23)
    return canvas.sprite(23, 23)


def _deck(canvas: Canvas, view: View) -> None:
    canvas.put(cards.pile("cards", THEME.accent, 66, 84, THEME, view.deck_size), LEFT + 6, 786)
    canvas.put(pieces.pod(44).sized(0.7), LEFT + 140, 812)
    words = say(N("{n} aboard", "{n} aboard", n=view.pod.colonists))
    if not view.pod.docked:
        words = say(T("pod away"))
    style = Style(THEME.bone, SMALL, Face.HEAVY, THEME.outline, "m")
    canvas.write(words, LEFT + 140, 862, style, 120)
