"""The line above: where the ship is, what is going on, and which turn it is."""

from __future__ import annotations

from games.kernel import T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import paint
from renderers.cache import kept
from renderers.canvas import HEIGHT, WIDTH, Canvas
from renderers.colour import Colour
from renderers.icons import icon
from renderers.sleeping_gods.look import EDGE, HEADER, THEME
from renderers.sleeping_gods.page import event_leaf, story_leaf
from renderers.sleeping_gods.stencils import picture
from renderers.sprite import Sprite
from renderers.text import Style, width_of
from renderers.theme import HEAD, TEXT
from renderers.typeface import Face
from renderers.words import say

TURN = 150


@kept(named=False)
def desk() -> Sprite:
    """The dark water on which everything is laid."""
    return Canvas(paint.sea(WIDTH, HEIGHT, THEME, "desk")).sprite()


def draw_header(canvas: Canvas, view: View) -> None:
    """The page and its danger on the left, what is going on beside it, the turn on the right."""
    state, page = view.state, find_pack(view.pack).page[int(view.state.region[0])]
    middle = HEADER / 2
    turn = Style(THEME.brass_light, TEXT, Face.DISPLAY, THEME.outline, "r")
    canvas.write(say(T("Turn {n}", n=state.turn)), WIDTH - EDGE, middle, turn, TURN)
    style = Style(THEME.bone, HEAD, Face.DISPLAY, THEME.outline)
    left = EDGE + canvas.write(say(word(page.name)), EDGE, middle, style, 380) + 24
    for _ in range(page.tier):
        canvas.put(icon("skull", 26, THEME.danger, THEME.outline), left, middle)
        left += 30
    _going_on(canvas, view, left + 12, WIDTH - EDGE - TURN - 12)


def _going_on(canvas: Canvas, view: View, left: float, right: float) -> None:
    """The story, the event, or what lasts; it stands here only where it has room."""
    sign, words, ink = _subject(view)
    style = Style(ink, TEXT, Face.TEXT, THEME.abyss)
    if words and width_of(words, style) <= right - left - 44:
        canvas.put(icon(picture(sign), 34, ink, THEME.outline), left + 16, HEADER / 2)
        canvas.write(words, left + 42, HEADER / 2, style)


def _subject(view: View) -> tuple[str, str, Colour]:
    state, pack = view.state, find_pack(view.pack)
    if state.tale is not None:
        leaf = story_leaf(view)
        return leaf.emblem, leaf.title, THEME.bone
    if state.happening is not None:
        leaf = event_leaf(view)
        return leaf.emblem, leaf.title, THEME.bone
    lasting = [say(word(pack.event[event.id].name)) for event in state.lasting]
    return "hourglass", ", ".join(lasting), THEME.trail
