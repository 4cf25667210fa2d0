"""Salvage cards: what each does as an action, recovering with pairs, and passing them on."""

import pytest

from games.refuge import questions, told
from games.refuge.recovering import help_one_up
from games.refuge.state import DEVOURED
from games.refuge.turn import act_prompt
from tests.games.refuge.dive import SOFT, dive, facts

ALONE = "2 | . . . . A . . . ."


def cards(offered: list[str]) -> list[str]:
    return [option for option in offered if option.startswith("card")]


def test_harpoon_eliminates_in_row_or_column_up_to_3_spaces_away() -> None:
    board = """
        6 | . . . . t . . . .
        5 | . . . . t . . . .
        3 | . . . . t . . . .
        2 | . t t . A . . . .
        1 | . . . t . . . . .
        """
    table = dive(board, hands=[["harpoon"]], draws=["flare"]).choose("card.harpoon")
    assert table.offered == ["hit.c4r5", "hit.c4r3", "hit.c2r2", "hit.c1r2"]
    table.choose("hit.c4r5")
    assert "c4r5" not in table.tentacles
    assert (table.hands[0], table.s.salvage_discards) == (["flare"], ["harpoon"])
    assert table.s.actions_left == 1
    assert table.told(told.USES) == [{"what": "harpoon", "by": 0}]
    assert table.told(told.ELIMINATES) == [{"spot": "c4r5", "by": 0}]


def test_dive_knife_eliminates_next_to_you() -> None:
    table = dive("3 | . . . . t . . . .\n2 | . . t . A t . . .", hands=[["dive_knife"]])
    assert table.choose("card.dive_knife").offered == ["hit.c4r3", "hit.c5r2"]


@pytest.mark.parametrize(("row", "offered"), [(6, []), (4, ["card.harpoon"])])
def test_weapons_are_not_offered_against_tentacles_out_of_reach(
    row: int, offered: list[str]
) -> None:
    table = dive(f"{row} | . . . . t . . . .\n{ALONE}", hands=[["harpoon", "dive_knife"]])
    assert cards(table.offered) == offered


def test_a_card_without_a_target_is_not_offered() -> None:
    hand = ["harpoon", "dive_knife", "tow_line", "bait", "air_tank"]
    assert cards(dive("1 | . . . . A . . . .", hands=[hand]).offered) == []


def test_dive_scooter_moves_up_to_3_through_free_spaces_and_only_the_last_acts() -> None:
    table = dive("3 | . . . . t . . . .\n2 | . . t . A B . . .", hands=[["dive_scooter"]])
    table.choose("card.dive_scooter")
    assert {"go.c3r2", "go.c3r4"} <= set(table.offered)
    assert {"go.c2r2", "go.c4r4"}.isdisjoint(table.offered)
    table.choose("go.c3r4")
    assert {one.split(".")[1] for one in table.offered if one != "no"} == {"c4r3", "c2r2"}


@pytest.mark.parametrize("mags", ["B", "b"])
def test_tow_line_moves_another_diver_within_3_up_to_2_free_spaces(mags: str) -> None:
    board = f"2 | . . . . A . . . .\n4 | . . . . . {mags} . . ."
    table = dive(board, hands=[["tow_line"]]).choose("card.tow_line")
    assert "carry.mags.c5r6" in table.offered
    assert "carry.mags.c5r1" not in table.offered
    table.choose("carry.mags.c5r6")
    assert (table.spot(1), table.standing[1]) == ("c5r6", mags == "B")
    assert table.told(told.BRINGS_TO) == [{"other": "mags", "spot": "c5r6", "by": 0}]


def test_tow_line_reaches_nobody_4_spaces_off_in_the_kraken_or_hemmed_in() -> None:
    far = dive("1 | . . . . A . . . .\n4 | . . . . . B . . .", hands=[["tow_line"]])
    gone = dive("0 | . . . . . . B A .", hands=[["tow_line"]], off={1: DEVOURED})
    hemmed_in = dive("8 | B t . . . . . . .\n7 | t A . . . . . . .", hands=[["tow_line"]])
    assert [cards(table.offered) for table in (far, gone, hemmed_in)] == [[], [], []]


