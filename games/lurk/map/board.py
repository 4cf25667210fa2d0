"""The chart: every place a tile can lie, by number, with its neighbours, distances and names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from games.kernel.hexes import Hex
from games.kernel.text import T, Text
from games.lurk.content import CHART
from games.lurk.schema import Side

FIELD = [Hex(q, row.r) for row in CHART.rows for q in range(row.first, row.last + 1)]
SUMMONING: Mapping[Side, tuple[Hex, ...]] = {
    side: tuple(Hex(*place) for place in places) for side, places in CHART.summoning.items()
}

HEXES: tuple[Hex, ...] = tuple(
    sorted([*FIELD, *(h for places in SUMMONING.values() for h in places)], key=lambda h: h[::-1])
)
"""All places, row by row; the place in this list is a tile's number."""

TILE_AT: Mapping[Hex, int] = {place: number for number, place in enumerate(HEXES)}
TILES = range(len(HEXES))
FIELD_TILES: tuple[int, ...] = tuple(TILE_AT[place] for place in FIELD)
SUMMONING_TILES: Mapping[Side, tuple[int, ...]] = {
    side: tuple(TILE_AT[place] for place in places) for side, places in SUMMONING.items()
}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(TILE_AT[other] for other in place.neighbours() if other in TILE_AT) for place in HEXES
)
DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(place.distance(other) for other in HEXES) for place in HEXES
)


WIDE = 10
"""Bits in a row of the chart: nine places and a gap that no step crosses."""
BIT: tuple[int, ...] = tuple(1 << (place.r + 4) * WIDE + place.q + 4 for place in HEXES)
"""Each tile as one bit of a number."""


def together(tiles: Iterable[int]) -> int:
    """Tiles as the bits of one number: what many have in common is found at once."""
    number = 0
    for tile in tiles:
        number |= BIT[tile]
    return number


def beside(tiles: int) -> int:
    """All neighbours of these tiles together, places off the chart among them."""
    along, up, down = tiles << 1 | tiles >> 1, tiles << WIDE, tiles >> WIDE
    return along | up | up >> 1 | down | down << 1


AMONG_NEIGHBOURS: tuple[Mapping[int, tuple[int, ...]], ...] = tuple(
    {
        together(some): some
        for count in range(len(around) + 1)
        for some in combinations(around, count)
    }
    for around in NEIGHBOURS
)
"""Of every tile: some of its neighbours together, and the same one after the other in order."""


def _label(number: int) -> str:
    """Rows are letters from north to south, tiles are counted from west to east."""
    rows = sorted({place.r for place in HEXES})
    place = HEXES[number]
    row = [other for other in HEXES if other.r == place.r]
    return f"{'ABCDEFGHI'[rows.index(place.r)]}{row.index(place) + 1}"


SPOTS: tuple[str, ...] = tuple(_label(number) for number in TILES)
TILE_NAMES: tuple[Text, ...] = tuple(T(spot) for spot in SPOTS)
ROWS: tuple[Text, ...] = tuple(T("Row {row}", row=T(spot[0])) for spot in SPOTS)
"""The name of the row of each tile: a first step in long menus."""


def reading_order(spot: str) -> tuple[int, int]:
    """Row by row from the top, each from left to right."""
    return ord(spot[0]), int(spot[1:])


SIDE_NAMES: Mapping[Side, Text] = {
    "north": T("North"),
    "east": T("East"),
    "south": T("South"),
    "west": T("West"),
}


def away(origin: int, target: int) -> int | None:
    """The tile right behind the target, seen from the origin; ``None`` beyond the chart."""
    start, end = HEXES[origin], HEXES[target]
    behind = max(end.neighbours(), key=lambda place: _straightness(start, end, place))
    return TILE_AT.get(behind)


def _straightness(start: Hex, end: Hex, behind: Hex) -> int:
    """How far the place lies in the direction of the line (a scalar product)."""
    x, y = _flat(end.q - start.q, end.r - start.r)
    across, down = _flat(behind.q, behind.r)
    return 3 * x * across + y * down


def _flat(q: int, r: int) -> tuple[int, int]:
    """Whole numbers in the plane: half hexes across, thirds of a row down."""
    return 2 * q + r, 3 * r
