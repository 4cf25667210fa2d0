"""How far everybody is from the pod, for colonists who are led past creeps and robots."""

from __future__ import annotations

from games.jupiter.autopilot.evaluation import FAR, STEP, creeps_on
from games.jupiter.colony import POD, Colony
from games.jupiter.mind.weights import Weights
from games.jupiter.words import ROBOTS


def led_roads(colony: Colony, domes: list[int], weights: Weights) -> list[int]:
    """Half steps to the pod from every space."""
    near, passing = colony.near, passing_costs(colony, domes, weights)
    costs = [FAR] * (POD + 1)
    costs[POD] = 0
    rings: list[list[int]] = [[] for _ in range(FAR)]
    rings[0].append(POD)
    for cost in range(0, FAR, STEP):
        for space in rings[cost]:
            if costs[space] != cost:
                continue
            after = cost + (passing[space] if cost else STEP)
            for there in near[space] if after < FAR else ():
                if after < costs[there]:
                    costs[there] = after
                    rings[after].append(there)
    return costs


def passing_costs(colony: Colony, domes: list[int], weights: Weights) -> list[int]:
    """What it takes to get past whatever stands on each space; beside a creep nobody may rest."""
    past = (STEP, STEP, weights.creep_in_the_way, *[weights.robot_in_the_way] * len(ROBOTS))
    passing = [past[piece] for piece in domes]
    for space in {there for creep in creeps_on(domes) for there in colony.near[creep]}:
        passing[space] += weights.beside_creep
    return passing
