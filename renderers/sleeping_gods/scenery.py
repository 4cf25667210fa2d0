"""Where a passage without a scene of its own takes place: that part of the chart."""

from __future__ import annotations

from PIL import Image

from games.kernel import T
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers.banner import LOW
from renderers.canvas import Canvas
from renderers.curves import Point
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y
from renderers.sleeping_gods.placement import middle, places
from renderers.sleeping_gods.seascape import draw_seascape
from renderers.words import say

WIDE, SEEN = 800, 520
"""Of the finished strip, and of the chart in it."""
RULED = 14
"""The chart's border, which is left out."""


def draw_scenery(view: View) -> Canvas:
    """The chart around the place that is explored, or around the ship."""
    whole = Canvas.on(desk())
    draw_seascape(whole, view, {})
    x, y = _here(view)
    high = round(SEEN * LOW)
    left = MAIN_X + _within(x - SEEN / 2, MAIN_WIDE - SEEN)
    top = MAIN_Y + _within(y - high / 2, MAIN_HIGH - high)
    seen = whole.image.convert("RGB").crop((left, top, left + SEEN, top + high))
    return Canvas(seen.resize((WIDE, round(WIDE * LOW)), Image.Resampling.LANCZOS))


def _here(view: View) -> Point:
    state = view.state
    number = int(state.region[0])
    spots = places(view.pack, number)
    if state.tale is not None and state.tale.location in spots:
        return spots[state.tale.location]
    return middle(find_pack(view.pack).region[state.region])


def _within(at: float, most: int) -> int:
    return round(min(max(RULED, at), most - RULED))


def scenery_words(view: View) -> str:
    page = find_pack(view.pack).page[int(view.state.region[0])]
    return say(T("The chart around the ship: {page}.", page=word(page.name)))
