"""Kraken cards, the head, pushing and devouring."""

import pytest

from games.refuge.board import LEFT, RIGHT
from games.refuge.cards import KRAKEN
from games.refuge.kraken_cards import devour_everybody_near, kraken_strikes
from games.refuge.kraken_head import head_moves
from tests.games.refuge.dive import Dive, dive


def strike(table: Dive, *answers: str) -> Dive:
    return table.watch(kraken_strikes(table.game), *answers)


@pytest.mark.parametrize(("card", "head"), [("K3", 4), ("K8", 5), ("K1", 2), ("K6", 1)])
def test_one_arrow_moves_the_head_1_space_and_two_arrows_2(card: str, head: int) -> None:
    table = strike(dive("0 | . A . . . . . . .", kraken=[card]))
    assert table.s.head == head


def test_the_edge_stops_the_head() -> None:
    assert strike(dive("0 | . A . . . . . . .", kraken=["K6"], head=1)).s.head == 1
    assert strike(dive("0 | . A . . . . . . .", kraken=["K8"], head=4)).s.head == 5


EXAMPLE = """
9 | . . . . H H H A .
8 | . . . . H H H B .
7 | . . . . H H H C D
"""


def test_push_example_a_is_devoured_b_is_pushed_c_is_devoured_d_is_safe() -> None:
    table = dive(EXAMPLE, names=("michael", "mags", "satoshi", "vega"))
    table.watch(head_moves(table.game, RIGHT))
    divers = table.game.view(None).divers
    assert divers[0].devoured
    assert table.spot(1) == "c8r8"
    assert divers[2].devoured
    assert table.spot(3) == "c8r7"
    assert table.s.head == 5


