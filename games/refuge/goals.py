"""Objectives: how they come closer, what happens when one is accomplished, and its reward."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.refuge.board import SPACES, SPOT_NAMES, Spot
from games.refuge.objectives import Objective
from games.refuge.roster import ABILITIES
from games.refuge.state import ABOARD, Diver, Goal
from games.refuge.table import Dive, DiveEndsError

ObjectiveRule = Callable[[Dive, Diver], Play[None]]
Reward = Callable[[Dive], Play[None]]


def lay_markers(dive: Dive) -> None:
    """There are three tracking markers in all, so each objective lays its own when it comes."""
    dive.goal.markers = list(dive.objective.markers)


def come_closer(dive: Dive) -> Play[None]:
    goal, card = dive.goal, dive.objective
    goal.progress += 1
    if goal.progress >= card.target_for(len(dive.s.divers)):
        yield from accomplish(dive, goal, card)


def accomplish(dive: Dive, goal: Goal, card: Objective) -> Play[None]:
    """The card is flipped. The next one is current before the reward is handed out."""
    title, reward = card.title, card.reward
    dive.say(T("Objective accomplished: {title}! {reward}", title=title, reward=reward))
    goal.markers.clear()
    if card.level == 3:
        raise DiveEndsError("won")
    dive.s.stage += 1
    lay_markers(dive)
    yield from REWARDS[card.id](dive)
    yield from settle_everybody(dive)


def settle_everybody(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        yield from settle(dive, diver)


def settle(dive: Dive, diver: Diver) -> Play[None]:
    """What the current objective makes of a diver standing where they stand."""
    rule = STANDING_THERE.get(dive.goal.objective)
    if rule is not None and diver.upright:
        yield from rule(dive, diver)


def collect(dive: Dive, diver: Diver) -> Play[None]:
    """Chart the Caves: whoever reaches a marker has it."""
    if diver.spot in dive.goal.markers:
        dive.goal.markers.remove(diver.spot)
        cave = SPOT_NAMES[diver.spot]
        dive.say(T("{diver} charts the cave {spot}.", diver=dive.name(diver), spot=cave))
        yield from come_closer(dive)


def board(dive: Dive, diver: Diver) -> Play[None]:
    """Board the UB-85: whoever stands on a Finish space leaves the map at once."""
    if SPACES[diver.spot] == "finish":
        dive.leave_trail("board", diver.spot, ABOARD)
        diver.spot = ABOARD
        dive.say(T("{diver} is aboard the UB-85.", diver=dive.name(diver)))
        yield from come_closer(dive)
        dive.check_anybody_stands()


def carry_home(dive: Dive, diver: Diver) -> Play[None]:
    """Bring the Cargo Home: take it where it lies, stand with it on a Start space."""
    if diver.spot in dive.goal.markers:
        dive.goal.markers.remove(diver.spot)
        diver.cargo = True
        dive.say(T("{diver} takes the cargo.", diver=dive.name(diver)))
    if diver.cargo and SPACES[diver.spot] == "start":
        yield from come_closer(dive)


def drop_cargo(dive: Dive, diver: Diver) -> Play[None]:
    """A devoured carrier's cargo is back where it was found."""
    if diver.cargo:
        diver.cargo = False
        lay_markers(dive)
        dive.say(T("The cargo sinks back to where it lay."))
        yield from settle_everybody(dive)


def stand_up(dive: Dive, diver: Diver) -> Play[None]:
    diver.down_since = None
    dive.say(T("{diver} is up again.", diver=dive.name(diver)))
    yield from settle(dive, diver)


def supplies_for_all(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        dive.draw_salvage(diver)
    yield from everybody_turns_one_up(dive)


def calmer_waters(dive: Dive, tentacles: int) -> Play[None]:
    for _ in range(tentacles):
        yield from take_back_a_tentacle(dive)
    yield from everybody_turns_one_up(dive)


def one_tentacle_back(dive: Dive) -> Play[None]:
    yield from calmer_waters(dive, 1)


def two_tentacles_back(dive: Dive) -> Play[None]:
    yield from calmer_waters(dive, 2)


def all_abilities(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        diver.spent.clear()
    dive.say(T("All abilities are face up again."))
    yield from ()


def cards_for_two(dive: Dive) -> Play[None]:
    """The active diver and the next one; alone, that is one diver and one card."""
    following = dive.s.divers[(dive.s.active + 1) % len(dive.s.divers)]
    dive.draw_salvage(dive.diver)
    if following is not dive.diver:
        dive.draw_salvage(following)
    yield from everybody_turns_one_up(dive)


def take_back_a_tentacle(dive: Dive) -> Play[None]:
    """From the threat track first, else the lowest of the board."""
    if dive.s.threat:
        dive.s.threat -= 1
        dive.s.supply += 1
        dive.say(T("A tentacle leaves the threat track."))
    elif dive.s.tentacles:
        prompt = T("Which of the lowest tentacles goes back to the supply?")
        options = dive.spot_options("hit", dive.s.active, lowest_tentacles(dive))
        spot = yield from dive.pick(prompt, options, why=REWARD)
        dive.return_tentacle(spot)
        dive.say(T("The tentacle on {spot} goes back to the supply.", spot=SPOT_NAMES[spot]))


def lowest_tentacles(dive: Dive) -> list[Spot]:
    lowest = min(spot // 10 for spot in dive.s.tentacles)
    return sorted(spot for spot in dive.s.tentacles if spot // 10 == lowest)


def everybody_turns_one_up(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        yield from turn_one_up(dive, diver)


def turn_one_up(dive: Dive, diver: Diver) -> Play[None]:
    if diver.spent:
        prompt = T("{diver}: which ability is ready again?", diver=dive.name(diver))
        ability = yield from dive.pick(prompt, spent_options(dive, diver), why=REWARD)
        dive.turn_up(diver, ability)


def spent_options(dive: Dive, diver: Diver) -> list[Option[str]]:
    return [
        Option(
            f"ready.{ability}",
            diver.seat,
            ABILITIES[ability].title,
            ability,
            detail=ABILITIES[ability].effect,
        )
        for ability in diver.spent
    ]


REWARD = T("This is the reward for the objective.")

STANDING_THERE: Mapping[str, ObjectiveRule] = {
    "chart_the_caves": collect,
    "board_the_ub85": board,
    "bring_the_cargo_home": carry_home,
}

REWARDS: Mapping[str, Reward] = {
    "thin_the_herd": supplies_for_all,
    "chart_the_caves": one_tentacle_back,
    "stock_the_locker": all_abilities,
    "breach_the_hull": supplies_for_all,
    "wound_the_beast": two_tentacles_back,
    "seal_the_vents": cards_for_two,
}
