"""A campaign between two questions, weighed as it stands."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel.mind import Fact, Position
from games.sleeping_gods import questions
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.mind.facts import facts_between
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.worth import worth
from games.sleeping_gods.state import State

UNTOLD = frozenset(
    question.id
    for question in (
        *(questions.ACTION, questions.SET_COURSE, questions.COURSE, questions.ENGINES),
        *(questions.TALE, questions.EVENT, questions.MARKET, questions.PORT),
        *(questions.SEATING, questions.LEAVE, questions.HEIR, questions.LEAVERS_CARD),
        *(questions.NOTE_PLACE, questions.NOTE_WORDS, questions.UNLOCKED),
    )
)
"""Where the book, a stall or a distant shore answers: nobody has read on."""


HALTED = (questions.ACTION, questions.ROOM, questions.FIGHT, questions.TALE, questions.EVENT)
HALTS = frozenset(question.id for question in HALTED)
"""Beyond these the book goes on."""


class StandingCampaign(Position):
    """``won`` once it is over."""

    def __init__(self, lore: Lore, state: State, won: bool | None) -> None:
        self.lore = lore
        self.state = state
        self.ended = won is not None
        self.cause = "beaten" if won is False else None

    @property
    def campaign(self) -> Campaign:
        return self.lore.campaign(self.state)

    def worth(self) -> float:
        weights, s = self.lore.weights, self.state
        if self.cause is not None:
            return -weights.lost
        bound = sum(member.command for member in s.crew) + sum(card.command for card in s.cards)
        return worth(self.campaign, weights) - weights.command * bound

    def facts(self, later: StandingCampaign) -> Iterable[Fact]:
        return facts_between(self.campaign, later.campaign, later.cause, "")
