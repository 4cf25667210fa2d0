"""How a rescue ends: with all safe, with too few left, or with the colony falling apart."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.colony import Placed
from games.jupiter.modules import DISH, PLANT
from games.jupiter.rescue import Ended, Rescue
from games.jupiter.state import ROBOT, Cause
from games.kernel.game import Outcome
from games.kernel.text import T, Text

REASONS: dict[Cause, Text] = {
    "rescued": T("You did it. The colonists are safe!"),
    "converted": T("Too few colonists are left to save."),
    "power": T("The last power plant is gone, and the colony falls."),
    "radar": T("The last radar dish is gone. The pod can't find you."),
}


def check_ending(rescue: Rescue) -> None:
    """Victory and both defeats, as soon as they are certain."""
    s = rescue.s
    if s.saved >= s.target and max(s.domes) < ROBOT:
        raise Ended("rescued")
    if s.saved + s.pod.colonists + rescue.colonists_on_colony < s.target:
        raise Ended("converted")
    if not stands(s.modules, PLANT):
        raise Ended("power")
    if not stands(s.modules, DISH):
        raise Ended("radar")


def stands(modules: Sequence[Placed], number: int) -> bool:
    """Whether any module of this number is left."""
    for module in modules:  # noqa: SIM110 - asked after every step; any() costs twice
        if module.number == number and not module.gone:
            return True
    return False


def behind(rescue: Rescue) -> float:
    """By the end that is nearest: all are saved, too few are left, or no plant or no dish is."""
    s = rescue.s
    left = s.saved + s.pod.colonists + rescue.colonists_on_colony
    lost = s.lost / (s.lost + left - s.target + 1)
    gone = [_share_gone(s.modules, number) for number in (PLANT, DISH)]
    return min(1.0, max((s.saved + s.pod.colonists) / s.target, lost, *gone))


def _share_gone(modules: Sequence[Placed], number: int) -> float:
    kept = [module.gone for module in modules if module.number == number]
    return sum(kept) / len(kept)


def outcome(rescue: Rescue, cause: Cause) -> Outcome:
    winners = tuple(range(rescue.seat_count)) if cause == "rescued" else ()
    figures = (
        (T("Saved"), rescue.s.saved),
        (T("To save"), rescue.s.target),
        (T("Lost"), rescue.s.lost),
        (T("Turns"), rescue.s.turn),
    )
    return Outcome(winners, REASONS[cause], cause, figures)
