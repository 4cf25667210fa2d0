"""Shops and ports."""

from __future__ import annotations

from games.sleeping_gods.autopilot.question import Answer, Question

A_NIGHT = 4
SINKING = 6
FAINT = 0.5


def shop(question: Question) -> Answer | None:
    """Levels first, then rest and repairs; in a market the dearest affordable thing."""
    lasting = question.having("clear") or question.having("pay")
    levels = question.having("level")
    learned = question.best(levels, lambda o: _lesson(question, o)) if levels else None
    wanted = lasting[0] if lasting else learned
    return wanted or _inn(question) or _shipyard(question) or _healing(question) or _buy(question)


def _inn(question: Question) -> Answer | None:
    return question.find("inn") if question.wear >= 8 else None


def _shipyard(question: Question) -> Answer | None:
    """Materials first; coins are for the inn unless she is sinking."""
    repairs = question.having("repair")
    if question.harm < SINKING and not _flush(question):
        repairs = [option for option in repairs if option.value.goods == "materials"]
    if not repairs or question.harm < 3:
        return None
    return question.best(repairs, lambda o: o.value.goods == "materials")


def _flush(question: Question) -> bool:
    """Whether a coin can go without costing the next night's rest."""
    return question.view.state.goods["coins"] > A_NIGHT


def _buy(question: Question) -> Answer | None:
    price = {o.id: question.pack.card[o.value].coins or 0 for o in question.having("buy")}
    offers = [o for o in question.having("buy") if price[o.id]]
    if not offers or not _flush(question):
        return question.find("leave")
    return question.best(offers, lambda o: price[o.id])


def _healing(question: Question) -> Answer | None:
    crew = question.view.state.crew
    patients = [o for o in question.having("heal") if crew[o.value.member].damage >= 3]
    if not patients or not (_flush(question) or question.wellness < FAINT):
        return None
    return question.best(patients, lambda o: crew[o.value.member].damage)


def _lesson(question: Question, option: Answer) -> float:
    """What a level card gives for its price."""
    level = question.pack.level[option.value.level]
    strong = sum(passive.op in ("damage", "accuracy", "block") for passive in level.passive)
    skilled = sum(passive.op == "skill" for passive in level.passive)
    return (1.0 + level.health + 2.0 * strong + 2.0 * skilled) / level.xp
