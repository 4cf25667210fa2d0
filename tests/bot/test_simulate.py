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


def test_thinking_players_sit_beside_autopilots() -> None:
    words = ("refuge", "--seats", "2", "--games", "2", "--players", "calm,autopilot")
    one = json.loads(said(*words, "--json"))
    other = json.loads(said(*words, "--json", "--jobs", "2"))
    assert one["games"] == 2
    assert {**one, "decisions_per_second": 0} == {**other, "decisions_per_second": 0}


def test_nobody_plays_who_is_not_known() -> None:
    result = CliRunner().invoke(main, ["simulate", "refuge", "--players", "fierce,grumpy"])
    assert result.exit_code == 2
    assert "there's no player called grumpy" in result.output
