"""How what somebody pressed becomes plain choices, one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.several import POINTS, REST
from games.kernel import Ask, Option, T
from games.kernel.composing import COURSE
from games.kernel.errors import NotOffered
from games.kernel.match import Match

Turns: TypeAlias = Callable[[Match, int, Sequence[str]], Iterator[str]]
"""Which of a seat's options is chosen next, while the match goes on with each."""


def in_order(match: Match, seat: int, options: Sequence[str]) -> Iterator[str]:
    """Just like this."""
    for option in options:
        if option == REST:
            yield from _by_autopilot(match, seat)
        elif option.startswith(COURSE):
            yield from _along(match, seat, option)
        else:
            yield option


def together(match: Match, _: int, options: Sequence[str]) -> Iterator[str]:
    """In this order; what no longer matters when the question has found its answer is left out."""
    first = match.ask
    for taken, option in enumerate(options):
        if taken and not _still_asks(match, first):
            return
        yield option


def rest_of(match: Match, rivals: bool) -> list[Option[object]]:
    """What the autopilot would answer until the question is over: where points are divided one by
    one, by one seat, and nobody is a rival."""
    ask = match.ask
    if ask is None or rivals or ask.kind not in POINTS or ask.upto <= 1 or len(ask.awaited) != 1:
        return []
    (seat,), tried, taken = ask.awaited, match.clone(), list[Option[object]]()
    for choice in _by_autopilot(tried, seat):
        option = None if tried.ask is None else tried.ask.find(seat, choice)
        if option is None:
            return []
        taken.append(option)
        tried.choose(seat, choice)
    return taken


def _along(match: Match, seat: int, course: str) -> Iterator[str]:
    """The plain choices of a course: each has a number among the options that are open then."""
    for number in course.removeprefix(COURSE).split("."):
        own = [] if match.ask is None else match.ask.of(seat)
        if not number.isdecimal() or int(number) >= len(own):
            raise NotOffered(T("That choice is gone; here are the current ones."))
        yield own[int(number)].id


def _by_autopilot(match: Match, seat: int) -> Iterator[str]:
    """As long as this question goes on, and the same whenever it is asked for."""
    first = match.ask
    luck = random.Random("" if first is None else first.run)
    while _still_asks(match, first) and (ask := match.asked(seat)) is not None and ask.of(seat):
        yield match.record.game.autopilot(match.view(seat), ask, seat, luck).id


def _still_asks(match: Match, first: Ask | None) -> bool:
    return match.ask is not None and first is not None and match.ask.run == first.run
