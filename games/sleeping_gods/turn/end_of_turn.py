"""The end of a turn: what lasts, beasts, and the captain token (R31, R42-R43)."""

from __future__ import annotations

from games.kernel import Option, Play, T
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.story.lasting_events import (
    Clearing,
    beasts_hunt,
    clear_event,
    clear_options,
    discard_lasting,
    lasting_effects,
)


def dusk(campaign: Campaign) -> Play[None]:
    """R42, R43: what happens at the end of a turn, and a try at being rid of it."""
    yield from lasting_effects(campaign, "turn_end")
    yield from beasts_hunt(campaign)
    tried: set[str] = set()

    def ways() -> list[Option[Clearing | None]]:
        return [way for way in clear_options(campaign, "turn_end") if way.value.event not in tried]

    stop = Option("leave", campaign.s.active, T("Leave it be"), None)
    while ways():
        chosen = yield from table_ask(
            campaign,
            T("The end of the turn: deal with what lasts?"),
            lambda: [*ways(), stop],
            T("One try each at the end of a turn."),
        )
        if chosen.value is None:
            break
        tried.add(chosen.value.event)
        yield from clear_event(campaign, chosen.value)
    for lasting in list(campaign.s.lasting):
        if campaign.pack.event[lasting.id].lasts_turn:
            discard_lasting(campaign, lasting.id)
    pass_token(campaign)


def pass_token(campaign: Campaign) -> None:
    """R31: the captain token goes to the left."""
    campaign.s.turn += 1
    campaign.s.phase, campaign.s.actions = "dawn", 0
    seats = len(campaign.s.chairs)
    after = [(campaign.s.active + step) % seats for step in range(1, seats + 1)]
    campaign.s.active = next(seat for seat in after if campaign.s.chairs[seat].here)
