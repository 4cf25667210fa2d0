"""A turn: up to two actions, cards passed for free, and the Kraken's answer."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import N, T, Text
from games.refuge import questions, told
from games.refuge.action import TurnChoice
from games.refuge.board import DEVOUR_ROW, SPOT_NAMES, Spot, row
from games.refuge.dive import ACTIONS, Dive, Ended, NeverMind
from games.refuge.kraken_cards import kraken_strikes
from games.refuge.state import ABOARD, DEVOURED, OFF_MAP, Diver, Move
from games.refuge.turn_options import grace_runs_out, turn_options


def begin_turn(dive: Dive) -> Play[None]:
    """A turn begins; whoever was devoured comes back first."""
    dive.s.turn += 1
    dive.s.actions_left = ACTIONS
    dive.s.phase = "act"
    if dive.diver.spot == DEVOURED:
        yield from come_back(dive, dive.diver)
    else:
        yield from act(dive)


def come_back(dive: Dive, diver: Diver) -> Play[None]:
    """On a free space of the devour row, knocked down; the space takes no effect."""
    prompt = T("Where does the Kraken spit you out?")
    options = dive.spot_options("back", diver.seat, places_to_come_back(dive))
    diver.spot = yield from dive.pick(questions.COME_BACK, prompt, options, why=WHY_BACK)
    dive.leave_trail("return", OFF_MAP, diver.spot)
    dive.does(diver, told.SPAT_OUT(spot=SPOT_NAMES[diver.spot]))


def places_to_come_back(dive: Dive) -> list[Spot]:
    """The devour row; when it is full, the nearest row below with room."""
    rows = ([spot for spot in row(number) if dive.is_free(spot)] for number in FROM_DEVOUR_ROW)
    return next(spots for spots in rows if spots)


def act(dive: Dive) -> Play[None]:
    """One action, or something free; with nothing left to do, the turn ends by itself."""
    diver = dive.diver
    options = turn_options(dive, diver)
    if len(options) == 1:
        explain_the_end(dive, diver)
        dive.s.phase = "kraken"
        return
    chosen: Option[TurnChoice] = yield Ask(
        questions.TURN, act_prompt(dive.s.actions_left), options, why=why_act(dive, diver)
    )
    dive.introduced = dive.s.actions_left < ACTIONS
    if chosen.value.aimed:
        yield from take_aim(dive, diver, chosen.value)
    else:
        yield from spend_and_do(dive, diver, chosen.value)


def spend_and_do(dive: Dive, diver: Diver, choice: TurnChoice) -> Play[None]:
    if choice.cost:
        dive.s.trail.clear()
        dive.s.actions_left -= choice.cost
    yield from choice.do(dive, diver)


def take_aim(dive: Dive, diver: Diver, choice: TurnChoice) -> Play[None]:
    """Whoever thinks better of it has spent nothing."""
    before = before_spending(dive, diver)
    try:
        yield from spend_and_do(dive, diver, choice)
    except NeverMind:
        give_back(dive, diver, before)
        dive.does(diver, told.THINKS_BETTER())


@cache
def act_prompt(actions_left: int) -> Text:
    if not actions_left:
        return T("Pass a card before your turn ends?")
    return N("Last action", "{n} actions left", n=actions_left)


class Before(NamedTuple):
    """What an action spends before anything comes of it, as it was."""

    actions_left: int
    trail: list[Move]
    discards: list[str]
    hand: list[str]
    spent: list[str]


def before_spending(dive: Dive, diver: Diver) -> Before:
    s = dive.s
    return Before(s.actions_left, [*s.trail], [*s.salvage_discards], [*diver.hand], [*diver.spent])


def give_back(dive: Dive, diver: Diver, before: Before) -> None:
    dive.s.actions_left = before.actions_left
    dive.s.trail, dive.s.salvage_discards = before.trail, before.discards
    diver.hand, diver.spent = before.hand, before.spent


def explain_the_end(dive: Dive, diver: Diver) -> None:
    """A turn that ends with actions left has a reason; being devoured needs none."""
    dive.introduced = dive.s.actions_left < ACTIONS
    if diver.on_map and dive.s.actions_left and not diver.standing:
        dive.does(diver, told.CAN_DO_NOTHING())


def why_act(dive: Dive, diver: Diver) -> Text:
    if diver.standing:
        return WHY_ACT
    return WHY_GRACE if grace_runs_out(dive, diver) else WHY_DOWN


def kraken_answers(dive: Dive) -> Play[None]:
    """The end of every turn; a lone diver still down by now has had their turn of grace."""
    if grace_runs_out(dive, dive.diver):
        raise Ended("alone")
    yield from kraken_strikes(dive)
    next_diver(dive)


def next_diver(dive: Dive) -> None:
    """Clockwise; boarded divers' turns are skipped, and no Kraken card is drawn for them."""
    count = len(dive.s.divers)
    dive.s.active = (dive.s.active + 1) % count
    while dive.diver.spot == ABOARD:
        dive.s.active = (dive.s.active + 1) % count
    dive.s.phase = "wake"


FROM_DEVOUR_ROW = range(DEVOUR_ROW + 1)[::-1]
WHY_ACT = T("Two actions a turn. Then the Kraken draws a card.")
WHY_DOWN = T("You're down: get up, help somebody up, or pass cards.")
WHY_GRACE = T("You're down and alone: get up this turn, or the dive is lost.")
WHY_BACK = T("You'll be lying down. The space takes no effect.")
