"""Who may answer what at a table now, and what everybody else is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.errors import Refusal, SeatIsKept
from bot.host.seating import Seating
from bot.host.ticks import Turns
from bot.wording import safe
from games.kernel import Ask, Option, T, Text
from games.kernel.composing import COURSE
from games.kernel.errors import NotOffered, NotYourSeat
from games.kernel.match import Step


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a table stands: it may go on while this is shown."""

    turn: int
    length: int
    token: str
    question: str
    """The same as long as the question goes on."""
    asked: tuple[int, ...]
    """The people it waits for, each with this question."""


Courses: TypeAlias = Callable[[Sequence[Option[object]]], Sequence[Option[object]]]
"""Of these options of one piece, the ways that begin with them, each as one option."""


class Asking(Seating):
    """The question that is open, and those it is put to."""

    @property
    def moment(self) -> Moment:
        ask, playing = self.match.ask, self.campaign.status == "playing"
        if ask is None or not playing:
            return Moment(self.campaign.turn, self.campaign.length, "", "", ())
        people = tuple(self.asked_people)
        return Moment(self.campaign.turn, self.campaign.length, ask.token, ask.run, people)

    def courses_of(self, ask: Ask) -> Courses | None:
        """What several steps of one piece lead to, where the game has a name for that."""
        if not ask.upto or ask.kind not in ("turn", "move") or self.match.game.ways() is None:
            return None
        return lambda first: [one.option for one in self.match.courses(first)]

    def seat_for(self, user: int, option: str) -> int:
        """The seat in whose name this user answers."""
        mine = self.seats_of(user)
        if not mine:
            raise self.not_seated(user)
        ask = self.match.ask
        composed = option.startswith(COURSE)
        offered = [
            seat
            for seat in mine
            if ask is not None and (seat in ask.awaited if composed else ask.find(seat, option))
        ]
        return (offered or mine)[0]

    def asked_seat_of(self, user: int) -> int:
        """The seat of this user that is asked now; a refusal says who else is."""
        mine, ask = self.seats_of(user), self.match.ask
        if not mine:
            raise self.not_seated(user)
        asked = [seat for seat in mine if ask is not None and seat in ask.seats]
        if not asked:
            raise Refusal(self.waits_for())
        return asked[0]

    def not_seated(self, user: int) -> Refusal:
        """For somebody who keeps no seat: what they can do now."""
        if self.away(user):
            return SeatIsKept(self.campaign.id)
        if self.seats_to_take:
            return Refusal(
                T("You're not at this table, but a seat is free: press *Take this seat*.")
            )
        return Refusal(
            T(
                "You're not playing here. Watch as long as you like, or start your own "
                "game with `/dive play start`."
            )
        )

    def waits_for(self) -> Text:
        """Who is asked what, for somebody who is not."""
        ask = self.match.ask
        if ask is None:
            return T("This game is over.")
        names = [self._called(seat) for seat in ask.awaited]
        return T("The table's waiting for {names}: {prompt}", names=names, prompt=ask.prompt)

    def _belongs_to(self, ask: Ask, option: str, seat: int) -> Text:
        """Whose choice that is, for a seat that cannot make it."""
        owners = [one.seat for one in ask.options if one.id == option] or ask.awaited
        names = [self._called(owner) for owner in owners]
        if seat in ask.seats:
            return T("That one's for {names}. Yours are below.", names=names)
        return T("That one's for {names}. Yours come next.", names=names)

    def _called(self, seat: int) -> Text:
        row = self.seats[seat]
        return Text(safe(row.name)) if row.name else T("The autopilot of seat {n}", n=seat + 1)

    def asks(self, token: str) -> bool:
        """Whether that question is open, to whomever."""
        return any(self.match.is_open(seat, token) for seat in self.awaited)

    def choose(self, seat: int, option: str, token: str | None) -> Step:
        self.check_open()
        return self.match.choose(seat, option, token)

    def answer(self, seat: int, options: Sequence[str], turns: Turns, token: str) -> Iterator[Step]:
        """Choices one after the other; whoever presses what is not theirs is told whose it is."""
        asked, first, known = self.match.ask, next(iter(options), ""), False
        try:
            for option in turns(self.match, seat, options):
                yield self.choose(seat, option, None if known else token)
                known = True
        except NotYourSeat as refusal:
            assert asked is not None
            raise Refusal(self._belongs_to(asked, first, seat)) from refusal
        except NotOffered as refusal:
            if asked is None or seat in asked.seats:
                raise
            if first.startswith(COURSE) and self.asks(token):
                raise Refusal(self._belongs_to(asked, first, seat)) from refusal
            raise NotOffered(self.waits_for()) from refusal

    def check_open(self) -> None:
        """Only a game that is being played takes choices."""
        if self.campaign.status == "paused":
            raise Refusal(T("This table is paused. Anyone who plays here can resume it."))
        self.check_not_over()

    def check_not_over(self) -> None:
        if self.campaign.status == "ended":
            raise Refusal(
                T(
                    "This game is over. `/dive tables log` tells its story; `/dive play start` "
                    "begins a new one."
                )
            )
