"""Tentacula's referee against its rulebook's own examples."""

from tests.referee.tentacula import route, treasure


def test_water_beside_a_square_leaves_it_unprotected() -> None:
    whole, gap = route.Tile("crab", "111"), route.Tile("crab", "110")
    swim = route.Route(1, {"red": 5, "green": 6, "yellow": 7}, (), {1: gap}, {1: gap})
    assert route.exposed(swim) == {"red", "yellow"}
    alone = route.Route(1, {"red": 5, "green": 4, "yellow": 0}, (), {1: whole}, {})
    assert route.exposed(alone) == {"red"}


def test_occupied_squares_are_skipped_and_the_gate_keeps_its_order() -> None:
    swim = route.Route(1, {"red": 1, "green": 5, "yellow": 0}, ("green", "red", "yellow"), {}, {})
    assert route.swims(swim, "turtle") == {"green": 9}
    assert route.swims(swim, "seahorse") == {"red": 2, "green": 6, "yellow": 2}


def test_a_theft_of_a_colour_that_is_gone() -> None:
    rich = treasure.Treasure({"red": 1, "blue": 2, "white": 0}, {}, {}, {}, shells=0)
    assert treasure.stolen(rich, "red") == {"red"}
    assert treasure.stolen(rich, "white") == {"red", "blue"}
