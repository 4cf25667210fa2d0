"""Tiles for the hands: from the draw pile, and off the rear of the reef once that is empty."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Option, Play, Seat, T, Text
from games.tentacula import questions, told
from games.tentacula.board import FACE_ANIMAL, SIDE_IDS, TURTLE, squares_of, turned
from games.tentacula.reef import rearmost
from games.tentacula.spots import reef_spot
from games.tentacula.voyage import Voyage
from games.tentacula.words import ANIMALS, SIDE_NAMES, face_name, gaps


def draw_tiles(voyage: Voyage) -> Play[None]:
    """Whoever moved last draws first, then clockwise."""
    voyage.s.idle.clear()
    drawers = [(voyage.s.last_mover + n) % voyage.seat_count for n in range(voyage.seat_count)]
    lucky = drawers[: len(voyage.s.pile)]
    yield from draw_from_pile(voyage, lucky)
    for seat in drawers[len(lucky) :]:
        yield from draw_from_reef(voyage, seat)


def draw_from_pile(voyage: Voyage, seats: Sequence[int]) -> Play[None]:
    """A tile each, turned over; the one below it shows its upper side then."""
    for seat in seats:
        voyage.reveal()
        yield from take_in_hand(voyage, seat, voyage.s.pile.pop())
    if seats:
        voyage.say(told.NEW_TILES(tiles=[drawn(voyage, seat) for seat in seats]))


def drawn(voyage: Voyage, seat: int) -> Text:
    return T("{seat} {tile}", seat=Seat(seat), tile=drawn_tile(voyage, seat))


def drawn_tile(voyage: Voyage, seat: int) -> Text:
    face = voyage.s.hands[seat]
    return T("{animal} ({gaps})", animal=ANIMALS[FACE_ANIMAL[face]], gaps=gaps(face))


def draw_from_reef(voyage: Voyage, seat: int) -> Play[None]:
    """Once the pile is empty: the rearmost tile of the reef, turned over."""
    if sides := rearmost(voyage.s.rows):
        yield from take_rearmost(voyage, seat, (yield from choose_rearmost(voyage, seat, sides)))
    else:
        voyage.s.idle.append(seat)
        voyage.say(told.NO_REEF_TILE_LEFT(seat=Seat(seat)))


def take_rearmost(voyage: Voyage, seat: int, side: int) -> Play[None]:
    """The reef loses its cover there before Tentacula looks around."""
    squares = squares_of(voyage.s.rows[side].rear_slot)
    voyage.deed(
        seat,
        told.TAKES_REARMOST_TILE(side=SIDE_NAMES[side], first=squares[0], last=squares[-1]),
    )
    yield from take_in_hand(voyage, seat, turned(voyage.s.rows[side].tiles.pop(0)))
    voyage.deed(seat, told.NOW_HOLDS(tile=drawn_tile(voyage, seat)))


def choose_rearmost(voyage: Voyage, seat: int, sides: list[int]) -> Play[int]:
    squares = squares_of(voyage.s.rows[sides[0]].rear_slot)
    return (
        yield from voyage.pick(
            questions.REARMOST_TILE,
            T("Which reef tile do you take?"),
            [rearmost_offer(voyage, seat, side) for side in sides],
            why=T(
                "The pile's empty, so take one off the back of the reef and flip it. Squares "
                "{first} to {last} lose their cover.",
                first=squares[0],
                last=squares[-1],
            ),
        )
    )


def rearmost_offer(voyage: Voyage, seat: int, side: int) -> Option[int]:
    row = voyage.s.rows[side]
    tile, as_it_lies = face_name(turned(row.tiles[0])), face_name(row.tiles[0])
    kept = T("or as it lies: {tile}", tile=as_it_lies)
    return Option(
        SIDE_IDS[side],
        seat,
        T("The one {side}: {tile}", side=SIDE_NAMES[side], tile=tile),
        side,
        spot=reef_spot(side, row.rear_slot),
        short=tile,
        detail=kept if voyage.s.animals[seat] == TURTLE else None,
    )


def take_in_hand(voyage: Voyage, seat: int, face: int) -> Play[None]:
    """A new tile lies open before its player; the turtle chooses which side is up."""
    voyage.s.hands[seat] = face
    if voyage.s.animals[seat] == TURTLE:
        voyage.s.hands[seat] = yield from voyage.pick(
            questions.TILE_SIDE,
            T("Which side do you play?"),
            [
                Option(f"face-{side}", seat, face_name(side), side)
                for side in sorted((face, turned(face)))
            ],
            why=T("The turtle gets to choose. The animal says where a fish can swim."),
        )
