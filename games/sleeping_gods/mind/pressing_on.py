"""The two actions of a turn: whether a worn crew presses on, or looks for rest."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from games.kernel import Play, Text
from games.kernel.copying import copy_state
from games.sleeping_gods.autopilot.actions import reach
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.mind.lore import Lore, total_health
from games.sleeping_gods.mind.matter import Answer, Matter
from games.sleeping_gods.mind.resting import BOUGHT, spend_well, told
from games.sleeping_gods.mind.worth import fear, worth
from games.sleeping_gods.ship.sailing import Course
from games.sleeping_gods.turn.actions import Explore
from games.sleeping_gods.turn.travel import Helm

WOUNDS = ((0, 0.5), (3, 0.25), (7, 0.15), (14, 0.1))
"""What a place may cost the crew that lands there, and how often."""
TOWN = 0.4
"""How much of that a town holds where one has been before."""
A_WAY = 2
"""How far fate and craft carry the ship, about."""
IDLE = 0.5
A_HAZARD = 0.4
"""Of two ways that lead as near to a port, the one without."""


class Outlook:
    """What rest in a port would do for the crew, and how far that is."""

    def __init__(self, lore: Lore, campaign: Campaign) -> None:
        self.campaign = campaign
        self.weights = lore.weights
        rested = lore.campaign(copy_state(campaign.s))
        spend_well(rested, lore.weights)
        self.before = worth(campaign, lore.weights)
        gain = worth(rested, lore.weights) - self.before
        self.rest = max(0.0, gain - lore.weights.action)

    def from_region(self, start: str, ahead: int = 0) -> float:
        """What a port is worth from there, if it is worth the detour at all."""
        away = reach(self.campaign.options.pack, start)
        regions = self.campaign.pack.region
        ports = [steps for region, steps in away.items() if regions[region].port]
        if not ports:
            return 0.0
        steps = 1 + max(0, min(ports) - ahead)
        return max(0.0, self.rest * self.weights.near**steps - self.weights.detour)


class Priced(Matter):
    """A question whose options are not played, but have their price."""

    def __init__(self, lore: Lore, offered: Sequence[Answer], campaign: Campaign) -> None:
        super().__init__(lore, offered)
        self.outlook = Outlook(lore, campaign)
        self.prices = {one.id: self.price(campaign, one) for one in self.offered}

    @abstractmethod
    def price(self, campaign: Campaign, option: Answer) -> float:
        """In health."""

    @property
    def differs(self) -> bool:
        """Whether there is anything to think about."""
        return any(self.prices[one.id] for one in self.offered if one.value != "skip")

    def weigh(self, worth: float, result: str) -> float:  # noqa: ARG002 - the price says it
        return self.outlook.before + self.prices.get(result, 0.0)


class WhereTo(Priced):
    """A course, once fate has said how far it may lead. Nobody leaves a port to find one."""

    def price(self, campaign: Campaign, option: Answer) -> float:
        here, regions = campaign.s.region, campaign.pack.region
        if regions[here].port:
            return 0.0
        steps = () if option.value is None else option.value.steps
        met = sum(regions[step.region].hazard is not None for step in steps)
        rest = self.outlook.from_region(here if option.value is None else option.value.region)
        return rest - A_HAZARD * met if self.outlook.rest else 0.0

    def concerns(self, option: Answer) -> bool:
        return option.id == "stop" or isinstance(option.value, Course)

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        yield from ()
        if option.value is not None:
            campaign.s.region = option.value.region
        return option.id


class WhatNext(Priced):
    """Places that may hurt, a port, a course; everything else is as good as it ever is."""

    bought: Sequence[Text] = ()

    def concerns(self, option: Answer) -> bool:
        return isinstance(option.value, (Explore, Helm)) or option.value in ("port", "skip")

    def goes_on(self, option: Answer) -> bool:
        """What is bought in a port is told."""
        return option.value == "port" and bool(self.bought)

    def options(self, campaign: Campaign) -> Sequence[Answer]:
        return [told(campaign, self.bought)]

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        yield from ()
        if option.value == BOUGHT:
            return "port"
        if option.value == "port":
            yield from moment_comes(campaign, "port", campaign.everybody())
            self.bought = spend_well(campaign, self.lore.weights)
        elif option.value == "skip":
            gain_command(campaign, campaign.s.active, 1)
        elif isinstance(option.value, Helm) and option.value.course is not None:
            campaign.s.region = option.value.course.region
        return option.id

    def price(self, campaign: Campaign, option: Answer) -> float:
        match option.value:
            case Explore(place):
                return min(0.0, self.lore.weights.lure - self._risk(campaign, place))
            case Helm(_, Course() as course):
                return self._way_to_rest(course.region)
            case Helm():
                return self._way_to_rest(campaign.s.region, A_WAY)
        return self.outlook.rest if option.value == "port" else -IDLE

    def _way_to_rest(self, start: str, ahead: int = 0) -> float:
        """Nobody sails away from a port to find one."""
        in_port = any(option.value == "port" for option in self.offered)
        return 0.0 if in_port else self.outlook.from_region(start, ahead)

    def _risk(self, campaign: Campaign, place: int) -> float:
        """What landing there is feared to cost: unknown places alike, known towns less."""
        health, weights = total_health(campaign), self.lore.weights
        cost = sum(
            odds * (hurt + fear(health - hurt, weights) - fear(health, weights))
            for hurt, odds in WOUNDS
        )
        known = str(place) in campaign.s.visits
        return cost * (TOWN if known and campaign.pack.paragraph[str(place)].town else 1.0)
