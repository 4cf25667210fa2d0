"""What a position is worth to the divers: a number, the higher the better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.refuge.autopilot.routes import BACK, DEVOURED_TURNS, FAR, Turns, turns_to, turns_to_head
from games.refuge.board import (
    HEAD_REACH,
    NEIGHBOURS,
    SPACES,
    START_ROW,
    UP,
    Spot,
    in_line,
    of_kind,
    row,
)
from games.refuge.cards import KRAKEN, TYPE_OF, WEAPONS
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.state import ABOARD, DEVOURED, Diver, Goal, State

WON, LOST = 100_000.0, -100_000.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What danger weighs, and what drives the divers on."""

    threat: tuple[float, ...] = (0.0, 60.0, 160.0, 400.0, 1000.0)
    supply: tuple[float, ...] = (2000.0, 500.0, 220.0, 100.0, 45.0, 20.0, 8.0)
    row_danger: tuple[float, ...] = (0.0, 140.0, 72.0, 42.0, 27.0, 18.0, 12.0, 6.0, 3.0, 3.0, 3.0)
    under_head: float = 1.6
    """A tentacle in one of the columns below the head moves sooner."""
    down: float = 130.0
    swallowed: float = 180.0
    disaster: float = 1200.0
    card: float = 9.0
    weapon: float = 9.0
    ready: float = 7.0
    turn: tuple[float, ...] = (28.0, 28.0, 28.0, 28.0)
    """What it is worth to one, two, three or four divers to be a turn nearer to the goal: until the
    next turn the Kraken draws as many cards as there are divers."""
    spare: float = 1 / 7
    """How much of that counts for those who are not needed there."""
    later: float = 0.25
    """How much of that counts for markers that are not the nearest."""
    hit: float = 0.5
    """What a hit in hand next to the head is worth of one landed; a turn away half of that."""
    progress: tuple[float, ...] = (2000.0, 2000.0, 2000.0, 2000.0)
    """The whole way to an objective, for one, two, three or four divers."""
    arsenal: float = 0.0
    """A hit in hand for an objective to come."""
    queue: float = 0.0
    """How many turns each further hit in one hand has to wait on average."""
    stage: float = 4000.0
    """An accomplished objective; what the way to the next one takes off is less."""
    won: float = WON
    lost: float = LOST


PLAIN = Weights()
UP_AGAIN = 3.0

FINISH = frozenset(row(10))
START = frozenset(START_ROW)
CAVES = frozenset(of_kind("cave"))


def worth(state: State, weights: Weights = PLAIN) -> float:
    """Objectives first, then safety, then what the divers hold."""
    goal = state.goals[state.accomplished]
    return (
        weights.stage * state.accomplished
        + whole_way(state, weights)
        * goal.progress
        / OBJECTIVES[goal.objective].target_for(len(state.divers))
        + NEARNESS[goal.objective](state, goal, weights)
        - weights.threat[state.threat]
        - (weights.supply[state.supply] if state.supply < len(weights.supply) else 0.0)
        - sum([danger(state, spot, weights) for spot in state.tentacles])
        + sum([condition(state, diver, weights) for diver in state.divers])
        - end_in_the_mouth(state, weights)
        + saved_up(state, weights)
    )


