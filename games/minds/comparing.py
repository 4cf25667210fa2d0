"""Compares the options of a question, on the same deals, with what the autopilot would do."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.mind import Fact, Mind, Reach
from games.minds.budget import Meter, OutOfBudgetError
from games.minds.planning import Plan, Planner, Tried


@dataclass(slots=True)
class Comparison:
    """For every option that was followed, its plans by deal; the pilot's is among them first."""

    pilot: Option[Any]
    guard: float = 0.0
    options: dict[str, Option[Any]] = field(default_factory=dict)
    plans: dict[str, dict[int, Plan]] = field(default_factory=dict)
    known: Mapping[str, Sequence[Fact]] = field(default_factory=dict)
    """What everybody knows of options, whatever is tried."""

    def note(self, deal: int, option: Option[Any], plan: Plan) -> None:
        self.options[option.id] = option
        self.plans.setdefault(option.id, {})[deal] = plan

    def advantage(self, option_id: str) -> float:
        """On the deals where both were followed, by how much it is better than the pilot's."""
        pilots = self.plans[self.pilot.id]
        return fmean(
            plan.value - pilots[deal].value for deal, plan in self.plans[option_id].items()
        )

    def depends_on_deal(self, deal: int) -> bool:
        """Whether another deal could tell something new."""
        return any(plans[deal].end.revealed for plans in self.plans.values() if deal in plans)

    @property
    def tells_chance(self) -> bool:
        """Whether values can be read as chances to win."""
        return all(
            plan.end.tells_chance for plans in self.plans.values() for plan in plans.values()
        )

    def value(self, option_id: str) -> float:
        return fmean(plan.value for plan in self.plans[option_id].values())

    def chance(self, option_id: str) -> float:
        return fmean(plan.chance for plan in self.plans[option_id].values())

    def ranking(self) -> list[Option[Any]]:
        """The best first; the pilot's where nothing is clearly better."""
        return sorted(
            self.options.values(),
            key=lambda one: (-self.lead(one.id), one.id != self.pilot.id),
        )

    def lead(self, option_id: str) -> float:
        """What is left of the advantage once the guard is taken off."""
        guard = 0.0 if option_id == self.pilot.id else self.guard
        return self.advantage(option_id) - guard


def compare(
    mind: Mind[Any, Any],
    question: tuple[Any, Ask, int],
    pilot: Option[Any],
    reach: Reach,
    meter: Meter,
    luck: random.Random,
    mine: str = "",
) -> Comparison:
    """Deal by deal, as far as the meter lets it; after each the weaker half is dropped, but never
    ``mine``. One deal says it all where nothing hidden came to light."""
    found = Comparison(pilot, mind.guard)
    view, ask, seat = question
    try:
        for deal in range(reach.deals):
            meter.spend()
            position = mind.imagine(view, ask, seat, luck)
            if position is None:
                break
            planner = Planner(mind, reach, meter, luck)
            kept = {pilot.id, mine}
            for tried in _field(planner.tries(position, ask.of(seat)), found, reach, deal, kept):
                found.note(deal, tried.option, planner.plan(tried))
            if not found.depends_on_deal(deal):
                break
    except OutOfBudgetError:
        pass
    return found


def _field(
    tried: Sequence[Tried], found: Comparison, reach: Reach, deal: int, kept: Collection[str]
) -> list[Tried]:
    """Who runs: the pilot's choice first, then the most promising ones or those still ahead."""
    if deal:
        ahead = found.ranking()[: max(2, len(found.options) >> deal)]
        wanted = {option.id for option in ahead}
        rest = [one for one in tried if one.option.id in wanted]
    else:
        rest = list(tried[: reach.widths[0]])
    first = sorted(
        (one for one in tried if one.option.id in kept),
        key=lambda one: one.option.id != found.pilot.id,
    )
    return first + [one for one in rest if one.option.id not in kept]
