"""Which diver to be: those who came home most often in practice."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.ask import Ask
from games.kernel.first_choice import Answer, FirstChoice

HELP: Mapping[str, float] = {
    "katerina": 6.6,
    "michael": 5.2,
    "satoshi": 0.5,
    "vega": -3.2,
    "sophie": -4.2,
    "mags": -4.9,
}
"""Of a hundred dives, how many more a thinking crew won with this diver than without: the mean of
600 dives with two and 450 with four."""


def which_diver(ask: Ask, seat: int) -> FirstChoice:
    return FirstChoice({one.id: Answer(HELP[one.value]) for one in ask.of(seat)})
