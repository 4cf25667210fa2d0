"""A question answered before it is asked: whoever chose said then what the answer will be."""

from __future__ import annotations

from typing import Any, TypeVar

from games.kernel.ask import Ask, Option, Play

W = TypeVar("W")


def foreseen(play: Play[W], answer: str) -> Play[W]:
    """The first question is answered by the option with this id; the others are asked."""
    given: Option[Any] | None = None
    while True:
        try:
            step = play.send(given)  # type: ignore[arg-type]  # None starts a generator
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # what came of it
        if answer and isinstance(step, Ask):
            given = next(option for option in step.options if option.id == answer)
            answer = ""
        else:
            given = yield step
