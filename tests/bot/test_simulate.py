"""`divemaster simulate` tells who won where seats fight each other, and how often all won else."""

import json

from click.testing import CliRunner

from bot.cli import main


def said(*words: str) -> str:
    result = CliRunner().invoke(main, ["simulate", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_battles_are_split_by_seat_and_by_faction() -> None:
    summary = json.loads(said("lurk", "--games", "3", "--json"))
    assert summary["divided"] == 3
    wins = [int(text.split(" of ")[0]) for text in summary["wins_by_part"].values()]
    assert sum(wins) == sum(summary["wins_by_seat"].values()) == 3
    assert "won by seat" in said("lurk", "--games", "1")


def test_a_game_all_play_together_is_won_or_lost() -> None:
    assert "% won" in said("jupiter", "--games", "1")
