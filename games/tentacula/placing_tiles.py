"""First step of a turn: the reef tile goes inside or outside the route, or into the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from games.kernel import Option, T, Text
from games.tentacula import told
from games.tentacula.board import FACE_ANIMAL, SIDE_IDS, SIDES, squares_of
from games.tentacula.reef import sides_with_room, would_hide
from games.tentacula.spots import reef_spot
from games.tentacula.state import NOTHING
from games.tentacula.voyage import Voyage
from games.tentacula.words import ANIMALS, SIDE_NAMES, hides, place_detail

Step = Callable[[Voyage, int], None]
"""What a seat does on its way to the turn: come next, let others go first, lay its tile."""

PLACE_WHY = T("Coral on both sides hides a fish. The tile's animal says where one can swim.")
PLACE_LABELS = (T("Lay it inside"), T("Lay it outside"))
WHERE_TO = [T("Where does your {animal} tile go?", animal=animal) for animal in ANIMALS]
NO_ROOM_FOR = [T("No room for your {animal} tile.", animal=animal) for animal in ANIMALS]
NO_ROOM_LABEL = T("Play without laying it")
NO_ROOM_WHY = T("It goes in the box, but its animal still says where a fish can swim.")


def place_prompt(voyage: Voyage, seat: int) -> Text:
    animal = FACE_ANIMAL[voyage.s.hands[seat]]
    room = sides_with_room(voyage.s.rows, voyage.s.fold)
    return WHERE_TO[animal] if room else NO_ROOM_FOR[animal]


def place_why(voyage: Voyage) -> Text:
    return PLACE_WHY if sides_with_room(voyage.s.rows, voyage.s.fold) else NO_ROOM_WHY


def placing_offers(voyage: Voyage, seat: int) -> list[Option[Step]]:
    rows, face = voyage.s.rows, voyage.s.hands[seat]
    offers = [
        lay_offer(seat, side, rows[side].next_slot, tuple(would_hide(rows, side, face)))
        for side in sides_with_room(rows, voyage.s.fold)
    ]
    return offers or [Option("box", seat, NO_ROOM_LABEL, place_tile)]


@cache
def lay_offer(seat: int, side: int, slot: int, hidden: tuple[int, ...]) -> Option[Step]:
    return Option(
        SIDE_IDS[side],
        seat,
        PLACE_LABELS[side],
        LAY_TILE[side],
        spot=reef_spot(side, slot),
        short=SIDE_NAMES[side],
        detail=place_detail(slot, hidden),
    )


def place_tile(voyage: Voyage, seat: int, side: int | None = None) -> None:
    """On the next free reef square of that side; without any, the tile ends in the box."""
    s = voyage.s
    s.face, s.hands[seat] = s.hands[seat], NOTHING
    s.swim, s.placed, s.folded = None, None, False
    s.thefts.clear()
    animal = ANIMALS[FACE_ANIMAL[s.face]]
    if side is None:
        s.box.append(s.face)
        voyage.deed(
            seat,
            told.PLAYS_TILE_INTO_BOX(animal=animal),
        )
    else:
        row = s.rows[side]
        first, *_, last = squares_of(row.next_slot)
        voyage.deed(
            seat,
            told.LAYS_TILE(
                animal=animal,
                side=SIDE_NAMES[side],
                first=first,
                last=last,
                hides=hides(tuple(would_hide(s.rows, side, s.face))),
            ),
        )
        row.tiles.append(s.face)
        s.placed = (side, row.next_slot)
        row.next_slot += 1
    s.phase = "move"


LAY_TILE: tuple[Step, ...] = tuple(partial(place_tile, side=side) for side in SIDES)
