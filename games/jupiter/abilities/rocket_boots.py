"""Rocket Boots: any number of spaces straight ahead, over colonists but not over creeps."""

from __future__ import annotations

from collections.abc import Iterator

from games.jupiter import offers, questions
from games.jupiter.abilities.landings import arrive_at, landings
from games.jupiter.abilities.powers import has_power
from games.jupiter.attacks import kill
from games.jupiter.colony import POD
from games.jupiter.landing import Landing
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.kernel.ask import Option, Play
from games.kernel.text import T, Text


def flight_options(rescue: Rescue) -> list[Option[Landing]]:
    """In each direction, as far as the way is clear."""
    here = rescue.where(rescue.s.active)
    return [
        offers.flight(rescue.s.active, landing, way)
        for way in range(6)
        for landing in ends_along(rescue, here, way)
    ]


def can_fly(rescue: Rescue) -> bool:
    here = rescue.where(rescue.s.active)
    return here != OFF_COLONY and any(
        next(ends_along(rescue, here, way), None) is not None for way in range(6)
    )


def ends_along(rescue: Rescue, here: int, way: int) -> Iterator[Landing]:
    run_over: tuple[int, ...] = ()
    for there in rescue.colony.line(here, way):
        yield from landings(rescue, there, here, run_over)
        if not _may_fly_over(rescue, there):
            return
        if rescue.is_creep(there):
            run_over = (*run_over, there)


def _may_fly_over(rescue: Rescue, space: int) -> bool:
    """Colonists can be jumped, creeps only run down, robots only when all are polite."""
    if space == POD or rescue.s.domes[space] in (OPEN, COLONIST):
        return True
    if rescue.s.domes[space] == CREEP:
        return has_power(rescue, "juggernaut")
    return rescue.options.polite_colonists


def fly(rescue: Rescue) -> Play[None]:
    """With Juggernaut every creep on the way dies."""
    landing = yield from rescue.pick(
        questions.ROCKET_BOOTS,
        T("Where do the rocket boots carry you?"),
        flight_options(rescue),
        why=T(
            "Straight ahead over bridges, past colonists. Stopped by: {stops}.",
            stops=_stops(rescue),
        ),
    )
    for creep in landing.run_over:
        if rescue.is_creep(creep):
            yield from kill(rescue, rescue.s.active, creep)
    yield from arrive_at(rescue, landing)


def _stops(rescue: Rescue) -> list[Text]:
    """Who cannot be passed; as ``_may_fly_over`` says."""
    found = [] if has_power(rescue, "juggernaut") else [T("creeps")]
    if not rescue.options.polite_colonists:
        found.append(T("robots"))
    return found or [T("nobody")]
