"""The nine objectives, their special actions, their order and their rewards."""

from collections.abc import Sequence

import pytest

from games.refuge.dive import Ended
from games.refuge.kraken_cards import devour_everybody_near
from games.refuge.objective_actions import stowable
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.objectives import check_objective, come_closer
from games.refuge.recovering import stand_up
from games.refuge.rewards import take_back_a_tentacle
from games.refuge.spaces import enter, swap
from games.refuge.tentacles import lower_half
from games.refuge.weapons import eliminate, knock_down
from tests.games.refuge.dive import Dive, dive

REST = ("breach_the_hull", "board_the_ub85")


def accomplish(table: Dive, *answers: str) -> Dive:
    """The current objective comes as close as it can, in one step."""
    goal, card = table.game.goal, table.game.objective
    goal.progress = card.target_for(len(table.s.divers)) - 1
    return table.watch(come_closer(table.game), *answers)


@pytest.mark.parametrize(("divers", "target"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_thin_the_herd_takes_3_tentacles_and_one_for_each_diver(divers: int, target: int) -> None:
    assert OBJECTIVES["thin_the_herd"].target_for(divers) == target


def test_thin_the_herd_counts_every_elimination() -> None:
    table = dive("3 | . . . . t . . . .\n2 | . . . . A . . . .")
    table.watch(eliminate(table.game, 34, table.s.divers[0]))
    assert table.s.goals[0].progress == 1


def test_thin_the_herd_does_not_count_tentacles_that_knock_somebody_down() -> None:
    table = dive(
        "3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . .",
        names=("vega", "mags"),
    )
    table.watch(lower_half(table.game, "vvv"))
    assert table.s.goals[0].progress == 0


def test_thin_the_herd_gives_everybody_a_card_and_an_ability() -> None:
    table = dive("2 | . . . . A B . . .", draws=["flare", "bait"])
    table.s.divers[0].spent = ["rally", "brace"]
    table.s.divers[1].spent = ["haul"]
    accomplish(table, "ready.brace")
    assert [diver.hand for diver in table.s.divers] == [["flare"], ["bait"]]
    assert [diver.spent for diver in table.s.divers] == [["rally"], []]
    assert table.s.accomplished == 1


def test_rewards_are_handed_out_in_the_order_of_seats() -> None:
    table = dive("2 | . . . . A B . . .", draws=["flare", "bait"], active=1)
    accomplish(table)
    assert [diver.hand for diver in table.s.divers] == [["flare"], ["bait"]]


def test_chart_the_caves_collects_3_markers_by_entering_their_caves() -> None:
    table = dive("5 | . A . . . . . . .", objectives=("chart_the_caves", *REST))
    assert table.game.view(None).markers == ("c1r4", "c7r4", "c4r6")
    table.choose("move.c1r4")
    assert table.s.goals[0].progress == 1
    assert table.game.view(None).markers == ("c7r4", "c4r6")


def test_chart_the_caves_takes_a_tentacle_off_the_threat_track() -> None:
    table = dive("2 | . . . . A . . . .", objectives=("chart_the_caves", *REST), threat=2)
    table.s.divers[0].spent = ["rally"]
    accomplish(table)
    assert (table.s.threat, table.s.supply) == (1, 15)
    assert table.s.divers[0].spent == []


def test_chart_the_caves_without_a_threat_takes_the_lowest_of_the_board() -> None:
    table = dive(
        "5 | . t . . . . . . .\n3 | . t . . . . t . .\n2 | . . . . A . . . .",
        objectives=("chart_the_caves", *REST),
    )
    accomplish(table, "hit.c6r3")
    assert table.tentacles == ["c1r3", "c1r5"]
    assert table.s.divers[0].hand == []


def test_stock_the_locker_stows_3_cards_of_different_types_in_caves() -> None:
    table = dive(
        "4 | . A . . . . . . .",
        hands=[["flare", "bait", "harpoon", "air_tank"]],
        objectives=("stock_the_locker", *REST),
        kraken=["K1"],
    )
    table.choose("stow", "discard.bait")
    assert table.s.goals[0].stowed == ["lamp"]
    assert stowable(table.game, table.s.divers[0]) == ["harpoon", "air_tank"]
    table.choose("stow", "discard.harpoon")
    assert table.s.goals[0].progress == 2
    table.s.divers[0].spent = ["rally", "charge", "brace"]
    table.choose("stow")
    assert table.s.divers[0].spent == []
    assert table.s.accomplished == 1


def test_stow_needs_a_cave() -> None:
    table = dive("5 | . A . . . . . . .", hands=[["flare"]], objectives=("stock_the_locker", *REST))
    assert "stow" not in table.offered


def test_breach_the_hull_sets_2_charges_on_different_finish_spaces() -> None:
    table = dive("10 | . A . . . . . . .", accomplished=1, head=5)
    table.choose("set_charge")
    assert "set_charge" not in table.offered
    assert table.game.view(None).markers == ("c1r10",)
    table.choose("move.c2r10")
    table.choose("set_charge")
    assert table.s.accomplished == 2


def test_an_objective_of_a_later_level_does_not_count_yet() -> None:
    assert "set_charge" not in dive("10 | . A . . . . . . .", accomplished=0, head=5).offered


@pytest.mark.parametrize(("divers", "hits"), [(1, 2), (2, 3), (3, 3), (4, 3)])
def test_wound_the_beast_takes_3_hits_and_2_alone(divers: int, hits: int) -> None:
    assert OBJECTIVES["wound_the_beast"].target_for(divers) == hits


def test_strike_costs_a_weapon_or_two_cards_of_a_type_next_to_the_head() -> None:
    table = dive(
        "6 | . . . . A . . . .\n0 | . B . . . . . . .",
        hands=[["harpoon", "flare", "bait", "air_tank"]],
        objectives=("thin_the_herd", "wound_the_beast", "board_the_ub85"),
        accomplished=1,
    )
    table.choose("strike")
    assert table.offered == ["discard.harpoon", "discard.bait.flare"]
    table.choose("discard.bait.flare")
    assert table.s.goals[1].progress == 1
    assert table.s.divers[0].hand == ["harpoon", "air_tank"]
    assert "wounds the Kraken" in table.story


def test_two_weapons_are_two_hits() -> None:
    table = dive(
        "6 | . . . . A . . . .\n0 | . B . . . . . . .",
        hands=[["harpoon", "dive_knife"]],
        objectives=("thin_the_herd", "wound_the_beast", "board_the_ub85"),
        accomplished=1,
    )
    assert table.choose("strike").offered == ["discard.dive_knife", "discard.harpoon"]


def test_strike_needs_the_head_next_to_you() -> None:
    table = dive(
        "5 | . . . . A . . . .",
        hands=[["harpoon"]],
        objectives=("thin_the_herd", "wound_the_beast", "board_the_ub85"),
        accomplished=1,
    )
    assert "strike" not in table.offered


def test_wound_the_beast_takes_2_tentacles_back_from_the_threat_track_first() -> None:
    table = dive(
        "5 | . t . . . . . . .\n2 | . . . . A . . . .",
        objectives=("thin_the_herd", "wound_the_beast", "board_the_ub85"),
        accomplished=1,
        threat=1,
    )
    accomplish(table)
    assert (table.s.threat, table.tentacles, table.s.supply) == (0, [], 16)


def test_wound_the_beast_leaves_a_third_tentacle_on_the_track() -> None:
    table = dive(
        "5 | . t . . . . . . .\n2 | . . . . A . . . .",
        objectives=("thin_the_herd", "wound_the_beast", "board_the_ub85"),
        accomplished=1,
        threat=3,
    )
    accomplish(table)
    assert (table.s.threat, table.tentacles) == (1, ["c1r5"])


def test_seal_the_vents_discards_a_card_in_each_of_3_whirlpools() -> None:
    table = dive(
        "5 | . . A . . . . . .",
        hands=[["flare", "harpoon"]],
        objectives=("thin_the_herd", "seal_the_vents", "board_the_ub85"),
        accomplished=1,
    )
    assert table.game.view(None).markers == ("c2r4", "c6r4", "c4r1")
    table.choose("move.c2r4", "seal", "discard.flare")
    assert table.s.goals[1].progress == 1
    assert table.s.goals[1].markers == [46, 14]


def test_seal_the_vents_gives_a_card_to_the_active_diver_and_the_next() -> None:
    table = dive(
        "2 | . . . A B C . . .",
        objectives=("thin_the_herd", "seal_the_vents", "board_the_ub85"),
        accomplished=1,
        draws=["flare", "bait"],
    )
    accomplish(table)
    assert [diver.hand for diver in table.s.divers] == [["flare"], ["bait"], []]


def test_boarding_divers_leave_the_map_and_the_last_one_wins_the_game() -> None:
    table = dive("9 | . A . . . . . . .\n0 | . . . . B . . . .", accomplished=2, head=5)
    table.watch(enter(table.game, table.s.divers[0], 101))
    assert table.game.view(None).divers[0].boarded
    assert table.s.goals[2].progress == 1
    with pytest.raises(Ended, match="won"):
        table.watch(enter(table.game, table.s.divers[1], 102))


def test_boarded_divers_turns_are_skipped_without_a_kraken_card() -> None:
    table = dive("2 | . . . . A . . . .\n1 | . B . . . . . . .", accomplished=2)
    table.s.divers[1].spot = -3
    table.choose("end")
    assert table.offered
    assert (table.s.active, len(table.s.kraken_discards)) == (0, 1)


def test_who_stands_on_a_finish_space_when_level_3_begins_boards_at_once() -> None:
    table = dive("10 | . A . . . . . . .\n0 | . B . . . . . . .", accomplished=1, head=5)
    table.s.goals[1].progress = 1
    table.choose("set_charge")
    assert table.game.view(None).divers[0].boarded


def test_a_knocked_down_diver_boards_when_they_stand_up() -> None:
    table = dive("10 | . a . . . . . . .\n0 | . B . . . . . . .", accomplished=2, head=5)
    table.watch(check_objective(table.game, table.s.divers[0]))
    assert table.spot(0) == "c1r10"
    table.watch(stand_up(table.game, table.s.divers[0], table.s.divers[0]))
    assert table.game.view(None).divers[0].boarded


CARGO = ("thin_the_herd", "breach_the_hull", "bring_the_cargo_home")


def test_the_cargo_is_taken_from_the_middle_finish_space() -> None:
    table = dive("10 | . . . A . . . . .", objectives=CARGO, accomplished=2, head=5)
    table.choose("move.c4r10")
    assert table.s.divers[0].cargo
    assert table.game.view(None).markers == ()


def test_a_carrier_who_stands_on_a_start_space_wins() -> None:
    table = dive("1 | . . A . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    table.choose("move.c2r0")
    assert table.outcome is not None
    assert table.outcome.cause == "won"


def test_the_cargo_is_passed_like_a_card() -> None:
    table = dive("1 | . A B . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    table.choose("pass")
    assert [diver.cargo for diver in table.s.divers] == [False, True]
    assert table.s.actions_left == 2


def test_a_devoured_carriers_cargo_returns_to_the_finish_row() -> None:
    table = dive("6 | . . . . A . . . .\n0 | . B . . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    table.watch(devour_everybody_near(table.game))
    assert not table.s.divers[0].cargo
    assert table.game.view(None).markers == ("c4r10",)


@pytest.mark.parametrize(("divers", "hits"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_slay_the_kraken_takes_5_hits_and_one_for_each_diver(divers: int, hits: int) -> None:
    assert OBJECTIVES["slay_the_kraken"].target_for(divers) == hits


def test_slaying_the_kraken_wins() -> None:
    table = dive(
        "6 | . . . . A . . . .",
        hands=[["harpoon"]],
        objectives=("thin_the_herd", "breach_the_hull", "slay_the_kraken"),
        accomplished=2,
    )
    table.s.goals[2].progress = 5
    table.choose("strike")
    assert table.outcome is not None
    assert table.outcome.cause == "won"


def test_objectives_are_accomplished_in_order() -> None:
    table = dive("2 | . . . . A . . . .")
    for accomplished in (1, 2):
        accomplish(table)
        assert table.s.accomplished == accomplished
    assert [card.done for card in table.game.view(None).objectives] == [True, True, False]


def test_the_next_objectives_markers_are_put_out_when_it_becomes_the_current_one() -> None:
    table = dive(
        "2 | . . . . A . . . .", objectives=("thin_the_herd", "seal_the_vents", "board_the_ub85")
    )
    table.s.goals[1].markers = []
    accomplish(table)
    assert table.s.goals[1].markers == [42, 46, 14]


def test_charges_are_cleared_away_with_their_objective() -> None:
    table = dive("10 | . A . . . . . . .\n0 | . B . . . . . . .", accomplished=1, head=5)
    table.s.goals[1].markers, table.s.goals[1].progress = [102], 1
    table.choose("set_charge")
    assert table.s.goals[1].markers == []


def test_seal_the_vents_also_readies_an_ability_of_everybody() -> None:
    table = dive(
        "2 | . . . A B C . . .",
        objectives=("thin_the_herd", "seal_the_vents", "board_the_ub85"),
        accomplished=1,
    )
    for diver, ability in zip(table.s.divers, ("brace", "haul", "sprint"), strict=True):
        diver.spent = [ability]
    accomplish(table)
    assert [diver.spent for diver in table.s.divers] == [[], [], []]


def test_two_on_the_ground_are_lost_when_the_last_one_standing_boards() -> None:
    table = dive(
        "9 | . A . . . . . . .\n2 | . . b . . . . . .\n0 | . . . . c . . . .",
        accomplished=2,
        head=5,
    )
    table.choose("move.c1r10")
    assert table.outcome is not None
    assert table.outcome.cause == "down"


def test_a_carrier_wins_nowhere_but_on_a_start_space() -> None:
    table = dive("3 | . . A . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    table.choose("move.c2r2")
    assert table.outcome is None


def test_cargo_that_sinks_back_goes_to_whoever_stands_there() -> None:
    table = dive("10 | . . . . B . . . .\n6 | . . . . A . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    table.choose("move.c4r7")
    assert [diver.cargo for diver in table.s.divers] == [False, True]


def test_a_fallen_carrier_keeps_the_cargo() -> None:
    table = dive("2 | . . A . B . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    knock_down(table.game, table.s.divers[0])
    assert table.s.divers[0].cargo


def test_a_sealed_whirlpool_goes_on_turning() -> None:
    table = dive(
        "5 | . . A . . . . . .\n4 | . . . . B . . . .",
        objectives=("thin_the_herd", "seal_the_vents", "board_the_ub85"),
        accomplished=1,
    )
    table.s.goals[1].markers = [46, 14]
    table.choose("move.c2r4")
    assert table.offered == ["swap.mags", "no"]


def test_the_turn_in_which_somebody_boards_still_has_its_kraken_card() -> None:
    table = dive(
        "9 | . A . . . . . . .\n0 | . . . . B . . . .", accomplished=2, head=5, kraken=["K3"]
    )
    table.choose("move.c1r10")
    assert table.s.kraken_discards == ["K3"]
    assert table.s.active == 1


def test_switching_into_a_marked_cave_reaches_it() -> None:
    """Mags lies in the cave and so has not collected the marker herself."""
    table = dive(
        "5 | . . A . . . . . .\n4 | . . . . . . . b .",
        objectives=("chart_the_caves", "breach_the_hull", "board_the_ub85"),
    )
    table.choose("move.c2r4", "swap.mags")
    assert table.s.goals[0].progress == 1
    assert table.spot(0) == "c7r4"


def test_a_carrier_traded_onto_a_start_space_wins() -> None:
    table = dive("5 | . . B . . . . . .\n0 | . . A . . . . . .", names=("katerina", "mags"))
    table.s.goals[0].objective = "bring_the_cargo_home"
    table.s.divers[1].cargo = True
    with pytest.raises(Ended, match="won"):
        table.watch(swap(table.game, *table.s.divers))


def test_being_towed_onto_a_marker_reaches_it() -> None:
    table = dive(
        "5 | . B . . . . . . .\n3 | . A . . . . . . .",
        hands=[["tow_line"]],
        objectives=("chart_the_caves", "breach_the_hull", "board_the_ub85"),
    )
    table.choose("card.tow_line", "carry.mags.c1r4")
    assert table.s.goals[0].progress == 1


def test_the_cargo_passed_to_somebody_on_a_start_space_is_home() -> None:
    table = dive("1 | . A . . . . . . .\n0 | . B . . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers.clear()
    table.s.divers[0].cargo = True
    table.choose("pass")
    assert table.outcome is not None
    assert table.outcome.cause == "won"


def test_nobody_strikes_stows_or_seals_from_the_ground() -> None:
    for objective, board in (
        ("wound_the_beast", "6 | . . . a . . . . .\n0 | . B . . . . . . ."),
        ("stock_the_locker", "4 | . a . . . . . . .\n0 | . B . . . . . . ."),
        ("seal_the_vents", "4 | . . a . . . . . .\n0 | . B . . . . . . ."),
    ):
        table = dive(board, objectives=(objective,), hands=[["harpoon", "air_tank"]])
        assert table.offered == ["card.air_tank", "ability.rally", "end"]


@pytest.mark.parametrize(
    ("objectives", "board", "action"),
    [
        (("stock_the_locker", *REST), "1 | . . A . . . . . .", "stow"),
        (("breach_the_hull",), "10 | . . . A . . . . .", "set_charge"),
        (("wound_the_beast",), "6 | . . . . A . . . .", "strike"),
        (("seal_the_vents",), "4 | . . A . . . . . .", "seal"),
        (("slay_the_kraken",), "6 | . . . . A . . . .", "strike"),
    ],
)
def test_what_an_objective_asks_for_is_one_of_the_two_actions(
    objectives: Sequence[str], board: str, action: str
) -> None:
    table = dive(board, hands=[["dive_knife"]], objectives=objectives)
    table.choose(action)
    assert table.s.actions_left == 1


def test_boarding_ends_ones_actions() -> None:
    table = dive("9 | . A . . . . . . .\n0 | . . . . B . . . .", accomplished=2, head=5)
    table.s.divers[0].hand = ["flare"]
    table.choose("move.c1r10")
    assert table.s.active == 1


def test_a_boarded_diver_keeps_their_cards() -> None:
    table = dive("9 | . A . . . . . . .\n0 | . . . . B . . . .", accomplished=2, head=5)
    table.s.divers[0].hand = ["flare"]
    table.choose("move.c1r10")
    assert (table.s.divers[0].hand, table.s.salvage_discards) == (["flare"], [])


def test_of_several_lowest_tentacles_the_active_diver_chooses() -> None:
    table = dive(
        "3 | . t . . . . t . .\n2 | . . . . A . . . .", objectives=("chart_the_caves", *REST)
    )
    reward = take_back_a_tentacle(table.game)
    options = next(reward).options
    assert [(option.id, option.seat) for option in options] == [("hit.c1r3", 0), ("hit.c6r3", 0)]


def test_a_tentacle_taken_away_by_a_reward_earns_no_card() -> None:
    table = dive(
        "3 | . t . . . . . . .\n2 | . . . . A . . . .", objectives=("chart_the_caves", *REST)
    )
    table.watch(take_back_a_tentacle(table.game))
    assert (table.tentacles, table.s.divers[0].hand) == ([], [])
