"""What a player reads from the board: who could hurt whom from where, and what it is worth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from games.lurk.board import DISTANCE, NEIGHBOURS
from games.lurk.content import CREATURES, KINDS
from games.lurk.movement_column import MOVES_A_TURN
from games.lurk.odds import kill_chance, mean_wounds
from games.lurk.routes import CLOSED, spread
from games.lurk.schema import Creature
from games.lurk.sight import sees
from games.lurk.state import LURKER
from games.lurk.stats import defence_dice
from games.lurk.view import ModelView, View

BOLD, BOLD_FROM, BOLD_BY = 0.05, 1, 5
"""Between these rounds a careful player becomes a bold one; else two armies would wait for ever."""

CREATURE_WORTH = 0.35
FINISH = 0.7
"""What destroying a model is worth beyond the wounds."""

GANG_UP = 1.5
"""How strongly several enemies of one army turn against it."""

FAR, STEEP = 40, (*CLOSED, "rock")
BEYOND_ROCK = 20
"""Steps that a rock in the way is worth."""

TOGETHER = 1.2
"""What a friend on the tile is worth: both act with one token."""


class Scene:
    """The board of one view with the eyes of one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.own = [m for m in view.models if m.seat == seat and m.tile >= 0]
        self.foes = [m for m in view.models if m.seat != seat and m.tile >= 0]
        self.enemies = [m for m in self.foes if m.seat != LURKER]
        self.by_id = {m.id: m for m in view.models}
        self.acting = self.by_id.get(view.acting)
        self._danger: dict[tuple[int, str], float] = {}

    @cached_property
    def rocks(self) -> frozenset[int]:
        return frozenset(t for t, ground in enumerate(self.view.ground) if ground == "rock")

    @cached_property
    def watched(self) -> frozenset[int]:
        """Tiles next to creatures."""
        lairs = [m.tile for m in self.foes if m.seat == LURKER]
        return frozenset(tile for lair in lairs for tile in NEIGHBOURS[lair])

    @cached_property
    def caution(self) -> float:
        """How much danger counts: nothing to speak of for those who must come close to strike.

        Whoever reaches farther lets the others come, but less and less as the battle goes on.
        """
        if mean_reach(self.own) <= mean_reach(self.enemies):
            return BOLD
        left = (BOLD_BY - self.view.round) / (BOLD_BY - BOLD_FROM)
        return BOLD + 0.4 * min(1.0, max(0.0, left))

    def worth(self, model: ModelView) -> float:
        """Points that stand with a model; a creature's reward is less pressing.

        Among several enemies the strongest army is worth most: whoever lets it be loses to it.
        """
        if model.seat == LURKER:
            beast: Creature = CREATURES[model.kind]
            return CREATURE_WORTH * (4 * beast.reward.items + 2 * beast.reward.essence)
        return KINDS[model.kind].cost * self.menace[model.seat]

    @cached_property
    def menace(self) -> dict[int, float]:
        """How much more (or less) than the average enemy army each one must be feared."""
        strength = {p.seat: sum(map(vigour, self.view.army(p.seat))) for p in self.view.players}
        rivals = [strength[p.seat] for p in self.view.players if p.alive and p.seat != self.seat]
        average = sum(rivals) / max(1, len(rivals)) or 1.0
        return {
            seat: 1.0 if seat == self.seat else (force / average) ** GANG_UP
            for seat, force in strength.items()
        }

    def blow(self, attacker: ModelView, target: ModelView, distance: int) -> float:
        """What one attack is worth on average, in points."""
        dice = attacker.attack if distance == 1 else attacker.attack_far
        return self.harm(target, dice, target.defence)

    def harm(self, target: ModelView, attack: str, defence: str, edge: int = 0) -> float:
        """What these dice take from a model on average, in points."""
        left = target.heart - target.wounds
        wounds = mean_wounds(attack, defence, left, edge)
        kill = kill_chance(attack, defence, left, edge)
        return self.worth(target) * (wounds / target.heart + FINISH * kill)

    def can_hit(self, attacker: ModelView, tile: int, target: ModelView) -> bool:
        """Whether it could attack the target from that tile."""
        far = DISTANCE[tile][target.tile]
        return far <= attacker.reach and (far <= 1 or sees(tile, target.tile, self.rocks))

    def best_blow(self, attacker: ModelView, tile: int) -> float:
        """The best attack from a tile; nothing when there is none."""
        return max(
            (
                self.blow(attacker, foe, DISTANCE[tile][foe.tile])
                for foe in self.foes
                if self.can_hit(attacker, tile, foe)
            ),
            default=0.0,
        )

    def danger(self, model: ModelView, tile: int) -> float:
        """Points the enemy could take from the model there in the coming turn."""
        defence = defence_dice(model, self.view.ground[tile])
        key = (tile, defence)
        if key not in self._danger:
            self._danger[key] = sum(
                mean_wounds(foe.attack, defence)
                for foe in self.enemies
                if DISTANCE[foe.tile][tile] <= foe.steps + foe.reach
            )
        wounds = min(self._danger[key], model.heart - model.wounds)
        return self.worth(model) * wounds / model.heart

    def goals(self, model: ModelView, extra: int = 0) -> list[int]:
        """Tiles it could reach, its own included."""
        if "trapped" in model.tokens:
            return [model.tile]
        barred = {foe.tile for foe in self.foes}
        swims = "swimming" in model.tokens
        came = spread(model.tile, model.steps + extra, self.view.ground, barred, swims).came
        return [tile for tile in came if tile == model.tile or self.room(model, tile)]

    def room(self, model: ModelView, tile: int) -> bool:
        there = [m for m in self.own if m.tile == tile and m.id != model.id]
        if not there:
            return True
        large = KINDS[model.kind].large or any(KINDS[m.kind].large for m in there)
        return not large and len(there) < 3

    def stand(self, model: ModelView, tile: int) -> float:
        """How good it is for a model to end its move there."""
        strike = 0.0 if model.acted else self.best_blow(model, tile)
        weight = self.caution * (0.4 if strike else 1.0)
        score = strike - weight * self.danger(model, tile)
        if not strike:
            score -= 0.8 * self.gap(tile)
        return score + self.comfort(model, tile)

    def gap(self, tile: int) -> int:
        """Steps to the nearest enemy that a walker needs; only swimmers come from beyond rock."""
        if tile in self._walks:
            return self._walks[tile]
        return BEYOND_ROCK + self._swims.get(tile, FAR)

    def cut_off(self, model: ModelView) -> bool:
        """Whether rock lies on every way to an enemy."""
        return not any(tile in self._walks for tile in self.goals(model))

    @cached_property
    def _walks(self) -> dict[int, int]:
        return self._steps(STEEP)

    @cached_property
    def _swims(self) -> dict[int, int]:
        return self._steps(CLOSED)

    def _steps(self, barred: Collection[str]) -> dict[int, int]:
        """From all enemies at once over ground that is not barred."""
        ground = self.view.ground
        steps = dict.fromkeys((foe.tile for foe in self.enemies), 0)
        frontier = list(steps)
        while frontier:
            here = frontier.pop(0)
            for tile in NEIGHBOURS[here]:
                if tile not in steps and ground[tile] not in barred:
                    steps[tile] = steps[here] + 1
                    frontier.append(tile)
        return steps

    def comfort(self, model: ModelView, tile: int) -> float:
        """Terrain, guards, and friends on the tile, who are activated together."""
        ground = self.view.ground[tile]
        score = {"poison": -4.0, "coral": -0.5, "den": 0.4, "rock": 0.2}.get(ground, 0.0)
        if tile in self.watched and tile != model.tile:
            score -= 2.0
        return score + TOGETHER * self.company(model, tile)

    def company(self, model: ModelView, tile: int) -> int:
        """Friends there; those beside a model that sets out do not count, for they can follow."""
        there = [m for m in self.own if m.tile == tile and m.id != model.id]
        return sum(tile != model.tile or m.moves >= MOVES_A_TURN for m in there)


def mean_reach(models: Sequence[ModelView]) -> float:
    """How far an army strikes, by the points of its models."""
    points = sum(KINDS[m.kind].cost for m in models if m.kind in KINDS)
    return sum(KINDS[m.kind].cost * m.reach for m in models if m.kind in KINDS) / max(1, points)


def vigour(model: ModelView) -> float:
    """Points that still stand: a wounded model counts less."""
    return KINDS[model.kind].cost * (model.heart - model.wounds) / model.heart
