"""How a battle ends: the winner's crest in the light, everybody's losses below."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Outcome, T
from games.lurk.content import NAMES
from games.lurk.state import Ground
from games.lurk.view import View
from renderers import paint
from renderers.cache import LAYERS, kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.lurk.ground import tile
from renderers.lurk.look import THEME, look_of
from renderers.lurk.picture import figure
from renderers.lurk.pieces import crest
from renderers.plaques import put_figures
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, SMALL, TEXT, TITLE
from renderers.tokens import counter
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 800
_STEP = 107
_FLOOR: tuple[Ground, ...] = (
    "sand",
    "coral",
    "sand",
    "sand",
    "den",
    "sand",
    "sand",
    "poison",
    "sand",
)


@kept(LAYERS)
def _ground() -> Sprite:
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "ending"))
    paint.spot(canvas.image, 500, 330, 500, rgb("2E7F96"), 0.8)
    for number, ground in enumerate(_FLOOR):
        canvas.put(tile(ground, number % 5), WIDTH / 2 + _STEP * (number - 4), 470)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_ground())
    style = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(T("The Lurk is still again")), WIDTH / 2, 64, style, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 60, 100, WIDTH - 120, 84, words)
    _winners(canvas, view, outcome, names)
    _survivors(canvas, view, outcome)
    _others(canvas, view, names)
    put_figures(canvas, outcome.figures, THEME, 664)
    return canvas


def _winners(canvas: Canvas, view: View, outcome: Outcome, names: Sequence[str]) -> None:
    """The crest of whoever won, large."""
    letters = initials(names)
    count = len(outcome.winners)
    for place, seat in enumerate(outcome.winners):
        x = WIDTH / 2 + 280 * (place - (count - 1) / 2)
        look = look_of(view.players[seat].faction)
        canvas.put(counter(letters[seat], look.shape, look.colour, 76, THEME), x, 260)
        style = Style(THEME.trail, TITLE, Face.DISPLAY, THEME.outline, "m")
        canvas.write(names[seat], x, 372, style, 480 if count == 1 else 260)


def _survivors(canvas: Canvas, view: View, outcome: Outcome) -> None:
    standing = [m for seat in outcome.winners for m in view.army(seat)][:9]
    for number, one in enumerate(standing):
        x = WIDTH / 2 + _STEP * (number - (len(standing) - 1) // 2)
        canvas.put(figure(view, one), x, 466)


def _others(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Everybody with what is left of their army."""
    step = 244
    left = WIDTH / 2 - step * (len(view.players) - 1) / 2
    letters = initials(names)
    for player in view.players:
        x = left + step * player.seat
        canvas.put(crest(player.faction, letters[player.seat], not player.alive), x - 86, 594)
        name = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline)
        canvas.write(names[player.seat], x - 50, 570, name, 168)
        quiet = Style(THEME.bone, SMALL, halo=THEME.outline)
        faction = NAMES.get(player.faction, T("nobody"))
        canvas.write(say(faction), x - 50, 598, quiet, 168)
        words = T("{n} left, {lost} lost", n=len(view.army(player.seat)), lost=player.lost)
        canvas.write(say(words), x - 50, 624, quiet, 168)
