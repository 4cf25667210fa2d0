"""Damage or healing divided among the crew: as much as one can take, or part of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.kernel import Option, T
from games.sleeping_gods.campaign import Campaign


@dataclass
class Shares:
    """What each of the crew may be given of one amount, by whoever divides it."""

    campaign: Campaign
    seat: int
    healing: bool = False
    first: dict[int, int] = field(default_factory=dict)
    """The most that each could take at first: that share bears their name alone."""

    def of(self, amount: int, crew: Sequence[int], *, split: bool) -> list[Option[tuple[int, int]]]:
        """For each: as much as they can take, or less where it may be divided."""
        return [
            self._share(index, n)
            for index in crew
            for most in [min(amount, self._room(index))]
            for n in range(most, 0 if split and len(crew) > 1 else most - 1, -1)
        ]

    def _room(self, index: int) -> int:
        campaign = self.campaign
        return campaign.s.crew[index].damage if self.healing else campaign.left(index)

    def _share(self, index: int, n: int) -> Option[tuple[int, int]]:
        board, name, left = (
            self.campaign.boards[index],
            self.campaign.name(index),
            self.campaign.left(index),
        )
        if self.healing:
            label = T("{name} +{n}, to {left}", name=name, n=n, left=left + n)
            short = T("{name} +{n}", name=name, n=n)
        else:
            label = T("{name} −{n}, to {left}", name=name, n=n, left=left - n)
            short = T("{name} −{n}", name=name, n=n)
        return Option(
            board.id if n == self.first.setdefault(index, n) else f"{board.id}-{n}",
            self.seat,
            label,
            (index, n),
            spot=f"crew.{board.id}",
            short=short,
            group=name,
        )