@pytest.mark.parametrize(
    ("side", "way", "spot"),
    [("left", -1, "c1r8"), ("right", 1, "c2r8")],
)
def test_flare_moves_the_head_1_left_or_right_and_pushes(side: str, way: int, spot: str) -> None:
    table = dive("8 | . . A H H H . . .", hands=[["flare"]]).choose("card.flare")
    assert table.offered == ["head.left.1", "head.right.1"]
    assert table.question.question == questions.HEAD
    table.choose(f"head.{side}.1")
    assert (table.s.head, table.spot(0)) == (3 + way, spot)
    assert table.told(told.DRIVES_HEAD) == [{"way": way, "by": 0}]
    assert table.told(told.HEAD_LIES) == [{"columns": [3 + way, 5 + way]}]


def test_bait_moves_up_to_2_different_tentacles_1_space_each_and_no_third() -> None:
    board = ALONE + "\n4 | . . t . . . . . .\n5 | . . . . . t . . .\n6 | . t . . . . . . ."
    table = dive(board, hands=[["bait"]]).choose("card.bait")
    assert facts(table.question.prompt) == [2]
    table.choose("put.c2r4.c2r5")
    assert facts(table.question.prompt) == [1]
    assert {one.split(".")[1] for one in table.offered if one != "no"} == {"c5r5", "c1r6"}
    table.choose("put.c5r5.c6r5")
    assert table.tentacles == ["c1r6", "c2r5", "c6r5"]
    assert table.s.actions_left == 1
    assert not any(one.startswith("put") for one in table.offered)


@pytest.mark.parametrize("board", ["2 | . . . . a . B . .", "2 | . . . . A b . . ."])
def test_air_tank_stands_you_up_even_while_you_are_down_or_a_neighbour(board: str) -> None:
    table = dive(board, hands=[["air_tank"]]).choose("card.air_tank")
    assert table.standing == [True, True]


def test_of_two_on_the_ground_the_helper_chooses_who_stands_up() -> None:
    table = dive("2 | . . . a B c . . .")
    table.watch(help_one_up(table.game, table.s.divers[1], table.s.divers[::2]), "stand.katerina")
    assert table.standing == [False, True, True]
    assert table.told(told.HELPS_UP) == [{"other": "katerina", "by": 1}]


def test_a_hand_knows_no_limit() -> None:
    hand = ["flare"] * 8 + ["bait"] * 8
    table = dive("4 | . . . . t . . . .\n3 | . . . . A . . . .", hands=[[*hand, "dive_knife"]])
    assert len(table.choose("card.dive_knife").hands[0]) == 17


def test_recover_discards_two_cards_that_share_a_type_and_stands_you_up() -> None:
    board, hand = "2 | . . . . a . . . .\n0 | . B . . . . . . .", ["flare", "bait", "harpoon"]
    table = dive(board, hands=[hand], names=("vega", "mags"))
    assert table.offered == ["recover", "end"]
    table.choose("recover")
    assert (table.standing[0], table.hands[0], table.s.actions_left) == (True, ["harpoon"], 1)
    assert sorted(table.s.salvage_discards) == ["bait", "flare"]
    assert table.told(told.DISCARDS) == [{"cards": ["bait", "flare"], "by": 0}]


def test_recover_stands_an_adjacent_diver_up_even_from_the_ground() -> None:
    table = dive("2 | . . . . A b . . .", hands=[["flare", "flare"]]).choose("recover")
    assert table.standing == [True, True]
    board = "2 | . . . . a b . . .\n0 | . C . . . . . . ."
    table = dive(board, hands=[["flare", "flare"]], names=("vega", "mags", "satoshi"))
    assert table.choose("recover", "stand.mags").standing == [False, True, True]


def test_recover_turns_one_of_your_abilities_face_up_which_can_be_spent_again() -> None:
    board = "3 | . . . t . t . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . ."
    spent, hand = [["lure", "calm_the_beast"]], ["flare", "bait", "flare", "bait"]
    table = dive(board, names=("vega", "mags"), hands=[hand], spent=spent)
    table.choose("recover", "ready.lure", "discard.bait.flare")
    assert table.told(told.READIES) == [{"ability": "lure", "by": 0}]
    assert table.spent[0] == ["calm_the_beast"]
    assert sorted(table.hands[0]) == sorted(table.s.salvage_discards) == ["bait", "flare"]
    table.choose("ability.lure", "no")
    assert table.spent[0] == ["calm_the_beast", "lure"]


