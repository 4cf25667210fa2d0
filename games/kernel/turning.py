"""Turning points: a game names the sentences of its story after which it stands differently.

They are those its rules tell everybody anyway, known by their English words, so that nothing can
be told to whoever watches that a spectator has not been told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.kernel.game import Line
from games.kernel.text import T, Text


def turning_points(named: Sequence[str], lines: Iterable[Line]) -> list[Text]:
    """What of a story turned it, in the order in which it was told."""
    return [_told(line) for line in lines if _rank(named, line) is not None]


def most_telling(named: Sequence[str], lines: Iterable[Line], most: int) -> list[Text]:
    """At most so many: those that the game names first, and of the same kind the last."""
    ranked = [(_rank(named, line), -at, line) for at, line in enumerate(lines)]
    turned = [(rank, back, line) for rank, back, line in ranked if rank is not None]
    kept = sorted(turned, key=lambda one: one[:2])[:most]
    return [_told(line) for _, _, line in sorted(kept, key=lambda one: -one[1])]


def _rank(named: Sequence[str], line: Line) -> int | None:
    """Where a game names this line among its turning points; what one seat reads is none."""
    if line.to is not None:
        return None
    wrapped = [one for one in (line.text.args or {}).values() if isinstance(one, Text)]
    for text in (line.text, *wrapped):
        if text.template in named:
            return named.index(text.template)
    return None


def _told(line: Line) -> Text:
    """A phrase of somebody's turn, or of the small print, becomes a sentence."""
    whole = line.by is None and line.kind != "figure"
    return line.text if whole else T("{phrase}.", phrase=line.text)
