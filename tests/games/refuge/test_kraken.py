"""Kraken cards, the head, pushing and devouring."""

import pytest

from games.refuge import told
from games.refuge.board import LEFT, RIGHT
from games.refuge.cards import KRAKEN
from games.refuge.kraken_cards import devour_everybody_near, kraken_strikes
from games.refuge.kraken_head import devour, head_moves
from games.refuge.state import DEVOURED, OFF_MAP, Move
from tests.games.refuge.dive import GONE, SOFT, Dive, dive

ALONE = "0 | . A . . . . . . ."
NEAR = "6 | . . . . A . . . .\n0 | . B . . . . . . ."
"""The first diver is below the head."""


def strike(table: Dive, *answers: str) -> Dive:
    return table.watch(kraken_strikes(table.game), *answers)


def moved(board: str, steps: int, **more: object) -> Dive:
    table = dive(board, **more)  # type: ignore[arg-type]  # passed on as is
    return table.watch(head_moves(table.game, steps))


@pytest.mark.parametrize(
    ("card", "start", "head", "event", "way"),
    [
        ("K3", 3, 4, told.HEAD_TURNS, 1),
        ("K8", 3, 5, told.HEAD_TURNS, 2),
        ("K1", 3, 2, told.HEAD_TURNS, -1),
        ("K6", 3, 1, told.HEAD_TURNS, -2),
        ("K6", 2, 1, told.HEAD_TURNS, -2),
        ("K8", 4, 5, told.HEAD_TURNS, 2),
        ("K6", 1, 1, told.HEAD_STAYS, -2),
    ],
)
def test_an_arrow_moves_the_head_1_space_two_arrows_2_and_the_edge_stops_it(
    card: str, start: int, head: int, event: told.Told, way: int
) -> None:
    table = strike(dive(ALONE, kraken=[card], head=start))
    assert table.s.head == head
    assert table.told(event) == [{"way": way, "columns": [head, head + 2]}]


def test_a_head_at_the_edge_takes_as_many_steps_as_it_can() -> None:
    assert moved(ALONE, -2, head=2).s.head == 1
    at_the_edge = moved(ALONE, LEFT, head=1)
    assert (at_the_edge.s.head, at_the_edge.game.lines) == (1, [])


def test_push_example_a_is_devoured_b_is_pushed_c_is_devoured_d_is_safe() -> None:
    board = "9 | . . . . H H H A .\n8 | . . . . H H H B .\n7 | . . . . H H H C D"
    table = moved(board, RIGHT, names=("michael", "mags", "satoshi", "vega"))
    assert table.devoured == [True, False, True, False]
    assert (table.spot(1), table.spot(3), table.s.head) == ("c8r8", "c8r7", 5)


def test_push_example_away_from_the_edge_c_and_d_are_both_pushed() -> None:
    table = moved("7 | . . . H H H C D .\n0 | . A B . . . . . .", RIGHT)
    assert (table.spot(2), table.spot(3)) == ("c7r7", "c8r7")


@pytest.mark.parametrize(("row", "spot"), [(9, None), (8, "c0r8"), (7, "c0r7")])
def test_two_rows_have_a_pocket_and_one_has_none(row: int, spot: str | None) -> None:
    board = f"{row} | . A . . . . . . .\n0 | . B . . . . . . ."
    assert moved(board, LEFT, names=SOFT, head=2).spot(0) == spot


def test_a_whole_chain_is_pushed() -> None:
    table = moved("7 | . . H H H A t B .", RIGHT)
    assert (table.spot(0), table.tentacles, table.spot(1)) == ("c6r7", ["c7r7"], "c8r7")


def test_a_chain_that_reaches_the_edge_costs_its_first_miniature() -> None:
    table = moved("8 | . . . . H H H t A\n0 | . B . . . . . . .", RIGHT)
    assert (table.tentacles, table.spot(0)) == ([], "c8r8")


