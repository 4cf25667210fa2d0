"""Turning points: a game names the events of its story after which it stands differently.

They are those its rules tell everybody anyway, so that nothing can be told to whoever watches that
a spectator has not been told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from games.kernel.game import GameClass
from games.kernel.telling import Line
from games.kernel.text import Event, T, Text


def turning_points(game: GameClass, lines: Iterable[Line]) -> list[Text]:
    """What of a story turned it, in the order in which it was told."""
    return [_told(line) for line in lines if _rank(game, line) is not None]


def most_telling(game: GameClass, lines: Iterable[Line], most: int) -> list[Text]:
    """At most so many: those that the game names first, and of the same kind the last."""
    ranked = [(_rank(game, line), -at, line) for at, line in enumerate(lines)]
    turned = [(rank, back, line) for rank, back, line in ranked if rank is not None]
    kept = sorted(turned, key=lambda one: one[:2])[:most]
    return [_told(line) for _, _, line in sorted(kept, key=lambda one: -one[1])]


def _rank(game: GameClass, line: Line) -> int | None:
    """Where a game names this line among its turning points; what one seat reads is none."""
    if line.to is not None:
        return None
    named = [told.id for told in game.turning_points]
    found = (event for event in events(line.text, game.told_before_ids) if event in named)
    return next(map(named.index, found), None)


def events(text: Text, before_ids: Mapping[str, str]) -> Iterator[str]:
    """What a sentence tells of, itself or by a phrase in it."""
    if isinstance(text, Event):
        yield text.id
    elif text.template in before_ids:
        yield before_ids[text.template]
    for one in (text.args or {}).values():
        if isinstance(one, Text):
            yield from events(one, before_ids)


def _told(line: Line) -> Text:
    """A phrase of somebody's turn, or of the small print, becomes a sentence."""
    whole = line.by is None and line.kind != "figure"
    return line.text if whole else T("{phrase}.", phrase=line.text)
