"""Plants and dishes: how near the last ones are to blowing up, and what guarding one is worth."""

from __future__ import annotations

from games.jupiter.colony import Colony
from games.jupiter.modules import DISH, PLANT
from games.jupiter.state import COLONIST, CREEP, CREEPS, ROBOT
from games.jupiter.view import View

LOSS = 90.0
"""What losing the last plant or dish costs: everything."""
PERIL = (0.9, 0.7, 0.5, 0.32, 0.18, 0.09, 0.04, 0.02)
"""How likely a module is gone soon, by the domes that no creep holds yet."""
CAUGHT = 0.4
"""A colonist is as good as this much of an open dome: one creep converts a whole module."""
FEWEST = (1.0, 0.5, 0.25, 0.06, 0.0)
"""The least likely end of all, by how many modules of a kind are left: many can spare a guard."""
CREW = 4
PATIENCE = 80
"""After so many turns nobody stands guard any more, and a pod nobody can reach is given up."""


class CriticalModules:
    """The modules that must not all go, as one robot sees them."""

    __slots__ = ("careless", "colony", "kinds", "me", "spare", "vulnerable")

    def __init__(self, view: View, colony: Colony, seat: int) -> None:
        self.colony, self.me = colony, ROBOT + seat
        self.spare = min(1.0, (len(view.players) - 1) / (CREW - 1))
        self.careless = view.turn > PATIENCE or view.domes.count(CREEP) == CREEPS
        self.vulnerable = view.options.robot_vulnerability
        self.kinds = [
            [i for i, module in enumerate(view.modules) if module.number == n and not module.gone]
            for n in (PLANT, DISH)
        ]

    def decay(self, domes: list[int]) -> float:
        """What it costs to leave the last plants and dishes as they are."""
        if self.careless:
            return 0.0
        return LOSS * sum([self._doom(domes, modules) for modules in self.kinds])

    def posts(self, domes: list[int]) -> dict[int, float]:
        """What standing on each of these modules is worth, if no other robot guards its kind."""
        if self.vulnerable or self.careless:
            return {}
        bare = [0 if piece == self.me else piece for piece in domes]
        found: dict[int, float] = {}
        for modules in self.kinds:
            if worth := LOSS * self._doom(bare, modules):
                found.update(dict.fromkeys(modules, worth))
        return found

    def _doom(self, domes: list[int], modules: list[int]) -> float:
        """All of a kind are called by the same roll: the soundest of them counts."""
        soundest = min([self._peril(domes, module) for module in modules])
        return max(FEWEST[len(modules)] * self.spare, soundest) if soundest else 0.0

    def _peril(self, domes: list[int], module: int) -> float:
        """Where a robot stands nothing blows up, unless robots are vulnerable."""
        pieces = [domes[dome] for dome in self.colony.domes[module]]
        if max(pieces) >= ROBOT and not self.vulnerable:
            return 0.0
        creeps, people = pieces.count(CREEP), pieces.count(COLONIST)
        return PERIL[len(pieces) - creeps - round(people * (1 - CAUGHT))]
