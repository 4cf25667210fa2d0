"""How tentacles that crawl by a Kraken card are told of: whole ways together, what comes of a step
by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from games.kernel.text import T, Text
from games.refuge import told
from games.refuge.board import SPACES, SPOT_NAMES, Spot
from games.refuge.dive import Dive


@dataclass(slots=True)
class Crawl:
    """By where a tentacle is now, where it began; and all that have left their space."""

    began: dict[Spot, Spot] = field(default_factory=dict)
    left: set[Spot] = field(default_factory=set)

    def step(self, dive: Dive, start: Spot, end: Spot) -> None:
        """It is about to go there. A step from which nothing comes is told with others."""
        self.left.add(start)
        diver, one = dive.diver_at(end), SPOT_NAMES[start]
        if diver is not None:
            self.tell(dive)
            upon = told.CRAWLS_UPON(one=one, diver=dive.name(diver), other=SPOT_NAMES[end])
            dive.say(upon)
        elif SPACES[end] == "start":
            self.tell(dive)
            dive.say(told.TENTACLE_CRAWLS(one=one))
        else:
            self.began[end] = self.began.pop(start, start)

    def tell(self, dive: Dive) -> None:
        if self.began:
            ways = [from_to(start, end) for end, start in self.began.items()]
            dive.say(told.BELOW_HEAD_TENTACLE_CRAWLS(n=len(ways), ways=ways))
        self.began.clear()

    def tell_who_stayed(self, dive: Dive, before: list[Spot]) -> None:
        """Arrows without a tentacle, and tentacles whose way was barred."""
        if not before:
            dive.say(told.NO_TENTACLE_MOVES())
        elif not self.left.issuperset(before):
            stayed = [SPOT_NAMES[spot] for spot in before if spot not in self.left]
            dive.say(told.TENTACLES_BLOCKED(n=len(stayed), spots=stayed))


@cache
def from_to(start: Spot, end: Spot) -> Text:
    return T("from {one} to {other}", one=SPOT_NAMES[start], other=SPOT_NAMES[end])
