"""What never changes while a crew thinks, and rules run on with quick answers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from games.kernel import Ask, Chance, Option, Play
from games.kernel.mind import Draw
from games.sleeping_gods import questions
from games.sleeping_gods.autopilot import answer
from games.sleeping_gods.autopilot.question import draws_again
from games.sleeping_gods.campaign import Beaten, Campaign, Defeated
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.mind.enough_help import best_block, enough_help
from games.sleeping_gods.mind.weights import Weights
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import State
from games.sleeping_gods.view import Sheet, View


class Lore(NamedTuple):
    """The rules, the table, who thinks, what fate may bring, what weighs what."""

    rules: type[Campaign]
    options: CampaignOptions
    seat: int
    fates: tuple[Draw, ...]
    weights: Weights

    def campaign(self, state: State) -> Campaign:
        return self.rules(state, len(state.chairs), self.options, Chance(0))


class Played(NamedTuple):
    """What was lost, if all was, and what the rules gave back."""

    cause: Beaten | None
    result: Any


def play_through(
    campaign: Campaign, rule: Play[Any], seat: int, script: Sequence[str] = ()
) -> Played:
    """Runs rules to their end. The script answers the first questions that offer its words, a
    quick player all others."""
    luck, left = random.Random(0), list(script)
    try:
        step = next(rule)
        while True:
            if not isinstance(step, Ask):
                step = next(rule)
                continue
            named = [one for one in step if left and one.id == left[0]]
            chosen = next((one for one in named if one.seat == seat), *named[:1] or (None,))
            if chosen is None:
                chosen = quick_answer(campaign, step, seat, luck)
            else:
                left.pop(0)
            step = rule.send(chosen)
    except StopIteration as end:
        return Played(None, end.value)
    except Defeated as blow:
        return Played(blow.cause, None)


def quick_answer(campaign: Campaign, ask: Ask, thinking: int, luck: random.Random) -> Option[Any]:
    """As the autopilot would, with what ``thinking`` knows of it: no second draw, no other hand."""
    seat = (ask.awaited or ask.seats)[0]
    if ask.question == questions.HELP:
        return enough_help(campaign, ask, thinking) or next(o for o in ask if o.id == "accept")
    if ask.question == questions.BLOCK:
        return best_block(campaign, ask, seat)
    known = [option for option in ask.of(seat) if _is_sure(option, thinking)]
    if len(known) < 2:
        return (known or ask.of(seat))[0]
    asked = Ask(ask.question, ask.prompt, known, token=ask.token, about=ask.about)
    return answer(quick_view(campaign, seat), asked, seat, luck)


def _is_sure(option: Option[Any], thinking: int) -> bool:
    hidden = option.secret and option.seat != thinking
    return not hidden and not draws_again(option)


def quick_view(campaign: Campaign, seat: int) -> View:
    """What the autopilot looks at, without copying anything: the position is imagined anyway."""
    contest = campaign.s.contest
    return View(
        viewer=seat,
        pack=campaign.options.pack,
        mode=campaign.options.mode,
        fate=campaign.options.fate,
        state=campaign.s,
        sheets=[_sheet(campaign, at, skilled=contest is not None) for at in campaign.everybody()],
        command_left=campaign.command_left(),
        total=0 if contest is None else challenge_total(campaign, contest),
    )


def _sheet(campaign: Campaign, index: int, *, skilled: bool) -> Sheet:
    return Sheet(
        campaign.controller(index),
        campaign.health(index),
        campaign.left(index),
        campaign.skills(index) if skilled else {},
        0,
    )


def total_health(campaign: Campaign) -> int:
    return sum(campaign.left(at) for at in campaign.everybody())
