"""How a position looks to a robot that thinks: as to the autopilot, but with an eye for chains of
conversions, for robots that stand in the way, and for the cards in hand."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from games.jupiter.autopilot.evaluation import (
    OFF,
    ROAD,
    STEP,
    Evaluation,
    Scales,
    creeps_on,
    half_steps,
    people,
    robot_space,
)
from games.jupiter.cards import Card, as_ability
from games.jupiter.colony import MODULES, POD, Colony, module_of
from games.jupiter.mind.weights import Weights
from games.jupiter.modules import DISH, PLANT
from games.jupiter.state import COLONIST, COLONISTS, CREEP, OPEN, POD_ROOM
from games.jupiter.view import View
from games.kernel.hexes import Hex

FAINT = 0.1
"""Links of a chain that count less are not followed."""


@dataclass(slots=True)
class Surveyed:
    """What is looked for once while a turn is planned, and then holds well enough."""

    harbours: dict[tuple[bool, ...], Hex] = field(default_factory=dict)
    """Where the pod will probably dock, by the modules that are gone."""
    walks: dict[int, list[int]] = field(default_factory=dict)
    """How far it is to each module from everywhere."""


class Outlook(Evaluation):
    """A position with weights of its own."""

    def __init__(self, view: View, seat: int, weights: Weights, surveyed: Surveyed) -> None:
        self.weights, self.surveyed = weights, surveyed
        super().__init__(view, seat, scales_of(weights))
        self.walks = surveyed.walks
        self.margin = max(0, view.on_colony - self.need)
        self.fear = 0.0 if self.need <= 0 else weights.fear + weights.panic / (self.margin + 2)

    def expected_cell(self) -> Hex:
        """Looked for once for each shape of the colony."""
        gone = tuple([module.gone for module in self.view.modules])
        cell = self.surveyed.harbours.get(gone)
        if cell is None:
            cell = self.surveyed.harbours[gone] = super().expected_cell()
        return cell

    def led(self, colony: Colony, domes: list[int]) -> list[int]:
        """Past creeps and robots; beside a creep nobody may rest."""
        weights, robots = self.weights, len(self.view.players)
        past = (STEP, STEP, weights.creep_in_the_way, *[weights.robot_in_the_way] * robots)
        passing = [past[piece] for piece in domes]
        for space in {there for creep in creeps_on(domes) for there in colony.near[creep]}:
            passing[space] += weights.beside_creep
        return half_steps(colony, passing)

    def uses(self, domes: list[int], costs: list[int]) -> list[float]:
        """Also for who is heard everywhere: creeps are shot from their own module."""
        if self.need <= 0:
            return []
        found = super().uses(domes, costs) or [0.0] * MODULES
        for space in sorted(people(domes), key=costs.__getitem__)[:3]:
            for creep in self.barriers(domes, costs, space):
                found[module_of(creep)] += self.weights.barrier
        for creep, menace in self.menaces(domes).items():
            found[module_of(creep)] += self.weights.alarm * menace
        return found

    def station(
        self, costs: list[int], uses: list[float], posts: dict[int, float], here: int, aboard: int
    ) -> float:
        """Who finds nothing to do within reach goes where the pod is, but leaves it to others."""
        found = super().station(costs, uses, posts, here, aboard)
        if here == OFF or self.is_over:
            return found
        if here == POD:
            return found - self.weights.seat_taken * (aboard + len(self.riders) >= POD_ROOM - 1)
        return found or -self.weights.astray * costs[here]

    def menaces(self, domes: list[int]) -> dict[int, int]:
        """Creeps that touch colonists, and how many."""
        near = self.colony.near
        found = {}
        for space, piece in enumerate(domes):
            if piece == CREEP:
                touched = sum([domes[there] == COLONIST for there in near[space]])
                if touched:
                    found[space] = touched
        return found

    def threat(self, domes: list[int], creeps: list[int]) -> float:
        """Colonists beside a creep, and, for less, those beside them; robots that are shut in."""
        near, share, total, front = self.colony.near, 1.0, 0.0, creeps
        seen: set[int] = set()
        while front and share > FAINT:
            beside = {there for space in front for there in near[space]}
            front = [there for there in beside if domes[there] == COLONIST and there not in seen]
            seen.update(front)
            total += share * len(front)
            share *= self.weights.link
        return self.fear * total + self.weights.shut_in * self.is_shut(domes)

    def is_shut(self, domes: list[int]) -> bool:
        """A robot in the pod takes a seat and cannot get out: somebody stands at every door."""
        if not self.riders or not self.docked or self.is_over:
            return False
        return all(domes[door] != OPEN for door in self.colony.near[POD])

    def danger(self, domes: list[int]) -> float:
        creeps = creeps_on(domes)
        infested = len({module_of(space) for space in creeps})
        weights = self.weights
        return (
            self.threat(domes, creeps)
            + weights.creep * len(creeps)
            + weights.infested * infested
            + self.decay(domes)
        )

    def decay(self, domes: list[int]) -> float:
        return self.weights.collapse * super().decay(domes)

    def worth(self) -> float:
        """All in all, as things are."""
        here = robot_space(self.view, self.seat)
        return self.score(self.domes, here) + self.extras()

    def extras(self) -> float:
        """What moves, shots and commands do not change."""
        return self.spared() + self.hands() + self.cores() - self.covered() - self.away()

    def cores(self) -> float:
        """What they serve for the rest of the rescue."""
        held = [player.core for player in self.view.players]
        return sum([self.weights.cores[core] for core in held if core is not None])

    def away(self) -> float:
        """A pod that is not there takes nobody aboard until it is back."""
        return 0.0 if self.docked or self.is_over else self.weights.away

    def spared(self) -> float:
        """Colonists that could still be lost: the fewer, the dearer the next one."""
        weights, margin = self.weights, COLONISTS if self.is_over else self.margin
        return weights.fear * margin + weights.panic * math.log(margin + 2)

    def hands(self) -> float:
        """Of all players: cards change hands, but that alone is worth nothing."""
        return sum([self.hand(player.hand) for player in self.view.players])

    def hand(self, hand: list[Card]) -> float:
        weights = self.weights
        cards = sorted([weights.cards[as_ability(card)] for card in hand], reverse=True)
        return sum([kept * card for kept, card in zip(weights.kept, cards, strict=False)])

    def covered(self) -> float:
        """Super creeps: only the last dish that is freed gives the action back."""
        numbers = [self.view.modules[index].number for index in self.view.covered]
        weights = self.weights
        dishes: float = 1.0 - weights.covered_again ** numbers.count(DISH)
        plants = weights.covered_plant * numbers.count(PLANT)
        return plants + weights.covered_dish * dishes

    def posts(self, domes: list[int]) -> dict[int, float]:
        """Modules worth guarding, and the last dishes to be freed of a super creep."""
        weights = self.weights
        found = {at: weights.collapse * worth for at, worth in super().posts(domes).items()}
        dishes = [at for at in self.view.covered if self.view.modules[at].number == DISH]
        if dishes and not self.is_over:
            again: float = weights.covered_again ** (len(dishes) - 1)
            freed = again * (1.0 - weights.covered_again)
            for module in dishes:
                found[module] = found.get(module, 0.0) + weights.covered_dish * freed
        return found

    def road(self, lengths: list[int], need: int, aboard: int) -> float:
        """Also when enough are aboard: until the pod leaves, nobody is saved."""
        if need > 0 or not aboard:
            return super().road(lengths, need, aboard)
        return self.scales.flight + sum([ROAD[length] for length in lengths[: POD_ROOM - aboard]])


def scales_of(weights: Weights) -> Scales:
    return Scales(weights.flight, weights.later, weights.wide, weights.led, weights.most_led)
