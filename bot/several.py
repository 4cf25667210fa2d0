"""Which answers of a question that may be asked several times are given in one press."""

from __future__ import annotations

from games.kernel import Ask, Option, T
from games.kernel.ask import Several
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


def several(ask: Ask) -> Several | None:
    """Made of how often it may be asked, and of what ends it."""
    once = not ask.upto or (ask.upto == 1 and ask.kind not in SETS)
    if ask.several is not None or once:
        return ask.several
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
