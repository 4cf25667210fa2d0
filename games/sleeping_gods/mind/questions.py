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
from games.sleeping_gods.mind.pressing_on import Priced, WhatNext, WhereTo
from games.sleeping_gods.mind.resting import InPort
from games.sleeping_gods.mind.suffering import Blocking, WhoIsHurt, WhoIsStruck
from games.sleeping_gods.mind.worth import worth
from games.sleeping_gods.state import State


class Asked(NamedTuple):
    """A question to somebody in an imagined campaign."""

    lore: Lore
    campaign: Campaign
    ask: Ask
    offered: Sequence[Answer]

    @property
    def amount(self) -> int:
        return self.ask.about["points"]


About = Callable[[Asked], Matter | None]


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


def _attacking(asked: Asked, *, missing: bool) -> Matter | None:
    followed = can_be_followed(asked.campaign, missing=missing)
    return Attacking(asked.lore, asked.offered) if followed else None


def _placing(asked: Asked) -> Matter | None:
    squares = any(isinstance(option.value, Square) for option in asked.offered)
    return _attacking(asked, missing=False) if squares else None


def _joining(asked: Asked) -> Matter | None:
    contest = asked.campaign.s.contest
    if contest is None or contest.source == "travel":
        return None
    return WhoJoins(asked.lore, asked.offered, asked.campaign)


def _while(under_way: Callable[[State], object], matter: type[Matter]) -> About:
    """Only while that is so."""
    return lambda it: matter(it.lore, it.offered) if under_way(it.campaign.s) else None


def _priced(matter: type[Priced]) -> About:
    """Only where there is something to think about."""

    def about(asked: Asked) -> Matter | None:
        found = matter(asked.lore, asked.offered, asked.campaign)
        return found if found.differs else None

    return about


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


BY_QUESTION: Mapping[Question, About] = {
    questions.DAMAGE: lambda it: WhoIsHurt(it.lore, it.offered, it.amount),
    questions.STRUCK: lambda it: WhoIsStruck(it.lore, it.offered, it.amount),
    questions.AIM: lambda it: _attacking(it, missing=True),
    questions.ADD_DAMAGE: _placing,
}
BY_ID: Mapping[str, About] = {
    "fight": lambda it: WhoAttacks(it.lore, it.offered),
    "draw": _joining,
    "join": _joining,
    "accept": lambda it: (
        Helping(it.lore, it.offered, it.campaign) if it.campaign.s.contest else None
    ),
    "take": _while(lambda s: s.threat, Blocking),
    "at": _placing,
    "leave": _while(lambda s: s.ashore, InPort),
    "skip": _priced(WhatNext),
    "stop": _priced(WhereTo),
    "option": _event,
}
