"""Moving a fish: the next free square of an animal, the gates and the edges of the board."""

import pytest

from games.tentacula.board import CRAB, FINISH, GATES, JELLYFISH, SEAHORSE, TURTLE
from games.tentacula.legal_moves import Move, landing, may_pass, moves
from games.tentacula.state import State
from tests.games.tentacula.tables import position, tile


def at(*fish: int, fold: int = 0, gate: tuple[int, ...] = (0, 1, 2), **fields: object) -> State:
    hands = [tile("crab"), tile("crab")]
    return position(hands, fish=list(fish), fold=fold, gate=GATES.index(gate), **fields)


def test_a_fish_goes_to_the_next_square_of_the_animal() -> None:
    assert landing(at(0, 0, 0), 0, TURTLE) == 1
    assert landing(at(0, 0, 0), 0, CRAB) == 4
    assert landing(at(1, 0, 0), 0, TURTLE) == 5


def test_occupied_squares_are_skipped() -> None:
    assert landing(at(0, 1, 5), 0, TURTLE) == 9


def test_only_one_fish_on_each_square() -> None:
    assert landing(at(3, 0, 0), 1, JELLYFISH) == 7


def test_through_the_gate_only_in_its_exact_order() -> None:
    state = at(7, 7, 7, gate=(2, 0, 1))
    assert [landing(state, fish, CRAB) for fish in range(3)] == [None, None, 8]
    state.fish[2] = 8
    assert [landing(state, fish, TURTLE) for fish in (0, 1)] == [9, None]
    state.fish[0] = 9
    assert landing(state, 1, CRAB) == 12


def test_a_fish_that_may_not_pass_cannot_stop_before_the_gate_instead() -> None:
    assert landing(at(7, 4, 4), 1, JELLYFISH) is None, "square 7 is taken and 11 is behind the gate"


def test_no_gate_is_in_the_way_of_a_fish_that_has_passed() -> None:
    state = at(8, 4, 4)
    assert not may_pass(state, 0)
    assert landing(state, 0, CRAB) == 12


@pytest.mark.parametrize(("fold", "arch"), [(0, 7), (1, 22), (2, 34)])
def test_each_fold_has_a_gate_on_its_arch(fold: int, arch: int) -> None:
    state = at(arch, arch - 1, arch - 2, fold=fold)
    animal = arch % 4
    assert landing(state, 0, animal) == arch + 1
    assert landing(state, 1, animal) is None


def test_with_the_left_side_closed_nothing_lies_beyond_square_nineteen() -> None:
    assert landing(at(15, 8, 9), 0, JELLYFISH) == 19
    assert landing(at(19, 8, 9), 0, CRAB) is None
    assert landing(at(19, 8, 9), 0, TURTLE) is None


def test_with_all_sides_open_the_finish_cannot_be_seen() -> None:
    assert landing(at(34, 30, 30, fold=1), 0, TURTLE) is None


@pytest.mark.parametrize("animal", [TURTLE, SEAHORSE, JELLYFISH, CRAB])
def test_the_finish_is_open_to_any_animal(animal: int) -> None:
    assert landing(at(34, 30, 31, fold=2), 0, animal) == FINISH


def test_a_matching_square_before_the_finish_comes_first() -> None:
    state = at(31, 25, 26, fold=2)
    assert landing(state, 0, TURTLE) == 33
    assert landing(state, 0, JELLYFISH) == FINISH


def test_all_three_fish_find_room_at_the_finish() -> None:
    assert landing(at(FINISH, FINISH, 34, fold=2), 2, CRAB) == FINISH


def test_a_fish_at_the_finish_stays_there() -> None:
    assert landing(at(FINISH, 30, 31, fold=2), 0, CRAB) is None


def test_any_of_the_fish_may_be_moved() -> None:
    state = at(1, 2, 3, face=tile("crab"), shells=0)
    assert moves(state, TURTLE) == [Move(fish, 4, paid=False) for fish in range(3)]


def test_a_shell_move_goes_to_the_animal_of_ones_own_chip() -> None:
    state = at(1, 2, 3, face=tile("crab"), shells=1)
    paid = [move for move in moves(state, TURTLE) if move.paid]
    assert paid == [Move(fish, 5, paid=True) for fish in range(3)]


def test_no_shell_no_shell_move() -> None:
    state = at(1, 2, 3, face=tile("crab"), shells=0)
    assert not any(move.paid for move in moves(state, TURTLE))


def test_nobody_pays_for_what_the_tile_gives_anyway() -> None:
    state = at(1, 2, 3, face=tile("turtle"), shells=2)
    assert not any(move.paid for move in moves(state, TURTLE))
    home = at(34, 25, 26, fold=2, face=tile("turtle"), shells=2)
    assert Move(0, FINISH, paid=False) in moves(home, CRAB)
    assert Move(0, FINISH, paid=True) not in moves(home, CRAB)


def test_the_jellyfish_may_choose_any_other_animal() -> None:
    state = at(4, 0, 0, face=tile("crab"), shells=1)
    assert [move.square for move in moves(state, JELLYFISH) if move.fish == 0 and move.paid] == [
        5,
        6,
        7,
    ]
