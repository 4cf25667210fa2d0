"""The route and its tables: squares are numbered in the direction of travel, 0 is the start."""

from __future__ import annotations

from games.tentacula.content import CONTENT, Tile

TURTLE, SEAHORSE, JELLYFISH, CRAB = range(4)
YELLOW, GREEN, RED = range(3)
INSIDE, OUTSIDE = range(2)
SIDES = (INSIDE, OUTSIDE)
SIDE_IDS = ("inside", "outside")
FISH = (YELLOW, GREEN, RED)

ANIMAL_NAMES = CONTENT.animals
FISH_IDS = tuple(CONTENT.fish)
GEM_NAMES: tuple[str, ...] = tuple(CONTENT.gems)
GEMS = range(len(GEM_NAMES))
GEM_COUNTS = tuple(CONTENT.gems.values())
STASH_IDS = tuple(CONTENT.stashes)
STASHES = tuple(
    tuple(stash.get(gem, 0) for gem in CONTENT.gems) for stash in CONTENT.stashes.values()
)
MOST_SHELLS = CONTENT.most_shells

START = 0
LAST_ANIMAL_SQUARE = CONTENT.route.squares
FINISH = LAST_ANIMAL_SQUARE + 1
PRINTED_REEF = CONTENT.route.printed_reef
ARCHES = CONTENT.route.arches
"""The gate of fold state k stands behind this square."""

SQUARE_LIMIT = (CONTENT.folds[0].last, CONTENT.folds[1].last, FINISH)
"""How far a fish can go in each fold state; the finish shows only in the last."""

FIRST_SQUARE = tuple(fold.first for fold in CONTENT.folds)
FIRST_SLOT = tuple(fold.slots[0] for fold in CONTENT.folds)
LAST_SLOT = tuple(fold.slots[1] for fold in CONTENT.folds)


def animal_of(square: int) -> int:
    """The animals take turns along the route."""
    return (square - 1) % len(ANIMAL_NAMES)


def slot_of(square: int) -> int:
    """The reef squares beside it: each slot lies along three animal squares."""
    return (square - PRINTED_REEF - 1) // 3 + 1


def squares_of(slot: int) -> range:
    first = PRINTED_REEF + 1 + 3 * (slot - 1)
    return range(first, first + 3)


def _specials() -> dict[int, str]:
    route = CONTENT.route
    kinds = {"shell": route.shells, "dolphin": route.dolphins, "shark": route.sharks}
    return {square: kind for kind, squares in kinds.items() for square in squares}


SPECIALS = _specials()


def _ahead(animal: int) -> tuple[tuple[int, ...], ...]:
    """For every square the ones of this animal beyond it, then the finish, open to any animal."""
    mine = [n for n in range(1, LAST_ANIMAL_SQUARE + 1) if animal_of(n) == animal]
    return tuple((*(n for n in mine if n > here), FINISH) for here in range(LAST_ANIMAL_SQUARE + 1))


AHEAD = tuple(_ahead(animal) for animal in range(len(ANIMAL_NAMES)))

TILES: tuple[Tile, ...] = CONTENT.tiles
SNAILS = tuple(number for number, tile in enumerate(TILES) if tile.snail)
FACES = tuple(face for tile in TILES for face in (tile.front, tile.back))
"""Face 2n is the front of tile n and 2n + 1 its back, so that ``turned`` is one step away."""

LOOKS = tuple(
    next(
        other
        for other in range(len(FACES))
        if FACES[other] == FACES[face] and TILES[other // 2].snail == TILES[face // 2].snail
    )
    for face in range(len(FACES))
)
"""The first face that looks like this one: some tiles differ only on their other side."""

FACE_ANIMAL = tuple(ANIMAL_NAMES.index(animal) for animal, _ in FACES)


def turned(face: int) -> int:
    """The other side of the same tile."""
    return face ^ 1


def _coral(face: int, side: int) -> tuple[bool, bool, bool]:
    """Coral in the direction of travel. Sand meets sand, so outside a tile lies upside down."""
    coral = FACES[face][1] if side == INSIDE else FACES[face][1][::-1]
    return coral[0] == "1", coral[1] == "1", coral[2] == "1"


CORAL = tuple(tuple(_coral(face, side) for face in range(len(FACES))) for side in SIDES)


def _gate_order(number: int) -> tuple[int, ...]:
    gate = CONTENT.gates[number]
    marks = CONTENT.marks(gate.by)
    return tuple(marks.index(mark) for mark in gate.order)


GATES = tuple(_gate_order(number) for number in range(len(CONTENT.gates)))
"""Each gate as the order in which the fish must swim through."""
