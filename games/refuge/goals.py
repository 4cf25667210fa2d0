"""Objectives: how they come closer, what happens when one is accomplished, and its reward."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.refuge.board import SPACES, SPOT_NAMES, Spot
from games.refuge.objectives import OBJECTIVES, Objective
from games.refuge.roster import ABILITIES
from games.refuge.state import ABOARD, Diver, Goal
from games.refuge.table import DiveEndsError, Table

ObjectiveRule = Callable[[Any, Diver], Play[None]]
Reward = Callable[[Any], Play[None]]


class Goals(Table):
    """Objectives are accomplished in order; only the current one comes closer."""

    @property
    def goal(self) -> Goal:
        return self.s.goals[self.s.stage]

    @property
    def objective(self) -> Objective:
        return OBJECTIVES[self.goal.objective]

    def lay_markers(self) -> None:
        """There are three tracking markers in all, so each objective lays its own when it comes."""
        self.goal.markers = list(self.objective.markers)

    def come_closer(self) -> Play[None]:
        goal, card = self.goal, self.objective
        goal.progress += 1
        if goal.progress >= card.target_for(len(self.s.divers)):
            yield from self.accomplish(goal, card)

    def accomplish(self, goal: Goal, card: Objective) -> Play[None]:
        """The card is flipped. The next one is current before the reward is handed out."""
        title, reward = card.title, card.reward
        self.say(T("Objective accomplished: {title}! {reward}", title=title, reward=reward))
        goal.markers.clear()
        if card.level == 3:
            raise DiveEndsError("won")
        self.s.stage += 1
        self.lay_markers()
        yield from REWARDS[card.id](self)
        yield from self.settle_everybody()

    def settle_everybody(self) -> Play[None]:
        for diver in self.s.divers:
            yield from self.settle(diver)

    def settle(self, diver: Diver) -> Play[None]:
        """What the current objective makes of a diver standing where they stand."""
        rule = STANDING_THERE.get(self.goal.objective)
        if rule is not None and diver.upright:
            yield from rule(self, diver)

    def collect(self, diver: Diver) -> Play[None]:
        """Chart the Caves: whoever reaches a marker has it."""
        if diver.spot in self.goal.markers:
            self.goal.markers.remove(diver.spot)
            cave = SPOT_NAMES[diver.spot]
            self.say(T("{diver} charts the cave {spot}.", diver=self.name(diver), spot=cave))
            yield from self.come_closer()

    def board(self, diver: Diver) -> Play[None]:
        """Board the UB-85: whoever stands on a Finish space leaves the map at once."""
        if SPACES[diver.spot] == "finish":
            self.leave_trail("board", diver.spot, ABOARD)
            diver.spot = ABOARD
            self.say(T("{diver} is aboard the UB-85.", diver=self.name(diver)))
            yield from self.come_closer()
            self.check_anybody_stands()

    def carry_home(self, diver: Diver) -> Play[None]:
        """Bring the Cargo Home: take it where it lies, stand with it on a Start space."""
        if diver.spot in self.goal.markers:
            self.goal.markers.remove(diver.spot)
            diver.cargo = True
            self.say(T("{diver} takes the cargo.", diver=self.name(diver)))
        if diver.cargo and SPACES[diver.spot] == "start":
            yield from self.come_closer()

    def drop_cargo(self, diver: Diver) -> Play[None]:
        """A devoured carrier's cargo is back where it was found."""
        if diver.cargo:
            diver.cargo = False
            self.lay_markers()
            self.say(T("The cargo sinks back to where it lay."))
            yield from self.settle_everybody()

    def stand_up(self, diver: Diver) -> Play[None]:
        diver.down_since = None
        self.say(T("{diver} is up again.", diver=self.name(diver)))
        yield from self.settle(diver)

    def supplies_for_all(self) -> Play[None]:
        for diver in self.s.divers:
            self.draw_salvage(diver)
        yield from self.everybody_turns_one_up()

    def calmer_waters(self, tentacles: int) -> Play[None]:
        for _ in range(tentacles):
            yield from self.take_back_a_tentacle()
        yield from self.everybody_turns_one_up()

    def one_tentacle_back(self) -> Play[None]:
        yield from self.calmer_waters(1)

    def two_tentacles_back(self) -> Play[None]:
        yield from self.calmer_waters(2)

    def all_abilities(self) -> Play[None]:
        for diver in self.s.divers:
            diver.spent.clear()
        self.say(T("All abilities are face up again."))
        yield from ()

    def cards_for_two(self) -> Play[None]:
        """The active diver and the next one; alone, that is one diver and one card."""
        following = self.s.divers[(self.s.active + 1) % len(self.s.divers)]
        self.draw_salvage(self.diver)
        if following is not self.diver:
            self.draw_salvage(following)
        yield from self.everybody_turns_one_up()

    def take_back_a_tentacle(self) -> Play[None]:
        """From the threat track first, else the lowest of the board."""
        if self.s.threat:
            self.s.threat -= 1
            self.s.supply += 1
            self.say(T("A tentacle leaves the threat track."))
        elif self.s.tentacles:
            prompt = T("Which of the lowest tentacles goes back to the supply?")
            options = self.spot_options("hit", self.s.active, self.lowest_tentacles())
            spot = yield from self.pick(prompt, options, why=REWARD)
            self.return_tentacle(spot)
            self.say(T("The tentacle on {spot} goes back to the supply.", spot=SPOT_NAMES[spot]))

    def lowest_tentacles(self) -> list[Spot]:
        lowest = min(spot // 10 for spot in self.s.tentacles)
        return sorted(spot for spot in self.s.tentacles if spot // 10 == lowest)

    def everybody_turns_one_up(self) -> Play[None]:
        for diver in self.s.divers:
            yield from self.turn_one_up(diver)

    def turn_one_up(self, diver: Diver) -> Play[None]:
        if diver.spent:
            prompt = T("{diver}: which ability is ready again?", diver=self.name(diver))
            ability = yield from self.pick(prompt, self.spent_options(diver), why=REWARD)
            self.turn_up(diver, ability)

    def spent_options(self, diver: Diver) -> list[Option[str]]:
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
    "chart_the_caves": Goals.collect,
    "board_the_ub85": Goals.board,
    "bring_the_cargo_home": Goals.carry_home,
}

REWARDS: Mapping[str, Reward] = {
    "thin_the_herd": Goals.supplies_for_all,
    "chart_the_caves": Goals.one_tentacle_back,
    "stock_the_locker": Goals.all_abilities,
    "breach_the_hull": Goals.supplies_for_all,
    "wound_the_beast": Goals.two_tentacles_back,
    "seal_the_vents": Goals.cards_for_two,
}
