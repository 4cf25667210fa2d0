"""What happens again: the second diver of a kind, the next turn, the card after the next one."""

import random

import pytest

from games.kernel.chance import Chance
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.refuge import GAME
from games.refuge.dive import Ended
from games.refuge.kraken_cards import kraken_strikes
from games.refuge.kraken_head import devour, head_moves
from games.refuge.options import RefugeOptions
from games.refuge.rewards import cards_for_two
from games.refuge.set_up import first_state
from games.refuge.spaces import enter
from games.refuge.state import Move
from games.refuge.tentacles import lower_half, spawn, tentacle_ways
from games.refuge.weapons import eliminate, meet
from tests.games.refuge.dive import GONE, Dive, dive

SOFT = ("satoshi", "katerina", "sophie", "vega")
CAVES = ("chart_the_caves", "breach_the_hull", "board_the_ub85")
CARGO = ("thin_the_herd", "breach_the_hull", "bring_the_cargo_home")


def test_two_boarded_divers_in_a_row_are_both_skipped() -> None:
    table = dive("0 | . A B C D . . . .", names=SOFT, accomplished=2)
    table.s.divers[1].spot = table.s.divers[2].spot = -3
    table.choose("end")
    assert table.offered
    assert (table.s.active, len(table.s.kraken_discards)) == (3, 1)


def test_a_boarded_first_seat_is_skipped_when_the_round_begins_anew() -> None:
    table = dive("0 | . A B C . . . . .", names=SOFT, accomplished=2)
    table.s.divers[0].spot, table.s.active = -3, 2
    table.choose("end")
    assert table.offered
    assert table.s.active == 1


def test_every_turn_has_two_actions_whatever_was_left_of_the_last() -> None:
    table = dive("0 | . A B . . . . . .", names=SOFT, kraken=["K1", "K3"])
    table.choose("move.c1r1", "end")
    assert table.offered
    assert (table.s.turn, table.s.actions_left) == (6, 2)
    table.choose("end")
    assert (table.s.turn, table.s.actions_left) == (7, 2)


def test_two_divers_next_to_the_head_are_both_devoured() -> None:
    table = dive("6 | . . . A B . . . .\n0 | . C . . . . . . .", kraken=["K9"])
    table.watch(kraken_strikes(table.game))
    assert [diver.devoured for diver in table.game.view(None).divers] == [True, True, False]


def dive_with_card(table: Dive, card: str) -> Dive:
    table.s.kraken_deck.remove(card)
    table.s.kraken_deck.append(card)
    return table


def test_two_tentacles_in_two_columns_both_reach_the_threat_track() -> None:
    table = dive("1 | . . . t . t . . .\n5 | . A . . . . . . .")
    table.watch(lower_half(table.game, "vSv"))
    assert (table.s.threat, table.s.supply, table.tentacles) == (2, 13, ["c4r5"])


def test_a_tentacle_that_is_struck_gives_its_card_to_whoever_struck() -> None:
    table = dive(
        "3 | . . . t t . . . .\n2 | . . . A B . . . .",
        names=SOFT,
        hands=[["harpoon"], ["dive_knife"]],
        draws=["flare", "bait"],
    )
    table.watch(lower_half(table.game, "vvv"), "strike.harpoon", "strike.dive_knife")
    assert [diver.hand for diver in table.s.divers] == [["flare"], ["bait"]]
    assert table.s.salvage_discards == ["harpoon", "dive_knife"]
    assert (table.tentacles, table.s.supply) == ([], 16)


def test_the_same_diver_is_hit_twice_and_falls_once() -> None:
    table = dive("2 | . . . t A t . . .\n0 | . B . . . . . . .", names=SOFT)
    table.watch(lower_half(table.game, ">S<"))
    assert (table.s.divers[0].standing, table.s.supply) == (False, 15)
    assert table.tentacles == ["c4r5"]


