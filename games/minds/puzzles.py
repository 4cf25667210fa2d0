"""The puzzle of a day: a moment of a practice game in which one move is the best, by counting.

Everything a seat may still do in its turn is tried by the rules, and everything chance may bring
after it. So the answer is no judgement: it says in how many draws something comes true.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.game import GameClass
from games.kernel.match import Match
from games.kernel.mind import Fact, Position
from games.kernel.record import Choice
from games.kernel.text import T, Text
from games.minds.budget import Budget, Meter, OutOfBudgetError
from games.minds.claims import Count, Followed, compared, tally

FEWEST, MOST = 4, 15
"""So many options a puzzle has: three rows of buttons at most."""
TELLING = 2.5
"""A fact that matters less is no task."""
AHEAD = 0.1
"""By what share of all draws the best move is ahead of the second at least."""
TRIES, FAILED = 6, 1 / 3
"""How often the plain autopilot tries, and what share of that it must fail."""
SLIPS = 0.87
"""How often beginners move anyhow: that is how they get into such moments."""
POSITIONS = 80
"""So many are looked at in one moment; one that needs more is too much for a puzzle."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a practice game, and by what its moves are counted."""

    game: str
    seats: int
    seed: int
    choices: tuple[Choice, ...]
    seat: int
    task: Text
    best: str
    solution: tuple[Text, ...]
    """The best move and what follows it in the same turn, and what a hint would say of it."""
    shares: dict[str, float]
    """How often the fact comes true, option by option, whatever else is done in that turn."""
    good: bool
    failed: float
    """How often the plain autopilot did."""

    def match(self, game: GameClass) -> Match:
        """The moment itself."""
        match = Match.start(game, self.seats, game.Options(), self.seed)
        for choice in self.choices:
            match.choose(choice.seat, choice.option)
        return match


@dataclass(frozen=True, slots=True)
class Line:
    """The rest of a turn: what is done, and what is counted once it is over."""

    steps: tuple[Option[Any], ...]
    count: Count


class NoPuzzle(Exception):
    """Something hidden comes to light, or nothing can be counted."""


def make_puzzle(game: GameClass, seats: int, luck: random.Random) -> Puzzle:
    """Out of as many practice games as it takes."""
    while True:
        found = puzzle_of(game, seats, luck.getrandbits(64), luck)
        if found is not None:
            return found


def puzzle_of(game: GameClass, seats: int, seed: int, luck: random.Random) -> Puzzle | None:
    """The first moment of a beginners' game that is one."""
    match, path = Match.start(game, seats, game.Options(), seed), list[Choice]()
    while (ask := match.ask) is not None:
        seat = ask.awaited[0]
        found = moment(match, ask.seen_by(seat), seat)
        if found is not None:
            fact, lines, failed = found
            return puzzle(match, path, seat, fact, lines, failed)
        path.append(match.choose(seat, beginners(match, ask, seat, luck).id).choice)
        match.past.clear()
    return None


def beginners(match: Match, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    if luck.random() < SLIPS:
        return luck.choice(ask.of(seat))
    return match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)


def moment(match: Match, ask: Ask, seat: int) -> tuple[Fact, list[Line], float] | None:
    """The task of this moment, the best line of each option with the best of all first, and how
    often the autopilot fails; nothing where there is no puzzle in it."""
    try:
        lines = all_lines(match, ask, seat)
    except (NoPuzzle, OutOfBudgetError):
        return None
    facts = {fact for each in lines.values() for one in each for fact in one.count.facts}
    for fact in sorted(facts, key=lambda one: (-one.weight, str(one.words))):
        if fact.weight < TELLING:
            break
        ranked = [max(each, key=lambda one: value(fact, one)) for each in lines.values()]
        ranked.sort(key=lambda one: -value(fact, one))
        if value(fact, ranked[0]) - value(fact, ranked[1]) < AHEAD:
            continue
        failed = fails(match, ask, seat, ranked[0].steps[0].id)
        if failed >= FAILED:
            return fact, ranked, failed
    return None


def value(fact: Fact, line: Line) -> float:
    share = line.count.share(fact)
    return share if fact.good else -share


def fails(match: Match, ask: Ask, seat: int, best: str) -> float:
    """What share of its tries the plain autopilot fails."""
    view, lucks = match.view(seat), map(random.Random, range(TRIES))
    return sum(match.game.autopilot(view, ask, seat, one).id != best for one in lucks) / TRIES


def all_lines(match: Match, ask: Ask, seat: int) -> dict[str, list[Line]]:
    """Every way through the rest of the turn, by its first option."""
    options, mind = ask.of(seat), match.game.mind()
    if mind is None or not FEWEST <= len(options) <= MOST:
        raise NoPuzzle
    start = mind.imagine(match.view(seat), ask, seat, random.Random(0))
    if start is None or not start.tells_chance or not all(start.answers(one.id) for one in options):
        raise NoPuzzle
    meter, counted = Budget(leaves=POSITIONS).start(), dict[Hashable, Count]()
    firsts = [(one, start.after(one.id)) for one in options]
    if any(after.revealed for _, after in firsts):
        raise NoPuzzle
    return {
        one.id: [
            Line(steps, count(start, end, counted, meter))
            for steps, end in ends((one,), after, meter, set())
        ]
        for one, after in firsts
    }


def ends(
    steps: tuple[Option[Any], ...], position: Position, meter: Meter, known: set[Hashable]
) -> Iterator[tuple[tuple[Option[Any], ...], Position]]:
    """Every place at which the turn may be over, with one way to it."""
    if position.revealed:
        raise NoPuzzle
    if position.key() in known:
        return
    known.add(position.key())
    yield steps, position
    for option in () if position.ended else position.options():
        meter.spend()
        yield from ends((*steps, option), position.after(option.id), meter, known)


def count(start: Position, end: Position, counted: dict[Hashable, Count], meter: Meter) -> Count:
    """How often each fact comes true over every draw that may end the turn there."""
    key = end.key()
    if key not in counted:
        meter.spend()
        facts = Counter[Fact]()
        counted[key] = Count(facts, tally(start, end, facts), exact=True)
    return counted[key]


def puzzle(
    match: Match,
    path: Sequence[Choice],
    seat: int,
    fact: Fact,
    ranked: Sequence[Line],
    failed: float,
) -> Puzzle:
    mind, best = match.game.mind(), ranked[0]
    assert mind is not None, "it has thought"
    one, other = (Followed(line.steps[0], line.steps[1:], line.count) for line in ranked[:2])
    then = [step.label for step in best.steps if step.label.template]
    return Puzzle(
        game=match.game.id,
        seats=match.record.seats,
        seed=match.record.seed,
        choices=tuple(path),
        seat=seat,
        task=task(fact),
        best=best.steps[0].id,
        solution=(*then, T("{reason}.", reason=compared(mind, fact, one, other))),
        shares={line.steps[0].id: line.count.share(fact) for line in ranked},
        good=fact.good,
        failed=failed,
    )


def task(fact: Fact) -> Text:
    if fact.good:
        return T("Which move makes this surest: {fact}?", fact=fact.words)
    return T("Which move makes this least likely: {fact}?", fact=fact.words)
