"""The lower half of Kraken cards: arrows, spawns, and where tentacles may not go."""

import pytest

from games.refuge.tentacles import lower_half, tentacle_ways
from tests.games.refuge.dive import Dive, dive


def below(table: Dive, symbols: str, *answers: str) -> Dive:
    return table.watch(lower_half(table.game, symbols), *answers)


def test_an_arrow_moves_all_tentacles_of_its_column_one_space() -> None:
    table = dive(
        "6 | . . . t . . . . .\n3 | . . . t . . . . .\n2 | . t . . . . . . .\n0 | . A . . . . . . ."
    )
    assert below(table, "v^^").tentacles == ["c1r2", "c3r2", "c3r5"]


def test_two_arrows_move_them_twice() -> None:
    table = dive("6 | . . . . t . . . .\n3 | . . . . t . . . .\n0 | . A . . . . . . .")
    assert below(table, "vVv").tentacles == ["c4r1", "c4r4"]


def test_only_the_columns_below_the_head_move() -> None:
    table = dive("10 | . . . t . . . . .\n5 | . t . . . . t . .\n0 | . A . . . . . . .")
    assert below(table, "vvv").tentacles == ["c1r5", "c3r10", "c6r5"]


def test_tentacles_move_left_right_and_up() -> None:
    table = dive("3 | . . . t t t . . .\n0 | . A . . . . . . .")
    assert below(table, "<^>").tentacles == ["c2r3", "c4r4", "c6r3"]


def test_all_move_simultaneously_so_nobody_moves_by_two_columns_arrows() -> None:
    table = dive("3 | . . . t . . . . .\n0 | . A . . . . . . .")
    assert below(table, ">vv").tentacles == ["c4r3"]


def test_nobody_waits_for_a_space_its_holder_is_leaving() -> None:
    table = dive("3 | . . . t t . . . .\n0 | . A . . . . . . .")
    assert below(table, ">vv").tentacles == ["c4r2", "c4r3"]


def test_a_column_of_tentacles_moves_down_together() -> None:
    table = dive("4 | . . . t . . . . .\n3 | . . . t . . . . .\n0 | . A . . . . . . .")
    assert below(table, "v^^").tentacles == ["c3r2", "c3r3"]


def test_into_a_start_space_goes_to_the_threat_track() -> None:
    table = below(dive("1 | . . . t . . . . .\n0 | . A . . . . . . ."), "vvv")
    assert (table.tentacles, table.s.threat, table.s.supply) == ([], 1, 15)


def test_into_an_occupied_cave_it_does_not_move() -> None:
    table = below(dive("4 | . . . t . . . . .\n3 | . . . A . . . . ."), "vvv")
    assert table.tentacles == ["c3r4"]
    assert table.s.divers[0].standing


def test_into_an_empty_cave_it_moves() -> None:
    table = below(dive("4 | . . . t . . . . .\n0 | . A . . . . . . ."), "vvv")
    assert table.tentacles == ["c3r3"]


def test_into_another_tentacle_it_does_not_move() -> None:
    table = dive("3 | . . . t t . . . .\n0 | . A . . . . . . .")
    assert below(table, ">SS").tentacles == ["c3r3", "c4r3", "c4r5", "c5r6"]


def test_onto_a_diver_it_goes_to_the_supply_and_the_diver_falls() -> None:
    table = below(
        dive(
            "3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . .",
            names=("vega", "mags"),
        ),
        "vvv",
    )
    assert (table.tentacles, table.s.supply) == ([], 16)
    assert not table.s.divers[0].standing
    assert table.s.divers[1].hand == []


def test_a_weapon_may_be_used_on_any_players_turn_and_is_no_action() -> None:
    table = dive(
        "3 | . . . . t . . . .\n2 | . . . . B . . . .\n0 | . A . . . . . . .",
        hands=[[], ["harpoon", "dive_knife"]],
        draws=["bait"],
    )
    below(table, "vvv", "strike.dive_knife")
    assert table.s.divers[1].hand == ["harpoon", "bait"]
    assert table.s.divers[1].standing
    assert table.s.salvage_discards == ["dive_knife"]
    assert table.s.actions_left == 2


def test_a_weapon_need_not_be_used() -> None:
    table = dive(
        "3 | . . . . t . . . .\n2 | . . . . B . . . .\n0 | . A . . . . . . .",
        hands=[[], ["harpoon"]],
    )
    below(table, "vvv", "no")
    assert not table.s.divers[1].standing
    assert table.s.divers[1].hand == ["harpoon"]


def test_onto_a_diver_who_lies_down_it_only_goes_to_the_supply() -> None:
    table = dive(
        "3 | . . . . t . . . .\n2 | . . . . b . . . .\n0 | . A . . . . . . .",
        hands=[[], ["harpoon"]],
    )
    below(table, "vvv")
    assert (table.tentacles, table.s.supply) == ([], 16)


def test_onto_a_diver_on_a_start_space_is_a_hit_not_a_threat() -> None:
    table = dive("1 | . . . t . . . . .\n0 | . B . A . . . . .", names=("vega", "mags"))
    below(table, "vvv")
    assert (table.s.threat, table.s.supply) == (0, 16)
    assert not table.s.divers[0].standing


