"""On request: where a model could go, and whom it could strike, from here and after a movement."""

from __future__ import annotations

from math import pi
from typing import NamedTuple

from games.kernel.text import T, Text
from games.lurk.content import NAMES
from games.lurk.map.board import DISTANCE, TILE_NAMES, TILES
from games.lurk.map.sight import sees
from games.lurk.movement.routes import spread
from games.lurk.state import LURKER
from games.lurk.view import ModelView, View
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour
from renderers.curves import regular
from renderers.lurk.ground import floor, write_names
from renderers.lurk.look import RADIUS, THEME, where
from renderers.lurk.miniatures import hurt, miniature
from renderers.lurk.picture import draw_models
from renderers.pen import Pen, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import TEXT
from renderers.typeface import Face
from renderers.words import say

MOST = 25
"""Lines of a menu."""
GOES, HITS, THREATENS = T("goes there"), T("strikes from here"), T("strikes after a movement")


class Range(NamedTuple):
    """Tiles by what a model could do there."""

    goes: frozenset[int]
    hits: frozenset[int]
    threatens: frozenset[int]


def subjects(view: View) -> list[tuple[str, Text]]:
    """Everybody on the map: one's own first, then whoever stands nearest to them."""
    models = [one for one in view.models if one.tile >= 0]
    own = [one.tile for one in models if one.seat == view.viewer]

    def far(one: ModelView) -> tuple[bool, int, int]:
        near = min((DISTANCE[one.tile][tile] for tile in own), default=0)
        return one.seat != view.viewer, near, one.id

    return [
        (f"m{one.id}", T("{name} {tile}", name=NAMES[one.kind], tile=TILE_NAMES[one.tile]))
        for one in sorted(models, key=far)[:MOST]
    ]


def found(view: View, subject: str) -> ModelView | None:
    return next((one for one in view.models if f"m{one.id}" == subject and one.tile >= 0), None)


def range_of(view: View, one: ModelView) -> Range:
    """What it could do on open water: enemies bar its way, rock its sight."""
    rocks = [number for number, ground in enumerate(view.ground) if ground == "rock"]
    barred = {other.tile for other in view.models if other.seat != one.seat}
    stuck = one.seat == LURKER or "trapped" in one.tokens
    steps = 0 if stuck else one.steps
    swims = "swimming" in one.tokens
    came = frozenset(spread(one.tile, steps, view.ground, barred, swims).came)

    def struck(start: int) -> frozenset[int]:
        near = (tile for tile in TILES if 0 < DISTANCE[start][tile] <= one.reach)
        return frozenset(tile for tile in near if sees(start, tile, rocks))

    hits = struck(one.tile)
    after = frozenset(tile for start in came for tile in struck(start))
    return Range(came - {one.tile}, hits, after - hits - {one.tile})


def draw_reach(view: View, one: ModelView) -> Canvas:
    canvas, range_ = floor(view.ground, view.searched), range_of(view, one)
    for tiles, colour, fill in (
        (range_.threatens, THEME.trail, 0.24),
        (range_.hits, THEME.danger, 0.4),
        (range_.goes, THEME.safe, 0.0),
    ):
        for tile in sorted(tiles):
            if view.ground[tile] != "void":
                canvas.put(_tint(colour, fill), *where(tile))
    draw_models(canvas, view, one.id)
    write_names(canvas, view.ground)
    _legend(canvas, one)
    return canvas


@kept()
def _tint(colour: Colour, fill: float) -> Sprite:
    """A tile in a colour; without a fill, a ring on it that leaves its name in sight."""
    size = 2 * RADIUS + 12
    pen, c = Pen(size, size, 3), size / 2
    if fill:
        pen.fill(pen.area(regular(c, c, RADIUS - 3, 6, -pi / 2)), colour, fill)
        return pen.sprite(c, c)
    ring = without(pen.disc(c, c - 6, 38), pen.disc(c, c - 6, 32))
    pen.fill(pen.grown(ring, 1.4), THEME.outline, 0.9)
    pen.fill(ring, colour)
    return pen.sprite(c, c)


def _legend(canvas: Canvas, one: ModelView) -> None:
    """Whose reach it is, and what the colours mean, in the lower corners."""
    canvas.put(miniature(one.kind, hurt(one.wounds, one.heart), one.tokens, 0.8), 84, 788)
    for colour, words, x, y in (
        (THEME.bone, NAMES[one.kind], 14, 822),
        (THEME.safe, GOES, 14, 868),
        (THEME.danger, HITS, 690, 822),
        (THEME.trail, THREATENS, 690, 868),
    ):
        canvas.write(say(words), x, y, Style(colour, TEXT, Face.HEAVY, THEME.outline), 300)


def reach_words(view: View, one: ModelView) -> str:
    range_ = range_of(view, one)
    sentences = [T("What {name} reaches.", name=NAMES[one.kind])]
    for words, tiles in ((GOES, range_.goes), (HITS, range_.hits), (THREATENS, range_.threatens)):
        listed = [TILE_NAMES[tile] for tile in sorted(tiles) if view.ground[tile] != "void"]
        if listed:
            sentences.append(T("{what}: {tiles}.", what=words, tiles=listed))
    return " ".join(map(say, sentences))
