"""What a game tells: its story, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from games.kernel.text import Text

Deed = Literal["deed", "opening", "cue"]
"""What somebody did: in a row with the rest, at the head of a new line, or left out as soon as
something else of theirs follows, because that says it as well."""
Kind = Literal["happening", "figure", "prose"] | Deed
"""How a line is told: a sentence, a gain or loss, a passage to be read, what somebody did."""


class Line(NamedTuple):
    """One line of the story; ``to`` names the only seat that may read it, ``by`` who did it."""

    text: Text
    to: int | None = None
    kind: Kind = "happening"
    by: int | None = None
    shows: str = ""
    """The vignette that a passage is read under, by the name its renderer knows."""


_line: Callable[[tuple[Text, int | None, Kind, int | None, str]], Line] = partial(
    tuple.__new__, Line
)
"""A line of all five at once, in half the time that names and defaults take."""


class Telling:
    """The verbs with which rules tell; whoever runs them takes the lines."""

    lines: list[Line]

    def say(self, text: Text, *, to: int | None = None) -> None:
        """What happened, in a sentence; with ``to``, for one seat alone."""
        self.lines.append(_line((text, to, "happening", None, "")))

    def deed(self, seat: int, text: Text, *, to: int | None = None, kind: Deed = "deed") -> None:
        """What this seat did: a phrase that follows its name, without a full stop."""
        self.lines.append(_line((text, to, kind, seat, "")))

    def figure(self, text: Text, *, to: int | None = None) -> None:
        """A gain, a loss or a count, in a few words for the small line at the end."""
        self.lines.append(_line((text, to, "figure", None, "")))

    def prose(self, text: Text, shows: str = "") -> None:
        """A passage to be read whole: it stands in a message of its own, under its vignette."""
        self.lines.append(_line((text, None, "prose", None, shows)))
