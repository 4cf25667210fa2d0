"""Abilities that are actions, and the sonar; reactions are tested where they happen."""

import pytest

from games.refuge import told
from games.refuge.abilities import camera_spots, way_to
from games.refuge.state import DEVOURED
from tests.games.refuge.dive import Dive, dive, facts

ALONE = "2 | . . . . A . . . ."


def with_diver(name: str, board: str = ALONE, **more: object) -> Dive:
    others = [other for other in ("mags", "vega", "satoshi") if other != name]
    return dive(board, names=(name, *others), **more)  # type: ignore[arg-type]  # passed on as is


def test_a_used_ability_is_face_down_and_not_offered_again() -> None:
    board = "3 | . . . . t . . . .\n2 | . . . . A t . . .\n1 | . . . . t . . . ."
    table = with_diver("mags", board).choose("ability.wrench", "hit.c4r3", "done")
    assert (table.spent[0], table.s.actions_left) == (["wrench"], 1)
    assert "ability.wrench" not in table.offered
    assert table.told(told.USES) == [{"what": "wrench", "by": 0}]


@pytest.mark.parametrize(
    ("board", "risen"),
    [
        ("2 | . . . . A . . . .\n6 | . b . . . . . . .", 1),
        ("2 | . . . . a . . . .\n6 | . B . . . . . . .", 0),
    ],
)
def test_michael_rally_stands_any_diver_up_anywhere_even_from_the_ground(
    board: str, risen: int
) -> None:
    table = with_diver("michael", board).choose("ability.rally")
    assert table.standing == [True, True]
    assert (table.told(told.GETS_UP), table.told(told.HELPS_UP)) == (
        ([], [{"other": "mags", "by": 0}]) if risen else ([{"by": 0}], [])
    )


def test_michael_rally_does_not_reach_into_the_kraken() -> None:
    board = "2 | . . . . A . . . .\n6 | . B C . . . . . ."
    assert "ability.rally" not in with_diver("michael", board, off={1: DEVOURED}).offered


def test_michael_charge_moves_into_a_tentacle_eliminates_it_and_the_space_acts() -> None:
    """Column 3, row 2 is a Spawn space; the other tentacle stands in its row."""
    table = with_diver("michael", "2 | . . . t A . t . .", draws=["flare", "bait"])
    table.choose("ability.charge")
    assert (table.spot(0), table.tentacles, table.hands[0]) == ("c3r2", [], ["flare", "bait"])
    assert table.told(told.CHARGES_TO) == [{"spot": "c3r2", "by": 0}]


def test_who_charges_chooses_between_two_tentacles_and_may_think_better_of_it_last() -> None:
    table = with_diver("michael", "3 | . . . . t . . . .\n2 | . . . . A t . . .")
    table.choose("ability.charge")
    ids = [(option.id, option.seat) for option in table.question]
    assert ids == [("charge.c4r3", 0), ("charge.c5r2", 0), ("never_mind", 0)]
    table.choose("charge.c5r2")
    assert (table.spot(0), table.tentacles) == ("c5r2", ["c4r3"])


def test_satoshi_jury_rig_takes_a_card_from_the_discards() -> None:
    assert "ability.jury_rig" not in with_diver("satoshi").offered
    table = with_diver("satoshi", salvage_discards=["flare", "harpoon"])
    table.choose("ability.jury_rig", "take.harpoon")
    assert (table.hands[0], table.s.salvage_discards) == (["harpoon"], ["flare"])
    assert table.told(told.TAKES_FROM_DISCARDS) == [{"card": "harpoon", "by": 0}]


def test_satoshi_overcharge_eliminates_up_to_2_in_his_column_within_3() -> None:
    column = "6 | . . . . t . . . .\n5 | . . . . t . . . .\n4 | . . . . t . . . .\n"
    table = with_diver("satoshi", column + "3 | . . . . t . . . .\n2 | . . . t A . . . .")
    table.choose("ability.overcharge")
    assert table.offered == ["hit.c4r5", "hit.c4r4", "hit.c4r3"]
    table.choose("hit.c4r4", "hit.c4r3")
    assert table.tentacles == ["c3r2", "c4r5", "c4r6"]
    assert len(table.hands[0]) == 2


