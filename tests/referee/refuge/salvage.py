"""The Refuge, second reading: what weapons and other salvage cards reach."""

# SILENT
# - What each title does: taken from the house's table.
# - Distance on the board, for towing: steps up, down, left and right, whatever is in between.

from tests.referee.refuge.sea import Sea, Space, neighbours, occupied

SCOOTER = 3
TOW_REACH, TOW_STEPS = 3, 2
HARPOON = 3


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
