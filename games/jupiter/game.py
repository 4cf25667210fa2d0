"""Jupiter Deep: the turn from arrival to draw, and how it ends."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from games.jupiter import card_offers, state
from games.jupiter.autopilot import answer
from games.jupiter.cards import as_ability
from games.jupiter.draw import Draw
from games.jupiter.modules import DISH, PLANT
from games.jupiter.names import ROBOTS
from games.jupiter.options import JupiterOptions
from games.jupiter.podding import CORE_WHY
from games.jupiter.setup import new_state
from games.jupiter.state import COLONIST, CREEP, ROBOT, Step
from games.jupiter.view import Limits, View, view_of
from games.kernel.ask import CHECKPOINT, Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.game import Outcome
from games.kernel.text import Seat, T, Text


class Jupiter(Draw):
    """A rescue for one to seven robots."""

    id = "jupiter"
    title = T("Jupiter Deep")
    tagline = T("Robots rescue colonists from a floating colony that falls apart.")
    seats = range(1, 8)
    State = state.State
    Options = JupiterOptions
    open_hands = True
    longest = 10_000

    @classmethod
    def set_up(cls, seat_count: int, options: Any, chance: Chance) -> state.State:
        return new_state(seat_count, options, chance)

    def play(self) -> Play[Outcome]:
        while (outcome := self.outcome()) is None:
            yield CHECKPOINT
            done = STEPS[self.s.step](self)
            if done is not None:
                yield from done
        return outcome

    def choose_cores(self) -> Play[None]:
        """Everybody makes one of the two cards dealt the core."""
        options = [
            card_offers.core(seat, as_ability(card))
            for seat, player in enumerate(self.s.players)
            for card in dict.fromkeys(player.hand)
        ]
        cores = yield from self.each_seat(
            T("Which card becomes your core?"),
            options,
            why=CORE_WHY,
        )
        for seat, card in cores.items():
            self.install(seat, card)
        self.s.step = "first"

    def choose_first(self) -> Play[None]:
        """The table decides who begins; any answer counts for all."""
        everybody = range(self.seat_count)
        self.s.active = yield from self.pick(
            T("Who goes first?"),
            [
                Option(f"first.{first}", seat, T("{player}", player=Seat(first)), first)
                for seat in everybody
                for first in everybody
            ],
            why=T("Turns go round from there. Anybody's answer counts for the whole table."),
        )
        self.s.step = "mooring"

    def first_mooring(self) -> Play[None]:
        """The table decides where the pod docks at the start."""
        yield from self.dock(list(range(self.seat_count)))
        self.begin_turn()
        self.s.step = "actions"

    def arrive(self) -> Play[None]:
        """The start of a turn: a pod that waits for this player docks again.

        It may bring this player's lost robot back, with a new core.
        """
        if self.must_dock():
            yield from self.dock([self.s.active])
            self.wake_core()
        self.s.step = "actions"

    def begin_turn(self) -> None:
        self.s.turn += 1
        self.s.spent = self.s.boosts = 0
        self.s.core_used = False
        self.say(T("It is the turn of {player}.", player=Seat(self.s.active)))
        self.wake_core()

    def conversion(self) -> None:
        self.convert()
        self.s.step = "draw" if self.options.fast_creeps else "invasion"

    def invasion(self) -> Play[None]:
        yield from self.invade()
        self.s.step = "conversion" if self.options.fast_creeps else "draw"

    def draw(self) -> Play[None]:
        """A player without a robot draws nothing: it comes back with two new cards."""
        if not self.is_lost(self.s.active):
            yield from self.draw_card()
        if self.outcome() is None:
            yield from self.keep_limit()
            self.pass_on()

    def pass_on(self) -> None:
        """Cards played for the turn are discarded; the next player begins."""
        self.s.discards += self.s.in_play
        self.s.in_play, self.s.risen = [], []
        self.s.active = (self.s.active + 1) % self.seat_count
        self.s.step = "arrival"
        self.begin_turn()

    def outcome(self) -> Outcome | None:
        """Victory and both defeats, as soon as they are certain."""
        if self.s.saved >= self.s.target and max(self.s.domes) < ROBOT:
            return self._end(T("The colonists are saved, and so are the robots."), "rescued")
        if self.s.saved + self.s.pod.colonists + self.colonists_on_colony < self.s.target:
            return self._end(T("Too few colonists are left to save."), "converted")
        standing = {module.number for module in self.s.modules if not module.gone}
        if PLANT not in standing:
            return self._end(T("Without power plants the colony falls."), "power")
        if DISH not in standing:
            return self._end(T("Without radar dishes the pod is lost."), "radar")
        return None

    def view(self, viewer: int | None) -> View:
        limits = Limits(self.actions_left, self.hand_limit, self.range_of(self.s.active))
        return view_of(self.s, viewer, self.options, limits)

    def headline(self) -> Text:
        return T(
            "{saved} of {target} saved, {aboard} aboard, {left} on the colony",
            saved=self.s.saved,
            target=self.s.target,
            aboard=self.s.pod.colonists,
            left=self.colonists_on_colony,
        )

    @property
    def turn(self) -> int:
        return self.s.turn

    def nameplate(self, seat: int) -> Text | None:
        return ROBOTS[seat]

    def census(self) -> Mapping[str, int]:
        s = self.s
        held = sum(len(player.hand) + (player.core is not None) for player in s.players)
        return {
            "cards": len(s.deck) + len(s.discards) + len(s.in_play) + held,
            "colonists": s.spare + s.saved + s.lost + s.pod.colonists + s.domes.count(COLONIST),
            "creeps": self.creeps_in_box + s.domes.count(CREEP),
            "modules": len(s.modules),
        }

    def scramble(self, viewer: int | None, luck: random.Random) -> None:  # noqa: ARG002 - hands are open: the deck hides the same from all
        luck.shuffle(self.s.deck)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return answer(view, ask, seat, luck)

    def _end(self, reason: Text, cause: str) -> Outcome:
        winners = tuple(range(self.seat_count)) if cause == "rescued" else ()
        figures = (
            (T("Saved"), self.s.saved),
            (T("To save"), self.s.target),
            (T("Lost"), self.s.lost),
            (T("Turns"), self.s.turn),
        )
        return Outcome(winners, reason, cause, figures)


STEPS: Mapping[Step, Callable[[Jupiter], Play[None] | None]] = {
    "cores": Jupiter.choose_cores,
    "first": Jupiter.choose_first,
    "mooring": Jupiter.first_mooring,
    "arrival": Jupiter.arrive,
    "actions": Jupiter.take_action,
    "conversion": Jupiter.conversion,
    "invasion": Jupiter.invasion,
    "draw": Jupiter.draw,
}
