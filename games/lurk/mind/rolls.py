"""A hundred rolls that stand for all of them: every model falls in as many as its odds say."""

from __future__ import annotations

from games.kernel.mind import Draw
from games.lurk.mind.fighters import Fighter, certain
from games.lurk.mind.line_up import LineUp

HUNDRED = 100
ROLLS = tuple(Draw(str(number)) for number in range(HUNDRED))
STRIDES = (1, 37, 61, 13, 89, 71, 29, 43, 97, 53, 17, 79)
"""Without a common factor with a hundred: models fall in different rolls."""


def rolled(line_up: LineUp, number: int) -> LineUp:
    """With every uncertain model as it is left by this roll."""
    open_ = [one for one in line_up.fighters.values() if 1.0 not in one.odds]
    return line_up.having(*(_settled(one, place, number) for place, one in enumerate(open_)))


def _settled(fighter: Fighter, place: int, number: int) -> Fighter:
    share = (number * STRIDES[place % len(STRIDES)] % HUNDRED + 0.5) / HUNDRED
    left, passed = 0, fighter.odds[0]
    while passed < share and left < len(fighter.odds) - 1:
        left += 1
        passed += fighter.odds[left]
    return fighter._replace(odds=certain(left, len(fighter.odds) - 1))
