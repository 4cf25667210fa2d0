"""Which questions are worth a thought, and what each of them is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.kernel.ask import Ask, Option
from games.kernel.question import Question
from games.sleeping_gods import questions
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.story import Choice
from games.sleeping_gods.fight.squares import Square
from games.sleeping_gods.mind.challenging import Helping, WhoJoins
from games.sleeping_gods.mind.choosing import WhatToDo, is_risky
from games.sleeping_gods.mind.fighting import Attacking, WhoAttacks, can_be_followed
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.matter import Answer, Matter
from games.sleeping_gods.mind.pressing_on import WhatNext, WhereTo
from games.sleeping_gods.mind.resting import InPort
from games.sleeping_gods.mind.suffering import Blocking, WhoIsHurt, WhoIsStruck
from games.sleeping_gods.mind.worth import worth


class Asked(NamedTuple):
    """A question to somebody in an imagined campaign."""

    lore: Lore
    campaign: Campaign
    ask: Ask
    offered: Sequence[Answer]

    @property
    def amount(self) -> int:
        return self.ask.about["points"]


def matter_of(asked: Asked) -> Matter | None:
    """What it is about; ``None`` where the autopilot's answer is as good as any."""
    by_question = BY_QUESTION.get(asked.ask.question)
    if by_question is not None:
        return by_question(asked)
    words = (option.id.partition("-")[0] for option in asked.offered)
    known = next((word for word in words if word in BY_ID), None)
    if known is not None:
        return BY_ID[known](asked)
    return _story(asked)


def _hurt(asked: Asked) -> Matter:
    matter = WhoIsHurt(asked.lore, asked.offered)
    matter.amount = asked.amount
    return matter


def _struck(asked: Asked) -> Matter:
    matter = WhoIsStruck(asked.lore, asked.offered)
    matter.amount = asked.amount
    return matter


def _aiming(asked: Asked) -> Matter | None:
    followed = can_be_followed(asked.campaign, missing=True)
    return Attacking(asked.lore, asked.offered) if followed else None


def _placing(asked: Asked) -> Matter | None:
    squares = any(isinstance(option.value, Square) for option in asked.offered)
    if not squares or not can_be_followed(asked.campaign, missing=False):
        return None
    return Attacking(asked.lore, asked.offered)


def _attack(asked: Asked) -> Matter:
    return WhoAttacks(asked.lore, asked.offered)


def _joining(asked: Asked) -> Matter | None:
    contest = asked.campaign.s.contest
    if contest is None or contest.source == "travel":
        return None
    return WhoJoins(asked.lore, asked.offered, asked.campaign)


def _helping(asked: Asked) -> Matter | None:
    return None if asked.campaign.s.contest is None else Helping(asked.lore, asked.offered)


def _blocking(asked: Asked) -> Matter | None:
    return None if asked.campaign.s.threat is None else Blocking(asked.lore, asked.offered)


def _port(asked: Asked) -> Matter | None:
    return InPort(asked.lore, asked.offered) if asked.campaign.s.ashore else None


def _next(asked: Asked) -> Matter | None:
    matter = WhatNext(asked.lore, asked.offered, asked.campaign)
    return matter if matter.differs else None


def _course(asked: Asked) -> Matter | None:
    matter = WhereTo(asked.lore, asked.offered, asked.campaign)
    return matter if matter.differs else None


def _story(asked: Asked) -> Matter | None:
    return _dangerous(asked, [o for o in asked.offered if isinstance(o.value, Choice)], "story")


def _event(asked: Asked) -> Matter | None:
    happening = asked.campaign.s.happening
    if happening is None:
        return None
    options = asked.campaign.pack.event[happening.id].options
    own = [
        Option(one.id, one.seat, one.label, options[one.value])
        for one in asked.offered
        if one.id.startswith("option-")
    ]
    return _dangerous(asked, own, "event")


def _dangerous(asked: Asked, own: Sequence[Answer], source: str) -> Matter | None:
    if not any(is_risky(option.value) for option in own):
        return None
    before = worth(asked.campaign, asked.lore.weights)
    return WhatToDo(asked.lore, own, before, source)


About = Callable[[Asked], Matter | None]
BY_QUESTION: Mapping[Question, About] = {
    questions.DAMAGE: _hurt,
    questions.STRUCK: _struck,
    questions.AIM: _aiming,
    questions.ADD_DAMAGE: _placing,
}
BY_ID: Mapping[str, About] = {
    "fight": _attack,
    "draw": _joining,
    "join": _joining,
    "accept": _helping,
    "take": _blocking,
    "at": _placing,
    "leave": _port,
    "skip": _next,
    "stop": _course,
    "option": _event,
}
