"""Shops and ports."""

from __future__ import annotations

from typing import Any

from games.kernel import Option
from games.sleeping_gods.autopilot.mind import Mind, best


def shop(mind: Mind) -> Option[Any] | None:
    """Levels first, then rest and repairs; in a market the dearest affordable thing."""
    lasting = mind.having("clear") or mind.having("pay")
    levels = mind.having("level")
    wanted = lasting[0] if lasting else mind.luck.choice(levels) if levels else None
    return wanted or _inn(mind) or _shipyard(mind) or _healing(mind) or _buy(mind)


def _inn(mind: Mind) -> Option[Any] | None:
    hurt = sum(member.damage for member in mind.view.state.crew)
    return mind.find("inn") if hurt + mind.weariness() >= 8 else None


def _shipyard(mind: Mind) -> Option[Any] | None:
    repairs = mind.having("repair")
    if not repairs or mind.harm() < 3:
        return None
    return best(repairs, [float(o.value == "materials") for o in repairs], mind.luck)


def _buy(mind: Mind) -> Option[Any] | None:
    offers = [o for o in mind.having("buy") if (mind.pack.card[o.value].coins or 0) >= 1]
    if not offers:
        return mind.find("leave")
    return best(offers, [float(mind.pack.card[o.value].coins or 0) for o in offers], mind.luck)


def _healing(mind: Mind) -> Option[Any] | None:
    patients = [o for o in mind.having("heal") if mind.view.state.crew[o.value].damage >= 3]
    if not patients or mind.view.state.goods["coins"] < 2:
        return None
    damage = [float(mind.view.state.crew[o.value].damage) for o in patients]
    return best(patients, damage, mind.luck)
