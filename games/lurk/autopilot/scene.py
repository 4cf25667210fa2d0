"""What a player reads from the board: who could hurt whom from where, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from games.lurk.autopilot.sea_floor import floor_of, in_sight
from games.lurk.content import CREATURES, KINDS
from games.lurk.dice.dice import degrade
from games.lurk.dice.odds import kill_chance, mean_wounds
from games.lurk.map.board import DISTANCE, NEIGHBOURS
from games.lurk.models.stats import clouds, shields_cancelled
from games.lurk.state import LURKER
from games.lurk.view import ModelView, View

CREATURE_WORTH = 0.35
ITEM, ESSENCE = 4.0, 2.0
"""Points that a find is worth, before a creature's reward is weighed."""

FINISH = 0.7
"""What destroying a model is worth beyond the wounds."""

GANG_UP = 1.5
"""How strongly several enemies of one army turn against it."""


class Aim(NamedTuple):
    """What a target is worth at most, where it is, and from next to it or from farther away."""

    most: float
    tile: int
    near: float
    far: float


class Scene:
    """The board of one view with the eyes of one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own = [m for m in view.models if m.seat == seat and m.tile >= 0]
        self.foes = [m for m in view.models if m.seat != seat and m.tile >= 0]
        self.enemies = [m for m in self.foes if m.seat != LURKER]
        self.creatures = [m for m in self.foes if m.seat == LURKER]
        self.by_id = {m.id: m for m in view.models}
        self.acting = self.by_id.get(view.acting)
        self.floor = floor_of(view.ground)
        self._worth: dict[int, float] = {}
        self._aims: dict[tuple[int, str], list[Aim]] = {}

    @cached_property
    def enemy_tiles(self) -> frozenset[int]:
        return frozenset(foe.tile for foe in self.enemies)

    @cached_property
    def foe_tiles(self) -> frozenset[int]:
        return frozenset(foe.tile for foe in self.foes)

    @cached_property
    def watched(self) -> frozenset[int]:
        """Tiles next to creatures."""
        return frozenset(tile for m in self.creatures for tile in NEIGHBOURS[m.tile])

    @cached_property
    def shunned(self) -> frozenset[int]:
        """Tiles that nobody enters who likes to go quietly."""
        return self.foe_tiles | self.watched

    def worth(self, model: ModelView) -> float:
        """Points that stand with a model; a creature's reward is less pressing.

        Among several enemies the strongest army is worth most: whoever lets it be loses to it.
        """
        if model.id not in self._worth:
            self._worth[model.id] = self._points(model)
        return self._worth[model.id]

    def _points(self, model: ModelView) -> float:
        if model.seat == LURKER:
            reward = CREATURES[model.kind].reward
            return CREATURE_WORTH * find_worth(reward.items, reward.essence)
        return KINDS[model.kind].cost * self.menace[model.seat]

    @cached_property
    def menace(self) -> dict[int, float]:
        rivals = [one for one in self.view.players if one.alive and one.seat != self.seat]
        strength = {
            one.seat: sum(map(vigour, self.view.army(one.seat))) / one.points for one in rivals
        }
        return {**menaces(strength), self.seat: 1.0}

    def blow(self, attacker: ModelView, target: ModelView, distance: int) -> float:
        """What one attack is worth on average, in points."""
        dice = attacker.attack if distance == 1 else attacker.attack_far
        if target.cards:
            dice = degrade(dice, clouds(target, distance))
        edge = shields_cancelled(attacker, distance) if attacker.cards else 0
        return self.harm(target, dice, target.defence, edge)

    def harm(self, target: ModelView, attack: str, defence: str, edge: int = 0) -> float:
        """What these dice take from a model on average, in points."""
        left = target.heart - target.wounds
        wounds = mean_wounds(attack, defence, left, edge)
        kill = kill_chance(attack, defence, left, edge)
        return self.worth(target) * (wounds / target.heart + FINISH * kill)

    def a_wound(self, model: ModelView) -> float:
        """What one wound is worth; the last one is worth the most."""
        last = model.wounds + 1 >= model.heart
        return self.worth(model) * (1 / model.heart + (FINISH if last else 0))

    def best_blow(self, attacker: ModelView, tile: int) -> float:
        """The best attack from a tile; nothing when there is none."""
        seen, far, best = in_sight(self.floor, tile, attacker.reach), DISTANCE[tile], 0.0
        for aim in self.aims(attacker):
            if aim.most <= best:
                break
            if aim.tile in seen:
                best = max(best, aim.near if far[aim.tile] == 1 else aim.far)
        return best

    def aims(self, attacker: ModelView) -> list[Aim]:
        """What each foe is worth as a target, the best first."""
        key = (attacker.id, attacker.attack)
        if key not in self._aims:
            self._aims[key] = sorted((self.aim(attacker, foe) for foe in self.foes), reverse=True)
        return self._aims[key]

    def aim(self, attacker: ModelView, foe: ModelView) -> Aim:
        near, far = self.blow(attacker, foe, 1), self.blow(attacker, foe, 2)
        return Aim(max(near, far), foe.tile, near, far)


def find_worth(items: int, essence: int) -> float:
    return ITEM * items + ESSENCE * essence


def menaces(strength: Mapping[int, float]) -> dict[int, float]:
    """How much more (or less) than the average enemy army each one must be feared, by how much
    stands of what it may cost: more points make up for a weakness."""
    average = sum(strength.values()) / max(1, len(strength)) or 1.0
    return {rival: (force / average) ** GANG_UP for rival, force in strength.items()}


def vigour(model: ModelView) -> float:
    """Points that still stand: a wounded model counts less."""
    return KINDS[model.kind].cost * (model.heart - model.wounds) / model.heart
