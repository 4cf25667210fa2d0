"""The bench for minds: mirrored seeds, an honest sign test, weights from a file."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks.minds import command, mind_of, sign_test
from games.catalog import find_game


def test_the_sign_test_doubts_small_leads() -> None:
    assert sign_test(0, 0) == 1.0
    assert sign_test(3, 3) == 1.0
    assert sign_test(5, 0) == pytest.approx(2 / 32)
    assert sign_test(0, 5) == sign_test(5, 0)
    assert sign_test(31, 5) < 0.0001


def test_weights_from_a_file_change_only_what_they_name(tmp_path: Path) -> None:
    file = tmp_path / "weights.yaml"
    file.write_text("down: 1.5\n")
    game = find_game("refuge")
    mind, plain = mind_of(game, str(file)), game.mind()
    assert mind is not None
    assert plain is not None
    assert mind.weights.down == 1.5
    assert mind.weights.lost == plain.weights.lost


def test_without_time_to_think_a_mind_wins_as_often_as_its_autopilot() -> None:

    words = ["refuge", "--games", "2", "--seconds", "0", "--seats", "1"]
    result = CliRunner().invoke(command, words)
    assert result.exit_code == 0, result.output
    assert "only the first 0, only the second 0" in result.output
