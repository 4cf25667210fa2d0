"""Plans the rest of a turn by the rules themselves and averages over what chance may bring."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.kernel.ask import Option
from games.kernel.mind import Draw, Mind, Position, Reach
from games.minds.budget import Meter


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do until the turn ends, where that leads before chance has its say, and its worth
    and the chance to win on average once it has."""

    value: float
    steps: tuple[Option[Any], ...]
    end: Position
    chance: float


@dataclass(frozen=True, slots=True)
class Tried:
    """An option, the position once it is taken, and what that seems worth at first sight."""

    option: Option[Any]
    position: Position
    worth: float


class Planner:
    """Looks as far as its reach allows, until the meter stops it."""

    def __init__(
        self, mind: Mind[Any, Any], reach: Reach, meter: Meter, luck: random.Random
    ) -> None:
        self.mind = mind
        self.reach = reach
        self.meter = meter
        self.luck = luck
        self._chosen: dict[tuple[Draw, ...], Sequence[Draw]] = {}
        self._known: dict[Hashable, tuple[Position, tuple[float, float]]] = {}

    def tries(self, position: Position, options: Sequence[Option[Any]]) -> list[Tried]:
        """All of them, the most promising first."""
        tried = [self._try(position, option) for option in options]
        return sorted(tried, key=lambda one: -one.worth)

    def _try(self, position: Position, option: Option[Any]) -> Tried:
        self.meter.spend()
        after = position.after(option.id)
        return Tried(option, after, after.worth())

    def plan(self, tried: Tried) -> Plan:
        """The best turn that begins with this option."""
        rest = self._rest(tried.position, self.reach.widths[1:])
        return replace(rest, steps=(tried.option, *rest.steps))

    def _rest(self, position: Position, widths: Sequence[int]) -> Plan:
        options = () if position.ended or not widths else position.options()
        if not options:
            value, chance = self.expected(position)
            return Plan(value, (), position, chance)
        best: Plan | None = None
        for tried in self.tries(position, options)[: widths[0]]:
            rest = self._rest(tried.position, widths[1:])
            if best is None or rest.value > best.value:
                best = replace(rest, steps=(tried.option, *rest.steps))
        assert best is not None, "there were options"
        return best

    def expected(self, position: Position) -> tuple[float, float]:
        """What the position is worth on average after the draw that ends the turn, and the chance
        to win."""
        key = position.key()
        if key not in self._known:
            self._known[key] = position, self._expected(position)
        return self._known[key][1]

    def _expected(self, position: Position) -> tuple[float, float]:
        draws = () if position.ended else self._draws(position)
        if not draws:
            return self._weighed(position)
        total = chance = 0.0
        for draw in draws:
            self.meter.spend()
            worth, won = self._weighed(position.drawn(draw))
            total, chance = total + draw.odds * worth, chance + draw.odds * won
        odds = sum([draw.odds for draw in draws])
        return total / odds, chance / odds

    def _weighed(self, position: Position) -> tuple[float, float]:
        worth = position.worth()
        return worth, self.mind.chance(position, worth) if position.tells_chance else 0.0

    def _draws(self, position: Position) -> Sequence[Draw]:
        """All of them, or the same few for every plan."""
        draws = tuple(position.draws())
        if len(draws) <= self.reach.draws:
            return draws
        if draws not in self._chosen:
            self._chosen[draws] = self.luck.sample(draws, self.reach.draws)
        return self._chosen[draws]