def danger(state: State, spot: Spot, weights: Weights = PLAIN) -> float:
    """How soon a tentacle there will reach the Start row."""
    under = state.head <= spot % 10 <= state.head + 2
    return weights.row_danger[spot // 10] * (weights.under_head if under else 1.0)


def condition(state: State, diver: Diver, weights: Weights) -> float:
    """What a diver holds, less what ails them or is about to."""
    if diver.spot == ABOARD:
        return 0.0
    hand = diver.hand
    held = weights.card * min(len(hand), 7) - weights.ready * len(diver.spent)
    armed = not WEAPONS.isdisjoint(hand)
    if armed:
        held += weights.weapon
    if diver.spot == DEVOURED:
        return held - weights.swallowed
    if diver.down_since is not None:
        return held - weights.down + (25.0 if "air_tank" in hand or _has_pair(hand) else 0.0)
    return held - risk(state, diver, armed, weights)


def _has_pair(hand: list[str]) -> bool:
    types = [TYPE_OF[card] for card in hand]
    return len(types) != len(set(types))


def risk(state: State, diver: Diver, armed: bool, weights: Weights) -> float:
    """Being devoured next to the head, or met by a tentacle from above."""
    spot = diver.spot
    peril = 0.0
    if spot in HEAD_REACH[state.head]:
        peril += weights.swallowed * devour_chance(state)
    if not armed and spot + UP in state.tentacles and SPACES[spot] != "cave":
        peril += weights.down * (0.45 if state.head <= spot % 10 <= state.head + 2 else 0.2)
    return peril


def end_in_the_mouth(state: State, weights: Weights) -> float:
    """A devour card that takes everybody still standing ends the dive, but for a lone diver."""
    near = HEAD_REACH[state.head]
    standing = [diver.spot for diver in state.divers if diver.upright]
    if len(state.divers) == 1 or not standing or not near.issuperset(standing):
        return 0.0
    return weights.disaster * devour_chance(state)


def devour_chance(state: State) -> float:
    """Of the next Kraken card: the discards are open, so everybody can count."""
    deck = state.kraken_deck
    return sum([KRAKEN[card].steps == 0 for card in deck]) / len(deck)


def drive(state: State, weights: Weights) -> float:
    """What a turn is worth."""
    return weights.turn[len(state.divers) - 1]


def whole_way(state: State, weights: Weights) -> float:
    return weights.progress[len(state.divers) - 1]


def turns_left(state: State, diver: Diver, table: Turns) -> float:
    """Turns to the goal; a diver who is down or devoured must get up first."""
    if diver.spot == DEVOURED:
        return table[BACK] + DEVOURED_TURNS
    turns = table.get((diver.spot, state.head), FAR)
    return turns if diver.down_since is None else turns + UP_AGAIN


def nearest(state: State, divers: list[Diver], goals: frozenset[Spot]) -> float:
    table = turns_to(goals)
    return min([turns_left(state, diver, table) for diver in divers], default=FAR)


def hunting(state: State, goal: Goal, weights: Weights) -> float:  # noqa: ARG001 - every objective is asked alike
    """Thin the Herd: a Spawn space next to a diver with something to eliminate."""
    return sum([5.0 for diver in state.divers if diver.upright and _can_hunt(state, diver)])


def _can_hunt(state: State, diver: Diver) -> bool:
    return any(
        SPACES[spot] == "spawn" and not in_line(spot).isdisjoint(state.tentacles)
        for spot in NEIGHBOURS[diver.spot]
    )


def charting(state: State, goal: Goal, weights: Weights) -> float:
    return -drive(state, weights) * way_to_markers(state, state.divers, goal, weights)


def way_to_markers(state: State, divers: list[Diver], goal: Goal, weights: Weights) -> float:
    """The turns to the nearest marker, and less urgently to the others."""
    turns = [nearest(state, divers, frozenset((marker,))) for marker in goal.markers]
    return min(turns, default=0.0) + weights.later * sum(turns)


def stocking(state: State, goal: Goal, weights: Weights) -> float:
    ready = [
        diver
        for diver in state.divers
        if any(TYPE_OF[card] not in goal.stowed for card in diver.hand)
    ]
    types = {TYPE_OF[card] for diver in state.divers for card in diver.hand} - set(goal.stowed)
    return -drive(state, weights) * nearest(state, ready, CAVES) + 15.0 * len(types)


def breaching(state: State, goal: Goal, weights: Weights) -> float:
    """One diver can set both charges; a second one on the way is a spare."""
    table = turns_to(FINISH - frozenset(goal.markers))
    turns = sorted([turns_left(state, diver, table) for diver in state.divers])
    turn = drive(state, weights)
    return -turn * turns[0] - turn * weights.spare * sum(turns[1:])


def striking(state: State, goal: Goal, weights: Weights) -> float:
    """Hits in hand are hits to come, the more so next to the head."""
    target = OBJECTIVES[goal.objective].target_for(len(state.divers))
    wanted, hit = target - goal.progress, weights.hit * whole_way(state, weights) / target
    table = turns_to_head()
    value = 0.0
    for diver in state.divers:
        hits = min(blows(diver.hand), wanted)
        delay = turns_left(state, diver, table) + weights.queue * (hits - 1)
        value += hit * hits / (1.0 + delay)
    return value


def saved_up(state: State, weights: Weights) -> float:
    """Hits in hand for what comes after the current objective."""
    if not weights.arsenal:
        return 0.0
    wanted = 0
    for goal in state.goals[state.accomplished + 1 :]:
        if NEARNESS[goal.objective] is striking:
            wanted += OBJECTIVES[goal.objective].target_for(len(state.divers))
    held = sum([blows(diver.hand) for diver in state.divers]) if wanted else 0
    return weights.arsenal * min(held, wanted)


def blows(hand: list[str]) -> int:
    """How many hits a hand is good for: every weapon, and every pair of the rest."""
    weapons = sum([card in WEAPONS for card in hand])
    types = [TYPE_OF[card] for card in hand if card not in WEAPONS]
    return weapons + sum([types.count(kind) // 2 for kind in set(types)])


def sealing(state: State, goal: Goal, weights: Weights) -> float:
    ready = [diver for diver in state.divers if diver.hand]
    return -drive(state, weights) * way_to_markers(state, ready, goal, weights)


def boarding(state: State, goal: Goal, weights: Weights) -> float:  # noqa: ARG001 - every objective is asked alike
    table = turns_to(FINISH)
    return -drive(state, weights) * sum(
        [turns_left(state, diver, table) for diver in state.divers if diver.spot != ABOARD]
    )


def fetching(state: State, goal: Goal, weights: Weights) -> float:
    turn = drive(state, weights)
    if goal.markers:
        return -turn * nearest(state, state.divers, frozenset(goal.markers))
    carrier = next(diver for diver in state.divers if diver.cargo)
    return turn * FAR - turn * nearest(state, [carrier], START)


NEARNESS: Mapping[str, Callable[[State, Goal, Weights], float]] = {
    "thin_the_herd": hunting,
    "chart_the_caves": charting,
    "stock_the_locker": stocking,
    "breach_the_hull": breaching,
    "wound_the_beast": striking,
    "seal_the_vents": sealing,
    "board_the_ub85": boarding,
    "bring_the_cargo_home": fetching,
    "slay_the_kraken": striking,
}
