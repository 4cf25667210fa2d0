"""What may be known: everything but the order of the deck, for hands lie open on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from games.jupiter.cards import Ability, Card
from games.jupiter.colony import Colony, map_of
from games.jupiter.options import JupiterOptions
from games.jupiter.state import (
    COLONIST,
    Module,
    Phase,
    Player,
    Pod,
    State,
    Trace,
    creeps_in_box,
)
from games.kernel.copying import copy_state
from games.kernel.hexes import Hex


class Limits(NamedTuple):
    """What only the rules know: how much the active player can still do, and where."""

    actions_left: int
    hand_limit: int
    reach: list[int]
    """Modules in command range; the pod may be one."""


@dataclass(slots=True)
class View:
    """A position as seen from a seat, or by a spectator."""

    seat: int | None
    options: JupiterOptions
    modules: list[Module]
    domes: list[int]
    players: list[Player]
    pod: Pod
    discards: list[Card]
    deck_size: int
    covered: list[int]
    target: int
    saved: int
    lost: int
    phase: Phase
    active: int
    turn: int
    limits: Limits
    spent: int
    core_used: bool
    in_play: list[Ability]
    die: int
    risen: list[int]
    led: int
    traces: list[Trace]

    @property
    def on_colony(self) -> int:
        """Colonists still in the domes."""
        return self.domes.count(COLONIST)

    @property
    def actions_left(self) -> int:
        return self.limits.actions_left

    @property
    def hand_limit(self) -> int:
        return self.limits.hand_limit

    @property
    def creeps_in_box(self) -> int:
        return creeps_in_box(self.domes)

    def colony(self) -> Colony:
        cell = Hex(self.pod.q, self.pod.r) if self.pod.docked else None
        return map_of(self.modules, cell, self.options.bridges)


def view_of(s: State, seat: int | None, options: JupiterOptions, limits: Limits) -> View:
    """A copy without the deck; limits come from the rules that know them."""
    return View(
        seat=seat,
        options=options,
        modules=[copy_state(module) for module in s.modules],
        domes=s.domes.copy(),
        players=[copy_state(player) for player in s.players],
        pod=copy_state(s.pod),
        discards=s.discards.copy(),
        deck_size=len(s.deck),
        covered=s.covered.copy(),
        target=s.target,
        saved=s.saved,
        lost=s.lost,
        phase=s.phase,
        active=s.active,
        turn=s.turn,
        limits=limits,
        spent=s.spent,
        core_used=s.core_used,
        in_play=s.in_play.copy(),
        die=s.die,
        risen=s.risen.copy(),
        led=s.led,
        traces=[copy_state(trace) for trace in s.traces],
    )
