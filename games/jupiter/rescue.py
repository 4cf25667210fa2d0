"""The rescue: the table that every rule is given, with its state, its story and its questions."""

from __future__ import annotations

from abc import ABC
from functools import cached_property

from games.jupiter.colony import POD, Colony, map_of
from games.jupiter.modules import DISH, PLANT
from games.jupiter.options import JupiterOptions
from games.jupiter.state import (
    ACTIONS,
    COLONIST,
    CREEP,
    HAND_LIMIT,
    OPEN,
    POD_ROOM,
    ROBOT,
    Cause,
    Event,
    Player,
    State,
    Trace,
    creeps_in_box,
)
from games.jupiter.view import View
from games.kernel import Game
from games.kernel.game import GameEnded
from games.kernel.hexes import Hex
from games.kernel.text import Text

OFF_COLONY = -1


class Ended(GameEnded[Cause]):
    """The rescue is over; whoever runs the rules settles it."""


class Rescue(Game[State, View], ABC):
    """What all rules ask of the table, and nothing that only one of them needs."""

    options: JupiterOptions

    @cached_property
    def colony(self) -> Colony:
        """The map; whoever moves a module or the pod puts a new one in its place."""
        pod = self.s.pod
        cell = Hex(pod.q, pod.r) if pod.docked else None
        return map_of(self.s.modules, cell, self.options.bridges)

    def forget_map(self) -> None:
        """It is made again of what lies on the table."""
        self.__dict__.pop("colony", None)

    @property
    def me(self) -> Player:
        """Whoever's turn it is."""
        return self.s.players[self.s.active]

    def where(self, seat: int) -> int:
        """The space of a robot; a flying or lost one is off the colony."""
        if seat in self.s.pod.robots:
            return POD if self.s.pod.docked else OFF_COLONY
        try:
            return self.s.domes.index(ROBOT + seat)
        except ValueError:
            return OFF_COLONY

    def is_lost(self, seat: int) -> bool:
        """Blown up with a module, and not yet back (Robot Vulnerability)."""
        return seat not in self.s.pod.robots and ROBOT + seat not in self.s.domes

    def is_open(self, space: int) -> bool:
        """A piece can end its move there: an empty dome, or the pod while it has room."""
        if space == POD:
            return self.pod_has_room()
        return self.s.domes[space] == OPEN

    def is_creep(self, space: int) -> bool:
        return self.s.domes[space] == CREEP

    def pod_has_room(self) -> bool:
        pod = self.s.pod
        return pod.docked and pod.colonists + len(pod.robots) < POD_ROOM

    @property
    def actions_left(self) -> int:
        """Five, four while a dish is covered, more with boosts, less what was spent."""
        return ACTIONS - self._dish_covered + self.s.boosts - self.s.spent

    @property
    def _dish_covered(self) -> bool:
        covered, modules = self.s.covered, self.s.modules
        return bool(covered) and any(modules[index].number == DISH for index in covered)

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

    def did(self, text: Text) -> None:
        """What the active player just did."""
        self.deed(self.s.active, text)

    def trace(self, event: Event, space: int, to: int) -> None:
        self.s.traces.append(Trace(event, space, to))
