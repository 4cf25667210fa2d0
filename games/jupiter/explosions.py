"""Self-destruction: modules full of creeps blow up."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter import told
from games.jupiter.lost_robots import lose_robot
from games.jupiter.modules import PLACES
from games.jupiter.pod import drift_if_loose
from games.jupiter.rescue import Rescue
from games.jupiter.state import ABSENT, CREEP, ROBOT
from games.jupiter.words import module_name


def blow_up(rescue: Rescue) -> None:
    """Modules full of creeps self-destruct; a robot on one prevents it, unless vulnerable."""
    pieces, vulnerable = rescue.s.domes, rescue.options.robot_vulnerability
    homes = enumerate(rescue.colony.domes)
    full = [index for index, domes in homes if _is_full(domes, pieces, vulnerable=vulnerable)]
    for index in full:
        destroy(rescue, index)
    if full:
        drift_if_loose(rescue)


def _is_full(domes: Sequence[int], pieces: Sequence[int], *, vulnerable: bool) -> bool:
    """Nothing but creeps; vulnerable robots among them do not count."""
    creeps = False
    for dome in domes:
        if pieces[dome] == CREEP:
            creeps = True
        elif pieces[dome] < ROBOT or not vulnerable:
            return False
    return creeps


def destroy(rescue: Rescue, index: int) -> None:
    """The module goes, with its creeps, its super creep, and robots that are vulnerable."""
    colony = rescue.colony
    rescue.s.modules[index].gone = True
    if index in rescue.s.covered:
        rescue.s.covered.remove(index)
    rescue.trace("exploded", index * PLACES, index * PLACES)
    rescue.say(told.MODULE_BLOWS_UP(module=module_name(index)))
    for dome in colony.domes[index]:
        if rescue.s.domes[dome] >= ROBOT:
            lose_robot(rescue, rescue.s.domes[dome] - ROBOT)
        rescue.s.domes[dome] = ABSENT
    rescue.colony = colony.without_module(index)
