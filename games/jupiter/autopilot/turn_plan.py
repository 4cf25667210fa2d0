"""Planning a turn: a narrow search over whole sequences of actions."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable, Iterator

from games.jupiter.autopilot.evaluation import (
    OFF,
    PAST_CREEP,
    STEP,
    Evaluation,
    robot_space,
)
from games.jupiter.autopilot.position import Position
from games.jupiter.cards import Ability
from games.jupiter.colony import MODULES, POD, module_of
from games.jupiter.state import BATCH, COLONIST, CREEP, OPEN, POD_ROOM, ROBOT

WIDTH = 6
"""How many positions are kept at each depth."""

WORTH_FOLLOWING = 0.1
SHOTS = 3
"""How many targets are weighed at once."""
BOOTS, SNIPER = "use.rocket_boots.1", "use.sniper.1"


class Planner:
    """Searches the turn of one robot."""

    def __init__(self, evaluation: Evaluation, more: Collection[Ability] = ()) -> None:
        self.evaluation, self.powers = evaluation, evaluation.powers.union(more)
        self.colony = evaluation.colony
        self.homes = self.colony.domes
        self.robot = ROBOT + evaluation.seat

    def plan(self, width: int = WIDTH) -> Position:
        """The best position that can be reached, with the actions that lead to it."""
        front = [self.root()]
        best = front[0]
        while front:
            reached = {position.key: position for old in front for position in self.expand(old)}
            front = sorted(reached.values(), key=_value, reverse=True)[:width]
            if front and front[0].value > best.value + 0.01:
                best = front[0]
        return best

    def root(self) -> Position:
        evaluation, view, root = self.evaluation, self.evaluation.view, Position()
        root.domes, root.here = evaluation.domes, robot_space(view, evaluation.seat)
        root.aboard, root.riders = evaluation.aboard, len(evaluation.riders)
        root.docked, root.left, root.need = evaluation.docked, view.actions_left, evaluation.need
        player = view.players[evaluation.seat]
        ready = player.core == "rocket_boots" and not view.core_used
        root.path, root.boots = (), player.hand.count("rocket_boots") + ready
        root.snipes = player.hand.count("sniper")
        self.survey(root)
        return root

    def survey(self, position: Position) -> None:
        """Measures the whole position anew."""
        self.reroute(position)
        self.judge(position)

    def judge(self, position: Position) -> None:
        """Judges everything but the roads anew, after creeps have gone."""
        evaluation, domes = self.evaluation, position.domes
        position.uses = evaluation.uses(domes, position.costs)
        position.posts = evaluation.posts(domes)
        position.fixed = self.station(position) - evaluation.danger(domes)

    def reroute(self, position: Position) -> None:
        """Measures the roads anew: robots stand in the way, too."""
        domes = position.domes
        costs = position.costs = self.evaluation.ways(domes)
        position.lengths = sorted([costs[s] for s, piece in enumerate(domes) if piece == COLONIST])
        position.road = self.evaluation.road(position.lengths, position.need, position.aboard)

    def eases(self, costs: list[int], space: int) -> bool:
        """Whether roads become shorter when that space falls free."""
        after = costs[space] + STEP
        return any(costs[there] > after for there in self.evaluation.with_pod.near[space])

    def bars(self, position: Position, space: int) -> bool:
        """Whether roads become longer when a robot stands there: some lead only through it."""
        costs, domes, near = position.costs, position.domes, self.evaluation.with_pod.near
        after = costs[space] + STEP
        for there in near[space]:
            if costs[there] == after and not any(
                costs[other] + (STEP if domes[other] < CREEP else PAST_CREEP) == after
                for other in near[there]
                if other != space
            ):
                return True
        return False

    def station(self, position: Position) -> float:
        costs, uses, posts = position.costs, position.uses, position.posts
        return self.evaluation.station(costs, uses, posts, position.here, position.aboard)

    def expand(self, position: Position) -> Iterator[Position]:
        if position.left <= 0:
            return
        yield from self.commands(position)
        if position.here != OFF:
            yield from self.steps(position)
            yield from self.shots(position)
            if position.boots:
                yield from self.flights(position)
            if position.snipes or "sniper" in self.powers:
                yield from self.snipe(position)

    def range(self, position: Position) -> list[int]:
        if "bullhorn" in self.powers:
            return list(range(MODULES))
        if position.here == OFF:
            return []
        home = module_of(position.here)
        return [module for module in (home, *self.colony.touching[home]) if module < MODULES]

    def commands(self, position: Position) -> Iterator[Position]:
        domes, costs, near = position.domes, position.costs, self.colony.near
        room = position.docked and position.aboard + position.riders < POD_ROOM
        if position.need <= 0 and not position.aboard:
            return
        for module in self.range(position):
            for here in self.homes[module]:
                if domes[here] != COLONIST:
                    continue
                for there in near[here]:
                    if not (room if there == POD else domes[there] == OPEN):
                        continue
                    if costs[there] < costs[here] or self.flees(domes, here, there):
                        yield self.command(position, here, there)

    def flees(self, domes: list[int], here: int, there: int) -> bool:
        threatened = self.evaluation.is_threatened
        return threatened(domes, here) and not threatened(domes, there)

    def command(self, position: Position, here: int, there: int) -> Position:
        after = position.copy()
        after.left -= 1
        after.path = (*position.path, f"command.{here}.{there}")
        self.lead(after, here, there)
        if "follower" in self.powers and here != POD:
            self.follow(after, here, there)
        after.road = self.evaluation.road(after.lengths, after.need, after.aboard)
        return after

    def lead(self, after: Position, here: int, there: int) -> None:
        """A colonist changes places; only its own road and danger change."""
        evaluation, domes = self.evaluation, after.domes
        after.lengths = after.lengths.copy()
        after.lengths.remove(after.costs[here])
        if evaluation.is_threatened(domes, here):
            after.fixed += evaluation.fear
        domes[here] = OPEN
        if there == POD:
            self.board(after)
            return
        domes[there] = COLONIST
        insort(after.lengths, after.costs[there])
        if evaluation.is_threatened(domes, there):
            after.fixed -= evaluation.fear

    def board(self, after: Position) -> None:
        after.aboard += 1
        after.need -= 1
        if after.aboard == BATCH:
            after.aboard, after.docked = 0, False

    def follow(self, after: Position, vacated: int, gone_to: int) -> None:
        """Whoever gains most by stepping into the space left free."""
        domes, gain = after.domes, self.evaluation.gain_of_following
        gains = {
            space: gain(domes, after.costs, space, vacated)
            for space in self.colony.near[vacated]
            if space not in (POD, gone_to) and domes[space] == COLONIST
        }
        best = max(gains, key=gains.__getitem__, default=POD)
        if best != POD and gains[best] > WORTH_FOLLOWING:
            self.lead(after, best, vacated)

    def steps(self, position: Position) -> Iterator[Position]:
        domes = position.domes
        crush = "juggernaut" in self.powers
        room = position.aboard + position.riders < POD_ROOM and position.docked
        for there in self.colony.near[position.here]:
            if there == POD:
                if room:
                    yield self.step(position, there, f"move.{there}")
            elif domes[there] == OPEN:
                yield self.step(position, there, f"move.{there}")
            elif crush and domes[there] == CREEP:
                yield self.step(position, there, f"crush.{there}")

    def step(self, position: Position, there: int, action: str) -> Position:
        after = position.copy()
        after.left -= 1
        after.path = (*position.path, action)
        if position.here == POD:
            after.riders -= 1
        else:
            after.domes[position.here] = OPEN
        if there == POD:
            after.riders += 1
        else:
            after.domes[there] = self.robot
        after.here = there
        if action.startswith("crush."):
            self.survey(after)
            return after
        if self.changes_roads(position, there):
            self.reroute(after)
        after.fixed += self.station(after) - self.station(position)
        if module_of(there) != module_of(position.here):
            decay = self.evaluation.decay
            after.fixed += decay(position.domes) - decay(after.domes)
        return after

    def changes_roads(self, position: Position, there: int) -> bool:
        here = position.here
        leaves = here != POD and self.eases(position.costs, here)
        return leaves or (there != POD and self.bars(position, there))

    def shots(self, position: Position) -> Iterator[Position]:
        home = module_of(position.here)
        if home < MODULES:
            for creep in self.worst(position, self.homes[home]):
                yield self.shot(position, creep, f"shoot.{creep}")

    def worst(self, position: Position, domes: Iterable[int]) -> list[int]:
        """The creeps that touch most people, among them those closest to the pod."""
        pieces, costs = position.domes, position.costs
        creeps = [dome for dome in domes if pieces[dome] == CREEP]
        if len(creeps) > SHOTS:
            creeps.sort(key=lambda creep: (-self.menace(pieces, creep), costs[creep]))
        return creeps[:SHOTS]

    def shot(self, position: Position, creep: int, action: str) -> Position:
        after = position.copy()
        after.left -= 1
        after.path = (*position.path, action)
        gone = [creep, *self.blast(position, creep)]
        for space in gone:
            after.domes[space] = OPEN
        if any(self.eases(position.costs, space) for space in gone):
            self.reroute(after)
        self.judge(after)
        return after

    def blast(self, position: Position, creep: int) -> list[int]:
        """Whom a grenadier takes along: the neighbour that touches most people."""
        if "grenadier" not in self.powers:
            return []
        domes = position.domes
        also = [there for there in self.colony.near[creep] if domes[there] == CREEP]
        return sorted(also, key=lambda there: -self.menace(domes, there))[:1]

    def flights(self, position: Position) -> Iterator[Position]:
        """Two spaces or more straight ahead, over colonists."""
        domes = position.domes
        for way in range(6):
            for there in self.colony.line(position.here, way)[1:]:
                if domes[there] > COLONIST:
                    break
                if there != POD and domes[there] == OPEN:
                    after = self.step(position, there, BOOTS)
                    after.boots -= 1
                    yield after

    def snipe(self, position: Position) -> Iterator[Position]:
        """Creeps on touching modules that threaten somebody."""
        modules = self.colony.touching[module_of(position.here)]
        domes = [dome for module in modules if module < MODULES for dome in self.homes[module]]
        for creep in self.worst(position, domes):
            if self.menace(position.domes, creep):
                after = self.shot(position, creep, SNIPER)
                after.snipes -= 1
                yield after

    def menace(self, domes: list[int], creep: int) -> int:
        return sum(domes[there] == COLONIST for there in self.colony.near[creep])


def _value(position: Position) -> float:
    return position.value
