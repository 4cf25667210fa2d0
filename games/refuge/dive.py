"""The dive: the table that every rule is given, with its state, its story and its questions."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Literal, TypeVar

from games.kernel.ask import Option, Play
from games.kernel.chance import Chance
from games.kernel.game import Game, GameEnded
from games.kernel.question import Question
from games.kernel.text import SILENCE, T, Text
from games.refuge import told
from games.refuge.board import HEAD_SPOTS, NEIGHBOURS, SPOT_IDS, SPOT_LABELS, Spot
from games.refuge.cards import SALVAGE
from games.refuge.characters import ABILITIES, CHARACTERS
from games.refuge.objective_cards import OBJECTIVES, Objective
from games.refuge.options import RefugeOptions
from games.refuge.state import ABOARD, OFF_MAP, Diver, Goal, Move, MoveKind, State
from games.refuge.view import View
from games.refuge.words import CARD_DETAILS

Cause = Literal["won", "supply", "threat", "salvage", "down", "alone"]
W = TypeVar("W")
ACTIONS = 2
"""So many a turn."""


class Ended(GameEnded[Cause]):
    """Won or lost: raised at the very moment, caught where the dive is played from."""


class NeverMind(Exception):
    """Whoever chose an action thinks better of it before anything came of it."""


class Dive(Game[State, View], ABC):
    """Questions about the position, and changes that ask nobody anything."""

    options: RefugeOptions

    def __init__(
        self, state: State, seat_count: int, options: RefugeOptions, chance: Chance
    ) -> None:
        super().__init__(state, seat_count, options, chance)
        self.introduced = False
        """Whether the story has said which diver the active player leads."""

    @property
    def goal(self) -> Goal:
        return self.s.goals[self.s.accomplished]

    @property
    def objective(self) -> Objective:
        return OBJECTIVES[self.goal.objective]

    @property
    def diver(self) -> Diver:
        """Whose turn it is."""
        return self.s.divers[self.s.active]

    def diver_at(self, spot: Spot) -> Diver | None:
        for diver in self.s.divers:
            if diver.spot == spot:
                return diver
        return None

    def is_free(self, spot: Spot) -> bool:
        """No miniature is there: neither diver nor tentacle nor the head."""
        return (
            spot not in self.s.tentacles
            and spot not in HEAD_SPOTS[self.s.head]
            and self.diver_at(spot) is None
        )

    def taken(self) -> set[Spot]:
        """Where divers and tentacles are."""
        return {*self.s.tentacles, *(diver.spot for diver in self.s.divers)}

    def divers_next_to(self, diver: Diver) -> list[Diver]:
        near = NEIGHBOURS.get(diver.spot, ())
        return [other for other in self.s.divers if other.spot in near]

    def tentacles_among(self, spots: AbstractSet[Spot]) -> list[Spot]:
        return sorted([spot for spot in self.s.tentacles if spot in spots], reverse=True)

    def name(self, diver: Diver) -> Text:
        return CHARACTERS[diver.name].name

    def spot_options(self, verb: str, seat: int, spots: Iterable[Spot]) -> list[Option[Spot]]:
        """One option for each space, marked on the board; ids say what is done there."""
        return [spot_option(verb, seat, spot) for spot in spots]

    def diver_options(self, verb: str, seat: int, divers: Iterable[Diver]) -> list[Option[Diver]]:
        return [
            Option(
                f"{verb}.{other.name}",
                seat,
                self.name(other),
                other,
                piece=SPOT_IDS.get(other.spot),
                short=self.name(other),
            )
            for other in divers
        ]

    def card_options(self, verb: str, seat: int, cards: Iterable[str]) -> list[Option[str]]:
        """One option for each title, however many copies there are."""
        return [
            Option(f"{verb}.{card}", seat, SALVAGE[card].title, card, detail=CARD_DETAILS[card])
            for card in sorted(set(cards))
        ]

    def aim(
        self,
        question: Question,
        seat: int,
        prompt: Text,
        options: Sequence[Option[W]],
        *,
        why: Text,
    ) -> Play[W]:
        """What an action is aimed at; with several to choose from, one may think better of it."""
        if len(options) == 1:
            return options[0].value
        back: Option[W | None] = Option("never_mind", seat, NEVER_MIND, None)
        chosen = yield from self.pick(question, prompt, [*options, back], why=why)
        if chosen is None:
            raise NeverMind
        return chosen

    def does(self, diver: Diver, deed: Text) -> None:
        """A deed of whoever leads this diver, who is named where the story has not done so yet."""
        active = diver is self.diver
        if active and self.introduced:
            self.deed(diver.seat, deed)
            return
        self.introduced = self.introduced or active
        self.deed(diver.seat, T("({diver}) {deed}", diver=self.name(diver), deed=deed))

    def leave_trail(self, kind: MoveKind, start: Spot, end: Spot) -> None:
        self.s.trail.append(moved(kind, start, end))

    def take_salvage(self, diver: Diver) -> Text:
        """A card is due, and this is its title: with none left, the dive is lost."""
        if not self.s.salvage_deck:
            raise Ended("salvage")
        card = self.s.salvage_deck.pop()
        diver.hand.append(card)
        self.reveal()
        return SALVAGE[card].title

    def draw_salvage(self, diver: Diver) -> None:
        card = self.take_salvage(diver)
        self.say(told.DRAWS_SALVAGE(diver=self.name(diver), card=card))

    def discard(self, diver: Diver, *cards: str) -> None:
        for card in cards:
            diver.hand.remove(card)
            self.s.salvage_discards.append(card)

    def return_tentacle(self, spot: Spot) -> None:
        """From the board back to the supply."""
        self.s.tentacles.remove(spot)
        self.s.supply += 1
        self.leave_trail("remove", spot, OFF_MAP)

    def check_anybody_stands(self) -> None:
        """All down or devoured at once is the end; a lone diver has a turn of grace instead."""
        diving = self.divers_diving()
        if len(diving) > 1 and not any(diver.standing for diver in diving):
            raise Ended("down")

    def divers_diving(self) -> list[Diver]:
        """Everybody who has not left through the submarine's hatch."""
        return [diver for diver in self.s.divers if diver.spot != ABOARD]

    def turn_up(self, diver: Diver, ability: str) -> None:
        diver.spent.remove(ability)
        self.does(diver, told.READIES(ability=ABILITIES[ability].title))


NEVER_MIND = T("Never mind")


@cache
def spot_option(verb: str, seat: int, spot: Spot) -> Option[Spot]:
    name = SPOT_IDS[spot]
    return Option(f"{verb}.{name}", seat, SPOT_LABELS[spot], spot, spot=name, short=SILENCE)


@cache
def moved(kind: MoveKind, start: Spot, end: Spot) -> Move:
    return Move(kind, start, end)
