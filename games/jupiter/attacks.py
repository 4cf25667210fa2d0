"""Killing creeps: shots, the grenadier's blast, the sniper and the heat seeker."""

from __future__ import annotations

from collections.abc import Iterable

from games.jupiter import offers
from games.jupiter.colony import MODULES, POD, module_of
from games.jupiter.explosions import Explosions
from games.jupiter.names import dome_spot, module_name, space_words
from games.jupiter.offers import Action
from games.jupiter.podding import FEW
from games.jupiter.state import CREEP, OPEN
from games.jupiter.table import OFF_COLONY
from games.kernel.ask import Option, Play
from games.kernel.text import T, Text


class Attacks(Explosions):
    """Rules of attacking."""

    def shot_options(self, shooter: int, seat: int) -> list[Option[Action]]:
        """Creeps on the same module, near or far; not those one bridge away on another."""
        space = self.where(shooter)
        if space in (OFF_COLONY, POD):
            return []
        return self._shots(seat, [module_of(space)])

    def _shots(self, seat: int, modules: Iterable[int]) -> list[Option[Action]]:
        found, pieces, homes = [], self.s.domes, self.colony.domes
        for module in modules:
            found += [offers.shoot(seat, dome) for dome in homes[module] if pieces[dome] == CREEP]
            if module in self.s.covered:
                found.append(offers.shoot_super(seat, module))
        return found

    def shoot(self, space: int) -> Play[None]:
        self.s.spent += 1
        yield from self.kill(space)

    def shoot_super(self, module: int) -> None:
        self.s.spent += 1
        self.kill_super(module)

    def kill(self, space: int) -> Play[None]:
        """A creep of the active player's dies; a grenadier takes a neighbour with it."""
        self.remove_creep(space)
        yield from self.blast(space)

    def remove_creep(self, space: int) -> None:
        self.s.domes[space] = OPEN
        self.trace("shot", space, space)
        self.say(T("The creep at {space} is killed.", space=space_words(space)))

    def kill_super(self, module: int) -> None:
        """Super creeps stand alone: nothing is adjacent to them, so no blast follows."""
        self.s.covered.remove(module)
        self.say(T("The super creep on {module} is killed.", module=module_name(module)))

    def blast(self, space: int) -> Play[None]:
        """Grenadier: one creep adjacent to the killed one dies as well, at no cost."""
        beside = [there for there in self.colony.near[space] if self.is_creep(there)]
        if not beside or not self.has_power("grenadier"):
            return
        also = yield from self.pick(
            T("Which creep does the blast take along?"),
            [self._blast_option(there) for there in beside],
            why=T("Grenadier: one creep next to the killed one dies as well, at no cost."),
        )
        self.remove_creep(also)

    def is_creep(self, space: int) -> bool:
        return self.s.domes[space] == CREEP

    def _blast_option(self, space: int) -> Option[int]:
        label = T("The one at {space}", space=space_words(space))
        return Option(f"blast.{space}", self.s.active, label, space, spot=dome_spot(space))

    def sniper_targets(self) -> list[Option[Action]]:
        """Creeps on modules that touch one's own."""
        space = self.where(self.s.active)
        if space == OFF_COLONY:
            return []
        touching = self.colony.touching[module_of(space)]
        return self._shots(self.s.active, [module for module in touching if module < MODULES])

    def seeker_targets(self) -> list[Option[Action]]:
        """Every creep there is."""
        return self._shots(self.s.active, range(MODULES))

    def snipe(self) -> Play[None]:
        why = T("Sniper: creeps on the modules that touch yours.")
        yield from self._fire(self.sniper_targets(), why)

    def seek(self) -> Play[None]:
        why = T("Heat Seeker: any creep, wherever it is.")
        yield from self._fire(self.seeker_targets(), why)

    def _fire(self, targets: list[Option[Action]], why: Text) -> Play[None]:
        if len(targets) > FEW:
            targets = [self._in_menu(*target.value) for target in targets]
        verb, where = yield from self.pick(T("Which creep is hit?"), targets, why=why)
        if verb == "shoot_super":
            self.kill_super(where)
        else:
            yield from self.kill(where)

    def _in_menu(self, verb: str, where: int) -> Option[Action]:
        make = offers.target_super if verb == "shoot_super" else offers.target
        return make(self.s.active, where)
