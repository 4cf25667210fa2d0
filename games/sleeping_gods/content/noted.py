"""An entry of which every part remembers the line it was written on."""

from __future__ import annotations

from typing import Any

from games.sleeping_gods.content.faults import Slip

_WRITTEN_AS = {
    "vignette": "picture",
    "requires": "needs",
    "combat": "fight",
    "fail": "failure",
    "goto": "turn to",
    "instead": "skip the effects",
    "more": "a second line",
}
"""What an author calls a field, where the rules call it something else."""


class Noted(dict[str, Any]):
    """Plain data, the line of each of its fields, and what could not be read among them."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}
        self.slips: list[Slip] = []

    def note(self, key: str, value: Any, line: int) -> None:
        """A field that may be written once."""
        if key in self:
            raise Slip(line, f"{_WRITTEN_AS.get(key, key)} stands here twice; once is enough")
        self[key] = value
        self.lines[key] = line

    def more(self, key: str, values: list[Any], line: int) -> None:
        """A field that may be written bit by bit."""
        self.setdefault(key, []).extend(values)
        self.lines.setdefault(key, line)

    def inner(self, key: str, line: int) -> Noted:
        """The entry within this field, which may be there already."""
        self.lines.setdefault(key, line)
        found: Noted = self.setdefault(key, Noted(line))
        return found

    def line_of(self, path: tuple[int | str, ...]) -> int:
        """The line on which this part begins, as near as it can be told."""
        part: Any = self
        line = self.line
        for step in path:
            if isinstance(part, Noted):
                line, part = part.lines.get(str(step), line), part.get(str(step))
            elif isinstance(part, list) and isinstance(step, int) and step < len(part):
                part = part[step]
                line = part.line if isinstance(part, Noted) else line
        return line

    def named(self, path: tuple[int | str, ...]) -> tuple[str, ...]:
        """This part as an author would name it."""
        names: list[str] = []
        part: Any = self
        for step in path:
            if isinstance(step, str):
                part = part.get(step) if isinstance(part, dict) else None
                names.append(_WRITTEN_AS.get(step, step))
            elif isinstance(part, list) and step < len(part):
                part = part[step]
                if isinstance(part, Noted) and "key" in part:
                    names[-1] = f"choice {part['key']}"
        return tuple(names)
