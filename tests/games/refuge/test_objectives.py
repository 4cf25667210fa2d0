"""The nine objectives, their special actions, their order and their rewards."""

import pytest

from games.refuge import told
from games.refuge.dive import Ended
from games.refuge.kraken_cards import devour_everybody_near
from games.refuge.objective_actions import stowable
from games.refuge.objectives import check_objective, come_closer
from games.refuge.recovering import stand_up
from games.refuge.rewards import cards_for_two, take_back_a_tentacle
from games.refuge.spaces import enter, swap
from games.refuge.state import ABOARD, DEVOURED
from games.refuge.tentacles import lower_half
from games.refuge.weapons import eliminate, knock_down
from tests.games.refuge.dive import SOFT, Dive, dive

ALONE = "2 | . . . . A . . . ."


def accomplish(table: Dive, *answers: str) -> Dive:
    """The current objective comes as close as it can, in one step."""
    goal, card = table.game.goal, table.game.objective
    goal.progress = card.target_for(len(table.s.divers)) - 1
    return table.watch(come_closer(table.game), *answers)


def test_thin_the_herd_counts_every_elimination_and_no_other_objective_does() -> None:
    board = "3 | . . . . t . . . .\n2 | . . . . A . . . ."
    for goal, progress in (("thin_the_herd", 1), ("chart_the_caves", 0)):
        table = dive(board, goal=goal)
        table.watch(eliminate(table.game, 34, table.s.divers[0]))
        assert table.game.goal.progress == progress
    comes_closer = dive(board)
    comes_closer.watch(eliminate(comes_closer.game, 34, comes_closer.s.divers[0]))
    [figure] = comes_closer.told(told.OBJECTIVE_COMES_CLOSER)
    assert figure == {"title": "thin_the_herd", "n": 1, "target": 4}


def test_thin_the_herd_does_not_count_tentacles_that_knock_somebody_down() -> None:
    board = "3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . ."
    table = dive(board, names=SOFT)
    table.watch(lower_half(table.game, "vvv"))
    assert table.game.goal.progress == 0


@pytest.mark.parametrize("goal", ["thin_the_herd", "breach_the_hull"])
def test_the_blue_ones_give_everybody_a_card_and_an_ability(goal: str) -> None:
    spent, draws = [["rally", "brace"], ["haul"]], ["flare", "bait"]
    table = dive("2 | . . . . A B . . .", goal=goal, draws=draws, spent=spent)
    before = table.s.accomplished
    accomplish(table, "ready.brace")
    assert (table.hands, table.spent) == ([["flare"], ["bait"]], [["rally"], []])
    assert table.s.accomplished == before + 1
    assert len(table.told(told.OBJECTIVE_ACCOMPLISHED)) == 1
    assert [one["card"] for one in table.told(told.DRAWS_SALVAGE)] == ["flare", "bait"]
    assert [one["ability"] for one in table.told(told.READIES)] == ["brace", "haul"]


def test_a_reward_for_everybody_reaches_the_fallen_and_the_devoured_too() -> None:
    spent, draws = [[], ["haul"], ["sprint"]], ["flare", "bait", "air_tank"]
    board = "2 | . . . . A b C . ."
    table = accomplish(dive(board, draws=draws, spent=spent, off={2: DEVOURED}))
    assert table.hands == [["flare"], ["bait"], ["air_tank"]]
    assert table.spent == [[], [], []]


def test_chart_the_caves_collects_3_markers_by_entering_their_caves_once_each() -> None:
    table = dive("5 | . A . . . . . . .", goal="chart_the_caves")
    assert table.game.view(None).markers == ("c1r4", "c7r4", "c4r6")
    table.choose("move.c1r4")
    assert table.told(told.CHARTS_CAVE) == [{"spot": "c1r4", "by": 0}]
    for spot in (51, 41):
        table.watch(enter(table.game, table.s.divers[0], spot))
    assert table.game.goal.progress == 1
    assert table.game.view(None).markers == ("c7r4", "c4r6")


