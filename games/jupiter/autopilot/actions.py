"""The action menu: the plan for the rest of the turn says what comes first."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from games.jupiter.action import Action
from games.jupiter.autopilot.critical_modules import PATIENCE
from games.jupiter.autopilot.evaluation import OFF, STEP, Evaluation, people, roads, robot_space
from games.jupiter.autopilot.turn_plan import Planner
from games.jupiter.cards import Ability, as_ability
from games.jupiter.colony import POD, module_of
from games.jupiter.mind.weights import CORES
from games.jupiter.state import CREEP, OPEN, POD_ROOM, ROBOT
from games.jupiter.view import View
from games.kernel.ask import Option

PLANNED: tuple[Ability, ...] = ("follower", "bullhorn", "grenadier", "juggernaut")
FAR_SHOTS: tuple[Ability, ...] = ("heat_seeker", "sniper")
Menu: TypeAlias = Mapping[str, Option[Action]]
"""What is offered, by its id."""
WORTH_A_CARD = 1.8
WORTH_A_HOLE = 6.0


def choose_action(
    view: View, options: list[Option[Action]], seat: int, luck: random.Random
) -> Option[Action]:
    menu = {option.id: option for option in options}
    evaluation = Evaluation(view, seat)
    if (event := free_event(evaluation, menu)) is not None:
        return menu[event]
    if view.turn > PATIENCE and evaluation.is_marooned:
        return menu["end"]
    plan = Planner(evaluation).plan()
    if (card := lasting_card(evaluation, menu, plan.value)) is not None:
        return menu[f"play.{card}"]
    for action in (*led_on(view, plan.path), *plan.path[:1]):
        if action in menu:
            return menu[action]
    return menu[fallback(evaluation, menu, luck)]


def led_on(view: View, path: Sequence[str]) -> list[str]:
    """Whoever was led last goes on first, if the plan leads it on at all."""
    return [action for action in path if action.startswith(f"command.{view.led}.")]


def fallback(evaluation: Evaluation, menu: Menu, luck: random.Random) -> str:
    """When nothing helps at once: more actions, any shot, a step towards what bars the way."""
    if evaluation.is_over and robot_space(evaluation.view, evaluation.seat) in (OFF, POD):
        return "end"
    if evaluation.view.actions_left == 0:
        return "play.boost" if "play.boost" in menu else "end"
    if evaluation.is_over and (aside := clear_the_way(evaluation, menu)) is not None:
        return aside
    if shots := [action for action in menu if is_shot(action)]:
        return min(shots)
    return step_to_barrier(evaluation, menu) or make_way(evaluation, menu, luck)


def is_shot(action: str) -> bool:
    verb, *what = action.split(".")
    return verb in ("shoot", "super") or (verb == "use" and what[0] in FAR_SHOTS)


def spaces_of(menu: Iterable[str], verb: str) -> dict[str, list[int]]:
    """Where everything with this verb begins and ends."""
    found = (action.split(".") for action in menu)
    return {".".join(words): [int(one) for one in words[1:]] for words in found if words[0] == verb}


def clear_the_way(evaluation: Evaluation, menu: Menu) -> str | None:
    """At the end: whoever stands on the way home is sent aside."""
    ways, here = evaluation.ways(evaluation.domes), robot_space(evaluation.view, evaluation.seat)
    ahead = min(evaluation.colony.near[here], key=ways.__getitem__, default=here)
    aside = commands_from(menu, (ahead,))
    return max(aside, key=lambda command: ways[aside[command]], default=None)


def commands_from(menu: Menu, spaces: Collection[int]) -> dict[str, int]:
    """What the colonists on these spaces can be told, and where that leads them."""
    commands = spaces_of(menu, "command")
    return {action: there for action, (here, there) in commands.items() if here in spaces}


def make_way(evaluation: Evaluation, menu: Menu, luck: random.Random) -> str:
    """A robot walled in by colonists sends one of them aside."""
    here = robot_space(evaluation.view, evaluation.seat)
    beside = evaluation.colony.near[here] if here >= 0 else ()
    aside = [*commands_from(menu, beside)]
    return luck.choice(aside) if aside else "end"


def step_to_barrier(evaluation: Evaluation, menu: Menu) -> str | None:
    """Closer to the first creep that stands between somebody and the pod."""
    domes, here = evaluation.domes, robot_space(evaluation.view, evaluation.seat)
    costs, moves = roads(evaluation.with_pod, domes), spaces_of(menu, "move")
    for space in sorted(people(domes), key=costs.__getitem__):
        barriers = evaluation.barriers(domes, costs, space)
        if barriers:
            walk = roads(evaluation.colony, domes, barriers[:1])
            nearer = {
                move: walk[there] for move, (there,) in moves.items() if walk[there] < walk[here]
            }
            return min(nearer, key=nearer.__getitem__, default=None)
    return None


def lasting_card(evaluation: Evaluation, menu: Menu, value: float) -> Ability | None:
    """The card for the turn that improves the plan most, if it does so enough."""
    if evaluation.view.actions_left < 3:
        return None
    found, best = None, value + WORTH_A_CARD
    for card in PLANNED:
        if f"play.{card}" in menu and card not in evaluation.powers:
            better = Planner(evaluation, {card}).plan().value
            if better > best:
                found, best = card, better
    return found


def free_event(evaluation: Evaluation, menu: Menu) -> str | None:
    """Cards that are worth playing before anything else."""
    view = evaluation.view
    if (pilot := "use.pilot.0") in menu and pilot_helps(evaluation):
        return pilot
    if (leap := leap_home(evaluation, menu)) is not None:
        return leap
    if (control := "use.module_control.0") in menu and opens_a_hole(evaluation):
        return control
    if (core := "use.data_core.0") in menu and better_core(view, evaluation.seat):
        return core
    return None


def leap_home(evaluation: Evaluation, menu: Menu) -> str | None:
    """At the end: teleport into the pod when it is too far to walk, as cheaply as it can be."""
    here = robot_space(evaluation.view, evaluation.seat)
    if not evaluation.is_over or not evaluation.docked or here in (OFF, POD):
        return None
    if evaluation.ways(evaluation.domes)[here] <= STEP * evaluation.view.actions_left:
        return None
    return min([action for action in menu if action.startswith("use.teleport.")], default=None)


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
