"""How likely rolls are, by going through all faces: for the autopilot, the docs and the tests."""

from __future__ import annotations

from functools import cache

from games.lurk.dice.dice import CHAINS, FACES, Purpose

DEPTH = 12
"""Bonus dice after so many bonus dice are too rare to matter."""

MOST = 20
"""So many hits or blocks are counted, and one less at most."""

Spread = tuple[float, ...]
"""How likely 0, 1, 2, … of something are."""

COUNTED = {"attack": "oO", "defence": "sS"}


@cache
def one_die(colour: str, purpose: Purpose, depth: int = DEPTH) -> Spread:
    """Hits (or blocks) of one die with all its bonus dice."""
    total = [0.0] * (depth + 3)
    for sign in FACES[colour]:
        counted = int(sign in COUNTED[purpose])
        more = one_die("R", purpose, depth - 1) if depth and sign in CHAINS[purpose] else (1.0,)
        for extra, chance in enumerate(more):
            total[counted + extra] += chance / 6
    return tuple(total)


@cache
def spread(dice: str, purpose: Purpose) -> Spread:
    """Hits (or blocks) of a whole pool."""
    total: Spread = (1.0,)
    for colour in dice:
        total = _sum(total, one_die(colour, purpose))
    return total[:MOST]


def _sum(left: Spread, right: Spread) -> Spread:
    total = [0.0] * (len(left) + len(right) - 1)
    for a, chance in enumerate(left):
        for b, other in enumerate(right):
            total[a + b] += chance * other
    return tuple(total)


def mean(dice: str, purpose: Purpose) -> float:
    return sum(count * chance for count, chance in enumerate(spread(dice, purpose)))


@cache
def wounds(attack: str, defence: str, edge: int = 0) -> Spread:
    """Wounds dealt; ``edge`` is how many shields are cancelled, or added when it is negative."""
    total = [0.0] * MOST
    stopped = [(max(0, n - edge), chance) for n, chance in enumerate(spread(defence, "defence"))]
    for hit, chance in enumerate(spread(attack, "attack")):
        for block, other in stopped:
            total[hit - block if hit > block else 0] += chance * other
    return tuple(total)


@cache
def mean_wounds(attack: str, defence: str, most: int = 19, edge: int = 0) -> float:
    """Wounds dealt on average, those beyond ``most`` not counted."""
    return sum(min(n, most) * chance for n, chance in enumerate(wounds(attack, defence, edge)))


@cache
def kill_chance(attack: str, defence: str, left: int, edge: int = 0) -> float:
    return sum(wounds(attack, defence, edge)[left:])
