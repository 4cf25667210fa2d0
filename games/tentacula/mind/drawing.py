"""A tile is drawn: which of two that lie level, and which side the turtle turns up."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel.mind import Draw, Fact
from games.tentacula.autopilot.position import Position, folds, holding
from games.tentacula.autopilot.worth import worth
from games.tentacula.board import SIDE_IDS
from games.tentacula.mind.facts import facts_between
from games.tentacula.mind.looking_ahead import best_of, played
from games.tentacula.mind.position import Dealt, RoundPosition
from games.tentacula.mind.round_end import drawn_from, next_rounds
from games.tentacula.mind.tiles import deal_of

FACE = "face-"


class Drawing(RoundPosition):
    """The others have still to draw; what a tile is good for shows in the round after that."""

    def after(self, option_id: str) -> Drawing:
        return Drawing(self.lore, drawn_by(self.now, self.lore.seat, option_id))

    def drawn(self, draw: Draw) -> Dealt:
        beam, deal = self.lore.weights.drawing_beam, deal_of(self.lore.unknown, int(draw.id))
        ends = played(best_of(next_rounds(self.now, deal), beam), beam)
        now = max(ends, key=worth, default=self.now)
        return Dealt(self.lore, now, self.now, deal, beam)

    def facts(self, later: RoundPosition) -> Iterable[Fact]:
        """The gate that all are through already is no news."""
        return facts_between(folds(self.now), later.now)


def drawn_by(position: Position, seat: int, option_id: str) -> Position:
    if option_id.startswith(FACE):
        return holding(position, seat, int(option_id[len(FACE) :]))
    return drawn_from(position, SIDE_IDS.index(option_id), seat)


def is_drawing(option_id: str) -> bool:
    return option_id.startswith(FACE) or option_id in SIDE_IDS
