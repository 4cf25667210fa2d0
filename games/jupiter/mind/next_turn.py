"""How a position looks to the robot whose turn is next: as good as the best it can do with it."""

from __future__ import annotations

from games.jupiter.autopilot.evaluation import robot_space
from games.jupiter.cores import wake_core
from games.jupiter.mind.evaluation import Outlook
from games.jupiter.mind.lines import LinePlanner
from games.jupiter.mind.lore import Lore
from games.jupiter.pod import dock_at, must_dock
from games.jupiter.rescue import Rescue
from games.jupiter.state import State
from games.jupiter.turn import begin_turn, pass_on
from games.kernel.ask import Play
from games.kernel.copying import copy_state
from games.kernel.hexes import Hex


def worth_to_next(lore: Lore, state: State) -> float:
    """After the die: what is left once the next robot has done what it can. The card that is drawn
    in between is left out, and where this robot stands, until all have to board."""
    rescue = lore.rescue(copy_state(state))
    pass_on(rescue)
    if must_dock(rescue):
        cell = lore.outlook_of_next(rescue).expected_cell()
        lore.play_through(rescue, docked_turn(rescue, cell))
    outlook = lore.outlook_of_next(rescue)
    best = LinePlanner(outlook).plan(lore.weights.ahead)
    leaves = lore.weights.away if outlook.docked and not best.docked else 0.0
    boards = standing(lore.outlook(lore.rescue(state))) if outlook.is_over else 0.0
    flown = lore.weights.hurry * state.saved
    return best.value + outlook.extras() + flown - leaves + boards


def standing(outlook: Outlook) -> float:
    """How well the robot that thinks stands once all have to board."""
    domes, here = outlook.domes, robot_space(outlook.view, outlook.seat)
    return outlook.station(outlook.ways(domes), [], outlook.posts(domes), here, outlook.aboard)


def docked_turn(rescue: Rescue, cell: Hex) -> Play[None]:
    """The pod comes in, and if a turn was waiting for it, that begins."""
    yield from dock_at(rescue, cell)
    if rescue.s.phase == "docking":
        begin_turn(rescue)
    elif rescue.s.phase == "arrival":
        wake_core(rescue)
    rescue.s.phase = "actions"
