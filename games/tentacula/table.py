"""What all parts of the rules share: the state, and who sits where."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable
from typing import TypeVar

from games.kernel import Game, Option, Play, Seat, T, Text
from games.tentacula.board import ARCHES, GEM_NAMES, STASHES, TURTLE, turned
from games.tentacula.state import NOTHING, State
from games.tentacula.view import TentaculaView
from games.tentacula.words import GEM_LABELS, face_name, gate_kind, gate_order

W = TypeVar("W")


class Table(Game[State, TentaculaView], ABC):
    """The parts of the rules stand on this one after the other, in the rulebook's order."""

    def seats_with_tile(self) -> list[int]:
        """Whoever still has a turn this round."""
        return [seat for seat, face in enumerate(self.s.hands) if face != NOTHING]

    def missing(self, gem: int) -> int:
        """How many gems of that colour the stash still needs."""
        return STASHES[self.s.stash][gem] - self.s.stashed[gem]

    def stash_is_full(self) -> bool:
        return tuple(self.s.stashed) == STASHES[self.s.stash]

    def everybodys(
        self, option_id: str, label: Text, value: W, detail: Text | None = None
    ) -> Iterable[Option[W]]:
        """The team decides: any seat may answer, and the first answer counts."""
        return (
            Option(option_id, seat, label, value, detail=detail) for seat in range(self.seat_count)
        )

    def gem_offers(self, seat: int, gems: Iterable[int]) -> list[Option[int]]:
        return [
            Option(GEM_NAMES[gem], seat, GEM_LABELS[gem], gem, detail=self.need(gem))
            for gem in gems
        ]

    def need(self, gem: int) -> Text:
        """How badly the team wants gems of that colour."""
        missing, chest = self.missing(gem), self.s.chest[gem]
        if not missing:
            return T("the stash needs none of these")
        return T(
            "the stash still needs {missing}, the chest has {chest}", missing=missing, chest=chest
        )

    def tell_gate(self) -> None:
        self.say(
            T(
                "The magical gate behind square {square} goes {kind}: {order}.",
                square=ARCHES[self.s.fold],
                kind=gate_kind(self.s.gate),
                order=gate_order(self.s.gate),
            )
        )

    def draw_from_pile(self, seat: int) -> Play[None]:
        """The top tile, turned over; the one below it shows its upper side now."""
        self.reveal()
        yield from self.take_in_hand(seat, self.s.pile.pop())
        self.say(
            T("{seat} draws: {tile}.", seat=Seat(seat), tile=face_name(self.s.hands[seat])),
        )

    def take_in_hand(self, seat: int, face: int) -> Play[None]:
        """A new tile lies open before its player; the turtle chooses which side is up."""
        self.s.hands[seat] = face
        if self.s.animals[seat] == TURTLE:
            self.s.hands[seat] = yield from self.pick(
                T("Which side of your new reef tile do you want?"),
                [
                    Option(f"face-{side}", seat, face_name(side), side)
                    for side in sorted((face, turned(face)))
                ],
                why=T("The turtle may choose. The animal says where a fish can swim."),
            )
