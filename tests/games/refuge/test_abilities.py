"""The eighteen abilities, three for each diver."""

import pytest

from games.refuge.abilities import camera_spots, way_to
from games.refuge.board import RIGHT
from games.refuge.kraken_cards import devour_everybody_near
from games.refuge.kraken_head import head_moves
from games.refuge.spaces import enter
from games.refuge.tentacles import lower_half
from tests.games.refuge.dive import Dive, dive


def with_diver(name: str, board: str, **more: object) -> Dive:
    others = [other for other in ("mags", "vega", "satoshi") if other != name]
    return dive(board, names=(name, *others), **more)  # type: ignore[arg-type]  # passed on as is


def test_a_used_ability_is_face_down_and_not_offered_again() -> None:
    table = with_diver(
        "mags", "3 | . . . . t . . . .\n2 | . . . . A t . . .\n1 | . . . . t . . . ."
    )
    table.choose("ability.wrench", "hit.c4r3", "done")
    assert table.s.divers[0].spent == ["wrench"]
    assert "ability.wrench" not in table.offered
    assert table.s.actions_left == 1


def test_michael_rally_stands_any_diver_up_anywhere() -> None:
    table = with_diver("michael", "2 | . . . . A . . . .\n6 | . b . . . . . . .")
    table.choose("ability.rally")
    assert table.s.divers[1].standing


def test_michael_rally_works_on_himself_while_down() -> None:
    table = with_diver("michael", "2 | . . . . a . . . .\n6 | . B . . . . . . .")
    table.choose("ability.rally")
    assert table.s.divers[0].standing


def test_michael_charge_moves_into_a_tentacle_eliminates_it_and_the_space_acts() -> None:
    """Column 3, row 2 is a Spawn space; the other tentacle stands in its row."""
    table = with_diver("michael", "2 | . . . t A . t . .", draws=["flare", "bait"])
    table.choose("ability.charge")
    assert table.spot(0) == "c3r2"
    assert table.tentacles == []
    assert table.s.divers[0].hand == ["flare", "bait"]


def test_michael_brace_keeps_him_up_and_earns_no_card() -> None:
    table = with_diver(
        "michael", "3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . ."
    )
    table.watch(lower_half(table.game, "vvv"), "strike.brace")
    assert table.s.divers[0].standing
    assert table.tentacles == []
    assert table.s.divers[0].hand == []
    assert table.s.divers[0].spent == ["brace"]


def test_satoshi_jury_rig_takes_a_card_from_the_discards() -> None:
    table = with_diver("satoshi", "2 | . . . . A . . . .")
    assert "ability.jury_rig" not in table.offered
    table = with_diver("satoshi", "2 | . . . . A . . . .", salvage_discards=["flare", "harpoon"])
    table.choose("ability.jury_rig", "take.harpoon")
    assert table.s.divers[0].hand == ["harpoon"]
    assert table.s.salvage_discards == ["flare"]


def test_satoshi_overcharge_eliminates_up_to_2_in_his_column_within_3() -> None:
    table = with_diver(
        "satoshi",
        """
        6 | . . . . t . . . .
        5 | . . . . t . . . .
        4 | . . . . t . . . .
        3 | . . . . t . . . .
        2 | . . . t A . . . .
        """,
    )
    table.choose("ability.overcharge")
    assert table.offered == ["hit.c4r5", "hit.c4r4", "hit.c4r3"]
    table.choose("hit.c4r4", "hit.c4r3")
    assert table.tentacles == ["c3r2", "c4r5", "c4r6"]
    assert len(table.s.divers[0].hand) == 2


def test_satoshi_sonar_orders_the_top_3_kraken_cards_for_free() -> None:
    table = with_diver("satoshi", "2 | . . . . A . . . .", kraken=["K9", "K1", "K3"])
    table.choose("sonar")
    assert sorted(table.offered) == ["next.K1", "next.K3", "next.K9"]
    assert table.ask is not None
    assert all(option.secret for option in table.ask.options)
    table.choose("next.K3", "next.K9")
    assert table.s.kraken_deck[-3:] == ["K1", "K9", "K3"]
    assert table.s.actions_left == 2
    assert table.game.view(0).foreseen == ("K1", "K9", "K3")
    assert table.game.view(None).foreseen == ()


