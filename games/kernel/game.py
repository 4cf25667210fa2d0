"""What every game is: rules that ask, a state, a view of it for each seat, and an autopilot."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

from games.kernel.ask import Ask, Option, Play
from games.kernel.asking import Asking
from games.kernel.badge import Badge
from games.kernel.chance import Chance
from games.kernel.content import Bookshelf, ContentTools
from games.kernel.deal import Deal
from games.kernel.glossary import Glossary
from games.kernel.lesson import Lesson
from games.kernel.mind import Mind
from games.kernel.reminder import Reminder
from games.kernel.roster import Rosters
from games.kernel.stake import Stake
from games.kernel.telling import Telling
from games.kernel.text import Text
from games.kernel.told import Told

S = TypeVar("S")
V = TypeVar("V")
W = TypeVar("W")
C = TypeVar("C")


class Way(NamedTuple):
    """Several choices of one piece as one; of those that end alike the shortest is offered."""

    end: str
    label: Text
    short: Text


Ways: TypeAlias = Callable[[Sequence[Option[Any]]], Way | None]
"""What choices that follow one another are called together; nothing where they are no way."""

Saved: TypeAlias = dict[str, Any]
"""A state as it was saved, before it is read."""

Upgrade: TypeAlias = Callable[[Saved], Saved]
"""From the saved state of one rules version to that of the next."""


def same_state(state: Saved) -> Saved:
    """For rules that only ask otherwise than those before."""
    return state


class GameOptions(BaseModel):
    """What the table decides before a game. Fields are literals, bools or small ints with a title
    and a description, so that a form can be made of them; ``json_schema_extra={"names": …}`` gives
    names to values that do not speak for themselves."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. In a co-operative game all seats win or none."""

    winners: tuple[int, ...]
    reason: Text
    cause: str
    figures: tuple[tuple[Text, int], ...] = ()


class GameEnded(Exception, Generic[C]):
    """Raised deep inside rules when the game is over; ``play`` catches it and settles the cause.

    A game makes a class of its own of it, with its own causes: ``class Ended(GameEnded[Cause])``.
    """

    def __init__(self, cause: C) -> None:
        super().__init__(cause)
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Chapter:
    """One part of a game's own chronicle, fit for everybody's eyes."""

    title: Text
    lines: tuple[Text, ...]


