"""Courses: several steps of one piece as one option, found on copies of the match.

Rules ask one thing at a time. A course is a list of plain choices: the match takes them one by one,
all of them or none: nothing here can break a rule.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from games.kernel.ask import Ask, Checkpoint, Option, Play
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.kernel.game import Game, Outcome, Way
from games.kernel.record import Record

COURSE = "~"
"""Begins the id of a course; then, for each step, which of the seat's options it is."""
NO = "no"
"""The id of whatever declines on the way."""
MOST_TRIES = 80

log = logging.getLogger(__name__)


class Course(NamedTuple):
    """Plain choices that follow one another, what they are called together and where they end."""

    option: Option[tuple[str, ...]]
    end: str


State: TypeAlias = tuple[Any, int]
"""What a checkpoint keeps: the state, and where chance stands."""
Steps: TypeAlias = tuple[tuple[int, Option[Any]], ...]
"""Choices that follow one another, each with its number among the seat's options."""


class Ahead:
    """Tries answers on copies, in which all is dealt anew that the seat cannot know."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record, self.seat, self.tries = record, seat, 0
        self._passed: dict[tuple[str, ...], State] = {}

    def after(self, choices: tuple[str, ...]) -> Ask | None:
        """The seat's next question; nothing where something else comes of these choices."""
        self.tries += 1
        game, rules, ask, left = self._before_last(choices)
        counter, turn, game.revealed = game.chance.counter, game.turn, False
        for choice in left:
            option = None if ask is None else ask.find(self.seat, choice)
            if option is None:
                return None
            ask, passed = _next(game, rules, option)
            quiet = (game.chance.counter, game.turn) == (counter, turn) and not game.revealed
            if ask is None or not quiet or ask.awaited != [self.seat]:
                return None
            if passed is not None:
                self._passed[choices] = passed
        return ask

    def _before_last(
        self, choices: tuple[str, ...]
    ) -> tuple[Game[Any, Any], Play[Outcome], Ask | None, tuple[str, ...]]:
        """From the checkpoint before the last choice, if there was one, else from the match's."""
        if choices[:-1] in self._passed:
            return *self._opened(*self._passed[choices[:-1]]), choices[-1:]
        moment = self.record.moment
        game, rules, ask = self._opened(moment.state, moment.counter)
        for made in self.record.choices:
            option = None if ask is None else ask.find(made.seat, made.option)
            ask = None if option is None else _next(game, rules, option)[0]
        game.scramble(self.seat, random.Random(0))
        return game, rules, ask, choices

    def _opened(self, state: Any, counter: int) -> tuple[Game[Any, Any], Play[Outcome], Ask | None]:
        record = self.record
        chance = Chance(record.seed, counter)
        game = record.game(copy_state(state), record.seats, record.options, chance)
        rules = game.play()
        return game, rules, _next(game, rules, None)[0]


def _next(
    game: Game[Any, Any], rules: Play[Outcome], answer: Option[Any] | None
) -> tuple[Ask | None, State | None]:
    """The next question, and the last checkpoint on the way to it."""
    passed: State | None = None
    try:
        step = rules.send(answer)  # type: ignore[arg-type]  # None starts a generator
        while isinstance(step, Checkpoint):
            passed = None if answer is None else (copy_state(game.s), game.chance.counter)
            step = next(rules)
    except StopIteration:
        return None, None
    return step, passed


def courses(
    record: Record,
    game: Game[Any, Any],
    ask: Ask,
    first: Sequence[Option[Any]],
    most: int = MOST_TRIES,
) -> list[Course]:
    """What may follow these options of one seat, each way as one course; of ways that end alike the
    shortest."""
    seat = first[0].seat if first else 0
    own, ways = ask.of(seat), game.ways()
    if ways is None or ask.awaited != [seat]:
        return []
    ahead, found, ends = Ahead(record, seat), list[Course](), set[str]()
    front: list[Steps] = [((own.index(one), one),) for one in first]
    while front and ahead.tries < most:
        further: list[Steps] = []
        for steps in front:
            options = [option for _, option in steps]
            if (way := ways(options)) is None or way.end in ends or ahead.tries >= most:
                continue
            then = ahead.after(tuple([option.id for option in options]))
            offered = [] if then is None else then.of(seat)
            longer = [(*steps, one) for one in enumerate(offered) if ways([*options, one[1]])]
            further += longer
            if longer and then is not None and then.id != ask.id:
                continue  # something is asked about this way first
            ends.add(way.end)
            if len([option for option in options if option.id != NO]) > 1:
                found.append(_course(steps, way))
        front = further
    if ahead.tries >= most:
        log.warning("courses cut short", extra={"question": ask.id, "tries": ahead.tries})
    return found


def _course(steps: Steps, way: Way) -> Course:
    options = [option for _, option in steps]
    first, spots = options[0], [option.spot for option in options if option.piece is not None]
    option = Option(
        COURSE + ".".join(str(number) for number, _ in steps),
        first.seat,
        way.label,
        tuple([option.id for option in options]),
        piece=spots[-1] if first.piece == first.spot else first.piece,
        spot=spots[-1],
        short=way.short,
        group=first.group,
    )
    return Course(option, way.end)
