"""Climbing: a red die decides whether a model comes up a rock."""

from __future__ import annotations

from games.kernel.ask import Play
from games.lurk import told
from games.lurk.attack.attack import attack
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.dice.dice import hits
from games.lurk.movement.marching import walk
from games.lurk.movement.routes import Routes
from games.lurk.state import Model


def climb(
    battle: Battle, model: Model, rock: int, routes: Routes, left: int, struck: list[int]
) -> Play[int]:
    """An octopus takes the model up and helps its attack, else it stays below.

    Returns the steps that are left.
    """
    foot = routes.climbs[rock]
    way = routes.way(foot)
    yield from walk(battle, model, way, attack, struck)
    if model.tile != foot or "trapped" in model.tokens:
        return 0
    if not hits(battle.roll_openly("R")):
        battle.tell(told.SLIPS_OFF_ROCK(model=NAMES[model.kind]))
        return 0
    battle.tell(told.CLIMBS_ROCK(model=NAMES[model.kind]))
    if "climbed" not in model.tokens:
        model.tokens.append("climbed")
    yield from walk(battle, model, [rock], attack, struck)
    return 0 if "trapped" in model.tokens else left - len(way) - 1
