"""Which answers of a question that may be asked several times are given in one press."""

from __future__ import annotations

from games.kernel import Ask
from games.kernel.ask import Several
from games.kernel.question import QuestionKind

SETS: frozenset[QuestionKind] = frozenset({"several", "hand", "named"})
"""Whoever chooses a set has chosen all of it: what ends the question goes without saying."""
DEEDS: frozenset[QuestionKind] = frozenset({"turn", "move"})
"""Here only what pieces do goes together; all else is an answer of its own."""


def several(ask: Ask) -> Several | None:
    """Made of how often it may be asked, and of what ends it."""
    if ask.several is not None or not ask.upto:
        return ask.several
    ends = tuple(dict.fromkeys(option.id for option in ask.options if option.ends))
    if ask.kind in SETS and len(ends) <= 1:
        return Several(ask.least, ask.upto, "".join(ends))
    return Several(ask.least, ask.upto, "", of_pieces=ask.kind in DEEDS, then=ends)
