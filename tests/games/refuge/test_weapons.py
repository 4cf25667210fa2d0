"""A tentacle and a diver in one space: a weapon, or a fall."""

import pytest

from games.refuge import told
from games.refuge.dive import Ended
from games.refuge.spaces import enter
from games.refuge.tentacles import lower_half
from games.refuge.weapons import eliminate, knock_down, meet
from tests.games.refuge.dive import SOFT, Dive, dive

UPON_MAGS = "3 | . . . . t . . . .\n2 | . . . . B . . . .\n0 | . A . . . . . . ."
INTO = "6 | . . A t . . t . .\n0 | . B . . . . . . ."
"""The Spawn space with the first tentacle has another one in its row."""


def upon(table: Dive, *answers: str, symbols: str = "vvv") -> Dive:
    return table.watch(lower_half(table.game, symbols), *answers)


def test_onto_a_diver_it_goes_to_the_supply_the_diver_falls_and_nobody_draws() -> None:
    table = upon(dive(UPON_MAGS))
    assert (table.tentacles, table.s.supply) == ([], 16)
    assert (table.standing, table.hands) == ([True, False], [[], []])
    assert table.told(told.TENTACLE_KNOCKS_DOWN) == [{"diver": "mags"}]


def test_a_met_tentacle_goes_to_the_supply_and_no_card_is_drawn() -> None:
    table = dive("2 | . . . . A . . . .\n0 | . B . . . . . . .", names=SOFT)
    table.s.tentacles, table.s.supply = [24], 15
    table.watch(meet(table.game, table.s.divers[0]))
    assert (table.s.supply, table.hands[0]) == (16, [])


def test_a_weapon_may_be_used_on_any_players_turn_and_is_no_action() -> None:
    table = dive(UPON_MAGS, hands=[[], ["harpoon", "dive_knife"]], draws=["bait"])
    upon(table, "strike.dive_knife")
    assert (table.hands[1], table.standing[1]) == (["harpoon", "bait"], True)
    assert (table.s.salvage_discards, table.s.actions_left) == (["dive_knife"], 2)
    assert table.told(told.STRIKES_WITH) == [{"card": "dive_knife", "by": 1}]
    assert [one["card"] for one in table.told(told.ELIMINATES_AND_DRAWS)] == ["bait"]


def test_a_weapon_need_not_be_used() -> None:
    table = upon(dive(UPON_MAGS, hands=[[], ["harpoon"]]), "no")
    assert (table.standing[1], table.hands[1]) == (False, ["harpoon"])


def test_whoever_strikes_has_the_card() -> None:
    board = "3 | . . . t t . . . .\n2 | . . . A B . . . ."
    hands, draws = [["harpoon"], ["dive_knife"]], ["flare", "bait"]
    table = dive(board, names=SOFT, hands=hands, draws=draws)
    upon(table, "strike.harpoon", "strike.dive_knife")
    assert table.hands == [["flare"], ["bait"]]
    assert table.s.salvage_discards == ["harpoon", "dive_knife"]
    assert (table.tentacles, table.s.supply) == ([], 16)


def test_onto_a_diver_who_lies_down_it_only_goes_to_the_supply() -> None:
    table = upon(dive(UPON_MAGS.replace("B", "b"), hands=[[], ["harpoon"]]))
    assert (table.tentacles, table.s.supply) == ([], 16)
    assert table.told(told.PASSES_OVER) == [{"diver": "mags"}]


def test_onto_a_diver_on_a_start_space_is_a_hit_not_a_threat() -> None:
    table = upon(dive("1 | . . . t . . . . .\n0 | . B . A . . . . .", names=SOFT))
    assert (table.s.threat, table.s.supply, table.standing) == (0, 16, [False, True])


