"""Where everything stands on a page of the atlas: regions, places, signs, letters."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin

from games.sleeping_gods.content.atlas import Region
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.words import Side
from renderers.curves import Point, swing, vary
from renderers.sleeping_gods.look import MAIN_HIGH, MAIN_WIDE

DEFAULT_PLACES = {
    "a": (17, 27), "b": (50, 24), "c": (83, 27), "d": (17, 74), "e": (50, 77), "f": (83, 74),
    "g": (34, 50), "h": (66, 50),
}  # fmt: skip
BORDER = 16


def middle(region: Region) -> Point:
    """The region's middle on the sheet, in pixels; default places are not quite on a grid."""
    across, down = region.at or _default(region.id)
    return (
        BORDER + (MAIN_WIDE - 2 * BORDER) * across / 100,
        BORDER + (MAIN_HIGH - 2 * BORDER) * down / 100,
    )


def _default(region_id: str) -> Point:
    across, down = DEFAULT_PLACES[region_id[1]]
    return across + 3.5 * swing(region_id, "x"), down + 4 * swing(region_id, "y")


@cache
def places(pack_name: str, page_number: int) -> dict[int, Point]:
    """Where each location of a page is drawn: as the pack says, or well apart in its region."""
    page = find_pack(pack_name).page[page_number]
    middles = [middle(region) for region in page.regions]
    signs = [point for region in page.regions for point in sign_places(region)]
    found: dict[int, Point] = {}
    for region in page.regions:
        for location in region.locations:
            if location.at is not None:
                across, down = location.at
                found[location.num] = (MAIN_WIDE * across / 100, MAIN_HIGH * down / 100)
            else:
                taken = [*middles, *signs, *found.values()]
                found[location.num] = _free_place(location.num, middle(region), taken, middles)
    return found


def sign_places(region: Region) -> list[Point]:
    """Where a port's sign, a hazard's slip and arrows over the edge will stand."""
    x, y = middle(region)
    ends: dict[Side, Point] = {
        "N": (x, 36),
        "S": (x, MAIN_HIGH - 37),
        "W": (37, y),
        "E": (MAIN_WIDE - 38, y),
    }
    arrows = [ends[side] for side in region.edges]
    slip = [(x + dx, y + 52) for dx in (-84, -42, 0, 42, 84)] if region.hazard else []
    px, py = port_place(region)
    port = [(px, py), (px - 40, py + 30), (px + 40, py + 30)]
    return [*slip, *(port if region.port or region.market else []), *arrows]


@cache
def printed(pack_name: str, page_number: int) -> list[Point]:
    """Everything that has a place on the page: locations, signs, compass, where ships lie."""
    page = find_pack(pack_name).page[page_number]
    spots = list(places(pack_name, page.id).values())
    spots += [point for region in page.regions for point in sign_places(region)]
    spots += [middle(region) for region in page.regions]
    return [*spots, quiet_corner(spots)]


@cache
def letters(pack_name: str, page_number: int) -> dict[str, Point]:
    """Where each region's letter stands: in its own water, as far from all else as can be."""
    page = find_pack(pack_name).page[page_number]
    taken = list(printed(pack_name, page_number))
    middles = [middle(region) for region in page.regions]
    found: dict[str, Point] = {}
    for region in page.regions:
        x, y = middle(region)
        around = [
            (x + reach * cos(turn * pi / 8), y + 0.8 * reach * sin(turn * pi / 8))
            for reach in (56, 78, 100, 122)
            for turn in range(16)
        ]
        own = [at for at in around if _within(at) and _nearest(at, middles) == (x, y)]
        best = max(own, key=lambda at: min(hypot(at[0] - u, at[1] - v) for u, v in taken))
        found[region.id] = best
        taken.append(best)
    return found


def _within(at: Point) -> bool:
    return 58 < at[0] < MAIN_WIDE - 58 and 58 < at[1] < MAIN_HIGH - 58


def _nearest(at: Point, points: list[Point]) -> Point:
    return min(points, key=lambda to: hypot((at[0] - to[0]) * 0.86, at[1] - to[1]))


def quiet_corner(taken: list[Point]) -> Point:
    """The corner farthest from anything printed; the compass rose stands there."""
    right, foot = MAIN_WIDE - 84, MAIN_HIGH - 86
    corners = [(right, 88), (right, foot), (84, foot), (84, 88)]
    return max(corners, key=lambda at: min((hypot(x - at[0], y - at[1]) for x, y in taken)))


def port_place(region: Region) -> Point:
    """Beside the ship's place, away from an arrow over the nearest edge."""
    x, y = middle(region)
    return (x - 96, y - 4) if x > 240 else (x - 66, y - 66)


def _free_place(number: int, home: Point, taken: list[Point], middles: list[Point]) -> Point:
    """Of sixteen places around a region's middle the one with most water about it."""
    best, most = home, -1e9
    for at in range(16):
        angle = 2 * pi * (at + vary(number, "turn")) / 16
        x, y = home[0] + 118 * cos(angle), home[1] + 92 * sin(angle)
        inside = min(x - 62, MAIN_WIDE - 62 - x, y - 66, MAIN_HIGH - 70 - y)
        apart = min(hypot(x - tx, y - ty) for tx, ty in taken)
        own = hypot(x - home[0], y - home[1])
        foreign = min(
            (hypot(x - mx, y - my) - own for mx, my in middles if (mx, my) != home), default=99.0
        )
        value = min(0, inside) * 9 + min(apart, 112) + min(foreign, 60) * 1.5 + 8 * vary(number, at)
        if value > most:
            best, most = (x, y), value
    return best
