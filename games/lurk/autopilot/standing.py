"""Where to stand: what can be struck from there, what may strike back, the ground, and friends."""

from __future__ import annotations

from functools import cache

from games.lurk.autopilot.scene import FINISH, Scene
from games.lurk.autopilot.sea_floor import strike_zone, swims_to, walks_to
from games.lurk.dice.odds import mean_wounds
from games.lurk.map.board import NEIGHBOURS
from games.lurk.models.stats import CORAL, defence_dice, immune
from games.lurk.movement.column import MOVES_A_TURN
from games.lurk.view import ModelView

CAREFUL, BOLD, BOLD_BY = 1.0, 0.1, 7
"""How much danger counts in the first round, and from which round on hardly any more: two armies
that are careful for ever would wait for ever."""

STRIKING = 0.5
"""How much of the danger counts for somebody who strikes first."""

NEARER = 0.8
"""What a step towards the enemy is worth to somebody who cannot strike yet."""

LATER = 0.3
"""How much of a blow counts that needs both movements of a turn."""

TOGETHER = 1.2
"""What a friend on the tile is worth: both act with one token."""

HUNTED = 0.6
"""How likely a creature strikes at somebody next to it when the round ends."""

TO_SEARCH = 0.4
"""What coral with something to find is worth to somebody who has nothing better to do."""


@cache
def caution(round_: int) -> float:
    """How much danger counts: less and less as the battle goes on."""
    left = (BOLD_BY - round_) / (BOLD_BY - 1)
    return BOLD + (CAREFUL - BOLD) * min(1.0, max(0.0, left))


class Stand:
    """How good it is for somebody to stand somewhere, on one board."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.ground = scene.view.ground
        self.caution = caution(scene.view.round)
        self._worths: dict[tuple[int, int, str, int], float] = {}
        self._wounds: dict[tuple[int, str], float] = {}
        self._threats = self.threats()
        self._friends: dict[int, list[ModelView]] = {}
        for model in scene.own:
            self._friends.setdefault(model.tile, []).append(model)

    def threats(self) -> dict[int, list[tuple[str, float]]]:
        """Who strikes at each tile with which dice, and how much of that counts."""
        found: dict[int, list[tuple[str, float]]] = {}
        for foe in self.scene.enemies:
            floor, steps, swims = self.scene.floor, stride(foe), "swimming" in foe.tokens
            near = strike_zone(floor, foe.tile, steps, swims, foe.reach)
            for tile in strike_zone(floor, foe.tile, 2 * steps, swims, foe.reach):
                found.setdefault(tile, []).append((foe.attack, 1.0 if tile in near else LATER))
        return found

    def worth(self, model: ModelView, tile: int) -> float:
        """Of ending a move there."""
        key = (model.id, tile, model.attack, model.steps)
        if key not in self._worths:
            self._worths[key] = self._worth(model, tile)
        return self._worths[key]

    def _worth(self, model: ModelView, tile: int) -> float:
        strike = 0.0 if model.acted else self.scene.best_blow(model, tile)
        score = strike - self.caution * (STRIKING if strike else 1.0) * self.danger(model, tile)
        if not strike:
            score -= NEARER * self.gap(model, tile)
            if self.ground[tile] in CORAL and tile not in self.scene.view.searched:
                score += TO_SEARCH
        return score + self.comfort(model, tile)

    def danger(self, model: ModelView, tile: int) -> float:
        """Points that the enemy could take from the model there in the coming turn."""
        if tile not in self._threats:
            return 0.0
        defence = defence_dice(model, self.ground[tile])
        key = (tile, defence)
        if key not in self._wounds:
            self._wounds[key] = sum(
                mean_wounds(attack, defence) * share
                for attack, share in self._threats.get(tile, ())
            )
        left = model.heart - model.wounds
        share = min(1.0, self._wounds[key] / left)
        return self.scene.worth(model) * (share * left / model.heart + FINISH * share * share)

    def gap(self, model: ModelView, tile: int) -> int:
        """Steps to the nearest enemy."""
        if not self.scene.enemies:
            return 0
        steps = swims_to if "swimming" in model.tokens else walks_to
        return steps(self.scene.floor, self.scene.enemy_tiles)[tile]

    def comfort(self, model: ModelView, tile: int) -> float:
        """Poison, creatures, and friends on the tile, who are activated together."""
        score = TOGETHER * self.company(model, tile)
        if tile in self.scene.watched:
            score -= self.bites(model, tile, entered=tile != model.tile)
        if self.ground[tile] == "poison" and tile != model.tile and not_sick(model):
            score -= self.scene.a_wound(model)
        return score

    def bites(self, model: ModelView, tile: int, *, entered: bool) -> float:
        """What creatures next to a tile take from whoever enters it, and when the round ends."""
        defence = defence_dice(model, self.ground[tile])
        near = [m for m in self.scene.creatures if tile in NEIGHBOURS[m.tile]]
        return (HUNTED + entered) * sum(self.scene.harm(model, m.attack, defence) for m in near)

    def company(self, model: ModelView, tile: int) -> int:
        """Friends there; those beside a model that sets out do not count, for they can follow."""
        there = self._friends.get(tile)
        if there is None:
            return 0
        if tile != model.tile:
            return len(there)
        return sum(m.moves >= MOVES_A_TURN for m in there if m.id != model.id)


def stride(model: ModelView) -> int:
    return 0 if "trapped" in model.tokens else model.steps


def not_sick(model: ModelView) -> bool:
    return "poisoned" not in model.tokens and not immune(model, "poisoned")
