"""The Refuge, second reading: the head that pushes and devours, and the tentacles below it."""

# SILENT
# - A row of three or more miniatures: when the last cannot move, none of them can, and only the
#   one the head runs into is lost.
# - A head that stands at the end of its row and is sent farther: it stays.
# - A tentacle that would leave the board or enter the head: it stays.
# - A tentacle that would enter a Start space with a diver on it: it hits the diver.
# - Two tentacles for one space at the same moment: the one from the left column gets it.
# - Tentacles in the Kraken row, beside the head or above it, are not below the head.
# - A tentacle against a diver who is down already: back to the supply, nothing more.
# - Which space is "topmost unoccupied": one without any miniature, a diver included.

from dataclasses import dataclass, replace

from tests.referee.refuge.sea import (
    BOARD,
    COLUMNS,
    Sea,
    Space,
    beside_head,
    beyond,
    head_spaces,
    occupied,
)

ARROWS = {"v": ("down", 1), "V": ("down", 2), "^": ("up", 1), "<": ("left", 1), ">": ("right", 1)}
CARDS = (
    ("left", 1, "vSv"),
    ("left", 1, "S>v"),
    ("right", 1, "vSv"),
    ("right", 1, "v<S"),
    ("left", 2, "vv<"),
    ("left", 2, "SVS"),
    ("right", 2, ">vv"),
    ("right", 2, "SVS"),
    ("devour", 0, "vSv"),
    ("devour", 0, "V^V"),
)
"""What the head does, how often, and the symbols below, as the house's table has them."""


@dataclass(frozen=True)
class Happened:
    """What a move of the Kraken or of its tentacles changed."""

    sea: Sea
    devoured: frozenset[str] = frozenset()
    removed: int = 0
    """Tentacles that went back to the supply."""
    threats: int = 0
    """Tentacles that went to the Threat track."""
    hit: tuple[str, ...] = ()
    """Divers a tentacle came upon, once for each tentacle."""
    spawned: int = 0


def head_fits(head: int) -> bool:
    return head in COLUMNS and head + 2 in COLUMNS


def is_free(sea: Sea, space: Space) -> bool:
    return space not in sea.tentacles and space not in sea.divers.values()


def may_be_pushed(sea: Sea, space: Space, way: str) -> bool:
    """Whether a miniature on this space can go one on, pushing what stands behind it."""
    target = beyond(space, way)
    if target not in BOARD:
        return False
    return is_free(sea, target) or may_be_pushed(sea, target, way)


def shifted(sea: Sea, space: Space, way: str) -> Sea:
    """Whoever stands there goes one on, and everybody in its way too."""
    if is_free(sea, space):
        return sea
    target = beyond(space, way)
    sea = shifted(sea, target, way)
    if space in sea.tentacles:
        return replace(sea, tentacles=sea.tentacles - {space} | {target})
    return replace(
        sea, divers={diver: target if at == space else at for diver, at in sea.divers.items()}
    )


def without(sea: Sea, space: Space) -> Sea:
    """The map after whoever stands there has left it."""
    divers = {diver: at for diver, at in sea.divers.items() if at != space}
    return replace(sea, divers=divers, tentacles=sea.tentacles - {space})


def head_step(sea: Sea, way: str) -> Happened:
    """The head one space to the left or right."""
    head = sea.head + {"left": -1, "right": 1}[way]
    if not head_fits(head):
        return Happened(sea)
    entered = head_spaces(head, sea.low) - head_spaces(sea.head, sea.low)
    stuck = {space for space in entered if not may_be_pushed(sea, space, way)}
    devoured = frozenset(diver for diver, at in sea.divers.items() if at in stuck)
    removed = len(stuck & sea.tentacles)
    for space in entered:
        sea = without(sea, space) if space in stuck else shifted(sea, space, way)
    return Happened(replace(sea, head=head), devoured, removed)


def in_reach(sea: Sea) -> frozenset[str]:
    """Whom the head devours when the devour symbol is drawn."""
    return frozenset(diver for diver, at in sea.divers.items() if at in beside_head(sea))


def fate(sea: Sea, tentacle: Space, way: str) -> str:
    """What becomes of a tentacle told to go this way."""
    target = beyond(tentacle, way)
    if target not in BOARD or target in sea.tentacles | head_spaces(sea.head, sea.low):
        return "stays"
    if target in sea.divers.values():
        return "stays" if BOARD[target] == "cave" else "hits"
    return "threatens" if BOARD[target] == "start" else "moves"


def crawl(so_far: Happened, tentacle: Space, way: str) -> Happened:
    sea = so_far.sea
    end, target = fate(sea, tentacle, way), beyond(tentacle, way)
    if end == "stays":
        return so_far
    gone = replace(sea, tentacles=sea.tentacles - {tentacle})
    if end == "moves":
        return replace(so_far, sea=replace(gone, tentacles=gone.tentacles | {target}))
    if end == "threatens":
        return replace(so_far, sea=gone, threats=so_far.threats + 1)
    struck = next(diver for diver, at in sea.divers.items() if at == target)
    return replace(so_far, sea=gone, removed=so_far.removed + 1, hit=(*so_far.hit, struck))


def together(so_far: Happened, orders: dict[Space, str]) -> tuple[Happened, dict[Space, Space]]:
    """Tentacles that move at the same moment; where each of those still on the map is now."""
    waiting = dict(sorted(orders.items()))
    now: dict[Space, Space] = {}
    while True:
        ready = [one for one in waiting if fate(so_far.sea, one, waiting[one]) != "stays"]
        if not ready:
            return so_far, now | {one: one for one in waiting}
        first = ready[0]
        way = waiting.pop(first)
        if fate(so_far.sea, first, way) == "moves":
            now[first] = beyond(first, way)
        so_far = crawl(so_far, first, way)


def below(sea: Sea) -> set[Space]:
    """Tentacles in the three columns below the head."""
    return {one for one in sea.tentacles if sea.head <= one[0] <= sea.head + 2 and one[1] < sea.low}


def spawn(so_far: Happened, column: int) -> Happened:
    sea = so_far.sea
    nests = sorted(space for space, kind in BOARD.items() if kind == "spawn" and space[0] == column)
    free = [space for space in nests if space not in occupied(sea)]
    if not free:
        return replace(so_far, threats=so_far.threats + 1)
    grown = replace(sea, tentacles=sea.tentacles | {free[-1]})
    return replace(so_far, sea=grown, spawned=so_far.spawned + 1)


def march(sea: Sea, symbols: str) -> Happened:
    """The lower half of a Kraken card."""
    column = {sea.head + place: symbol for place, symbol in enumerate(symbols)}
    moving = {one: ARROWS[column[one[0]]] for one in below(sea) if column[one[0]] in ARROWS}
    once = {one: way for one, (way, _) in moving.items()}
    so_far, now = together(Happened(sea), once)
    again = {now[one]: way for one, (way, times) in moving.items() if times == 2 and one in now}
    so_far, _ = together(so_far, again)
    for place, symbol in column.items():
        so_far = spawn(so_far, place) if symbol == "S" else so_far
    return so_far


def lair_moves(sea: Sea) -> set[tuple[Space, Space]]:
    """Tentacles that may be moved, and where to."""
    return {
        (one, beyond(one, way))
        for one in sea.tentacles
        for way in ("up", "down", "left", "right")
        if fate(sea, one, way) != "stays"
    }
