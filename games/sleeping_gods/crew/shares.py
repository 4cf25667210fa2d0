"""Damage or healing offered in shares: as much as one can take, or part of it."""

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
    whole: dict[int, int] | None = None,
) -> list[Option[tuple[int, int]]]:
    """For each: as much as they can take, or less where it may be divided.

    ``whole`` remembers what the most was at first: a share keeps its id while others are taken.
    """
    options: list[Option[tuple[int, int]]] = []
    for index in indexes:
        board = campaign.boards[index]
        room = campaign.s.crew[index].damage if healing else campaign.left(index)
        most = min(amount, room)
        named = most if whole is None else whole.setdefault(index, most)
        least = 1 if split and len(indexes) > 1 else most
        options += [
            Option(
                board.id if n == named else f"{board.id}-{n}",
                seat,
                _share_label(campaign, index, n, healing=healing),
                (index, n),
                spot=f"crew.{board.id}",
                short=_short(campaign, index, n, healing=healing),
                group=campaign.name(index),
            )
            for n in range(most, least - 1, -1)
        ]
    return options


def _short(campaign: Campaign, index: int, share: int, *, healing: bool) -> Text:
    values = {"name": campaign.name(index), "n": share}
    return T("{name} +{n}", **values) if healing else T("{name} −{n}", **values)


def _share_label(campaign: Campaign, index: int, share: int, *, healing: bool) -> Text:
    left = campaign.left(index)
    if healing:
        return T("{name} +{n}, to {left}", name=campaign.name(index), n=share, left=left + share)
    return T("{name} −{n}, to {left}", name=campaign.name(index), n=share, left=left - share)
