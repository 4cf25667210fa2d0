"""Command tokens: gained while the supply lasts, returned to it (R34-R38)."""

from __future__ import annotations

from games.kernel import Option, Play, Seat, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import COMMAND, Campaign
from games.sleeping_gods.words import word


def gain_command(campaign: Campaign, seat: int, amount: int) -> None:
    """R34: as long as the supply lasts."""
    gained = min(amount, campaign.command_left())
    campaign.s.chairs[seat].command += gained
    if gained:
        campaign.figure(
            told.GAINS_COMMAND(n=gained)
            if seat == campaign.s.active
            else told.SEAT_GAINS_COMMAND(n=gained, seat=Seat(seat))
        )
    if gained < amount:
        campaign.figure(told.SUPPLY_EMPTY(what=T("command")))


def command_placed(campaign: Campaign) -> int:
    """What lies on crew boards and cards."""
    return COMMAND - campaign.command_left() - sum(c.command for c in campaign.s.chairs)


def clear_all_command(campaign: Campaign) -> None:
    """R35: whatever lies on crew boards and cards returns to the supply."""
    placed = command_placed(campaign)
    for member in campaign.s.crew:
        member.command = 0
    for owned in campaign.s.cards:
        owned.command = 0
    _tell_returned(campaign, placed)


def _tell_returned(campaign: Campaign, command: int) -> None:
    if command:
        campaign.figure(told.COMMAND_RETURNED(n=command))


def clear_command(campaign: Campaign, amount: int, seat: int | None = None) -> Play[None]:
    """R38: tokens of one's choice return to the supply; all of them where there are no more."""
    if command_placed(campaign) <= amount:
        clear_all_command(campaign)
        return
    chooser = campaign.s.active if seat is None else seat
    while amount > 0:
        options: list[Option[tuple[str, int]]] = [
            Option(
                board.id,
                chooser,
                T("{name}: {n}", name=word(board.short), n=min(member.command, amount)),
                ("crew", at),
                spot=f"crew.{board.id}",
            )
            for at, (board, member) in enumerate(zip(campaign.boards, campaign.s.crew, strict=True))
            if member.command
        ]
        options += [
            Option(
                f"card-{owned.num}",
                chooser,
                T(
                    "{name}: {n}",
                    name=word(campaign.pack.card[owned.num].name),
                    n=min(owned.command, amount),
                ),
                ("card", at),
            )
            for at, owned in enumerate(campaign.s.cards)
            if owned.command
        ]
        prompt = T("Whose command goes back to the supply? {n} in all", n=amount)
        kind, at = yield from campaign.decision(
            questions.RETURN_COMMAND, prompt, options, reasons.COMMAND, upto=amount
        )
        place = campaign.s.crew[at] if kind == "crew" else campaign.s.cards[at]
        taken = min(place.command, amount)
        place.command -= taken
        amount -= taken
        _tell_returned(campaign, taken)
