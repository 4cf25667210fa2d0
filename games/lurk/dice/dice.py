"""Dice: white, red and black (``W R B``), how they get better and worse, and what a roll says.

A pool is a word of letters, best dice first: ``BRRW``. A rolled die is its letter and a sign:
``o`` octopus, ``s`` shield, ``d`` diamond, ``-`` blank; capitals are the white signs, which roll
one more red die.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from games.kernel.chance import Chance
from games.lurk.content import DICE
from games.lurk.schema import Face

SIGNS: Mapping[Face, str] = {
    "octopus": "o",
    "white_octopus": "O",
    "shield": "s",
    "white_shield": "S",
    "diamond": "d",
    "white_diamond": "D",
    "blank": "-",
}
FACES: Mapping[str, str] = {
    "W": "".join(SIGNS[face] for face in DICE.white),
    "R": "".join(SIGNS[face] for face in DICE.red),
    "B": "".join(SIGNS[face] for face in DICE.black),
}
BETTER: Mapping[str, str] = {"W": "R", "R": "B"}
WORSE: Mapping[str, str] = {"B": "R", "R": "W"}

Purpose = Literal["attack", "defence"]
CHAINS: Mapping[Purpose, str] = {"attack": "OD", "defence": "SD"}
"""The white signs that count, and so roll on."""
USEFUL: Mapping[Purpose, str] = {"attack": "oOdD", "defence": "sSdD"}


def pool(*dice: str) -> str:
    """Dice put together, best first."""
    return "".join(sorted("".join(dice)))


def degrade(dice: str, times: int = 1) -> str:
    """The worst die becomes one colour worse; a white one is lost."""
    for _ in range(times):
        dice = dice[:-1] + WORSE.get(dice[-1:], "")
    return dice


def upgrade(dice: str, times: int) -> str:
    """The worst dice become one colour better, each once before any twice.

    A black die stays black and brings a white one along.
    """
    better, extra = list(dice), ""
    for turn in range(times if dice else 0):
        place = len(dice) - 1 - turn % len(dice)
        if better[place] == "B":
            extra += "W"
        else:
            better[place] = BETTER[better[place]]
    return pool(*better, extra)


def roll(chance: Chance, dice: str, purpose: Purpose) -> list[str]:
    """All dice, then the bonus dice they call for, which may call for more."""
    chains, waiting = CHAINS[purpose], list(dice)
    rolled = []
    for colour in waiting:
        sign = FACES[colour][chance.below(6)]
        rolled.append(colour + sign)
        if sign in chains:
            waiting.append("R")
    return rolled


def reroll(
    chance: Chance, rolled: Sequence[str], which: Iterable[int], purpose: Purpose
) -> list[str]:
    """These dice once more; what they call for is rolled too."""
    again = [rolled[place] for place in which]
    kept = [die for place, die in enumerate(rolled) if place not in set(which)]
    return kept + roll(chance, "".join(die[0] for die in again), purpose)


def useless(rolled: Sequence[str], purpose: Purpose) -> list[int]:
    """Places of dice that show nothing of use, the best dice first."""
    useful = USEFUL[purpose]
    places = [place for place, die in enumerate(rolled) if die[1] not in useful]
    return sorted(places, key=lambda place: rolled[place][0])


def hits(rolled: Iterable[str]) -> int:
    return sum(die[1] in "oO" for die in rolled)


def blocks(rolled: Iterable[str]) -> int:
    return sum(die[1] in "sS" for die in rolled)


def diamonds(rolled: Iterable[str]) -> int:
    return sum(die[1] in "dD" for die in rolled)
