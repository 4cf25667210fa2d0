"""Faults on request: what goes wrong next, and how often."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from loopback.gateway.session import Session
from loopback.types import Json

CLOSED, OPENED_TOO_FAST, NO_MUTUAL_GUILD = 50007, 40003, 50278
"""Why Discord does not let a bot write to somebody directly."""


@dataclass(slots=True)
class RestFault:
    """The next requests whose route matches go wrong in this way."""

    kind: str
    method: str = ""
    path: str = ""
    times: int = 1
    seconds: float = 0.0
    everywhere: bool = False
    code: int = 0

    def matches(self, method: str, path: str) -> bool:
        return self.method in ("", method) and self.path in path


@dataclass(slots=True)
class DispatchFault:
    """The next dispatches of an event are held back or sent twice."""

    kind: Literal["hold", "double"]
    event: str
    times: int = 1


@dataclass(slots=True)
class Faults:
    """The faults that are set, and the dispatches that are held."""

    rest: list[RestFault] = field(default_factory=list)
    dispatches: list[DispatchFault] = field(default_factory=list)
    held: list[tuple[Session, str, Json]] = field(default_factory=list)
    names_forgotten: bool = False
    """Whether a change finds a message's own pictures by name no more."""
    doors: dict[str, int] = field(default_factory=dict)
    """Whom the bot cannot write to directly, and the code with which Discord says so."""

    def next_rest(self, method: str, path: str) -> RestFault | None:
        """The fault that this request meets, counted down."""
        for fault in self.rest:
            if fault.matches(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self.rest.remove(fault)
                return fault
        return None

    def copies_of(self, event: str, session: Session, data: Json) -> int:
        """How often a dispatch is sent now: once, twice, or not yet."""
        for fault in self.dispatches:
            if fault.event in ("", event):
                return self._use(fault, event, session, data)
        return 1

    def _use(self, fault: DispatchFault, event: str, session: Session, data: Json) -> int:
        fault.times -= 1
        if fault.times <= 0:
            self.dispatches.remove(fault)
        if fault.kind == "double":
            return 2
        self.held.append((session, event, copy.deepcopy(data)))
        return 0

    def release(self) -> Iterator[tuple[Session, str, Json]]:
        held, self.held = self.held, []
        yield from held

    def clear(self) -> None:
        self.rest.clear()
        self.doors.clear()
        self.names_forgotten = False
        self.dispatches.clear()
