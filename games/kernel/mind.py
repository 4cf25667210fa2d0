"""What a game tells a player that thinks: positions to try out, what chance may bring, what counts.

A game describes itself here; whoever thinks does so with the words of this file alone.
"""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeVar

from games.kernel.ask import Ask, Option
from games.kernel.text import T, Text

V = TypeVar("V")
W = TypeVar("W")

Level = Literal["calm", "keen", "fierce"]
"""Easier than the autopilot, between the two, as strong as the mind can be."""
LEVELS: tuple[Level, ...] = ("calm", "keen", "fierce")


class Draw(NamedTuple):
    """One thing that chance may bring when the turn ends, and how often among all of them."""

    id: str
    odds: int = 1


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that became true between two positions and that a person can check on the board:
    a sentence without a full stop, whether one would wish for it, and how much it matters. The
    same words are the same fact, whatever they weigh."""

    words: Text
    good: bool
    weight: float = field(default=1.0, compare=False)
    missed: bool = field(default=True, compare=False)
    """Whether those who try nothing of the kind do without something."""


class Look(NamedTuple):
    """What a seat sees, and whether the game is won once it is over."""

    view: Any
    seat: int
    luck: random.Random
    won: bool | None = None


class Position(ABC):
    """A whole position as one seat may imagine it. Trying something out leaves it as it is; where
    nothing more is said, there is nothing to be tried from it."""

    ended: bool = False
    """Won or lost; nothing can be tried any more."""
    revealed: bool = False
    """Whether something hidden came to light since this was imagined; it may be something else."""
    tells_chance: bool = True
    """Whether its worth can be read as a chance to win."""

    @abstractmethod
    def worth(self) -> float:
        """To the seat that thinks: the higher the better, also when the game has ended."""

    def options(self) -> Sequence[Option[Any]]:
        """What the seat may still do before its turn is over; nothing when it is."""
        return ()

    def after(self, option_id: str) -> Position:
        """Once that option is taken, by the rules; small questions on the way are answered."""
        raise KeyError(option_id)

    def answers(self, option_id: str) -> bool:  # noqa: ARG002 - in most games all do
        """Whether the option answers the question; what does not is done first, and it comes
        again."""
        return True

    def draws(self) -> Sequence[Draw]:
        """What chance may bring if the turn ends here."""
        return ()

    def drawn(self, draw: Draw) -> Position:
        """The turn ends, by the rules, and chance brings just that."""
        raise KeyError(draw.id)

    def key(self) -> Hashable:
        """The same for positions from which chance and rules go on alike: they are tried once."""
        return self

    @abstractmethod
    def facts(self, later: Self) -> Iterable[Fact]:
        """What became true between this position and a later one."""


class Reach(NamedTuple):
    """How far a mind looks: how many of the best options it follows at each step of its turn, how
    many draws it tries at the end of it, and how often it deals the hidden things anew."""

    widths: tuple[int, ...]
    draws: int
    deals: int = 1


class Mind(ABC, Generic[V, W]):
    """How a game is thought about, with these weights."""

    default_weights: ClassVar[Any]
    reach: ClassVar[Mapping[Level, Reach]]
    counted: ClassVar[Text]
    """How often a ``{fact}`` comes true: with ``{n}`` of ``{all}`` draws."""
    certain: ClassVar[Text]
    """That a ``{fact}`` comes true whatever is drawn."""
    sampled: ClassVar[Text] = T("{fact} about {share} % of the time")
    """As ``counted``, where more may come than can be tried."""

    tells_price: ClassVar[bool] = False
    """Whether hints say also a price that every answer has."""
    twins: ClassVar[float] = math.inf
    """What is worth more than this is not just as good, however alike the chances read."""
    even: ClassVar[float] = 0.0
    scale: ClassVar[float] = 1.0
    """The worth at which winning is as likely as losing, and how fast that changes with it."""

    guard: float = 0.0
    """By how much an option must be better than the autopilot's: a worth is a judgement."""

    def __init__(self, weights: W | None = None) -> None:
        self.weights: W = self.default_weights if weights is None else weights

    @abstractmethod
    def imagine(self, view: V, ask: Ask, seat: int, luck: random.Random) -> Position | None:
        """A position that shows this view, with everything hidden dealt at random; ``None`` where
        the autopilot's answer to this question is as good as any."""

    untold: ClassVar[Collection[str]] = ()
    """Questions whose answers are not tried by playing on: what comes of them nobody may know."""
    openings: ClassVar[Collection[str]] = ()
    """Options that only open something: no answer to any question."""
    halts: ClassVar[Collection[str]] = ()
    """Questions at which playing on ends; elsewhere it goes on to the end of the turn."""

    def standing(self, look: Look) -> Position | None:  # noqa: ARG002 - games override it
        """The position of a view, whatever is asked, with everything hidden dealt at random;
        ``None`` where there is none to be weighed."""
        return None

    def known(self, view: V, ask: Ask, seat: int) -> Mapping[str, tuple[float, Sequence[Fact]]]:  # noqa: ARG002 - games override it
        """By option, where nothing can be tried: what it seems worth by what everybody knows, and
        what speaks for it."""
        return {}

    def outlook(self, worth: float) -> float:
        """The chance to win, between 0 and 1, by the worth alone: how far apart options are."""
        return chance_of((worth - self.even) / self.scale)

    def chance(self, position: Any, worth: float) -> float:  # noqa: ARG002 - some games look at it
        """The same as it is said, by whatever games that were played have borne out."""
        return self.outlook(worth)


def chance_of(odds: float) -> float:
    """Between 0 and 1, of odds as a logarithm."""
    return 1.0 / (1.0 + math.exp(-odds))
