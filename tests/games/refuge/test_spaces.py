"""What each kind of space does to whoever moves into it."""

from games.refuge.board import LEFT, RIGHT
from games.refuge.kraken_head import head_moves
from games.refuge.tentacles import can_leave, tentacle_ways
from tests.games.refuge.dive import dive


def test_start_has_no_effect() -> None:
    table = dive("1 | . A . . . . . . .").choose("move.c1r0")
    assert table.s.actions_left == 1
    assert table.story == "(Michael) swims to B0 Start"


def test_cave_has_no_effect() -> None:
    table = dive("5 | . A . . . . . . .").choose("move.c1r4")
    assert table.story == "(Michael) swims to B4 Cave"


def test_lair_may_move_one_tentacle_one_space() -> None:
    table = dive("6 | . A . . . . . . .\n4 | . . . . t . . . .").choose("move.c2r6")
    ways = ["put.c4r4.c4r5", "put.c4r4.c5r4", "put.c4r4.c4r3", "put.c4r4.c3r4"]
    assert table.offered == [*ways, "no"]
    table.choose("put.c4r4.c4r5")
    assert table.tentacles == ["c4r5"]


def test_lair_may_be_left_alone() -> None:
    table = dive("6 | . A . . . . . . .\n4 | . . . . t . . . .").choose("move.c2r6", "no")
    assert table.tentacles == ["c4r4"]


def test_a_tentacle_moved_by_a_lair_onto_a_start_space_joins_the_threat_track() -> None:
    table = dive("6 | . A . . . . . . .\n1 | . . . . t . . . .")
    table.choose("move.c2r6", "put.c4r1.c4r0")
    assert (table.tentacles, table.s.threat) == ([], 1)


def test_a_tentacle_moved_by_a_lair_onto_a_diver_can_be_struck() -> None:
    table = dive(
        "6 | . A . . . . . . .\n3 | . . . . t . . . .\n2 | . . . . B . . . .",
        hands=[[], ["harpoon"]],
        draws=["flare"],
    )
    table.choose("move.c2r6", "put.c4r3.c4r2")
    assert table.ask is not None
    assert table.ask.seats == [1]
    table.choose("strike.harpoon")
    assert table.s.divers[1].hand == ["flare"]


def test_spawn_eliminates_a_tentacle_of_its_row_or_column_and_draws_a_card() -> None:
    table = dive(
        "6 | . . A . . . . t .\n3 | . . . t . . . . .\n2 | . . . . . t . . .",
        head=1,
        draws=["bait"],
    )
    table.choose("move.c3r6")
    assert table.offered == ["hit.c7r6", "hit.c3r3"]
    table.choose("hit.c3r3")
    assert table.tentacles == ["c5r2", "c7r6"]
    assert table.s.divers[0].hand == ["bait"]


def test_spawn_without_a_target_has_no_effect() -> None:
    table = dive("6 | . . A . . . . . .\n2 | . . . . . t . . .").choose("move.c3r6")
    assert table.tentacles == ["c5r2"]
    assert table.s.divers[0].hand == []


def test_finish_has_no_effect_of_its_own() -> None:
    table = dive("9 | . A . . . . . . .", head=5).choose("move.c1r10")
    assert table.spot(0) == "c1r10"


def test_whirlpool_may_switch_places_with_a_diver_in_a_cave() -> None:
    table = dive("6 | . . . . B . . . .\n5 | . . A . . . . . .").choose("move.c2r4")
    assert table.offered == ["swap.mags", "no"]
    table.choose("swap.mags")
    assert (table.spot(0), table.spot(1)) == ("c4r6", "c2r4")


def test_whirlpool_needs_another_diver_in_a_cave() -> None:
    table = dive("6 | . . . B . . . . .\n5 | . . A . . . . . .").choose("move.c2r4")
    assert table.s.actions_left == 1
    assert "swap.mags" not in table.offered


def test_a_space_takes_no_effect_for_a_diver_whom_another_moves_into_it() -> None:
    """Mags is towed into a whirlpool while Katerina waits in a cave."""
    table = dive(
        "5 | . . B . . . . . .\n4 | . . . A . . . C .",
        hands=[["tow_line"]],
    )
    table.choose("card.tow_line", "carry.mags.c2r4")
    assert table.spot(1) == "c2r4"
    assert "swap.katerina" not in table.offered


def test_kraken_space_draws_the_head_1_space_closer() -> None:
    table = dive("7 | . . . . . H H H .\n6 | . A . . . . . . .").choose("move.c1r7")
    assert table.s.head == 4


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


def test_lair_moves_no_second_tentacle() -> None:
    table = dive("6 | . A . . . . . . .\n4 | . . . . t . t . .")
    table.choose("move.c2r6", "put.c4r4.c4r5")
    assert table.s.actions_left == 1
    assert not any(one.startswith("put") for one in table.offered)


def test_a_diver_lying_in_a_cave_can_be_switched_with_too() -> None:
    table = dive("6 | . . . . b . . . .\n5 | . . A . . . . . .").choose("move.c2r4", "swap.mags")
    assert (table.spot(0), table.spot(1)) == ("c4r6", "c2r4")
    assert not table.s.divers[1].standing


def test_a_tentacle_with_no_way_out_is_not_offered_to_a_lair() -> None:
    table = dive("6 | . A t . . . . . .\n1 | . t t . . . . . .\n2 | . t . . . . . . .", head=1)
    table.s.tentacles += [53, 63, 52, 51, 41, 42, 43]
    table.s.divers[0].spot = 61
    assert not can_leave(table.game, 52)
    starts = [one.value[0] for one in tentacle_ways(table.game, table.s.divers[0], [])]
    assert 52 not in starts
