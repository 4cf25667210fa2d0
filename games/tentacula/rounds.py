"""The end of a round, in its order: draw reef tiles, Tentacula steals, fold the board."""

from __future__ import annotations

from games.kernel import N, Option, Play, Seat, T
from games.tentacula.board import ARCHES, FACE_ANIMAL, FISH, turned
from games.tentacula.reef import fold_away, rearmost
from games.tentacula.turns import SIDE_IDS, Turns
from games.tentacula.words import ANIMALS, SIDE_NAMES


class Rounds(Turns):
    """What happens when everybody has moved."""

    def end_round(self) -> Play[None]:
        yield from self.draw_tiles()
        if not self.seats_with_tile():
            self.s.cause = "fish food" if self.stash_is_full() else "reef gone"
            return
        yield from self.tentacula_strikes()
        if self.s.cause is None:
            self.fold_board()
            self.s.round += 1
            self.s.stage = "turn"
            self.say(T("Round {round} begins.", round=self.s.round))

    def draw_tiles(self) -> Play[None]:
        """Whoever moved last draws first, then clockwise."""
        for step in range(self.seat_count):
            yield from self.draw_tile((self.s.last_mover + step) % self.seat_count)

    def draw_tile(self, seat: int) -> Play[None]:
        """From the pile; once it is empty, the rearmost tile of the reef, turned over."""
        if self.s.pile:
            self.reveal()
            yield from self.take_in_hand(seat, self.s.pile.pop())
        elif sides := rearmost(self.s.rows):
            side = yield from self.choose_rearmost(seat, sides)
            yield from self.take_in_hand(seat, turned(self.s.rows[side].tiles.pop(0)))
        else:
            self.say(T("No reef tile is left for {seat}.", seat=Seat(seat)))

    def choose_rearmost(self, seat: int, sides: list[int]) -> Play[int]:
        return (
            yield from self.pick(
                T("{seat}: which of the two rearmost tiles do you take?", seat=Seat(seat)),
                [self.rearmost_offer(seat, side) for side in sides],
                why=T("The draw pile is empty. A tile taken from the reef is turned over."),
            )
        )

    def rearmost_offer(self, seat: int, side: int) -> Option[int]:
        row = self.s.rows[side]
        animal = ANIMALS[FACE_ANIMAL[turned(row.tiles[0])]]
        return Option(
            SIDE_IDS[side],
            seat,
            T("The one {side}: {animal}", side=SIDE_NAMES[side], animal=animal),
            side,
            spot=f"{SIDE_IDS[side]}-{row.rear_slot}",
        )

    def tentacula_strikes(self) -> Play[None]:
        """Once for each fish in the open; whoever moved last rolls."""
        for fish in FISH:
            if self.s.cause is None and self.tentacula_sees(fish):
                yield from self.steal(fish, self.s.last_mover)

    def fold_board(self) -> None:
        """When all three fish are through the gate: twice in a game the board folds."""
        if any(square <= ARCHES[self.s.fold] for square in self.s.fish):
            return
        self.s.fold += 1
        self.s.folded = True
        self.reveal()
        self.s.gate = self.s.gates.pop()
        if self.s.fold == 1:
            self.open_left_side()
        else:
            self.close_right_side()

    def open_left_side(self) -> None:
        """The start disappears, and with it the place of the draw pile."""
        self.say(T("All three are through the gate! The left side of the board opens."))
        self.lose_tiles(self.s.pile)
        self.s.pile = []

    def close_right_side(self) -> None:
        """The finish appears; tiles on the right side and beside the stash are lost."""
        self.say(T("All three are through the gate! The right side closes: there is the finish."))
        self.lose_tiles(fold_away(self.s.rows, self.s.fold))

    def lose_tiles(self, tiles: list[int]) -> None:
        if tiles:
            self.say(N("{n} reef tile is lost.", "{n} reef tiles are lost.", n=len(tiles)))
            self.s.box.extend(tiles)