def test_satoshi_sonar_comes_before_his_first_action() -> None:
    table = with_diver("satoshi", "2 | . . . . A . . . .").choose("move.c4r3")
    assert "sonar" not in table.offered


def test_sophie_plants_3_cameras_within_2_in_row_or_column_when_none_is_out() -> None:
    table = with_diver("sophie", "2 | . . . . A . . . .")
    table.choose("ability.plant_cameras")
    assert set(table.offered) == {
        f"camera.{spot}"
        for spot in ("c4r4", "c4r3", "c4r1", "c4r0", "c2r2", "c3r2", "c5r2", "c6r2")
    }
    table.choose("camera.c4r4", "camera.c4r3", "camera.c6r2")
    assert sorted(table.s.cameras) == [26, 34, 44]
    table.s.divers[0].spent = []
    assert not camera_spots(table.game, table.s.divers[0])


def test_sophie_flash_eliminates_on_or_next_to_a_camera_and_takes_it_back() -> None:
    table = with_diver(
        "sophie",
        "6 | . t . . . . . t .\n5 | . t . . . . . . .\n2 | . . . . A . . . .",
        cameras=[61, 46],
    )
    table.choose("ability.flash")
    assert table.offered == ["hit.c1r6", "hit.c1r5"]
    table.choose("hit.c1r5")
    assert table.s.cameras == [46]
    assert table.tentacles == ["c1r6", "c7r6"]


def test_sophie_repositions_to_a_free_camera_whose_space_acts() -> None:
    table = with_diver(
        "sophie",
        "5 | . . . . . . . t .\n2 | . . . . A . . . .\n1 | . t . . . . . . .",
        cameras=[61, 57],
    )
    table.choose("ability.reposition")
    assert table.spot(0) == "c1r6"
    assert table.tentacles == ["c7r5"]
    assert table.s.cameras == [61, 57]


def test_mags_wrench_eliminates_up_to_2_adjacent() -> None:
    table = with_diver("mags", "3 | . . . . t . . . .\n2 | . . . t A t . . .")
    table.choose("ability.wrench", "hit.c3r2", "hit.c5r2")
    assert table.tentacles == ["c4r3"]
    assert len(table.s.divers[0].hand) == 2


def test_mags_patches_herself_up_while_down() -> None:
    table = with_diver("mags", "2 | . . . . a . . . .\n0 | . B . . . . . . .")
    table.choose("ability.patch_up")
    assert table.s.divers[0].standing


def test_mags_patches_an_adjacent_diver_up() -> None:
    table = with_diver("mags", "2 | . . . . A b . . .").choose("ability.patch_up")
    assert table.s.divers[1].standing


@pytest.mark.parametrize("spot", ["c4r4", "c4r3"])
def test_mags_hauls_a_diver_of_her_line_up_to_2_spaces_towards_her(spot: str) -> None:
    table = with_diver("mags", "5 | . . . . B . . . .\n2 | . . . . A . . . .")
    table.choose("ability.haul", f"carry.vega.{spot}")
    assert table.spot(1) == spot


def test_katerina_sprints_like_a_dive_scooter() -> None:
    table = with_diver("katerina", "2 | . . . . A . . . .").choose("ability.sprint", "go.c4r5")
    assert table.spot(0) == "c4r5"


def test_katerina_slips_away_to_a_free_space_of_row_6_instead_of_being_devoured() -> None:
    table = with_diver("katerina", "6 | . . . A t . . . .\n0 | . B . . . . . . .", kraken=["K9"])
    table.watch(devour_everybody_near(table.game), "go.c1r6")
    assert table.spot(0) == "c1r6"
    assert table.s.divers[0].standing
    assert table.s.divers[0].spent == ["slip_away"]


def test_katerina_slips_away_to_another_space() -> None:
    table = with_diver("katerina", "6 | . . . A t . . . .\n0 | . B . . . . . . .")
    table.choose("move.c3r7")
    free = [f"go.c{column}r6" for column in (1, 2, 5, 6, 7)]
    assert table.offered == [*free, "no"]


def test_katerina_slips_away_when_pushed_off_the_edge() -> None:
    table = with_diver("katerina", "9 | . . . . H H H A .\n0 | . B . . . . . . .")
    table.watch(head_moves(table.game, RIGHT), "go.c7r6")
    assert (table.spot(0), table.s.head) == ("c7r6", 5)


