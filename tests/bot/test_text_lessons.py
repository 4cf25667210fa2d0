"""The guided first game in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from bot.cli.text import command
from games.catalog import find_game
from games.kernel.lesson import LEARNER
from games.kernel.match import Match
from tests.offered import LESSONS


def typed(game_id: str) -> Iterator[str]:
    """What a learner types who does what the lesson says."""
    game = find_game(game_id)
    lesson = game.lesson
    assert lesson is not None
    match = Match.start(game, lesson.seats, lesson.options, lesson.seed)
    for move in lesson.path:
        assert match.ask is not None
        if move.seat == LEARNER:
            option = match.ask.find(move.seat, move.option)
            assert option is not None
            yield str(match.ask.options.index(option) + 1)
        match.choose(move.seat, move.option)


@pytest.mark.parametrize("game_id", LESSONS)
def test_a_lesson_is_walked_by_typing_what_it_points_at(game_id: str) -> None:
    lesson = find_game(game_id).lesson
    assert lesson is not None
    numbers = list(typed(game_id))
    ran = CliRunner().invoke(command, [game_id, "--lesson"], input="\n".join([*numbers, "quit"]))
    assert ran.exit_code == 0, ran.output[-800:]
    for at, move in enumerate(lesson.prompts, 1):
        assert f"🎓 {at} of {len(lesson.prompts)}: {move.words}" in ran.output
    pointed = [line.split()[1] for line in ran.output.splitlines() if line.startswith("👉")]
    assert pointed == numbers
    assert str(lesson.farewell) in ran.output


def test_whoever_leaves_the_path_is_told_once_and_plays_on() -> None:
    others = "2\n1\nquit"
    ran = CliRunner().invoke(command, ["refuge", "--lesson"], input=others)
    assert ran.exit_code == 0, ran.output[-800:]
    assert ran.output.count("off the lesson's path") == 1