@pytest.mark.parametrize(("row", "offered"), [(6, False), (5, True)])
def test_overcharge_is_not_offered_beyond_3_spaces(row: int, offered: bool) -> None:
    table = with_diver("satoshi", f"{row} | . . . . t . . . .\n{ALONE}")
    assert ("ability.overcharge" in table.offered) == offered


def test_satoshi_sonar_orders_the_top_3_kraken_cards_for_free() -> None:
    table = with_diver("satoshi", kraken=["K9", "K1", "K3"])
    rest = table.s.kraken_deck[:-3]
    table.choose("sonar")
    assert sorted(table.offered) == ["next.K1", "next.K3", "next.K9"]
    assert all(option.secret for option in table.question.options)
    assert facts(table.question.prompt) == [1]
    table.choose("next.K3")
    assert facts(table.question.prompt) == [2]
    table.choose("next.K9")
    assert table.s.kraken_deck == [*rest, "K1", "K9", "K3"]
    assert (table.s.actions_left, table.spent[0]) == (2, ["sonar"])
    assert table.told(told.PUTS_KRAKEN_CARDS_BACK) == [{"by": 0}]
    assert "sonar" not in table.offered


def test_satoshi_sonar_comes_before_his_first_action() -> None:
    assert "sonar" not in with_diver("satoshi").choose("move.c4r3").offered


def test_sonar_is_satoshis_and_needs_him_on_his_feet() -> None:
    assert "sonar" not in with_diver("mags").offered
    table = with_diver("satoshi", "2 | . . . . a B . . .", hands=[["flare"]])
    assert table.offered == ["pass", "end"]


@pytest.mark.parametrize(
    ("board", "spots"),
    [
        ("2 | . . . t A B . . .", "c4r4 c4r3 c2r2 c3r2 c5r2 c6r2 c4r1 c4r0"),
        ("1 | . . . . . B . . .\n0 | . A . . . . . . .", "c1r2 c1r1 c2r0 c3r0"),
    ],
)
def test_sophie_may_put_cameras_within_2_in_row_or_column_also_under_miniatures(
    board: str, spots: str
) -> None:
    table = with_diver("sophie", board).choose("ability.plant_cameras")
    assert table.offered == [f"camera.{spot}" for spot in spots.split()]


def test_sophie_plants_all_3_cameras_when_none_is_out() -> None:
    table = with_diver("sophie").choose("ability.plant_cameras")
    table.choose("camera.c4r4", "camera.c4r3")
    assert "done" not in table.offered
    assert table.s.cameras == []
    table.choose("camera.c6r2")
    assert sorted(table.s.cameras) == [26, 34, 44]
    assert table.told(told.PLANTS_CAMERAS) == [{"spots": ["c4r4", "c4r3", "c6r2"], "by": 0}]
    assert not camera_spots(table.game, table.s.divers[0])


def test_sophie_flash_eliminates_on_or_next_to_a_camera_and_takes_it_back() -> None:
    board = "6 | . t . . . . . t .\n5 | . t . . . . . . .\n" + ALONE
    table = with_diver("sophie", board, cameras=[61, 46]).choose("ability.flash")
    assert table.offered == ["hit.c1r6", "hit.c1r5"]
    table.choose("hit.c1r5")
    assert (table.s.cameras, table.tentacles) == ([46], ["c1r6", "c7r6"])
    assert table.told(told.TAKES_CAMERA_BACK) == [{"spot": "c1r6", "by": 0}]


def test_sophie_repositions_to_a_free_camera_whose_space_acts() -> None:
    board = "5 | . . . . . . . t .\n2 | . . . . A . . . .\n1 | . t . . . . . . ."
    table = with_diver("sophie", board, cameras=[61, 57]).choose("ability.reposition")
    assert (table.spot(0), table.tentacles, table.s.cameras) == ("c1r6", ["c7r5"], [61, 57])


