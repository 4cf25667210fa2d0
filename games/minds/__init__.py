"""Players that think: they plan their turn by the rules and try everything chance may bring.

Pure and synchronous, beside the kernel. A mind is given what a seat may see, never more.
"""

from games.minds.advising import Advice, Candidate, advise
from games.minds.budget import Budget
from games.minds.deciding import decide
from games.minds.looking_back import TurningPoint, look_back
from games.minds.puzzles import Puzzle, make_puzzle
from games.minds.tides import Tide, tides
from games.minds.what_if import Branch, what_if

__all__ = [
    "Advice",
    "Branch",
    "Budget",
    "Candidate",
    "Puzzle",
    "Tide",
    "TurningPoint",
    "advise",
    "decide",
    "look_back",
    "make_puzzle",
    "tides",
    "what_if",
]
