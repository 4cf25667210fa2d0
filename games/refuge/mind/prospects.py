"""How likely a dive is to be won, as dives that were played bear it out."""

from __future__ import annotations

from games.kernel.mind import chance_of
from games.refuge.autopilot.worth import condition, danger
from games.refuge.mind.weights import THINKING
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.state import State

EVEN, GOAL, LAST, THREAT, SALVAGE, SAFETY = 2.46, -0.8, -2.11, -0.47, 0.024, 0.0019
"""How much it counts, in odds: each goal still to be met, a last one that is not to board, each
tentacle on the threat track, each card of salvage left, and what the divers' condition outweighs
the tentacles on their way down by. Fitted to dives that were played (docs/minds.md)."""


def prospects(state: State) -> float:
    """Of a goal counts what is left of it."""
    crew, goals = len(state.divers), state.goals[state.accomplished :]
    left = [1.0 - one.progress / OBJECTIVES[one.objective].target_for(crew) for one in goals]
    last = 0.0 if goals[-1].objective == "board_the_ub85" else left[-1]
    safety = sum([condition(state, diver, THINKING) for diver in state.divers])
    safety -= sum([danger(state, spot, THINKING) for spot in state.tentacles])
    odds = EVEN + GOAL * sum(left) + LAST * last + THREAT * state.threat + SAFETY * safety
    return chance_of(odds + SALVAGE * len(state.salvage_deck))
