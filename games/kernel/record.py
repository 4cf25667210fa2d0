"""A match as plain data, and its bytes: two lines, a seal and the record it seals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from games.kernel.errors import BadSave, CorruptSave, TooNewSave
from games.kernel.game import Game
from games.kernel.text import T

FORMAT = 1

FindGame = Callable[[str], type[Game[Any, Any]]]
"""The rules with this id; it refuses an id that nobody knows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: whose, which, to which question, and what it set loose."""

    seat: int
    option: str
    ask: str
    chance: bool = False
    revealed: bool = False


class Run(NamedTuple):
    """A question as long as it goes on: in which turn and with which chance, and who has answered.

    It goes on while the rules ask the same in the same turn, nothing is drawn or revealed and
    nothing else is asked.
    """

    question: str
    token: str
    turn: int
    counter: int
    answers: tuple[int, ...] = ()

    @property
    def step(self) -> str:
        """Which of its answers is awaited, for whoever gives it."""
        return f"{self.token}.{len(self.answers)}"

    def asks(self, step: str) -> bool:
        """Whether that is or was a step of this question; none that was taken back."""
        of, _, answers = step.rpartition(".")
        return of == self.token and answers.isdecimal() and int(answers) <= len(self.answers)

    def answered(self, seat: int) -> Run:
        return self._replace(answers=(*self.answers, seat))

    def has_answered(self, seat: int, step: str) -> bool:
        """Whether this seat has answered since that step."""
        return seat in self.answers[int(step.rpartition(".")[2]) :]


@dataclass(slots=True)
class Moment:
    """A checkpoint: the state, where chance stands, how much was asked and chosen before, and the
    question that may go on."""

    state: Any
    counter: int
    asks: int
    choices: int
    run: Run | None = None


@dataclass(slots=True)
class Record:
    """Everything a match is made of."""

    game: type[Game[Any, Any]]
    seats: int
    options: Any
    seed: int
    moment: Moment
    choices: list[Choice] = field(default_factory=list)

    def without_choices(self) -> Record:
        return Record(self.game, self.seats, self.options, self.seed, self.moment)

    def copy(self) -> Record:
        """An independent record. The moment is shared: it is only ever replaced, never changed."""
        return Record(
            self.game, self.seats, self.options, self.seed, self.moment, list(self.choices)
        )


_choices = TypeAdapter(list[Choice])


@cache
def state_adapter(game: type[Game[Any, Any]]) -> TypeAdapter[Any]:
    return TypeAdapter(game.State)


def write_record(record: Record) -> bytes:
    moment = record.moment
    head = json.dumps(
        {
            "game": record.game.id,
            "rules": record.game.rules,
            "seats": record.seats,
            "options": record.options.model_dump(mode="json"),
            "seed": f"{record.seed:032x}",
            "counter": moment.counter,
            "asks": moment.asks,
            "made": moment.choices,
            **({} if moment.run is None else {"run": moment.run}),
        },
        separators=(",", ":"),
    )
    body = b'%b,"choices":%b,"state":%b}' % (
        head[:-1].encode(),
        _choices.dump_json(record.choices),
        state_adapter(record.game).dump_json(moment.state),
    )
    seal = {"divemaster": FORMAT, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(seal).encode() + b"\n" + body


class Body(BaseModel):
    """What a seal seals; the state is known by its game alone."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    counter: Annotated[int, Field(ge=0)]
    asks: Annotated[int, Field(ge=0)]
    made: Annotated[int, Field(ge=0)]
    run: Run | None = None
    choices: list[Choice]
    state: Any


def read_record(data: bytes, find_game: FindGame) -> Record:
    """The record in these bytes, brought up to our rules version."""
    body = unseal(data)
    game = find_game(body.game)
    if body.rules > game.rules:
        raise TooNewSave(
            T(
                "This save comes from newer rules of {game}. Update Divemaster to open it.",
                game=game.title,
            )
        )
    try:
        return _build(game, body)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise CorruptSave(
            T(
                "This save of {game} contradicts itself: {error}",
                game=game.title,
                error=str(error).splitlines()[0],
            )
        ) from error


def unseal(data: bytes) -> Body:
    """What stands in these bytes, after a look at the seal."""
    seal_line, _, body = data.partition(b"\n")
    try:
        seal = from_json(seal_line)
        version, checksum = int(seal["divemaster"]), seal["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise CorruptSave(T("That's not a Divemaster save.")) from error
    if version > FORMAT:
        raise TooNewSave(T("This save comes from a newer Divemaster. Update to open it."))
    if hashlib.sha256(body).hexdigest() != checksum:
        raise CorruptSave(T("This save is damaged or cut short; use an older copy."))
    try:
        return Body.model_validate_json(body)
    except ValidationError as error:
        raise CorruptSave(T("That's not a Divemaster save.")) from error


def _build(game: type[Game[Any, Any]], body: Body) -> Record:
    state = body.state
    for version in range(body.rules, game.rules):
        if version not in game.upgrades:
            raise BadSave(T("{game} can't open saves from before this version.", game=game.title))
        state = game.upgrades[version](state)
    if body.seats not in game.seats:
        raise ValueError(f"{body.seats} seats")
    moment = Moment(
        state_adapter(game).validate_python(state), body.counter, body.asks, body.made, body.run
    )
    return Record(
        game,
        body.seats,
        game.Options.model_validate(body.options),
        int(body.seed, 16),
        moment,
        body.choices,
    )