@pytest.mark.parametrize(
    ("board", "symbols"),
    [
        ("4 | . . . . t . . . .\n3 | . . . t A . . . .", ">vv"),
        ("2 | . . . t A t . . .", ">v<"),
    ],
)
def test_two_tentacles_on_one_diver_both_go_to_the_supply_and_the_diver_falls_once(
    board: str, symbols: str
) -> None:
    table = upon(dive(board + "\n0 | . B . . . . . . .", names=SOFT), symbols=symbols)
    assert (table.tentacles, table.s.supply, table.standing[0]) == ([], 16, False)
    assert len(table.told(told.TENTACLE_KNOCKS_DOWN)) == len(table.told(told.PASSES_OVER)) == 1


def test_whoever_lies_already_does_not_fall_again() -> None:
    table = dive("2 | . . A . B . . . .")
    diver = table.s.divers[0]
    knock_down(table.game, diver)
    since, lines = diver.down_since, len(table.game.lines)
    table.s.turn += 1
    knock_down(table.game, diver)
    assert (diver.down_since, len(table.game.lines)) == (since, lines)


def test_the_last_one_who_is_knocked_down_ends_the_dive_at_once() -> None:
    table = dive("2 | . . A . b . . . .")
    with pytest.raises(Ended, match="down"):
        knock_down(table.game, table.s.divers[0])


def test_whoever_eliminates_a_tentacle_draws_a_card_and_it_goes_back_to_the_supply() -> None:
    table = dive("3 | . . . t . t . . .\n0 | . A . . . . . . .", draws=["flare", "bait"])
    for spot in (33, 35):
        table.watch(eliminate(table.game, spot, table.s.divers[0]))
    assert (table.s.supply, table.hands[0]) == (16, ["flare", "bait"])
    assert len(table.s.salvage_deck) == 54


def test_a_diver_may_move_into_a_tentacle_and_is_knocked_down_without_a_weapon() -> None:
    board = "4 | . . . . A . . . .\n3 | . . . . t . . . .\n1 | . . . . . . B . ."
    table = dive(board, names=SOFT)
    assert "move.c4r3" in table.offered
    table.watch(enter(table.game, table.s.divers[0], 34))
    assert (table.spot(0), table.standing[0]) == ("c4r3", False)
    assert (table.tentacles, table.s.supply, table.hands[0]) == ([], 16, [])
    assert [one["spot"] for one in table.told(told.SWIMS_TO_INTO_TENTACLE)] == ["c4r3"]


def test_a_diver_who_falls_makes_the_space_do_nothing() -> None:
    table = dive(INTO, head=1, names=SOFT)
    table.watch(enter(table.game, table.s.divers[0], 63))
    assert table.tentacles == ["c6r6"]


def test_a_weapon_eliminates_the_tentacle_one_moves_into_and_the_space_acts() -> None:
    table = dive(INTO, hands=[["dive_knife"]], draws=["flare", "bait"])
    table.choose("move.c3r6", "strike.dive_knife")
    assert (table.tentacles, table.hands[0]) == ([], ["flare", "bait"])
    assert table.standing[0]


def test_a_braced_move_makes_the_space_act() -> None:
    table = dive(INTO, head=1)
    table.watch(enter(table.game, table.s.divers[0], 63), "strike.brace")
    assert (table.tentacles, len(table.hands[0])) == ([], 1)


def test_michael_braces_once_and_earns_no_card() -> None:
    board = UPON_MAGS.translate(str.maketrans("AB", "BA"))
    table = upon(dive(board), "strike.brace")
    assert (table.standing[0], table.tentacles) == (True, [])
    assert (table.hands[0], table.spent[0]) == ([], ["brace"])
    assert table.told(told.BRACES_AND_STAYS_UP) == [{"by": 0}]
    assert not upon(dive(board, spent=[["brace"]])).standing[0]


def test_michael_on_the_ground_does_not_brace() -> None:
    board = "3 | . . . t . . . . .\n2 | . . . a . . . . .\n0 | . B . . . . . . ."
    assert upon(dive(board)).spent[0] == []
