"""What everybody at the table can see: who stands where, what is in reach, what is left."""

from __future__ import annotations

from typing import Any

from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.colony import MODULES, POD, POD_MODULE, Colony, map_of, module_of
from games.jupiter.modules import DISH, PLANT
from games.jupiter.options import JupiterOptions
from games.jupiter.state import (
    ACTIONS,
    COLONIST,
    HAND_LIMIT,
    OPEN,
    POD_ROOM,
    ROBOT,
    Event,
    Player,
    State,
    Trace,
    creeps_in_box,
)
from games.jupiter.view import View
from games.kernel import Game
from games.kernel.chance import Chance
from games.kernel.hexes import Hex
from games.kernel.text import Seat, T

OFF_COLONY = -1


class Table(Game[State, View]):
    """Questions about the position, and the few changes that all rules share."""

    options: JupiterOptions

    def __init__(self, state: State, seat_count: int, options: Any, chance: Chance) -> None:
        super().__init__(state, seat_count, options, chance)
        self._colony: Colony | None = None

    @property
    def colony(self) -> Colony:
        """The map, made again after a module or the pod has moved."""
        if self._colony is None:
            pod = self.s.pod
            cell = Hex(pod.q, pod.r) if pod.docked else None
            self._colony = map_of(self.s.modules, cell, self.options.bridges)
        return self._colony

    @colony.setter
    def colony(self, changed: Colony | None) -> None:
        self._colony = changed

    @property
    def me(self) -> Player:
        """Whoever's turn it is."""
        return self.s.players[self.s.active]

    def where(self, seat: int) -> int:
        """The space of a robot; a flying or lost one is off the colony."""
        if seat in self.s.pod.robots:
            return POD if self.s.pod.docked else OFF_COLONY
        robot = ROBOT + seat
        return self.s.domes.index(robot) if robot in self.s.domes else OFF_COLONY

    def is_lost(self, seat: int) -> bool:
        """Blown up with a module, and not yet back (Robot Vulnerability)."""
        return seat not in self.s.pod.robots and ROBOT + seat not in self.s.domes

    def range_of(self, seat: int) -> list[int]:
        """Command range: one's own module and all that touch it; with a bullhorn, everything."""
        if seat == self.s.active and self.has_power("bullhorn"):
            modules = [index for index in range(MODULES) if self.colony.domes[index]]
            return [*modules, POD_MODULE] if self.s.pod.docked else modules
        space = self.where(seat)
        if space == OFF_COLONY:
            return []
        home = module_of(space)
        return [home, *self.colony.touching[home]]

    def is_open(self, space: int) -> bool:
        """A piece can end its move there: an empty dome, or the pod while it has room."""
        if space == POD:
            return self.pod_has_room()
        return self.s.domes[space] == OPEN

    def pod_has_room(self) -> bool:
        pod = self.s.pod
        return pod.docked and pod.colonists + len(pod.robots) < POD_ROOM

    def has_power(self, ability: Ability) -> bool:
        """It holds for this whole turn: an every-action core, or a card in play."""
        return ability in self.s.in_play or (
            self.me.core == ability and ABILITIES[ability].core == "always"
        )

    def copies(self, ability: Ability) -> int:
        """How many times the active player could use an ability of a single action or event."""
        return self.me.hand.count(ability) + self.core_ready(ability)

    def core_ready(self, ability: Ability) -> bool:
        if self.me.core != ability:
            return False
        return ABILITIES[ability].core == "always" or not self.s.core_used

    @property
    def dishes_covered(self) -> bool:
        covered, modules = self.s.covered, self.s.modules
        return bool(covered) and any(modules[index].number == DISH for index in covered)

    @property
    def actions_left(self) -> int:
        """Five, four while a dish is covered, more with boosts, less what was spent."""
        return ACTIONS - self.dishes_covered + self.s.boosts - self.s.spent

    @property
    def hand_limit(self) -> int:
        """Four, less one for each covered power plant."""
        return HAND_LIMIT - sum(self.s.modules[index].number == PLANT for index in self.s.covered)

    @property
    def colonists_on_colony(self) -> int:
        return self.s.domes.count(COLONIST)

    @property
    def creeps_in_box(self) -> int:
        return creeps_in_box(self.s.domes)

    def tell_use(self, ability: Ability) -> None:
        name = ABILITIES[ability].name
        self.say(T("{player} uses {card}.", player=Seat(self.s.active), card=name))

    def spend(self, ability: Ability) -> None:
        """Uses the core if it is ready, otherwise a card, which is discarded."""
        if not self.core_ready(ability):
            self.me.hand.remove(ability)
            self.s.discards.append(ability)
        elif ABILITIES[ability].core == "once":
            self.s.core_used = True

    def trace(self, event: Event, space: int, to: int) -> None:
        self.s.traces.append(Trace(event, space, to))