@pytest.mark.parametrize(
    ("goal", "threat", "left", "tentacles"),
    [
        ("chart_the_caves", 2, 1, ["c1r5"]),
        ("chart_the_caves", 0, 0, []),
        ("wound_the_beast", 1, 0, []),
        ("wound_the_beast", 3, 1, ["c1r5"]),
    ],
)
def test_one_or_two_tentacles_leave_the_threat_track_first_and_else_the_board(
    goal: str, threat: int, left: int, tentacles: list[str]
) -> None:
    board = "5 | . t . . . . . . .\n2 | . . . . A . . . ."
    table = accomplish(dive(board, goal=goal, threat=threat, spent=[["rally"]]))
    assert (table.s.threat, table.tentacles, table.spent[0]) == (left, tentacles, [])
    assert table.s.threat + len(table.tentacles) + table.s.supply == 16
    assert len(table.told(told.TENTACLE_LEAVES_THREAT_TRACK)) == threat - left
    assert len(table.told(told.TENTACLE_GOES_BACK)) == 1 - len(tentacles)


def test_of_several_lowest_tentacles_the_active_diver_chooses() -> None:
    table = dive("5 | . t . . . . . . .\n3 | . t . . . . t . .\n2 | . . . . A . . . .")
    options = next(take_back_a_tentacle(table.game)).options
    assert [(option.id, option.seat) for option in options] == [("hit.c1r3", 0), ("hit.c6r3", 0)]


def test_a_tentacle_taken_away_by_a_reward_earns_no_card() -> None:
    table = dive("3 | . t . . . . . . .\n2 | . . . . A . . . .", goal="chart_the_caves")
    table.watch(take_back_a_tentacle(table.game))
    assert (table.tentacles, table.hands[0]) == ([], [])
    table.watch(take_back_a_tentacle(table.game))
    assert table.s.supply == 16, "where there is none, none is taken"


def test_stock_the_locker_stows_3_cards_of_different_types_in_caves() -> None:
    hand = ["flare", "bait", "harpoon", "air_tank"]
    table = dive("4 | . A . . . . . . .", hands=[hand], goal="stock_the_locker", kraken=["K1"])
    table.choose("stow", "discard.bait")
    assert table.game.goal.stowed == ["lamp"]
    assert table.s.salvage_discards == ["bait"]
    assert table.told(told.STOWS) == [{"card": "bait", "type": "lamp", "by": 0}]
    assert stowable(table.game, table.s.divers[0]) == ["harpoon", "air_tank"]
    table.choose("stow", "discard.harpoon")
    assert table.game.goal.progress == 2
    table.s.divers[0].spent = ["rally", "charge", "brace"]
    table.choose("stow")
    assert (table.spent[0], table.s.accomplished) == ([], 1)
    assert table.told(told.ALL_ABILITIES_FACE_UP) == [{}]


def test_stow_needs_a_cave() -> None:
    table = dive("5 | . A . . . . . . .", hands=[["flare"]], goal="stock_the_locker")
    assert "stow" not in table.offered


def test_breach_the_hull_sets_2_charges_on_different_finish_spaces() -> None:
    table = dive("10 | . A . . . . . . .\n0 | . B . . . . . . .", goal="breach_the_hull", head=5)
    table.choose("set_charge")
    assert "set_charge" not in table.offered
    assert (table.game.goal.progress, table.game.view(None).markers) == (1, ("c1r10",))
    assert table.told(told.SETS_CHARGE) == [{"spot": "c1r10", "by": 0}]
    table.watch(enter(table.game, table.s.divers[0], 102))
    table.choose("end", "end", "set_charge")
    assert table.s.accomplished == 2
    assert table.s.goals[1].markers == [], "charges are cleared away with their objective"


@pytest.mark.parametrize(
    ("board", "done"), [("10 | . A . . . . . . .", 0), ("9 | . A . . . . . . .", 1)]
)
def test_no_charge_is_set_before_its_objective_or_off_a_finish_space(board: str, done: int) -> None:
    assert "set_charge" not in dive(board, accomplished=done, head=5).offered


NEXT_TO_HEAD = "6 | . . . . A . . . .\n0 | . B . . . . . . ."


