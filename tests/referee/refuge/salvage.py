"""The Refuge, second reading: what salvage cards and abilities reach, and when they are of use."""

# SILENT
# - What each title and ability does: taken from the house's table.
# - Distance on the board, for towing: steps up, down, left and right, whatever is in between.
# - A card or ability that can do nothing now: it is not played.
# - A tentacle under a camera counts as next to it, and so does one beside it.

from tests.referee.refuge.kraken import head_fits, lair_moves
from tests.referee.refuge.sea import (
    WAYS,
    Sea,
    Space,
    beyond,
    neighbours,
    occupied,
)

SCOOTER = 3
TOW_REACH, TOW_STEPS = 3, 2
HARPOON = 3
HAUL = 2
LYING_DOWN = frozenset({"air_tank", "rally", "patch_up"})
"""What a diver may do who is knocked down."""
ABILITIES = {
    "michael": {"rally", "charge"},
    "satoshi": {"jury_rig", "overcharge"},
    "sophie": {"plant_cameras", "flash", "reposition"},
    "mags": {"wrench", "patch_up", "haul"},
    "katerina": {"sprint", "trade_places"},
    "vega": {"calm_the_beast", "lure"},
}
"""Those that cost an action."""


def apart(one: Space, other: Space) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def harpoon_prey(sea: Sea, space: Space) -> set[Space]:
    """In the same row or column, up to three away, whatever is between."""
    return {
        one
        for one in sea.tentacles
        if 0 in {one[0] - space[0], one[1] - space[1]} and 1 <= apart(one, space) <= HARPOON
    }


def knife_prey(sea: Sea, space: Space) -> set[Space]:
    return neighbours(space) & sea.tentacles


def charged(sea: Sea, space: Space) -> set[Space]:
    """Tentacles in the own column, up to three away."""
    return {one for one in harpoon_prey(sea, space) if one[0] == space[0]}


def filmed(sea: Sea, cameras: frozenset[Space]) -> set[Space]:
    """Tentacles on a camera or next to one."""
    seen = {near for camera in cameras for near in neighbours(camera)} | cameras
    return seen & sea.tentacles


def free_ways(sea: Sea, space: Space, steps: int) -> set[Space]:
    """Spaces within so many steps through free ones."""
    found, edge = {space}, {space}
    for _ in range(steps):
        edge = {to for at in edge for to in neighbours(at)} - occupied(sea) - found
        found |= edge
    return found - {space}


def tows(sea: Sea, diver: str) -> set[tuple[str, Space]]:
    """Divers a tow line catches, and where each may be moved."""
    return {
        (other, to)
        for other, at in sea.divers.items()
        if other != diver and apart(at, sea.divers[diver]) <= TOW_REACH
        for to in free_ways(sea, at, TOW_STEPS)
    }


def hauls(sea: Sea, diver: str) -> set[tuple[str, Space]]:
    """Divers in her row or column, and where each may be pulled."""
    found = set()
    for other, at in sea.divers.items():
        for way in WAYS:
            line = [(at[0] + WAYS[way][0] * n, at[1] + WAYS[way][1] * n) for n in range(1, 12)]
            if other == diver or sea.divers[diver] not in line:
                continue
            to = beyond(at, way)
            for _ in range(HAUL):
                if to not in neighbours(beyond(to, way)) or to in occupied(sea):
                    break
                found.add((other, to))
                to = beyond(to, way)
    return found


def fallen_near(sea: Sea, diver: str) -> set[str]:
    """Who is down: the diver, or somebody next to it."""
    near = neighbours(sea.divers[diver]) | {sea.divers[diver]}
    return {other for other in sea.down if sea.divers.get(other) in near}


def useful(sea: Sea, diver: str, cameras: frozenset[Space], discards: int) -> set[str]:
    """Cards and abilities that would do something for this diver now."""
    here = sea.divers[diver]
    head_moves = any(head_fits(sea.head + step) for step in (-1, 1))
    free_cameras = cameras - occupied(sea)
    chances = {
        "harpoon": harpoon_prey(sea, here),
        "dive_knife": knife_prey(sea, here),
        "dive_scooter": free_ways(sea, here, SCOOTER),
        "tow_line": tows(sea, diver),
        "flare": head_moves,
        "bait": lair_moves(sea),
        "air_tank": fallen_near(sea, diver),
        "rally": sea.down & sea.divers.keys(),
        "charge": knife_prey(sea, here),
        "jury_rig": discards,
        "overcharge": charged(sea, here),
        "plant_cameras": not cameras,
        "flash": filmed(sea, cameras),
        "reposition": free_cameras,
        "wrench": knife_prey(sea, here),
        "patch_up": fallen_near(sea, diver),
        "haul": hauls(sea, diver),
        "sprint": free_ways(sea, here, SCOOTER),
        "trade_places": len(sea.divers) > 1,
        "calm_the_beast": head_moves,
        "lure": lair_moves(sea),
    }
    ready = {name for name, chance in chances.items() if chance}
    return ready & LYING_DOWN if diver in sea.down else ready


def prey_of(tool: str, sea: Sea, diver: str, cameras: frozenset[Space]) -> set[Space] | None:
    """Which tentacles a weapon or an ability may eliminate; ``None`` when it eliminates none."""
    here = sea.divers[diver]
    return {
        "harpoon": harpoon_prey(sea, here),
        "dive_knife": knife_prey(sea, here),
        "charge": knife_prey(sea, here),
        "overcharge": charged(sea, here),
        "wrench": knife_prey(sea, here),
        "flash": filmed(sea, cameras),
    }.get(tool)


def ways_of(tool: str, sea: Sea, diver: str, cameras: frozenset[Space]) -> set[Space] | None:
    """Where a card or an ability may bring the diver; ``None`` when it moves nobody."""
    here = sea.divers[diver]
    return {
        "dive_scooter": free_ways(sea, here, SCOOTER),
        "sprint": free_ways(sea, here, SCOOTER),
        "reposition": set(cameras) - occupied(sea),
    }.get(tool)
