"""Swap: the robot and another piece change places."""

from __future__ import annotations

from games.jupiter import offers, told
from games.jupiter.action import Action
from games.jupiter.colony import POD
from games.jupiter.explosions import blow_up
from games.jupiter.moves import beside_me, put_robot
from games.jupiter.pod import board_colonist
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.words import space_words
from games.kernel.ask import Option


def swap_options(rescue: Rescue) -> list[Option[Action]]:
    """Adjacent colonists, creeps and robots."""
    here = rescue.where(rescue.s.active)
    return [
        offers.swap(swap, rescue.s.active, there, piece)
        for there in beside_me(rescue)
        for piece in swap_partners(rescue, there, here)
    ]


def swap_partners(rescue: Rescue, there: int, here: int) -> list[int]:
    """Whoever stands there and fits where the robot comes from: no creep enters the pod."""
    return [piece for piece in pieces_at(rescue, there) if piece != CREEP or here != POD]


def pieces_at(rescue: Rescue, space: int) -> list[int]:
    """The different pieces on a space; nobody gets at those in a flying pod."""
    if space != POD:
        piece = rescue.s.domes[space]
        return [] if piece == OPEN else [piece]
    if not rescue.s.pod.docked:
        return []
    robots = [ROBOT + seat for seat in rescue.s.pod.robots]
    return [COLONIST, *robots] if rescue.s.pod.colonists else robots


def swap(rescue: Rescue, there: int, piece: int) -> None:
    rescue.s.spent += 1
    change_places(rescue, there, piece)


def change_places(rescue: Rescue, there: int, piece: int) -> None:
    """The robot and that piece change places, however far apart they are.

    A creep that comes this way may be the one that fills the module left behind.
    """
    here = rescue.where(rescue.s.active)
    if there == POD:
        _leave_pod(rescue, piece)
    put_robot(rescue, rescue.s.active, there)
    name = offers.piece_name(piece)
    rescue.did(told.CHANGES_PLACES(piece=name, space=space_words(there)))
    _put(rescue, here, piece)
    blow_up(rescue)


def _leave_pod(rescue: Rescue, piece: int) -> None:
    if piece == COLONIST:
        rescue.s.pod.colonists -= 1
    else:
        rescue.s.pod.robots.remove(piece - ROBOT)


def _put(rescue: Rescue, space: int, piece: int) -> None:
    rescue.trace("moved", space, space)
    if space != POD:
        rescue.s.domes[space] = piece
    elif piece == COLONIST:
        board_colonist(rescue)
    else:
        rescue.s.pod.robots.append(piece - ROBOT)
