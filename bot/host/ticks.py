"""How what somebody ticked in one list becomes choices, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.several import several
from games.kernel import Ask, T
from games.kernel.errors import NotOffered
from games.kernel.match import Match

Turns: TypeAlias = Callable[[Match, int, Sequence[str]], Iterator[str]]
"""Which of a seat's options is chosen next, while the match goes on with each."""


def in_order(_match: Match, _seat: int, options: Sequence[str]) -> Iterator[str]:
    """Just like this."""
    return iter(options)


def together(match: Match, seat: int, options: Sequence[str]) -> Iterator[str]:
    """In whatever order they fit, then what ends the list: these are all.

    What no longer matters when the question has found its answer is left out.
    """
    first, left = match.ask, list(options)
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
    ask = match.ask
    listed = None if ask is None else several(ask)
    if ask is not None and listed is not None and _still_asks(match, first):
        yield from (one.id for one in ask.of(seat) if one.id == listed.done)


def _still_asks(match: Match, first: Ask | None) -> bool:
    return match.ask is not None and first is not None and match.ask.run == first.run


def _first_that_fits(ask: Ask | None, seat: int, left: Sequence[str], *, alone: bool) -> str:
    for option in left:
        if ask is not None and ask.find(seat, option):
            return option
    if alone:
        return left[0]
    raise NotOffered(T("These do not all go together. Please choose again."))