def test_off_the_board_or_into_the_head_it_does_not_move() -> None:
    table = dive("6 | . . . . t . . . .\n5 | . t . . . . . . .\n0 | . A . . . . . . .", head=1)
    assert below(table, "<vv").tentacles == ["c1r5", "c4r6"]
    table = dive("6 | . . . . t . . . .\n0 | . A . . . . . . .")
    assert below(table, "v^v").tentacles == ["c4r6"]


def test_spawn_puts_a_tentacle_on_the_topmost_unoccupied_spawn_space() -> None:
    table = dive("6 | . . . t . . . . .\n0 | . A . . . . . . .")
    assert below(table, "SSv").tentacles == ["c3r2", "c3r6", "c4r5"]
    assert table.s.supply == 13


def test_a_diver_occupies_a_spawn_space() -> None:
    table = dive("6 | . . . A . . . . .")
    assert below(table, "Svv").tentacles == ["c3r2"]


def test_without_an_unoccupied_spawn_space_the_tentacle_joins_the_threat_track() -> None:
    table = dive("6 | . . . t . . . . .\n2 | . . . t . . . . .\n0 | . A . . . . . . .")
    below(table, "Svv")
    assert (table.s.threat, table.s.supply, len(table.tentacles)) == (1, 13, 2)


@pytest.mark.parametrize(
    ("row4", "row3", "symbols", "after"),
    [
        (". . . . t", ". . . t .", ">vv", ["c4r3", "c4r4"]),
        (". . . t .", ". . . . t", "v<v", ["c3r3", "c4r3"]),
    ],
)
def test_when_two_want_the_same_space_the_one_from_the_left_gets_it(
    row4: str, row3: str, symbols: str, after: list[str]
) -> None:
    table = dive(f"4 | {row4} . . . .\n3 | {row3} . . . .\n0 | . A . . . . . . .")
    assert below(table, symbols).tentacles == after


def test_the_one_from_the_left_gets_a_space_that_is_being_left_too() -> None:
    table = dive("4 | . . . . t . . . .\n3 | . . . t t . . . .\n0 | . A . . . . . . .")
    assert below(table, ">vv").tentacles == ["c4r2", "c4r3", "c4r4"]


def test_two_tentacles_on_one_diver_both_go_to_the_supply() -> None:
    table = dive(
        "4 | . . . . t . . . .\n3 | . . . t A . . . .\n0 | . B . . . . . . .",
        names=("vega", "mags"),
    )
    below(table, ">vv")
    assert (table.tentacles, table.s.supply) == ([], 16)
    assert not table.s.divers[0].standing


def test_of_two_that_strike_one_diver_the_left_one_is_first() -> None:
    """They come from the left and from above; the knife is for the first."""
    table = dive(
        "4 | . . . . t . . . .\n3 | . . . t A . . . .\n0 | . B . . . . . . .",
        names=("vega", "mags"),
        hands=[["dive_knife"]],
        draws=["flare"],
    )
    below(table, ">vv", "strike.dive_knife")
    starts = [move.start for move in table.s.trail if move.kind == "tentacle"]
    assert starts == [33, 44]


def test_a_tentacle_that_hits_somebody_makes_no_second_step() -> None:
    table = dive(
        "3 | . . . t . . . . .\n2 | . . . A . . . . .\n1 | . . . B . . . . .",
        names=("vega", "mags"),
    )
    below(table, "Vvv")
    assert [diver.standing for diver in table.s.divers] == [False, True]
    assert table.s.supply == 16


def test_tentacles_in_the_band_and_before_the_wreck_lie_below_no_head() -> None:
    table = dive("10 | . . . . t . . . .\n7 | . t . . . . . . .\n0 | . A . . . . . . .")
    assert below(table, "v<v").tentacles == ["c1r7", "c4r10"]


def test_a_tentacle_may_be_moved_into_the_band_and_to_the_wreck() -> None:
    table = dive("9 | . t . . . . . . .\n6 | . . . . . . . t .\n0 | . A . . . . . . .")
    ways = [option.id for option in tentacle_ways(table.game, table.s.divers[0], [91])]
    assert "put.c7r6.c7r7" in ways
    ways = [option.id for option in tentacle_ways(table.game, table.s.divers[0], [67])]
    assert "put.c1r9.c1r10" in ways


def test_the_trail_shows_where_tentacles_went_and_where_one_rose() -> None:
    table = below(dive("4 | . . . t . . . . .\n0 | . A . . . . . . ."), "vvS")
    trail = [(move.kind, move.start, move.end) for move in table.game.view(None).trail]
    assert trail == [("tentacle", "c3r4", "c3r3"), ("spawn", None, "c5r6")]


def test_spawn_signs_come_after_all_arrows_from_left_to_right() -> None:
    """The last tentacle in the supply is the right column's; the arrow has cleared the middle."""
    table = dive("5 | . . . . t . . . .\n0 | . A . . . . . . .")
    below(table, "SVS")
    rose = [move.end for move in table.s.trail if move.kind == "spawn"]
    assert rose == [63, 65]
    assert [move.kind for move in table.s.trail][-2:] == ["spawn", "spawn"]


def test_row_6_lies_below_the_head() -> None:
    table = dive("6 | . . . t . . . . .\n0 | . A . . . . . . .")
    assert below(table, "vSv").tentacles == ["c3r5", "c4r5"]
