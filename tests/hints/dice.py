"""What dice of Lurk bring, counted face by face as the rulebook tells it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from itertools import product

from games.lurk.content import DICE

Odds = Mapping[int, float]
FACES = {"W": DICE.white, "R": DICE.red, "B": DICE.black}
SURE: Odds = {0: 1.0}


def both(one: Odds, other: Odds, how: Callable[[int, int], int] = int.__add__) -> Odds:
    found: dict[int, float] = defaultdict(float)
    for (a, p), (b, q) in product(one.items(), other.items()):
        found[how(a, b)] += p * q
    return found


@cache
def of_pool(dice: str, sign: str, deep: int = 12) -> Odds:
    """How many such signs; a white one, or a white diamond, rolls one more red die."""
    if not dice:
        return SURE
    found: dict[int, float] = defaultdict(float)
    for face in FACES[dice[0]]:
        again = "R" if deep and face in (f"white_{sign}", "white_diamond") else ""
        for more, odds in of_pool(again, sign, deep - 1).items():
            found[face.endswith(sign) + more] += odds / 6
    return both(found, of_pool(dice[1:], sign, deep))


def wounds(attack: str, defence: str, shields: int = 0) -> Odds:
    """Octopuses beyond the shields; some shields are there without a die, or cancelled."""
    hits, blocks = of_pool(attack, "octopus"), of_pool(defence, "shield")
    return both(hits, blocks, lambda a, b: max(0, a - max(0, b + shields)))
