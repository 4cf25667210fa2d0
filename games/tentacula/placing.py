"""A turn begins: somebody steps forward and places the reef tile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.kernel import Ask, Option, Play, Seat, T, Text
from games.tentacula.board import FACE_ANIMAL, SIDE_IDS, SIDES
from games.tentacula.reef import sides_with_room, would_hide
from games.tentacula.state import NOTHING
from games.tentacula.voyage import Voyage
from games.tentacula.words import ANIMALS, SIDE_NAMES, place_detail

Step = Callable[[Voyage, int], None]
"""What a seat does on its way to the turn: come next, let others go first, lay its tile."""

WHO_NEXT = T("Who plays next?")
WHO_WHY = T("There is no order: talk about it, then one of you steps forward.")
STEP_FORWARD = T("I play next")
GO_FIRST = T("Somebody else first")
PLACE_WHY = T("Coral on both sides hides a fish. The tile's animal says where a fish may swim.")
PLACE_LABELS = (T("Tile inside the route"), T("Tile outside the route"))
NO_ROOM_LABEL = T("Play without laying it")
NO_ROOM_WHY = T("It goes into the box, but its animal still says where a fish may swim.")
BACK_DETAIL = T("you play later in this round")


def step_forward(voyage: Voyage) -> Play[None]:
    """One question until a tile is laid: two who step forward together are both heard."""
    asked = False
    while voyage.s.stage == "turn":
        offers = stepping_offers(voyage)
        if len(offers) == 1:
            chosen = offers[0]
        else:
            chosen = yield stepping_ask(voyage, offers, again=asked)
            asked = True
        chosen.value(voyage, chosen.seat)


def stepping_ask(voyage: Voyage, offers: list[Option[Step]], *, again: bool) -> Ask:
    if not voyage.s.line:
        return Ask(WHO_NEXT, offers, why=WHO_WHY, repeated=again)
    why = PLACE_WHY if sides_with_room(voyage.s.rows, voyage.s.fold) else NO_ROOM_WHY
    return Ask(place_prompt(voyage), offers, why=why, repeated=again)


def place_prompt(voyage: Voyage) -> Text:
    seat = voyage.s.line[0]
    animal = ANIMALS[FACE_ANIMAL[voyage.s.hands[seat]]]
    if not sides_with_room(voyage.s.rows, voyage.s.fold):
        return T(
            "{seat}: no reef square is free for your {animal} tile.",
            seat=Seat(seat),
            animal=animal,
        )
    return T("{seat}: where does your {animal} tile go?", seat=Seat(seat), animal=animal)


def stepping_offers(voyage: Voyage) -> list[Option[Step]]:
    """Tile places for whoever is first in line; all others may still step forward."""
    line, waiting = voyage.s.line, voyage.s.waiting
    ready = [seat for seat in voyage.seats_with_tile() if seat not in waiting]
    offers = placing_offers(voyage, line[0]) if line else []
    if line and len(ready) > 1:
        offers.append(Option("back", line[0], GO_FIRST, let_others_go_first, detail=BACK_DETAIL))
    offers.extend(
        Option("go", seat, STEP_FORWARD, come_next, tone="go") for seat in ready if seat not in line
    )
    return offers


def placing_offers(voyage: Voyage, seat: int) -> list[Option[Step]]:
    rows = voyage.s.rows
    offers: list[Option[Step]] = [
        Option(
            SIDE_IDS[side],
            seat,
            PLACE_LABELS[side],
            LAY_TILE[side],
            spot=f"{SIDE_IDS[side]}-{rows[side].next_slot}",
            detail=place_detail(
                rows[side].next_slot, tuple(would_hide(rows, side, voyage.s.hands[seat]))
            ),
        )
        for side in sides_with_room(rows, voyage.s.fold)
    ]
    return offers or [Option("box", seat, NO_ROOM_LABEL, place_tile)]


def come_next(voyage: Voyage, seat: int) -> None:
    if voyage.s.line:
        voyage.say(T("{seat} comes next.", seat=Seat(seat)))
    voyage.s.line.append(seat)


def let_others_go_first(voyage: Voyage, seat: int) -> None:
    voyage.say(T("{seat} lets somebody else go first.", seat=Seat(seat)))
    voyage.s.waiting.append(voyage.s.line.pop(0))


def place_tile(voyage: Voyage, seat: int, side: int | None = None) -> None:
    """On the next free reef square of that side; without any, the tile ends in the box."""
    s = voyage.s
    s.face, s.hands[seat] = s.hands[seat], NOTHING
    s.swim, s.placed, s.folded = None, None, False
    s.thefts.clear()
    animal = ANIMALS[FACE_ANIMAL[s.face]]
    if side is None:
        s.box.append(s.face)
        voyage.say(
            T(
                "{seat} plays a {animal} tile; no reef square is free.",
                seat=Seat(seat),
                animal=animal,
            )
        )
    else:
        row = s.rows[side]
        row.tiles.append(s.face)
        s.placed = (side, row.next_slot)
        row.next_slot += 1
        voyage.say(
            T(
                "{seat} lays a {animal} tile {side}.",
                seat=Seat(seat),
                animal=animal,
                side=SIDE_NAMES[side],
            )
        )
    s.stage = "move"


LAY_TILE: tuple[Step, ...] = tuple(partial(place_tile, side=side) for side in SIDES)
