"""Where the ship can be damaged, how much it holds, and repair (R26-R27)."""

from __future__ import annotations

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.state import FATE_ROOMS
from games.sleeping_gods.words import ROOM, ROOM_NAME

SINKS = 11
ROOM_HOLDS = 2
HULL_HOLDS = 1


def holds(room: str) -> int:
    """R26: a room takes 2 damage, the hull 1."""
    return HULL_HOLDS if room == "hull" else ROOM_HOLDS


def part_hit(fate: int) -> str:
    """R26: which part of the ship a fate number is."""
    return FATE_ROOMS[min(fate, 6) - 1]


def hit_text(fate: int) -> Text:
    return T("Fate {n} hits the {room}. Keep it?", n=fate, room=ROOM[part_hit(fate)])


def harm_total(campaign: Campaign) -> int:
    return sum(campaign.s.harm.values())


def repair(campaign: Campaign, amount: int, seat: int | None = None) -> Play[None]:
    """R27: any cubes."""
    chooser = campaign.s.active if seat is None else seat
    for left in range(min(amount, harm_total(campaign)), 0, -1):
        options = repair_options(campaign, chooser)
        prompt = T("Which part do you repair by 1?")
        room = yield from campaign.decision(
            questions.REPAIR, prompt, options, reasons.REPAIR, upto=left
        )
        mend(campaign, room)


def repair_options(campaign: Campaign, seat: int) -> list[Option[str]]:
    return [
        Option(room, seat, ROOM_NAME[room], room, spot=f"room.{room}", short=ROOM_NAME[room])
        for room in damaged(campaign)
    ]


def damaged(campaign: Campaign) -> list[str]:
    return [room for room in FATE_ROOMS if campaign.s.harm[room]]


def mend(campaign: Campaign, room: str) -> None:
    campaign.s.harm[room] -= 1
    campaign.figure(told.REPAIRED(room=ROOM[room]))
