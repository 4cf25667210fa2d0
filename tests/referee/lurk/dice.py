"""Lurk, second reading: white, red and black dice.

Dice pools are words such as "BRW"; faces carry the names printed in the table of dice.
"""

# SILENT
# - The faces themselves; they are taken from the house's table.
# - A white symbol that does not count in this roll (a white shield in an attack): no extra die.
# - Which die is upgraded when a rule says only "upgrade": the player's matter, so every answer
#   is listed; two upgrades go to two different dice while there are enough.

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations

FACES = {
    "W": ("octopus", "octopus", "shield", "diamond", "blank", "blank"),
    "R": ("octopus", "octopus", "white octopus", "shield", "shield", "diamond"),
    "B": (
        "octopus",
        "white octopus",
        "white octopus",
        "white shield",
        "white shield",
        "white diamond",
    ),
}
COUNTS = {"attack": ("octopus", "diamond"), "defence": ("shield", "diamond")}
RANK = "WRB"


@dataclass(frozen=True)
class Tally:
    marks: int
    """Octopuses of an attack, shields of a defence."""
    diamonds: int
    extra: int
    """Red dice that white symbols call for."""


def tally(role: str, faces: Sequence[str]) -> Tally:
    mark, diamond = COUNTS[role]
    plain = [face.removeprefix("white ") for face in faces]
    extra = sum(face in {f"white {mark}", f"white {diamond}"} for face in faces)
    return Tally(plain.count(mark), plain.count(diamond), extra)


def worst_first(pool: str) -> str:
    return "".join(sorted(pool, key=RANK.index))


def degrade(pool: str, times: int = 1) -> str:
    """The worst die sinks one colour; a white one is gone."""
    dice = worst_first(pool)
    for _ in range(times):
        if dice:
            sunk = {"W": "", "R": "W", "B": "R"}[dice[0]]
            dice = worst_first(sunk + dice[1:])
    return dice


def raised(die: str) -> str:
    return {"W": "R", "R": "B", "B": "BW"}[die]


def upgrades(pool: str, times: int) -> set[str]:
    """Every pool that so many upgrades of different dice can lead to."""
    dice = worst_first(pool)
    picks = combinations(range(len(dice)), min(times, len(dice)))
    return {
        worst_first("".join(raised(die) if i in pick else die for i, die in enumerate(dice)))
        for pick in picks
    }


def wounds(hits: int, blocks: int) -> int:
    return max(0, hits - blocks)


@cache
def die_odds(role: str, die: str, most: int) -> tuple[Fraction, ...]:
    """Chance of 0, 1, … marks from one die and all it sets off; the last is "`most` or more"."""
    if die == "R":
        return _red_odds(role, most)
    odds = [Fraction(0)] * (most + 1)
    for face in FACES[die]:
        seen = tally(role, [face])
        tail = _red_odds(role, most) if seen.extra else (Fraction(1),)
        for more, chance in enumerate(tail):
            odds[min(most, seen.marks + more)] += chance / 6
    return tuple(odds)


def _red_odds(role: str, most: int) -> tuple[Fraction, ...]:
    """A red die may set off another one like it, so its odds solve P = now + again × P shifted."""
    now, again = [Fraction(0)] * 2, [Fraction(0)] * 2
    for face in FACES["R"]:
        seen = tally(role, [face])
        (again if seen.extra else now)[seen.marks] += Fraction(1, 6)
    odds: list[Fraction] = []
    for marks in range(most):
        chance = now[marks] if marks < 2 else Fraction(0)
        chance += again[1] * (odds[marks - 1] if marks else 0)
        odds.append(chance / (1 - again[0]))
    return (*odds, 1 - sum(odds, Fraction(0)))


def pool_odds(role: str, pool: str, most: int) -> tuple[Fraction, ...]:
    odds = [Fraction(1)] + [Fraction(0)] * most
    for die in pool:
        added = [Fraction(0)] * (most + 1)
        for have, chance in enumerate(odds):
            for more, other in enumerate(die_odds(role, die, most)):
                added[min(most, have + more)] += chance * other
        odds = added
    return tuple(odds)


def mean_wounds(attack: str, defence: str, most: int = 40) -> float:
    hits, blocks = pool_odds("attack", attack, most), pool_odds("defence", defence, most)
    pairs = ((h, b) for h in range(most + 1) for b in range(min(h, most)))
    return float(sum(hits[h] * blocks[b] * (h - b) for h, b in pairs))
