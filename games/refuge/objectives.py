"""Objectives: how they come closer, and what happens when one is accomplished."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Play
from games.refuge import told
from games.refuge.board import SPACES, SPOT_NAMES
from games.refuge.dive import Dive, Ended
from games.refuge.objective_cards import Objective
from games.refuge.rewards import REWARDS
from games.refuge.state import ABOARD, Diver, Goal

Rule = Callable[[Dive, Diver], Play[None]]


def lay_markers(dive: Dive) -> None:
    """There are three tracking markers in all, so each objective lays its own when it comes."""
    dive.goal.markers = list(dive.objective.markers)


def come_closer(dive: Dive) -> Play[None]:
    goal, card = dive.goal, dive.objective
    goal.progress += 1
    target = card.target_for(len(dive.s.divers))
    dive.figure(told.OBJECTIVE_COMES_CLOSER(title=card.title, n=goal.progress, target=target))
    if goal.progress >= target:
        yield from accomplish(dive, goal, card)


def accomplish(dive: Dive, goal: Goal, card: Objective) -> Play[None]:
    """The card is flipped. The next one is current before the reward is handed out."""
    title, reward = card.title, card.reward
    dive.say(told.OBJECTIVE_ACCOMPLISHED(title=title, reward=reward))
    goal.markers.clear()
    if card.level == 3:
        raise Ended("won")
    dive.s.accomplished += 1
    lay_markers(dive)
    yield from REWARDS[card.id](dive)
    yield from check_objective_for_all(dive)


def check_objective_for_all(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        yield from check_objective(dive, diver)


def check_objective(dive: Dive, diver: Diver) -> Play[None]:
    """What the current objective makes of a diver standing where they stand."""
    rule = STANDING_THERE.get(dive.goal.objective)
    if rule is not None and diver.upright:
        yield from rule(dive, diver)


def count_elimination(dive: Dive) -> Play[None]:
    """Thin the Herd: every tentacle that is eliminated counts, whoever does it."""
    if dive.goal.objective == "thin_the_herd":
        yield from come_closer(dive)


def collect(dive: Dive, diver: Diver) -> Play[None]:
    """Chart the Caves: whoever reaches a marker has it."""
    if diver.spot in dive.goal.markers:
        dive.goal.markers.remove(diver.spot)
        cave = SPOT_NAMES[diver.spot]
        dive.does(diver, told.CHARTS_CAVE(spot=cave))
        yield from come_closer(dive)


def board_submarine(dive: Dive, diver: Diver) -> Play[None]:
    """Board the UB-85: whoever stands on a Finish space leaves the map at once."""
    if SPACES[diver.spot] == "finish":
        dive.leave_trail("board", diver.spot, ABOARD)
        diver.spot = ABOARD
        dive.does(diver, told.CLIMBS_ABOARD())
        yield from come_closer(dive)
        dive.check_anybody_stands()


def carry_home(dive: Dive, diver: Diver) -> Play[None]:
    """Bring the Cargo Home: take it where it lies, stand with it on a Start space."""
    if diver.spot in dive.goal.markers:
        dive.goal.markers.remove(diver.spot)
        diver.cargo = True
        dive.does(diver, told.TAKES_CARGO())
    if diver.cargo and SPACES[diver.spot] == "start":
        yield from come_closer(dive)


def drop_cargo(dive: Dive, diver: Diver) -> Play[None]:
    """A devoured carrier's cargo is back where it was found."""
    if diver.cargo:
        diver.cargo = False
        lay_markers(dive)
        dive.say(told.CARGO_SINKS_BACK())
        yield from check_objective_for_all(dive)


STANDING_THERE: Mapping[str, Rule] = {
    "chart_the_caves": collect,
    "board_the_ub85": board_submarine,
    "bring_the_cargo_home": carry_home,
}
