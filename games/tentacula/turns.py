"""A turn: step forward, place the reef tile, move a fish, see whether Tentacula steals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import Ask, Option, Play, Seat, T, Text
from games.tentacula.board import FACE_ANIMAL, FINISH, FISH_IDS, JELLYFISH, SIDES
from games.tentacula.helping import Helping
from games.tentacula.reef import is_protected, sides_with_room, would_hide
from games.tentacula.state import NOTHING, Swim
from games.tentacula.swimming import Move, held_back, moves
from games.tentacula.words import (
    ANIMALS,
    FISH_NAMES,
    SIDE_NAMES,
    move_detail,
    move_label,
    place_detail,
    sentences,
    square_name,
    waits,
)

GO, BACK, NO_ROOM = "go", "back", "box"
SIDE_IDS = ("inside", "outside")
STAY = Move(NOTHING, NOTHING, paid=False)

WHO_NEXT = T("Who plays next?")
WHO_WHY = T("There is no order: talk about it, then one of you steps forward.")
STEP_FORWARD = T("I play next")
GO_FIRST = T("Somebody else first")
PLACE_WHY = T("Coral on both sides hides a fish. The tile's animal says where a fish may swim.")
PLACE_LABELS = (T("Tile inside the route"), T("Tile outside the route"))
NO_ROOM_LABEL = T("Play without laying it")
NO_ROOM_WHY = T("It goes into the box, but its animal still says where a fish may swim.")
BACK_DETAIL = T("you play later in this round")
MOVE_WHY = T(
    "A fish swims to the next free square of that animal. A red button: Tentacula sees it there."
)
STAY_LABEL = T("No fish moves")
STAY_DETAIL = T("nothing is paid, and nothing is stolen in this turn")


class Turns(Helping):
    """One player's turn. Who has it is for the table to decide."""

    def step_forward(self) -> Play[None]:
        """One question until a tile is laid: two who step forward together are both heard."""
        asked = False
        while self.s.stage == "turn":
            offers = self.stepping_offers()
            if len(offers) == 1:
                chosen = offers[0]
            else:
                chosen = yield self.stepping_ask(offers, again=asked)
                asked = True
            self.step(chosen)

    def stepping_ask(self, offers: list[Option[Any]], *, again: bool) -> Ask:
        if not self.s.line:
            return Ask(WHO_NEXT, offers, WHO_WHY, repeated=again)
        why = PLACE_WHY if sides_with_room(self.s.rows, self.s.fold) else NO_ROOM_WHY
        return Ask(self.place_prompt(), offers, why, repeated=again)

    def place_prompt(self) -> Text:
        seat = self.s.line[0]
        animal = ANIMALS[FACE_ANIMAL[self.s.hands[seat]]]
        if not sides_with_room(self.s.rows, self.s.fold):
            return T(
                "{seat}: no reef square is free for your {animal} tile.",
                seat=Seat(seat),
                animal=animal,
            )
        return T("{seat}: where does your {animal} tile go?", seat=Seat(seat), animal=animal)

    def stepping_offers(self) -> list[Option[Any]]:
        """Tile places for whoever is first in line; all others may still step forward."""
        line, waiting = self.s.line, self.s.waiting
        ready = [seat for seat in self.seats_with_tile() if seat not in waiting]
        offers: list[Option[Any]] = self.placing_offers(line[0]) if line else []
        if line and len(ready) > 1:
            offers.append(Option(BACK, line[0], GO_FIRST, BACK, detail=BACK_DETAIL))
        offers.extend(
            Option(GO, seat, STEP_FORWARD, GO, tone="go") for seat in ready if seat not in line
        )
        return offers

    def placing_offers(self, seat: int) -> list[Option[Any]]:
        rows = self.s.rows
        offers: list[Option[Any]] = [
            Option(
                SIDE_IDS[side],
                seat,
                PLACE_LABELS[side],
                side,
                spot=f"{SIDE_IDS[side]}-{rows[side].next_slot}",
                detail=place_detail(
                    rows[side].next_slot, tuple(would_hide(rows, side, self.s.hands[seat]))
                ),
            )
            for side in sides_with_room(rows, self.s.fold)
        ]
        return offers or [Option(NO_ROOM, seat, NO_ROOM_LABEL, NO_ROOM)]

    def step(self, chosen: Option[Any]) -> None:
        if chosen.value == GO:
            if self.s.line:
                self.say(T("{seat} comes next.", seat=Seat(chosen.seat)))
            self.s.line.append(chosen.seat)
        elif chosen.value == BACK:
            self.say(T("{seat} lets somebody else go first.", seat=Seat(chosen.seat)))
            self.s.waiting.append(self.s.line.pop(0))
        else:
            self.place_tile(chosen.seat, chosen.value if chosen.value in SIDES else None)

    def place_tile(self, seat: int, side: int | None) -> None:
        """On the next free reef square of that side; without any, the tile ends in the box."""
        s = self.s
        s.face, s.hands[seat] = s.hands[seat], NOTHING
        s.swim, s.placed, s.folded = None, None, False
        s.thefts.clear()
        animal = ANIMALS[FACE_ANIMAL[s.face]]
        if side is None:
            s.box.append(s.face)
            self.say(
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
            self.say(
                T(
                    "{seat} lays a {animal} tile {side}.",
                    seat=Seat(seat),
                    animal=animal,
                    side=SIDE_NAMES[side],
                )
            )
        s.stage = "move"

    def move_fish(self) -> Play[None]:
        """Any one fish, as the tile says or for a shell as one's chip says."""
        seat = self.s.line[0]
        offers = self.move_offers(seat)
        if offers:
            animal = ANIMALS[FACE_ANIMAL[self.s.face]]
            if len(offers) == 1:
                self.say(sentences([T("Only one move is possible."), *self.waits()]))
            move = yield from self.pick(
                T("{seat}: which fish swims to a {animal}?", seat=Seat(seat), animal=animal),
                offers,
                why=sentences([MOVE_WHY, *self.shell_words(seat, offers), *self.waits()]),
            )
            yield from self.swim(seat, move)
        else:
            self.say(sentences([T("No fish can swim this time."), *self.waits()]))
        self.end_turn(seat)

    def shell_words(self, seat: int, offers: list[Option[Move]]) -> list[Text]:
        """What a shell buys, when it is offered."""
        chip = self.s.animals[seat]
        if not any(option.value.paid for option in offers):
            return []
        if chip == JELLYFISH:
            return [T("For a shell the jellyfish sends it to any animal.")]
        return [T("For a shell it swims to your own animal, the {animal}.", animal=ANIMALS[chip])]

    def waits(self) -> Iterator[Text]:
        """Why some fish cannot follow the tile."""
        animal = FACE_ANIMAL[self.s.face]
        return (waits(fish, why, animal) for fish, why in held_back(self.s, animal))

    def move_offers(self, seat: int) -> list[Option[Move]]:
        found = moves(self.s, self.s.animals[seat])
        offers = [self.move_offer(seat, move) for move in found]
        if found and all(move.paid for move in found):
            offers.append(Option("stay", seat, STAY_LABEL, STAY, detail=STAY_DETAIL))
        return offers

    def move_offer(self, seat: int, move: Move) -> Option[Move]:
        fish, square, paid = move
        safe = is_protected(self.s.rows, square)
        name = f"{FISH_IDS[fish]}-{square}"
        return Option(
            name,
            seat,
            move_label(fish, square, paid),
            move,
            spot=name,
            detail=move_detail(square, paid, safe, sum(self.s.chest) == 1),
            tone="go" if safe else "warn",
        )

    def swim(self, seat: int, move: Move) -> Play[None]:
        """The move itself, the gift of the square, and Tentacula's look at it."""
        if move == STAY:
            return
        s = self.s
        s.swim = Swim(move.fish, s.fish[move.fish], move.square, move.paid)
        self.say(
            T(
                "{fish} swims to {square}.",
                fish=FISH_NAMES[move.fish],
                square=square_name(move.square),
            )
        )
        if move.paid:
            self.pay_shell(seat)
        s.fish[move.fish] = move.square
        yield from self.visit(seat, move.square)
        if s.cause is None and self.tentacula_sees(move.fish):
            yield from self.steal(move.fish, seat)

    def end_turn(self, seat: int) -> None:
        """Everybody who let others go first may step forward again."""
        s = self.s
        s.line.pop(0)
        s.waiting.clear()
        s.last_mover = seat
        s.turn += 1
        if all(square == FINISH for square in s.fish):
            s.cause = "made it"
        s.stage = "turn" if self.seats_with_tile() else "round end"
