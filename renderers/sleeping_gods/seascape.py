"""The chart as it stands now: the ship, what was visited, beasts, and where one may go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import hypot

from games.sleeping_gods.content.atlas import Region
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.words import Side
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers import marks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, rgb
from renderers.curves import Point
from renderers.pen import Pen, without
from renderers.places import Place, around
from renderers.sleeping_gods.crew_strip import badge
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE, MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.placement import letters, middle, places, printed
from renderers.sleeping_gods.ship import serpent, steamship
from renderers.sleeping_gods.signs import NAME_HIGH, chart, place, place_name
from renderers.sprite import Sprite
from renderers.words import say

NOTES: dict[str, tuple[str, Colour]] = {
    "return": ("again", rgb("3E6E8E")),
    "danger": ("skull", rgb("9C2F2A")),
    "riches": ("coin", rgb("A5762A")),
    "riddle": ("key", rgb("6C4A8C")),
    "done": ("lock", rgb("5C6B73")),
}
"""How each note on the chart looks."""


HERE, BEYOND = 46, 30
"""How far a region's mark reaches, on this page and at its edge."""


def draw_seascape(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    state, pack = view.state, find_pack(view.pack)
    number = int(state.region[0])
    canvas.put(chart(view.pack, number), MAIN_X, MAIN_Y)
    spots = lay_places(canvas, view, number, numbers)
    here = pack.region[state.region]
    x, y = middle(here)
    aside = 30 if here.port or here.market else 6
    canvas.put(steamship(0.92), MAIN_X + x + aside, MAIN_Y + y + 4)
    for lasting in state.lasting:
        if lasting.region and lasting.region[0] == state.region[0]:
            bx, by = _lair(middle(pack.region[lasting.region]), [*spots.values()])
            canvas.put(serpent(), MAIN_X + bx, MAIN_Y + by)
    _ways(canvas, view, numbers)


def lay_places(
    canvas: Canvas, view: View, number: int, numbers: Mapping[str, int]
) -> Mapping[int, Point]:
    """The places of a page, as far as this crew knows them; where each of them stands."""
    state, pack = view.state, find_pack(view.pack)
    spots = places(view.pack, number)
    for region in pack.page[number].regions:
        for location in region.locations:
            x, y = spots[location.num]
            told = pack.paragraph[str(location.num)]
            emblem = location.emblem or told.emblem or "flag"
            visited = str(location.num) in state.visits
            marked = f"place.{location.num}" in numbers
            if marked:
                canvas.put(marks.ring(31, THEME), MAIN_X + x, MAIN_Y + y)
            if state.tale is not None and state.tale.location == location.num:
                canvas.put(ashore(), MAIN_X + x, MAIN_Y + y)
            shown = told.vignette or "" if visited else ""
            seen = place(location.num, emblem, visited=visited, vignette=shown)
            canvas.put(seen, MAIN_X + x, MAIN_Y + y)
            if (note := state.marks.get(str(location.num))) is not None:
                canvas.put(badge(*NOTES[note]), MAIN_X + x - 26, MAIN_Y + y + 16)
            if marked:
                mark = marks.number(numbers[f"place.{location.num}"], THEME)
                canvas.put(mark, MAIN_X + x + 30, MAIN_Y + y - 26)
    for name, x, y in place_names(view, number):
        canvas.put(place_name(name), MAIN_X + x, MAIN_Y + y)
    return spots


def place_names(view: View, number: int) -> Iterator[tuple[str, float, float]]:
    """What the places that were seen are called, and where on the page there is room to say it:
    below, above, or beside them; where there is none, only the picture stands."""
    pack = find_pack(view.pack)
    taken = [(x, y, 36.0, 30.0) for x, y in printed(view.pack, number)]
    taken += [(x, y, 26.0, 22.0) for x, y in letters(view.pack, number).values()]
    for place_number, (x, y) in places(view.pack, number).items():
        told = pack.paragraph[str(place_number)]
        title = told.town or told.title
        if str(place_number) not in view.state.visits or not title:
            continue
        name = say(word(title))
        wide = place_name(name).width / 2
        beside = wide + 40
        for u, v in ((x, y + 46), (x, y - 46), (x + beside, y), (x - beside, y)):
            box = (u, v, wide, NAME_HIGH / 2 - 4)
            if _on_page(box) and not any(_meet(box, other) for other in taken):
                taken.append(box)
                yield name, u, v
                break


Box = tuple[float, float, float, float]
"""A middle, and how far it reaches to both sides, up and down."""


def _on_page(box: Box) -> bool:
    x, y, wide, high = box
    return 20 + wide < x < MAIN_WIDE - 20 - wide and 20 + high < y < MAIN_HIGH - 20 - high


def _meet(one: Box, other: Box) -> bool:
    return abs(one[0] - other[0]) < one[2] + other[2] and abs(one[1] - other[1]) < one[3] + other[3]


@kept()
def ashore() -> Sprite:
    """A warm light around the place where the crew has gone ashore."""
    pen, c = Pen(110, 110), 55
    pen.glow(pen.disc(c, c, 34), THEME.trail, 9, 0.95)
    pen.fill(without(pen.disc(c, c, 36), pen.disc(c, c, 30)), THEME.trail)
    return pen.sprite(c, c)


def _lair(at: Point, taken: list[Point]) -> Point:
    """Beside the region's middle, where a beast hides no place."""
    x, y = at
    sides = [(x + 62, y - 40), (x - 74, y - 40), (x + 84, y + 8), (x - 84, y + 8), (x, y - 66)]
    inside = [(sx, sy) for sx, sy in sides if 50 < sx < MAIN_WIDE - 50 and sy > 50]
    return max(
        inside or sides, key=lambda side: min(hypot(side[0] - a, side[1] - b) for a, b in taken)
    )


def _ways(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    for spot, at in ways(view, numbers).items():
        here = at.wide == 2 * HERE
        if here:
            canvas.put(marks.ring(HERE, THEME), at.x, at.y)
        name = spot.partition(".")[2].upper()
        canvas.put(marks.name(name, THEME, 22 if here else 20), at.x, at.y)


def ways(view: View, spots: Iterable[str]) -> dict[str, Place]:
    """Where regions are marked: those beyond the edge at the edge."""
    pack = find_pack(view.pack)
    found: dict[str, Place] = {}
    crossed: dict[Side, int] = {}
    for spot in spots:
        if not spot.startswith("region."):
            continue
        region = pack.region[spot.partition(".")[2]]
        if region.id[0] == view.state.region[0]:
            (x, y), reach = middle(region), HERE
        else:
            side = _side(view, region)
            at = crossed[side] = crossed.get(side, -1) + 1
            (x, y), reach = _landing(view, side, at), BEYOND
        found[spot] = around((MAIN_X + x, MAIN_Y + y), reach)
    return found


def charted(view: View) -> dict[str, Place]:
    """Where the places of the page in sight lie."""
    page = places(view.pack, int(view.state.region[0]))
    return {f"place.{n}": around((MAIN_X + x, MAIN_Y + y), 42) for n, (x, y) in page.items()}


def _side(view: View, region: Region) -> Side:
    """The edge over which that region lies."""
    pack = find_pack(view.pack)
    here = pack.region[view.state.region]
    links = pack.page[here.page].links
    return next((side for side in here.edges if links.get(side) == region.page), "N")


def _landing(view: View, side: Side, at: int) -> tuple[float, float]:
    """Beside the arrow that leads to the other page."""
    x, y = middle(find_pack(view.pack).region[view.state.region])
    if at == 0:
        inward = {"N": (x, 84.0), "S": (x, MAIN_HIGH - 84.0), "W": (86.0, y)}
        return inward.get(side, (MAIN_WIDE - 86.0, y))
    along = 4 + 48 * at
    beside = {"N": (x + along, 36.0), "S": (x + along, MAIN_HIGH - 37.0), "W": (37.0, y - along)}
    return beside.get(side, (MAIN_WIDE - 38.0, y - along))