def test_mags_wrench_eliminates_up_to_2_adjacent() -> None:
    table = with_diver("mags", "3 | . . . . t . . . .\n2 | . . . t A t . . .")
    table.choose("ability.wrench", "hit.c3r2", "hit.c5r2")
    assert (table.tentacles, len(table.hands[0])) == (["c4r3"], 2)


@pytest.mark.parametrize("board", ["2 | . . . . a . B . .", "2 | . . . . A b . . ."])
def test_mags_patches_herself_up_while_down_or_an_adjacent_diver(board: str) -> None:
    assert with_diver("mags", board).choose("ability.patch_up").standing == [True, True]


@pytest.mark.parametrize(
    ("board", "spots"),
    [
        ("2 | . A . . . B . . .", ["c4r2", "c3r2"]),
        ("2 | . B . . . . A . .", ["c2r2", "c3r2"]),
        ("6 | . . . . A . . . .\n0 | . . . . B . . . .", ["c4r1", "c4r2"]),
        ("6 | . . . . B . . . .\n0 | . . . . A . . . .", ["c4r5", "c4r4"]),
        ("2 | . A . B . . . . .", ["c2r2"]),
        ("2 | . A . . t B . . .", []),
    ],
)
def test_mags_hauls_a_diver_of_her_line_up_to_2_spaces_as_far_as_the_way_is_free(
    board: str, spots: list[str]
) -> None:
    table = with_diver("mags", board)
    way = way_to(table.game, *table.s.divers)
    assert [f"c{spot % 10}r{spot // 10}" for spot in way] == spots
    assert ("ability.haul" in table.offered) == bool(spots)
    for spot in spots[1:]:
        assert table.choose("ability.haul", f"carry.vega.{spot}").spot(1) == spot


def test_mags_hauls_nobody_out_of_the_kraken() -> None:
    table = with_diver("mags", "5 | . . . . B . . . .\n2 | . . . . A . . . .", off={1: DEVOURED})
    assert "ability.haul" not in table.offered


def test_katerina_sprints_like_a_dive_scooter() -> None:
    assert with_diver("katerina").choose("ability.sprint", "go.c4r5").spot(0) == "c4r5"


def test_katerina_trades_places_and_only_her_space_acts() -> None:
    """Mags stands on a Spawn space with a tentacle in its column, Katerina on a Start space."""
    board = "6 | . B . . . . . . .\n2 | . t . . . . . . .\n0 | . . . . A . . . ."
    table = with_diver("katerina", board).choose("ability.trade_places")
    assert (table.spot(0), table.spot(1)) == ("c1r6", "c4r0")
    assert (table.tentacles, len(table.hands[0])) == ([], 1)
    assert [one["other"] for one in table.told(told.SWITCHES_PLACES)] == ["mags"]
    assert "ability.trade_places" not in with_diver("katerina", board, off={1: DEVOURED}).offered


def test_vega_calms_the_beast_up_to_2_spaces_in_one_direction() -> None:
    table = with_diver("vega", head=2).choose("ability.calm_the_beast")
    assert table.offered == ["head.left.1", "head.right.1", "head.right.2"]
    assert table.choose("head.right.2").s.head == 4


def test_vega_lures_up_to_3_tentacles_1_space_each_and_no_fourth() -> None:
    table = with_diver("vega", "5 | . t . t . t . t .\n2 | . . . . A . . . .")
    table.choose("ability.lure", "put.c1r5.c1r6", "put.c3r5.c3r6", "put.c5r5.c5r6")
    assert table.tentacles == ["c1r6", "c3r6", "c5r6", "c7r5"]
    assert table.s.actions_left == 1
    assert not any(one.startswith("put") for one in table.offered)
    assert len(table.told(told.MOVES_TENTACLE)) == 3


def test_katerina_slips_away_to_another_space() -> None:
    table = with_diver("katerina", "6 | . . . A t . . . .\n0 | . B . . . . . . .")
    table.choose("move.c3r7")
    free = [f"go.c{column}r6" for column in (1, 2, 5, 6, 7)]
    assert table.offered == [*free, "no"]
