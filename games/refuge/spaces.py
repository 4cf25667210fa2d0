"""What a space does to a diver who lands there by an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.kernel.ask import Play
from games.kernel.text import T
from games.refuge.board import HEAD_SPOTS, LEFT, RIGHT, SPACES, SPOT_LABELS, Space, Spot, in_line
from games.refuge.kraken import Kraken
from games.refuge.state import Diver

Effect = Callable[[Any, Diver], Play[None]]


class Spaces(Kraken):
    """Spaces take effect only for whoever moves into them as part of their own action."""

    def enter(self, diver: Diver, spot: Spot) -> Play[None]:
        """Into the head is into its mouth; into a tentacle is a fight; then the space acts."""
        if spot in HEAD_SPOTS[self.s.head]:
            yield from self.devour(diver)
            return
        self.leave_trail("move", diver.spot, spot)
        diver.spot = spot
        self.say(T("{diver} swims to {spot}.", diver=self.name(diver), spot=SPOT_LABELS[spot]))
        if spot in self.s.tentacles:
            yield from self.meet(diver)
        yield from self.land(diver)

    def land(self, diver: Diver) -> Play[None]:
        """Only a diver on their feet makes the space act."""
        yield from self.settle(diver)
        if diver.upright:
            yield from self.activate(diver)

    def activate(self, diver: Diver) -> Play[None]:
        effect = EFFECTS.get(SPACES[diver.spot])
        if effect is not None:
            yield from effect(self, diver)

    def lair(self, diver: Diver) -> Play[None]:
        yield from self.move_tentacles(diver, 1, T("A Lair lets you move one tentacle one space."))

    def spawn_space(self, diver: Diver) -> Play[None]:
        """Eliminate a tentacle elsewhere in this row or column; without one, nothing happens."""
        targets = self.tentacles_among(in_line(diver.spot))
        if targets:
            prompt = T("{diver}: which tentacle is eliminated?", diver=self.name(diver))
            spot = yield from self.pick(
                prompt, self.spot_options("hit", diver.seat, targets), why=WHY_SPAWN
            )
            yield from self.eliminate(spot, diver)

    def whirlpool(self, diver: Diver) -> Play[None]:
        """Switch places with somebody in a cave, if you like; neither space takes effect."""
        other = yield from self.maybe(
            diver.seat,
            T("{diver}: switch places with a diver in a cave?", diver=self.name(diver)),
            self.diver_options("swap", diver.seat, self.others_in_caves(diver)),
            no=T("Stay"),
            why=T("The whirlpool carries you to their cave and them here."),
        )
        if other is not None:
            yield from self.swap(diver, other)

    def others_in_caves(self, diver: Diver) -> list[Diver]:
        caves = [other for other in self.s.divers if SPACES.get(other.spot) == "cave"]
        return [other for other in caves if other is not diver]

    def swap(self, diver: Diver, other: Diver) -> Play[None]:
        self.leave_trail("move", diver.spot, other.spot)
        self.leave_trail("carry", other.spot, diver.spot)
        diver.spot, other.spot = other.spot, diver.spot
        self.say(
            T("{one} and {other} switch places.", one=self.name(diver), other=self.name(other))
        )
        yield from self.settle(diver)
        yield from self.settle(other)

    def kraken_space(self, diver: Diver) -> Play[None]:
        """The head comes one space closer to whoever swims into its band."""
        yield from self.head_moves(self.way_towards(diver.spot))

    def way_towards(self, spot: Spot) -> int:
        """Which way the head comes closer to a space of its band."""
        return RIGHT if spot % 10 > self.s.head else LEFT


EFFECTS: Mapping[Space, Effect] = {
    "lair": Spaces.lair,
    "spawn": Spaces.spawn_space,
    "whirlpool": Spaces.whirlpool,
    "kraken": Spaces.kraken_space,
}

WHY_SPAWN = T("A Spawn space eliminates one in its row or column; you draw a salvage card.")
