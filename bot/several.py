"""Which answers of a question that may be asked several times are given in one press."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel import Ask, Option, T
from games.kernel.composing import COURSE
from games.kernel.question import QuestionKind

REST = f"{COURSE}rest"
"""Whatever is still to be answered, as the autopilot would."""
POINTS: frozenset[QuestionKind] = frozenset({"place", "divide"})
"""Questions that one may be tired of before they are over."""

SETS: frozenset[QuestionKind] = frozenset({"several", "hand", "named"})
"""Whoever chooses a set has chosen all of it: what ends the question goes without saying."""
DEEDS: frozenset[QuestionKind] = frozenset({"turn", "move"})
"""Here only what pieces do goes together; all else is an answer of its own."""


class Several(NamedTuple):
    """How many of an ask's options are taken together; the option ``done`` ends it earlier.

    With ``of_pieces``, only what pieces do is taken together; all else is an answer of its own. One
    of ``then`` may be ticked with them, and comes after them. Where it names every such answer,
    groups offered aside are ticked with them, too.
    """

    least: int
    most: int
    done: str = "done"
    of_pieces: bool = False
    then: tuple[str, ...] = ()


def several(ask: Ask) -> Several | None:
    """Made of how often it may be asked, and of what ends it."""
    if not ask.upto or (ask.upto == 1 and ask.kind not in SETS):
        return None
    ends = tuple(dict.fromkeys(option.id for option in ask.options if option.ends))
    if ask.kind in SETS and len(ends) <= 1:
        return Several(ask.least, ask.upto, "".join(ends))
    return Several(ask.least, ask.upto, "", of_pieces=ask.kind in DEEDS, then=ends)


def with_rest(ask: Ask) -> Ask:
    """Where it is asked for one thing after the other, the autopilot may do the rest."""
    if ask.kind not in POINTS or ask.upto <= 1 or len(ask.seats) != 1:
        return ask
    rest = Option(
        REST,
        ask.seats[0],
        T("Let the autopilot do the rest"),
        None,
        short=T("Autopilot: the rest"),
        ends=True,
    )
    return ask.offering([*ask.options, rest])
