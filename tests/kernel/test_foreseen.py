"""A question that was answered before it is asked."""

from __future__ import annotations

import pytest

from games.kernel import Ask, Option, Play, T
from games.kernel.ask import Checkpoint
from games.kernel.foreseen import foreseen
from games.kernel.question import Question

WHICH = Question("test.which", "named")


def two_letters() -> Play[str]:
    taken = ""
    for _ in range(2):
        options = [Option(name, 0, T("Letter"), name) for name in "ab"]
        taken += (yield Ask(WHICH, T("Which?"), options)).value
    return taken


def first(step: Ask | Checkpoint) -> Option[str]:
    assert isinstance(step, Ask)
    return step.options[0]


def test_the_first_question_is_answered_and_the_second_is_asked() -> None:
    play = foreseen(two_letters(), "b")
    asked = next(play)
    with pytest.raises(StopIteration, match="ba"):
        play.send(first(asked))


def test_without_an_answer_both_are_asked() -> None:
    play = foreseen(two_letters(), "")
    again = play.send(first(next(play)))
    with pytest.raises(StopIteration, match="aa"):
        play.send(first(again))
