"""A tiny game for testing the kernel: lanterns are lit in turn, with secrets, dice and a vote."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import Field

from games.kernel import (
    CHECKPOINT,
    Ask,
    Chance,
    Game,
    GameOptions,
    Option,
    Outcome,
    Play,
    Question,
    Seat,
    T,
)
from games.kernel.told import Told

UNDER = Told("look.under", "Under the deck lies {n}.")
LIGHTS = Told("light.lights", "{who} lights {n}.")
DEED = Question("turn.deed", "turn")
CARD = Question("light.card", "hand")
VOTE = Question("vote.shine", "named")
CARDS = Question("many.cards", "several")
PLAYED = T("What you play goes under the deck.")


class Options(GameOptions):
    length: Literal[3, 5] = Field(3, description="Rounds to play.")


@dataclass(slots=True)
class Diver:
    lit: int = 0
    hand: list[int] = field(default_factory=list)


@dataclass(slots=True)
class State:
    divers: list[Diver]
    deck: list[int]
    active: int = 0
    round: int = 1


@dataclass(slots=True)
class View:
    lit: list[int]
    hand: list[int]
    hand_sizes: list[int]
    deck: int
    active: int


class Lanterns(Game[State, View]):
    id = "lanterns"
    title = T("Lanterns")
    tagline = T("Light them all")
    seats = range(1, 5)
    State = State
    Options = Options
    turning_points = (LIGHTS,)
    longest = 200

    @classmethod
    def set_up(cls, seat_count: int, options: Any, chance: Chance) -> State:
        deck = chance.shuffled(range(1, 21))
        return State([Diver(hand=[deck.pop(), deck.pop()]) for _ in range(seat_count)], deck)

    def play(self) -> Play[Outcome]:
        while self.s.round <= self.options.length:
            yield CHECKPOINT
            yield from self.take_turn(self.s.active)
            self.s.active = (self.s.active + 1) % self.seat_count
            self.s.round += self.s.active == 0
        best = max(diver.lit for diver in self.s.divers)
        winners = tuple(n for n, diver in enumerate(self.s.divers) if diver.lit == best)
        return Outcome(winners, T("The brightest wins."), "brightest")

    def take_turn(self, seat: int) -> Play[None]:
        deed = yield from self.pick(
            DEED,
            T("What will you do?"),
            [
                Option("light", seat, T("Light a lantern"), "light"),
                Option("roll", seat, T("Trust the die"), "roll"),
                Option("look", seat, T("Look under the deck"), "look"),
                Option("burn", seat, T("Break the rules"), "burn"),
                Option("vote", seat, T("Let all vote"), "vote"),
                Option("many", seat, T("Play several cards"), "many"),
            ],
            why=T("Light wins the game; a die brings some for certain, a card as much as it says."),
        )
        yield from getattr(self, deed)(seat)

    def light(self, seat: int) -> Play[None]:
        diver = self.s.divers[seat]
        cards = [
            Option(f"c{card}", seat, T("Card {n}", n=card), card, secret=True)
            for card in diver.hand
        ]
        card = yield from self.maybe(CARD, seat, T("Play a card for light?"), cards, why=PLAYED)
        if card is not None:
            diver.hand.remove(card)
            self.s.deck.insert(0, card)
            diver.lit += card
            self.say(LIGHTS(who=Seat(seat), n=card))

    def roll(self, seat: int) -> Play[None]:
        self.s.divers[seat].lit += self.chance.die()
        yield from ()

    def look(self, seat: int) -> Play[None]:
        self.reveal()
        self.say(UNDER(n=self.s.deck[0]), to=seat)
        yield from ()

    def burn(self, seat: int) -> Play[None]:
        self.s.divers[seat].lit = 99
        raise ZeroDivisionError("the lantern exploded")
        yield

    def vote(self, seat: int) -> Play[None]:
        options = [
            Option(answer, voter, T("Aye") if answer == "aye" else T("Nay"), answer == "aye")
            for voter in range(self.seat_count)
            for answer in ("aye", "nay")
        ]
        votes = yield from self.each_seat(
            VOTE, T("Shall it shine?"), options, why=T("Every aye is one light.")
        )
        self.s.divers[seat].lit += sum(votes.values())

    def many(self, seat: int) -> Play[None]:
        diver = self.s.divers[seat]
        cards = [Option(f"c{c}", seat, T("Card {n}", n=c), c) for c in diver.hand]
        for card in (yield from self.pick_many(CARDS, seat, T("Which cards?"), cards, why=PLAYED)):
            diver.hand.remove(card)
            self.s.deck.insert(0, card)

    @property
    def turn(self) -> int:
        return (self.s.round - 1) * self.seat_count + self.s.active + 1

    def headline(self) -> Any:
        return T("Round {n}", n=self.s.round)

    def view(self, viewer: int | None) -> View:
        hand = [] if viewer is None else list(self.s.divers[viewer].hand)
        sizes = [len(diver.hand) for diver in self.s.divers]
        lit = [diver.lit for diver in self.s.divers]
        return View(lit, hand, sizes, len(self.s.deck), self.s.active)

    def awards(self) -> tuple[str, ...]:
        return tuple(f"lit.{seat}" for seat, diver in enumerate(self.s.divers) if diver.lit)

    @classmethod
    def with_awards(cls, options: Any, awards: Collection[str]) -> Any:
        return options.model_copy(update={"length": 5}) if awards else options

    def census(self) -> Mapping[str, int]:
        hands = sum(len(diver.hand) for diver in self.s.divers)
        return {"cards": hands + len(self.s.deck)}

    def scramble(self, viewer: int | None, luck: random.Random) -> None:
        others = [d for n, d in enumerate(self.s.divers) if n != viewer]
        pool = self.s.deck + [card for diver in others for card in diver.hand]
        luck.shuffle(pool)
        for diver in others:
            diver.hand = [pool.pop() for _ in diver.hand]
        self.s.deck = pool

    @classmethod
    def autopilot(cls, view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        return next(option for option in ask.of(seat) if option.id != "burn")


GAME = Lanterns