def test_tentacles_are_pushed_like_divers_and_off_the_edge_back_to_the_supply() -> None:
    assert moved("9 | . . t H H H . . .\n0 | . A . . . . . . .", LEFT).tentacles == ["c1r9"]
    table = moved("9 | . . . . H H H t .\n0 | . A . . . . . . .", RIGHT)
    assert (table.tentacles, table.s.supply, table.hands[0]) == ([], 16, [])


def test_shoves_are_told_together_before_what_is_crushed() -> None:
    table = moved("9 | . . . H H H A . .\n7 | . . . H H H t t t\n0 | . B . . . . . . .", RIGHT)
    assert table.told(told.SHOVES) == [{"pushed": [["michael", "c7r9"]]}]
    assert table.told(told.CRUSHES_TENTACLE) == [{"spot": "c6r7"}]
    assert getattr(table.game.lines[0].text, "id", "") == told.SHOVES.id
    twice = moved("7 | . . . H H H t . .\n0 | . A . . . . . . .", 2)
    assert twice.told(told.SHOVES) == [{"pushed": [["c6r7", "c8r7"]]}], "once"


def test_a_fallen_diver_is_pushed_like_any_other() -> None:
    table = moved("7 | . . . H H H a . .\n0 | . B . . . . . . .", RIGHT)
    assert (table.spot(0), table.standing[0]) == ("c7r7", False)


def test_two_arrows_push_step_by_step() -> None:
    """The first step pushes to the edge, the second off it."""
    table = moved("9 | . . . H H H A . .\n0 | . B . . . . . . .", 2, names=SOFT)
    assert (table.devoured[0], table.s.head) == (True, 5)


def test_the_three_rows_are_pushed_from_the_top_down() -> None:
    table = moved("9 | . . H H H A . . .\n8 | . . H H H t . . .\n7 | . . H H H B . . .", RIGHT)
    assert [move.start for move in table.s.trail if move.kind == "push"] == [95, 85, 75]


def test_kraken_movement_affects_all_divers_whoever_caused_it() -> None:
    table = dive("7 | . B . H H H . . .\n6 | . . A . . . . . .").choose("move.c2r7")
    assert (table.s.head, table.spot(0), table.spot(1)) == (2, "c1r7", "c0r7")


def test_devour_takes_everybody_next_to_the_head_and_nobody_else() -> None:
    board = """
        10 | . . . C . . . . .
         8 | . . B H H H . . .
         6 | . . . . A . . . .
         0 | . . . . D . . . .
        """
    table = strike(dive(board, names=("michael", "mags", "satoshi", "vega"), kraken=["K9"]))
    assert table.devoured == [True, True, True, False]
    assert table.told(told.KRAKEN_SNAPS_AT_DIVERS) == [{"divers": ["michael", "mags", "satoshi"]}]
    diagonal = strike(dive("6 | . . A . . . . . .\n0 | . B . . . . . . .", kraken=["K9"]))
    assert diagonal.spot(0) == "c2r6"
    assert diagonal.told(told.KRAKEN_SNAPS_AT_WATER) == [{}]


def test_being_devoured_happens_in_three_ways() -> None:
    by_card = strike(dive(NEAR, kraken=["K9"]))
    assert by_card.told(told.DEVOURED) == [{"diver": "michael"}]
    off_the_edge = moved("9 | . A H H H . . . .\n0 | . B . . . . . . .", LEFT)
    assert off_the_edge.told(told.DEVOURED_CORNERED) == [{"diver": "michael"}]
    by_will = dive(NEAR).choose("move.c4r7")
    assert by_will.told(told.DEVOURED_SWIMMING) == [{"diver": "michael"}]
    assert [table.devoured[0] for table in (by_card, off_the_edge, by_will)] == [True] * 3


