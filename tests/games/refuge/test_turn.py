"""A turn: two actions, moves, occupied spaces, and the Kraken card at its end."""

import random

import pytest

from games.kernel.match import Match
from games.kernel.record import Moment, Record
from games.kernel.telling import Line
from games.refuge import GAME, told
from games.refuge.options import RefugeOptions
from tests.games.refuge.dive import SOFT, dive, facts


def test_a_diver_moves_up_down_left_or_right_but_not_diagonally_nor_onto_another_diver() -> None:
    table = dive("5 | . . . . A . . . .")
    moves = [option for option in table.offered if option.startswith("move")]
    assert moves == ["move.c4r6", "move.c5r5", "move.c4r4", "move.c3r5"]
    assert "move.c5r5" not in dive("5 | . . . . A B . . .").offered


def test_tokens_do_not_occupy_a_space() -> None:
    table = dive("5 | . . . . A . . . .", cameras=[54, 64]).choose("move.c4r6")
    assert (table.spot(0), table.s.cameras) == ("c4r6", [54, 64])


def test_two_actions_then_the_kraken() -> None:
    table = dive("1 | . A . . . . . . .\n0 | . . . B . . . . .", kraken=["K3"])
    assert facts(table.question.prompt) == [2]
    table.choose("move.c1r0")
    assert (table.s.actions_left, table.s.active) == (1, 0)
    assert facts(table.question.prompt) == [1]
    table.choose("move.c2r0")
    assert table.s.kraken_discards == ["K3"]
    assert (table.s.active, table.s.turn) == (1, 6)


def test_an_action_may_be_taken_more_than_once() -> None:
    table = dive("3 | . . . . A . . . .", names=("katerina",)).choose("move.c4r4", "move.c4r3")
    assert (table.spot(0), table.s.turn) == ("c4r3", 6)


def test_a_turn_may_end_early_and_the_next_has_two_actions_again() -> None:
    table = dive("0 | . A B . . . . . .", names=SOFT, kraken=["K1", "K3"])
    table.choose("move.c1r1", "end")
    assert table.offered
    assert (table.s.active, table.s.turn, table.s.actions_left) == (1, 6, 2)
    table.choose("end")
    assert (table.s.active, table.s.turn, table.s.actions_left) == (0, 7, 2)


def test_turns_go_around_the_table() -> None:
    table = dive("0 | . A B C D . . . .", names=("michael", "mags", "katerina", "satoshi"))
    seats = []
    for _ in range(5):
        assert table.offered
        seats.append(table.s.active)
        table.choose("end")
    assert seats == [0, 1, 2, 3, 0]


def test_a_knocked_down_diver_can_neither_move_nor_play_most_cards() -> None:
    hand = ["harpoon", "dive_scooter", "air_tank"]
    table = dive("2 | . . a . . . . . .\n0 | . B . . . . . . .", hands=[hand])
    assert table.offered == ["card.air_tank", "ability.rally", "end"]


def test_a_turn_without_anything_to_do_ends_by_itself_and_says_why() -> None:
    table = dive("2 | . . a . . . . . .\n0 | . B . . . . . . .", names=SOFT)
    assert table.offered
    assert (table.s.active, len(table.s.kraken_discards)) == (1, 1)
    assert table.told(told.CAN_DO_NOTHING) == [{"by": 0}]


@pytest.mark.parametrize(
    ("board", "choice", "actions"),
    [
        ("6 | . . . . A . . . .\n0 | . B . . . . . . .", "move.c4r7", 2),
        ("3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . .", "move.c4r3", 1),
        ("2 | . . . . A . . . .\n0 | . B . . . . . . .", "end", 2),
    ],
)
def test_other_turns_end_without_that_word(board: str, choice: str, actions: int) -> None:
    table = dive(board, names=SOFT, actions=actions).choose(choice)
    assert table.s.active == 1
    assert table.told(told.CAN_DO_NOTHING) == []


def test_a_diver_who_stands_hemmed_in_is_not_said_to_lie() -> None:
    board, spent = (
        "8 | A B . . . . . . .\n7 | C . . . . . . . .",
        ["jury_rig", "overcharge", "sonar"],
    )
    table = dive(board, names=("satoshi", "mags", "michael"), spent=[spent])
    assert table.offered
    assert (table.s.active, table.told(told.CAN_DO_NOTHING)) == (1, [])


def test_an_action_with_several_aims_may_be_thought_better_of() -> None:
    hand = ["flare", "harpoon", "bait"]
    table = dive("4 | . . . . t . . . .\n2 | . . t . A . . . .", hands=[hand])
    table.choose("card.harpoon").never_mind()
    assert (table.hands[0], table.s.actions_left) == (hand, 2)
    assert table.s.salvage_discards == []
    assert table.told(told.THINKS_BETTER) == [{"by": 0}]
    assert "card.harpoon" in table.offered
    table = dive("2 | . . t . A t . . .", names=("sophie",), cameras=[21, 25])
    assert table.choose("ability.flash").never_mind().spent[0] == []
    table = dive("1 | . A B . . . . . .", hands=[["flare", "bait"], []])
    assert table.choose("pass").never_mind().hands[0] == ["flare", "bait"]


def test_an_action_with_one_aim_happens_at_once() -> None:
    table = dive("4 | . . . . t . . . .\n2 | . . . . A . . . .", hands=[["harpoon"]])
    table.choose("card.harpoon")
    assert (table.tentacles, table.s.actions_left) == ([], 1)


def test_the_active_diver_is_named_once_and_everybody_else_every_time() -> None:
    """Michael's bait sends a tentacle upon Mags, who strikes it; then he moves another."""
    board = "6 | . . . . . t . . .\n3 | . . . . t . . . .\n2 | . A . . B . . . ."
    table = dive(board, hands=[["bait"], ["harpoon"]])
    table.choose("card.bait", "put.c4r3.c4r2", "strike.harpoon", "put.c5r6.c5r5", "end")
    deeds = [(line.by, named(line)) for line in table.game.lines if line.kind == "deed"]
    assert deeds == [(0, "michael"), (0, None), (1, "mags"), (1, "mags"), (0, None), (0, None)]
    table.choose("move.c4r1")
    assert named(table.game.lines[-1]) == "mags", "in her own turn once more"


def named(line: Line) -> str | None:
    """Who is named before the deed."""
    parts = line.text.args or {}
    return facts(parts["diver"]) if "deed" in parts else None


def test_a_dive_that_is_taken_back_and_saved_at_every_step_is_the_same_dive() -> None:
    table = dive("5 | . . t . t . . . .\n2 | . . A . B . . . .", hands=[["bait", "flare"], []])
    match = Match(Record(GAME, 2, RefugeOptions(), 7, Moment(table.s, 0, 0, 0)))
    luck = random.Random(4)
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
