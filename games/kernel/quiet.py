"""Whether a part of the rules asked anything: a list that is answered at once goes on if not."""

from __future__ import annotations

from typing import Any, TypeVar

from games.kernel.ask import Ask, Option, Play

W = TypeVar("W")


def quietly(play: Play[W]) -> Play[tuple[W, bool]]:
    """What came of it, and whether nobody was asked anything meanwhile."""
    quiet = True
    answer: Option[Any] | None = None
    while True:
        try:
            step = play.send(answer)  # type: ignore[arg-type]  # None starts a generator
        except StopIteration as end:
            return end.value, quiet
        quiet = quiet and not isinstance(step, Ask)
        answer = yield step
