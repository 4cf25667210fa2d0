"""Robots on the move: steps, crushing, swaps, flights and teleports."""

from __future__ import annotations

from collections.abc import Callable

from games.jupiter import offers
from games.jupiter.attacks import Attacks
from games.jupiter.colony import NOWHERE, POD
from games.jupiter.names import ROBOTS, space_words
from games.jupiter.offers import Action
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.table import OFF_COLONY
from games.kernel.ask import Option, Play
from games.kernel.text import T


class Moves(Attacks):
    """Rules of movement."""

    def step_options(self, mover: int, seat: int) -> list[Option[Action]]:
        """Over a bridge to an open space; with polite colonists also past others."""
        here = self.where(mover)
        if here == OFF_COLONY:
            return []
        found = [
            offers.move(seat, here, way, there)
            for way, there in enumerate(self.colony.ways[here])
            if there != NOWHERE and self.is_open(there)
        ]
        if self.options.polite_colonists:
            far = self.reach_past(here, self.is_passable)
            found += [offers.far_move(seat, there, steps) for there, steps in far.items()]
        return found

    def is_passable(self, space: int) -> bool:
        """Polite Colonists: colonists and robots stand aside, creeps do not."""
        piece = self.s.domes[space]
        return space == POD or piece == COLONIST or piece >= ROBOT

    def reach_past(self, here: int, passable: Callable[[int], bool]) -> dict[int, int]:
        """Open spaces that can only be reached past others, and how many actions that takes."""
        near = self.colony.near
        seen, front, found = {here}, [here], dict[int, int]()
        for steps in range(1, self.actions_left + 1):
            around = [there for space in front for there in near[space] if there not in seen]
            seen.update(around)
            if steps > 1:
                found.update((there, steps) for there in around if self.is_open(there))
            front = [there for there in around if not self.is_open(there) and passable(there)]
        return found

    def crush_options(self) -> list[Option[Action]]:
        """Juggernaut: an adjacent creep's dome can be entered."""
        return [
            offers.crush(self.s.active, there)
            for there in self._beside_me()
            if self.is_creep(there)
        ]

    def swap_options(self) -> list[Option[Action]]:
        """Swap: adjacent colonists, creeps and robots."""
        here = self.where(self.s.active)
        return [
            offers.swap(self.s.active, there, piece)
            for there in self._beside_me()
            for piece in self.swap_partners(there, here)
        ]

    def swap_partners(self, there: int, here: int) -> list[int]:
        """Whoever stands there and fits where the robot comes from: no creep enters the pod."""
        mine = ROBOT + self.s.active
        return [
            piece
            for piece in self.pieces_at(there)
            if piece != mine and (piece != CREEP or here != POD)
        ]

    def _beside_me(self) -> tuple[int, ...]:
        here = self.where(self.s.active)
        return () if here == OFF_COLONY else self.colony.near[here]

    def pieces_at(self, space: int) -> list[int]:
        """The different pieces on a space; nobody gets at those in a flying pod."""
        if space != POD:
            piece = self.s.domes[space]
            return [] if piece == OPEN else [piece]
        if not self.s.pod.docked:
            return []
        robots = [ROBOT + seat for seat in self.s.pod.robots]
        return [COLONIST, *robots] if self.s.pod.colonists else robots

    def move(self, there: int, steps: int) -> None:
        self.s.spent += steps
        self.put_robot(self.s.active, there)

    def put_robot(self, seat: int, there: int) -> None:
        """The robot leaves its space and stands there, or in the pod."""
        here = self.lift_robot(seat)
        if there == POD:
            self.s.pod.robots.append(seat)
            self.say(T("{robot} boards the pod.", robot=ROBOTS[seat]))
        else:
            self.s.domes[there] = ROBOT + seat
            self.say(T("{robot} goes to {space}.", robot=ROBOTS[seat], space=space_words(there)))
        self.trace("moved", here, there)

    def lift_robot(self, seat: int) -> int:
        here = self.where(seat)
        if seat in self.s.pod.robots:
            self.s.pod.robots.remove(seat)
        else:
            self.s.domes[here] = OPEN
        return here

    def crush(self, there: int) -> Play[None]:
        self.s.spent += 1
        yield from self.land(there)

    def land(self, there: int) -> Play[None]:
        """The robot ends its move there; a creep under its feet dies, with one next to it."""
        crushed = self.is_creep(there)
        if crushed:
            self.remove_creep(there)
        self.put_robot(self.s.active, there)
        if crushed:
            yield from self.blast(there)

    def swap(self, there: int, piece: int) -> None:
        self.s.spent += 1
        self.change_places(there, piece)

    def change_places(self, there: int, piece: int) -> None:
        """The robot and that piece change places, however far apart they are.

        A creep that comes this way may be the one that fills the module left behind.
        """
        here = self.where(self.s.active)
        self._take(there, piece)
        self.put_robot(self.s.active, there)
        self.say(T("It changes places with {piece}.", piece=offers.piece_name(piece)))
        self._put(here, piece)
        self.blow_up()

    def _take(self, space: int, piece: int) -> None:
        if space != POD:
            self.s.domes[space] = OPEN
        elif piece == COLONIST:
            self.s.pod.colonists -= 1
        else:
            self.s.pod.robots.remove(piece - ROBOT)

    def _put(self, space: int, piece: int) -> None:
        self.trace("moved", space, space)
        if space != POD:
            self.s.domes[space] = piece
        elif piece == COLONIST:
            self.board_colonist()
        else:
            self.s.pod.robots.append(piece - ROBOT)
