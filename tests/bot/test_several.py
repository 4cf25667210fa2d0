"""What can be answered in one press, of how often a question may be asked and what ends it."""

import pytest

from bot.several import Several, several
from games.kernel import Ask, Option, Question, T
from games.kernel.question import QuestionKind


def ask(kind: QuestionKind, *ends: str, upto: int = 3, least: int = 0) -> Ask:
    options = [Option(letter, 0, T("It"), 1) for letter in "ab"]
    options += [Option(end, 0, T("Enough"), 1, ends=True) for end in ends]
    return Ask(Question("test.which", kind), T("Which?"), options, upto=upto, least=least)


@pytest.mark.parametrize(
    ("question", "together"),
    [
        (ask("named", upto=0), None),
        (ask("several", "done"), Several(0, 3, "done")),
        (ask("hand", upto=2, least=2), Several(2, 2, "")),
        (ask("divide"), Several(0, 3, "")),
        (ask("shop", "leave"), Several(0, 3, "", then=("leave",))),
        (ask("turn", "end"), Several(0, 3, "", of_pieces=True, then=("end",))),
        (ask("move", "end", "stay"), Several(0, 3, "", of_pieces=True, then=("end", "stay"))),
    ],
)
def test_lists_are_made_of_facts(question: Ask, together: Several | None) -> None:
    assert several(question) == together
