"""A battle as one seat may imagine it: nothing in it is hidden but the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position
from games.kernel.text import SILENCE, T, Text
from games.lurk.autopilot.moving import UP
from games.lurk.content import NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.mind.facts import called, facts_between
from games.lurk.mind.fighters import Fighter
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.rolls import ROLLS, rolled
from games.lurk.mind.strikes import Assault, acts_with
from games.lurk.mind.volley import Striker
from games.lurk.mind.worth import Lore, worth_of

STRIKE, WAIT = "strike", "wait"


class BattlePosition(Position):
    """Within a turn; its worth is an average over all rolls."""

    def __init__(self, lore: Lore, line_up: LineUp, worth: float | None = None) -> None:
        self.lore = lore
        self.line_up = line_up
        self._worth = worth

    def worth(self) -> float:
        if self._worth is None:
            self._worth = worth_of(self.lore, self.line_up)
        return self._worth

    def draws(self) -> Sequence[Draw]:
        return ROLLS

    def drawn(self, draw: Draw) -> BattlePosition:
        """What it is worth is still the average of all rolls."""
        return BattlePosition(self.lore, rolled(self.line_up, int(draw.id)), self.worth())

    def facts(self, later: BattlePosition) -> Iterable[Fact]:
        return facts_between(self.lore, self.line_up, later.line_up)


class Climbing(BattlePosition):
    """On the rock in half of all rolls, else still below."""

    def __init__(self, lore: Lore, below: LineUp, up: LineUp) -> None:
        worth = (1 - UP) * worth_of(lore, below) + UP * worth_of(lore, up)
        super().__init__(lore, below, worth)
        self.up = up

    def drawn(self, draw: Draw) -> BattlePosition:
        slips = int(draw.id) < (1 - UP) * len(ROLLS)
        return BattlePosition(
            self.lore, rolled(self.line_up if slips else self.up, int(draw.id)), self.worth()
        )


class Arrived(BattlePosition):
    """After a movement to a tile: those who stand there may attack, now or later. What was not
    ordered on the way is told."""

    def __init__(self, lore: Lore, line_up: LineUp, tile: int, way: Text | None = None) -> None:
        super().__init__(lore, line_up)
        self.tile = tile
        self.way = way
        self._assault: Assault | None = None

    @property
    def assault(self) -> Assault:
        if self._assault is None:
            spent = self.line_up.with_a_token_less()
            self._assault = acts_with(self.lore, spent, self.tile)
        return self._assault

    def options(self) -> Sequence[Option[Any]]:
        seat, options = self.lore.seat, list[Option[Any]]()
        if self.line_up.movement + self.line_up.attack and self.assault.blows:
            attack = attack_from(self.tile, self.assault.blows)
            words = T("{way}, {attack}", way=self.way, attack=attack) if self.way else attack
            options.append(Option(STRIKE, seat, words, None))
        wait = Option(WAIT, seat, self.way or SILENCE, None)
        return [*options, wait] if options or self.way else []

    def after(self, option_id: str) -> BattlePosition:
        if option_id == WAIT:
            return BattlePosition(self.lore, self.line_up, self.worth())
        return BattlePosition(self.lore, self.assault.after)


def attack_from(tile: int, blows: Sequence[tuple[Striker, Fighter]]) -> Text:
    """Who attacks whom, with the abilities that are reckoned with."""
    foes = [*dict.fromkeys(called(foe) for _, foe in blows)]
    spurs = [striker.spur(foe.tile).ability for striker, foe in blows]
    names = [*dict.fromkeys(ability for ability in spurs if ability is not None)]
    if len(foes) > 1:
        foes = [T("{foe} ({models})", foe=one, models=strikers_of(one, blows)) for one in foes]
    if not names:
        return T("attack from {tile}: {foes}", tile=TILE_NAMES[tile], foes=foes)
    where = {"tile": TILE_NAMES[tile], "foes": foes}
    return T("attack from {tile} with {abilities}: {foes}", abilities=names, **where)


def strikers_of(foe: Text, blows: Sequence[tuple[Striker, Fighter]]) -> list[Text]:
    return [NAMES[one.fighter.gear.kind] for one, other in blows if called(other) == foe]
