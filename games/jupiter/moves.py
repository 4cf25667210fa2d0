"""Robots on the move: step by step over bridges, and past others where colonists are polite."""

from __future__ import annotations

from collections.abc import Callable

from games.jupiter import offers, told
from games.jupiter.action import Action
from games.jupiter.colony import NOWHERE, POD
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import COLONIST, OPEN, ROBOT
from games.jupiter.words import ROBOTS, space_words
from games.kernel.ask import Option
from games.kernel.text import Text


def step_options(rescue: Rescue, mover: int, seat: int) -> list[Option[Action]]:
    """Over a bridge to an open space; with polite colonists also past others."""
    here = rescue.where(mover)
    if here == OFF_COLONY:
        return []
    found = [
        offers.move(move, seat, mover, here, way, there)
        for way, there in enumerate(rescue.colony.ways[here])
        if there != NOWHERE and rescue.is_open(there)
    ]
    if rescue.options.polite_colonists:
        far = reach_past(rescue, here, lambda space: _stands_aside(rescue, space))
        found += [offers.far_move(move, seat, mover, there, steps) for there, steps in far.items()]
    return found


def _stands_aside(rescue: Rescue, space: int) -> bool:
    """Polite Colonists: colonists and robots do, creeps do not."""
    piece = rescue.s.domes[space]
    return space == POD or piece == COLONIST or piece >= ROBOT


def reach_past(rescue: Rescue, here: int, passable: Callable[[int], bool]) -> dict[int, int]:
    """Open spaces that can only be reached past others, and how many actions that takes."""
    near = rescue.colony.near
    seen, front = {here}, [here]
    found: dict[int, int] = {}
    for steps in range(1, rescue.actions_left + 1):
        around = [there for space in front for there in near[space] if there not in seen]
        seen.update(around)
        if steps > 1:
            found.update((there, steps) for there in around if rescue.is_open(there))
        front = [there for there in around if not rescue.is_open(there) and passable(there)]
    return found


def beside_me(rescue: Rescue) -> tuple[int, ...]:
    """The spaces next to the active player's robot."""
    here = rescue.where(rescue.s.active)
    return () if here == OFF_COLONY else rescue.colony.near[here]


def move(rescue: Rescue, mover: int, there: int, steps: int) -> None:
    """One's own robot, or with Override another's."""
    rescue.s.spent += steps
    go(rescue, mover, there)


def go(rescue: Rescue, seat: int, there: int) -> None:
    """The robot goes there, and that is told."""
    rescue.did(_step_words(rescue, seat, there))
    put_robot(rescue, seat, there)


def put_robot(rescue: Rescue, seat: int, there: int) -> None:
    """The robot leaves its space and stands there, or in the pod."""
    here = lift_robot(rescue, seat)
    if there == POD:
        rescue.s.pod.robots.append(seat)
    else:
        rescue.s.domes[there] = ROBOT + seat
    rescue.trace("moved", here, there)


def _step_words(rescue: Rescue, seat: int, there: int) -> Text:
    """Whoever steers another's robot is told of by its name."""
    if seat != rescue.s.active:
        return told.STEERS_TO(robot=ROBOTS[seat], space=space_words(there))
    if there == POD:
        return told.BOARDS_POD()
    return told.GOES_TO(space=space_words(there))


def lift_robot(rescue: Rescue, seat: int) -> int:
    here = rescue.where(seat)
    if seat in rescue.s.pod.robots:
        rescue.s.pod.robots.remove(seat)
    else:
        rescue.s.domes[here] = OPEN
    return here
