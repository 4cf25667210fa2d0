"""The action phase: any mix of moves, shots, commands and trades, and whatever cards add."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from games.jupiter import offers, questions, told
from games.jupiter.abilities.juggernaut import crush_options
from games.jupiter.abilities.override import override_options
from games.jupiter.abilities.powers import has_power
from games.jupiter.abilities.swap import swap_options
from games.jupiter.abilities.use import boost_options, card_options, event_options
from games.jupiter.action import Action
from games.jupiter.attacks import shot_options
from games.jupiter.colony import Colony
from games.jupiter.command_range import command_range
from games.jupiter.commands import command_options
from games.jupiter.conversion import threatened
from games.jupiter.moves import step_options
from games.jupiter.rescue import Rescue
from games.jupiter.trades import trade_options
from games.jupiter.words import ROBOTS
from games.kernel.ask import Ask, Option, Play
from games.kernel.late import Late
from games.kernel.text import N, Seat, T, Text

WHY = T(
    "Moves, shots, commands and trades cost one action each. Then creeps convert "
    "every colonist they touch, and more creeps come."
)

WHY_FAST = T(
    "Moves, shots, commands and trades cost one action each. Then more creeps "
    "come, and all of them convert every colonist they touch."
)

WHY_LAST = T("You can still use what's free. Then it's the creeps' turn.")


@cache
def _question(left: int) -> Text:
    if left <= 0:
        return T("No action left")
    return N("{n} action left", "{n} actions left", n=left)


def take_action(rescue: Rescue) -> Play[None]:
    """One action, or the end of the phase."""
    if rescue.is_lost(rescue.s.active):
        sit_out(rescue)
        return
    left, options = rescue.actions_left, action_options(rescue)
    if left <= 0 and len(options) == 1:
        end_actions(rescue)
        return
    chosen: Option[Action] = yield Ask(
        questions.TURN, _question(left), options, why=_why(rescue, left), upto=max(0, left)
    )
    if not rescue.goes_on:
        rescue.s.traces.clear()
    yield from chosen.value(rescue) or ()


def _why(rescue: Rescue, left: int) -> Text:
    if left > 0:
        return WHY_FAST if rescue.options.fast_creeps else WHY
    return WHY_LAST


def sit_out(rescue: Rescue) -> None:
    """Robot Vulnerability: whoever has no robot cannot act, nor use any card."""
    seat = rescue.s.active
    rescue.say(told.SITS_OUT(robot=ROBOTS[seat], player=Seat(seat)))
    end_actions(rescue)


def action_options(rescue: Rescue) -> Late[Option[Action]]:
    """Everything the active player can do; without actions a boost, events, or the end of the turn.
    What hangs on where the robot stands comes before its steps."""
    seat = rescue.s.active
    if rescue.actions_left <= 0:
        return with_end(rescue, [*boost_options(rescue), *event_options(rescue)])
    reach = command_range(rescue, seat)
    found = [*shot_options(rescue, seat, seat), *command_options(rescue, reach)]
    found += step_options(rescue, seat, seat)
    if has_power(rescue, "juggernaut"):
        found += crush_options(rescue)
    if has_power(rescue, "swap"):
        found += swap_options(rescue)
    if has_power(rescue, "override"):
        found += override_options(rescue)
    return with_end(rescue, [*found, *trade_options(rescue, reach), *card_options(rescue)])


def with_end(rescue: Rescue, options: Sequence[Option[Action]]) -> Late[Option[Action]]:
    """The turn may always be ended; how many will be converted is for whoever reads that."""
    found = Late(options)
    make = partial(end_option, rescue.s.active, rescue.colony)
    found.add_made(make, [tuple(rescue.s.domes)])
    return found


def end_option(seat: int, colony: Colony, domes: Sequence[int]) -> Option[Action]:
    return offers.end_turn(end_turn, seat, len(threatened(colony, domes)))


def end_turn(rescue: Rescue) -> None:
    rescue.did(told.ENDS_TURN())
    end_actions(rescue)


def end_actions(rescue: Rescue) -> None:
    """Fast Creeps: the invasion comes before the conversion."""
    rescue.s.led = -1
    rescue.s.phase = "invasion" if rescue.options.fast_creeps else "conversion"
