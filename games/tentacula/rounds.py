"""The end of a round, in its order: draw reef tiles, Tentacula steals, fold the board."""

from __future__ import annotations

from games.kernel import N, Option, Play, Seat, T
from games.tentacula.board import ARCHES, FISH, TURTLE, squares_of, turned
from games.tentacula.reef import fold_away, rearmost
from games.tentacula.turns import SIDE_IDS, Turns
from games.tentacula.words import SIDE_NAMES, face_name


class Rounds(Turns):
    """What happens when everybody has moved."""

    def end_round(self) -> Play[None]:
        self.say(T("Everybody has played: the round ends."))
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
        self.s.idle.clear()
        for step in range(self.seat_count):
            yield from self.draw_tile((self.s.last_mover + step) % self.seat_count)

    def draw_tile(self, seat: int) -> Play[None]:
        """From the pile; once it is empty, the rearmost tile of the reef, turned over."""
        if self.s.pile:
            yield from self.draw_from_pile(seat)
        elif sides := rearmost(self.s.rows):
            yield from self.take_rearmost(seat, (yield from self.choose_rearmost(seat, sides)))
        else:
            self.s.idle.append(seat)
            self.say(T("No reef tile is left for {seat}.", seat=Seat(seat)))

    def take_rearmost(self, seat: int, side: int) -> Play[None]:
        """The reef loses its cover there before Tentacula looks around."""
        yield from self.take_in_hand(seat, turned(self.s.rows[side].tiles.pop(0)))
        self.say(
            T(
                "{seat} takes the rearmost tile {side} off the reef: {tile}.",
                seat=Seat(seat),
                side=SIDE_NAMES[side],
                tile=face_name(self.s.hands[seat]),
            )
        )

    def choose_rearmost(self, seat: int, sides: list[int]) -> Play[int]:
        squares = squares_of(self.s.rows[sides[0]].rear_slot)
        return (
            yield from self.pick(
                T("{seat}: which of the two rearmost tiles do you take?", seat=Seat(seat)),
                [self.rearmost_offer(seat, side) for side in sides],
                why=T(
                    "The draw pile is empty, so a tile leaves the reef and is turned over. "
                    "Squares {first} to {last} lose their cover.",
                    first=squares[0],
                    last=squares[-1],
                ),
            )
        )

    def rearmost_offer(self, seat: int, side: int) -> Option[int]:
        row = self.s.rows[side]
        tile, as_it_lies = face_name(turned(row.tiles[0])), face_name(row.tiles[0])
        kept = T("or as it lies: {tile}", tile=as_it_lies)
        return Option(
            SIDE_IDS[side],
            seat,
            T("The one {side}: {tile}", side=SIDE_NAMES[side], tile=tile),
            side,
            spot=f"{SIDE_IDS[side]}-{row.rear_slot}",
            detail=kept if self.s.animals[seat] == TURTLE else None,
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
        self.tell_gate()

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
