"""A round as the table may plan it: the tiles lie open, what comes after them is dealt anew."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position
from games.kernel.text import SILENCE
from games.tentacula.autopilot import position as plain
from games.tentacula.autopilot.search import (
    Line,
    Turn,
    openings,
    played_on,
    ready,
)
from games.tentacula.autopilot.worth import treasure_lasts, worth
from games.tentacula.board import FINISH, FISH_IDS, SIDE_IDS
from games.tentacula.mind.facts import facts_between
from games.tentacula.mind.tiles import Unknown, next_round
from games.tentacula.mind.weights import Weights
from games.tentacula.state import NOTHING

DEALS = tuple(Draw(str(number)) for number in range(24))
"""Ways in which the next tiles may come."""


class Lore(NamedTuple):
    """What never changes while a player thinks."""

    seat: int
    waiting: tuple[int, ...]
    laid: bool
    """Whether the seat has laid its tile and is to move a fish."""
    unknown: Unknown
    weights: Weights


class RoundPosition(Position):
    """Before a choice, with the lines of play that follow it, or at the end of one of them."""

    revealed = False

    def __init__(self, lore: Lore, now: plain.Position, lines: Sequence[Line] = ()) -> None:
        self.lore = lore
        self.now = now
        self.lines = lines
        self.ended = is_home(now)

    def worth(self) -> float:
        if self.lines:
            return self.lines[0].score
        return treasure_lasts(self.now, 0.0) if self.ended else worth(self.now)

    def key(self) -> Hashable:
        """Different orders of play that end alike are one."""
        return id(self) if self.lines else self.now

    def options(self) -> Sequence[Option[Any]]:
        """Each line that may follow; people would talk about them."""
        return [line_option(self.lore.seat, number) for number in range(len(self.lines))]

    def after(self, option_id: str) -> RoundPosition:
        if option_id.startswith(LINE):
            return RoundPosition(self.lore, self.lines[int(option_id[len(LINE) :])].position)
        weights = self.lore.weights
        lines = played_on(self.begun(option_id), weights.beam)
        lines.sort(key=lambda line: -line.score)
        return RoundPosition(self.lore, self.now, lines[: weights.ends])

    def begun(self, option_id: str) -> Iterator[Line]:
        """Every line of play that begins with this option."""
        if self.lore.laid:
            return self._moves(option_id)
        if option_id in SIDES:
            return self._places(SIDES[option_id])
        return openings(self.now, self._players(option_id))

    def _moves(self, option_id: str) -> Iterator[Line]:
        for move, after in plain.swims(self.now, self.lore.seat):
            wanted = "stay" if move is None else f"{FISH_IDS[move.fish]}-{move.square}"
            if wanted == option_id:
                yield Line(worth(after), after, Turn(self.lore.seat, NOTHING, move))

    def _places(self, side: int) -> Iterator[Line]:
        for line in openings(self.now, [self.lore.seat]):
            if line.first.side == side:
                yield line

    def _players(self, option_id: str) -> list[int]:
        """Who may begin: the one who is named, oneself, or anybody else."""
        if option_id.startswith(NEXT):
            return [int(option_id[len(NEXT) :])]
        if option_id == "go":
            return [self.lore.seat]
        gone = (*self.lore.waiting, self.lore.seat)
        return [seat for seat in ready(self.now) if seat not in gone]

    def draws(self) -> Sequence[Draw]:
        return DEALS if self.now.pile else DEALS[:1]

    def drawn(self, draw: Draw) -> RoundPosition:
        """The round ends and tiles come."""
        weights = self.lore.weights
        rounds = weights.rounds if self.now.pile else weights.open_rounds
        now = next_round(self.now, self.lore.unknown, int(draw.id))
        return Dealt(self.lore, now, int(draw.id), rounds)

    def facts(self, later: RoundPosition) -> Iterable[Fact]:
        return facts_between(self.now, later.now)


class Dealt(RoundPosition):
    """At the start of the next round; its worth is what can be made of the rounds to come."""

    def __init__(self, lore: Lore, now: plain.Position, number: int, rounds: int) -> None:
        super().__init__(lore, now)
        self.number = number
        self.rounds = rounds

    def worth(self) -> float:
        """Of the best line; nothing when the reef is gone before the end."""
        home, lines, fronts = list[Line](), list[Line](), [self.now]
        for _ in range(self.rounds):
            begun = (line for front in fronts for line in openings(front, ready(front)))
            lines = played_on(begun, self.lore.weights.next_beam)
            home += [at_home(line) for line in lines if is_home(line.position)]
            lines = [line for line in lines if not is_home(line.position)]
            if not lines:
                break
            fronts = [next_round(line.position, self.lore.unknown, self.number) for line in lines]
        return max([line.score for line in home + lines], default=0.0)


def is_home(position: plain.Position) -> bool:
    return position.fish.count(FINISH) == len(position.fish)


def at_home(line: Line) -> Line:
    """Nothing is stolen any more."""
    return line._replace(score=treasure_lasts(line.position, 0.0))


def line_option(seat: int, number: int) -> Option[None]:
    return Option(f"{LINE}{number}", seat, SILENCE, None)


LINE, NEXT = "line-", "next-"
SIDES = {**{name: side for side, name in enumerate(SIDE_IDS)}, "box": NOTHING}
