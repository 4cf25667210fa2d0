"""What somebody tries while fate is still to be drawn, as everybody may read it."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from games.kernel.text import T, Text

SIXTHS = 6


class Stake(NamedTuple):
    """A trial before it is decided: what is tried, how it stands, and what comes of it."""

    title: Text | None
    """What is tried, in the words of the choice that led to it."""
    standing: Text
    wins: tuple[bool, ...] = ()
    """For each fate from the lowest on: whether it would do. Nothing once fate is drawn."""
    odds: Fraction | None = None
    """How likely that is, for whoever knows no more than everybody does."""
    terms: tuple[Text, ...] = ()
    """What success and failure bring, as far as that is known."""

    @property
    def chance(self) -> Text:
        """The odds in words, in sixths where that is exact."""
        assert self.odds is not None
        sixths = self.odds * SIXTHS
        if sixths.denominator == 1:
            return T("{n} in {all}", n=sixths.numerator, all=SIXTHS)
        return T(
            "{n} in {all} ({percent} %)",
            n=self.odds.numerator,
            all=self.odds.denominator,
            percent=round(100 * self.odds),
        )
