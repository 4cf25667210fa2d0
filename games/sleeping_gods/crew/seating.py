"""Players come and go between turns (R111)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.kernel import Ask, Option, Play, Seat, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.hand import discard_from_hand, hand_options, keep_limit
from games.sleeping_gods.crew.dealing import share_out, swap_crew
from games.sleeping_gods.state import Chair

MOST_PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Leave:
    """A player gets up from this seat."""

    seat: int


Change = Leave | Literal["join", "swap"]


def rearrange(campaign: Campaign) -> Play[None]:
    """At the start of a turn, which is the end of the one before."""
    options: list[Option[Change | None]] = []
    seat = campaign.s.active
    if campaign.players() < MOST_PLAYERS:
        detail = T("They start with nothing; the crew is shared again")
        options.append(Option("join", seat, T("A player joins"), "join", detail=detail))
    if campaign.players() > 1:
        options += [
            Option(f"leave-{other}", seat, T("{seat} leaves", seat=Seat(other)), Leave(other))
            for other in sorted(campaign.present())
        ]
        detail = T("Two of the crew change hands")
        options.append(Option("deal", seat, T("Swap crew"), "swap", detail=detail))
    options.append(Option("back", seat, T("Back"), None))
    prompt = T("Who's playing from this turn on?")
    chosen: Option[Change | None] = yield Ask(
        questions.SEATING, prompt, options, why=reasons.FAREWELL
    )
    match chosen.value:
        case "join":
            join_table(campaign)
        case Leave(other):
            if (yield from _wants_to_leave(campaign, other)):
                yield from leave_table(campaign, other)
        case "swap":
            yield from swap_crew(campaign)


def _wants_to_leave(campaign: Campaign, seat: int) -> Play[bool]:
    """Nobody is sent away by others; whoever asked need not wait for the answer."""
    asker = campaign.s.active
    if seat == asker:
        return True
    options = [
        Option("depart", seat, T("Leave"), True),
        Option("stay", seat, T("Stay"), False),
        Option("never-mind", asker, T("Never mind"), False, aside=True),
    ]
    chosen: Option[bool] = yield Ask(
        questions.LEAVE, T("Are you leaving?"), options, why=reasons.FAREWELL
    )
    campaign.say(told.GETS_UP(seat=Seat(seat)) if chosen.value else told.STAYS(seat=Seat(seat)))
    return chosen.value


def join_table(campaign: Campaign) -> None:
    """R111, G38: into the first empty chair, with nothing in hand."""
    empty = next((chair for chair in campaign.s.chairs if not chair.here), None)
    if empty is None:
        campaign.s.chairs.append(Chair())
    else:
        empty.here = True
    share_out(campaign)
    campaign.say(told.PLAYER_JOINS())


def leave_table(campaign: Campaign, seat: int) -> Play[None]:
    """R111: one card and all command but one are discarded, the rest is given away."""
    chair = campaign.s.chairs[seat]
    campaign.s.active = next(other for other in campaign.present() if other != seat)
    yield from _last_discard(campaign, seat)
    legacy = min(1, chair.command)
    chair.command = 0
    chair.here = False
    share_out(campaign)
    campaign.say(told.PLAYER_LEAVES(seat=Seat(seat)))
    heirs = sorted(campaign.present())
    while chair.hand:
        heir = yield from _heir(campaign, T("Who gets a card from {seat}?", seat=Seat(seat)), heirs)
        campaign.s.chairs[heir].hand.append(chair.hand.pop())
        campaign.say(told.RECEIVES_CARD(seat=Seat(heir)))
        campaign.reveal()
        yield from keep_limit(campaign, heir)
    if legacy:
        heir = yield from _heir(campaign, T("Who gets the last command?"), heirs)
        campaign.s.chairs[heir].command += legacy
        campaign.figure(told.SEAT_GAINS_COMMAND(n=legacy, seat=Seat(heir)))


def _last_discard(campaign: Campaign, seat: int) -> Play[None]:
    """The leaver chooses; somebody who has gone already leaves it to chance."""
    hand = campaign.s.chairs[seat].hand
    if not hand:
        return
    chance = Option("chance", campaign.s.active, T("Leave it to chance"), None, aside=True)
    prompt = T("{seat} is leaving. Which card goes?", seat=Seat(seat))
    chosen: Option[int | None] = yield Ask(
        questions.LEAVERS_CARD,
        prompt,
        [*hand_options(campaign, seat), chance],
        why=reasons.FAREWELL,
    )
    card = campaign.chance.pick(hand) if chosen.value is None else chosen.value
    discard_from_hand(campaign, seat, card)


def _heir(campaign: Campaign, prompt: Text, heirs: list[int]) -> Play[int]:
    options = [
        Option(f"seat-{heir}", campaign.s.active, T("{seat}", seat=Seat(heir)), heir)
        for heir in heirs
    ]
    return (yield from campaign.decision(questions.HEIR, prompt, options, reasons.FAREWELL))
