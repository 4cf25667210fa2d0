"""What a story tells: each kind of event has an id that never changes, whatever its words."""

from __future__ import annotations

from typing import Any

from games.kernel.text import Event

_blank = object.__new__


class Told:
    """One kind of event of a game: its id and its words, with a plural where it counts."""

    __slots__ = ("id", "plural", "template")

    def __init__(self, id: str, template: str, plural: str | None = None) -> None:  # noqa: A002 - what it is
        self.id = id
        self.template = template
        self.plural = plural

    def __call__(self, **args: Any) -> Event:
        """That it happened: to whom, where, how much."""
        event = _blank(Event)
        event.template = self.template
        event.args = args or None
        event.plural = self.plural
        event.id = self.id
        return event
