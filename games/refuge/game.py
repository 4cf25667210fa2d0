"""The Refuge: Terror from the Deep, the co-operative dive for one to four."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from games.kernel.ask import CHECKPOINT, Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.deal import Deal
from games.kernel.deck import deal_anew
from games.kernel.game import Outcome, Saved, Upgrade, same_state
from games.kernel.glossary import Glossary
from games.kernel.text import T, Text
from games.refuge import state
from games.refuge.autopilot.answer import answer
from games.refuge.autopilot.worth import Weights
from games.refuge.badges import BADGES
from games.refuge.before_ids import TOLD_BEFORE_IDS
from games.refuge.board import SPOTS, THREAT_LIMIT, reading_order
from games.refuge.characters import CHARACTERS
from games.refuge.dive import Dive, Ended
from games.refuge.endings import behind, outcome_of
from games.refuge.glossary import face_down, glossary, on_the_table
from games.refuge.lesson import LESSON
from games.refuge.make_view import known_kraken_cards, view_of
from games.refuge.mind.mind import RefugeMind
from games.refuge.objective_cards import NUMERALS
from games.refuge.options import RefugeOptions
from games.refuge.reminders import REMINDERS
from games.refuge.set_up import choose_diver, choose_place, first_state, lay_objectives
from games.refuge.situation import situation_of
from games.refuge.state import Phase
from games.refuge.thanks import THANKS
from games.refuge.turn import act, begin_turn, kraken_answers
from games.refuge.turning_points import TURNING_POINTS
from games.refuge.view import View

PHASES: Mapping[Phase, Callable[[Dive], Play[None]]] = {
    "divers": choose_diver,
    "places": choose_place,
    "objectives": lay_objectives,
    "wake": begin_turn,
    "act": act,
    "kraken": kraken_answers,
}


def stage_is_called_accomplished(state: Saved) -> Saved:
    """Saves of the first rules call the number of accomplished objectives the stage."""
    state["accomplished"] = state.pop("stage")
    return state


class Refuge(Dive):
    """Three objectives in order, before the Kraken overwhelms the divers."""

    id = "refuge"
    title = T("The Refuge")
    tagline = T("Dive past the Kraken together and bring home the cargo of the UB-85.")
    seats = range(1, 5)
    minutes = 60
    difficulty = T("easy to learn")
    State = state.State
    Options = RefugeOptions
    open_hands: ClassVar[bool] = True
    lesson = LESSON
    reminders = REMINDERS
    badges = BADGES
    turning_points = TURNING_POINTS
    told_before_ids = TOLD_BEFORE_IDS
    thanks = THANKS
    casting: ClassVar[Mapping[str, str]] = {"set_up.diver": "diver"}
    daily = Deal(1)
    puzzle_seats = 2
    level = "objectives"
    longest: ClassVar[int] = 5000
    rules: ClassVar[int] = 3
    upgrades: ClassVar[Mapping[int, Upgrade]] = {
        1: stage_is_called_accomplished,
        2: same_state,
    }

    @classmethod
    def set_up(cls, seat_count: int, options: RefugeOptions, chance: Chance) -> state.State:
        return first_state(seat_count, options, chance)

    def play(self) -> Play[Outcome]:
        try:
            while True:
                yield CHECKPOINT
                self.introduced = False
                yield from PHASES[self.s.phase](self)
        except Ended as end:
            self.s.ended = end.cause
            return outcome_of(self, end.cause)

    def view(self, viewer: int | None) -> View:
        return view_of(self.s, viewer)

    def headline(self) -> Text:
        if not self.s.goals:
            return T("The divers are getting ready.")
        return T(
            "Goal {numeral}, {title}: {progress} of {target} · threat {threat} of {limit}",
            numeral=NUMERALS[self.objective.level],
            title=self.objective.title,
            progress=self.goal.progress,
            target=self.objective.target_for(self.seat_count),
            threat=self.s.threat,
            limit=THREAT_LIMIT,
        )

    def behind(self) -> float:
        return behind(self)

    def situation(self) -> Sequence[Text]:
        return situation_of(self)

    @classmethod
    def glossary(cls, options: RefugeOptions) -> Glossary:  # noqa: ARG003 - the box is the same
        return glossary()

    @classmethod
    def on_the_table(cls, view: View) -> Sequence[str]:
        return on_the_table(view)

    @classmethod
    def face_down(cls, view: View) -> Mapping[str, int]:
        return face_down(view)

    @classmethod
    def reading_order(cls, mark: str) -> tuple[int, ...]:
        return reading_order(SPOTS[mark])

    @property
    def turn(self) -> int:
        return self.s.turn

    def nameplate(self, seat: int) -> Text | None:
        character = CHARACTERS.get(self.s.divers[seat].name)
        return character.name if character else None

    def census(self) -> Mapping[str, int]:
        """Tentacles, the cards of both decks by name, and divers."""
        s = self.s
        cards = Counter(s.salvage_deck + s.salvage_discards + s.kraken_deck + s.kraken_discards)
        for diver in s.divers:
            cards.update(diver.hand)
        return {
            **cards,
            "tentacles": len(s.tentacles) + s.threat + s.supply,
            "divers": len(s.divers),
        }

    def scramble(self, viewer: int | None, luck: random.Random) -> None:
        """The orders of both decks, below what the viewer's sonar has shown."""
        deal_anew(self.s.salvage_deck, luck)
        known = known_kraken_cards(self.s, viewer)
        hidden = self.s.kraken_deck[: len(self.s.kraken_deck) - len(known)]
        deal_anew(hidden, luck)
        self.s.kraken_deck[: len(hidden)] = hidden

    @classmethod
    def mind(cls, weights: Weights | None = None) -> RefugeMind:
        return RefugeMind(cls, weights)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return answer(cls, view, ask, seat, luck)
