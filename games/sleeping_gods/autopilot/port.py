"""Shops and ports."""

from __future__ import annotations

from typing import Any

from games.kernel import Option
from games.sleeping_gods.autopilot.situation import Mind, best
from games.sleeping_gods.content.cards import LevelCard

A_NIGHT = 4
SINKING = 6
FAINT = 0.5


def shop(mind: Mind) -> Option[Any] | None:
    """Levels first, then rest and repairs; in a market the dearest affordable thing."""
    lasting = mind.having("clear") or mind.having("pay")
    levels = mind.having("level")
    worths = [_lesson(mind.pack.level[o.value[1]]) for o in levels]
    learned = best(levels, worths, mind.luck) if levels else None
    wanted = lasting[0] if lasting else learned
    return wanted or _inn(mind) or _shipyard(mind) or _healing(mind) or _buy(mind)


def _inn(mind: Mind) -> Option[Any] | None:
    hurt = sum(member.damage for member in mind.view.state.crew)
    return mind.find("inn") if hurt + mind.weariness() >= 8 else None


def _shipyard(mind: Mind) -> Option[Any] | None:
    """Materials first; coins are for the inn unless she is sinking."""
    repairs = mind.having("repair")
    if mind.harm() < SINKING and not _flush(mind):
        repairs = [option for option in repairs if option.value == "materials"]
    if not repairs or mind.harm() < 3:
        return None
    return best(repairs, [float(o.value == "materials") for o in repairs], mind.luck)


def _flush(mind: Mind) -> bool:
    """Whether a coin can go without costing the next night's rest."""
    return mind.view.state.goods["coins"] > A_NIGHT


def _buy(mind: Mind) -> Option[Any] | None:
    offers = [o for o in mind.having("buy") if (mind.pack.card[o.value].coins or 0) >= 1]
    if not offers or not _flush(mind):
        return mind.find("leave")
    return best(offers, [float(mind.pack.card[o.value].coins or 0) for o in offers], mind.luck)


def _healing(mind: Mind) -> Option[Any] | None:
    patients = [o for o in mind.having("heal") if mind.view.state.crew[o.value].damage >= 3]
    if not patients or not (_flush(mind) or mind.wellness() < FAINT):
        return None
    damage = [float(mind.view.state.crew[o.value].damage) for o in patients]
    return best(patients, damage, mind.luck)


def _lesson(level: LevelCard) -> float:
    """What a level card gives for its price."""
    strong = sum(passive.op in ("damage", "accuracy", "block") for passive in level.passive)
    skilled = sum(passive.op == "skill" for passive in level.passive)
    return (1.0 + level.health + 2.0 * strong + 2.0 * skilled) / level.xp