@pytest.mark.parametrize(
    ("hand", "offered", "cards"),
    [
        (["harpoon", "flare", "bait", "air_tank"], ["harpoon", "bait.flare"], ["bait", "flare"]),
        (["harpoon", "dive_knife", "air_tank"], ["dive_knife", "harpoon"], "harpoon"),
    ],
)
def test_strike_costs_a_weapon_or_two_cards_of_a_type_next_to_the_head(
    hand: list[str], offered: list[str], cards: str
) -> None:
    table = dive(NEXT_TO_HEAD, hands=[hand], goal="wound_the_beast").choose("strike")
    assert table.offered == [f"discard.{cards}" for cards in offered], "two weapons are too many"
    table.choose(table.offered[-1])
    assert table.game.goal.progress == 1
    assert table.told(told.WOUNDS_KRAKEN) == [{"cards": cards, "by": 0}]
    assert len(table.hands[0]) + len(table.s.salvage_discards) == len(hand)


def test_strike_needs_the_head_next_to_you_and_cards_for_a_blow() -> None:
    for hand, offered in ((["flare", "bait"], True), (["flare", "air_tank"], False)):
        near = dive(NEXT_TO_HEAD, hands=[hand], goal="wound_the_beast")
        assert ("strike" in near.offered) == offered
    far = dive("5 | . . . . A . . . .", hands=[["harpoon"]], goal="wound_the_beast")
    assert "strike" not in far.offered


@pytest.mark.parametrize(
    ("spot", "hand", "offered"), [(2, ["flare"], True), (2, [], False), (1, ["flare"], False)]
)
def test_a_vent_is_sealed_with_a_card_and_in_a_marked_whirlpool_alone(
    spot: int, hand: list[str], offered: bool
) -> None:
    board = "4 |" + " ." * spot + " A" + " ." * (8 - spot)
    assert ("seal" in dive(board, hands=[hand], goal="seal_the_vents").offered) == offered


def test_seal_the_vents_discards_a_card_in_each_of_3_whirlpools() -> None:
    table = dive("5 | . . A . . . . . .", hands=[["flare", "harpoon"]], goal="seal_the_vents")
    assert table.game.view(None).markers == ("c2r4", "c6r4", "c4r1")
    table.choose("move.c2r4", "seal", "discard.flare")
    assert (table.game.goal.progress, table.game.goal.markers) == (1, [46, 14])
    assert table.s.salvage_discards == ["flare"]
    assert table.told(told.SEALS_WITH) == [{"spot": "c2r4", "card": "flare", "by": 0}]


def test_a_sealed_whirlpool_goes_on_turning() -> None:
    table = dive("5 | . . A . . . . . .\n4 | . . . . B . . . .", goal="seal_the_vents")
    table.game.goal.markers = [46, 14]
    assert table.choose("move.c2r4").offered == ["swap.mags", "no"]


@pytest.mark.parametrize(
    ("active", "hands"),
    [(0, [["flare"], ["bait"], []]), (2, [["bait"], [], ["flare"]])],
)
def test_seal_the_vents_gives_a_card_to_the_active_diver_and_the_next_and_readies_abilities(
    active: int, hands: list[list[str]]
) -> None:
    spent, draws = [["brace"], ["haul"], ["sprint"]], ["flare", "bait"]
    table = dive("2 | . . . A B C . . .", goal="seal_the_vents", draws=draws, spent=spent)
    table.s.active = active
    accomplish(table)
    assert (table.hands, table.spent) == (hands, [[], [], []])


def test_alone_the_reward_for_two_is_one_card() -> None:
    table = dive("0 | . A . . . . . . .", draws=["flare", "bait"])
    table.watch(cards_for_two(table.game))
    assert table.hands[0] == ["flare"]


def boarding(board: str = "0 | . . . . B . . . .", **more: object) -> Dive:
    """The first diver stands below the hatch."""
    return dive(f"9 | . A . . . . . . .\n{board}", goal="board_the_ub85", head=5, **more)  # type: ignore[arg-type]  # passed on as is


def test_boarding_divers_leave_the_map_and_the_last_one_wins_the_game() -> None:
    table = boarding()
    table.watch(enter(table.game, table.s.divers[0], 101))
    assert table.game.view(None).divers[0].boarded
    assert table.game.goal.progress == 1
    assert table.told(told.CLIMBS_ABOARD) == [{"by": 0}]
    with pytest.raises(Ended, match="won"):
        table.watch(enter(table.game, table.s.divers[1], 102))