def test_katerina_trades_places_and_only_her_space_acts() -> None:
    """Mags stands on a Spawn space with a tentacle in its column, Katerina on a Start space."""
    table = with_diver(
        "katerina", "6 | . B . . . . . . .\n2 | . t . . . . . . .\n0 | . . . . A . . . ."
    )
    table.choose("ability.trade_places")
    assert (table.spot(0), table.spot(1)) == ("c1r6", "c4r0")
    assert table.tentacles == []
    assert len(table.s.divers[0].hand) == 1


def test_vega_calms_the_beast_up_to_2_spaces_in_one_direction() -> None:
    table = with_diver("vega", "2 | . . . . A . . . .", head=2).choose("ability.calm_the_beast")
    assert table.offered == ["head.left.1", "head.right.1", "head.right.2"]
    assert table.choose("head.right.2").s.head == 4


def test_vega_lures_up_to_3_tentacles_1_space_each() -> None:
    table = with_diver("vega", "5 | . t . t . t . t .\n2 | . . . . A . . . .")
    table.choose("ability.lure", "put.c1r5.c1r6", "put.c3r5.c3r6")
    table.choose("put.c5r5.c5r6")
    assert table.tentacles == ["c1r6", "c3r6", "c5r6", "c7r5"]
    assert table.s.actions_left == 1


def test_vega_hides_in_ink_from_the_lower_half_at_the_end_of_her_turn() -> None:
    table = with_diver("vega", "5 | . . t . . . . . .\n0 | . . . . A . . . .", kraken=["K1"])
    table.choose("end", "yes")
    assert table.tentacles == ["c2r5"]
    assert table.s.head == 2
    assert table.s.divers[0].spent == ["ink_screen"]


def test_reactions_need_a_diver_on_their_feet() -> None:
    table = with_diver("katerina", "6 | . . . a . . . . .\n0 | . B . . . . . . .")
    table.watch(devour_everybody_near(table.game))
    assert table.game.view(None).divers[0].devoured


def test_michael_braces_only_once() -> None:
    table = with_diver(
        "michael", "3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . ."
    )
    table.s.divers[0].spent = ["brace"]
    table.watch(lower_half(table.game, "vvv"))
    assert not table.s.divers[0].standing


def test_a_braced_move_makes_the_space_act() -> None:
    table = with_diver("michael", "6 | . . A t . . t . .\n0 | . B . . . . . . .", head=1)
    table.watch(enter(table.game, table.s.divers[0], 63), "strike.brace")
    assert table.tentacles == []
    assert len(table.s.divers[0].hand) == 1


def test_michael_rally_does_not_reach_into_the_kraken() -> None:
    table = with_diver("michael", "2 | . . . . A . . . .\n6 | . b C . . . . . .")
    table.s.divers[1].spot = -2
    assert "ability.rally" not in table.offered


@pytest.mark.parametrize(
    ("board", "spots"),
    [
        ("2 | . A . . . B . . .", ["c4r2", "c3r2"]),
        ("2 | . B . . . . A . .", ["c2r2", "c3r2"]),
        ("6 | . . . . A . . . .\n0 | . . . . B . . . .", ["c4r1", "c4r2"]),
        ("5 | . . . B . . . A .", ["c4r5", "c5r5"]),
        ("6 | . . . . B . . . .\n0 | . . . . A . . . .", ["c4r5", "c4r4"]),
        ("2 | . A . B . . . . .", ["c2r2"]),
        ("2 | . A . . t B . . .", []),
    ],
)
def test_mags_hauls_from_every_side_as_far_as_the_way_is_free(board: str, spots: list[str]) -> None:
    table = with_diver("mags", board)
    way = way_to(table.game, *table.s.divers)
    assert [f"c{spot % 10}r{spot // 10}" for spot in way] == spots
    assert ("ability.haul" in table.offered) == bool(spots)


def test_katerina_trades_places_with_nobody_who_is_off_the_map() -> None:
    table = with_diver("katerina", "2 | . . . . A . . . .\n0 | . B . . . . . . .")
    table.s.divers[1].spot = -2
    assert "ability.trade_places" not in table.offered


def test_katerina_slipping_into_a_marked_cave_has_reached_it() -> None:
    table = with_diver(
        "katerina",
        "6 | . . . A . . . . .\n0 | . B . . . . . . .",
        objectives=("chart_the_caves", "breach_the_hull", "board_the_ub85"),
    )
    table.watch(devour_everybody_near(table.game), "go.c4r6")
    assert table.s.goals[0].progress == 1


