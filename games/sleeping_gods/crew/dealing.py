"""The crew boards are shared out among the players (R7, R110)."""

from __future__ import annotations

from games.kernel import Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.state import NO_CAPTAIN


def share_out(campaign: Campaign) -> None:
    """R7: the captain to whoever is active, the others as evenly as possible."""
    seats = sorted(campaign.present())
    others = [
        m for m, board in zip(campaign.s.crew, campaign.boards, strict=True) if not board.captain
    ]
    for number, member in enumerate(others):
        member.seat = seats[number % len(seats)]
    campaign.s.crew[campaign.captain].seat = NO_CAPTAIN


def swap_crew(campaign: Campaign) -> Play[None]:
    """R110: crew boards change hands, two of them at a time."""
    others = [index for index in campaign.everybody() if index != campaign.captain]
    first = yield from campaign.decision(
        questions.SWAP_FIRST,
        T("Who changes hands?"),
        campaign.member_options(others),
        reasons.EXCHANGE,
    )
    rest = [i for i in others if campaign.s.crew[i].seat != campaign.s.crew[first].seat]
    if rest:
        options = campaign.member_options(rest)
        second = yield from campaign.decision(
            questions.SWAP_SECOND, T("In exchange for whom?"), options, reasons.EXCHANGE
        )
        one, other = campaign.s.crew[first], campaign.s.crew[second]
        one.seat, other.seat = other.seat, one.seat
        names = {"one": campaign.name(first), "other": campaign.name(second)}
        campaign.deed(campaign.s.active, told.SWAPS_CREW(**names))
