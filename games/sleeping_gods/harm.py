"""Harm."""

from __future__ import annotations

from games.kernel import Option, Play, T
from games.sleeping_gods import reasons
from games.sleeping_gods.challenge import tuned_fate
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.fate import Defeated
from games.sleeping_gods.names import ROOM, ROOM_NAME
from games.sleeping_gods.ship import SINKS, _hit, harm_total, holds, part_hit
from games.sleeping_gods.state import FATE_ROOMS


def damage_ship(campaign: Campaign, amount: int) -> Play[None]:
    """R26: fate says where each cube goes; a full room means a choice (G6, G7)."""
    for _ in range(amount):
        room = part_hit((yield from tuned_fate(campaign, _hit)))
        if campaign.s.harm[room] >= holds(room):
            room = yield from _choose_hit(campaign)
        campaign.s.harm[room] += 1
        campaign.say(T("Ship damage: {room}.", room=ROOM[room]))
        if harm_total(campaign) >= SINKS:
            raise Defeated("ship")


def _choose_hit(campaign: Campaign) -> Play[str]:
    options = [
        Option(room, campaign.s.active, ROOM_NAME[room], room, spot=f"room.{room}")
        for room in FATE_ROOMS
        if campaign.s.harm[room] < holds(room)
    ]
    prompt = T("That part is full: where does the damage go?")
    return (yield from campaign.settle(prompt, options, reasons.SPILL))
