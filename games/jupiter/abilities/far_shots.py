"""Sniper and Heat Seeker: shots beyond one's own module."""

from __future__ import annotations

from games.jupiter import questions
from games.jupiter.attacks import kill, kill_super, shots_at
from games.jupiter.choices import Shoot, Shot
from games.jupiter.colony import MODULES, module_of
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import CREEP
from games.kernel.ask import Option, Play
from games.kernel.text import T, Text


def sniper_targets(rescue: Rescue) -> list[Option[Shot]]:
    """Creeps on modules that touch one's own."""
    space = rescue.where(rescue.s.active)
    if space == OFF_COLONY:
        return []
    touching = rescue.colony.touching[module_of(space)]
    modules = [module for module in touching if module < MODULES]
    return shots_at(rescue, rescue.s.active, modules, aiming=True)


def seeker_targets(rescue: Rescue) -> list[Option[Shot]]:
    """Every creep there is."""
    return shots_at(rescue, rescue.s.active, range(MODULES), aiming=True)


def can_seek(rescue: Rescue) -> bool:
    return CREEP in rescue.s.domes or bool(rescue.s.covered)


def snipe(rescue: Rescue) -> Play[None]:
    targets = sniper_targets(rescue)
    yield from _fire(rescue, targets, T("Sniper: creeps on the modules that touch yours."))


def seek(rescue: Rescue) -> Play[None]:
    targets = seeker_targets(rescue)
    yield from _fire(rescue, targets, T("Heat Seeker: any creep, wherever it is."))


def _fire(rescue: Rescue, targets: list[Option[Shot]], why: Text) -> Play[None]:
    shot = yield from rescue.pick(questions.FAR_SHOT, T("Which creep is hit?"), targets, why=why)
    if isinstance(shot, Shoot):
        yield from kill(rescue, shot.there)
    else:
        kill_super(rescue, shot.module)