def test_a_fall_is_counted_from_the_first_blow() -> None:
    table = dive("2 | . . . . a . . . .\n0 | . B . . . . . . .", names=SOFT)
    assert table.s.divers[0].down_since == 4
    table.watch(devour(table.game, table.s.divers[0], GONE))
    assert table.s.divers[0].down_since == 4


def test_a_devoured_diver_is_down_since_that_turn() -> None:
    table = dive("6 | . . . . A . . . .\n0 | . B . . . . . . .", names=SOFT)
    table.watch(devour(table.game, table.s.divers[0], GONE))
    assert table.s.divers[0].down_since == 5


def test_whoever_comes_back_from_the_kraken_has_two_actions() -> None:
    table = dive("0 | . A B . . . . . .", names=("satoshi", "mags"))
    table.s.divers[1].spot, table.s.divers[1].down_since = -2, 5
    table.choose("end", "back.c2r4", "ability.patch_up", "move.c1r4")
    assert table.spot(1) == "c1r4"


def test_every_spawn_symbol_takes_one_tentacle_from_the_supply() -> None:
    table = dive("0 | . A . . . . . . .")
    table.watch(lower_half(table.game, "SVS"))
    assert (table.tentacles, table.s.supply) == (["c3r6", "c5r6"], 14)
    table.watch(lower_half(table.game, "SVS"))
    assert table.tentacles == ["c3r2", "c3r6", "c5r2", "c5r6"]
    assert table.s.supply == 12


def test_a_spawn_that_joins_the_threat_track_leaves_the_supply_too() -> None:
    table = dive("6 | . . . t . . . . .\n2 | . . . t . . . . .\n0 | . A . . . . . . .")
    spawn(table.game, 3)
    assert (table.s.threat, table.s.supply) == (1, 13)


def test_the_head_does_not_hide_a_spawn_space_but_a_diver_and_a_tentacle_do() -> None:
    table = dive("6 | . . . A . . . . .\n2 | . . . t . . . . .")
    spawn(table.game, 3)
    assert (table.s.threat, table.tentacles) == (1, ["c3r2"])


def test_what_is_recovered_can_be_used_and_is_spent_again() -> None:
    table = dive(
        "3 | . . . t . t . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . .",
        names=("vega", "mags"),
        hands=[["flare", "bait", "flare", "bait"]],
    )
    table.s.divers[0].spent = ["lure", "calm_the_beast"]
    table.choose("recover", "ready.lure", "discard.bait.flare")
    assert table.s.divers[0].spent == ["calm_the_beast"]
    assert sorted(table.s.divers[0].hand) == ["bait", "flare"]
    assert sorted(table.s.salvage_discards) == ["bait", "flare"]
    table.choose("ability.lure", "no")
    assert table.s.divers[0].spent == ["calm_the_beast", "lure"]


def test_a_second_charge_needs_another_finish_space() -> None:
    table = dive("10 | . A . . . . . . .\n0 | . B . . . . . . .", accomplished=1, head=5)
    table.choose("set_charge")
    assert table.s.goals[1].markers == [101]
    assert "set_charge" not in table.offered
    assert table.s.goals[1].progress == 1


def test_a_charge_is_set_nowhere_but_on_a_finish_space() -> None:
    assert "set_charge" not in dive("9 | . A . . . . . . .", accomplished=1, head=5).offered


def test_a_charted_cave_counts_once() -> None:
    table = dive("4 | . . A . . . . . .\n0 | . B . . . . . . .", objectives=CAVES)
    for spot in (41, 42, 41):
        table.watch(enter(table.game, table.s.divers[0], spot))
    assert (table.s.goals[0].progress, table.s.goals[0].markers) == (1, [47, 64])


