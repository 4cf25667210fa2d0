"""Dice: degrading, upgrading, rolling, bonus dice, rerolls.

Faces are given for each colour in a row of their own (numbers 1 to 6), so that it does not matter
in which order the dice of one roll are taken up: the same dice fall and the same bonus dice."""

from __future__ import annotations

from collections import Counter

from tests.meetings.lurk.box import FACES
from tests.meetings.lurk.table import Roll, Scene

WORST_FIRST = "WRB"
SIGN = {"defence": "shield"} | dict.fromkeys(("attack", "contest", "climb", "search"), "octopus")
"""What counts in which roll, beside diamonds in attack and defence."""


def best_first(pool: str) -> str:
    return "".join(sorted(pool, key=WORST_FIRST.index, reverse=True))


def degrade(pool: str, times: int = 1) -> str:
    """The worst die falls by one level; a white one is lost."""
    for _ in range(times):
        if pool:
            pool = best_first(pool)
            pool = pool[:-1] + {"B": "R", "R": "W", "W": ""}[pool[-1]]
    return best_first(pool)


def upgrade(pool: str, times: int) -> str:
    """The worst dice rise, each once before any twice; a black one stays and brings a white one,
    which does not rise itself."""
    dice, new = list(best_first(pool)), ""
    for number in range(times if pool else 0):
        place = -1 - number % len(dice)
        new += "W" if dice[place] == "B" else ""
        dice[place] = {"W": "R"}.get(dice[place], "B")
    return best_first("".join([*dice, new]))


def throw(scene: Scene, colour: str) -> str:
    return FACES[colour][scene.faces[colour].pop(0) - 1]


def counts(face: str, why: str) -> bool:
    """Other signs count for nothing and bring no bonus die."""
    signs = (SIGN[why], "diamond") if why in {"attack", "defence"} else (SIGN[why],)
    return face.removeprefix("white ") in signs


Fallen = list[tuple[str, str]]
"""Dice as they lie: colour and face."""


def cast(scene: Scene, pool: str, why: str) -> Fallen:
    """All dice fall; every white sign that counts rolls one red die more, and so may that."""
    lying: Fallen = []
    waiting = list(pool)
    while waiting:
        colour = waiting.pop(0)
        face = throw(scene, colour)
        lying.append((colour, face))
        waiting += ["R"] if brings_bonus(face, why) else []
    return lying


def brings_bonus(face: str, why: str) -> bool:
    return face.startswith("white") and counts(face, why)


def idle(lying: Fallen, why: str) -> Fallen:
    """Dice that show nothing of use, the best dice first."""
    useless = [die for die in lying if not counts(die[1], why)]
    return sorted(useless, key=lambda die: WORST_FIRST.index(die[0]), reverse=True)


def again(scene: Scene, lying: Fallen, why: str, most: int) -> Fallen:
    """At most so many dice that show nothing of use fall again, the best of them first."""
    lifted = idle(lying, why)[:most]
    kept = Counter(lying) - Counter(lifted)
    return [*kept.elements(), *cast(scene, "".join(colour for colour, _ in lifted), why)]


def tally(scene: Scene, who: str, why: str, pool: str, lying: Fallen) -> Roll:
    """What the roll comes to."""
    signs = Counter(face.removeprefix("white ") for _, face in lying)
    essence = signs["diamond"] if why in {"attack", "defence"} else 0
    roll = Roll(who, why, best_first(pool), signs[SIGN[why]], essence)
    scene.rolls.append(roll)
    return roll


def roll(scene: Scene, who: str, why: str, pool: str) -> Roll:
    return tally(scene, who, why, pool, cast(scene, pool, why))
