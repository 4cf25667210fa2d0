"""Where models go: step by step, with all that may go with a movement, alone or together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from games.lurk.autopilot.scene import Scene
from games.lurk.autopilot.sea_floor import swims_to, walks_to, ways
from games.lurk.autopilot.standing import TOGETHER, Stand, stride
from games.lurk.battle import ROOM_TAKEN, SMALL_ROOM
from games.lurk.content import CARDS
from games.lurk.dice.dice import degrade, pool
from games.lurk.map.board import DISTANCE
from games.lurk.movement.column import MOVES_A_TURN
from games.lurk.movement.preparations import AIR
from games.lurk.movement.routes import Came, Reached
from games.lurk.state import NOBODY
from games.lurk.view import ModelView, View

UP = 0.5
"""How often a climb succeeds."""

SWIM_PRICE, CHARGE_PRICE, AIR_PRICE = 0.5, 0.2, 1.5
"""What each costs beyond the dice, in points."""

DETOUR = 2
"""Steps around rock from which on swimming is thought about."""


class Gait(NamedTuple):
    """A way to set out: what is named first, the model as it then is, its steps, the price."""

    verb: str
    model: ModelView
    steps: int
    price: float = 0.0


class Goal(NamedTuple):
    """Somewhere to go, and what that is worth."""

    worth: float
    tile: int
    gait: Gait


class March:
    """The movements of one army, on one board."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.scene: Scene = stand.scene
        self._best: dict[int, Goal] = {}
        self._full: dict[tuple[int, int], frozenset[int]] = {}

    def best(self, model: ModelView) -> Goal:
        """The best that the model could do with a movement; to stay where it is is one of them."""
        if model.id not in self._best:
            plain = self.best_of(Gait("", model, stride(model)))
            more = [self.best_of(gait) for gait in self.gaits(model, stride(model))]
            self._best[model.id] = max([plain, *more], key=lambda goal: goal.worth)
        return self._best[model.id]

    def gain(self, model: ModelView) -> float:
        """How much better it could stand after a movement."""
        return self.best(model).worth - self.stand.worth(model, model.tile)

    def best_of(self, gait: Gait) -> Goal:
        goals = [Goal(self.stand.worth(gait.model, gait.model.tile), gait.model.tile, gait)]
        goals += self.goals(gait)
        best = max(goals, key=lambda goal: goal.worth)
        return best._replace(worth=best.worth - gait.price)

    def goals(self, gait: Gait) -> Iterator[Goal]:
        """Tiles it could go to, and rock that it could climb."""
        reached, full = self.reached(gait), self.full(gait.model)
        for tile in reached.came:
            if tile != gait.model.tile and tile not in full:
                yield Goal(self.on_arrival(gait.model, tile, gait.steps), tile, gait)
        for rock in reached.climbs:
            if rock not in reached.came and rock not in full:
                yield Goal(self.climb(gait.model, rock, reached.climbs[rock]), rock, gait)

    def reached(self, gait: Gait) -> Reached:
        model, swims = gait.model, "swimming" in gait.model.tokens
        floor, foes = self.scene.floor, self.scene.foe_tiles
        return ways(floor, model.tile, gait.steps, swims, foes, self.full(model))

    def full(self, model: ModelView) -> frozenset[int]:
        """Tiles of friends without room for it."""
        key = (model.tile, ROOM_TAKEN[model.kind])
        if key not in self._full:
            self._full[key] = self._without_room(*key)
        return self._full[key]

    def _without_room(self, start: int, size: int) -> frozenset[int]:
        taken: dict[int, int] = {}
        for other in self.scene.own:
            if other.tile != start:
                taken[other.tile] = taken.get(other.tile, 0) + ROOM_TAKEN[other.kind]
        return frozenset(tile for tile, there in taken.items() if there > SMALL_ROOM - size)

    def on_arrival(self, model: ModelView, tile: int, steps: int) -> float:
        """What it is worth to go there; creatures on the way strike."""
        worth, watched = self.stand.worth(model, tile), self.scene.watched
        if not watched or tile in watched or tile in self.quiet(model, steps):
            return worth
        bites = [self.scene.harm(model, m.attack, model.defence) for m in self.scene.creatures]
        return worth - min(bites)

    def quiet(self, model: ModelView, steps: int) -> Came:
        """Tiles that it comes to past no creature."""
        swims = "swimming" in model.tokens
        return ways(self.scene.floor, model.tile, steps, swims, self.scene.shunned).came

    def climb(self, model: ModelView, rock: int, foot: int) -> float:
        """Up or not: whoever comes up strikes harder, whoever slips stays below."""
        higher = replace(
            model, attack=pool(model.attack, "W"), attack_far=pool(model.attack_far, "W")
        )
        return UP * self.stand.worth(higher, rock) + (1 - UP) * self.stand.worth(model, foot)

    def gaits(self, model: ModelView, steps: int) -> Iterator[Gait]:
        """What may be named before the first step, where it could matter."""
        if not steps:
            return
        if "swimming" in model.tokens:
            yield settled(model, steps)
        elif self.might_strike(model, steps + 1) or self.detour(model) >= DETOUR:
            yield swimming(model, steps)
        if "charging" not in model.tokens and self.might_strike(model, steps + 1):
            yield charging(model, steps)
        for card in AIR.intersection(model.cards):
            if self.might_strike(model, steps + CARDS[card].effect.n):
                yield Gait("air", model, steps + CARDS[card].effect.n, AIR_PRICE)

    def might_strike(self, model: ModelView, steps: int) -> bool:
        """Whether somebody is as far away as that, and not nearer."""
        if model.acted:
            return False
        far = DISTANCE[model.tile]
        return any(far[foe.tile] <= steps + model.reach for foe in self.scene.enemies)

    def detour(self, model: ModelView) -> int:
        """Steps that a swimmer would save."""
        goals, floor = self.scene.enemy_tiles, self.scene.floor
        if not goals:
            return 0
        return walks_to(floor, goals)[model.tile] - swims_to(floor, goals)[model.tile]

    def together(self, group: Sequence[ModelView]) -> tuple[float, int] | None:
        """The best empty tile for all of them, and what that is worth."""
        slowest = min(group, key=stride)
        swims = all("swimming" in model.tokens for model in group)
        floor, foes = self.scene.floor, self.scene.foe_tiles
        came = ways(floor, slowest.tile, stride(slowest), swims, foes).came
        taken = {m.tile for m in self.scene.view.models}
        free = [tile for tile in came if tile not in taken]
        if not free:
            return None
        best = max(free, key=lambda tile: self.all_at(group, tile))
        return self.all_at(group, best), best

    def all_at(self, group: Sequence[ModelView], tile: int) -> float:
        """What it is worth that all of them stand there; each is a friend to those before it."""
        friends = TOGETHER * len(group) * (len(group) - 1) / 2
        return friends + sum(self.on_arrival(m, tile, stride(m)) for m in group)

    def swims_along(self, model: ModelView, tile: int) -> bool:
        """Whether to swim to where a friend goes is as good as what it likes best by itself."""
        for gait in self.gaits(model, stride(model)):
            if gait.verb == "swim" and tile in self.reached(gait).came:
                there = self.on_arrival(gait.model, tile, gait.steps) - gait.price
                return there + TOGETHER >= self.best(model).worth
        return False

    def one_by_one(self, group: Sequence[ModelView]) -> float:
        """What it is worth that each goes where it likes best; followers see who has gone where."""
        total = 0.0
        gone: dict[int, int] = {}
        for model in sorted(group, key=self.gain, reverse=True):
            best = self.best(model)
            worths = {best.tile: best.worth}
            for tile, there in gone.items():
                if there < SMALL_ROOM and tile in self.reached(best.gait).came:
                    worth = self.stand.worth(model, tile) + TOGETHER * there
                    worths[tile] = max(worth, worths.get(tile, worth))
            tile = max(worths, key=lambda one: worths[one])
            gone[tile] = gone.get(tile, 0) + 1
            total += worths[tile]
        return total

    def movers(self, tile: int) -> list[ModelView]:
        return [m for m in self.scene.own if m.tile == tile and m.moves < MOVES_A_TURN]


def march_on(scene: Scene) -> March:
    """The same for all questions of one position: what was thought about one answers the next."""
    still = replace(
        scene.view,
        acting=NOBODY,
        turn=0,
        columns=(),
        trail=(),
        roll=(),
        fight=None,
        duel=None,
        event="",
        events_left=0,
    )
    return _march(still, scene.seat)


@lru_cache(4)
def _march(view: View, seat: int) -> March:
    return March(Stand(Scene(view, seat)))


def swimming(model: ModelView, steps: int) -> Gait:
    afloat = replace(model, tokens=(*model.tokens, "swimming"), steps=model.steps + 1)
    return Gait("swim", afloat, steps + 1, SWIM_PRICE)


def settled(model: ModelView, steps: int) -> Gait:
    tokens = tuple(t for t in model.tokens if t != "swimming")
    return Gait("settle", replace(model, tokens=tokens, steps=model.steps - 1), steps - 1)


def charging(model: ModelView, steps: int) -> Gait:
    dice = degrade(model.attack), degrade(model.attack_far)
    weaker = replace(model, attack=dice[0], attack_far=dice[1])
    return Gait("charge", weaker, steps + 1, CHARGE_PRICE)
