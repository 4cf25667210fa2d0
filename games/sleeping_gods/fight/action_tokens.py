"""Combat action tokens: dealt each round, handed over for command (R63, R74)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from games.kernel import Ask, Option, Play, Seat, T
from games.kernel.asking import NO, YES
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.any_time import BACK, GO_ON
from games.sleeping_gods.state import Fight

TOKENS = {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}


@dataclass(frozen=True, slots=True)
class HandOver:
    """An action token changes hands for 1 command."""

    giver: int
    taker: int
    payer: int


def deal_tokens(campaign: Campaign, fight: Fight) -> None:
    """R74: four tokens, the active player first."""
    fight.tokens = [0] * len(campaign.s.chairs)
    seats = campaign.present()
    for seat, tokens in zip(seats, TOKENS[len(seats)], strict=True):
        fight.tokens[seat] = tokens
    fight.used, fight.wounds = [0] * len(campaign.boards), wounds(campaign)


def wounds(campaign: Campaign) -> int:
    return sum(member.damage for member in campaign.s.crew)


def token_moves(campaign: Campaign) -> Iterator[Option[Literal["hand over"]]]:
    seats = campaign.present()
    if len(seats) > 1 and any(campaign.s.chairs[seat].command for seat in seats):
        label = T("Hand over an action token…")
        for seat in seats:
            yield Option("token", seat, label, "hand over", aside=True)


def hand_over(campaign: Campaign, seat: int, fight: Fight) -> Play[None]:
    """R63, R74: one token, one command, paid by giver or taker."""
    options: list[Option[HandOver | None]] = list(_hand_overs(campaign, seat, fight))
    options.append(Option("back", seat, BACK, None))
    if seat != campaign.s.active:
        options.append(Option("on", campaign.s.active, GO_ON, None, aside=True))
    prompt = T("Who hands an action token to whom?")
    chosen: Option[HandOver | None] = yield Ask(
        questions.HAND_TOKEN, prompt, options, why=T("It costs 1 command.")
    )
    handing = chosen.value
    if handing is None or not (yield from _agreed(campaign, seat, handing)):
        return
    giver, taker = handing.giver, handing.taker
    campaign.s.chairs[handing.payer].command -= 1
    fight.tokens[giver] -= 1
    fight.tokens[taker] += 1
    campaign.deed(giver, told.HANDS_ACTION_TOKEN(taker=Seat(taker)))


def _agreed(campaign: Campaign, seat: int, handing: HandOver) -> Play[bool]:
    """R18: nobody's token or command is taken without asking them."""
    giver = handing.giver
    if seat == giver == handing.payer:
        return True
    other = giver if seat == handing.taker else handing.taker
    prompt = (
        T("{seat} wants an action token and pays 1 command. Agreed?", seat=Seat(seat))
        if other == giver
        else T("{seat} offers an action token for 1 command. Agreed?", seat=Seat(seat))
    )
    options = [Option("yes", other, YES, True, tone="go"), Option("no", other, NO, False)]
    return (yield from campaign.decision(questions.TOKEN_AGREED, prompt, options))


def _hand_overs(campaign: Campaign, seat: int, fight: Fight) -> Iterator[Option[HandOver]]:
    chairs = campaign.s.chairs
    for other in campaign.present():
        if other == seat:
            continue
        if fight.tokens[seat] and chairs[seat].command:
            label = T("Give one to {seat}, you pay 1 command", seat=Seat(other))
            yield Option(f"give-{other}", seat, label, HandOver(seat, other, payer=seat))
        if fight.tokens[seat] and chairs[other].command:
            label = T("Give one to {seat}, they pay 1 command", seat=Seat(other))
            yield Option(f"owe-{other}", seat, label, HandOver(seat, other, payer=other))
        if fight.tokens[other] and chairs[seat].command:
            label = T("Take one from {seat}, you pay 1 command", seat=Seat(other))
            yield Option(f"take-{other}", seat, label, HandOver(other, seat, payer=seat))
