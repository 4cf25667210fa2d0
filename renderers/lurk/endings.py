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
from renderers.lurk.rail import crest
from renderers.plaques import put_figures
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, SMALL, TEXT, TITLE
from renderers.tokens import counter
from renderers.typeface import Face
from renderers.words import initials, say

HIGH = 800
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
    paint.spot(canvas.image, 600, 330, 560, rgb("2E7F96"), 0.8)
    for number, ground in enumerate(_FLOOR):
        canvas.put(tile(ground, number % 5), 232 + 92 * number, 470)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(_ground())
    style = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(T("The Lurk is still again")), WIDTH / 2, 64, style, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 120, 102, WIDTH - 240, 70, words)
    _winners(canvas, view, outcome, names)
    _survivors(canvas, view, outcome)
    _others(canvas, view, names)
    put_figures(canvas, outcome.figures, THEME, 660)
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
        x = 600 + 92 * (number - (len(standing) - 1) // 2)
        canvas.put(figure(view, one), x, 466)


def _others(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Everybody with what is left of their army."""
    step = 280
    left = WIDTH / 2 - step * (len(view.players) - 1) / 2
    letters = initials(names)
    for player in view.players:
        x = left + step * player.seat
        canvas.put(crest(player.faction, letters[player.seat], not player.alive), x - 96, 580)
        name = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline)
        canvas.write(names[player.seat], x - 62, 568, name, 190)
        words = T(
            "{faction}: {left} left, {lost} lost",
            faction=NAMES.get(player.faction, T("nobody")),
            left=len(view.army(player.seat)),
            lost=player.lost,
        )
        canvas.write(say(words), x - 62, 594, Style(THEME.bone, SMALL, halo=THEME.outline), 190)
