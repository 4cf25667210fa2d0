"""Sniper and Heat Seeker: shots beyond one's own module."""

from __future__ import annotations

from collections.abc import Iterable

from games.jupiter import questions
from games.jupiter.action import Action
from games.jupiter.attacks import kill, kill_super, shots_at
from games.jupiter.colony import MODULES, module_of
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import CREEP
from games.kernel.ask import Option, Play
from games.kernel.text import T, Text


def sniper_targets(rescue: Rescue) -> list[Option[Action]]:
    """Creeps on modules that touch one's own."""
    return _targets(rescue, _modules_in_sight(rescue))


def _modules_in_sight(rescue: Rescue) -> list[int]:
    space = rescue.where(rescue.s.active)
    touching = () if space == OFF_COLONY else rescue.colony.touching[module_of(space)]
    return [module for module in touching if module < MODULES]


def can_snipe(rescue: Rescue) -> bool:
    pieces, homes, covered = rescue.s.domes, rescue.colony.domes, rescue.s.covered
    sight = _modules_in_sight(rescue)
    return CREEP in [pieces[space] for module in sight for space in homes[module]] or any(
        module in covered for module in sight
    )


def seeker_targets(rescue: Rescue) -> list[Option[Action]]:
    """Every creep there is."""
    return _targets(rescue, range(MODULES))


def _targets(rescue: Rescue, modules: Iterable[int]) -> list[Option[Action]]:
    """The shot is paid for with the card."""
    seat = rescue.s.active
    return [
        target
        for module in modules
        for target in shots_at(rescue, seat, seat, module, kill, kill_super, aiming=True)
    ]


def can_seek(rescue: Rescue) -> bool:
    return CREEP in rescue.s.domes or bool(rescue.s.covered)


def snipe(rescue: Rescue) -> Play[None]:
    targets = sniper_targets(rescue)
    yield from _fire(rescue, targets, T("Sniper: creeps on the modules that touch yours."))


def seek(rescue: Rescue) -> Play[None]:
    targets = seeker_targets(rescue)
    yield from _fire(rescue, targets, T("Heat Seeker: any creep, wherever it is."))


def _fire(rescue: Rescue, targets: list[Option[Action]], why: Text) -> Play[None]:
    shot = yield from rescue.pick(questions.FAR_SHOT, T("Which creep is hit?"), targets, why=why)
    yield from shot(rescue) or ()
