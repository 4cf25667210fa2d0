"""Moving a fish: the next free square of an animal, for a shell another; gates and edges."""

from typing import Any

import pytest

from games.kernel.text import Text
from games.tentacula import GAME
from games.tentacula import told as events
from games.tentacula.board import CRAB, FINISH, GATES, JELLYFISH, SEAHORSE, START, TURTLE
from games.tentacula.legal_moves import Move, landing, may_pass, moves
from games.tentacula.moving_fish import MOVE_WHY, shell_words
from games.tentacula.state import State
from games.tentacula.words import move_signs, waits
from tests.games.tentacula.tables import (
    asked,
    buttons,
    coral,
    details,
    facts,
    gems,
    ids,
    played,
    position,
    sentences,
    tile,
    tiles,
    told,
    why,
)


def at(*fish: int, gate: tuple[int, ...] = (0, 1, 2), **fields: object) -> State:
    return position(tiles("crab crab"), fish=list(fish), gate=GATES.index(gate), **fields)


def test_a_fish_goes_to_the_next_square_of_the_animal() -> None:
    assert landing(at(0, 0, 0), 0, TURTLE) == 1
    assert landing(at(0, 0, 0), 0, CRAB) == 4
    assert landing(at(1, 0, 0), 0, TURTLE) == 5


def test_occupied_squares_are_skipped() -> None:
    assert landing(at(0, 1, 5), 0, TURTLE) == 9
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
    assert landing(state, 0, arch % 4) == arch + 1
    assert landing(state, 1, arch % 4) is None


def test_nobody_swims_beyond_what_the_folded_board_shows() -> None:
    assert landing(at(15, 8, 9), 0, JELLYFISH) == 19
    assert landing(at(19, 8, 9), 0, CRAB) is None
    assert landing(at(19, 8, 9), 0, TURTLE) is None
    assert landing(at(34, 30, 30, fold=1), 0, TURTLE) is None


@pytest.mark.parametrize("animal", [TURTLE, SEAHORSE, JELLYFISH, CRAB])
def test_the_finish_is_open_to_any_animal(animal: int) -> None:
    assert landing(at(34, 30, 31, fold=2), 0, animal) == FINISH


def test_a_matching_square_before_the_finish_comes_first() -> None:
    state = at(31, 25, 26, fold=2)
    assert landing(state, 0, TURTLE) == 33
    assert landing(state, 0, JELLYFISH) == FINISH


def test_all_three_fish_find_room_at_the_finish_and_stay_there() -> None:
    state = at(FINISH, FINISH, 34, fold=2)
    assert landing(state, 2, CRAB) == FINISH
    assert landing(state, 0, CRAB) is None


def test_any_of_the_fish_may_be_moved() -> None:
    state = at(1, 2, 3, face=tile("crab"), shells=0)
    assert moves(state, TURTLE) == [Move(fish, 4, paid=False) for fish in range(3)]


def test_a_shell_move_goes_to_the_animal_of_ones_own_chip() -> None:
    state = at(1, 2, 3, face=tile("crab"), shells=1)
    paid = [move for move in moves(state, TURTLE) if move.paid]
    assert paid == [Move(fish, 5, paid=True) for fish in range(3)]
    state.shells = 0
    assert not any(move.paid for move in moves(state, TURTLE))


def test_a_shell_opens_neither_gate_nor_folded_board() -> None:
    at_the_gate = at(7, 6, 5, gate=(1, 0, 2), face=tile("turtle"), shells=3)
    paid = [move for move in moves(at_the_gate, CRAB) if move.paid]
    assert paid == [Move(1, 8, paid=True)], "green is first"
    at_the_edge = at(19, 18, 17, face=tile("turtle"), shells=3)
    assert moves(at_the_edge, CRAB) == []


def test_nobody_pays_for_what_the_tile_gives_anyway() -> None:
    state = at(1, 2, 3, face=tile("turtle"), shells=2)
    assert not any(move.paid for move in moves(state, TURTLE))
    home = at(34, 25, 26, fold=2, face=tile("turtle"), shells=2)
    assert Move(0, FINISH, paid=False) in moves(home, CRAB)
    assert Move(0, FINISH, paid=True) not in moves(home, CRAB)


def test_the_jellyfish_may_choose_any_other_animal() -> None:
    state = at(4, 0, 0, face=tile("crab"), shells=1)
    paid = [move.square for move in moves(state, JELLYFISH) if move.fish == 0 and move.paid]
    assert paid == [5, 6, 7]


def test_the_fish_swims_where_the_tile_says() -> None:
    match = played("crab turtle", "outside", shells=0)
    assert ids(match) == ["yellow-4", "green-4", "red-4"]
    match.choose(0, "red-4")
    assert match.game.s.fish == [0, 0, 4]
    [sent] = told(match, events.SENDS_FISH)
    assert sent == {"fish": "red", "start": START, "square": 4, "by": 0}


def test_a_shell_move_costs_a_shell_of_the_common_purse() -> None:
    match = played("crab crab", "inside", "yellow-1", chips="turtle jellyfish", shells=2)
    assert (match.game.s.fish[0], match.game.s.shells) == (1, 1)
    assert told(match, events.PAYS_SHELL) == [{"by": 0}]


def test_moving_is_a_duty_when_the_tile_allows_it_even_if_a_shell_would_go_further() -> None:
    assert "stay" not in ids(played("turtle crab", "inside", shells=2))
    match = played("turtle crab", "inside", chips="crab seahorse", shells=2)
    assert {option.value.paid for option in match.ask or ()} == {False, True}
    assert "stay" not in ids(match)


