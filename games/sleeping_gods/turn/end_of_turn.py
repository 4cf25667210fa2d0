"""The end of a turn: what lasts, beasts, and the captain token (R31, R42-R43)."""

from __future__ import annotations

from games.kernel import Option, Play, T
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.command.last_chance import SAILING_AWAY, last_chance, usable
from games.sleeping_gods.story.lasting_events import (
    Clearing,
    beasts_hunt,
    clear_event,
    clear_options,
    discard_lasting,
    hunters,
    lasting_effects,
)
from games.sleeping_gods.words import word

BEASTS = T("A beast strikes when it reaches the ship's region.")


def dusk(campaign: Campaign) -> Play[None]:
    """R42, R43: what happens at the end of a turn, and a try at being rid of it."""
    yield from lasting_effects(campaign, "turn_end")
    yield from _before_beasts_hunt(campaign)
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
    end_turn(campaign)


def _before_beasts_hunt(campaign: Campaign) -> Play[None]:
    """R43, R60: a card that moves the ship may still carry it out of reach."""
    beasts = [word(hunter.name) for hunter in hunters(campaign)]
    prompt = T("{beasts} on the hunt: sail on first?", beasts=beasts)
    while beasts and usable(campaign, SAILING_AWAY):
        go_on = T("Stay where you are")
        if not (yield from last_chance(campaign, prompt, SAILING_AWAY, go_on, BEASTS)):
            return


def end_turn(campaign: Campaign) -> None:
    """R31, R42: what stays for a turn goes, after a defeat too; then the token passes."""
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
