"""Teleport: to any open space."""

from __future__ import annotations

from games.jupiter import offers, questions
from games.jupiter.abilities.landings import arrive_at, landings
from games.jupiter.colony import MODULES, POD
from games.jupiter.landing import Landing
from games.jupiter.rescue import Rescue
from games.kernel.ask import Option, Play
from games.kernel.text import T


def teleport_options(rescue: Rescue) -> list[Option[Landing]]:
    """Any open space; with Juggernaut a creep's, with Swap anybody's."""
    here = rescue.where(rescue.s.active)
    spaces = [dome for module in range(MODULES) for dome in rescue.colony.domes[module]]
    return [
        offers.teleport(rescue.s.active, landing)
        for there in [*spaces, POD]
        if there != here
        for landing in landings(rescue, there, here)
    ]


def teleport(rescue: Rescue) -> Play[None]:
    landing = yield from rescue.pick(
        questions.TELEPORT,
        T("Where do you appear?"),
        teleport_options(rescue),
        why=T("Any open space. Pick the module, then the dome."),
    )
    yield from arrive_at(rescue, landing)
