"""The bench that tunes minds: it finds what wins among noise, and steps only where it is sure."""

import random
from collections.abc import Mapping
from math import log
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from benchmarks.minds import mind_of
from benchmarks.tuning import Slope, command, names_of, shifted, slopes, step
from games.catalog import find_game
from tests.offered import MINDS

SPREAD = 0.35


def played(games: int) -> tuple[list[dict[str, float]], list[float]]:
    """Games that are won the more often the larger `good` and the smaller `bad`; `idle` is idle."""
    luck = random.Random(1)
    shifts = [
        {name: luck.gauss(0.0, SPREAD) for name in ("idle", "good", "bad")} for _ in range(games)
    ]
    chances = [0.5 + 0.3 * one["good"] - 0.3 * one["bad"] for one in shifts]
    return shifts, [float(luck.random() < chance) for chance in chances]


def numbers(weight: Any) -> list[float]:
    """Of a weight alone, in a row, or by name."""
    if isinstance(weight, Mapping):
        return [*weight.values()]
    return [*weight] if isinstance(weight, tuple) else [weight]


def test_slopes_are_found_within_their_errors() -> None:
    found = {one.name: one for one in slopes(*played(2000))}
    for name, rise in (("good", 0.3), ("bad", -0.3), ("idle", 0.0)):
        assert found[name].rise == pytest.approx(rise, abs=3 * found[name].error)
        assert found[name].error < 0.05


def test_it_steps_uphill_and_only_where_it_is_sure() -> None:
    moved = step(slopes(*played(2000)), SPREAD)
    assert moved["good"] > 0.4 > -0.4 > moved["bad"]
    doubtful = [Slope("one", 0.05, 0.06), Slope("other", -0.2, 0.1)]
    assert list(step(doubtful, SPREAD)) == ["other"]
    assert -SPREAD < step(doubtful, SPREAD)["other"] < 0.0


@pytest.mark.parametrize("game_id", MINDS)
def test_every_mind_can_be_tuned_and_what_hangs_together_keeps_its_proportions(
    game_id: str,
) -> None:
    mind = find_game(game_id).mind()
    assert mind is not None
    names = names_of(mind.weights)
    assert names
    doubled = shifted(mind.weights, dict.fromkeys(names, log(2)))
    for name in names:
        before, after = (numbers(getattr(one, name)) for one in (mind.weights, doubled))
        assert after == pytest.approx([2 * one for one in before])
    assert shifted(mind.weights, dict.fromkeys(names, 0.0)) == mind.weights


def test_better_weights_are_written_for_the_next_run(tmp_path: Path) -> None:
    out = tmp_path / "better.yaml"
    words = ["tentacula", "--games", "60", "--seconds", "0", "--seats", "2", "--out", str(out)]
    result = CliRunner().invoke(command, words)
    assert result.exit_code == 0, result.output
    assert "60 games" in result.output
    assert "animals" in yaml.safe_load(out.read_text())
    mind = mind_of(find_game("tentacula"), str(out))
    assert mind is not None
    assert len(mind.weights.animals) == 4
