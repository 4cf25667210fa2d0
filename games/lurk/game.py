"""Lurk: four factions, one random sea floor, and something in the middle that bites."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from games.kernel.ask import CHECKPOINT, Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.deal import Deal
from games.kernel.deck import deal_anew
from games.kernel.game import Outcome, Upgrade
from games.kernel.glossary import Glossary
from games.kernel.text import T, Text
from games.lurk import state
from games.lurk.armies.deployment import choose_sides, deploy
from games.lurk.armies.factions import choose_factions
from games.lurk.armies.mustering import choose_armies
from games.lurk.armies.rosters import ARMIES
from games.lurk.armies.terms import terms_of
from games.lurk.autopilot.choices import answer
from games.lurk.badges import BADGES
from games.lurk.battle import Battle, Ended
from games.lurk.before_ids import TOLD_BEFORE_IDS
from games.lurk.content import NAMES
from games.lurk.endings import behind, settle
from games.lurk.glossary import glossary
from games.lurk.lesson import LESSON
from games.lurk.map.board import reading_order
from games.lurk.map.laying import lay_map
from games.lurk.mind.mind import LurkMind
from games.lurk.mind.weights import Weights
from games.lurk.older_saves import spelled
from games.lurk.options import LurkOptions
from games.lurk.questions import PART_OF
from games.lurk.reminders import REMINDERS
from games.lurk.seen_things import on_the_table
from games.lurk.set_up import first_state, roll_for_first
from games.lurk.situation import headline, situation
from games.lurk.state import FALLEN, LURKER, Draft, Phase
from games.lurk.thanks import THANKS
from games.lurk.turn.round_end import creature_phase, resolve_event
from games.lurk.turn.turn import take_turn
from games.lurk.turning_points import TURNING_POINTS
from games.lurk.view import View, view_of

PHASES: Mapping[Phase, Callable[[Battle], Play[None]]] = {
    "factions": choose_factions,
    "armies": choose_armies,
    "map": lay_map,
    "first": roll_for_first,
    "sides": choose_sides,
    "deploy": deploy,
    "turn": take_turn,
    "event": resolve_event,
    "lurkers": creature_phase,
}


class Lurk(Battle):
    """Eliminate every other army."""

    id: ClassVar[str] = "lurk"
    title: ClassVar[Text] = T("Lurk")
    tagline: ClassVar[Text] = T("Four factions clash on the sea floor, and something stirs below.")
    seats: ClassVar[range] = range(2, 5)
    minutes: ClassVar[int] = 90
    competitive: ClassVar[bool] = True
    difficulty: ClassVar[Text | None] = T("takes an evening to learn")
    rules: ClassVar[int] = 6
    upgrades: ClassVar[Mapping[int, Upgrade]] = {
        1: state.with_nothing_told,
        2: state.guards_strike_neighbours_only,
        3: state.models_are_ordered,
        4: state.ways_are_swum,
        5: state.nobody_is_moving,
    }
    State: ClassVar[type[Any]] = state.State
    Options: ClassVar[type[LurkOptions]] = LurkOptions
    open_hands: ClassVar[bool] = True
    lesson = LESSON
    reminders = REMINDERS
    badges = BADGES
    part_of = PART_OF
    turning_points = TURNING_POINTS
    told_before_ids = TOLD_BEFORE_IDS
    thanks = THANKS
    casting: ClassVar[Mapping[str, str]] = {"set_up.faction": "faction"}
    daily = Deal(2, {"rounds": "20"})
    level = "armies"
    rosters = ARMIES
    longest: ClassVar[int] = 30000

    @classmethod
    def set_up(cls, seat_count: int, options: LurkOptions, chance: Chance) -> state.State:  # noqa: ARG003 - the options matter only at the end
        return first_state(seat_count, chance)

    def play(self) -> Play[Outcome]:
        try:
            while True:
                yield CHECKPOINT
                yield from PHASES[self.s.phase](self)
        except Ended as end:
            self.s.ended = end.cause
            return settle(self, end.cause)

    def view(self, viewer: int | None) -> View:
        points = [terms_of(self, seat).points for seat in range(self.seat_count)]
        return view_of(self.s, viewer, points)

    def headline(self) -> Text:
        if not self.s.turn:
            return T("Armies gather.")
        return headline(self)

    def behind(self) -> float:
        return behind(self)

    def what_wins(self) -> Text:
        if self.options.rounds == "none":
            return T("Goal: destroy every enemy model.")
        return T(
            "Goal: destroy every enemy model, or have the most points left after round {n}.",
            n=int(self.options.rounds),
        )

    def situation(self) -> Sequence[Text]:
        return list(situation(self)) if self.s.turn else ()

    def spelled(self, old: str, ask: Ask, before: Sequence[str]) -> tuple[str, ...] | None:
        return spelled(old, ask, before)

    @classmethod
    def glossary(cls, options: LurkOptions) -> Glossary:  # noqa: ARG003 - the box is the same
        return glossary()

    @classmethod
    def on_the_table(cls, view: View) -> Sequence[str]:
        return on_the_table(view)

    @classmethod
    def reading_order(cls, mark: str) -> tuple[int, ...]:
        return reading_order(mark)

    @classmethod
    def printed_name(cls, mark: str) -> str:
        """Every tile has its letter and number printed on it."""
        return mark

    @property
    def turn(self) -> int:
        return self.s.turn

    def nameplate(self, seat: int) -> Text | None:
        faction = self.s.players[seat].faction
        return NAMES[faction] if faction else None

    def census(self) -> Mapping[str, int]:
        """The cards of all decks, wherever they are, and the places of the map."""
        s = self.s
        cards = Counter(s.item_deck + s.item_discards + s.box + s.scrap)
        for player in s.players:
            cards.update(player.stock)
        for model in s.models:
            cards.update(model.cards)
        beasts = [m.kind for m in s.models if m.seat == LURKER and m.tile != FALLEN]
        cards.update(s.abyss_deck + s.abyss_discards + beasts)
        cards.update(s.event_deck + s.event_discards)
        return {**cards, "tiles": len(s.ground)}

    def scramble(self, viewer: int | None, luck: random.Random) -> None:
        """The orders of the decks, and what others are buying."""
        deal_anew(self.s.item_deck, luck)
        deal_anew(self.s.abyss_deck, luck)
        deal_anew(self.s.event_deck, luck)
        for seat, player in enumerate(self.s.players):
            if seat != viewer and player.draft.open:
                player.draft = Draft(open=True)

    @classmethod
    def mind(cls, weights: Weights | None = None) -> LurkMind:
        return LurkMind(weights)

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return answer(view, ask, seat, luck)