class Game(Asking, Telling, ABC, Generic[S, V]):
    """Rules bound to a state. The state is the truth; all else here can be made anew from it."""

    id: ClassVar[str]
    title: ClassVar[Text]
    tagline: ClassVar[Text]
    seats: ClassVar[range]
    minutes: ClassVar[int] = 0
    """How long a game usually takes; 0 where that says nothing."""
    difficulty: ClassVar[Text | None] = None
    """How hard it is to learn, in a few words."""
    kernel: ClassVar[int] = 0
    """The ``VERSION`` of what games rely on that a game of another package is written for."""
    rules: ClassVar[int] = 1
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    State: ClassVar[type[Any]]
    Options: ClassVar[type[GameOptions]] = GameOptions
    open_hands: ClassVar[bool] = False
    """Whether everybody may look at everybody's hand, as far as a spectator's view shows it."""
    competitive: ClassVar[bool] = False
    """Whether players are rivals; elsewhere all win together or nobody does."""
    part_of: ClassVar[Mapping[str, str]] = {}
    """Questions that saves may still name, and which question is asked in their place."""
    lesson: ClassVar[Lesson | None] = None
    """The guided first game, if there is one."""
    reminders: ClassVar[Sequence[Reminder[Any]]] = ()
    """Rules in passing, each for the first time somebody meets its thing."""
    badges: ClassVar[Sequence[Badge[Any, Any]]] = ()
    """What can be earned by playing well, or oddly, to the end."""
    turning_points: ClassVar[Sequence[Told]] = ()
    """Events of its story after which it stands differently, the most telling first."""
    told_before_ids: ClassVar[Mapping[str, str]] = {}
    """Which of these events older stories mean, by the words they had; nothing is ever added."""
    thanks: ClassVar[Mapping[str, Callable[[int], Text]]] = {}
    """What somebody is thanked for, by the first word of the options they chose, rarest first."""
    casting: ClassVar[Mapping[str, str]] = {}
    """The questions by which somebody becomes one of several, and what their things in the glossary
    begin with; the answers' values are the rest."""
    daily: ClassVar[Deal | None] = None
    """How it is dealt as the dive of a day, where it is short enough for that."""
    puzzle_seats: ClassVar[int] = 0
    """At so many seats it makes puzzles, if its mind can count all that chance may bring there."""
    level: ClassVar[str] = ""
    """The option that says how hard it shall be, if one does."""
    written: ClassVar[str] = ""
    """The option that says which written content is played, if there is any."""
    rosters: ClassVar[Rosters | None] = None
    """What its players put together and may keep for other games."""
    longest: ClassVar[int]
    """No game has more decisions than this."""

    def __init__(self, state: S, seat_count: int, options: Any, chance: Chance) -> None:
        self.s = state
        self.seat_count = seat_count
        self.options = options
        self.chance = chance
        self.lines = []
        self.revealed = False
        self.goes_on = False
        """Whether the question that was just answered had been answered before and only went on."""

    @classmethod
    def new(cls, seat_count: int, options: Any, chance: Chance) -> Game[S, V]:
        return cls(cls.set_up(seat_count, options, chance), seat_count, options, chance)

    @classmethod
    @abstractmethod
    def set_up(cls, seat_count: int, options: Any, chance: Chance) -> S:
        """The state before the first question."""

    @abstractmethod
    def play(self) -> Play[Outcome]:
        """The game from any checkpoint on. It yields CHECKPOINT before it changes anything."""

    @abstractmethod
    def view(self, viewer: int | None) -> V:
        """The state as that seat, or a spectator, may know it."""

    @abstractmethod
    def headline(self) -> Text:
        """Where the game stands, in a few words."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """Rises with each new turn; a new turn gets a new panel."""

    @abstractmethod
    def census(self) -> Mapping[str, int]:
        """Counts that never change: pieces and cards are neither made nor lost."""

    @abstractmethod
    def scramble(self, viewer: int | None, luck: random.Random) -> None:
        """Deals anew, among themselves, all things the viewer cannot know."""

    @classmethod
    @abstractmethod
    def autopilot(cls, view: V, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
        """What a sensible player in that seat would answer, knowing only the view."""

    def nameplate(self, seat: int) -> Text | None:  # noqa: ARG002 - games override it
        """The part a seat plays (a diver, a faction), when there is one."""
        return None

    def plays(self, seat: int) -> bool:  # noqa: ARG002 - games override it
        """Whether this seat is in play; where players come and go, a chair may stand empty."""
        return True

    def behind(self) -> float | None:
        """How much of the game lies behind, from 0 to 1; nothing where that cannot be told."""
        return None

    def recap(self) -> Sequence[Text]:
        """What everybody should remember who comes back after a long time."""
        return ()

    def journal(self) -> Sequence[Chapter]:
        """The chronicle of a long campaign, for games that keep one."""
        return ()

    def cast(self) -> Sequence[Text]:
        """Whoever takes part in the story, a line each, for games that tell one."""
        return ()

    def awards(self) -> tuple[str, ...]:
        """What this match has earned so far that the server should remember, as stable names."""
        return ()

    @classmethod
    def with_awards(cls, options: Any, awards: Collection[str]) -> Any:  # noqa: ARG003 - games override it
        """The options of a new match on a server that remembers these awards of this game."""
        return options

    @classmethod
    def content(cls) -> Iterable[ContentTools]:
        """The packs of written content, for games that have any."""
        return ()

    @classmethod
    def content_in(cls, folder: Path) -> ContentTools | None:  # noqa: ARG003 - games override it
        """A pack that somebody is writing in this folder, for games that have any."""
        return None

    @classmethod
    def bookshelf(cls) -> Bookshelf | None:
        """Where packs from outside are read and kept, for games that take any."""
        return None

    @classmethod
    def mind(cls, weights: Any = None) -> Mind[V, Any] | None:  # noqa: ARG003 - games override it
        """How a thinking player sees this game, with weights of its own or given ones; without a
        mind, thinkers do as the autopilot does."""
        return None

    @classmethod
    def glossary(cls, options: Any) -> Glossary:  # noqa: ARG003 - games override it
        """Every thing of the box, explained; which there are may depend on the options."""
        return {}

    @classmethod
    def on_the_table(cls, view: V) -> Sequence[str]:  # noqa: ARG003 - games override it
        """The things this viewer has before them, by their ids in the glossary, nearest first."""
        return ()

    @classmethod
    def face_down(cls, view: V) -> Mapping[str, int]:  # noqa: ARG003 - games override it
        """How many of each thing still lie in a deck, where everybody can work that out."""
        return {}

    @classmethod
    def reading_order(cls, mark: str) -> tuple[int, ...]:  # noqa: ARG003 - games override it
        """Where a piece or place stands when the board is read from top left to bottom right."""
        return ()

    @classmethod
    def printed_name(cls, mark: str) -> str:  # noqa: ARG003 - games override it
        """What the board itself calls a piece or place; nothing where it has no name there."""
        return ""

    @classmethod
    def area_of(cls, mark: str) -> str:  # noqa: ARG003 - games override it
        """The larger place that a place is part of, where the board has such."""
        return ""

    def ways(self) -> Ways | None:
        """How steps of one piece that follow one another are offered as one option, if they
        are. A choice that older saves hold in one is known by the end of such a way."""
        return None

    def spelled(self, old: str, ask: Ask, before: Sequence[str]) -> Sequence[str] | None:  # noqa: ARG002 - games override it
        """The plain choices of what an older save holds in one, from this question of the same
        seat on; none at all where it goes without saying, and ``older.AGAIN`` for more of them.
        ``before`` is what that save holds before it, since the last checkpoint."""
        return None

    def what_wins(self) -> Text | None:
        """The goal, in one line; nothing where the situation says it with what is left to do."""
        return None

    def situation(self) -> Sequence[Text]:
        """Who plays what, what they openly hold, the goal, the danger: at most six short lines."""
        return ()

    def stake(self, ask: Ask) -> Stake | None:  # noqa: ARG002 - games override it
        """What is tried with this question, how likely it is, and what comes of it, where fate
        decides."""
        return None

    def reveal(self) -> None:
        """Somebody saw something hidden: what came before cannot be taken back freely."""
        self.revealed = True


GameClass: TypeAlias = type[Game[Any, Any]]
"""A game of the catalog, for whoever does not care what its state and its view are."""
