"""Tentacula: three fish, one reef, and an octopus with an eye for gems."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from games.kernel import CHECKPOINT, Ask, Chance, Option, Outcome, Play, T, Text
from games.kernel.deal import Deal
from games.kernel.deck import deal_anew
from games.kernel.game import Saved, Upgrade
from games.kernel.glossary import Glossary
from games.tentacula import state
from games.tentacula.autopilot.answer import answer
from games.tentacula.badges import BADGES
from games.tentacula.before_ids import TOLD_BEFORE_IDS
from games.tentacula.board import FINISH, GEM_NAMES, GEMS
from games.tentacula.endings import outcome_of
from games.tentacula.glossary import face_down, glossary, on_the_table
from games.tentacula.lesson import LESSON
from games.tentacula.make_view import view_of
from games.tentacula.mind.mind import TentaculaMind
from games.tentacula.mind.weights import Weights
from games.tentacula.options import TentaculaOptions
from games.tentacula.pile import dealt_anew
from games.tentacula.reminders import REMINDERS
from games.tentacula.round_end import end_round
from games.tentacula.set_up import (
    choose_animals,
    choose_stash,
    first_state,
    lay_first_tiles,
    take_first_hand,
)
from games.tentacula.situation import situation_of
from games.tentacula.spots import along_the_route, is_fish, read_spot
from games.tentacula.state import NOBODY, Phase
from games.tentacula.thanks import THANKS
from games.tentacula.turn import begin_turn, move_fish
from games.tentacula.turning_points import TURNING_POINTS
from games.tentacula.view import View
from games.tentacula.voyage import Ended, Voyage
from games.tentacula.words import FISH_DOTS, LEVELS, NAMEPLATES

PHASES: dict[Phase, Callable[[Voyage], Play[None]]] = {
    "stash": choose_stash,
    "animals": choose_animals,
    "first tiles": lay_first_tiles,
    "tiles": take_first_hand,
    "turn": begin_turn,
    "move": move_fish,
    "round end": end_round,
}


def stage_is_called_phase(state: Saved) -> Saved:
    """Saves of the first rules call the phase the stage."""
    state["phase"] = state.pop("stage")
    return state


def nobody_is_named_yet(state: dict[str, object]) -> dict[str, object]:
    """A turn of the second rules began with *I play next* alone, and goes on so."""
    state["by_name"] = False
    return state


class Tentacula(Voyage):
    """A co-operative family game for two to four."""

    id: ClassVar[str] = "tentacula"
    title: ClassVar[Text] = T("Tentacula")
    tagline: ClassVar[Text] = T("Hide three fish in the coral and bring the gems home together.")
    seats: ClassVar[range] = range(2, 5)
    minutes: ClassVar[int] = 30
    difficulty: ClassVar[Text | None] = T("for the whole family")
    State: ClassVar[type[Any]] = state.State
    Options: ClassVar[type[TentaculaOptions]] = TentaculaOptions
    lesson = LESSON
    reminders = REMINDERS
    badges = BADGES
    turning_points = TURNING_POINTS
    told_before_ids = TOLD_BEFORE_IDS
    thanks = THANKS
    casting: ClassVar[Mapping[str, str]] = {
        "set_up.stash": "stash",
        "set_up.animal": "animal",
    }
    daily = Deal(2)
    level = "level"
    longest: ClassVar[int] = 800
    rules: ClassVar[int] = 3
    upgrades: ClassVar[Mapping[int, Upgrade]] = {1: stage_is_called_phase, 2: nobody_is_named_yet}

    @classmethod
    def set_up(cls, seat_count: int, options: TentaculaOptions, chance: Chance) -> state.State:
        return first_state(seat_count, options, chance)

    def play(self) -> Play[Outcome]:
        while True:
            yield CHECKPOINT
            if self.s.cause is not None:
                return outcome_of(self, self.s.cause)
            try:
                yield from PHASES[self.s.phase](self)
            except Ended as end:
                self.s.cause = end.cause

    def view(self, viewer: int | None) -> View:  # noqa: ARG002 - nobody has secrets here
        return view_of(self.s, self.options.level)

    def headline(self) -> Text:
        s = self.s
        if s.phase in state.GETTING_READY:
            return T("Getting ready · {level}", level=LEVELS[self.options.level])
        return T(
            "Round {round} · gate {gate} of 3 · {gems} 💎 in the chest · {shells} 🐚",
            round=s.round,
            gate=s.fold + 1,
            gems=sum(s.chest),
            shells=s.shells,
        )

    def behind(self) -> float:
        """As far as the fish have come on the way."""
        return sum(self.s.fish) / (FINISH * len(self.s.fish))

    def what_wins(self) -> Text:
        return T("Goal: get all three fish home, with every gem the stash needs.")

    def situation(self) -> Sequence[Text]:
        return situation_of(self.s)

    @classmethod
    def glossary(cls, options: TentaculaOptions) -> Glossary:  # noqa: ARG003 - the box is the same
        return glossary()

    @classmethod
    def on_the_table(cls, view: View) -> Sequence[str]:
        return on_the_table(view)

    @classmethod
    def face_down(cls, view: View) -> Mapping[str, int]:
        return face_down(view)

    @classmethod
    def reading_order(cls, mark: str) -> tuple[int, ...]:
        return along_the_route(mark)

    @classmethod
    def printed_name(cls, mark: str) -> str:
        """A fish is known by its colour."""
        return FISH_DOTS[read_spot(mark)[0]] if is_fish(mark) else ""

    @property
    def turn(self) -> int:
        return self.s.turn

    def nameplate(self, seat: int) -> Text | None:
        animal = self.s.animals[seat]
        return None if animal == NOBODY else NAMEPLATES[animal]

    def census(self) -> Mapping[str, int]:
        s = self.s
        held = sum(face >= 0 for face in s.hands)
        laid = sum(len(row.tiles) for row in s.rows)
        gems = {GEM_NAMES[gem]: s.chest[gem] + s.cave[gem] + s.stashed[gem] for gem in GEMS}
        return {
            "tiles": len(s.pile) + held + laid + len(s.box),
            "gates": len(s.gates) + 1 + s.fold,
            **gems,
        }

    def scramble(self, viewer: int | None, luck: random.Random) -> None:  # noqa: ARG002 - as view
        """Nobody knows the order of the two piles; of the tiles only the top of the pile shows."""
        deal_anew(self.s.gates, luck)
        if self.s.pile:
            self.s.pile = dealt_anew(self.s.pile, luck)

    @classmethod
    def mind(cls, weights: Weights | None = None) -> TentaculaMind:
        return TentaculaMind(weights)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return answer(view, ask, seat, luck)
