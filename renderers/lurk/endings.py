"""How a battle ends: whoever won stands in the light before their emblem, all losses below."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Outcome, T
from games.lurk.content import KINDS, NAMES
from games.lurk.state import Ground
from games.lurk.view import ModelView, View
from renderers import paint
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import rgb
from renderers.lurk.emblems import emblem
from renderers.lurk.ground import tile
from renderers.lurk.look import THEME
from renderers.lurk.miniatures import hurt, miniature
from renderers.plaques import put_figures
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, HUGE, SMALL, TEXT, TITLE
from renderers.typeface import Face
from renderers.words import say

HIGH = 850
_STEP, _GROUND = 107, 520
_FLOOR: tuple[Ground, ...] = (
    *("sand", "coral", "sand", "sand", "den"),
    *("sand", "sand", "poison", "sand"),
)
_PLACES: tuple[tuple[float, float, float], ...] = (
    (0, 30, 1.3),
    *((-150, 22, 0.9), (150, 22, 0.9)),
    *((-272, 30, 0.8), (272, 30, 0.8)),
    *((-372, 22, 0.7), (372, 22, 0.7)),
    *((-452, 30, 0.6), (452, 30, 0.6)),
)
"""The dearest survivor in the middle, the others at its sides."""


@kept()
def sea_floor() -> Sprite:
    canvas = Canvas(paint.sea(WIDTH, HIGH, THEME, "ending"))
    paint.spot(canvas.image, 500, 330, 500, rgb("2E7F96"), 0.8)
    for number, ground in enumerate(_FLOOR):
        canvas.put(tile(ground, number % 5), WIDTH / 2 + _STEP * (number - 4), _GROUND)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(sea_floor())
    style = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(T("The Lurk is still again")), WIDTH / 2, 56, style, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 60, 88, WIDTH - 120, 84, words)
    _banners(canvas, view, outcome)
    _survivors(canvas, view, outcome)
    _winners(canvas, outcome, names)
    _others(canvas, view, names)
    put_figures(canvas, outcome.figures, THEME, HIGH - 126)
    return canvas


def _spread(count: int) -> list[float]:
    return [WIDTH / 2 + 300 * (place - (count - 1) / 2) for place in range(count)]


def _banners(canvas: Canvas, view: View, outcome: Outcome) -> None:
    """The emblem of whoever won, large behind the army."""
    for x, seat in zip(_spread(len(outcome.winners)), outcome.winners, strict=True):
        canvas.put(emblem(view.players[seat].faction, 130), x, 310)


def _winners(canvas: Canvas, outcome: Outcome, names: Sequence[str]) -> None:
    style = Style(THEME.trail, TITLE, Face.DISPLAY, THEME.outline, "m")
    for x, seat in zip(_spread(len(outcome.winners)), outcome.winners, strict=True):
        canvas.write(names[seat], x, 604, style, 800 if len(outcome.winners) == 1 else 280)


def _survivors(canvas: Canvas, view: View, outcome: Outcome) -> None:
    army = [one for seat in outcome.winners for one in view.army(seat)]
    army.sort(key=_worth, reverse=True)
    placed = list(zip(army, _PLACES, strict=False))
    for one, (dx, dy, scale) in reversed(placed):
        body = miniature(one.kind, hurt(one.wounds, one.heart), one.tokens, scale, dx > 0)
        canvas.put(body, WIDTH / 2 + dx, _GROUND + dy)


def _worth(one: ModelView) -> int:
    return KINDS[one.kind].cost


def _others(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Everybody with what is left of their army."""
    step = 244
    left = WIDTH / 2 - step * (len(view.players) - 1) / 2
    for player in view.players:
        x = left + step * player.seat
        canvas.put(emblem(player.faction, 28, not player.alive), x - 86, 672)
        name = Style(THEME.bone, TEXT, Face.HEAVY, THEME.outline)
        canvas.write(names[player.seat], x - 48, 648, name, 166)
        quiet = Style(THEME.bone, SMALL, halo=THEME.outline)
        faction = NAMES.get(player.faction, T("nobody"))
        canvas.write(say(faction), x - 48, 676, quiet, 166)
        words = T("{n} left, {lost} lost", n=len(view.army(player.seat)), lost=player.lost)
        canvas.write(say(words), x - 48, 702, quiet, 166)
