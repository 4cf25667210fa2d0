"""A port: what coins buy for a worn crew, one service after another."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Option, Play, T, Text
from games.kernel.copying import copy_state
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.mind.matter import Answer, Matter
from games.sleeping_gods.mind.weights import Weights
from games.sleeping_gods.mind.worth import worth
from games.sleeping_gods.turn.port import port_options, serve

LEAVE, BOUGHT = "leave", "bought"


class InPort(Matter):
    """The inn, the healer, the shipyard and lessons, until one leaves."""

    def options(self, campaign: Campaign) -> Sequence[Answer]:
        """Whatever else is worth its price."""
        bought = spend_well(copied(campaign), self.lore.weights)
        return [told(campaign, bought)] if bought else []

    def concerns(self, option: Answer) -> bool:
        return option.id == LEAVE or option.id.partition("-")[0] in SERVICES

    def goes_on(self, option: Answer) -> bool:
        return option.id not in (LEAVE, BOUGHT)

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        yield from ()
        if option.id == BOUGHT:
            spend_well(campaign, self.lore.weights)
        elif option.id != LEAVE:
            serve(campaign, option.value)
        return ""


SERVICES = ("inn", "repair", "heal", "level")


def told(campaign: Campaign, bought: Sequence[Text]) -> Answer:
    """What is bought, as a step of a plan."""
    return Option(BOUGHT, campaign.s.active, T("{facts}", facts=bought), BOUGHT)


def copied(campaign: Campaign) -> Campaign:
    """To try something out."""
    state = copy_state(campaign.s)
    return type(campaign)(state, campaign.seat_count, campaign.options, campaign.chance)


def spend_well(campaign: Campaign, weights: Weights) -> Sequence[Text]:
    """Buys what is worth most, and again, while anything is worth its price; returns what."""
    bought: list[Text] = []
    while True:
        here, best, most = worth(campaign, weights), None, 0.0
        for option in port_options(campaign):
            if option.value is None:
                continue
            trial = copied(campaign)
            serve(trial, option.value)
            gain = worth(trial, weights) - here
            if gain > most:
                best, most = (option.label, option.value), gain
        if best is None:
            return bought
        label, service = best
        bought.append(label)
        serve(campaign, service)
