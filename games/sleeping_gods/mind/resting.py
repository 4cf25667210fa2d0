"""A port: what coins buy for a worn crew, one service after another."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Play, Text
from games.kernel.copying import copy_state
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.mind.matter import Answer, Matter
from games.sleeping_gods.mind.weights import Weights
from games.sleeping_gods.mind.worth import worth
from games.sleeping_gods.turn.port import port_options, serve

LEAVE = "leave"


class InPort(Matter):
    """The inn, the healer, the shipyard and lessons, until one leaves."""

    def concerns(self, option: Answer) -> bool:
        return option.id == LEAVE or option.id.partition("-")[0] in SERVICES

    def options(self, campaign: Campaign) -> Sequence[Answer]:
        return list(port_options(campaign))

    def goes_on(self, option: Answer) -> bool:
        return option.id != LEAVE

    def play(self, campaign: Campaign, option: Answer) -> Play[str]:
        yield from ()
        if option.id != LEAVE:
            serve(campaign, option.value)
        return ""


SERVICES = ("inn", "repair", "heal", "level")


def spend_well(campaign: Campaign, weights: Weights) -> Sequence[Text]:
    """Buys what is worth most, and again, while anything is worth its price; returns what."""
    bought: list[Text] = []
    while True:
        here, best, most = worth(campaign, weights), None, 0.0
        for option in port_options(campaign):
            if option.value is None:
                continue
            trial = type(campaign)(
                copy_state(campaign.s), campaign.seat_count, campaign.options, campaign.chance
            )
            serve(trial, option.value)
            gain = worth(trial, weights) - here
            if gain > most:
                best, most = (option.label, option.value), gain
        if best is None:
            return bought
        label, service = best
        bought.append(label)
        serve(campaign, service)
