"""A running game: its last checkpoint and the choices since. Pure and synchronous."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Checkpoint, Option, Play
from games.kernel.chance import Chance, commitment, fresh_seed
from games.kernel.composing import Course, courses
from games.kernel.copying import copy_state
from games.kernel.errors import (
    CorruptSave,
    KernelError,
    MatchOver,
    NothingToUndo,
    NotOffered,
    NotYourSeat,
    RulesFailed,
    StaleAsk,
    UndoNeedsConsent,
)
from games.kernel.game import Game, Outcome
from games.kernel.older import Older, spell_out
from games.kernel.record import Choice, FindGame, Moment, Record, Run, read_record, write_record
from games.kernel.telling import Line
from games.kernel.text import Seat, T, Text

PAST = 64
"""How many checkpoints back a match can be undone from memory."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a choice brought about."""

    choice: Choice
    lines: list[Line]
    checkpointed: bool


@dataclass(frozen=True, slots=True)
class Rollback:
    """Choices that no longer fit the rules were dropped; the match stands at its checkpoint."""

    dropped: list[Choice]
    reason: Text


class Match:
    """Runs the rules of one game. One verb changes it: ``choose`` (and its reverse, ``undo``)."""

    def __init__(self, record: Record, past: Iterable[Record] = ()) -> None:
        self.record = record
        self.past: deque[Record] = deque(past, PAST)
        self.lines: list[Line] = []
        self.rollback: Rollback | None = None
        self.late = False
        """Whether whoever is asked has been waited for: the host says so, rules know no clock."""
        self._ask: Ask | None = None
        self._outcome: Outcome | None = None
        self._run: Run | None = None
        self._older: Older | None = None
        self._rebuild()

    @classmethod
    def start(
        cls, game: type[Game[Any, Any]], seats: int, options: Any = None, seed: int | None = None
    ) -> Match:
        """Sets the game up for so many seats."""
        if seats not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise KernelError(
                T("{game} takes {low} to {high} players.", game=game.title, low=low, high=high)
            )
        seed = fresh_seed() if seed is None else seed
        options = game.Options() if options is None else options
        chance = Chance(seed)
        state = game.set_up(seats, options, chance)
        moment = Moment(state, chance.counter, asks=0, choices=0)
        return cls(Record(game, seats, options, seed, moment, []))

    @classmethod
    def load(cls, data: bytes, find_game: FindGame, more: Iterable[Choice] = ()) -> Match:
        """From saved bytes, and choices made after they were saved."""
        record = read_record(data, find_game)
        record.choices.extend(more)
        try:
            return cls(record)
        except Exception as failure:  # a state that no game can be in may raise anything
            raise CorruptSave(
                T("This save is damaged or cut short; use an older copy.")
            ) from failure

    def save(self) -> bytes:
        """Everything needed to go on from here."""
        return write_record(self.record)

    def save_checkpoint(self) -> bytes:
        """The last checkpoint alone; with the choices since it says the same as ``save``."""
        return write_record(self.record.without_choices())

    def clone(self) -> Match:
        same = Match(self.record.copy(), [earlier.copy() for earlier in self.past])
        same.late = self.late
        return same

    @property
    def game(self) -> Game[Any, Any]:
        return self._game

    @property
    def ask(self) -> Ask | None:
        """The open question; ``None`` when the game is over."""
        return self._ask.with_stand_ins() if self.late and self._ask is not None else self._ask

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def choices_made(self) -> int:
        return self.record.moment.choices + len(self.record.choices)

    @property
    def commitment(self) -> str:
        return commitment(self.record.seed)

    def view(self, viewer: int | None) -> Any:
        return self._game.view(viewer)

    def asked(self, viewer: int | None) -> Ask | None:
        """The open question as that seat, or a spectator, may see it."""
        ask = self.ask
        return None if ask is None else ask.seen_by(viewer)

    def courses(self, first: Sequence[Option[Any]]) -> list[Course]:
        """What may follow these options of one seat, each way as one option of plain choices."""
        return [] if self._ask is None else courses(self.record, self._game, self._ask, first)

    def choose(self, seat: int, option_id: str, token: str | None = None) -> Step:
        """Answers the open question. A refusal changes nothing, a failure loses nothing."""
        option = self._offered(seat, option_id, token)
        try:
            choice, checkpointed = self._take(option)
        except Exception as failure:  # whatever rules may raise, the table must survive it
            save = self.save()
            self._rebuild()
            raise RulesFailed(
                T("The rules stumbled over this move. Nothing was lost; please choose again."),
                save,
                seat,
                option_id,
            ) from failure
        return Step(choice, self.lines, checkpointed)

    def may_undo(self, seat: int | None) -> UndoNeedsConsent | NothingToUndo | None:
        """Why the last choice cannot simply be taken back by that seat; ``None`` when it can."""
        last = self._last_choice()
        if last is None:
            return NothingToUndo(T("There's nothing to take back."))
        if last.seat != seat:
            return UndoNeedsConsent(T("The last move was somebody else's; the table must agree."))
        if last.chance or last.revealed:
            return UndoNeedsConsent(
                T("Dice, cards or secrets came to light with that move; the table must agree.")
            )
        return None

    def undo(self, seat: int | None = None, *, consent: bool = False) -> Choice:
        """Takes the last choice back, to the very same bytes as before it was made."""
        refusal = self.may_undo(seat)
        if isinstance(refusal, NothingToUndo) or (refusal and not consent):
            raise refusal
        if not self.record.choices:
            self.record = self.past.pop()
        undone = self.record.choices.pop()
        self._rebuild()
        return undone

    def _last_choice(self) -> Choice | None:
        if self.record.choices:
            return self.record.choices[-1]
        return self.past[-1].choices[-1] if self.past else None

    def is_open(self, seat: int, token: str) -> bool:
        """Whether what this seat answers to that question, as it was then, is still good."""
        run = self._run
        return run is not None and run.asks(token) and not run.has_answered(seat, token)

    def _offered(self, seat: int, option_id: str, token: str | None) -> Option[Any]:
        ask, run = self.ask, self._run
        if ask is None or run is None:
            raise MatchOver(T("This game is over."))
        if token is not None and not run.asks(token):
            raise StaleAsk(T("That one's answered already; here's the newest."))
        option = ask.find(seat, option_id)
        whose = [Seat(one.seat) for one in ask.options if one.id == option_id]
        if option is None and whose:
            raise NotYourSeat(T("This choice belongs to {players}.", players=whose))
        if seat in run.answers and seat not in ask.seats:
            raise NotOffered(T("You've answered already; the others are still thinking."))
        if token is not None and run.has_answered(seat, token):
            raise StaleAsk(T("Your last answer counts already; here's the question now."))
        if option is None:
            raise NotOffered(T("That choice is gone; here are the current ones."))
        return option

    def _take(self, option: Option[Any], older: Choice | None = None) -> tuple[Choice, bool]:
        assert self._ask is not None
        game, question = self._game, self._ask.id
        game.lines, game.revealed, counter = [], False, game.chance.counter
        moment, made = self.record.moment, self.record.choices
        checkpoint = self._advance(option)
        while (more := self._next_of_older()) is not None:
            checkpoint = self._advance(more)
        if self._older is not None:
            checkpoint = None  # what is left of it can be known from its beginning only
        choice = Choice(
            option.seat,
            option.id if older is None else older.option,
            question if older is None else older.ask,
            chance=game.chance.counter != counter,
            revealed=game.revealed,
        )
        made.append(choice)
        if checkpoint is not None:
            self.past.append(
                Record(
                    self.record.game,
                    self.record.seats,
                    self.record.options,
                    self.record.seed,
                    moment,
                    made,
                )
            )
            self.record.moment, self.record.choices = checkpoint, []
            checkpoint.choices = moment.choices + len(made)
        self.lines = game.lines
        return choice, checkpoint is not None

    def _advance(self, option: Option[Any] | None) -> Moment | None:
        """Runs the rules to the next question; the last checkpoint passed on the way, if any."""
        passed: Moment | None = None
        if option is not None and self._run is not None:
            self._game.goes_on = bool(self._run.answers)
            self._run = self._run.answered(option.seat)
        try:
            step = self._rules.send(option)  # type: ignore[arg-type]  # None starts a generator
            while isinstance(step, Checkpoint):
                passed = self._moment()
                step = next(self._rules)
        except StopIteration as end:
            self._ask, self._outcome = None, end.value
            return passed
        self._put(step)
        return passed

    def _put(self, ask: Ask) -> None:
        if not ask.options:
            raise ValueError(f"an ask without options: {ask.prompt}")
        game = self._game
        if self._run is None or not self._goes_on(self._run, ask):
            self._asks += 1
            self.late = False
            token = f"{self._asks:x}.{ask.offers()}"
            self._run = Run(ask.id, token, game.turn, game.chance.counter)
        self._ask = ask.asked_as(
            self._run.step, game.reading_order, game.printed_name, game.area_of
        )

    def _goes_on(self, run: Run, ask: Ask) -> bool:
        """Whether this is the question that was just answered, and nothing came of that yet."""
        game = self._game
        now = (ask.id, game.turn, game.chance.counter)
        return now == (run.question, run.turn, run.counter) and not game.revealed

    def _moment(self) -> Moment:
        game, run = self._game, None if self._game.revealed else self._run
        return Moment(copy_state(game.s), game.chance.counter, self._asks, choices=0, run=run)

    def _rebuild(self) -> None:
        """Makes the live rules anew from the record; what no longer fits is dropped, loudly."""
        wanted, self.record.choices = self.record.choices, []
        self._open()
        for number, choice in enumerate(wanted):
            reason = self._misfit(choice)
            if reason is None:
                try:
                    self._take_again(choice)
                    continue
                except Exception as failure:  # noqa: BLE001 - changed rules may raise anything here
                    reason = T("the rules raised {error}", error=type(failure).__name__)
            self._roll_back(wanted[number:], reason)
            return

    def _open(self) -> None:
        record = self.record
        chance = Chance(record.seed, record.moment.counter)
        self._game: Game[Any, Any] = record.game(
            copy_state(record.moment.state), record.seats, record.options, chance
        )
        self._asks, self._run = record.moment.asks, record.moment.run
        self._ask, self._outcome, self._older = None, None, None
        self._rules: Play[Outcome] = self._game.play()
        choices = record.moment.choices
        first = next(self._rules)
        if not isinstance(first, Checkpoint):
            raise TypeError(f"{record.game.id}: play() must begin with a checkpoint")
        moment = self._advance(None)
        if moment is not None:
            moment.choices = choices
            record.moment = moment
        self.lines = self._game.lines

    def _misfit(self, choice: Choice) -> Text | None:
        """Why it cannot be taken. Of a choice from before questions had ids, only what was chosen
        is known."""
        if self._ask is None:
            return T("the game was already over")
        if self._found(choice) is not None or self._spells(choice):
            return None
        if self._asks_for(choice):
            return T("the choice is no longer offered")
        return T("another question is asked here now")

    def _asks_for(self, choice: Choice) -> bool:
        asked = self._game.part_of.get(choice.ask, choice.ask)
        return self._ask is not None and (asked == self._ask.id or "." not in asked)

    def _found(self, choice: Choice) -> Option[Any] | None:
        ask = self._ask if self._asks_for(choice) else None
        return None if ask is None else ask.with_stand_ins().find(choice.seat, choice.option)

    def _spells(self, choice: Choice) -> bool:
        assert self._ask is not None
        self._older = spell_out(self.record, self._game, self._ask, choice)
        return self._older is not None

    def _take_again(self, choice: Choice) -> None:
        """The option that was chosen, or all that older saves hold in one, if there is anything."""
        if (option := self._found(choice)) is not None:
            self._take(option)
        elif (option := self._next_of_older()) is not None:
            self._take(option, choice)
        else:
            self.record.choices.append(choice)

    def _next_of_older(self) -> Option[Any] | None:
        if self._ask is None or self._older is None:
            return None
        option = self._older.next(self._game, self._ask)
        if self._older.is_over:
            self._older = None
        return option

    def _roll_back(self, dropped: list[Choice], reason: Text) -> None:
        self.record.choices = []
        self._open()
        self.rollback = Rollback(dropped, reason)
