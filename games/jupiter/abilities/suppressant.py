"""Suppressant: nothing rises on one module."""

from __future__ import annotations

from games.jupiter import told
from games.jupiter.abilities.powers import copies_of, spend
from games.jupiter.rescue import Rescue
from games.jupiter.words import module_name, module_spot
from games.kernel.ask import Option
from games.kernel.text import T


def suppressions(rescue: Rescue, modules: list[int]) -> list[Option[int]]:
    if not copies_of(rescue, "suppressant"):
        return []
    return [
        Option(
            f"suppress.{index}",
            rescue.s.active,
            T("Suppress {module}", module=module_name(index)),
            index,
            spot=module_spot(index),
            short=T("Suppress"),
        )
        for index in modules
    ]


def suppress(rescue: Rescue, modules: list[int], index: int) -> None:
    """Suppressant: nothing rises on that module."""
    spend(rescue, "suppressant")
    modules.remove(index)
    rescue.did(told.SUPPRESSES(module=module_name(index)))
