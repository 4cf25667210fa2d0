"""Self-destruction: modules full of creeps blow up."""

from __future__ import annotations

from games.jupiter.modules import PLACES
from games.jupiter.names import ROBOTS, module_name
from games.jupiter.podding import Podding
from games.jupiter.state import ABSENT, CREEP, ROBOT
from games.kernel.text import T


class Explosions(Podding):
    """Rules of self-destruction."""

    def blow_up(self) -> None:
        """Modules full of creeps self-destruct; a robot on one prevents it, unless vulnerable."""
        full = [index for index, domes in enumerate(self.colony.domes) if self._is_full(domes)]
        for index in full:
            self.destroy(index)
        if full:
            self.check_mooring()

    def _is_full(self, domes: tuple[int, ...]) -> bool:
        pieces, creeps = self.s.domes, 0
        for dome in domes:
            if pieces[dome] == CREEP:
                creeps += 1
            elif pieces[dome] < ROBOT or not self.options.robot_vulnerability:
                return False
        return creeps > 0

    def destroy(self, index: int) -> None:
        """The module goes, with its creeps, its super creep, and robots that are vulnerable."""
        colony = self.colony
        self.s.modules[index].gone = True
        if index in self.s.covered:
            self.s.covered.remove(index)
        self.trace("exploded", index * PLACES, index * PLACES)
        self.say(T("{module} blows up!", module=module_name(index)))
        for dome in colony.domes[index]:
            if self.s.domes[dome] >= ROBOT:
                self.lose_robot(self.s.domes[dome] - ROBOT)
            self.s.domes[dome] = ABSENT
        self.colony = colony.without(index)

    def lose_robot(self, seat: int) -> None:
        """Hand and core are discarded until the pod brings the robot back."""
        player = self.s.players[seat]
        self.s.discards += player.hand
        if player.core is not None:
            self.s.discards.append(player.core)
        player.hand, player.core = [], None
        self.say(T("{robot} is lost with it.", robot=ROBOTS[seat]))
