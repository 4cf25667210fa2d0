"""Damage or healing offered in shares: as much as one can take, or a single point."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Option, T, Text
from games.sleeping_gods.campaign import Campaign


def shares(
    campaign: Campaign,
    indexes: Sequence[int],
    amount: int,
    seat: int,
    *,
    split: bool,
    healing: bool = False,
) -> list[Option[tuple[int, int]]]:
    """For each: as much as they can take, or a single point."""
    options: list[Option[tuple[int, int]]] = []
    for index in indexes:
        board = campaign.boards[index]
        room = campaign.s.crew[index].damage if healing else campaign.left(index)
        most = min(amount, room)
        spot = f"crew.{board.id}"
        label = _share_label(campaign, index, most, healing=healing)
        options.append(Option(board.id, seat, label, (index, most), spot=spot))
        if split and most > 1 and len(indexes) > 1:
            label = _share_label(campaign, index, 1, healing=healing)
            options.append(Option(f"{board.id}-1", seat, label, (index, 1), spot=spot))
    return options


def _share_label(campaign: Campaign, index: int, share: int, *, healing: bool) -> Text:
    left = campaign.left(index)
    if healing:
        return T("{name} +{n}, to {left}", name=campaign.name(index), n=share, left=left + share)
    return T("{name} −{n}, to {left}", name=campaign.name(index), n=share, left=left - share)
