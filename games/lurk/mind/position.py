"""A battle as one seat may imagine it: nothing in it is hidden but the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position
from games.kernel.text import SILENCE, T
from games.lurk.map.board import TILE_NAMES
from games.lurk.mind.facts import facts_between
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.rolls import ROLLS, rolled
from games.lurk.mind.strikes import acts_with, has_targets
from games.lurk.mind.worth import Lore, worth_of

STRIKE, WAIT = "strike", "wait"


class BattlePosition(Position):
    """Within a turn; its worth is an average over all rolls."""

    revealed = False
    ended = False

    def __init__(self, lore: Lore, line_up: LineUp, worth: float | None = None) -> None:
        self.lore = lore
        self.line_up = line_up
        self._worth = worth

    def worth(self) -> float:
        if self._worth is None:
            self._worth = worth_of(self.lore, self.line_up)
        return self._worth

    def options(self) -> Sequence[Option[Any]]:
        return ()

    def after(self, option_id: str) -> BattlePosition:
        raise KeyError(option_id)

    def draws(self) -> Sequence[Draw]:
        return ROLLS

    def drawn(self, draw: Draw) -> BattlePosition:
        """What it is worth is still the average of all rolls."""
        return BattlePosition(self.lore, rolled(self.line_up, int(draw.id)), self.worth())

    def facts(self, later: BattlePosition) -> Iterable[Fact]:
        return facts_between(self.lore, self.line_up, later.line_up)


class Arrived(BattlePosition):
    """After a movement to a tile: those who stand there may attack, now or later."""

    def __init__(self, lore: Lore, line_up: LineUp, tile: int) -> None:
        super().__init__(lore, line_up)
        self.tile = tile

    def options(self) -> Sequence[Option[Any]]:
        line_up, seat = self.line_up, self.lore.seat
        if not line_up.movement + line_up.attack or not has_targets(self.lore, line_up, self.tile):
            return ()
        attack = T("attack from {tile}", tile=TILE_NAMES[self.tile])
        return [Option(STRIKE, seat, attack, None), Option(WAIT, seat, SILENCE, None)]

    def after(self, option_id: str) -> BattlePosition:
        if option_id == WAIT:
            return BattlePosition(self.lore, self.line_up, self.worth())
        spent = self.line_up.with_a_token_less()
        return BattlePosition(self.lore, acts_with(self.lore, spent, self.tile))
