"""The action menu: the plan for the rest of the turn says what comes first."""

from __future__ import annotations

import random
from typing import Any

from games.jupiter.autopilot.outlook import OFF, STEP, Outlook, people, roads, robot_space
from games.jupiter.autopilot.plan import Planner
from games.jupiter.autopilot.taste import CORES
from games.jupiter.autopilot.vitals import PATIENCE
from games.jupiter.cards import ABILITIES, Ability, as_ability
from games.jupiter.colony import POD, module_of
from games.jupiter.state import CREEP, OPEN, POD_ROOM, ROBOT
from games.jupiter.view import View
from games.kernel.ask import Option

PLANNED: tuple[Ability, ...] = ("follower", "bullhorn", "grenadier", "juggernaut")
SHOTS = ("shoot", "shoot_super")
FAR_SHOTS = (("use", "heat_seeker"), ("use", "sniper"))
WORTH_A_CARD = 1.8
WORTH_A_HOLE = 6.0


def choose_action(
    view: View, options: list[Option[Any]], seat: int, luck: random.Random
) -> Option[Any]:
    by_value = {option.value: option for option in options}
    outlook = Outlook(view, seat)
    if (event := free_event(outlook, by_value)) is not None:
        return by_value[event]
    if view.turn > PATIENCE and outlook.is_marooned:
        return by_value["end",]
    held = powers(view, seat)
    plan = Planner(outlook, held, view.actions_left, view).plan()
    if (card := lasting_card(outlook, by_value, held, plan.value)) is not None:
        return by_value["play", card]
    for action in plan.path[:1]:
        if action in by_value:
            return by_value[action]
    return by_value[fallback(outlook, by_value, luck)]


def fallback(
    outlook: Outlook, by_value: dict[Any, Option[Any]], luck: random.Random
) -> tuple[Any, ...]:
    """When nothing helps at once: more actions, any shot, a step towards what bars the way."""
    if outlook.is_over and robot_space(outlook.view, outlook.seat) in (OFF, POD):
        return ("end",)
    if outlook.view.actions_left == 0:
        return ("play", "boost") if ("play", "boost") in by_value else ("end",)
    if outlook.is_over and (aside := clear_the_way(outlook, by_value)) is not None:
        return aside
    shots = [value for value in by_value if value[0] in SHOTS or value[:2] in FAR_SHOTS]
    if shots:
        return min(shots, key=str)
    step = step_to_barrier(outlook, [value for value in by_value if value[0] == "move"])
    return step or make_way(outlook, by_value, luck)


def clear_the_way(outlook: Outlook, by_value: dict[Any, Option[Any]]) -> tuple[Any, ...] | None:
    """At the end: whoever stands on the way home is sent aside."""
    ways, here = outlook.ways(outlook.domes), robot_space(outlook.view, outlook.seat)
    ahead = min(outlook.colony.near[here], key=ways.__getitem__, default=here)
    aside = [value for value in by_value if value[0] == "command" and value[1] == ahead]
    return max(aside, key=lambda value: ways[value[2]], default=None)


def make_way(
    outlook: Outlook, by_value: dict[Any, Option[Any]], luck: random.Random
) -> tuple[Any, ...]:
    """A robot walled in by colonists sends one of them aside."""
    here = robot_space(outlook.view, outlook.seat)
    beside = outlook.colony.near[here] if here >= 0 else ()
    aside = [value for value in by_value if value[0] == "command" and value[1] in beside]
    return luck.choice(aside) if aside else ("end",)


def step_to_barrier(outlook: Outlook, moves: list[tuple[Any, ...]]) -> tuple[Any, ...] | None:
    """Closer to the first creep that stands between somebody and the pod."""
    domes, here = outlook.domes, robot_space(outlook.view, outlook.seat)
    costs = roads(outlook.harbour, domes)
    for space in sorted(people(domes), key=costs.__getitem__):
        barriers = outlook.barriers(domes, costs, space)
        if barriers:
            walk = roads(outlook.colony, domes, barriers[:1])
            nearer = [move for move in moves if walk[move[1]] < walk[here]]
            return min(nearer, key=lambda move: walk[move[1]], default=None)
    return None


