"""The judge of Tentacula does what it is told, in that order, and counts by the rulebook."""

import pytest

from tests.games.tentacula.tables import gems, table, take_turn
from tests.hints.tentacula import Sides, is_true, next_step

RED_NEXT = "Player 3, inside: Red to turtle 5"


@pytest.mark.parametrize(
    ("line", "turns", "step"),
    [
        ([], ["Player 2: Red to crab 4", RED_NEXT], (2, "go")),
        ([0], [RED_NEXT], (2, "go")),
        ([0, 2], [RED_NEXT], (0, "back")),
    ],
)
def test_a_plan_is_followed(line: list[int], turns: list[str], step: tuple[int, str]) -> None:
    """Past a move that nobody was asked about, and past those who stepped forward before."""
    option = next_step(table("turtle - turtle", line=line), turns)
    assert option is not None
    assert (option.seat, option.id) == step


def test_a_helper_is_paid_by_nobody_else() -> None:
    """The shark meets the first player; the second is told to pay one."""
    match = table("crab turtle", "turtle crab", fish=[9, 4, 3], shells=2, cave=gems(blue=2))
    take_turn(match, 0, "inside", "yellow-12")
    option = next_step(
        match, ["Player 2, inside: Red to turtle 13 (🦈 fetches one back for a shell)"]
    )
    assert option is not None
    assert option.id == "no"


def test_a_gem_that_the_shark_fetched_back_was_stolen_all_the_same() -> None:
    before, after = (table("crab turtle", cave=gems(blue=2)).game for _ in range(2))
    after.chance = Sides(0)
    assert not is_true("Tentacula steals a gem", before, after)
    after.chance.fetched = 1
    assert is_true("Tentacula steals a gem", before, after)


def test_a_shell_that_the_crab_kept_is_not_counted_where_it_is_said() -> None:
    before, after = (table("crab turtle", "crab turtle", shells=2).game for _ in range(2))
    after.chance = Sides(0)
    after.chance.side = 1
    assert [after.chance.below(2), after.chance.kept] == [1, 1]
    assert is_true("you have a shell less, unless the crab keeps one", before, after)
    assert not is_true("you have a shell less", before, after)
