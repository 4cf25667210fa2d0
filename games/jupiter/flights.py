"""Rocket Boots and Teleport, alone and together with Juggernaut and Swap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.jupiter import offers
from games.jupiter.colony import MODULES, POD
from games.jupiter.moves import Moves
from games.jupiter.offers import Action, Landing
from games.jupiter.podding import FEW
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.table import OFF_COLONY
from games.kernel.ask import Option, Play
from games.kernel.text import T, Text


class Flights(Moves):
    """Rules of long moves."""

    def flight_options(self) -> list[Option[Action]]:
        """Straight ahead in each direction, as far as the way is clear."""
        here = self.where(self.s.active)
        if here == OFF_COLONY:
            return []
        found = [option for way in range(6) for option in self._along(here, way)]
        if len(found) <= FEW:
            return [replace(option, group=None) for option in found]
        return found

    def _along(self, here: int, way: int) -> Iterator[Option[Action]]:
        run_over: tuple[int, ...] = ()
        for there in self.colony.line(here, way):
            for landing in self._landings(there, here):
                yield offers.flight(self.s.active, there, landing, run_over, way)
            if not self._may_fly_over(there):
                return
            if self.is_creep(there):
                run_over = (*run_over, there)

    def _may_fly_over(self, space: int) -> bool:
        """Colonists can be jumped, creeps only run down, robots only when all are polite."""
        if space == POD or self.s.domes[space] in (OPEN, COLONIST):
            return True
        if self.s.domes[space] == CREEP:
            return self.has_power("juggernaut")
        return self.options.polite_colonists

    def _landings(self, there: int, here: int) -> Iterator[Landing]:
        """The ways to end a long move on a space: land, crush what is there, or swap with it."""
        if self.is_open(there):
            yield "land", OPEN
        if self.is_creep(there) and self.has_power("juggernaut"):
            yield "crush", CREEP
        if self.has_power("swap") and here != OFF_COLONY:
            for piece in self.swap_partners(there, here):
                yield "swap", piece

    def fly(self) -> Play[None]:
        """Rocket Boots; with Juggernaut every creep on the way dies."""
        landing, there, run_over = yield from self.pick(
            T("Where do the rocket boots carry you?"),
            self.flight_options(),
            why=T(
                "Straight ahead over bridges, past colonists. Stopped by: {stops}.",
                stops=self._stops(),
            ),
        )
        for creep in run_over:
            if self.is_creep(creep):
                yield from self.kill(creep)
        yield from self._arrive(landing, there)

    def _stops(self) -> list[Text]:
        """Who cannot be passed; as ``_may_fly_over`` says."""
        found = [] if self.has_power("juggernaut") else [T("creeps")]
        if not self.options.polite_colonists:
            found.append(T("robots"))
        return found or [T("nobody")]

    def teleport_options(self) -> list[Option[Action]]:
        """Any open space; with Juggernaut a creep's, with Swap anybody's."""
        here = self.where(self.s.active)
        spaces = [dome for module in range(MODULES) for dome in self.colony.domes[module]]
        return [
            offers.teleport(self.s.active, there, landing)
            for there in [*spaces, POD]
            if there != here
            for landing in self._landings(there, here)
        ]

    def teleport(self) -> Play[None]:
        landing, there = yield from self.pick(
            T("Where do you appear?"),
            self.teleport_options(),
            why=T("Any open space. Choose its module first, then the dome."),
        )
        yield from self._arrive(landing, there)

    def _arrive(self, landing: Landing, there: int) -> Play[None]:
        """A blast on the way may have freed the space already."""
        end, piece = landing
        if end == "swap" and piece in self.pieces_at(there):
            self.change_places(there, piece)
        else:
            yield from self.land(there)
