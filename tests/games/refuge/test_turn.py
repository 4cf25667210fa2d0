"""A turn: two actions, moves, occupied spaces, passing, and the Kraken card at its end."""

from games.kernel.match import Match
from games.refuge import GAME
from games.refuge.characters import CHARACTERS
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.spaces import enter
from games.refuge.state import ABOARD, DEVOURED
from tests.games.refuge.dive import dive

SOFT = ("vega", "mags")
"""Divers without a defence of their own."""


def test_a_diver_moves_up_down_left_or_right_but_not_diagonally() -> None:
    table = dive("5 | . . . . A . . . .")
    moves = [option for option in table.offered if option.startswith("move")]
    assert moves == ["move.c4r6", "move.c5r5", "move.c4r4", "move.c3r5"]


def test_a_diver_cannot_move_onto_another_diver() -> None:
    table = dive("5 | . . . . A B . . .")
    assert "move.c5r5" not in table.offered


def test_a_diver_may_move_into_a_tentacle_and_is_knocked_down_without_a_weapon() -> None:
    table = dive("4 | . . . . A . . . .\n3 | . . . . t . . . .\n1 | . . . . . . B . .", names=SOFT)
    assert "move.c4r3" in table.offered
    table.watch(enter(table.game, table.s.divers[0], 34))
    assert table.spot(0) == "c4r3"
    assert not table.s.divers[0].standing
    assert table.tentacles == []
    assert table.s.supply == 16
    assert table.s.divers[0].hand == []


def test_a_diver_who_falls_makes_the_space_do_nothing() -> None:
    """Column 3, row 6 is a Spawn space with another tentacle in its row."""
    table = dive("6 | . . A t . . t . .\n0 | . B . . . . . . .", head=1, names=SOFT)
    table.watch(enter(table.game, table.s.divers[0], 63))
    assert table.tentacles == ["c6r6"]


def test_a_weapon_eliminates_the_tentacle_one_moves_into_and_the_space_acts() -> None:
    table = dive("6 | . . A t . . t . .", hands=[["dive_knife"]], draws=["flare", "bait"])
    table.choose("move.c3r6", "strike.dive_knife")
    assert table.tentacles == []
    assert table.s.divers[0].hand == ["flare", "bait"]
    assert table.s.divers[0].standing


def test_a_diver_who_swims_into_the_head_is_devoured() -> None:
    table = dive("7 | . . . H H H . . .\n6 | . . . . A . . . .\n1 | . B . . . . . . .")
    table.choose("move.c4r7")
    assert table.spot(0) is None
    assert table.game.view(None).divers[0].devoured


def test_tokens_do_not_occupy_a_space() -> None:
    table = dive("5 | . . . . A . . . .", cameras=[54, 64])
    table.choose("move.c4r6")
    assert table.spot(0) == "c4r6"
    assert table.s.cameras == [54, 64]


def test_two_actions_then_the_kraken() -> None:
    table = dive("1 | . A . . . . . . .\n0 | . . . B . . . . .", kraken=["K3"])
    table.choose("move.c1r0")
    assert (table.s.actions_left, table.s.active) == (1, 0)
    table.choose("move.c2r0")
    assert table.s.kraken_discards == ["K3"]
    assert (table.s.active, table.s.turn) == (1, 6)


def test_an_action_may_be_taken_more_than_once() -> None:
    table = dive("3 | . . . . A . . . .", names=("katerina",))
    table.choose("move.c4r4", "move.c4r3")
    assert table.spot(0) == "c4r3"
    assert table.s.turn == 6


def test_a_turn_may_end_before_its_second_action() -> None:
    table = dive("1 | . A . . . . . . .\n0 | . . . B . . . . .")
    table.choose("end")
    assert table.offered
    assert table.s.active == 1


def test_turns_go_around_the_table() -> None:
    table = dive("0 | . A B C D . . . .", names=("michael", "mags", "katerina", "satoshi"))
    seats = []
    for _ in range(5):
        assert table.offered
        seats.append(table.s.active)
        table.choose("end")
    assert seats == [0, 1, 2, 3, 0]


def test_passing_a_card_to_a_neighbour_costs_no_action() -> None:
    table = dive("1 | . A B . . . . . .", hands=[["flare", "bait"], []])
    table.choose("pass", "pass.flare.mags")
    assert [diver.hand for diver in table.s.divers] == [["bait"], ["flare"]]
    assert table.s.actions_left == 2


def test_cards_can_be_passed_while_knocked_down() -> None:
    table = dive("1 | . a B . . . . . .", hands=[["flare"], []], names=SOFT)
    assert table.offered == ["pass", "end"]
    table.choose("pass")
    assert table.s.divers[1].hand == ["flare"]


def test_cards_can_be_passed_after_the_last_action() -> None:
    table = dive("1 | . A . B . . . . .", hands=[["flare"], []], actions=1)
    table.choose("move.c2r1")
    assert table.offered == ["pass", "end"]
    assert table.s.actions_left == 0


def test_cards_cannot_be_passed_to_a_diver_farther_away() -> None:
    assert "pass" not in dive("1 | . A . B . . . . .", hands=[["flare"], []]).offered


