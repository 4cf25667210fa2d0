"""A question the rules put to the table, and the options that answer it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import FrozenInstanceError
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import (
    Any,
    Generic,
    Literal,
    NamedTuple,
    NoReturn,
    Self,
    TypeAlias,
    TypeVar,
    TypeVarTuple,
)

from games.kernel.question import Question, QuestionKind
from games.kernel.text import Text

V_co = TypeVar("V_co", covariant=True)
T = TypeVar("T")
W = TypeVar("W")
Things = TypeVarTuple("Things")

NOTHING_MORE: Mapping[str, int] = MappingProxyType({})
Tone = Literal["plain", "go", "warn"]


def never_changes(self: object, name: str, *_: object) -> NoReturn:
    """Options and asks stay as they were made: they are kept, shared and compared."""
    raise FrozenInstanceError(f"{name} of {type(self).__name__}")


class _OptionSlots(Generic[V_co]):
    """What an option is made of. Slots are filled here and cannot be changed in an ``Option``:
    a frozen dataclass would take four times as long to make, and rules make many."""

    __slots__ = (
        "aside",
        "detail",
        "ends",
        "group",
        "id",
        "label",
        "made_by",
        "made_of",
        "piece",
        "seat",
        "secret",
        "short",
        "spot",
        "tone",
        "value",
    )

    id: str
    seat: int
    label: Text
    value: V_co
    spot: str | None
    piece: str | None
    short: Text | None
    group: Text | None
    detail: Text | None
    secret: bool
    tone: Tone
    aside: bool
    ends: bool
    made_by: Callable[..., Option[V_co]]
    made_of: tuple[object, ...]
    """How an option comes about that nobody has read yet."""


class Option(_OptionSlots[V_co]):
    """One possible answer. ``id`` is unique within its ask and seat, short, safe in a custom id.

    Options of several seats may share an id when they mean the same: they are one button then.
    ``spot`` names a place on the board and ``piece`` what acts there, in the same words; ``short``
    is what a button says after the number of its mark. ``group`` is a first step where there are
    many, ``secret`` hides the option from every other seat. ``aside`` is an offer that nobody
    waits for: help on another's turn. ``ends`` says that a question that may be asked several times
    is over with it.
    """

    __slots__ = ()
    __setattr__, __delattr__ = never_changes, never_changes

    def __new__(
        cls,
        id: str,  # noqa: A002 - what it is
        seat: int,
        label: Text,
        value: V_co,
        *,
        spot: str | None = None,
        piece: str | None = None,
        short: Text | None = None,
        group: Text | None = None,
        detail: Text | None = None,
        secret: bool = False,
        tone: Tone = "plain",
        aside: bool = False,
        ends: bool = False,
    ) -> Option[V_co]:
        option: Any = _OptionSlots()
        option.id = id
        option.seat = seat
        option.label = label
        option.value = value
        option.spot = spot
        option.piece = piece
        option.short = short
        option.group = group
        option.detail = detail
        option.secret = secret
        option.tone = tone
        option.aside = aside
        option.ends = ends
        option.__class__ = cls
        return option  # type: ignore[no-any-return]  # it has just become one

    def aside_for(self, seat: int) -> Option[V_co]:
        """The same for another seat, as an offer that nobody waits for."""
        return Option(
            self.id,
            seat,
            self.label,
            self.value,
            spot=self.spot,
            piece=self.piece,
            short=self.short,
            group=self.group,
            detail=self.detail,
            secret=self.secret,
            tone=self.tone,
            aside=True,
            ends=self.ends,
        )

    @staticmethod
    def later(make: Callable[[*Things], Option[W]], *of: *Things) -> Option[W]:
        """An option that is made when somebody first reads it, of things that never change: of
        the many that rules offer, players who do not look at all of them read one."""
        option: Any = _OptionSlots()
        option.made_by = make
        option.made_of = of
        option.__class__ = _Unread
        return option  # type: ignore[no-any-return]  # it is one to whoever looks

    def __reduce__(self) -> tuple[Callable[..., Option[Any]], tuple[Any, ...]]:
        """Options go to other processes whole."""
        return _whole, read_all(self)

    @property
    def marked(self) -> str | None:
        """What carries its number on the board: the piece that acts, or else the place."""
        return self.spot if self.piece is None else self.piece


class _Unread(Option[V_co]):
    """Nothing of it is there yet; whoever reads anything of it makes it a whole option."""

    __slots__ = ()

    def __getattr__(self, name: str) -> object:
        for fill, value in zip(FILL, read_all(self.made_by(*self.made_of)), strict=True):
            fill(self, value)
        object.__setattr__(self, "__class__", Option)
        return getattr(self, name)


def _whole(*slots: Any) -> Option[Any]:
    option: Any = _OptionSlots()
    for fill, value in zip(FILL, slots, strict=True):
        fill(option, value)
    option.__class__ = Option
    return option  # type: ignore[no-any-return]  # it has just become one


READ = [slot for slot in _OptionSlots.__slots__ if not slot.startswith("made_")]
FILL = [getattr(_OptionSlots, slot).__set__ for slot in READ]
read_all = attrgetter(*READ)


class Several(NamedTuple):
    """How many of an ask's options are taken together; the option ``done`` ends it earlier.

    With ``of_pieces``, only what pieces do is taken together; all else is an answer of its own. One
    of ``then`` may be ticked with them, and comes after them. Where it names every such answer,
    groups offered aside are ticked with them, too.
    """

    least: int
    most: int
    done: str = "done"
    of_pieces: bool = False
    then: tuple[str, ...] = ()


Order: TypeAlias = Callable[[str], tuple[int, ...]]


def as_they_come(_: str) -> tuple[int, ...]:
    """No order of its own: marks are counted as options come."""
    return ()


class _AskSlots:
    __slots__ = (
        "about",
        "least",
        "options",
        "order",
        "prompt",
        "question",
        "repeated",
        "several",
        "token",
        "upto",
        "why",
    )

    question: Question
    prompt: Text
    options: tuple[Option[Any], ...]
    why: Text | None
    token: str
    """Which question of its match this is, and how often it was answered; the match gives it."""
    upto: int
    """How often it may be asked until something else comes; 0 where it is asked just once."""
    least: int
    """How often at the least."""
    repeated: bool
    several: Several | None
    order: Order
    """Where a mark stands when the board is read from top left to bottom right."""
    about: Mapping[str, int]
    """Numbers that it turns on, for whoever answers without reading: so much damage."""


class Ask(_AskSlots):
    """A prompt, why it is asked, and its options. The first valid answer is taken."""

    __slots__ = ()
    __setattr__, __delattr__ = never_changes, never_changes

    def __new__(
        cls,
        question: Question,
        prompt: Text,
        options: Iterable[Option[Any]],
        *,
        why: Text | None = None,
        token: str = "",
        upto: int = 0,
        least: int = 0,
        repeated: bool = False,
        several: Several | None = None,
        order: Order = as_they_come,
        about: Mapping[str, int] = NOTHING_MORE,
    ) -> Self:
        ask: Any = _AskSlots()
        ask.question = question
        ask.prompt = prompt
        ask.options = tuple(options)
        ask.why = why
        ask.token = token
        ask.upto = upto
        ask.least = least
        ask.repeated = repeated
        ask.several = several
        ask.order = order
        ask.about = about
        ask.__class__ = cls
        return ask  # type: ignore[no-any-return]  # it has just become one

    def __reduce__(self) -> tuple[Callable[[], Ask], tuple[()]]:
        """Asks go to other processes as they are."""
        again = partial(
            Ask,
            self.question,
            self.prompt,
            self.options,
            why=self.why,
            token=self.token,
            upto=self.upto,
            least=self.least,
            repeated=self.repeated,
            several=self.several,
            order=self.order,
            about=dict(self.about),
        )
        return again, ()

    def asked_as(self, token: str, order: Order) -> Ask:
        """The same as a certain question of a match, on its board."""
        return self._with(self.options, token, order)

    def offering(self, options: Iterable[Option[Any]]) -> Ask:
        """The same question with only these of its options."""
        return self._with(options, self.token, self.order)

    def _with(self, options: Iterable[Option[Any]], token: str, order: Order) -> Ask:
        return Ask(
            self.question,
            self.prompt,
            options,
            why=self.why,
            token=token,
            upto=self.upto,
            least=self.least,
            repeated=self.repeated,
            several=self.several,
            order=order,
            about=self.about,
        )

    def again(
        self,
        options: Iterable[Option[Any]],
        prompt: Text | None = None,
        several: Several | None = None,
    ) -> Ask:
        """The same question with other options: clicks made on the earlier one stay good."""
        return Ask(
            self.question,
            prompt or self.prompt,
            options,
            why=self.why,
            repeated=True,
            several=several,
        )

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
        order = {mark: (number,) for mark, number in self.marks().items()}
        options = (
            Option(one.id, one.seat, one.label, None, spot=one.spot, piece=one.piece)
            for one in self.options
        )
        return Ask(self.question, self.prompt, options, order=order.__getitem__)

    def marks(self) -> dict[str, int]:
        """The number of every piece or place, in reading order: on the board and on buttons."""
        found = dict.fromkeys(one.marked for one in self.options if one.marked is not None)
        return {mark: at for at, mark in enumerate(sorted(found, key=self.order), 1)}

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
