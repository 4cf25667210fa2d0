"""The action phase: any mix of moves, shots, commands and trades, and whatever cards add."""

from __future__ import annotations

from functools import cache

from games.jupiter import card_offers, offers, questions, told
from games.jupiter.abilities.juggernaut import crush, crush_options
from games.jupiter.abilities.override import override, override_options
from games.jupiter.abilities.powers import has_power
from games.jupiter.abilities.swap import swap, swap_options
from games.jupiter.abilities.use import card_options, event_options, play_card, use
from games.jupiter.attacks import shoot, shoot_super, shot_options
from games.jupiter.choices import (
    Action,
    Command,
    Crush,
    EndTurn,
    Lead,
    Move,
    Override,
    PlayCard,
    Shoot,
    ShootSuper,
    Swap,
    Trade,
    Use,
    Walk,
)
from games.jupiter.commands import command, command_options
from games.jupiter.conversion import threatened_colonists
from games.jupiter.endings import check_ending
from games.jupiter.long_ways import lead, lead_options, walk, walk_options
from games.jupiter.moves import move, step_options
from games.jupiter.rescue import Rescue
from games.jupiter.trades import trade, trade_options
from games.jupiter.words import ROBOTS
from games.kernel.ask import Ask, Option, Play, Several
from games.kernel.quiet import quietly
from games.kernel.text import N, Seat, T, Text

WHY = T(
    "Every move, shot, command or trade costs one action. "
    "Afterwards creeps convert the colonists they touch, and more creeps come."
)

WHY_FAST = T(
    "Every move, shot, command or trade costs one action. "
    "Afterwards more creeps come, and all of them convert the colonists they touch."
)

OF_PIECES = (Command, Lead, Move, Walk, Shoot, ShootSuper, Crush, Swap)
"""What may be chosen together with others."""

WHY_LAST = T("You can still use what costs no action. Then it is the creeps' turn.")


@cache
def _question(left: int) -> Text:
    if left <= 0:
        return T("No action left")
    return N("{n} action left", "{n} actions left", n=left)


def take_actions(rescue: Rescue) -> Play[None]:
    """Actions up to the first that is more than what a piece does, or the end of the phase.

    What pieces do may be chosen together, as long as nothing else is asked on the way.
    """
    ask = yield from take_action(rescue)
    while ask is not None:
        check_ending(rescue)
        ask = yield from take_action(rescue, ask)


def take_action(rescue: Rescue, before: Ask | None = None) -> Play[Ask | None]:
    """One action, or the end of the phase; the question, if more may be chosen together with it."""
    if rescue.is_lost(rescue.s.active):
        sit_out(rescue)
        return None
    left = rescue.actions_left
    options = action_options(rescue) if left > 0 else last_options(rescue)
    if len(options) == 1 and left <= 0:
        end_actions(rescue)
        return None
    ask = Ask(
        questions.TURN,
        _question(left),
        options,
        why=_why(rescue, left),
        several=Several(0, left, "", of_pieces=True, then=("end",)) if left > 0 else None,
        repeated=before is not None,
    )
    chosen: Option[Action] = yield ask
    if before is None:
        rescue.s.traces.clear()
    done, quiet = perform(rescue, chosen.value), True
    if done is not None:
        _, quiet = yield from quietly(done)
    return ask if quiet and isinstance(chosen.value, OF_PIECES) else None


def perform(rescue: Rescue, action: Action) -> Play[None] | None:  # noqa: C901, PLR0911, PLR0912 - a line or two for each action
    match action:
        case Command():
            return command(rescue, action)
        case Move():
            move(rescue, action)
        case Walk():
            walk(rescue, action)
        case Lead():
            return lead(rescue, action)
        case Shoot():
            return shoot(rescue, action.there)
        case ShootSuper():
            shoot_super(rescue, action.module)
        case Crush():
            return crush(rescue, action.there)
        case Swap():
            swap(rescue, action)
        case Override():
            return override(rescue, action.other)
        case Trade():
            return trade(rescue, action.other)
        case PlayCard():
            play_card(rescue, action.card)
        case Use():
            return use(rescue, action)
        case EndTurn():
            rescue.did(told.ENDS_TURN())
            end_actions(rescue)
    return None


def _why(rescue: Rescue, left: int) -> Text:
    if left > 0:
        return WHY_FAST if rescue.options.fast_creeps else WHY
    return WHY_LAST


def sit_out(rescue: Rescue) -> None:
    """Robot Vulnerability: whoever has no robot cannot act, nor use any card."""
    seat = rescue.s.active
    rescue.say(told.SITS_OUT(robot=ROBOTS[seat], player=Seat(seat)))
    end_actions(rescue)


def action_options(rescue: Rescue) -> list[Option[Action]]:
    """Everything the active player can do with actions left; of what is chosen together, that
    which hangs on where the robot stands comes before its steps."""
    seat = rescue.s.active
    found: list[Option[Action]] = [*shot_options(rescue, seat, seat)]
    found += command_options(rescue)
    found += lead_options(rescue)
    found += step_options(rescue, seat, seat)
    found += walk_options(rescue)
    if has_power(rescue, "juggernaut"):
        found += crush_options(rescue)
    if has_power(rescue, "swap"):
        found += swap_options(rescue)
    if has_power(rescue, "override"):
        found += override_options(rescue)
    found += trade_options(rescue)
    found += card_options(rescue)
    found.append(end_option(rescue))
    return found


def last_options(rescue: Rescue) -> list[Option[Action]]:
    """Without actions: a boost, events, or the end of the turn."""
    seat = rescue.s.active
    boost = [card_offers.play(seat, "boost")] if "boost" in rescue.me.hand else []
    return [*boost, *event_options(rescue), end_option(rescue)]


def end_option(rescue: Rescue) -> Option[EndTurn]:
    return offers.end_turn(rescue.s.active, len(threatened_colonists(rescue)))


def end_actions(rescue: Rescue) -> None:
    """Fast Creeps: the invasion comes before the conversion."""
    rescue.s.led = -1
    rescue.s.phase = "invasion" if rescue.options.fast_creeps else "conversion"
