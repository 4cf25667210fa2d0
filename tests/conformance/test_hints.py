"""No hint says what is not true: what it names is played, and its sentences are read."""

import pytest

from games.catalog import find_game
from tests.hints.playing import is_thought_about, judged, questions_of
from tests.hints.sentences import Claim, claims
from tests.offered import MINDS

SEATS = {"refuge": 3, "jupiter": 2, "tentacula": 3, "lurk": 2, "sleeping_gods": 2}

NOT_READ = {"the way to the goal gets shorter", "nobody has read yet what comes of it"}
"""Facts that no judge reads yet."""


@pytest.mark.parametrize("hints", [6, pytest.param(500, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", SEATS)
def test_no_hint_says_what_is_not_true(game_id: str, hints: int) -> None:
    untrue, unread, read = list[tuple[Claim, float]](), list[str](), 0
    for judge in judged(game_id, SEATS[game_id], 700, hints):
        untrue += judge.untrue()
        unread += judge.unread
        read += judge.read
    assert not untrue
    assert NOT_READ.issuperset(unread)
    assert read > hints


@pytest.mark.parametrize("questions", [20, pytest.param(500, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", MINDS)
def test_hardly_a_question_is_answered_without_a_thought(game_id: str, questions: int) -> None:
    seats = find_game(game_id).seats[0]
    found = [is_thought_about(*asked) for asked in questions_of(game_id, seats, 700, questions)]
    assert found.count(False) <= 0.05 * questions


@pytest.mark.parametrize(
    ("sentence", "meant"),
    [
        ("It is so with 3 of 4 Kraken cards.", [("X", 0.75, True)]),
        (
            "It is so whatever card the Kraken draws (not with “Y”).",
            [("X", 1.0, True), ("Y", 0.0, True)],
        ),
        ("The price: it is so (“Y”: 1 of 4).", [("X", 1.0, True), ("Y", 0.25, True)]),
        ("with “Y”: it is so (38 %).", [("X", 0.0, False), ("Y", 0.38, False)]),
        ("it is so in only 57 of 100 (“Y”: always).", [("X", 0.57, True), ("Y", 1.0, True)]),
        ("It is so in each of 8 tries.", [("X", 1.0, False)]),
        ("All in all it leads to more than “Y”, though no single thing decides it.", []),
    ],
)
def test_a_sentence_is_read_as_what_it_claims(
    sentence: str, meant: list[tuple[str, float, bool]]
) -> None:
    read = claims("X", sentence)
    assert [(one.option, one.share, one.exact) for one in read] == meant
    assert {one.fact.lower() for one in read} <= {"it is so"}