def test_vega_lures_no_fourth_tentacle() -> None:
    table = with_diver("vega", "5 | . t . t . t . t .\n2 | . . . . A . . . .")
    table.choose("ability.lure", "put.c1r5.c1r6", "put.c3r5.c3r6")
    table.choose("put.c5r5.c5r6")
    assert not any(one.startswith("put") for one in table.offered)


def test_vega_hides_in_ink_only_once() -> None:
    table = with_diver("vega", "5 | . . t . . . . . .\n0 | . . . . A . . . .", kraken=["K1"])
    table.s.divers[0].spent = ["ink_screen"]
    table.choose("end")
    assert table.tentacles == ["c2r4", "c3r6"]


def test_katerina_slips_away_only_once() -> None:
    table = with_diver("katerina", "6 | . . . A . . . . .\n0 | . B . . . . . . .")
    table.s.divers[0].spent = ["slip_away"]
    table.watch(devour_everybody_near(table.game))
    assert table.game.view(None).divers[0].devoured


def test_katerina_need_not_slip_away() -> None:
    table = with_diver("katerina", "6 | . . . A . . . . .\n0 | . B . . . . . . .")
    table.watch(devour_everybody_near(table.game), "no")
    assert table.game.view(None).divers[0].devoured
    assert table.s.divers[0].spent == []


def test_overcharge_is_not_offered_beyond_3_spaces() -> None:
    table = with_diver("satoshi", "6 | . . . . t . . . .\n2 | . . . . A . . . .")
    assert "ability.overcharge" not in table.offered
    table = with_diver("satoshi", "5 | . . . . t . . . .\n2 | . . . . A . . . .")
    assert "ability.overcharge" in table.offered


def test_all_3_cameras_go_out() -> None:
    table = with_diver("sophie", "2 | . . . . A . . . .").choose("ability.plant_cameras")
    table.choose("camera.c4r4", "camera.c4r3")
    assert "done" not in table.offered
    assert table.s.cameras == []


def test_satoshi_sonar_is_spent_when_used_and_needs_him_on_his_feet() -> None:
    table = with_diver("satoshi", "2 | . . . . A . . . .", kraken=["K9", "K1", "K3"])
    table.choose("sonar", "next.K3", "next.K9")
    assert table.s.divers[0].spent == ["sonar"]
    assert "sonar" not in table.offered
    table = with_diver("satoshi", "2 | . . . . a B . . .", hands=[["flare"]])
    assert table.offered == ["pass", "end"]


def test_only_satoshi_has_a_sonar() -> None:
    assert "sonar" not in with_diver("mags", "2 | . . . . A . . . .").offered


def test_sonar_puts_back_the_three_cards_it_took_and_leaves_the_rest_of_the_deck() -> None:
    table = with_diver("satoshi", "2 | . . . . A . . . .")
    rest, top = table.s.kraken_deck[:-3], table.s.kraken_deck[-3:]
    second, third = top[1], top[0]
    table.choose("sonar", f"next.{third}", f"next.{second}")
    assert table.s.kraken_deck == [*rest, top[2], second, third]


def test_vega_hides_in_ink_when_the_upper_half_is_done() -> None:
    table = with_diver("vega", "0 | . . . . A . . . .", kraken=["K1"]).choose("end")
    assert table.offered == ["yes", "no"]
    assert table.s.head == 2


def test_cameras_go_under_miniatures_too() -> None:
    table = with_diver("sophie", "2 | . . . t A B . . .").choose("ability.plant_cameras")
    assert {"camera.c3r2", "camera.c5r2"} <= set(table.offered)


def test_vega_on_the_ground_hides_nobody_in_ink() -> None:
    board = "5 | . . t . . . . . .\n0 | . . . . a B . . ."
    table = with_diver("vega", board, kraken=["K1"], hands=[["bait"]]).choose("end")
    assert table.tentacles == ["c2r4", "c3r6"]


def test_michael_on_the_ground_does_not_brace() -> None:
    table = with_diver(
        "michael", "3 | . . . t . . . . .\n2 | . . . a . . . . .\n0 | . B . . . . . . ."
    )
    table.watch(lower_half(table.game, "vvv"))
    assert table.s.divers[0].spent == []
