"""How a battle ends: who has won, why, and the figures of it."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.game import Outcome
from games.kernel.text import T, Text
from games.lurk.battle import Battle, Cause
from games.lurk.content import KINDS, NAMES
from games.lurk.state import FALLEN, LURKER


def settle(battle: Battle, cause: Cause) -> Outcome:
    standing = {seat: points_left(battle, seat) for seat in battle.standing()}
    best = max(standing.values())
    winners = tuple(seat for seat, points in standing.items() if points == best)
    models = battle.s.models
    figures = (
        (T("Rounds"), battle.s.round),
        (T("Models left"), sum(len(battle.army(seat)) for seat in winners)),
        (T("Points left"), best),
        (T("Models lost"), sum(m.tile == FALLEN for m in models if m.seat != LURKER)),
    )
    return Outcome(winners, reason(battle, cause, winners), cause, figures)


def behind(battle: Battle) -> float:
    """By the rounds, or by what all armies but the strongest have lost if that is more."""
    if not battle.s.turn:
        return 0.0
    rounds, seats = battle.options.rounds, range(battle.seat_count)
    played = 0.0 if rounds == "none" else (battle.s.round - 1) / int(rounds)
    left = [points_left(battle, seat) for seat in seats]
    whole = [_worth(battle, seat) for seat in seats]
    lost = 1 - (sum(left) - max(left)) / (sum(whole) - max(whole))
    return max(played, lost)


def _worth(battle: Battle, seat: int) -> int:
    """The points of an army before the battle."""
    return sum(KINDS[model.kind].cost for model in battle.s.models if model.seat == seat)


def points_left(battle: Battle, seat: int) -> int:
    """The points of an army's models that still stand."""
    return sum(KINDS[model.kind].cost for model in battle.army(seat))


def reason(battle: Battle, cause: Cause, winners: Sequence[int]) -> Text:
    names = [NAMES[battle.s.players[seat].faction] for seat in winners]
    if cause == "last":
        return T("No enemy is left. The Lurk belongs to the {factions}!", factions=names)
    return T("Time's up, and the {factions} have the most left.", factions=names)