@pytest.mark.parametrize(("board", "since"), [(NEAR, 5), (NEAR.replace("A", "a"), 4)])
def test_a_devoured_diver_is_down_since_then_or_since_the_fall_before(
    board: str, since: int
) -> None:
    table = dive(board, names=SOFT)
    table.watch(devour(table.game, table.s.divers[0], GONE))
    assert table.s.divers[0].down_since == since


def test_a_devoured_diver_comes_back_knocked_down_on_the_devour_row() -> None:
    """The second tentacle keeps the whirlpool; whirlpools and caves take no effect."""
    board = "4 | . A t . . B . . .\n0 | . . . . . . C . ."
    table = dive(board, names=SOFT, turn=8, phase="wake", off={0: DEVOURED})
    assert table.offered == [f"back.c{column}r4" for column in (1, 3, 4, 6, 7)]
    table.choose("back.c6r4")
    assert (table.spot(0), table.standing[0], table.s.actions_left) == ("c6r4", False, 2)
    assert table.told(told.SPAT_OUT) == [{"spot": "c6r4", "by": 0}]
    assert ("return", OFF_MAP, 46) in table.s.trail


def test_whoever_comes_back_from_the_kraken_has_two_actions() -> None:
    table = dive("0 | . A B . . . . . .", names=SOFT, off={1: DEVOURED})
    table.choose("end", "back.c2r4", "ability.patch_up", "move.c1r4")
    assert table.spot(1) == "c1r4"


def test_a_full_devour_row_sends_the_diver_to_the_next_row_below() -> None:
    board = "4 | . t t t t t t t .\n3 | . t . . . . . . .\n0 | . A B . . . . . ."
    table = dive(board, phase="wake", off={0: DEVOURED})
    assert table.offered == [f"back.c{column}r3" for column in range(2, 8)]


def test_being_devoured_in_ones_own_turn_ends_it_and_costs_no_card_and_no_ability() -> None:
    table = dive(NEAR, hands=[["flare"]], kraken=["K3"]).choose("move.c4r7")
    assert table.offered
    assert (table.s.active, table.s.kraken_discards) == (1, ["K3"])
    assert (table.hands[0], table.spent[0]) == (["flare"], [])


def test_the_upper_half_comes_before_the_lower_half() -> None:
    """Under K3 the head goes from columns 3-5 to 4-6 first; only those columns move then."""
    board = "5 | . . . t . . . . .\n4 | . . . . t . t . .\n0 | . A . . . . . . ."
    assert strike(dive(board, kraken=["K3"])).tentacles == ["c3r5", "c4r3", "c5r6", "c6r3"]


def test_all_ten_cards_come_before_one_comes_twice_but_devour_cards_reshuffle_them_all() -> None:
    table = dive(ALONE, kraken=["K1", "K3", "K2", "K4", "K9"])
    unshuffled = list(table.s.kraken_deck)
    for count in (1, 2, 3, 4):
        strike(table)
        assert (len(table.s.kraken_deck), len(table.s.kraken_discards)) == (10 - count, count)
        assert table.s.foreseen == 0, "without a sonar nobody knows what comes"
        assert table.told(told.KRAKEN_CARDS_SHUFFLED) == []
    strike(table)
    assert sorted(table.s.kraken_deck) == sorted(KRAKEN)
    assert table.s.kraken_discards == []
    assert table.s.kraken_deck != unshuffled
    assert table.told(told.KRAKEN_CARDS_SHUFFLED) == [{}]


def test_a_devour_card_is_shuffled_back_after_its_lower_half() -> None:
    board = "3 | . . . t . . . . .\n2 | . . . A . . . . ."
    table = dive(board, hands=[["harpoon"]], names=("mags",), kraken=["K9"])
    card = kraken_strikes(table.game)
    assert "strike.harpoon" in [option.id for option in next(card).options]
    assert table.s.kraken_discards == ["K9"]


