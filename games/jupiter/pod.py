"""The evacuation pod: docking, boarding, launching, drifting."""

from __future__ import annotations

from games.jupiter import questions, told
from games.jupiter.colony import POD
from games.jupiter.edge_places import place_options
from games.jupiter.lost_robots import return_robot
from games.jupiter.rescue import Rescue
from games.jupiter.state import BATCH
from games.jupiter.words import letters
from games.kernel.ask import Play
from games.kernel.hexes import Hex
from games.kernel.text import T, Text


def dock(rescue: Rescue, seats: list[int]) -> Play[None]:
    """Any exposed edge will do. At the start the whole table is asked."""
    cells = rescue.colony.free_cells()
    cell = yield from rescue.pick(
        questions.DOCK,
        T("Where does the pod dock?"),
        place_options(rescue, "cell", seats, cells),
        why=T("Colonists and robots board it from the domes that face it."),
    )
    yield from dock_at(rescue, cell)


def dock_at(rescue: Rescue, cell: Hex) -> Play[None]:
    """The pod is docked there; robots that were lost come back with it."""
    pod = rescue.s.pod
    pod.q, pod.r, pod.docked, pod.launcher = cell.q, cell.r, True, None
    rescue.colony = rescue.colony.with_pod_at(cell)
    beside = letters(rescue.colony.modules_around(cell))
    rescue.say(told.POD_DOCKS(modules=beside))
    for seat in range(rescue.seat_count):
        if rescue.is_lost(seat) and rescue.pod_has_room():
            yield from return_robot(rescue, seat)


def board_colonist(rescue: Rescue) -> None:
    rescue.s.pod.colonists += 1
    launch_when_ready(rescue)


def launch_when_ready(rescue: Rescue) -> None:
    """With the seventh colonist aboard, or when nobody is left outside to wait for."""
    pod = rescue.s.pod
    full = pod.colonists == BATCH
    if full or (pod.docked and pod.colonists and not rescue.colonists_on_colony):
        launch(rescue)


def launch(rescue: Rescue) -> None:
    """Everybody aboard is safe; the pod stays away until its launcher's next turn."""
    pod = rescue.s.pod
    rescue.s.saved += pod.colonists
    rescue.say(_launch_words(pod.colonists))
    rescue.figure(told.SAVED_SO_FAR(saved=rescue.s.saved, target=rescue.s.target))
    pod.colonists = 0
    undock(rescue, rescue.s.active)
    rescue.trace("launched", POD, POD)


def undock(rescue: Rescue, launcher: int | None) -> None:
    """Undocked; whoever is named docks it again, or else the next player."""
    rescue.s.pod.docked, rescue.s.pod.launcher = False, launcher
    rescue.s.led = -1
    rescue.colony = rescue.colony.without_pod()


def drift_if_loose(rescue: Rescue) -> None:
    """A pod whose last module went away drifts, with all aboard."""
    if rescue.s.pod.docked and not rescue.colony.touching[-1]:
        rescue.say(told.POD_DRIFTS())
        undock(rescue, None)


def must_dock(rescue: Rescue) -> bool:
    """At the start of a turn: the launcher is back, or nobody in particular waits for it."""
    pod = rescue.s.pod
    return not pod.docked and pod.launcher in (None, rescue.s.active)


def _launch_words(saved: int) -> Text:
    if not saved:
        return told.POD_LAUNCHES_EMPTY()
    return told.POD_SAVES(n=saved)
