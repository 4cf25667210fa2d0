"""What each kind of space does to whoever moves into it."""

import pytest

from games.refuge import told
from games.refuge.board import LEFT, RIGHT
from games.refuge.kraken_head import head_moves
from games.refuge.spaces import kraken_space
from games.refuge.tentacles import can_leave, tentacle_ways
from tests.games.refuge.dive import dive

LAIR = "6 | . A . . . . . . .\n4 | . . . . t . t . ."


@pytest.mark.parametrize(
    ("board", "spot"),
    [
        ("1 | . A . . . . . . .", "c1r0"),
        ("5 | . A . . . . . . .", "c1r4"),
        ("9 | . A . . . . . . .", "c1r10"),
    ],
)
def test_start_cave_and_finish_have_no_effect_of_their_own(board: str, spot: str) -> None:
    table = dive(board, head=5).choose(f"move.{spot}")
    assert (table.spot(0), table.s.actions_left, table.s.head) == (spot, 1, 5)
    assert len(table.game.lines) == len(table.told(told.SWIMS_TO)) == 1


def test_lair_may_move_one_tentacle_one_space_and_no_second_one() -> None:
    table = dive(LAIR).choose("move.c2r6")
    ways = ["put.c4r4.c4r5", "put.c4r4.c5r4", "put.c4r4.c4r3", "put.c4r4.c3r4"]
    assert [one for one in table.offered if "c4r4" in one] == ways
    assert table.offered[-1] == "no"
    table.choose("put.c4r4.c4r5")
    assert table.tentacles == ["c4r5", "c6r4"]
    assert table.s.actions_left == 1
    assert not any(one.startswith("put") for one in table.offered)


def test_lair_may_be_left_alone() -> None:
    table = dive(LAIR).choose("move.c2r6", "no")
    assert table.tentacles == ["c4r4", "c6r4"]
    assert table.told(told.LEAVES_TENTACLES) == [{"by": 0}]


def test_a_tentacle_moved_by_a_lair_onto_a_start_space_joins_the_threat_track() -> None:
    table = dive("6 | . A . . . . . . .\n1 | . . . . t . . . .")
    table.choose("move.c2r6", "put.c4r1.c4r0")
    assert (table.tentacles, table.s.threat) == ([], 1)


def test_a_tentacle_moved_by_a_lair_onto_a_diver_can_be_struck() -> None:
    board = "6 | . A . . . . . . .\n3 | . . . . t . . . .\n2 | . . . . B . . . ."
    table = dive(board, hands=[[], ["harpoon"]], draws=["flare"])
    table.choose("move.c2r6", "put.c4r3.c4r2")
    assert table.question.seats == [1]
    table.choose("strike.harpoon")
    assert table.hands[1] == ["flare"]


def test_a_tentacle_with_no_way_out_is_not_offered_to_a_lair() -> None:
    table = dive("6 | . A t . . . . . .\n1 | . t t . . . . . .\n2 | . t . . . . . . .", head=1)
    table.s.tentacles += [53, 63, 52, 51, 41, 42, 43]
    assert not can_leave(table.game, 52)
    starts = [one.value[0] for one in tentacle_ways(table.game, table.s.divers[0], [])]
    assert 52 not in starts


def test_spawn_eliminates_a_tentacle_of_its_row_or_column_and_draws_a_card() -> None:
    board = "6 | . . A . . . . t .\n3 | . . . t . . . . .\n2 | . . . . . t . . ."
    table = dive(board, head=1, draws=["bait"]).choose("move.c3r6")
    assert table.offered == ["hit.c7r6", "hit.c3r3"]
    table.choose("hit.c3r3")
    assert (table.tentacles, table.hands[0]) == (["c5r2", "c7r6"], ["bait"])


def test_spawn_without_a_target_has_no_effect() -> None:
    table = dive("6 | . . A . . . . . .\n2 | . . . . . t . . .").choose("move.c3r6")
    assert (table.tentacles, table.hands[0]) == (["c5r2"], [])


@pytest.mark.parametrize("mags", ["B", "b"])
def test_whirlpool_may_switch_places_with_a_diver_in_a_cave(mags: str) -> None:
    board = f"6 | . . . . {mags} . . . .\n5 | . . A . . . . . .\n0 | . C . . . . . . ."
    table = dive(board).choose("move.c2r4")
    assert table.offered == ["swap.mags", "no"]
    table.choose("swap.mags")
    assert (table.spot(0), table.spot(1)) == ("c4r6", "c2r4")
    assert table.standing[1] == (mags == "B")
    stays = dive(board).choose("move.c2r4", "no")
    assert (stays.spot(0), stays.told(told.STAYS_IN_WHIRLPOOL)) == ("c2r4", [{"by": 0}])


def test_whirlpool_needs_another_diver_in_a_cave() -> None:
    table = dive("6 | . . . B . . . . .\n5 | . . A . . . . . .").choose("move.c2r4")
    assert table.s.actions_left == 1
    assert "swap.mags" not in table.offered
    assert table.told(told.STAYS_IN_WHIRLPOOL) == []


def test_a_space_takes_no_effect_for_a_diver_whom_another_moves_into_it() -> None:
    """Mags is towed into a whirlpool while Katerina waits in a cave."""
    board = "5 | . . B . . . . . .\n4 | . . . A . . . C ."
    table = dive(board, hands=[["tow_line"]]).choose("card.tow_line", "carry.mags.c2r4")
    assert table.spot(1) == "c2r4"
    assert "swap.katerina" not in table.offered


@pytest.mark.parametrize(
    ("board", "head", "home"),
    [
        ("8 | . . . H H H . . A", 4, [{"columns": [4, 6]}]),
        ("8 | . . A . . H H H .", 4, [{"columns": [4, 6]}]),
        ("8 | A H H H . . . . .", 1, []),
    ],
)
def test_kraken_space_draws_the_head_1_space_closer_as_far_as_the_edge(
    board: str, head: int, home: list[dict[str, str]]
) -> None:
    table = dive(board)
    table.watch(kraken_space(table.game, table.s.divers[0]))
    assert (table.s.head, table.told(told.HEAD_LIES)) == (head, home)


def test_kraken_space_cannot_draw_the_head_beyond_the_edge() -> None:
    table = dive("8 | . H H H . . . . .\n7 | A H H H . . . . .", names=("vega",))
    table.choose("move.c0r8")
    assert (table.s.head, table.spot(0)) == (1, "c0r8")


def test_the_head_drawn_closer_pushes_the_diver_who_drew_it() -> None:
    table = dive("7 | . . H H H . . . .\n6 | . A . . . . . . .").choose("move.c1r7")
    assert (table.s.head, table.spot(0)) == (1, "c0r7")


def test_pushed_divers_do_not_draw_the_head() -> None:
    table = dive("7 | . . H H H A . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert (table.s.head, table.spot(0)) == (3, "c6r7")
    table.watch(head_moves(table.game, LEFT))
    assert (table.s.head, table.spot(0)) == (2, "c6r7")