def test_push_example_away_from_the_edge_c_and_d_are_both_pushed() -> None:
    table = dive("7 | . . . H H H C D .\n0 | . A B . . . . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert (table.spot(2), table.spot(3)) == ("c7r7", "c8r7")


def test_a_whole_chain_is_pushed() -> None:
    table = dive("7 | . . H H H A t B .")
    table.watch(head_moves(table.game, RIGHT))
    assert (table.spot(0), table.tentacles, table.spot(1)) == ("c6r7", ["c7r7"], "c8r7")


def test_a_chain_that_reaches_the_edge_costs_its_first_miniature() -> None:
    table = dive("8 | . . . . H H H t A\n0 | . B . . . . . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert table.tentacles == []
    assert table.spot(0) == "c8r8"


def test_tentacles_pushed_off_the_edge_return_to_the_supply_without_a_card() -> None:
    table = dive("9 | . . . . H H H t .\n0 | . A . . . . . . .")
    supply = table.s.supply
    table.watch(head_moves(table.game, RIGHT))
    assert (table.tentacles, table.s.supply) == ([], supply + 1)
    assert table.s.divers[0].hand == []


def test_a_tentacle_is_pushed_like_a_diver() -> None:
    table = dive("9 | . . t H H H . . .\n0 | . A . . . . . . .")
    table.watch(head_moves(table.game, LEFT))
    assert table.tentacles == ["c1r9"]


def test_kraken_movement_affects_all_divers_whoever_caused_it() -> None:
    table = dive("7 | . B . H H H . . .\n6 | . . A . . . . . .", head=3)
    table.choose("move.c2r7")
    assert table.s.head == 2
    assert (table.spot(0), table.spot(1)) == ("c1r7", "c0r7")


def test_devour_takes_everybody_next_to_the_head_and_nobody_else() -> None:
    table = dive(
        """
        10 | . . . C . . . . .
         8 | . . B H H H . . .
         6 | . . . . A . . . .
         0 | . . . . D . . . .
        """,
        names=("michael", "mags", "satoshi", "vega"),
        kraken=["K9"],
    )
    strike(table)
    assert [diver.devoured for diver in table.game.view(None).divers] == [True, True, True, False]


def test_diagonally_is_not_next_to_the_head() -> None:
    table = strike(dive("6 | . . A . . . . . .\n0 | . B . . . . . . .", kraken=["K9"]))
    assert table.spot(0) == "c2r6"


def test_being_devoured_happens_in_three_ways() -> None:
    by_card = strike(dive("6 | . . . A . . . . .\n0 | . B . . . . . . .", kraken=["K9"]))
    off_the_edge = dive("9 | . A H H H . . . .\n0 | . B . . . . . . .")
    off_the_edge.watch(head_moves(off_the_edge.game, LEFT))
    by_will = dive("6 | . . . A . . . . .\n0 | . B . . . . . . .").choose("move.c3r7")
    for table in (by_card, off_the_edge, by_will):
        assert table.game.view(None).divers[0].devoured


def test_a_devoured_diver_comes_back_knocked_down_on_the_devour_row() -> None:
    """The second tentacle keeps the whirlpool; whirlpools and caves take no effect."""
    table = dive(
        "4 | . . t . . B . . .\n0 | . . . . . . C . .",
        names=("michael", "mags", "satoshi"),
        turn=8,
        phase="wake",
    )
    table.s.divers[0].spot, table.s.divers[0].down_since = -2, 7
    assert table.offered == [f"back.c{column}r4" for column in (1, 3, 4, 6, 7)]
    table.choose("back.c6r4")
    assert table.spot(0) == "c6r4"
    assert not table.s.divers[0].standing
    assert table.s.actions_left == 2


def test_a_full_devour_row_sends_the_diver_to_the_next_row_below() -> None:
    table = dive(
        "4 | . t t t t t t t .\n3 | . t . . . . . . .\n0 | . A B . . . . . .",
        phase="wake",
    )
    table.s.divers[0].spot, table.s.divers[0].down_since = -2, 4
    assert table.offered == [f"back.c{column}r3" for column in range(2, 8)]


def test_a_diver_devoured_in_their_own_turn_loses_the_rest_of_it() -> None:
    table = dive("6 | . . . A . . . . .\n0 | . B . . . . . . .", kraken=["K1"])
    table.choose("move.c3r7")
    assert table.offered
    assert table.s.active == 1


def test_devour_cards_reshuffle_all_ten_cards() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K10"])
    table.s.kraken_discards = table.s.kraken_deck[:4]
    del table.s.kraken_deck[:4]
    strike(table)
    assert sorted(table.s.kraken_deck) == sorted(KRAKEN)
    assert table.s.kraken_discards == []


def test_other_cards_do_not_reshuffle() -> None:
    table = strike(dive("0 | . A . . . . . . .", kraken=["K1"]))
    assert table.s.kraken_discards == ["K1"]
    assert len(table.s.kraken_deck) == 9


def test_the_upper_half_comes_before_the_lower_half() -> None:
    """Under K3 the head goes from columns 3-5 to 4-6 first; only those columns move then."""
    table = dive(
        "5 | . . . t . . . . .\n4 | . . . . t . t . .\n0 | . A . . . . . . .", kraken=["K3"]
    )
    strike(table)
    assert table.tentacles == ["c3r5", "c4r3", "c5r6", "c6r3"]


def test_the_new_deck_is_in_another_order() -> None:
    table = strike(dive("0 | . A . . . . . . .", kraken=["K9"]))
    unshuffled = dive("0 | . A . . . . . . .", kraken=["K9"]).s.kraken_deck
    assert table.s.kraken_deck != unshuffled


def test_a_devoured_diver_keeps_hand_and_abilities() -> None:
    table = dive("6 | . . . . A . . . .\n0 | . B . . . . . . .", hands=[["flare"]])
    table.choose("move.c4r7")
    assert table.s.divers[0].hand == ["flare"]
    assert table.s.divers[0].spent == []


def test_being_devoured_in_ones_own_turn_ends_it() -> None:
    table = dive(
        "6 | . . . . A . . . .\n0 | . B . . . . . . .", hands=[["flare"]], kraken=["K3"]
    ).choose("move.c4r7")
    assert table.s.active == 1
    assert table.s.kraken_discards == ["K3"]
    assert table.offered


def test_a_fallen_diver_is_pushed_like_any_other() -> None:
    table = dive("7 | . . . H H H a . .\n0 | . B . . . . . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert table.spot(0) == "c7r7"
    assert not table.s.divers[0].standing


def test_two_arrows_push_step_by_step() -> None:
    """The first step pushes Michael to the edge, the second off it."""
    table = dive("9 | . . . H H H A . .\n0 | . B . . . . . . .", names=("satoshi", "mags"))
    table.watch(head_moves(table.game, 2))
    assert table.game.view(None).divers[0].devoured
    assert table.s.head == 5


def test_jaws_that_close_on_water_devour_nobody() -> None:
    table = dive("0 | . A . . . . . . .")
    table.watch(devour_everybody_near(table.game))
    assert table.story == (
        "The Kraken snaps at whoever is next to its head: its jaws close on water."
    )


def test_the_three_rows_are_pushed_from_the_top_down() -> None:
    table = dive("9 | . . H H H A . . .\n8 | . . H H H t . . .\n7 | . . H H H B . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert [move.start for move in table.s.trail if move.kind == "push"] == [95, 85, 75]


def test_a_devour_card_is_shuffled_back_after_its_lower_half() -> None:
    table = dive(
        "3 | . . . t . . . . .\n2 | . . . A . . . . .",
        hands=[["harpoon"]],
        names=("mags",),
        kraken=["K9"],
    )
    card = kraken_strikes(table.game)
    assert "strike.harpoon" in [option.id for option in next(card).options]
    assert table.s.kraken_discards == ["K9"]
