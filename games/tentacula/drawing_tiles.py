"""Tiles for the hands: from the draw pile, and off the rear of the reef once that is empty."""

from __future__ import annotations

from games.kernel import Option, Play, Seat, T
from games.tentacula.board import SIDE_IDS, TURTLE, squares_of, turned
from games.tentacula.reef import rearmost
from games.tentacula.voyage import Voyage
from games.tentacula.words import SIDE_NAMES, face_name


def draw_tiles(voyage: Voyage) -> Play[None]:
    """Whoever moved last draws first, then clockwise."""
    voyage.s.idle.clear()
    for step in range(voyage.seat_count):
        yield from draw_tile(voyage, (voyage.s.last_mover + step) % voyage.seat_count)


def draw_tile(voyage: Voyage, seat: int) -> Play[None]:
    """From the pile; once it is empty, the rearmost tile of the reef, turned over."""
    if voyage.s.pile:
        yield from draw_from_pile(voyage, seat)
    elif sides := rearmost(voyage.s.rows):
        yield from take_rearmost(voyage, seat, (yield from choose_rearmost(voyage, seat, sides)))
    else:
        voyage.s.idle.append(seat)
        voyage.say(T("No reef tile is left for {seat}.", seat=Seat(seat)))


def draw_from_pile(voyage: Voyage, seat: int) -> Play[None]:
    """The top tile, turned over; the one below it shows its upper side now."""
    voyage.reveal()
    yield from take_in_hand(voyage, seat, voyage.s.pile.pop())
    voyage.say(
        T("{seat} draws: {tile}.", seat=Seat(seat), tile=face_name(voyage.s.hands[seat])),
    )


def take_rearmost(voyage: Voyage, seat: int, side: int) -> Play[None]:
    """The reef loses its cover there before Tentacula looks around."""
    yield from take_in_hand(voyage, seat, turned(voyage.s.rows[side].tiles.pop(0)))
    voyage.say(
        T(
            "{seat} takes the rearmost tile {side} off the reef: {tile}.",
            seat=Seat(seat),
            side=SIDE_NAMES[side],
            tile=face_name(voyage.s.hands[seat]),
        )
    )


def choose_rearmost(voyage: Voyage, seat: int, sides: list[int]) -> Play[int]:
    squares = squares_of(voyage.s.rows[sides[0]].rear_slot)
    return (
        yield from voyage.pick(
            T("{seat}: which of the two rearmost tiles do you take?", seat=Seat(seat)),
            [rearmost_offer(voyage, seat, side) for side in sides],
            why=T(
                "The draw pile is empty, so a tile leaves the reef and is turned over. "
                "Squares {first} to {last} lose their cover.",
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
        spot=f"{SIDE_IDS[side]}-{row.rear_slot}",
        detail=kept if voyage.s.animals[seat] == TURTLE else None,
    )


def take_in_hand(voyage: Voyage, seat: int, face: int) -> Play[None]:
    """A new tile lies open before its player; the turtle chooses which side is up."""
    voyage.s.hands[seat] = face
    if voyage.s.animals[seat] == TURTLE:
        voyage.s.hands[seat] = yield from voyage.pick(
            T("Which side of your new reef tile do you want?"),
            [
                Option(f"face-{side}", seat, face_name(side), side)
                for side in sorted((face, turned(face)))
            ],
            why=T("The turtle may choose. The animal says where a fish can swim."),
        )