def lasting_card(
    outlook: Outlook, by_value: dict[Any, Option[Any]], held: set[Ability], value: float
) -> Ability | None:
    """The card for the turn that improves the plan most, if it does so enough."""
    left = outlook.view.actions_left
    if left < 3:
        return None
    found, best = None, value + WORTH_A_CARD
    for card in PLANNED:
        if ("play", card) in by_value and card not in held:
            better = Planner(outlook, held | {card}, left, outlook.view).plan().value
            if better > best:
                found, best = card, better
    return found


def powers(view: View, seat: int) -> set[Ability]:
    """What holds for every action of this turn."""
    core = view.players[seat].core
    found = set(view.in_play)
    if core is not None and ABILITIES[core].core == "always":
        found.add(core)
    return found


def free_event(outlook: Outlook, by_value: dict[Any, Option[Any]]) -> tuple[Any, ...] | None:
    """Cards that are worth playing before anything else."""
    view = outlook.view
    if ("use", "pilot", 0) in by_value and pilot_helps(outlook):
        return ("use", "pilot", 0)
    if (leap := leap_home(outlook, by_value)) is not None:
        return leap
    if ("use", "module_control", 0) in by_value and opens_a_hole(outlook):
        return ("use", "module_control", 0)
    if ("use", "data_core", 0) in by_value and better_core(view, outlook.seat):
        return ("use", "data_core", 0)
    return None


def leap_home(outlook: Outlook, by_value: dict[Any, Option[Any]]) -> tuple[Any, ...] | None:
    """At the end: teleport into the pod when it is too far to walk."""
    here = robot_space(outlook.view, outlook.seat)
    if outlook.view.saved < outlook.view.target or not outlook.docked or here in (OFF, POD):
        return None
    if outlook.ways(outlook.domes)[here] <= STEP * outlook.view.actions_left:
        return None
    leaps = [value for value in by_value if value[:2] == ("use", "teleport")]
    return min(leaps, key=lambda value: value[2], default=None)


def strands_somebody(outlook: Outlook) -> bool:
    """At the end: a robot stands where no way leads to the pod."""
    robots = [space for space, piece in enumerate(outlook.domes) if piece >= ROBOT]
    return not all(finds_a_way(outlook, space) for space in robots)


def finds_a_way(outlook: Outlook, start: int) -> bool:
    """Whether a robot gets from there to the pod: creeps are shot only on its own module."""
    domes, near = outlook.domes, outlook.harbour.near
    walked, seen, modules = [start], {start}, {module_of(start)}
    barred: set[int] = set()
    for here in walked:
        if here == POD:
            return True
        modules.add(module_of(here))
        barred |= {there for there in near[here] if there not in seen}
        open_now = {
            there for there in barred if domes[there] != CREEP or module_of(there) in modules
        }
        barred -= open_now
        seen |= open_now
        walked += sorted(open_now)
    return False


def opens_a_hole(outlook: Outlook) -> bool:
    """While the pod is away: a module in the way of a far better mooring can be moved."""
    if outlook.docked or outlook.need <= 0:
        return False
    return max(outlook.mooring_gain(module) for module in empty_modules(outlook)) > WORTH_A_HOLE


def empty_modules(outlook: Outlook) -> list[int]:
    """Modules on the edge without people or robots."""
    colony, domes = outlook.colony, outlook.domes
    found = [
        module
        for module in colony.cells.values()
        if colony.on_edge(module)
        and all(domes[dome] in (OPEN, CREEP) for dome in colony.domes[module])
    ]
    return found or list(colony.cells.values())


def better_core(view: View, seat: int) -> bool:
    """A much better card than the core is in hand."""
    player = view.players[seat]
    ranks = [CORES.index(as_ability(card)) for card in player.hand if card != "data_core"]
    return player.core is None or min(ranks, default=99) + 3 < CORES.index(player.core)


def pilot_helps(outlook: Outlook) -> bool:
    """Dock whenever the pod is away; launch when it wins, lies off an island that nobody can
    leave, or late in a turn with many aboard."""
    if not outlook.docked:
        return True
    if outlook.is_over:
        return strands_somebody(outlook)
    if outlook.need <= 0 or outlook.is_marooned:
        return True
    wanted = outlook.view.target - outlook.view.saved
    flights = -(-(wanted - outlook.aboard) // POD_ROOM) + 1
    in_time = flights <= -(-wanted // POD_ROOM)
    return outlook.view.actions_left == 0 and outlook.aboard > 0 and in_time
