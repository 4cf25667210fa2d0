"""Which diver to be: those who came home most often in practice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.kernel.ask import Ask
from games.kernel.first_choice import Answer, FirstChoice
from games.kernel.mind import Fact
from games.kernel.text import T

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
    helps = {one.id: HELP[one.value] for one in ask.of(seat)}
    return FirstChoice({name: Answer(help_, tuple(facts(help_))) for name, help_ in helps.items()})


def facts(help_: float) -> Iterator[Fact]:
    """So many more or fewer: what holds for three holds for two."""
    for n in range(1, int(abs(help_)) + 1):
        if help_ > 0:
            words = T("crews with this diver won {n} more of 100 practice dives", n=n)
        else:
            words = T("crews with this diver won {n} fewer of 100 practice dives", n=n)
        yield Fact(words, good=help_ > 0, weight=0.5 + 0.1 * n)
