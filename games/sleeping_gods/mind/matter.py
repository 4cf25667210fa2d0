"""A question that is worth a thought: what its options do, and whether chance has a say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any

from games.kernel import Option, Play
from games.kernel.mind import Draw
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.state import State

Answer = Option[Any]


class Matter(ABC):
    """One kind of question, as a seat was asked it."""

    sampled = False
    """Whether more may come of it than can be tried."""

    def __init__(self, lore: Lore, offered: Sequence[Answer]) -> None:
        self.lore = lore
        self.offered = [option for option in offered if self.concerns(option)]
        self.by_id = {option.id: option for option in self.offered}

    def concerns(self, option: Answer) -> bool:  # noqa: ARG002 - some matters are choosy
        """Whether it answers the question; anything else is done first, and it comes again."""
        return True

    def options(self, campaign: Campaign) -> Sequence[Answer]:  # noqa: ARG002 - some go on
        """What may be chosen when the question comes again."""
        return self.offered

    def goes_on(self, option: Answer) -> bool:  # noqa: ARG002 - most are over then
        """Whether the same question comes again after this option."""
        return False

    def draws(self, option: Answer) -> Sequence[Draw]:  # noqa: ARG002 - not all is chance
        """What chance may bring before it is known what comes of the option."""
        return ()

    def draws_in(self, campaign: Campaign, option: Answer) -> Sequence[Draw]:  # noqa: ARG002
        """The same in that position, where what is drawn again depends on it."""
        return self.draws(option)

    def alike(self, campaign: Campaign, option: Answer, draw: Draw) -> Hashable:  # noqa: ARG002
        """The same for draws that bring the same."""
        return draw.id

    @property
    def closing(self) -> Answer | None:
        """What is chosen in the end, where a question comes again and again until it is."""
        return None

    @abstractmethod
    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        """By the rules, as far as one looks; what came of it."""

    def script(self, state: State, option: Answer) -> Sequence[str]:  # noqa: ARG002 - as above
        """What is answered while that is played, before quick answers are."""
        return ()

    def first_sight(self, campaign: Campaign, option: Answer) -> float:  # noqa: ARG002 - as above
        """What an option promises, before chance has had its say."""
        return 0.0

    def weigh(self, worth: float, result: str) -> float:  # noqa: ARG002 - as above
        """What a position of that worth is to this question, with what came of it."""
        return worth

    def same(self, campaign: Campaign) -> Hashable:  # noqa: ARG002 - as above
        """The same for positions from which the question goes on alike."""
        return None


class Resumed(Matter):
    """A question that the rules ask again by themselves: this is its first answer."""

    def script(self, state: State, option: Answer) -> Sequence[str]:  # noqa: ARG002 - it is this
        return (option.id,)


def fate_is_watched(campaign: Campaign) -> bool:
    """Whether an event waits for certain numbers: then no two fates are alike."""
    return any(campaign.pack.event[one.id].each == "fate" for one in campaign.s.lasting)
