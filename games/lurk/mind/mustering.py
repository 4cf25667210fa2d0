"""Which faction to lead and which army to take: those that won most in practice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.kernel.ask import Option
from games.kernel.first_choice import Answer, FirstChoice
from games.kernel.mind import Fact
from games.kernel.text import T
from games.lurk.army_orders import TakeArmy
from games.lurk.content import FACTIONS
from games.lurk.muster_terms import DUEL
from games.lurk.view import View

BATTLES = 100
PRACTICE: Mapping[str, int] = {
    "Iron Tread": 60,
    "Minefield": 53,
    "Living Reef": 54,
    "Drifting Garden": 48,
    "Blood Tide": 56,
    "Long Teeth": 51,
    "The Old Throne": 71,
    "Choir of Stone": 57,
}
"""How many of so many battles between two a thinking player won with a ready-made army, against any
army of any other faction in an autopilot's hands."""


def mustering(view: View, options: Sequence[Option[Any]]) -> FirstChoice | None:
    """Between two, and where every army was tried; to build one's own is left to people."""
    if len(view.players) != DUEL or view.phase not in ("factions", "armies"):
        return None
    wins = {option.id: wins_of(option.value) for option in options}
    offered = [option for option in options if is_ready_made(option.value)]
    tried = bool(offered) and all(wins[option.id] for option in offered)
    return FirstChoice(answers(wins)) if tried else None


def is_ready_made(value: Any) -> bool:
    """A faction, which has such armies, or one of them."""
    return isinstance(value, (str, TakeArmy))


def wins_of(value: Any) -> int:
    """Of an army, or of a faction's best one; nothing is known of others."""
    if isinstance(value, str):
        return max(PRACTICE.get(army.name, 0) for army in FACTIONS[value].armies)
    return PRACTICE.get(value.army.name, 0) if isinstance(value, TakeArmy) else 0


def answers(wins: Mapping[str, int]) -> dict[str, Answer]:
    least = min(won for won in wins.values() if won)
    return {name: Answer(won, tuple(facts(won, least))) for name, won in wins.items()}


def facts(won: int, least: int) -> Iterator[Fact]:
    """At least so many: what won thirty has won twenty."""
    for n in range(least, won + 1):
        words = T("it won {n} of {all} battles in practice", n=n, all=BATTLES)
        yield Fact(words, good=True, weight=1.0 + 0.04 * n)
