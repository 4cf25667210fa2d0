"""A round as the table may plan it: the tiles lie open, what comes after them is dealt anew."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position
from games.kernel.text import SILENCE, Seat, T, Text
from games.tentacula.autopilot import position as plain
from games.tentacula.autopilot.search import (
    SIDE_OF,
    Line,
    Turn,
    openings,
    played_on,
    ready,
    swimming,
)
from games.tentacula.autopilot.worth import treasure_lasts, worth
from games.tentacula.board import FISH_IDS, LAST_SLOT, SPECIALS
from games.tentacula.mind.facts import facts_between
from games.tentacula.mind.looking_ahead import is_home, outcome
from games.tentacula.mind.round_end import next_rounds
from games.tentacula.mind.tiles import Deal, Unknown, deal_of
from games.tentacula.mind.weights import Weights
from games.tentacula.moving_fish import STAY_LABEL
from games.tentacula.state import NOTHING
from games.tentacula.words import HELPERS, SIDE_NAMES, move_label

DEALS = tuple(Draw(str(number)) for number in range(24))
"""Ways in which the next tiles and gates may come."""


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

    def __init__(
        self, lore: Lore, now: plain.Position, lines: Sequence[Line] = (), begun_by: str = ""
    ) -> None:
        self.lore = lore
        self.now = now
        self.lines = lines
        self.begun_by = begun_by
        self.ended = is_home(now)

    def worth(self) -> float:
        if self.lines:
            return self.lines[0].score
        return treasure_lasts(self.now, 0.0) if self.ended else worth(self.now)

    def key(self) -> Hashable:
        """Different orders of play that end alike are one."""
        return self if self.lines else self.now

    def options(self) -> Sequence[Option[Any]]:
        """Each line that may follow; people would talk about them."""
        seat, begun = self.lore.seat, self.begun_by
        return [
            Option(f"{LINE}{number}", seat, told(line.turns, begun), None)
            for number, line in enumerate(self.lines)
        ]

    def after(self, option_id: str) -> RoundPosition:
        if option_id.startswith(LINE):
            return RoundPosition(self.lore, self.lines[int(option_id[len(LINE) :])].position)
        weights = self.lore.weights
        lines = played_on(self.begun(option_id), weights.beam)
        lines.sort(key=lambda line: -line.score)
        return RoundPosition(self.lore, self.now, lines[: weights.ends], option_id)

    def begun(self, option_id: str) -> Iterator[Line]:
        """Every line of play that begins with this option."""
        if self.lore.laid:
            return self._moves(option_id)
        if option_id in SIDE_OF:
            return self._places(SIDE_OF[option_id])
        return openings(self.now, self._players(option_id))

    def _moves(self, option_id: str) -> Iterator[Line]:
        for turn, after in swimming(self.now, self.lore.seat, NOTHING):
            if turn.swim == option_id:
                yield Line(worth(after), after, (turn,))

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
        """One says it all once every tile and every gate lies open."""
        if self.now.pile:
            return DEALS
        return DEALS[: self.lore.weights.gates if self.now.fold < LAST_FOLD else 1]

    def drawn(self, draw: Draw) -> RoundPosition:
        """The round ends and tiles come."""
        deal = deal_of(self.lore.unknown, int(draw.id))
        now = max(next_rounds(self.now, deal), key=worth, default=self.now)
        return Dealt(self.lore, now, self.now, deal, self.lore.weights.next_beam)

    def facts(self, later: RoundPosition) -> Iterable[Fact]:
        return facts_between(self.now, later.now)


class Dealt(RoundPosition):
    """In the next round; its worth is what can be made of all rounds after the end of this one."""

    def __init__(
        self, lore: Lore, now: plain.Position, end: plain.Position, deal: Deal, beam: int
    ) -> None:
        super().__init__(lore, now)
        self.end = end
        self.deal = deal
        self.beam = beam

    def worth(self) -> float:
        weights = self.lore.weights
        rounds = weights.rounds if self.end.pile else weights.open_rounds
        return outcome(self.end, self.deal, rounds, self.beam)


def told(turns: Sequence[Turn], begun_by: str) -> Text:
    """What is still to do, turn by turn; whoever has laid a tile, or swum, has done so."""
    steps: list[Text] = []
    if begun_by in SIDE_OF:
        steps.append(move_words(turns[0]))
    elif is_swim(begun_by) and turns[0].helped:
        steps.append(help_words(turns[0]))
    for turn in turns[begun_by in SIDE_OF or is_swim(begun_by) :]:
        words = {"player": Seat(turn.seat), "move": move_words(turn)}
        template = T("{player}: {move}") if turn.side == NOTHING else T("{player}, {side}: {move}")
        named = words if turn.side == NOTHING else {**words, "side": SIDE_NAMES[turn.side]}
        steps.append(Text(template.template, named))
    return Text("{steps}", {"steps": steps}) if steps else SILENCE


def move_words(turn: Turn) -> Text:
    if turn.move is None:
        return STAY_LABEL
    move = move_label(turn.move.fish, turn.move.square, turn.move.paid)
    return T("{move} ({help})", move=move, help=help_words(turn)) if turn.helped else move


def help_words(turn: Turn) -> Text:
    assert turn.move is not None, "whoever stays meets nobody"
    return HELPERS[SPECIALS[turn.move.square]]


def is_swim(option_id: str) -> bool:
    fish, dash, _ = option_id.partition("-")
    return option_id == "stay" or (bool(dash) and fish in FISH_IDS)


LINE, NEXT = "line-", "next-"
LAST_FOLD = len(LAST_SLOT) - 1
