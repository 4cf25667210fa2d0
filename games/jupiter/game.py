"""Jupiter Deep: robots, colonists, and a colony that falls apart."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from games.jupiter import state
from games.jupiter.actions import take_action
from games.jupiter.autopilot.answers import answer
from games.jupiter.badges import BADGES
from games.jupiter.before_ids import TOLD_BEFORE_IDS
from games.jupiter.colony import module_of
from games.jupiter.command_range import command_range
from games.jupiter.endings import behind, check_ending, outcome
from games.jupiter.glossary import face_down, glossary, on_the_table
from games.jupiter.lesson import LESSON
from games.jupiter.mind.mind import JupiterMind
from games.jupiter.mind.weights import Weights
from games.jupiter.older_saves import spelled
from games.jupiter.options import JupiterOptions
from games.jupiter.reading_order import reading_order
from games.jupiter.reminders import REMINDERS
from games.jupiter.rescue import Ended, Rescue
from games.jupiter.set_up import choose_cores, choose_docking, choose_first, first_state
from games.jupiter.situation import headline, situation
from games.jupiter.state import COLONIST, CREEP, Phase
from games.jupiter.thanks import THANKS
from games.jupiter.turn import (
    begin_with_docking,
    convert_colonists,
    draw_and_pass,
    suffer_invasion,
)
from games.jupiter.turning_points import TURNING_POINTS
from games.jupiter.view import Limits, View, view_of
from games.jupiter.ways import ways
from games.jupiter.words import MODULE_LETTERS, ROBOTS, module_spot
from games.kernel.ask import CHECKPOINT, Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.deal import Deal
from games.kernel.deck import deal_anew
from games.kernel.game import Outcome, Saved, Upgrade, Ways, same_state
from games.kernel.glossary import Glossary
from games.kernel.text import T, Text

PHASES: dict[Phase, Callable[[Rescue], Play[None] | None]] = {
    "cores": choose_cores,
    "first": choose_first,
    "docking": choose_docking,
    "arrival": begin_with_docking,
    "actions": take_action,
    "conversion": convert_colonists,
    "invasion": suffer_invasion,
    "draw": draw_and_pass,
}


def step_is_called_phase(saved: Saved) -> Saved:
    """Saves of the first rules call the phase the step, and docking for the first time mooring."""
    step = saved.pop("step")
    return {**saved, "phase": "docking" if step == "mooring" else step}


def fewer_questions(saved: Saved) -> Saved:
    """A turn without anything left to do ends by itself; what is saved stays the same."""
    return saved


class Jupiter(Rescue):
    """A rescue for one to seven robots."""

    id = "jupiter"
    title = T("Jupiter Deep")
    tagline = T("Robots rescue colonists from a floating colony that's falling apart.")
    seats = range(1, 8)
    minutes = 60
    difficulty = T("a puzzle for the table")
    State = state.State
    Options = JupiterOptions
    open_hands = True
    lesson = LESSON
    reminders = REMINDERS
    badges = BADGES
    turning_points = TURNING_POINTS
    told_before_ids = TOLD_BEFORE_IDS
    thanks = THANKS
    casting: ClassVar[Mapping[str, str]] = {"set_up.core": "card"}
    daily = Deal(1)
    level = "rescue"
    longest = 10_000
    rules = 6
    upgrades: ClassVar[Mapping[int, Upgrade]] = {
        1: step_is_called_phase,
        2: fewer_questions,
        3: same_state,
        4: same_state,
        5: same_state,
    }

    @classmethod
    def set_up(cls, seat_count: int, options: JupiterOptions, chance: Chance) -> state.State:
        return first_state(seat_count, options, chance)

    def play(self) -> Play[Outcome]:
        try:
            while True:
                check_ending(self)
                yield CHECKPOINT
                done = PHASES[self.s.phase](self)
                if done is not None:
                    yield from done
        except Ended as end:
            return outcome(self, end.cause)

    def view(self, viewer: int | None) -> View:
        limits = Limits(self.actions_left, self.hand_limit, command_range(self, self.s.active))
        return view_of(self.s, viewer, self.options, limits)

    def headline(self) -> Text:
        return headline(self)

    def behind(self) -> float:
        return behind(self)

    def situation(self) -> Sequence[Text]:
        return list(situation(self))

    def ways(self) -> Ways:
        return ways(self)

    def spelled(self, old: str, ask: Ask, before: Sequence[str]) -> tuple[str, str] | None:  # noqa: ARG002 - it says all by itself
        return spelled(self, old, ask)

    @classmethod
    def glossary(cls, options: JupiterOptions) -> Glossary:  # noqa: ARG003 - the box is the same
        return glossary()

    @classmethod
    def on_the_table(cls, view: View) -> Sequence[str]:
        return on_the_table(view)

    @classmethod
    def face_down(cls, view: View) -> Mapping[str, int]:
        return face_down(view)

    @classmethod
    def reading_order(cls, mark: str) -> tuple[int, ...]:
        return reading_order(mark)

    @classmethod
    def printed_name(cls, mark: str) -> str:
        return MODULE_LETTERS[int(mark[1:])] if mark[0] == "m" else ""

    @classmethod
    def area_of(cls, mark: str) -> str:
        """Domes belong to a module."""
        return module_spot(module_of(int(mark[1:]))) if mark[0] == "d" else ""

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
        deal_anew(self.s.deck, luck)

    @classmethod
    def mind(cls, weights: Weights | None = None) -> JupiterMind:
        return JupiterMind(cls, weights)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return answer(view, ask, seat, luck)