def test_boarding_ends_ones_actions_but_that_turn_still_has_its_kraken_card() -> None:
    table = boarding(hands=[["flare"]], kraken=["K3"]).choose("move.c1r10")
    assert (table.s.active, table.s.kraken_discards) == (1, ["K3"])
    assert (table.hands[0], table.s.salvage_discards) == (["flare"], [])


@pytest.mark.parametrize(
    ("divers", "off", "active", "following"),
    [("A B . .", [1], 0, 0), ("A B C D", [1, 2], 0, 3), ("A B C .", [0], 2, 1)],
)
def test_boarded_divers_turns_are_skipped_without_a_kraken_card(
    divers: str, off: list[int], active: int, following: int
) -> None:
    aboard = dict.fromkeys(off, ABOARD)
    table = dive(f"0 | . {divers} . . . .", names=SOFT, accomplished=2, off=aboard, active=active)
    table.choose("end")
    assert table.offered
    assert (table.s.active, len(table.s.kraken_discards)) == (following, 1)


def test_who_stands_on_a_finish_space_when_level_3_begins_boards_at_once() -> None:
    table = dive("10 | . A . . . . . . .\n0 | . B . . . . . . .", goal="breach_the_hull", head=5)
    table.game.goal.progress = 1
    table.choose("set_charge")
    assert table.game.view(None).divers[0].boarded


def test_a_knocked_down_diver_boards_when_they_stand_up() -> None:
    table = dive("10 | . a . . . . . . .\n0 | . B . . . . . . .", accomplished=2, head=5)
    table.watch(check_objective(table.game, table.s.divers[0]))
    assert table.spot(0) == "c1r10"
    table.watch(stand_up(table.game, table.s.divers[0], table.s.divers[0]))
    assert table.game.view(None).divers[0].boarded


def test_two_on_the_ground_are_lost_when_the_last_one_standing_boards() -> None:
    table = boarding("2 | . . b . . . . . .\n0 | . . . . c . . . .").choose("move.c1r10")
    assert table.cause == "down"


def cargo(board: str, carrier: int | None = 0, **more: object) -> Dive:
    """Bring the Cargo Home, with the first diver carrying it."""
    return dive(board, goal="bring_the_cargo_home", carrier=carrier, **more)  # type: ignore[arg-type]  # passed on as is


def carriers(table: Dive) -> list[bool]:
    return [diver.cargo for diver in table.s.divers]


def test_the_cargo_is_taken_from_the_middle_finish_space() -> None:
    table = cargo("10 | . . . A . . . . .", None, head=5).choose("move.c4r10")
    assert (carriers(table), table.game.view(None).markers) == ([True], ())
    assert table.told(told.TAKES_CARGO) == [{"by": 0}]


@pytest.mark.parametrize(
    ("board", "spot", "cause"),
    [("1 | . . A . . . . . .", "c2r0", "won"), ("3 | . . A . . . . . .", "c2r2", None)],
)
def test_a_carrier_who_stands_on_a_start_space_wins_and_nowhere_else(
    board: str, spot: str, cause: str | None
) -> None:
    assert cargo(board).choose(f"move.{spot}").cause == cause


def test_the_cargo_is_passed_like_a_card() -> None:
    table = cargo("1 | . A B . . . . . .").choose("pass")
    assert (carriers(table), table.s.actions_left) == ([False, True], 2)
    assert table.told(told.PASSES_CARGO) == [{"other": "mags", "by": 0}]
    assert cargo("1 | . A . . . . . . .\n0 | . B . . . . . . .").choose("pass").cause == "won"


def test_the_cargo_is_home_only_with_somebody_who_stands() -> None:
    table = cargo("1 | . A . . . . . . .\n0 | . b . . . . . . .").choose("pass")
    assert (carriers(table), table.cause) == ([False, True], None)
    with pytest.raises(Ended, match="won"):
        table.watch(stand_up(table.game, table.s.divers[0], table.s.divers[1]))


def test_whoever_slips_away_keeps_the_cargo() -> None:
    table = cargo(NEXT_TO_HEAD, names=("katerina", "mags"))
    table.watch(devour_everybody_near(table.game), "go.c1r6")
    assert (carriers(table), table.game.goal.markers) == ([True, False], [])


