"""Shops and ports."""

from __future__ import annotations

from games.sleeping_gods.autopilot.question import Answer, Question, best
from games.sleeping_gods.content.cards import LevelCard

A_NIGHT = 4
SINKING = 6
FAINT = 0.5


def shop(question: Question) -> Answer | None:
    """Levels first, then rest and repairs; in a market the dearest affordable thing."""
    lasting = question.having("clear") or question.having("pay")
    levels = question.having("level")
    worths = [_lesson(question.pack.level[o.value.level]) for o in levels]
    learned = best(levels, worths, question.luck) if levels else None
    wanted = lasting[0] if lasting else learned
    return wanted or _inn(question) or _shipyard(question) or _healing(question) or _buy(question)


def _inn(question: Question) -> Answer | None:
    hurt = sum(member.damage for member in question.view.state.crew)
    return question.find("inn") if hurt + question.weariness() >= 8 else None


def _shipyard(question: Question) -> Answer | None:
    """Materials first; coins are for the inn unless she is sinking."""
    repairs = question.having("repair")
    if question.harm() < SINKING and not _flush(question):
        repairs = [option for option in repairs if option.value.goods == "materials"]
    if not repairs or question.harm() < 3:
        return None
    return best(repairs, [float(o.value.goods == "materials") for o in repairs], question.luck)


def _flush(question: Question) -> bool:
    """Whether a coin can go without costing the next night's rest."""
    return question.view.state.goods["coins"] > A_NIGHT


def _buy(question: Question) -> Answer | None:
    offers = [o for o in question.having("buy") if (question.pack.card[o.value].coins or 0) >= 1]
    if not offers or not _flush(question):
        return question.find("leave")
    return best(
        offers, [float(question.pack.card[o.value].coins or 0) for o in offers], question.luck
    )


def _healing(question: Question) -> Answer | None:
    patients = [
        o for o in question.having("heal") if question.view.state.crew[o.value.member].damage >= 3
    ]
    if not patients or not (_flush(question) or question.wellness() < FAINT):
        return None
    damage = [float(question.view.state.crew[o.value.member].damage) for o in patients]
    return best(patients, damage, question.luck)


def _lesson(level: LevelCard) -> float:
    """What a level card gives for its price."""
    strong = sum(passive.op in ("damage", "accuracy", "block") for passive in level.passive)
    skilled = sum(passive.op == "skill" for passive in level.passive)
    return (1.0 + level.health + 2.0 * strong + 2.0 * skilled) / level.xp
