"""Cards that work by themselves when their moment has come."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel import Play
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.hand import draw_cards
from games.sleeping_gods.command.tokens import gain_command
from games.sleeping_gods.content.cards import Passive
from games.sleeping_gods.crew.fatigue import rest
from games.sleeping_gods.crew.healing import heal
from games.sleeping_gods.ship.goods import gain


def moment_comes(campaign: Campaign, moment: str, members: Iterable[int]) -> Play[None]:
    """Passives whose moment has come, for the crew concerned and for the ship."""
    for index in members:
        for passive in list(campaign.passives(index)):
            if passive.when == moment and campaign.able(index):
                yield from _passive(campaign, passive, index)
    for passive in campaign.ship_passives():
        if passive.when == moment:
            yield from _passive(campaign, passive, None)


def _passive(campaign: Campaign, passive: Passive, index: int | None) -> Play[None]:
    seat = campaign.s.active if index is None else campaign.controller(index)
    pool = campaign.everybody() if index is None else [index]
    if passive.op == "heal":
        yield from heal(campaign, passive.n, [pool], seat)
    elif passive.op == "unfatigue":
        yield from rest(campaign, passive.n, pool, seat)
    elif passive.op == "command":
        gain_command(campaign, seat, passive.n)
    elif passive.op == "gain":
        gain(campaign, passive.res or "coins", passive.n)
    else:
        yield from draw_cards(campaign, seat, passive.n)
