"""Plans the rest of a turn by the rules themselves and averages over what chance may bring."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Option
from games.kernel.mind import Draw, Position, Reach
from games.minds.budget import Meter


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do until the turn ends, where that leads before chance has its say, and its worth
    on average once it has."""

    value: float
    steps: tuple[Option[Any], ...]
    end: Position


@dataclass(frozen=True, slots=True)
class Tried:
    """An option, the position once it is taken, and what that seems worth at first sight."""

    option: Option[Any]
    position: Position
    worth: float


class Planner:
    """Looks as far as its reach allows, until the meter stops it."""

    def __init__(self, reach: Reach, meter: Meter, luck: random.Random) -> None:
        self.reach = reach
        self.meter = meter
        self.luck = luck
        self._chosen: dict[tuple[Draw, ...], Sequence[Draw]] = {}
        self._known: dict[Hashable, tuple[Position, float]] = {}

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
        return Plan(rest.value, (tried.option, *rest.steps), rest.end)

    def _rest(self, position: Position, widths: Sequence[int]) -> Plan:
        options = () if position.ended or not widths else position.options()
        if not options:
            return Plan(self.expected(position), (), position)
        best: Plan | None = None
        for tried in self.tries(position, options)[: widths[0]]:
            rest = self._rest(tried.position, widths[1:])
            if best is None or rest.value > best.value:
                best = Plan(rest.value, (tried.option, *rest.steps), rest.end)
        assert best is not None, "there were options"
        return best

    def expected(self, position: Position) -> float:
        """What the position is worth on average after the draw that ends the turn."""
        key = position.key()
        if key not in self._known:
            self._known[key] = position, self._expected(position)
        return self._known[key][1]

    def _expected(self, position: Position) -> float:
        draws = () if position.ended else self._draws(position)
        if not draws:
            return position.worth()
        total = 0.0
        for draw in draws:
            self.meter.spend()
            total += draw.odds * position.drawn(draw).worth()
        return total / sum([draw.odds for draw in draws])

    def _draws(self, position: Position) -> Sequence[Draw]:
        """All of them, or the same few for every plan."""
        draws = tuple(position.draws())
        if len(draws) <= self.reach.draws:
            return draws
        if draws not in self._chosen:
            self._chosen[draws] = self.luck.sample(draws, self.reach.draws)
        return self._chosen[draws]
