"""Sleeping Gods, second reading: the ship's rooms, travel, command, ports, defeat and score."""

# SILENT
# - Which fate hits which room, the travel table but for 8 → 3, most rooms' command: house figures.
# - Crossing the edge of a page: one step like any other.
# - A hazard where the ship already lies: only on entering.
# - Nearest port: fewest steps over all pages; hazards do not count.
# - Full hull: as a full room, the player chooses among places with space.

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

ROOM_OF_FATE = {1: "hull", 2: "deck", 3: "sick_bay", 4: "galley", 5: "quarters", 6: "bridge"}
SPACES = {"hull": 1, "deck": 2, "sick_bay": 2, "galley": 2, "quarters": 2, "bridge": 2}
ROOMS = ("bridge", "galley", "deck", "quarters", "sick_bay")
COMMAND_TOKENS = 14
GAIN = {
    "bridge": (2, 3, 3, 4),
    "galley": (2, 3, 3, 3),
    "deck": (3, 4, 5, 5),
    "quarters": (3, 4, 4, 5),
    "sick_bay": (3, 3, 4, 5),
}
"""Command for one, two, three and four players."""
FATES = {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
SIDES = {"N": "S", "S": "N", "E": "W", "W": "E"}


@dataclass(frozen=True)
class Region:
    page: int
    next_to: tuple[str, ...]
    edges: tuple[str, ...] = ()
    """Sides of the page it borders."""
    port: bool = False
    market: bool = False
    hazard: bool = False


def places_for_damage(damage: Mapping[str, int], fate: int) -> set[str]:
    """The room of that number; when it is full, every place with space."""
    room = ROOM_OF_FATE[fate]
    if damage.get(room, 0) < SPACES[room]:
        return {room}
    return {place for place, space in SPACES.items() if damage.get(place, 0) < space}


def ship_defeated(damage: Mapping[str, int]) -> bool:
    return sum(damage.values()) >= 11


def usable_rooms(damage: Mapping[str, int], last: str | None) -> set[str]:
    """Rooms that work and are not last turn's; with none left, any other, for nothing."""
    others = {room for room in ROOMS if room != last}
    return {room for room in others if damage.get(room, 0) < 2} or others


def gained(asked: int, supply: int) -> int:
    return min(asked, supply)


def supply_of_command(held: Iterable[int], placed: Iterable[int]) -> int:
    return COMMAND_TOKENS - sum(held) - sum(placed)


def travel_distance(result: int) -> int:
    return 1 if result <= 3 else 2 if result <= 6 else 3 if result <= 9 else 4


def steps_from(
    atlas: Mapping[str, Region], links: Mapping[int, Mapping[str, int]], here: str
) -> set[str]:
    """Regions next to the ship, and those on the far side of an edge with a page behind it."""
    region = atlas[here]
    found = set(region.next_to)
    for side in region.edges:
        if side in links[region.page]:
            page = links[region.page][side]
            found |= {
                name
                for name, other in atlas.items()
                if other.page == page and SIDES[side] in other.edges
            }
    return found


def in_reach(
    atlas: Mapping[str, Region], links: Mapping[int, Mapping[str, int]], here: str, far: int
) -> set[str]:
    """Regions so many steps away, over open water: a hazard or another page interrupts."""
    found, edge = set(), {here}
    for _ in range(far):
        near = {name for place in edge for name in steps_from(atlas, links, place)} - {here}
        edge = {
            name
            for name in near - found
            if not atlas[name].hazard and any(name in atlas[place].next_to for place in edge)
        }
        found |= near
    return found


def nearest_ports(
    atlas: Mapping[str, Region], links: Mapping[int, Mapping[str, int]], here: str
) -> set[str]:
    seen, edge = {here}, {here}
    while edge:
        ports = {name for name in edge if atlas[name].port}
        if ports:
            return ports
        edge = {name for start in edge for name in steps_from(atlas, links, start)} - seen
        seen |= edge
    return set()
