"""The end of a turn: what lasts, beasts, and the captain token (R31, R42-R43)."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.joining import join_options
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.command.last_chance import SAILING_AWAY, last_chance, usable
from games.sleeping_gods.story.lasting_events import (
    Clearing,
    LeaveBe,
    beasts_hunt,
    clear_event,
    clear_options,
    contest_of,
    discard_lasting,
    hunters,
    lasting_effects,
    may_send,
)
from games.sleeping_gods.words import SKILL_LOUD, word

ONE_TRY = T("You get one try at each, at the end of a turn.")
LEAVE = T("Leave it be")
BEASTS = T("A beast strikes when it reaches the ship's region.")


def dusk(campaign: Campaign) -> Play[None]:
    """R42, R43: what happens at the end of a turn, and a try at being rid of it."""
    yield from lasting_effects(campaign, "turn_end")
    yield from _before_beasts_hunt(campaign)
    yield from beasts_hunt(campaign)
    yield from _deal_with_what_lasts(campaign)
    end_turn(campaign)


def _deal_with_what_lasts(campaign: Campaign) -> Play[None]:
    """R42: one try each. Where only one can be made, whom to send in is asked with it."""
    tried: set[str] = set()

    def ways() -> list[Option[Clearing]]:
        return [way for way in clear_options(campaign, "turn_end") if way.value.event not in tried]

    while found := ways():
        clearing: Clearing | None = found[0].value
        opening: Option[int | None] | None = None
        if len(found) == 1 and may_send(campaign, found[0].value):
            opening = yield from _send_or_leave(campaign, found[0].value)
            clearing = None if opening is None else clearing
        else:
            clearing = yield from _which(campaign, ways)
        if clearing is None:
            campaign.deed(campaign.s.active, told.LEAVES_THINGS())
            return
        tried.add(clearing.event)
        yield from clear_event(campaign, clearing, opening)


def _which(campaign: Campaign, ways: Callable[[], list[Option[Clearing]]]) -> Play[Clearing | None]:
    leave = Option("leave", campaign.s.active, LEAVE, None)
    prompt = T("The turn ends. Deal with anything first?")

    def options() -> list[Option[Clearing | None]]:
        return [*ways(), leave]

    chosen = yield from table_ask(campaign, questions.CLEAR, prompt, options, ONE_TRY)
    return chosen.value


def _send_or_leave(campaign: Campaign, clearing: Clearing) -> Play[Option[int | None] | None]:
    """How the try begins: with somebody who joins or with the draw; nothing if it is left be."""
    event, contest = campaign.pack.event[clearing.event], contest_of(campaign, clearing)
    leave = Option("leave", campaign.s.active, LEAVE, LeaveBe(clearing.event), tone="warn")
    chosen = yield from table_ask(
        campaign,
        questions.WHO_CLEARS,
        T(
            "Who tries to get rid of {name}? {skill} {need}",
            name=word(event.name),
            skill=SKILL_LOUD[contest.skill],
            need=contest.need,
        ),
        lambda: [*join_options(campaign, contest), leave],
        ONE_TRY,
    )
    return {one.id: one for one in join_options(campaign, contest)}.get(chosen.id)


def _before_beasts_hunt(campaign: Campaign) -> Play[None]:
    """R43, R60: a card that moves the ship may still carry it out of reach."""
    beasts = [word(hunter.name) for hunter in hunters(campaign)]
    prompt = T("Sail on first? {beasts} on the hunt", beasts=beasts)
    while beasts and usable(campaign, SAILING_AWAY):
        go_on = T("Stay here")
        if not (
            yield from last_chance(campaign, questions.BEASTS, prompt, SAILING_AWAY, go_on, BEASTS)
        ):
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
