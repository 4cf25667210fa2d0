"""A question the rules put to the table, and the options that answer it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import KW_ONLY, dataclass, replace
from itertools import count
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from games.kernel.late import Late
from games.kernel.question import Question, QuestionKind
from games.kernel.text import Text

V_co = TypeVar("V_co", covariant=True)
T = TypeVar("T")

NOTHING_MORE: Mapping[str, int] = {}
Tone = Literal["plain", "go", "warn"]


@dataclass(slots=True, eq=False)
class Option(Generic[V_co]):
    """One possible answer. ``id`` is unique within its ask and seat, short, safe in a custom id.

    Options of several seats may share an id when they mean the same: they are one button then.
    ``spot`` names a place on the board and ``piece`` what acts there, in the same words; ``actor``
    is which of several that stand there, and is called the same wherever it goes; ``short``
    is what a button says after the number of its mark. ``group`` is a first step where there are
    many; ``manner`` is what helps a deed that is also done without it. ``secret`` hides the option
    from every other seat. ``aside`` is an offer that nobody waits for: help on another's turn.
    ``ends`` says that a question that may be asked several times is over with it. Nobody changes an
    option: it is kept, shared and known by being the same.
    """

    id: str
    seat: int
    label: Text
    value: V_co
    _: KW_ONLY
    spot: str | None = None
    piece: str | None = None
    actor: str | None = None
    short: Text | None = None
    group: Text | None = None
    manner: Text | None = None
    detail: Text | None = None
    secret: bool = False
    tone: Tone = "plain"
    aside: bool = False
    ends: bool = False

    def aside_for(self, seat: int) -> Option[V_co]:
        """The same for another seat, as an offer that nobody waits for."""
        return replace(self, seat=seat, aside=True)

    @property
    def marked(self) -> str | None:
        """What carries its number on the board: the piece that acts, or else the place."""
        return self.spot if self.piece is None else self.piece


Order: TypeAlias = Callable[[str], tuple[int, ...]]


def as_they_come(_: str) -> tuple[int, ...]:
    """No order of its own: marks are counted as options come."""
    return ()


Name: TypeAlias = Callable[[str], str]


def nameless(_: str) -> str:
    """The board says nothing there."""
    return ""


class Ask:
    """A prompt, why it is asked, and its options. The first valid answer is taken."""

    __slots__ = (
        "about",
        "area",
        "least",
        "options",
        "order",
        "printed",
        "prompt",
        "question",
        "stand_ins",
        "token",
        "upto",
        "why",
    )

    def __init__(
        self,
        question: Question,
        prompt: Text,
        options: Iterable[Option[Any]],
        *,
        why: Text | None = None,
        token: str = "",
        upto: int = 0,
        least: int = 0,
        order: Order = as_they_come,
        printed: Name = nameless,
        area: Name = nameless,
        about: Mapping[str, int] = NOTHING_MORE,
        stand_ins: Sequence[Option[Any]] = (),
    ) -> None:
        self.question = question
        self.prompt = prompt
        self.options: Sequence[Option[Any]]
        self.options = options if type(options) is Late else tuple(options)
        self.why = why
        self.token = token
        """Which question of its match this is, and how often it was answered; the match gives
        it."""
        self.upto = upto
        """How often it may be asked until something else comes; 0 where it is asked just once."""
        self.least = least
        """How often at the least."""
        self.order = order
        """Where a mark stands when the board is read from top left to bottom right."""
        self.printed = printed
        """What the board itself calls a place: it needs no number."""
        self.area = area
        """The larger place that a place is part of."""
        self.about = about
        """Numbers that it turns on, for whoever answers without reading: so much damage."""
        self.stand_ins = stand_ins
        """Asides with which others answer for whoever is asked, once they have been waited for."""

    def asked_as(self, token: str, order: Order, printed: Name, area: Name) -> Ask:
        """The same as a certain question of a match, on its board."""
        same = copy(self)
        same.token, same.order, same.printed, same.area = token, order, printed, area
        return same

    def with_stand_ins(self) -> Ask:
        """The same once whoever is asked has been waited for."""
        return self.offering((*self.options, *self.stand_ins)) if self.stand_ins else self

    def offering(self, options: Iterable[Option[Any]]) -> Ask:
        """The same question with only these of its options."""
        same = copy(self)
        same.options = tuple(options)
        return same

    @property
    def id(self) -> str:
        return self.question.id

    @property
    def kind(self) -> QuestionKind:
        return self.question.kind

    @property
    def run(self) -> str:
        """Its token without how often it was answered: the same as long as it goes on."""
        return self.token.rpartition(".")[0]

    @property
    def seats(self) -> list[int]:
        """Whoever is asked, in order."""
        return sorted({option.seat for option in self.options})

    @property
    def awaited(self) -> list[int]:
        """Whom the table waits for: ping these, remind these, let an autopilot answer for these."""
        return sorted({option.seat for option in self.options if not option.aside})

    def of(self, seat: int) -> list[Option[Any]]:
        return [option for option in self.options if option.seat == seat]

    def find(self, seat: int, option_id: str) -> Option[Any] | None:
        for option in self.options:
            if option.id == option_id and option.seat == seat:
                return option
        return None

    def seen_by(self, viewer: int | None) -> Ask:
        """Without the secret options of other seats; ``None`` is a spectator."""
        seen = (option for option in self.options if not option.secret or option.seat == viewer)
        return self.offering(seen)

    def as_drawn(self) -> Ask:
        """As much of it as stands on a picture: what the options set off is left out."""
        order = {mark: (at,) for at, mark in enumerate(self.marks())}
        names = {mark: self.printed(mark) for mark in order}
        options = (
            Option(one.id, one.seat, one.label, None, spot=one.spot, piece=one.piece)
            for one in self.options
        )
        return Ask(
            self.question, self.prompt, options, order=order.__getitem__, printed=names.__getitem__
        )

    def spots(self) -> list[str]:
        """Every piece and every place that its options speak of."""
        named = (name for one in self.options for name in (one.piece, one.spot))
        return list(dict.fromkeys(name for name in named if name is not None))

    def marks(self) -> dict[str, int]:
        """The number of every piece or place, in reading order: on the board and on buttons; 0
        where the board has a name for it."""
        found = dict.fromkeys(one.marked for one in self.options if one.marked is not None)
        numbers = count(1)
        return {
            mark: 0 if self.printed(mark) else next(numbers)
            for mark in sorted(found, key=self.order)
        }

    def tags(self) -> dict[str, str]:
        """What stands at every piece or place on the board: its name, or else its number."""
        return {mark: self.printed(mark) or str(number) for mark, number in self.marks().items()}

    def offers(self) -> str:
        """Short proof that the same is offered to the same seats."""
        offered = ",".join([f"{option.seat}:{option.id}" for option in self.options])
        return hashlib.blake2b(offered.encode(), digest_size=2).hexdigest()

    def __iter__(self) -> Iterator[Option[Any]]:
        return iter(self.options)


class Checkpoint:
    """Yielded by rules at a moment from which the state alone is enough to go on."""

    __slots__ = ()


CHECKPOINT = Checkpoint()

Play: TypeAlias = Generator[Ask | Checkpoint, Option[Any], T]
"""Rules: they yield asks and checkpoints, are sent the chosen option, return what came of it."""
