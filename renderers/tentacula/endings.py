"""How it ended: home in the sunny castle, or Tentacula laughing among the gems."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Outcome, T
from games.tentacula.board import FINISH, FISH, STASHES
from games.tentacula.view import View
from renderers import paint, plates
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.colour import darker
from renderers.plaques import put_figures
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.board import castle
from renderers.tentacula.fish import fish
from renderers.tentacula.look import THEME, WET_SAND
from renderers.tentacula.octopus import cave
from renderers.tentacula.scene import garden, grotto, lagoon
from renderers.tentacula.stashes import stash_places
from renderers.tentacula.treasure import gem, gem_socket
from renderers.text import Style
from renderers.theme import HEAD, HUGE, TEXT
from renderers.typeface import Face
from renderers.words import say

HIGH = 700
TITLES = {
    "made it": T("Home at last!"),
    "so close": T("Almost!"),
    "reef gone": T("No more coral!"),
    "chest bare": T("Nothing left!"),
    "fish food": T("Too late!"),
}


@kept()
def day() -> Sprite:
    canvas = Canvas(lagoon(WIDTH, HIGH).image.copy())
    canvas.put(castle().sized(1.15), 500, 472)
    return _on_sand(canvas, "day")


@kept()
def night() -> Sprite:
    canvas = Canvas(grotto(WIDTH, HIGH).image.copy())
    canvas.put(cave(hidden=False, pleased=True).sized(1.1), 500, 328)
    return _on_sand(canvas, "night")


def _on_sand(canvas: Canvas, name: str) -> Sprite:
    """The sea floor, down to the lower edge."""
    beach = paint.gradient(WIDTH, 130, ((0, WET_SAND), (1, darker(WET_SAND, 0.35))))
    canvas.image.paste(beach, (0, HIGH - 130))
    canvas.put(garden(WIDTH, name), 0, HIGH - 120)
    return canvas.sprite()


def draw_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    home = all(square == FINISH for square in view.fish)
    canvas = Canvas.on(day() if home else night())
    title = Style(THEME.bone, HUGE, Face.DISPLAY, THEME.outline, "m")
    canvas.write(say(TITLES[outcome.cause]), WIDTH / 2, 58, title, WIDTH - 80)
    words = Style(THEME.bone, HEAD, Face.TEXT, THEME.outline, "m")
    canvas.paragraph(say(outcome.reason, names), 60, 92, WIDTH - 120, 90, words)
    _swimmers(canvas, view)
    _stash(canvas, view)
    _players(canvas, view, names)
    put_figures(canvas, outcome.figures, THEME, 576)
    return canvas


def _swimmers(canvas: Canvas, view: View) -> None:
    """The fish: happy at home, worried elsewhere."""
    for number, (x, y) in zip(FISH, ((120, 290), (90, 430), (240, 420)), strict=True):
        home = view.fish[number] == FINISH
        canvas.put(fish(number, 150, scared=not home), x, y)


def _stash(canvas: Canvas, view: View) -> None:
    """What lies in the stash, and what is missing from it."""
    places = list(stash_places(STASHES[view.stash], view.stashed, view.chest))
    for n, (colour, state) in enumerate(places):
        row, column = divmod(n, 4)
        sprite = gem(colour, 60) if state == "safe" else gem_socket(colour, 60)
        canvas.put(sprite, 734 + column * 74, 280 + row * 92)


def _players(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    step, wide = 242, 230
    left = WIDTH / 2 - step * (len(view.animals) - 1) / 2
    for seat, chip in enumerate(view.animals):
        x = left + seat * step - wide / 2
        canvas.put(plates.glass(wide, 48, THEME, 14), x, 512)
        canvas.put(animal(chip, 56), x + 34, 534)
        canvas.write(names[seat], x + 68, 536, Style(THEME.bone, TEXT, Face.HEAVY), wide - 82)
