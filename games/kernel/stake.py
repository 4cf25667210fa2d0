"""What somebody tries while fate is still to be drawn, as everybody may read it."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from games.kernel.text import Text


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
