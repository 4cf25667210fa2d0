"""A rule in passing: one sentence, the first time somebody meets a thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.kernel.text import Text

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Reminder(Generic[V]):
    """What a seat should know as soon as its view shows this."""

    id: str
    words: Text
    met: Callable[[V, int], bool]
