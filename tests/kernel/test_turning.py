"""Which sentences of a story turned it, and how they are told to whoever was not there."""

from games.kernel.game import Line
from games.kernel.text import T, Text
from games.kernel.turning import most_telling, turning_points

NAMED = ("The wreck is found.", "A shark bites {who}.")
FOUND, BITE = T("The wreck is found."), T("A shark bites {who}.", who="Ann")


def told(texts: list[Text]) -> list[str]:
    return [str(text) for text in texts]


def test_named_sentences_turn_a_story_unless_one_seat_alone_reads_them() -> None:
    lines = [Line(FOUND), Line(T("Nothing.")), Line(BITE, to=1), Line(BITE)]
    assert told(turning_points(NAMED, lines)) == ["The wreck is found.", "A shark bites Ann."]


def test_a_named_sentence_within_another_counts() -> None:
    wrapped = T("{n}: {deed}", n=3, deed=T("The wreck is found."))
    assert told(turning_points(NAMED, [Line(wrapped)])) == ["3: The wreck is found."]


def test_phrases_and_figures_become_sentences() -> None:
    named = ("finds it",)
    lines = [Line(T("finds it"), by=0, kind="deed"), Line(T("finds it"), kind="figure")]
    assert told(turning_points(named, lines)) == ["finds it.", "finds it."]


def test_the_most_telling_are_those_named_first_and_of_these_the_last() -> None:
    second = T("A shark bites {who}.", who="Ben")
    lines = [Line(BITE), Line(T("Nothing.")), Line(FOUND), Line(second)]
    assert told(most_telling(NAMED, lines, 2)) == ["The wreck is found.", "A shark bites Ben."]
    assert told(most_telling(NAMED, lines, 9)) == [
        "A shark bites Ann.",
        "The wreck is found.",
        "A shark bites Ben.",
    ]
