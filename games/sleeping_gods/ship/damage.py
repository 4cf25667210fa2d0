"""Ship damage: fate says where each cube goes (R26)."""

from __future__ import annotations

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign, Defeated
from games.sleeping_gods.challenge.changed_fate import tuned_fate
from games.sleeping_gods.ship.hull import SINKS, harm_total, hit_text, holds, part_hit
from games.sleeping_gods.words import ROOM, ROOM_NAME


def damage_ship(campaign: Campaign, amount: int) -> Play[None]:
    """R26: fate says where each cube goes; a full room means a choice (G6, G7)."""

    def lightest(fate: int) -> bool:
        """The hull, which gives nothing that could be lost, or a part of one's choice."""
        part = part_hit(fate)
        return part == "hull" or campaign.s.harm[part] >= holds(part)

    for _ in range(amount):
        room = part_hit((yield from tuned_fate(campaign, hit_text, lightest)))
        if campaign.s.harm[room] >= holds(room):
            room = yield from _choose_hit(campaign)
        campaign.s.harm[room] += 1
        campaign.say(told.SHIP_DAMAGED(room=ROOM[room]))
        if harm_total(campaign) >= SINKS:
            raise Defeated("ship")


def _choose_hit(campaign: Campaign) -> Play[str]:
    options = [
        Option(
            room,
            campaign.s.active,
            name,
            room,
            spot=f"room.{room}",
            short=name,
        )
        for room, name in ROOM_NAME.items()
        if campaign.s.harm[room] < holds(room)
    ]
    prompt = T("Where does the damage go? That part is full")
    return (yield from campaign.decision(questions.SPILL, prompt, options, reasons.SPILL))