def test_nobody_is_forced_to_pay_when_the_tile_moves_no_fish() -> None:
    match = played("seahorse crab", "inside", fish=[18, 16, 15])
    assert ids(match) == ["green-17", "red-17", "stay"]
    match.choose(0, "stay")
    assert told(match, events.MOVES_NO_FISH) == [{"by": 0}]
    assert (match.game.s.fish, match.game.s.shells) == ([18, 16, 15], 2)


def test_no_fish_moves_and_nothing_is_stolen_when_no_move_is_possible() -> None:
    match = played("crab crab", "inside", fish=[19, 18, 17], shells=0)
    assert told(match, events.NONE_CAN_SWIM) == [{}]
    assert told(match, events.MOVES_NO_FISH) == [], "nobody decided that"
    assert match.game.s.thefts == []
    assert asked(match) == [1]
    own = played("crab seahorse", "inside", chips="crab turtle", fish=[18, 17, 16])
    assert own.game.s.fish == [18, 17, 16], "beyond 19 there is nothing, and crabs pay for crabs"


def test_moves_are_marked_on_the_board_safe_ones_green_and_others_red() -> None:
    gate = GATES.index((2, 0, 1))
    match = played("turtle crab", "inside", fish=[5, 5, 8], gate=gate, shells=0)
    tones = {option.spot: option.tone for option in match.ask or ()}
    assert tones == {"yellow-9": "warn", "red-9": "warn"}
    match = played("turtle crab", "inside", fish=[1, 0, 6], shells=0)
    tones = {option.spot: option.tone for option in match.ask or ()}
    assert tones == {"yellow-5": "go", "green-5": "go"}


def test_a_fish_that_may_not_pass_the_gate_is_named_with_the_reason() -> None:
    match = played("crab turtle", "inside", fish=[2, 7, 6], shells=0)
    assert match.game.s.fish == [4, 7, 6]
    assert told(match, events.ONLY_ONE_MOVE) == [{}]
    [said] = (sentences(line.text) for line in match.lines if "said" in (line.text.args or {}))
    assert said[1:] == [waits(fish, "gate", CRAB) for fish in (1, 2)]


def test_a_fish_at_the_edge_of_the_folded_board_is_named_with_the_reason() -> None:
    match = played("crab turtle", "inside", fish=[17, 9, 8], shells=0)
    assert ids(match) == ["green-12", "red-12"]
    assert why(match)[1:] == [waits(0, "edge", CRAB)]


@pytest.mark.parametrize(
    ("chip", "shells", "words"),
    [
        ("turtle", 1, [["turtle"]]),
        ("jellyfish", 1, [facts(shell_words(JELLYFISH))]),
        ("turtle", 0, []),
    ],
)
def test_what_a_shell_buys_is_said_when_it_is_offered(
    chip: str, shells: int, words: list[Any]
) -> None:
    said = why(played("crab crab", "inside", chips=f"{chip} seahorse", shells=shells))
    assert (said[0], [facts(one) for one in said[1:]]) == (MOVE_WHY, words)


@pytest.mark.parametrize(
    ("fish", "signs"),
    [
        ([5, 7, 0], move_signs(seen=True, last_gem=True, paid=False, helpers=())),
        ([11, 9, 1], move_signs(seen=True, last_gem=False, paid=False, helpers=("shark",))),
    ],
)
def test_a_move_that_would_lose_the_last_gem_says_so_unless_a_shark_could_help(
    fish: list[int], signs: Text
) -> None:
    """Of the second table yellow swims to the shark; red is hidden, green sees no free crab."""
    fields = {"gate": GATES.index((0, 1, 2)), "shells": 0, "chest": gems(white=1)}
    match = played("crab turtle", "inside", fish=fish, **fields)
    assert set(details(match).values()) == {signs}, buttons(match)


def test_a_move_says_whether_it_is_safe_what_it_costs_and_what_waits_there() -> None:
    match = played("crab turtle", "inside", fish=[5, 4, 0], shells=1)
    assert buttons(match) == {
        "yellow-8": [[8], "!"],
        "yellow-9": [[9], "🐚+🐚!"],
        "red-1": [[1], "🐚"],
    }
    signs = move_signs(seen=True, last_gem=False, paid=True, helpers=())
    assert set(details(match).values()) == {signs}, "once for all"
    assert match.ask is not None
    assert match.ask.tags() == {"red-0": "🔴", "yellow-5": "🟡"}, "a fish is known by its colour"


def test_helpers_have_a_sign_that_is_explained_once() -> None:
    match = played("seahorse turtle", "box", fish=[10, 11, 8], shells=0, rows=coral(5))
    assert buttons(match)["green-14"] == [[14], "🐬"]
    signs = move_signs(seen=False, last_gem=False, paid=False, helpers=("dolphin",))
    assert set(details(match).values()) == {signs}


def test_the_question_explains_the_move_before_the_shell_and_before_who_must_wait() -> None:
    said = why(played("crab turtle", "inside", fish=[6, 7, 0], shells=1))
    assert said == [MOVE_WHY, shell_words(TURTLE), waits(1, "gate", CRAB)]


def test_the_board_is_read_as_it_is_swum() -> None:
    assert GAME.reading_order("red-4") < GAME.reading_order("yellow-5")
    assert GAME.reading_order("yellow-5") < GAME.reading_order("green-5")
    assert GAME.reading_order("inside-9") < GAME.reading_order("outside-2")
    assert GAME.printed_name("inside-9") == "", "a square has no name of its own"
