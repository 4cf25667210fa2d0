"""Outside judges: who wants to see every request, answer and dispatch."""

from dataclasses import dataclass
from typing import Protocol

from loopback.types import Json


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of the bot and the answer it got."""

    method: str
    template: str
    body: object
    status: int
    answer: object


class Judge(Protocol):
    """Sees everything; what it thinks of it is its own affair."""

    def rest(self, exchange: Exchange) -> None: ...

    def dispatch(self, event: str, data: Json) -> None: ...
