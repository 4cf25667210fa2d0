"""Every lesson is walked with the real rules: it fails when they change under it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.catalog import find_game
from games.conformance.pseudo import escapes
from games.kernel.lesson import LEARNER, Lesson, Made, Move
from games.kernel.match import Match
from tests.offered import LESSONS

SENTENCE = 110
"""Letters that are read in one breath."""


def lesson_of(game_id: str) -> Lesson:
    lesson = find_game(game_id).lesson
    assert lesson is not None, f"{game_id} has no guided first game"
    return lesson


def walked(game_id: str) -> Iterator[tuple[Match, Move]]:
    """The match before each move of the path."""
    lesson = lesson_of(game_id)
    match = Match.start(find_game(game_id), lesson.seats, lesson.options, lesson.seed)
    for move in lesson.path:
        yield match, move
        match.choose(move.seat, move.option)


@pytest.mark.parametrize("game_id", LESSONS)
def test_the_path_is_offered_step_by_step(game_id: str) -> None:
    for number, (match, move) in enumerate(walked(game_id)):
        assert match.ask is not None, f"the game is over after {number} moves"
        assert match.ask.find(move.seat, move.option), (
            f"move {number}: {move.option} is not offered in {match.ask.prompt}: "
            f"{[option.id for option in match.ask.of(move.seat)]}"
        )
        assert move.seat in match.ask.awaited
        others = {option.seat for option in match.ask.options if option.id == move.option}
        assert move.seat == LEARNER or LEARNER not in others, "a partner decides for the learner"


@pytest.mark.parametrize("game_id", LESSONS)
def test_the_game_goes_on_after_the_lesson(game_id: str) -> None:
    *_, (match, _) = walked(game_id)
    assert match.choices_made == len(lesson_of(game_id).path)
    assert match.ask is not None
    assert match.outcome is None


@pytest.mark.parametrize("game_id", LESSONS)
def test_one_short_sentence_for_each_thing_the_learner_does(game_id: str) -> None:
    lesson = lesson_of(game_id)
    assert 8 <= len(lesson.prompts) <= 16
    for match, move in walked(game_id):
        if move.words is None:
            together = match.ask is not None and match.ask.kind == "several"
            assert move.seat != LEARNER or together, f"{move.option}: nothing is said"
        else:
            assert move.seat == LEARNER
            assert escapes(move.words) is None
            assert re.fullmatch(r"[^.!?]+[.!?]", str(move.words)), str(move.words)
            assert len(str(move.words)) <= SENTENCE, str(move.words)


@pytest.mark.parametrize("game_id", LESSONS)
def test_where_a_game_stands_is_told_by_its_choices(game_id: str) -> None:
    lesson = lesson_of(game_id)
    made = [Made(at, move.seat, move.option) for at, move in enumerate(lesson.path, 1)]
    assert lesson.follows(made)
    assert lesson.follows(made[len(made) // 2 :]), "the newest choices are enough"
    assert not lesson.follows([*made, Made(len(made) + 1, LEARNER, "any")])
    assert not lesson.follows([*made[:3], Made(4, LEARNER, "something-else")])
    number, words = lesson.said(len(lesson.path) - 1)
    assert (number, words) == (len(lesson.prompts), lesson.prompts[-1].words)


@pytest.mark.parametrize("game_id", LESSONS)
def test_the_real_game_afterwards_is_an_easy_one(game_id: str) -> None:
    lesson, game = lesson_of(game_id), find_game(game_id)
    assert isinstance(lesson.after, game.Options)
    assert Match.start(game, lesson.seats, lesson.after).ask is not None