def test_a_devoured_carriers_cargo_returns_to_the_finish_row() -> None:
    table = cargo(NEXT_TO_HEAD)
    table.watch(devour_everybody_near(table.game))
    assert (carriers(table), table.game.view(None).markers) == ([False, False], ("c4r10",))
    assert table.told(told.CARGO_SINKS_BACK) == [{}]
    table.s.divers[1].spot, table.s.head = 103, 1
    table.watch(enter(table.game, table.s.divers[1], 104))
    assert (table.game.goal.markers, carriers(table)) == ([], [False, True])


def test_a_devoured_diver_without_the_cargo_lays_no_marker() -> None:
    table = cargo(NEXT_TO_HEAD, carrier=1)
    table.watch(devour_everybody_near(table.game))
    assert (table.game.goal.markers, carriers(table)) == ([], [False, True])


def test_cargo_that_sinks_back_goes_to_whoever_stands_there() -> None:
    table = cargo("10 | . . . . B . . . .\n6 | . . . . A . . . .").choose("move.c4r7")
    assert carriers(table) == [False, True]


def test_a_fallen_carrier_keeps_the_cargo() -> None:
    table = cargo("2 | . . A . B . . . .")
    knock_down(table.game, table.s.divers[0])
    assert carriers(table) == [True, False]


def test_a_carrier_traded_onto_a_start_space_wins() -> None:
    table = cargo("5 | . . B . . . . . .\n0 | . . A . . . . . .", carrier=1)
    with pytest.raises(Ended, match="won"):
        table.watch(swap(table.game, *table.s.divers))


def test_slaying_the_kraken_wins() -> None:
    table = dive(NEXT_TO_HEAD, hands=[["harpoon"]], goal="slay_the_kraken")
    table.game.goal.progress = 6
    assert table.choose("strike").cause == "won"


def test_objectives_are_accomplished_in_order() -> None:
    table = dive(ALONE)
    for accomplished in (1, 2):
        accomplish(table)
        assert table.s.accomplished == accomplished
    assert [card.done for card in table.game.view(None).objectives] == [True, True, False]


def test_the_next_objectives_markers_are_put_out_when_it_becomes_the_current_one() -> None:
    table = dive(ALONE, objectives=("thin_the_herd", "seal_the_vents", "board_the_ub85"))
    assert table.s.goals[1].markers == []
    accomplish(table)
    assert table.s.goals[1].markers == [42, 46, 14]


def test_switching_into_a_marked_cave_reaches_it() -> None:
    """Mags lies in the cave and so has not collected the marker herself."""
    table = dive("5 | . . A . . . . . .\n4 | . . . . . . . b .", goal="chart_the_caves")
    table.choose("move.c2r4", "swap.mags")
    assert (table.game.goal.progress, table.spot(0)) == (1, "c7r4")


def test_being_towed_onto_a_marker_reaches_it() -> None:
    board = "5 | . B . . . . . . .\n3 | . A . . . . . . ."
    table = dive(board, hands=[["tow_line"]], goal="chart_the_caves")
    table.choose("card.tow_line", "carry.mags.c1r4")
    assert table.game.goal.progress == 1


ACTIONS = [
    ("stock_the_locker", "4 | . A . . . . . . .", "stow"),
    ("breach_the_hull", "10 | . . . A . . . . .", "set_charge"),
    ("wound_the_beast", "6 | . . . A . . . . .", "strike"),
    ("seal_the_vents", "4 | . . A . . . . . .", "seal"),
    ("slay_the_kraken", "6 | . . . . A . . . .", "strike"),
]


@pytest.mark.parametrize(("goal", "board", "action"), ACTIONS)
def test_what_an_objective_asks_for_is_one_of_the_two_actions_and_not_for_the_fallen(
    goal: str, board: str, action: str
) -> None:
    table = dive(board, hands=[["dive_knife"]], goal=goal).choose(action)
    assert table.s.actions_left == 1
    down = board.replace("A", "a") + "\n0 | . B . . . . . . ."
    fallen = dive(down, hands=[["harpoon", "air_tank"]], goal=goal)
    assert fallen.offered == ["card.air_tank", "ability.rally", "end"]


def test_rewards_are_handed_out_in_the_order_of_seats() -> None:
    table = accomplish(dive("2 | . . . . A B . . .", draws=["flare", "bait"], active=1))
    assert table.hands == [["flare"], ["bait"]]
