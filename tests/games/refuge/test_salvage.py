"""Salvage cards: what each does as an action, recovering with pairs, and where cards go."""

from games.refuge.weapons import eliminate
from tests.games.refuge.dive import dive

ALONE = "2 | . . . . A . . . ."


def test_harpoon_eliminates_in_row_or_column_up_to_3_spaces_away() -> None:
    table = dive(
        """
        6 | . . . . t . . . .
        5 | . . . . t . . . .
        3 | . . . . t . . . .
        2 | . t t . A . . . .
        1 | . . . t . . . . .
        """,
        hands=[["harpoon"]],
        draws=["flare"],
    )
    table.choose("card.harpoon")
    assert table.offered == ["hit.c4r5", "hit.c4r3", "hit.c2r2", "hit.c1r2"]
    table.choose("hit.c4r5")
    assert "c4r5" not in table.tentacles
    assert table.s.divers[0].hand == ["flare"]
    assert table.s.salvage_discards == ["harpoon"]
    assert table.s.actions_left == 1


def test_dive_knife_eliminates_next_to_you() -> None:
    table = dive("3 | . . . . t . . . .\n2 | . . t . A t . . .", hands=[["dive_knife"]])
    table.choose("card.dive_knife")
    assert table.offered == ["hit.c4r3", "hit.c5r2"]


def test_a_card_without_a_target_is_not_offered() -> None:
    cards = ["harpoon", "dive_knife", "tow_line", "bait", "air_tank"]
    table = dive("1 | . . . . A . . . .", hands=[cards])
    assert not [option for option in table.offered if option.startswith("card")]


def test_dive_scooter_moves_up_to_3_through_free_spaces_and_only_the_last_acts() -> None:
    table = dive(
        """
        3 | . . . . t . . . .
        2 | . . t . A B . . .
        1 | . . . . . . . . .
        """,
        hands=[["dive_scooter"]],
    )
    table.choose("card.dive_scooter")
    assert "go.c3r2" in table.offered
    assert "go.c2r2" not in table.offered
    assert "go.c4r4" not in table.offered
    assert "go.c3r4" in table.offered
    table.choose("go.c3r4")
    assert {one.split(".")[1] for one in table.offered if one != "no"} == {"c4r3", "c2r2"}


def test_tow_line_moves_another_diver_within_3_up_to_2_free_spaces() -> None:
    table = dive("2 | . . . . A . . . .\n4 | . . . . . B . . .", hands=[["tow_line"]])
    table.choose("card.tow_line")
    assert "carry.mags.c5r6" in table.offered
    assert "carry.mags.c5r1" not in table.offered
    table.choose("carry.mags.c5r6")
    assert table.spot(1) == "c5r6"


def test_tow_line_does_not_reach_4_spaces() -> None:
    table = dive("1 | . . . . A . . . .\n4 | . . . . . B . . .", hands=[["tow_line"]])
    assert "card.tow_line" not in table.offered


def test_flare_moves_the_head_1_left_or_right_and_pushes() -> None:
    table = dive("8 | . . A H H H . . .", hands=[["flare"]])
    table.choose("card.flare")
    assert table.offered == ["head.left.1", "head.right.1"]
    table.choose("head.left.1")
    assert (table.s.head, table.spot(0)) == (2, "c1r8")


def test_bait_moves_up_to_2_different_tentacles_1_space_each() -> None:
    table = dive(ALONE + "\n4 | . . t . . . . . .\n5 | . . . . . t . . .", hands=[["bait"]])
    table.choose("card.bait")
    assert table.ask is not None
    assert str(table.ask.prompt) == "Move a tentacle? 2 left"
    table.choose("put.c2r4.c2r5")
    assert str(table.ask.prompt) == "Move a tentacle?"
    assert {one.split(".")[1] for one in table.offered if one != "no"} == {"c5r5"}
    table.choose("put.c5r5.c6r5")
    assert table.tentacles == ["c2r5", "c6r5"]


def test_air_tank_stands_you_up_even_while_you_are_down() -> None:
    table = dive("2 | . . . . a . . . .\n0 | . B . . . . . . .", hands=[["air_tank"]])
    table.choose("card.air_tank")
    assert table.s.divers[0].standing


def test_air_tank_stands_a_neighbour_up() -> None:
    table = dive("2 | . . . . A b . . .", hands=[["air_tank"]]).choose("card.air_tank")
    assert table.s.divers[1].standing


def test_whoever_eliminates_a_tentacle_draws_a_card() -> None:
    table = dive(ALONE + "\n3 | . . . . t . . . .", draws=["flare"])
    table.watch(eliminate(table.game, 34, table.s.divers[0]))
    assert table.s.divers[0].hand == ["flare"]
    assert len(table.s.salvage_deck) == 55


def test_recover_discards_two_cards_that_share_a_type_and_stands_you_up() -> None:
    table = dive(
        "2 | . . . . a . . . .\n0 | . B . . . . . . .",
        hands=[["flare", "bait", "harpoon"]],
        names=("vega", "mags"),
    )
    assert table.offered == ["recover", "end"]
    table.choose("recover")
    assert table.s.divers[0].standing
    assert table.s.divers[0].hand == ["harpoon"]
    assert sorted(table.s.salvage_discards) == ["bait", "flare"]
    assert table.s.actions_left == 1


