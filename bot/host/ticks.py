"""How what somebody pressed or ticked becomes plain choices, one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.several import REST, several
from games.kernel import Ask, T
from games.kernel.composing import COURSE
from games.kernel.errors import NotOffered
from games.kernel.match import Match

Turns: TypeAlias = Callable[[Match, int, Sequence[str]], Iterator[str]]
"""Which of a seat's options is chosen next, while the match goes on with each."""


def in_order(match: Match, seat: int, options: Sequence[str]) -> Iterator[str]:
    """Just like this."""
    for option in options:
        if option == REST:
            yield from _by_autopilot(match, seat, match.ask)
        elif option.startswith(COURSE):
            yield from _along(match, seat, option)
        else:
            yield option


def together(match: Match, seat: int, options: Sequence[str]) -> Iterator[str]:
    """In whatever order they fit, then what ends the list: these are all.

    What no longer matters when the question has found its answer is left out.
    """
    first, left = match.ask, [option for option in options if option != REST]
    order = [] if first is None else [one.id for one in first.of(seat)]
    left.sort(key=lambda option: order.index(option) if option in order else len(order))
    listed = None if first is None else several(first)
    last = () if listed is None else listed.then
    for taken in range(len(left)):
        if taken and not _still_asks(match, first):
            return
        now = [option for option in left if option not in last] or left
        option = _first_that_fits(match.ask, seat, now, alone=taken == 0)
        left.remove(option)
        yield option
    if REST in options:
        yield from _by_autopilot(match, seat, first)
    ask = match.ask
    listed = None if ask is None else several(ask)
    if ask is not None and listed is not None and _still_asks(match, first):
        yield from (one.id for one in ask.of(seat) if one.id == listed.done)


def _along(match: Match, seat: int, course: str) -> Iterator[str]:
    """The plain choices of a course: each has a number among the options that are open then."""
    for number in course.removeprefix(COURSE).split("."):
        own = [] if match.ask is None else match.ask.of(seat)
        if not number.isdecimal() or int(number) >= len(own):
            raise NotOffered(T("This is not among the choices any more."))
        yield own[int(number)].id


def _by_autopilot(match: Match, seat: int, first: Ask | None) -> Iterator[str]:
    """As long as this question goes on."""
    luck = random.Random()
    while _still_asks(match, first) and (ask := match.asked(seat)) is not None and ask.of(seat):
        yield match.record.game.autopilot(match.view(seat), ask, seat, luck).id


def _still_asks(match: Match, first: Ask | None) -> bool:
    return match.ask is not None and first is not None and match.ask.run == first.run


def _first_that_fits(ask: Ask | None, seat: int, left: Sequence[str], *, alone: bool) -> str:
    for option in left:
        if ask is not None and ask.find(seat, option):
            return option
    if alone:
        return left[0]
    raise NotOffered(T("These do not all go together. Please choose again."))
