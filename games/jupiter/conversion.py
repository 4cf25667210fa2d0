"""Conversion: colonists next to a creep become creeps."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter import told
from games.jupiter.colony import Colony
from games.jupiter.creeps import blow_up_and_launch, put_creep
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, CREEP
from games.jupiter.words import space_words
from games.kernel.text import Text


def threatened_colonists(rescue: Rescue) -> list[int]:
    """Colonists with a creep next door; those in the pod are safe."""
    return threatened(rescue.colony, rescue.s.domes)


def threatened(colony: Colony, domes: Sequence[int]) -> list[int]:
    """The same of any pieces on any map."""
    found: set[int] = set()
    creep = -1
    for _ in range(domes.count(CREEP)):
        creep = domes.index(CREEP, creep + 1)
        for there in colony.near[creep]:
            if domes[there] == COLONIST:
                found.add(there)
    return sorted(found)


def _losses(lost: int, left: int) -> Text:
    return told.COLONIST_LOST_IN_DOMES(n=lost, left=left)


def convert(rescue: Rescue) -> None:
    """All at once: whoever is converted now converts nobody yet."""
    victims = threatened_colonists(rescue)
    for space in victims:
        rescue.trace("converted", space, space)
        put_creep(rescue, space)
    if victims:
        rescue.say(
            told.CREEPS_CONVERT(n=len(victims), spaces=[space_words(space) for space in victims])
        )
        rescue.figure(_losses(len(victims), rescue.colonists_on_colony))
    blow_up_and_launch(rescue)
