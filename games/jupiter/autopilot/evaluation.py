"""How a position looks: roads to the pod, threatened colonists, where robots are useful."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from games.jupiter.autopilot.critical_modules import CriticalModules
from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.colony import MODULES, POD, Colony
from games.jupiter.conversion import threatened
from games.jupiter.modules import PLACES
from games.jupiter.state import ACTIONS, COLONIST, COLONISTS, CREEP, OPEN, POD_ROOM, ROBOT
from games.jupiter.view import View
from games.kernel.hexes import Hex

FAR = 48
"""Further than anybody has to walk, in half steps."""
STEP, PAST_CREEP = 2, 4
LED = (STEP, STEP, PAST_CREEP, PAST_CREEP)
WALKED = (STEP, 6, PAST_CREEP, PAST_CREEP)
"""What it takes to get past an open dome, a colonist, a creep, a robot: led, and on foot."""
GAINS = (1.5, 1.25, 1.1, 1.05, 1.0, 0.95, 0.9, 0.85, 0.8, 0.75)
"""What each step towards the pod is worth, from the last one outwards."""
SPARE = 0.12
"""How much colonists count who are not needed for the target."""
WALK = 24
"""How far ahead a robot looks for work, in half steps."""
OFF = -1


class Scales(NamedTuple):
    """What is judged alike and weighed differently: by the autopilot, and by who thinks."""

    flight: float = 45.0
    """What a flight still to be made costs, whoever fills it."""
    later: float = 0.4
    """How much colonists count who fly with a later batch."""
    wide: float = 0.4
    """And on their ways, where the pod docks."""
    led: float = 0.6
    most_led: float = 12.0
    """What each step is worth that can be ordered from where a robot stands, and how many count."""


PLAIN = Scales()


def _road_table() -> list[float]:
    table = [0.0]
    for half in range(FAR + 5):
        table.append(table[-1] + GAINS[min(half // STEP, len(GAINS) - 1)] / STEP)
    return table


ROAD = _road_table()


def roads(
    colony: Colony,
    domes: list[int],
    starts: Sequence[int] = (POD,),
    most: int = FAR,
    past: Sequence[int] = LED,
) -> list[int]:
    """Half steps to the nearest start from every space; pieces in the way cost time."""
    return half_steps(colony, [past[min(piece, ROBOT)] for piece in domes], starts, most)


def half_steps(
    colony: Colony, passing: Sequence[int], starts: Sequence[int] = (POD,), most: int = FAR
) -> list[int]:
    """The same, by what it takes to get past each space."""
    near, costs = colony.near, [FAR] * (POD + 1)
    rings: list[list[int]] = [[] for _ in range(FAR)]
    rings[0] += starts
    for start in starts:
        costs[start] = 0
    for cost in range(0, most, STEP):
        for space in rings[cost]:
            if costs[space] != cost:
                continue
            after = cost + (passing[space] if cost else STEP)
            for there in near[space] if after < FAR else ():
                if after < costs[there]:
                    costs[there] = after
                    rings[after].append(there)
    return costs


class Evaluation:
    """A position to think about, its roads measured. Pieces move on copies of ``domes``."""

    def __init__(self, view: View, seat: int, scales: Scales = PLAIN) -> None:
        self.view, self.seat, self.scales = view, seat, scales
        self.colony = view.colony()
        self.domes = view.domes
        self.docked, self.aboard = view.pod.docked, view.pod.colonists
        self.riders = tuple(view.pod.robots)
        self.powers = powers(view, seat)
        self.need = view.target - view.saved - view.pod.colonists
        self.is_over = view.saved >= view.target
        self.batch = max(1, min(POD_ROOM, self.need))
        self.walk_weight = 1.5 / len(view.players)
        margin = view.on_colony - self.need
        self.critical = CriticalModules(view, self.colony, seat)
        self.fear = 0.0 if self.need <= 0 else 2.5 + 12.0 / (max(margin, 0) + 2)
        self.walks: dict[int, list[int]] = {}
        self.with_pod = self.colony
        if not self.docked:
            self.with_pod = self.colony.with_pod_at(self.expected_cell())

    def ways(self, domes: list[int]) -> list[int]:
        """How far every space is from the pod: for people who are led, at the end for robots."""
        if self.is_over:
            return roads(self.with_pod, domes, past=WALKED)
        return self.led(self.with_pod, domes)

    def led(self, colony: Colony, domes: list[int]) -> list[int]:
        return roads(colony, domes)

    @property
    def is_marooned(self) -> bool:
        """The pod lies where too few can reach it to ever fill it."""
        if not self.docked or self.need <= 0:
            return False
        costs = roads(self.with_pod, self.domes)
        near = sum(costs[space] < FAR for space in people(self.domes))
        return near < min(self.need, POD_ROOM - self.aboard)

    def expected_cell(self) -> Hex:
        """Where the pod will probably dock."""
        return min(self.colony.free_cells(), key=self.docking_cost)

    def docking_cost(self, cell: Hex, colony: Colony | None = None) -> float:
        """How far those who still have to board are from that place."""
        colony, domes = (colony or self.colony).with_pod_at(cell), self.domes
        costs = roads(colony, domes) if self.need <= 0 else self.led(colony, domes)
        robots = [costs[space] / STEP for space, piece in enumerate(domes) if piece >= ROBOT]
        if self.need <= 0:
            turns = [-(-way // ACTIONS) for way in robots]
            return 10 * max(turns, default=0.0) + 2 * sum(turns) + 0.1 * sum(robots)
        lengths = sorted([costs[space] for space in people(domes)])
        close = sum([ROAD[length] for length in lengths[: self.batch]])
        wide = sum([ROAD[length] for length in lengths[: 2 * self.batch]])
        walks = self.walk_weight * sum([max(0.0, way - 4) for way in robots])
        return close + self.scales.wide * wide + walks

    def docking_gain(self, module: int) -> float:
        """How much better the pod could dock if that module were out of the way."""
        bare = self.colony.without_module(module)
        here = Hex(self.view.modules[module].q, self.view.modules[module].r)
        return self.best_docking - self.docking_cost(here, bare)

    @property
    def best_docking(self) -> float:
        return self.docking_cost(self.expected_cell())

    def road(self, lengths: list[int], need: int, aboard: int) -> float:
        """What it costs to bring them all home, given how far they are, nearest first."""
        if need <= 0:
            return 0.0
        scales = self.scales
        weights = _weights(min(need, POD_ROOM - aboard), need, scales.later)
        flights = -(-(need + aboard) // POD_ROOM)
        return scales.flight * flights + sum(
            [ROAD[length] * weight for length, weight in zip(lengths, weights, strict=False)]
        )

    def is_threatened(self, domes: list[int], space: int) -> bool:
        return any(domes[there] == CREEP for there in self.colony.near[space])

    def gain_of_following(
        self, domes: list[int], costs: list[int], space: int, vacated: int
    ) -> float:
        """For the colonist there who steps into the dome that another leaves."""
        into = 0.0 if vacated == POD else self.fear * self.is_threatened(domes, vacated)
        away = self.fear * self.is_threatened(domes, space)
        return ROAD[costs[space]] - ROAD[costs[vacated]] - into + away

    def danger(self, domes: list[int]) -> float:
        """Colonists about to be converted, and creeps at all."""
        touched = len(threatened(self.colony, domes))
        return self.fear * touched + 0.25 * domes.count(CREEP) + self.decay(domes)

    def decay(self, domes: list[int]) -> float:
        """How close the colony is to its end; when all only have to board, nobody cares."""
        return 0.0 if self.docked and self.is_over else self.critical.decay(domes)

    def walk(self, here: int, module: int) -> int:
        """Half steps from there to a module, as pieces stand when the turn is planned."""
        if module not in self.walks:
            domes, free = self.colony.domes[module], (OPEN, ROBOT + self.seat)
            starts = [dome for dome in domes if self.domes[dome] in free]
            self.walks[module] = roads(self.colony, self.domes, starts, WALK, WALKED)
        return self.walks[module][here]

    def station(
        self, costs: list[int], uses: list[float], posts: dict[int, float], here: int, aboard: int
    ) -> float:
        """How well a robot stands: close to those it can lead, at the end close to the pod."""
        if here == OFF:
            return 0.0
        if self.is_over:
            return self.homeward(costs, posts, here)
        crowd = 0.0 if here != POD else 9.0 + 1.5 * (aboard + len(self.riders))
        if not uses:
            return self.post(posts, here) - crowd - 0.05 * costs[here]
        best = 0.0
        for module, use in enumerate(uses):
            if use or module in posts:
                walk = self.walk(here, module)
                worth = use - 0.5 * walk + posts.get(module, 0.0) * max(0.0, 1 - walk / WALK)
                best = max(best, worth)
        return best - crowd

    def homeward(self, costs: list[int], posts: dict[int, float], here: int) -> float:
        """At the end: into the pod; until it is back, plants and dishes first."""
        if here == POD:
            return 0.0
        return self.post(posts, here) - (0.75 if self.docked else 0.25) * costs[here]

    def post(self, posts: dict[int, float], here: int) -> float:
        """How well the robot is placed to guard a plant or a dish that nobody else guards."""
        near = [
            worth * max(0.0, 1 - self.walk(here, module) / WALK) for module, worth in posts.items()
        ]
        return max(near, default=0.0)

    def posts(self, domes: list[int]) -> dict[int, float]:
        """Modules worth guarding."""
        return {} if self.docked and self.is_over else self.critical.posts(domes)

    def uses(self, domes: list[int], costs: list[int]) -> list[float]:
        """For each module: steps of the next colonists that can be ordered from it.

        Nothing when it does not matter where the robot stands.
        """
        if self.need <= 0 or "bullhorn" in self.powers:
            return []
        waiting = sorted([(costs[space], space) for space in people(domes)])[: self.batch + 3]
        steps = [0.0] * (MODULES + 1)
        for _, space in waiting:
            steps[space // PLACES] += self.free_steps(domes, costs, space)
        touching, led, most = self.colony.touching, self.scales.led, self.scales.most_led
        found = [
            led * min(most, steps[module] + sum([steps[beside] for beside in touching[module]]))
            for module in range(MODULES)
        ]
        for _, space in waiting[:2]:
            for creep in self.barriers(domes, costs, space):
                found[creep // PLACES] += 2.0
        return found

    def free_steps(self, domes: list[int], costs: list[int], space: int) -> int:
        """How many steps somebody there can be led before a creep bars the way; at most three."""
        ahead = [*islice(self.way(costs, space), 3)]
        return next((n for n, there in enumerate(ahead) if domes[there] == CREEP), len(ahead))

    def barriers(self, domes: list[int], costs: list[int], space: int) -> list[int]:
        """Creeps on the shortest way from there to the pod."""
        return [there for there in self.way(costs, space) if domes[there] == CREEP]

    def way(self, costs: list[int], space: int) -> Iterator[int]:
        """The shortest one, step by step to the pod."""
        near = self.with_pod.near
        while 0 < costs[space] < FAR:
            space = min(near[space], key=costs.__getitem__)
            yield space

    def score(self, domes: list[int], here: int) -> float:
        """The whole position with the robot standing there; more is better."""
        costs = self.ways(domes)
        lengths = sorted([costs[space] for space in people(domes)])
        road = self.road(lengths, self.need, self.aboard)
        uses, posts = self.uses(domes, costs), self.posts(domes)
        return self.station(costs, uses, posts, here, self.aboard) - road - self.danger(domes)


@cache
def _weights(seats: int, need: int, later: float) -> list[float]:
    """The next batch counts most, then those who fly later, then the spare ones."""
    return [1.0] * seats + [later] * max(0, need - seats) + [SPARE] * (COLONISTS - need)


def powers(view: View, seat: int) -> set[Ability]:
    """What holds for every action of this turn."""
    core, found = view.players[seat].core, set(view.in_play)
    if core is not None and ABILITIES[core].core == "always":
        found.add(core)
    return found


def creeps_on(domes: list[int]) -> list[int]:
    return [space for space, piece in enumerate(domes) if piece == CREEP]


def people(domes: list[int]) -> list[int]:
    return [space for space, piece in enumerate(domes) if piece == COLONIST]


def robot_space(view: View, seat: int) -> int:
    """Where a robot stands; a flying or lost one is off."""
    if seat in view.pod.robots:
        return POD if view.pod.docked else OFF
    robot = ROBOT + seat
    return view.domes.index(robot) if robot in view.domes else OFF
