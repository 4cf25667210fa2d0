"""What an author must mend: where it stands, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.content import BrokenContent


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands."""

    file: str
    line: int
    label: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.label}"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something an author must mend."""

    place: Place
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class Slip(ValueError):
    """Something on this line of a file cannot be read as it is written."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class BrokenPack(BrokenContent):
    """A pack that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__([str(fault) for fault in faults])
        self.faults = faults
