"""What awaits a diver on a space, told before the move is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from games.kernel.ask import Option, Tone
from games.kernel.text import SILENCE, T, Text
from games.refuge.board import (
    HEAD_HOMES,
    SPACES,
    SPOT_IDS,
    SPOT_LABELS,
    Space,
    Spot,
    in_line,
)
from games.refuge.dive import Dive
from games.refuge.kraken_head import fronts, swallowed
from games.refuge.spaces import others_in_caves, way_towards
from games.refuge.state import Diver
from games.refuge.weapons import spoils


class Forecast(NamedTuple):
    """A sentence for the option, and whether to be warned or encouraged."""

    words: Text
    tone: Tone = "plain"


def destinations(dive: Dive, diver: Diver, spots: Iterable[Spot]) -> list[Option[Spot]]:
    """Free spaces where a diver may go by an action of their own."""
    return [destination(dive, diver, spot) for spot in spots]


def destination(dive: Dive, diver: Diver, spot: Spot) -> Option[Spot]:
    words, tone = free_space(dive, diver, spot)
    name = SPOT_IDS[spot]
    label = SPOT_LABELS[spot]
    return Option(
        f"go.{name}", diver.seat, label, spot, spot=name, short=SILENCE, detail=words, tone=tone
    )


def free_space(dive: Dive, diver: Diver, spot: Spot) -> Forecast:
    """What the objective wants, or else what the space does."""
    look = WANTED_BY_OBJECTIVE.get(dive.goal.objective)
    if look is not None:
        wanted = look(dive, diver, spot)
        if wanted is not None:
            return wanted
    steady = STEADY_SPACES.get(spot)
    return CHANGING_SPACES[SPACES[spot]](dive, diver, spot) if steady is None else steady


def chart_forecast(dive: Dive, diver: Diver, spot: Spot) -> Forecast | None:  # noqa: ARG001 - as all
    return A_MARKER if spot in dive.goal.markers else None


def hatch_forecast(dive: Dive, diver: Diver, spot: Spot) -> Forecast | None:  # noqa: ARG001 - as all
    return THE_HATCH if SPACES[spot] == "finish" else None


def cargo_forecast(dive: Dive, diver: Diver, spot: Spot) -> Forecast | None:
    if spot in dive.goal.markers:
        return THE_CARGO
    return HOME if diver.cargo and SPACES[spot] == "start" else None


def spawn_forecast(dive: Dive, diver: Diver, spot: Spot) -> Forecast:  # noqa: ARG001 - as all
    if in_line(spot).isdisjoint(dive.s.tentacles):
        return NO_TARGET
    return Forecast(spoils(dive, SPAWN_WORDS), "plain" if dive.s.salvage_deck else "warn")


def whirlpool_forecast(dive: Dive, diver: Diver, spot: Spot) -> Forecast:  # noqa: ARG001 - as all
    return SWITCH if others_in_caves(dive, diver) else NO_SWITCH


def kraken_forecast(dive: Dive, diver: Diver, spot: Spot) -> Forecast:
    """The head comes closer, and may push or swallow whoever is in its way."""
    way = way_towards(dive, spot)
    if dive.s.head + way not in HEAD_HOMES:
        return HEAD_STAYS
    gone = swallowed(dive, way, dive.taken() - {diver.spot} | {spot})
    if spot in gone:
        return SWALLOWED
    lost = [dive.name(other) for other in dive.s.divers if other.spot in gone]
    if lost:
        return Forecast(T("The head comes and devours {divers}", divers=lost), "warn")
    return PUSHED if spot in fronts(dive.s.head, way) else HEAD_COMES


SPAWN_WORDS = T("Spawn: eliminate one in line, draw a card")

IN_THE_MOUTH = Forecast(T("You're devoured"), "warn")
A_FIGHT = Forecast(T("Strike it, or be knocked down"), "warn")
A_MARKER = Forecast(T("You collect the marker"), "go")
THE_HATCH = Forecast(T("You board the UB-85 and leave the map"), "go")
THE_CARGO = Forecast(T("You take the cargo"), "go")
HOME = Forecast(T("The cargo's home: you win"), "go")
NO_TARGET = Forecast(T("Spawn: no tentacle in line, no effect"))
SWITCH = Forecast(T("Whirlpool: switch with a diver in a cave"))
NO_SWITCH = Forecast(T("Whirlpool: nobody in a cave, no effect"))
HEAD_STAYS = Forecast(T("The head is at the edge and stays"))
HEAD_COMES = Forecast(T("The head comes one space closer"))
PUSHED = Forecast(T("The head comes and pushes you along"), "warn")
SWALLOWED = Forecast(T("The head comes and devours you"), "warn")

WANTED_BY_OBJECTIVE: Mapping[str, Callable[[Dive, Diver, Spot], Forecast | None]] = {
    "chart_the_caves": chart_forecast,
    "board_the_ub85": hatch_forecast,
    "bring_the_cargo_home": cargo_forecast,
}

_STEADY: Mapping[Space, Forecast] = {
    "start": Forecast(T("No effect")),
    "lair": Forecast(T("Lair: move a tentacle one space")),
    "cave": Forecast(T("Cave: no tentacle enters")),
    "finish": Forecast(T("Finish: the submarine")),
}
STEADY_SPACES = {spot: _STEADY[space] for spot, space in SPACES.items() if space in _STEADY}
"""Of spaces that do the same at any time."""

CHANGING_SPACES: Mapping[Space, Callable[[Dive, Diver, Spot], Forecast]] = {
    "spawn": spawn_forecast,
    "whirlpool": whirlpool_forecast,
    "kraken": kraken_forecast,
}
