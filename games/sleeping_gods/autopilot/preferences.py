"""What sort of crew this is, and what it is taken with."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from games.sleeping_gods.autopilot.question import Question


@dataclass(frozen=True, slots=True)
class Preferences:
    """How much leads, new coasts, old acquaintances and whims weigh.

    Daring is how near to ruin a fight may look, care how sure of success one wants to be before
    fate is drawn, fear how much failure is minded, peace how much a way round is preferred to a
    fight, caprice how often one does what has not been done, to see. A rumour draws to one coast
    in ten; notes are those of an earlier voyage.
    """

    lead: float = 14.0
    fresh: float = 4.5
    again: float = 1.2
    whim: float = 4.0
    daring: float = 1.0
    care: float = 0.9
    fear: float = 1.0
    peace: float = 0.0
    caprice: float = 0.07
    rumour: float = 1.8
    notes: bool = False


STEADY = Preferences()
HUNTING = Preferences(fresh=1.5, again=0.8, whim=3.0, caprice=0.02, rumour=1.3, notes=True)
FAITHFUL = Preferences(again=8.0, peace=2.0, caprice=0.15, rumour=3.0)
GENTLE = Preferences(care=0.7, peace=12.0, caprice=0.1, rumour=2.5)
CONTRARY = Preferences(again=2.5, whim=8.0, care=0.3, fear=0.3, caprice=0.45, rumour=3.5)
CAREFREE = Preferences(whim=6.0, care=0.0, fear=0.0, peace=8.0, caprice=0.25, rumour=3.0)
BOLD = Preferences(daring=1.6, peace=-4.0)
WANDERING = Preferences(lead=12.0, fresh=6.0, again=2.0, whim=6.0, caprice=0.25, rumour=4.0)
ALL_PREFERENCES = (
    *6 * (STEADY,),
    *6 * (HUNTING,),
    *3 * (FAITHFUL,),
    *2 * (GENTLE,),
    *2 * (CONTRARY,),
    *2 * (CAREFREE,),
    *2 * (BOLD,),
    WANDERING,
)
OFTEN = (6, 8, 8, 6, 3)
"""How often a coast is passed by, liked, or the talk of the ship."""


class VariedLuck(random.Random):
    """Luck that brings a temper with it: many campaigns, many sorts of crew."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.temper = random.Random(f"temper{seed}").choice(ALL_PREFERENCES)


def preferences(question: Question) -> Preferences:
    """Whoever sits in for a player is steady."""
    return question.luck.temper if isinstance(question.luck, VariedLuck) else STEADY


def fancy(question: Question, number: int) -> float:
    """How much this crew is taken with an unknown place: a whim that lasts for a campaign."""
    if question.sober:
        return 1.0
    began = tuple(question.view.state.events_gone[:2])
    return _fancy(began, preferences(question).rumour, number)


@cache
def _fancy(began: tuple[str, ...], rumour: float, number: int) -> float:
    likings = (0.7, 0.9, 1.1, 1.3, rumour)
    return random.Random(f"{began}{number}").choices(likings, OFTEN)[0]