@pytest.mark.parametrize(
    ("board", "hand", "spent"),
    [
        (ALONE, ["flare", "harpoon"], ["rally"]),
        (ALONE, ["flare", "flare"], []),
        ("2 | . . . . A . b . .", ["flare", "flare"], []),
    ],
)
def test_recover_needs_two_cards_of_a_type_and_something_to_recover_in_reach(
    board: str, hand: list[str], spent: list[str]
) -> None:
    assert "recover" not in dive(board, hands=[hand], spent=[spent]).offered


def test_who_recovers_is_asked_whom_to_stand_up_and_comes_first() -> None:
    hand = ["flare", "flare", "bait", "bait"]
    table = dive("2 | . . . b a C . . .", hands=[hand], spent=[["charge"]]).choose("recover")
    assert table.offered == ["stand.michael", "stand.mags", "ready.charge"]
    assert (table.question.question, table.question.seats) == (questions.RECOVER, [0])
    assert table.choose("stand.mags", "discard.bait.bait").standing == [False, True, True]


def test_passing_a_card_to_a_neighbour_costs_no_action() -> None:
    table = dive("1 | . A B . . . . . .", hands=[["flare", "bait"], []])
    table.choose("pass", "pass.flare.mags")
    assert (table.hands, table.s.actions_left) == ([["bait"], ["flare"]], 2)
    assert table.told(told.PASSES_TO) == [{"card": "flare", "other": "mags", "by": 0}]


def test_cards_are_passed_before_the_cargo_by_their_names() -> None:
    table = dive(
        "1 | . A B . . . . . .",
        hands=[["flare", "bait"]],
        goal="bring_the_cargo_home",
        carrier=0,
    ).choose("pass")
    assert table.offered == ["pass.bait.mags", "pass.flare.mags", "pass.cargo.mags"]
    labels = [facts(table.option(one).label) for one in table.offered]
    assert labels == [["bait", "mags"], ["flare", "mags"], ["cargo", "mags"]]
    assert table.option("pass.bait.mags").piece == "c2r1"


@pytest.mark.parametrize(("michael", "mags"), [("a", "B"), ("A", "b")])
def test_cards_can_be_passed_from_the_ground_and_to_somebody_on_it(michael: str, mags: str) -> None:
    table = dive(f"1 | . {michael} {mags} . . . . . .", hands=[["flare"], []], names=SOFT)
    assert table.choose("pass").hands[1] == ["flare"]


def test_cards_can_be_passed_after_the_last_action_and_leave_its_trail() -> None:
    table = dive("1 | . A . B . . . . .", hands=[["flare"], []], actions=1).choose("move.c2r1")
    assert (table.offered, table.s.actions_left) == (["pass", "end"], 0)
    assert table.question.prompt == act_prompt(0)
    trailing = dive("1 | . A . B . . . . .", hands=[["flare"], []]).choose("move.c2r1")
    trail = list(trailing.s.trail)
    assert trailing.choose("pass").s.trail == trail != []


def test_cards_are_passed_to_nobody_farther_away_and_of_two_neighbours_one_is_named() -> None:
    assert "pass" not in dive("1 | . A . B . . . . .", hands=[["flare"], []]).offered
    table = dive("1 | . B A C . . . . .", hands=[["flare"], [], []])
    assert table.choose("pass", "pass.flare.katerina").hands[2] == ["flare"]


def test_cards_are_passed_in_ones_own_turn_alone() -> None:
    table = dive("1 | . A B . . . . . .", hands=[["flare"], ["bait"]])
    assert [option.seat for option in table.question.options if option.id == "pass"] == [0]
    assert table.choose("pass").hands[1] == ["bait", "flare"]
    assert {option.seat for option in table.question.options} == {0}


def test_every_salvage_card_names_its_type_where_cards_are_chosen() -> None:
    table = dive(ALONE)
    hand = ["air_tank", "bait", "dive_knife", "dive_scooter", "flare", "harpoon", "tow_line"]
    types = [facts(one.detail)[0] for one in table.game.card_options("take", 0, hand)]
    assert types == ["flask", "lamp", "trident", "propeller", "lamp", "trident", "propeller"]


def test_bait_may_move_no_tentacle_and_is_spent() -> None:
    table = dive("4 | . . t . . . . . .\n2 | . . . . A . . . .", hands=[["bait"]])
    table.choose("card.bait", "no")
    assert (table.tentacles, table.hands[0], table.s.actions_left) == (["c2r4"], [], 1)
