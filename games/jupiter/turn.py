"""A turn, from docking the pod to passing on."""

from __future__ import annotations

from games.jupiter.conversion import convert
from games.jupiter.cores import wake_core
from games.jupiter.draw import draw_card, keep_limit
from games.jupiter.endings import check_ending
from games.jupiter.invasion import invade
from games.jupiter.pod import dock, must_dock
from games.jupiter.rescue import Rescue
from games.kernel.ask import Play


def begin_turn(rescue: Rescue) -> None:
    rescue.s.turn += 1
    rescue.s.spent = rescue.s.boosts = 0
    rescue.s.core_used = False
    wake_core(rescue)


def begin_with_docking(rescue: Rescue) -> Play[None]:
    """The start of a turn: a pod that waits for this player docks again.

    It may bring this player's lost robot back, with a new core.
    """
    if must_dock(rescue):
        yield from dock(rescue, [rescue.s.active])
        wake_core(rescue)
    rescue.s.phase = "actions"


def convert_colonists(rescue: Rescue) -> None:
    convert(rescue)
    rescue.s.phase = "draw" if rescue.options.fast_creeps else "invasion"


def suffer_invasion(rescue: Rescue) -> Play[None]:
    yield from invade(rescue)
    end_invasion(rescue)


def end_invasion(rescue: Rescue) -> None:
    rescue.s.phase = "conversion" if rescue.options.fast_creeps else "draw"


def draw_and_pass(rescue: Rescue) -> Play[None]:
    """A player without a robot draws nothing: it comes back with two new cards."""
    if not rescue.is_lost(rescue.s.active):
        yield from draw_card(rescue)
    check_ending(rescue)
    yield from keep_limit(rescue)
    pass_on(rescue)


def pass_on(rescue: Rescue) -> None:
    """Cards played for the turn are discarded; the next player begins."""
    rescue.s.discards += rescue.s.in_play
    rescue.s.in_play, rescue.s.risen = [], []
    rescue.s.active = (rescue.s.active + 1) % rescue.seat_count
    rescue.s.phase = "arrival"
    begin_turn(rescue)
