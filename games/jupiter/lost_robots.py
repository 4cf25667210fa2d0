"""Robot Vulnerability: robots that blow up with a module, and come back with the pod."""

from __future__ import annotations

from games.jupiter import told
from games.jupiter.cards import is_setback
from games.jupiter.cores import deal, install_core
from games.jupiter.rescue import Rescue
from games.jupiter.state import DEALT
from games.jupiter.words import ROBOTS
from games.kernel.ask import Play
from games.kernel.deck import recycle


def return_robot(rescue: Rescue, seat: int) -> Play[None]:
    """Back in the pod with two new cards, one of which becomes the new core."""
    if sum(not is_setback(card) for card in rescue.s.deck) < DEALT:
        recycle(rescue.s.deck, rescue.s.discards, rescue.chance)
    rescue.s.pod.robots.append(seat)
    rescue.s.players[seat].hand += deal(rescue.s.deck)
    rescue.reveal()
    rescue.say(told.COMES_BACK_WITH_POD(robot=ROBOTS[seat]))
    yield from install_core(rescue, seat)


def lose_robot(rescue: Rescue, seat: int) -> None:
    """Hand and core are discarded until the pod brings the robot back."""
    player = rescue.s.players[seat]
    rescue.s.discards += player.hand
    if player.core is not None:
        rescue.s.discards.append(player.core)
    player.hand, player.core = [], None
    rescue.say(told.ROBOT_LOST(robot=ROBOTS[seat]))
