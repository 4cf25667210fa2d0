"""Players come and go between turns, and the crew is dealt anew (R110, R111)."""

from __future__ import annotations

from typing import Any

from games.kernel import Ask, Option, Play, Seat, T
from games.sleeping_gods import reasons
from games.sleeping_gods.state import Chair
from games.sleeping_gods.turns import Turns

MOST_PLAYERS = 4


class Seating(Turns):
    """Chairs keep their numbers; an empty one waits for whoever comes next."""

    def rearrange(self) -> Play[None]:
        """At the start of a turn, which is the end of the one before."""
        options: list[Option[Any]] = []
        seat = self.s.active
        if self.players() < MOST_PLAYERS:
            detail = T("With nothing in hand; the crew is shared out anew")
            options.append(Option("join", seat, T("A player joins"), ("join", 0), detail=detail))
        if self.players() > 1:
            options += [
                Option(
                    f"leave-{other}", seat, T("{seat} leaves", seat=Seat(other)), ("leave", other)
                )
                for other in sorted(self.present())
            ]
            detail = T("Two crew members change hands")
            options.append(Option("deal", seat, T("Swap crew"), ("deal", 0), detail=detail))
        options.append(Option("back", seat, T("Back"), ("back", 0)))
        chosen: Option[Any] = yield Ask(
            T("Who plays from this turn on?"), options, reasons.FAREWELL
        )
        kind, other = chosen.value
        if kind == "join":
            self.join_table()
        elif kind == "leave":
            yield from self.leave_table(other)
        elif kind == "deal":
            yield from self.deal_crew()

    def join_table(self) -> None:
        """R111, G38: into the first empty chair, with nothing in hand."""
        empty = next((chair for chair in self.s.chairs if not chair.here), None)
        if empty is None:
            self.s.chairs.append(Chair())
        else:
            empty.here = True
        self.share_out()
        self.say(T("A player joins. The crew is shared out anew."))

    def leave_table(self, seat: int) -> Play[None]:
        """R111: one card and all command but one are discarded, the rest is given away."""
        chair = self.s.chairs[seat]
        if seat == self.s.active:
            self.s.active = next(other for other in self.present() if other != seat)
        yield from self._last_discard(seat)
        legacy = min(1, chair.command)
        chair.command = 0
        chair.here = False
        self.share_out()
        self.say(T("{seat} leaves. The crew is shared out anew.", seat=Seat(seat)))
        heirs = sorted(self.present())
        while chair.hand:
            heir = yield from self._heir(
                T("Who receives a card of {seat}?", seat=Seat(seat)), heirs
            )
            self.s.chairs[heir].hand.append(chair.hand.pop())
            self.reveal()
            yield from self.keep_limit(heir)
        if legacy:
            heir = yield from self._heir(T("Who receives the last command?"), heirs)
            self.s.chairs[heir].command += legacy

    def _last_discard(self, seat: int) -> Play[None]:
        """The leaver chooses; somebody who has gone already leaves it to chance."""
        hand = self.s.chairs[seat].hand
        if not hand:
            return
        chance: Option[Any] = Option(
            "chance", self.s.active, T("Leave it to chance"), None, aside=True
        )
        prompt = T("{seat} leaves: which card is discarded?", seat=Seat(seat))
        chosen: Option[Any] = yield Ask(
            prompt, [*self.hand_options(seat), chance], reasons.FAREWELL
        )
        card = self.chance.pick(hand) if chosen.value is None else chosen.value
        self.discard_from_hand(seat, card)

    def _heir(self, prompt: Any, heirs: list[int]) -> Play[int]:
        options = [
            Option(f"seat-{heir}", self.s.active, T("{seat}", seat=Seat(heir)), heir)
            for heir in heirs
        ]
        return (yield from self.settle(prompt, options, reasons.FAREWELL))

    def deal_crew(self) -> Play[None]:
        """R110: crew boards change hands, two of them at a time."""
        others = [index for index in self.everybody() if index != self.captain]
        first = yield from self.settle(
            T("Which crew member changes hands?"), self.member_options(others), reasons.EXCHANGE
        )
        rest = [i for i in others if self.s.crew[i].seat != self.s.crew[first].seat]
        if rest:
            options = self.member_options(rest)
            second = yield from self.settle(T("Against whom?"), options, reasons.EXCHANGE)
            one, other = self.s.crew[first], self.s.crew[second]
            one.seat, other.seat = other.seat, one.seat