def test_with_two_neighbours_one_says_who_gets_the_card() -> None:
    table = dive("1 | . B A C . . . . .", hands=[["flare"], [], []])
    table.choose("pass", "pass.flare.katerina")
    assert table.s.divers[2].hand == ["flare"]


def test_a_knocked_down_diver_can_neither_move_nor_play_most_cards() -> None:
    table = dive(
        "2 | . . a . . . . . .\n0 | . B . . . . . . .",
        hands=[["harpoon", "dive_scooter", "air_tank"]],
    )
    assert table.offered == ["card.air_tank", "ability.rally", "end"]


def test_a_turn_without_anything_to_do_ends_by_itself() -> None:
    table = dive("2 | . . a . . . . . .\n0 | . B . . . . . . .", names=SOFT)
    assert table.offered
    assert table.s.active == 1
    assert len(table.s.kraken_discards) == 1


def test_the_question_tells_how_many_actions_are_left() -> None:
    table = dive("1 | . A . B . . . . .", hands=[["flare"], []])
    for words, choice in (
        ("2 actions left", "move.c1r0"),
        ("Last action", "move.c1r1"),
    ):
        assert choice in table.offered
        assert table.ask is not None
        assert str(table.ask.prompt) == words
        table.choose(choice)
    table = dive("1 | . A . B . . . . .", hands=[["flare"], []], actions=1).choose("move.c2r1")
    assert table.ask is not None
    assert str(table.ask.prompt) == "Pass a card before the turn ends?"


def test_an_action_with_several_aims_may_be_thought_better_of() -> None:
    hand = ["flare", "harpoon", "bait"]
    table = dive("4 | . . . . t . . . .\n2 | . . t . A . . . .", hands=[hand])
    table.choose("card.harpoon").never_mind()
    assert (table.s.divers[0].hand, table.s.actions_left) == (hand, 2)
    assert table.s.salvage_discards == []
    assert "card.harpoon" in table.offered
    table = dive("2 | . . t . A t . . .", names=("sophie",), cameras=[21, 25])
    table.choose("ability.flash").never_mind()
    assert table.s.divers[0].spent == []


def test_a_pass_may_be_thought_better_of() -> None:
    table = dive("1 | . A B . . . . . .", hands=[["flare", "bait"], []])
    table.choose("pass").never_mind()
    assert table.s.divers[0].hand == ["flare", "bait"]
    assert table.story == "(Michael) thinks better of it"


def test_marks_are_counted_as_one_reads_the_board() -> None:
    assert GAME.reading_order("c4r6") < GAME.reading_order("c1r5") < GAME.reading_order("c2r5")


def test_the_situation_tells_who_leads_whom_what_they_hold_and_what_is_left() -> None:
    table = dive("2 | . . A . b . . . .", hands=[["flare"], []])
    table.s.divers[1].spent = ["wrench", "haul"]
    assert [str(line) for line in table.game.situation()] == [
        "Player 1 is Michael, C2: holds Flare · ready: Rally, Charge, Brace",
        "Player 2 is Mags, down on E2: holds nothing · ready: Patch Up",
        f"Goal I: {OBJECTIVES['thin_the_herd'].goal} Then II Breach the Hull, III Board the UB-85.",
        "Left: 16 tentacles, 55 salvage cards, 10 of 10 Kraken cards",
    ]


def test_the_situation_says_where_divers_are_who_are_not_on_the_map() -> None:
    table = dive("10 | . A . . . . . . .\n2 | . . . B C . . . .", accomplished=2)
    table.s.divers[0].spot, table.s.divers[1].spot = ABOARD, DEVOURED
    table.s.divers[1].spent = [card.id for card in CHARACTERS["mags"].abilities]
    table.s.divers[2].cargo = True
    told = [str(line) for line in table.game.situation()]
    assert told[0].startswith("Player 1 is Michael, aboard the UB-85:")
    assert told[1] == "Player 2 is Mags, devoured: holds nothing · ready: nothing"
    assert "holds the cargo ·" in told[2]
    assert told[3] == f"Goal III: {OBJECTIVES['board_the_ub85'].goal}"


def test_while_divers_are_chosen_the_situation_names_only_who_has_one() -> None:
    table = Match.start(GAME, 2, GAME.Options(divers="chosen"), seed=1)
    assert list(table.game.situation()) == []
    assert str(table.game.headline()) == "The divers get ready."
    assert table.game.nameplate(0) is None


def test_an_action_with_one_aim_happens_at_once() -> None:
    table = dive("4 | . . . . t . . . .\n2 | . . . . A . . . .", hands=[["harpoon"]])
    table.choose("card.harpoon")
    assert (table.tentacles, table.s.actions_left) == ([], 1)


def test_cards_are_passed_in_ones_own_turn_alone() -> None:
    table = dive("1 | . A B . . . . . .", hands=[["flare"], ["bait"]])
    table.choose("pass")
    assert table.s.divers[1].hand == ["bait", "flare"]
    assert table.ask is not None
    assert {option.seat for option in table.ask.options} == {0}
    passes = dive("1 | . A B . . . . . .", hands=[["flare"], ["bait"]])
    assert passes.offered
    assert passes.ask is not None
    assert [option.seat for option in passes.ask.options if option.id == "pass"] == [0]