def test_cargo_that_sank_can_be_fetched_again() -> None:
    table = dive("6 | . . . . A . . . .\n0 | . B . . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers, table.s.divers[0].cargo = [], True
    table.watch(devour(table.game, table.s.divers[0], GONE))
    assert (table.s.goals[2].markers, table.s.divers[0].cargo) == ([104], False)
    table.s.divers[1].spot, table.s.head = 103, 1
    table.watch(enter(table.game, table.s.divers[1], 104))
    assert (table.s.goals[2].markers, table.s.divers[1].cargo) == ([], True)


def test_a_devoured_diver_without_the_cargo_lays_no_marker() -> None:
    table = dive("6 | . . . . A . . . .\n0 | . B . . . . . . .", objectives=CARGO, accomplished=2)
    table.s.goals[2].markers, table.s.divers[1].cargo = [], True
    table.watch(devour(table.game, table.s.divers[0], GONE))
    assert (table.s.goals[2].markers, table.s.divers[1].cargo) == ([], True)


def test_the_last_of_16_tentacles_leaving_the_supply_loses_the_dive() -> None:
    table = dive("0 | . A . . . . . . .")
    table.s.supply = 2
    spawn(table.game, 3)
    with pytest.raises(Ended, match="supply"):
        spawn(table.game, 3)


def test_an_elimination_gives_the_tentacle_back_to_the_supply() -> None:
    table = dive("3 | . . . t . t . . .\n0 | . A . . . . . . .")
    for spot in (33, 35):
        table.watch(eliminate(table.game, spot, table.s.divers[0]))
    assert (table.s.supply, len(table.s.divers[0].hand)) == (16, 2)


def test_a_met_tentacle_goes_to_the_supply_and_no_card_is_drawn() -> None:
    table = dive("2 | . . . . A . . . .\n0 | . B . . . . . . .", names=SOFT)
    table.s.tentacles, table.s.supply = [24], 15
    table.watch(meet(table.game, table.s.divers[0]))
    assert (table.s.supply, table.s.divers[0].hand) == (16, [])


def test_a_head_at_one_step_from_the_edge_takes_one_of_two_steps() -> None:
    table = dive("0 | . A . . . . . . .", head=2)
    table.watch(head_moves(table.game, -2))
    assert table.s.head == 1


def test_both_rows_with_a_pocket_and_the_one_without() -> None:
    for row, spot in ((9, None), (8, "c0r8"), (7, "c0r7")):
        table = dive(f"{row} | . A . . . . . . .\n0 | . B . . . . . . .", names=SOFT, head=2)
        table.watch(head_moves(table.game, -1))
        assert table.spot(0) == spot


def test_all_ten_cards_come_before_one_comes_twice_but_for_the_devour_cards() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K1", "K3", "K2", "K4"])
    for count in (1, 2, 3, 4):
        table.watch(kraken_strikes(table.game))
        assert (len(table.s.kraken_deck), len(table.s.kraken_discards)) == (10 - count, count)
    table.watch(kraken_strikes(dive_with_card(table, "K9").game))
    assert (len(table.s.kraken_deck), table.s.kraken_discards) == (10, [])


def test_sonar_knows_three_cards_then_two_then_one() -> None:
    table = dive("0 | . A . . . . . . .", names=("satoshi",), kraken=["K1", "K3", "K2"])
    table.choose("sonar", "next.K3", "next.K2")
    assert (table.s.foreseen, table.s.kraken_deck[-3:]) == (3, ["K1", "K2", "K3"])
    for known in (2, 1, 0):
        table.watch(kraken_strikes(table.game))
        assert table.s.foreseen == known
    table.watch(kraken_strikes(dive_with_card(table, "K5").game))
    assert table.s.foreseen == 0


@pytest.mark.parametrize(
    ("seats", "threat", "supply"), [(1, 0, 9), (2, 0, 9), (3, 1, 8), (4, 1, 8)]
)
def test_seven_tentacles_stand_on_the_board_and_the_others_wait(
    seats: int, threat: int, supply: int
) -> None:
    state = first_state(seats, RefugeOptions(), Chance(5))
    assert (len(state.tentacles), state.threat, state.supply) == (7, threat, supply)
    assert len(state.salvage_deck) == 56
    assert len(state.kraken_deck) == 10


def at_table(state_of: Dive) -> Match:
    seats = len(state_of.s.divers)
    return Match(Record(GAME, seats, RefugeOptions(), 7, Moment(state_of.s, 0, 0, 0)))


def test_a_dive_that_is_taken_back_and_saved_at_every_step_is_the_same_dive() -> None:
    table = dive("5 | . . t . t . . . .\n2 | . . A . B . . . .", hands=[["bait", "flare"], []])
    match, luck = at_table(table), random.Random(4)
    for _ in range(40):
        if match.ask is None:
            break
        before = match.save()
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)
        after = match.save()
        match.undo(option.seat, consent=True)
        assert match.save() == before
        match.choose(option.seat, option.id)
        assert match.save() == after


