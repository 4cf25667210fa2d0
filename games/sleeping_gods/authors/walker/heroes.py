"""Heroes walk the whole sea, each with other tastes, and remember how they came to everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from games.sleeping_gods.authors.walker.explore import Explored, Walk, explore
from games.sleeping_gods.content.facts import World
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.relevance import projector

ROUNDS = 30
CLOCKS = ("1", "1.2")
MODEST = (99, 5, 99, 16)
"""With how many totems a hero is content; endings for few of them want such heroes too."""


@dataclass(slots=True)
class Atlas:
    """What was walked by anyone: branches seen, the first route to each card and ending."""

    pack: Pack
    branches: set[str] = field(default_factory=set)
    routes: dict[str, list[Walk]] = field(default_factory=dict)
    most_totems: int = 0

    def record(self, world: World, route: list[Walk]) -> None:
        totems = set(self.pack.totems)
        for number in world.cards & totems:
            self._shorter(f"totem {number}", route)
        if world.ending:
            self._shorter(f"ending {world.ending}", route)
        self.most_totems = max(self.most_totems, len(world.cards & totems))

    def _shorter(self, name: str, route: list[Walk]) -> None:
        if name not in self.routes or len(route) < len(self.routes[name]):
            self.routes[name] = list(route)


class Hero:
    """One long campaign without bad luck."""

    def __init__(self, atlas: Atlas, seed: int) -> None:
        self.atlas, self.pack = atlas, atlas.pack
        self.luck = random.Random(seed)
        self.greedy = seed == 0
        self.most = MODEST[seed % len(MODEST)]
        self.world, self.route = World(), list[Walk]()
        aboard = [scene.id for scene in atlas.pack.scenes if scene.choices]
        self.places = [*(str(number) for number in sorted(atlas.pack.home)), *aboard]
        self.project = {start: projector(self.pack, start) for start in self.places}
        self.seen: dict[str, set[tuple[object, ...]]] = {start: set() for start in self.places}

    def journey(self) -> None:
        """Round after round until nothing new is found; the clock strikes in between."""
        clock = iter(CLOCKS)
        if self.most < len(self.pack.totems):
            self._adopt(self._look(next(clock)).walks)
        for _ in range(ROUNDS):
            if not self._round():
                striking = next(clock, None)
                if striking is None:
                    break
                self._adopt(self._look(striking).walks)
        self._finale()

    def _round(self) -> bool:
        before = self.world
        self.luck.shuffle(self.places)
        for start in self.places:
            noticed = self.project[start](self.world)
            if noticed in self.seen[start] or self._passes_by():
                continue
            self.seen[start].add(noticed)
            self._adopt(self._look(start).walks)
            self._look(start)
            self._finale()
        return self.world != before

    def _passes_by(self) -> bool:
        """All but the first hero leave places for later, or for ever."""
        return not self.greedy and self.luck.random() < 0.5

    def _look(self, start: str) -> Explored:
        found = explore(self.pack, start, self.world)
        self.atlas.branches |= found.branches
        for walk in found.walks:
            self.atlas.record(walk.after, [*self.route, walk])
        return found

    def _adopt(self, walks: list[Walk]) -> None:
        """Goes one of the ways that changed something."""
        richer = [walk for walk in walks if self._wanted(walk.after)]
        if not richer:
            return
        if self.greedy or self.luck.random() < 0.6:
            chosen = max(richer, key=lambda walk: walk.after.wealth())
        else:
            chosen = self.luck.choice(richer)
        if chosen.after.wealth() >= self.world.wealth() or not self.greedy:
            self.world, self.route = chosen.after, [*self.route, chosen]

    def _wanted(self, after: World) -> bool:
        totems = len(after.cards & frozenset(self.pack.totems))
        return after != self.world and not after.ending and totems <= self.most

    def _finale(self) -> None:
        for start in ("F1", "F2"):
            if start in self.pack.paragraph:
                self._look(start)


def replays(pack: Pack, route: list[Walk]) -> World | None:
    """The world after a route, walked exactly; nothing when a step of it is not to be had."""
    world = World()
    for walk in route:
        ways = explore(pack, walk.start, world).walks
        same = [way for way in ways if way.choices == walk.choices]
        if not same:
            return None
        world = same[0].after
    return world


def shortened(pack: Pack, route: list[Walk], reached: Callable[[World], bool]) -> list[Walk]:
    """The route without the explorations it can do without."""
    for at in range(len(route) - 2, -1, -1):
        shorter = [*route[:at], *route[at + 1 :]]
        world = replays(pack, shorter)
        if world is not None and reached(world):
            route = shorter
    return route


def goal(name: str) -> Callable[[World], bool]:
    kind, _, number = name.partition(" ")
    if kind == "totem":
        return lambda world: int(number) in world.cards
    return lambda world: world.ending == int(number)


def explorers(pack: Pack, count: int) -> Iterator[Atlas]:
    """The atlas after each hero's journey."""
    atlas = Atlas(pack)
    for seed in range(count):
        Hero(atlas, seed).journey()
        yield atlas