def test_recover_stands_an_adjacent_diver_up() -> None:
    table = dive("2 | . . . . A b . . .", hands=[["flare", "flare"]]).choose("recover")
    assert table.s.divers[1].standing


def test_recover_turns_one_of_your_abilities_face_up() -> None:
    table = dive(ALONE, hands=[["flare", "bait", "flare"]])
    table.s.divers[0].spent = ["rally", "charge"]
    table.choose("recover", "ready.charge", "discard.flare.flare")
    assert "readies Charge" in table.story
    assert table.s.divers[0].spent == ["rally"]
    assert table.s.divers[0].hand == ["bait"]


def test_two_cards_of_different_types_recover_nothing() -> None:
    table = dive(ALONE, hands=[["flare", "harpoon"]])
    table.s.divers[0].spent = ["rally"]
    assert "recover" not in table.offered


def test_recover_needs_something_to_recover() -> None:
    assert "recover" not in dive(ALONE, hands=[["flare", "flare"]]).offered


def test_recover_reaches_no_diver_farther_away() -> None:
    assert "recover" not in dive("2 | . . . . A . b . .", hands=[["flare", "flare"]]).offered


def test_a_fallen_diver_may_recover_for_a_neighbour() -> None:
    table = dive(
        "2 | . . . . a b . . .\n0 | . C . . . . . . .",
        hands=[["flare", "flare"]],
        names=("vega", "mags", "satoshi"),
    )
    table.choose("recover", "stand.mags")
    assert [diver.standing for diver in table.s.divers] == [False, True, True]


def test_a_salvage_card_is_passed_to_a_neighbour_on_the_ground_too() -> None:
    table = dive("1 | . A b . . . . . .", hands=[["flare"], []]).choose("pass")
    assert table.s.divers[1].hand == ["flare"]


def test_a_fallen_diver_can_be_towed() -> None:
    table = dive("2 | . . . . A . . . .\n4 | . . . . . b . . .", hands=[["tow_line"]])
    table.choose("card.tow_line", "carry.mags.c5r6")
    assert (table.spot(1), table.s.divers[1].standing) == ("c5r6", False)


def test_bait_may_move_no_tentacle_and_is_spent() -> None:
    table = dive("4 | . . t . . . . . .\n2 | . . . . A . . . .", hands=[["bait"]])
    table.choose("card.bait", "no")
    assert (table.tentacles, table.s.divers[0].hand, table.s.actions_left) == (["c2r4"], [], 1)


def test_bait_moves_no_third_tentacle() -> None:
    table = dive("4 | . . t . t . t . .\n2 | . . . . A . . . .", hands=[["bait"]])
    table.choose("card.bait", "put.c2r4.c2r5", "put.c4r4.c4r5")
    assert table.s.actions_left == 1
    assert not any(one.startswith("put") for one in table.offered)


def test_tow_line_reaches_nobody_in_the_kraken_and_nobody_hemmed_in() -> None:
    table = dive("0 | . . . . . . B A .", hands=[["tow_line"]])
    table.s.divers[1].spot = -2
    assert "card.tow_line" not in table.offered
    table = dive("8 | B t . . . . . . .\n7 | t A . . . . . . .", hands=[["tow_line"]])
    assert "card.tow_line" not in table.offered


def test_weapons_are_not_offered_against_tentacles_out_of_reach() -> None:
    table = dive("6 | . . . . t . . . .\n2 | . . . . A . . . .", hands=[["harpoon", "dive_knife"]])
    assert not [option for option in table.offered if option.startswith("card")]
    table = dive("4 | . . . . t . . . .\n2 | . . . . A . . . .", hands=[["harpoon", "dive_knife"]])
    assert [option for option in table.offered if option.startswith("card")] == ["card.harpoon"]


def test_who_recovers_is_asked_whom_to_stand_up_and_comes_first() -> None:
    board = "2 | . . . B a . . . ."
    table = dive(board, hands=[["flare", "flare", "bait", "bait"]])
    table.s.divers[1].down_since = 4
    table.s.divers[0].spent.append("charge")
    table.choose("recover")
    assert table.offered == ["stand.michael", "stand.mags", "ready.charge"]
    assert table.ask is not None
    assert (str(table.ask.prompt), table.ask.seats) == ("Recover what?", [0])
    table.choose("stand.mags", "discard.bait.bait")
    assert [diver.standing for diver in table.s.divers] == [False, True]


def test_recover_is_told_with_what_it_costs() -> None:
    table = dive("2 | . . . . a . . . .", names=("vega",), hands=[["flare", "flare"]])
    assert table.offered[0] == "recover"
    assert table.ask is not None
    option = table.ask.options[0]
    assert str(option.label) == "Recover"
    assert str(option.detail) == "Two cards of a type: stand up or ready an ability"


def test_a_hand_knows_no_limit() -> None:
    hand = ["flare"] * 8 + ["bait"] * 8
    table = dive("4 | . . . . t . . . .\n3 | . . . . A . . . .", hands=[[*hand, "dive_knife"]])
    table.choose("card.dive_knife")
    assert len(table.s.divers[0].hand) == 17
