"""What awaits a diver on a space, told before the move is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from games.kernel.ask import Option, Tone
from games.kernel.text import T, Text
from games.refuge.board import (
    HEAD_HOMES,
    HEAD_SPOTS,
    SPACES,
    SPOT_IDS,
    SPOT_LABELS,
    Space,
    Spot,
    in_line,
)
from games.refuge.spaces import Spaces
from games.refuge.state import Diver


class Prospect(NamedTuple):
    """A sentence for the option, and whether to be warned or encouraged."""

    words: Text
    tone: Tone = "plain"


class Prospects(Spaces):
    """Looks ahead by one move; nothing changes."""

    def destinations(self, diver: Diver, spots: Iterable[Spot]) -> list[Option[Spot]]:
        """Where a diver may go by an action of their own."""
        return [self.destination(diver, spot) for spot in spots]

    def destination(self, diver: Diver, spot: Spot) -> Option[Spot]:
        words, tone = self.prospect(diver, spot)
        name = SPOT_IDS[spot]
        return Option(
            f"go.{name}", diver.seat, SPOT_LABELS[spot], spot, name, None, words, False, tone
        )

    def prospect(self, diver: Diver, spot: Spot) -> Prospect:
        """The mouth, a fight, or what a free space brings."""
        if spot in HEAD_SPOTS[self.s.head]:
            return IN_THE_MOUTH
        if spot in self.s.tentacles:
            return A_FIGHT
        return self.free_prospect(diver, spot)

    def steady_prospects(self) -> Mapping[Spot, Prospect]:
        """Of spaces that do the same at any time, while the objective wants nothing of any."""
        return STEADY_PROSPECTS if self.goal.objective not in GOAL_PROSPECTS else {}

    def free_prospect(self, diver: Diver, spot: Spot) -> Prospect:
        """What the objective wants, or else what the space does."""
        look = GOAL_PROSPECTS.get(self.goal.objective)
        if look is not None:
            wanted = look(self, diver, spot)
            if wanted is not None:
                return wanted
        steady = STEADY_PROSPECTS.get(spot)
        return CHANGING_PROSPECTS[SPACES[spot]](self, diver, spot) if steady is None else steady

    def chart_prospect(self, diver: Diver, spot: Spot) -> Prospect | None:  # noqa: ARG002 - as all
        return A_MARKER if spot in self.goal.markers else None

    def hatch_prospect(self, diver: Diver, spot: Spot) -> Prospect | None:  # noqa: ARG002 - as all
        return THE_HATCH if SPACES[spot] == "finish" else None

    def cargo_prospect(self, diver: Diver, spot: Spot) -> Prospect | None:
        if spot in self.goal.markers:
            return THE_CARGO
        return HOME if diver.cargo and SPACES[spot] == "start" else None

    def spawn_prospect(self, diver: Diver, spot: Spot) -> Prospect:  # noqa: ARG002 - as all
        if in_line(spot).isdisjoint(self.s.tentacles):
            return NO_TARGET
        return Prospect(self.spoils(SPAWN_WORDS), "plain" if self.s.salvage_deck else "warn")

    def whirlpool_prospect(self, diver: Diver, spot: Spot) -> Prospect:  # noqa: ARG002 - as all
        return SWITCH if self.others_in_caves(diver) else NO_SWITCH

    def kraken_prospect(self, diver: Diver, spot: Spot) -> Prospect:
        """The head comes closer, and may push or swallow whoever is in its way."""
        way = self.way_towards(spot)
        if self.s.head + way not in HEAD_HOMES:
            return HEAD_STAYS
        swallowed = self.swallowed(way, self.taken() - {diver.spot} | {spot})
        if spot in swallowed:
            return SWALLOWED
        lost = [self.name(other) for other in self.s.divers if other.spot in swallowed]
        if lost:
            return Prospect(T("The head comes closer and devours {divers}.", divers=lost), "warn")
        return PUSHED if spot in self.fronts(way) else HEAD_COMES


SPAWN_WORDS = T("Eliminate a tentacle of its row or column and draw a card.")

IN_THE_MOUTH = Prospect(T("You are devoured."), "warn")
A_FIGHT = Prospect(T("Strike it with a weapon or be knocked down."), "warn")
A_MARKER = Prospect(T("You collect the marker there."), "go")
THE_HATCH = Prospect(T("You board the UB-85 and leave the map."), "go")
THE_CARGO = Prospect(T("You take the cargo."), "go")
HOME = Prospect(T("You bring the cargo home: the dive is won."), "go")
NO_TARGET = Prospect(T("No tentacle is in its row or column: no effect."))
SWITCH = Prospect(T("You may switch places with a diver in a cave."))
NO_SWITCH = Prospect(T("No other diver is in a cave: no effect."))
HEAD_STAYS = Prospect(T("The head is at the edge and cannot come closer."))
HEAD_COMES = Prospect(T("The head comes one space closer to you."))
PUSHED = Prospect(T("The head comes closer and pushes you along."), "warn")
SWALLOWED = Prospect(T("The head comes closer, you cannot give way: you are devoured."), "warn")

GOAL_PROSPECTS: Mapping[str, Callable[[Any, Diver, Spot], Prospect | None]] = {
    "chart_the_caves": Prospects.chart_prospect,
    "board_the_ub85": Prospects.hatch_prospect,
    "bring_the_cargo_home": Prospects.cargo_prospect,
}

_STEADY: Mapping[Space, Prospect] = {
    "start": Prospect(T("No effect.")),
    "lair": Prospect(T("You may move a tentacle one space.")),
    "cave": Prospect(T("Tentacles cannot enter while you are here.")),
    "finish": Prospect(T("The submarine: objectives need these spaces.")),
}
STEADY_PROSPECTS = {spot: _STEADY[space] for spot, space in SPACES.items() if space in _STEADY}
"""Of spaces that do the same at any time."""

CHANGING_PROSPECTS: Mapping[Space, Callable[[Any, Diver, Spot], Prospect]] = {
    "spawn": Prospects.spawn_prospect,
    "whirlpool": Prospects.whirlpool_prospect,
    "kraken": Prospects.kraken_prospect,
}