def test_passing_a_card_leaves_the_trail_of_the_last_action() -> None:
    table = dive("1 | . A . B . . . . .", hands=[["flare"], []]).choose("move.c2r1")
    trail = list(table.s.trail)
    table.choose("pass")
    assert table.s.trail == trail != []


def test_in_a_corner_four_spaces_are_open_to_three_cameras() -> None:
    table = dive("1 | . . . . . B . . .\n0 | . A . . . . . . .", names=("sophie", "mags"))
    table.choose("ability.plant_cameras")
    assert table.offered == ["camera.c1r2", "camera.c1r1", "camera.c2r0", "camera.c3r0"]
    table.choose("camera.c3r0", "camera.c1r1", "camera.c1r2")
    assert table.s.cameras == [3, 11, 21]


def test_a_vent_is_sealed_with_a_card_and_in_a_marked_whirlpool_alone() -> None:
    vents = ("thin_the_herd", "seal_the_vents", "board_the_ub85")
    for board, hand, offered in (
        ("4 | . . A . . . . . .", ["flare"], True),
        ("4 | . . A . . . . . .", [], False),
        ("4 | . A . . . . . . .", ["flare"], False),
    ):
        table = dive(board, hands=[hand], objectives=vents, accomplished=1)
        assert ("seal" in table.offered) == offered


def test_ink_that_is_not_used_stays_ready_and_the_lower_half_happens() -> None:
    table = dive("5 | . . t . . . . . .\n0 | . . . . A . . . .", names=("vega",), kraken=["K1"])
    table.watch(kraken_strikes(table.game), "no")
    assert table.s.divers[0].spent == []
    assert table.tentacles == ["c2r4", "c3r6"]


def test_after_the_last_seat_the_next_diver_is_the_first() -> None:
    table = dive("0 | . A B C . . . . .", names=SOFT, draws=["flare", "bait"])
    table.s.active = 2
    table.watch(cards_for_two(table.game))
    assert [diver.hand for diver in table.s.divers] == [["bait"], [], ["flare"]]


def test_alone_the_reward_for_two_is_one_card() -> None:
    table = dive("0 | . A . . . . . . .", names=SOFT, draws=["flare", "bait"])
    table.watch(cards_for_two(table.game))
    assert table.s.divers[0].hand == ["flare"]


def test_slipping_away_leaves_a_trail() -> None:
    table = dive("6 | . . . A . . . . .\n0 | . B . . . . . . .", names=("katerina", "mags"))
    table.watch(devour(table.game, table.s.divers[0], GONE), "go.c1r6")
    assert table.s.trail == [Move("move", 63, 61)]


def test_a_tentacles_way_to_a_harmless_space_says_nothing() -> None:
    table = dive("5 | . . t . . . . . .\n0 | . A . . . . . . .", threat=3)
    ways = tentacle_ways(table.game, table.s.divers[0], [])
    assert [(way.id, way.detail, way.tone) for way in ways] == [
        ("put.c2r5.c2r6", None, "plain"),
        ("put.c2r5.c3r5", None, "plain"),
        ("put.c2r5.c2r4", None, "plain"),
        ("put.c2r5.c1r5", None, "plain"),
    ]
