"""What of a question is answered in one press: what is lit and then done, and the rest of it."""

from __future__ import annotations

from games.kernel import Ask, Option
from games.kernel.composing import COURSE
from games.kernel.question import QuestionKind

REST = f"{COURSE}rest"
"""Whatever is still to be answered, as the autopilot would."""
POINTS: frozenset[QuestionKind] = frozenset({"place", "divide"})
"""Bookkeeping that one may be tired of before it is over."""
TOGGLED = "t"
"""Begins a step that is a set of lit toggles, as the bits of a number."""


def toggles(ask: Ask) -> list[Option[object]]:
    """What lights up before the deed, in the order of the rules, what is secret after the rest;
    nothing where it is asked once."""
    if ask.kind != "several" or not ask.upto:
        return []
    plain = {one.id: one for one in ask.options if one.tone == "plain" and not one.ends}
    return sorted((one for one in plain.values() if not one.aside), key=lambda one: one.secret)


def deed(ask: Ask) -> Option[object] | None:
    """What is done with all that is lit: what ends the question, or else its one main answer."""
    ends = {one.id: one for one in ask.options if one.ends}
    main = ends or {one.id: one for one in ask.options if one.tone == "go" and not one.aside}
    return next(iter(main.values())) if len(main) == 1 else None


def lit_in(ask: Ask, step: str) -> list[str]:
    """The toggles that a step's word says are lit."""
    digits = step.removeprefix(TOGGLED)
    try:
        mask = int(digits, 16) if step.startswith(TOGGLED) else 0
    except ValueError:
        mask = 0
    return [one.id for at, one in enumerate(toggles(ask)) if mask >> at & 1]
