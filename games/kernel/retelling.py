"""The same that happened several times in a row, told once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.kernel.telling import Line
from games.kernel.text import Event, Text


def in_one_sentence(lines: Iterable[Line]) -> list[Line]:
    """Neighbours that tell of the same event and count where or what, become one that counts all:
    a creep rises at A, a creep rises at B; creeps rise at A, B."""
    told: list[Line] = []
    for line in lines:
        both = None if not told else _together(told[-1], line)
        if both is None:
            told.append(line)
        else:
            told[-1] = both
    return told


def _together(one: Line, other: Line) -> Line | None:
    first, second = one.text, other.text
    alike = one._replace(text=second) == other and _event(first) == _event(second) is not None
    things, more = _counted(first), _counted(second)
    if not alike or things is None or more is None or first.args is None or second.args is None:
        return None
    if {**first.args, "n": 0, things: 0} != {**second.args, "n": 0, more: 0}:
        return None
    counted = [*first.args[things], *second.args[more]]
    return one._replace(text=_with(first, {**first.args, "n": len(counted), things: counted}))


def _event(text: Text) -> str | None:
    return text.id if isinstance(text, Event) else None


def _counted(text: Text) -> str | None:
    """The argument whose things the sentence counts."""
    args = text.args or {}
    lists = [name for name, value in args.items() if isinstance(value, (list, tuple))]
    return lists[0] if len(lists) == 1 and len(args[lists[0]]) == args.get("n") else None


def _with(text: Text, args: dict[str, Any]) -> Text:
    assert isinstance(text, Event)
    return Event(text.template, args, text.plural, text.id)
