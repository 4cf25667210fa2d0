"""The action menu: the plan for the rest of the turn says what comes first."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from games.jupiter.autopilot.card_ranking import CORES
from games.jupiter.autopilot.critical_modules import PATIENCE
from games.jupiter.autopilot.evaluation import OFF, STEP, Evaluation, people, roads, robot_space
from games.jupiter.autopilot.turn_plan import Planner
from games.jupiter.cards import ABILITIES, Ability, as_ability
from games.jupiter.choices import (
    Action,
    Command,
    EndTurn,
    Lead,
    Move,
    PlayCard,
    Shoot,
    ShootSuper,
    Use,
    Walk,
)
from games.jupiter.colony import POD, module_of
from games.jupiter.state import CREEP, OPEN, POD_ROOM, ROBOT
from games.jupiter.view import View
from games.kernel.ask import Option

PLANNED: tuple[Ability, ...] = ("follower", "bullhorn", "grenadier", "juggernaut")
FAR_SHOTS: tuple[Ability, ...] = ("heat_seeker", "sniper")
Menu: TypeAlias = Mapping[Action, Option[Action]]
WORTH_A_CARD = 1.8
WORTH_FOLLOWING = 0.1
WORTH_A_HOLE = 6.0


def choose_action(
    view: View, options: list[Option[Action]], seat: int, luck: random.Random
) -> Option[Action]:
    by_value = {option.value: option for option in options}
    evaluation = Evaluation(view, seat)
    if (event := free_event(evaluation, by_value)) is not None:
        return by_value[event]
    if view.turn > PATIENCE and evaluation.is_marooned:
        return by_value[EndTurn()]
    held = powers(view, seat)
    plan = Planner(evaluation, held, view.actions_left, view).plan()
    if (card := lasting_card(evaluation, by_value, held, plan.value)) is not None:
        return by_value[PlayCard(card)]
    for action in (*long_ways(evaluation, plan.path, by_value), *plan.path[:1]):
        if action in by_value:
            return by_value[action]
    return by_value[fallback(evaluation, by_value, luck)]


def long_ways(
    evaluation: Evaluation, path: Sequence[Action], by_value: Menu
) -> Iterator[Lead | Walk]:
    """What the plan begins with, as far as the same piece goes on; the longest first."""
    match path[:1]:
        case [Command(here)]:
            ends = chain(path)
            tail = best_follower(evaluation, here, by_value)
            for steps in range(len(ends), 0, -1):
                yield Lead(here, ends[steps - 1], steps, tail)
        case [Move()]:
            ends = walked(path)
            for steps in range(len(ends), 1, -1):
                yield Walk(ends[steps - 1], steps)


def walked(path: Sequence[Action]) -> list[int]:
    """Where the robot comes by and by before it does anything else."""
    ends: list[int] = []
    for action in path:
        if not isinstance(action, Move):
            break
        ends.append(action.there)
    return ends


def chain(path: Sequence[Action]) -> list[int]:
    """Where the colonist that is commanded first comes by and by, whatever is done meanwhile."""
    ends: list[int] = []
    for action in path:
        if isinstance(action, Command) and (not ends or action.here == ends[-1]):
            ends.append(action.there)
    return ends


def best_follower(evaluation: Evaluation, here: int, by_value: Menu) -> int | None:
    """Who gains most by stepping into that dome behind it."""
    gains = {
        way.follower: evaluation.gain_of_following(way.follower, here)
        for way in by_value
        if isinstance(way, Lead) and way.here == here and way.follower is not None
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] > WORTH_FOLLOWING else None


def fallback(evaluation: Evaluation, by_value: Menu, luck: random.Random) -> Action:
    """When nothing helps at once: more actions, any shot, a step towards what bars the way."""
    if evaluation.is_over and robot_space(evaluation.view, evaluation.seat) in (OFF, POD):
        return EndTurn()
    if evaluation.view.actions_left == 0:
        boost = PlayCard("boost")
        return boost if boost in by_value else EndTurn()
    if evaluation.is_over and (aside := clear_the_way(evaluation, by_value)) is not None:
        return aside
    shots = [option for action, option in by_value.items() if is_shot(action)]
    if shots:
        return min(shots, key=lambda option: option.id).value
    step = step_to_barrier(evaluation, [value for value in by_value if isinstance(value, Move)])
    return step or make_way(evaluation, by_value, luck)


def is_shot(action: Action) -> bool:
    if isinstance(action, Use):
        return action.card in FAR_SHOTS
    return isinstance(action, Shoot | ShootSuper)


def clear_the_way(evaluation: Evaluation, by_value: Menu) -> Action | None:
    """At the end: whoever stands on the way home is sent aside."""
    ways, here = evaluation.ways(evaluation.domes), robot_space(evaluation.view, evaluation.seat)
    ahead = min(evaluation.colony.near[here], key=ways.__getitem__, default=here)
    aside = commands_from(by_value, (ahead,))
    return max(aside, key=lambda command: ways[command.there], default=None)


def commands_from(by_value: Menu, spaces: Sequence[int]) -> list[Command]:
    """What the colonists on these spaces can be told."""
    return [action for action in by_value if isinstance(action, Command) and action.here in spaces]


def make_way(evaluation: Evaluation, by_value: Menu, luck: random.Random) -> Action:
    """A robot walled in by colonists sends one of them aside."""
    here = robot_space(evaluation.view, evaluation.seat)
    beside = evaluation.colony.near[here] if here >= 0 else ()
    aside = commands_from(by_value, beside)
    return luck.choice(aside) if aside else EndTurn()


def step_to_barrier(evaluation: Evaluation, moves: list[Move]) -> Action | None:
    """Closer to the first creep that stands between somebody and the pod."""
    domes, here = evaluation.domes, robot_space(evaluation.view, evaluation.seat)
    costs = roads(evaluation.with_pod, domes)
    for space in sorted(people(domes), key=costs.__getitem__):
        barriers = evaluation.barriers(domes, costs, space)
        if barriers:
            walk = roads(evaluation.colony, domes, barriers[:1])
            nearer = [move for move in moves if walk[move.there] < walk[here]]
            return min(nearer, key=lambda move: walk[move.there], default=None)
    return None


def lasting_card(
    evaluation: Evaluation, by_value: Menu, held: set[Ability], value: float
) -> Ability | None:
    """The card for the turn that improves the plan most, if it does so enough."""
    left = evaluation.view.actions_left
    if left < 3:
        return None
    found, best = None, value + WORTH_A_CARD
    for card in PLANNED:
        if PlayCard(card) in by_value and card not in held:
            better = Planner(evaluation, held | {card}, left, evaluation.view).plan().value
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


def free_event(evaluation: Evaluation, by_value: Menu) -> Action | None:
    """Cards that are worth playing before anything else."""
    view = evaluation.view
    if Use("pilot", 0) in by_value and pilot_helps(evaluation):
        return Use("pilot", 0)
    if (leap := leap_home(evaluation, by_value)) is not None:
        return leap
    if Use("module_control", 0) in by_value and opens_a_hole(evaluation):
        return Use("module_control", 0)
    if Use("data_core", 0) in by_value and better_core(view, evaluation.seat):
        return Use("data_core", 0)
    return None


def leap_home(evaluation: Evaluation, by_value: Menu) -> Action | None:
    """At the end: teleport into the pod when it is too far to walk."""
    here = robot_space(evaluation.view, evaluation.seat)
    if not evaluation.is_over or not evaluation.docked or here in (OFF, POD):
        return None
    if evaluation.ways(evaluation.domes)[here] <= STEP * evaluation.view.actions_left:
        return None
    leaps = [use for use in by_value if isinstance(use, Use) and use.card == "teleport"]
    return min(leaps, key=lambda use: use.cost, default=None)


def strands_somebody(evaluation: Evaluation) -> bool:
    """At the end: a robot stands where no way leads to the pod."""
    robots = [space for space, piece in enumerate(evaluation.domes) if piece >= ROBOT]
    return not all(finds_a_way(evaluation, space) for space in robots)


def finds_a_way(evaluation: Evaluation, start: int) -> bool:
    """Whether a robot gets from there to the pod: creeps are shot only on its own module."""
    domes, near = evaluation.domes, evaluation.with_pod.near
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


def opens_a_hole(evaluation: Evaluation) -> bool:
    """While the pod is away: a module in the way of a far better docking place can be moved."""
    if evaluation.docked or evaluation.need <= 0:
        return False
    gains = [evaluation.docking_gain(module) for module in empty_modules(evaluation)]
    return max(gains) > WORTH_A_HOLE


def empty_modules(evaluation: Evaluation) -> list[int]:
    """Modules on the edge without people or robots."""
    colony, domes = evaluation.colony, evaluation.domes
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


def pilot_helps(evaluation: Evaluation) -> bool:
    """Dock whenever the pod is away; launch when it wins, lies off an island that nobody can
    leave, or late in a turn with many aboard."""
    if not evaluation.docked:
        return True
    if evaluation.is_over:
        return strands_somebody(evaluation)
    if evaluation.need <= 0 or evaluation.is_marooned:
        return True
    wanted = evaluation.view.target - evaluation.view.saved
    flights = -(-(wanted - evaluation.aboard) // POD_ROOM) + 1
    in_time = flights <= -(-wanted // POD_ROOM)
    return evaluation.view.actions_left == 0 and evaluation.aboard > 0 and in_time
