"""How a dive ends: won, or lost in one of five ways."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.game import Outcome
from games.kernel.text import T, Text
from games.refuge.dive import Cause, Dive
from games.refuge.set_up import SALVAGE_CARDS

REASONS: Mapping[Cause, Text] = {
    "won": T("The cargo of the UB-85 is yours. You win!"),
    "supply": T("The last tentacle has left the supply. There are too many of them now."),
    "threat": T("That's four tentacles on the threat track. There's no way back."),
    "salvage": T("A salvage card is due, and there's none left. The sea has won."),
    "down": T("Nobody's left standing. The Kraken has won."),
    "alone": T("The last diver didn't get up in time. The dive is lost."),
}


def behind(dive: Dive) -> float:
    """By the goals reached, or by the salvage that is gone where that goes faster."""
    s, goals = dive.s, 0.0
    if s.ended:
        return 1.0
    if s.goals:
        goals = s.accomplished + dive.goal.progress / dive.objective.target_for(dive.seat_count)
    return min(1.0, max(goals / 3, 1 - len(s.salvage_deck) / len(SALVAGE_CARDS)))


def outcome_of(dive: Dive, cause: Cause) -> Outcome:
    """All win or none."""
    return Outcome(
        winners=tuple(range(dive.seat_count)) if cause == "won" else (),
        reason=REASONS[cause],
        cause=cause,
        figures=(
            (T("Turns"), dive.s.turn),
            (T("Objectives"), 3 if cause == "won" else dive.s.accomplished),
            (T("Threat"), dive.s.threat),
            (T("Salvage cards left"), len(dive.s.salvage_deck)),
        ),
    )