def test_figures_follow_a_kraken_card_only_when_threat_or_supply_have_changed() -> None:
    table = strike(dive(ALONE, kraken=["K7"]))
    assert [line for line in table.game.lines if line.kind == "figure"] == []
    table = strike(dive(ALONE, kraken=["K1"]))
    assert table.told(told.THREAT_STANDS) == [{"n": 0, "limit": 4}]
    assert table.told(told.SUPPLY_LEFT) == [{"n": 15}]


KATERINA = ("katerina", "mags")


def test_katerina_slips_away_to_a_free_space_of_row_6_instead_of_being_devoured() -> None:
    table = dive("6 | . . . A t B . . .\n0 | . C . . . . . . .", names=(*KATERINA, "satoshi"))
    rule = devour(table.game, table.s.divers[0], GONE)
    offered = [option.id for option in next(rule).options]
    assert offered == ["go.c1r6", "go.c2r6", "go.c6r6", "go.c7r6", "no"]
    table.watch(devour(table.game, table.s.divers[0], GONE), "go.c1r6")
    assert (table.spot(0), table.standing[0], table.spent[0]) == ("c1r6", True, ["slip_away"])
    assert table.s.trail == [Move("move", 63, 61)]
    assert table.told(told.SLIPS_OUT_OF_JAWS) == [{"spot": "c1r6", "by": 0}]


def test_katerina_slips_away_when_pushed_off_the_edge() -> None:
    table = dive("9 | . . . . H H H A .\n0 | . B . . . . . . .", names=KATERINA)
    table.watch(head_moves(table.game, RIGHT), "go.c7r6")
    assert (table.spot(0), table.s.head) == ("c7r6", 5)


def test_katerina_slipping_into_a_marked_cave_has_reached_it() -> None:
    board = "6 | . . . A . . . . .\n0 | . B . . . . . . ."
    table = dive(board, names=KATERINA, goal="chart_the_caves")
    table.watch(devour_everybody_near(table.game), "go.c4r6")
    assert table.game.goal.progress == 1


def test_katerina_need_not_slip_away() -> None:
    table = dive(NEAR, names=KATERINA)
    table.watch(devour_everybody_near(table.game), "no")
    assert (table.devoured[0], table.spent[0]) == (True, [])


@pytest.mark.parametrize(("diver", "spent"), [("A", ["slip_away"]), ("a", [])])
def test_katerina_slips_away_only_once_and_only_on_her_feet(diver: str, spent: list[str]) -> None:
    table = dive(NEAR.replace("A", diver), names=KATERINA, spent=[spent])
    table.watch(devour_everybody_near(table.game))
    assert table.devoured[0]


VEGA = "5 | . . t . . . . . .\n0 | . . . . A B . . ."


@pytest.mark.parametrize(
    ("answer", "spent", "after"),
    [("yes", ["ink_screen"], ["c2r5"]), ("no", [], ["c2r4", "c3r6"])],
)
def test_vega_may_hide_in_ink_from_the_lower_half_when_the_upper_half_is_done(
    answer: str, spent: list[str], after: list[str]
) -> None:
    table = dive(VEGA, names=("vega", "mags"), kraken=["K1"]).choose("end")
    assert (table.offered, table.s.head) == (["yes", "no"], 2)
    table.choose(answer)
    assert (table.tentacles, table.spent[0]) == (after, spent)
    event = told.HIDES_EVERYBODY_IN_INK if answer == "yes" else told.LETS_TENTACLES_COME
    assert len(table.told(event)) == 1


@pytest.mark.parametrize(("diver", "spent"), [("A", ["ink_screen"]), ("a", [])])
def test_vega_hides_only_once_and_only_on_her_feet(diver: str, spent: list[str]) -> None:
    more = {"names": ("vega", "mags"), "kraken": ["K1"], "hands": [["bait"]], "spent": [spent]}
    table = dive(VEGA.replace("A", diver), **more).choose("end")  # type: ignore[arg-type]  # as is
    assert table.tentacles == ["c2r4", "c3r6"]
