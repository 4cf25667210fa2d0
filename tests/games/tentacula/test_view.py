"""What the table may know, and how the game speaks of itself."""

import random

from games.kernel.match import Match
from games.tentacula import GAME
from games.tentacula.board import ARCHES, FINISH
from games.tentacula.situation import situation_of
from games.tentacula.state import NOBODY, NOTHING
from tests.games.tentacula.tables import gems, position, sit_down, tile


def test_everybody_sees_the_same() -> None:
    match = Match.start(GAME, 3, seed=4)
    assert match.view(None) == match.view(0) == match.view(2)


def test_the_piles_are_hidden_but_their_contents_can_be_worked_out() -> None:
    match = sit_down(position([tile("crab"), tile("turtle")]))
    view = match.view(0)
    assert view.unseen == sorted(face // 2 for face in match.game.s.pile)
    assert not hasattr(view, "pile")
    assert not hasattr(view, "gates")


def test_scrambling_the_piles_leaves_the_view_alone() -> None:
    match = sit_down(position([tile("crab"), tile("turtle")]))
    match.game.s.gates = list(range(8))
    before, pile = match.view(0), list(match.game.s.pile)
    match.game.scramble(0, random.Random(1))
    assert match.view(0) == before
    assert match.game.s.pile != pile
    assert match.game.s.gates != list(range(8)) == sorted(match.game.s.gates)


def test_looking_is_not_touching() -> None:
    match = sit_down(position([tile("crab"), tile("turtle")]))
    match.view(0).fish[0] = 30
    assert match.game.s.fish[0] == 0


def test_the_headline_says_where_the_game_stands() -> None:
    getting_ready = Match.start(GAME, 2, GAME.Options(level="2"), seed=1)
    assert str(getting_ready.game.headline()) == "Getting ready · Grand Adventure"
    match = sit_down(position([tile("crab"), tile("turtle")], round=3))
    assert str(match.game.headline()) == "Round 3 · gate 1 of 3 · 16 💎 on the chest · 2 🐚"


def test_the_situation_says_goal_danger_gate_and_what_everybody_holds() -> None:
    hands = [tile("crab", "111"), tile("turtle", "111")]
    match = sit_down(position(hands, ("jellyfish", "crab"), fish=[8, 4, 0], stashed=gems(red=1)))
    assert [str(line) for line in match.game.situation()] == [
        "Starfish: 1 of 5 gems home. Needed: 1 purple, 1 green, 1 blue, 1 white.",
        "In the open, a gem each when the round ends: Yellow.",
        "Through the gate, in this order: Green, Red.",
        "Player 1, jellyfish: Crab, no gap",
        "Player 2, crab: Turtle, no gap",
    ]


def test_the_situation_has_six_lines_for_four() -> None:
    hands = [tile("crab"), -1, tile("turtle"), tile("crab")]
    told = [str(line) for line in sit_down(position(hands, idle=[1])).game.situation()]
    assert len(told) == 6
    assert told[1] == "No fish is in the open. Through the gate, in this order: Yellow, Green, Red."
    assert told[3] == "Player 2, crab: no tile this round"


def test_a_seat_is_called_by_its_animal() -> None:
    match = sit_down(position([tile("crab"), tile("turtle")], ("jellyfish", "crab")))
    assert str(match.game.nameplate(0)) == "Jellyfish"
    assert Match.start(GAME, 2, seed=1).game.nameplate(0) is None


def told(match: Match) -> list[str]:
    return [str(line) for line in match.game.situation()]


def test_before_the_stash_is_chosen_the_situation_names_nobody() -> None:
    assert told(Match.start(GAME, 2, seed=1)) == []


def test_while_tiles_are_dealt_the_situation_tells_of_no_danger_yet() -> None:
    lines = situation_of(position([-1, -1], phase="tiles"))[1:]
    assert [str(line) for line in lines] == [
        "Player 1, turtle: no tile yet",
        "Player 2, crab: no tile yet",
    ]


def test_the_situation_says_when_all_gems_are_home() -> None:
    home = gems(purple=1, green=1, blue=1, white=1, red=1)
    match = sit_down(position([tile("crab"), tile("turtle")], stashed=home))
    assert told(match)[0] == "Starfish: all 5 gems home. Now the fish!"


def test_the_situation_says_when_the_board_will_fold() -> None:
    past = ARCHES[0] + 1
    match = sit_down(position([tile("crab"), tile("turtle")], fish=[past, past, past]))
    assert told(match)[2] == "All are through the gate: the board folds when the round ends."


def test_the_situation_says_when_all_fish_are_home() -> None:
    match = sit_down(position([tile("crab"), tile("turtle")], fish=[FINISH] * 3))
    assert "All fish are home." in told(match)


def test_the_situation_says_who_plays_now_and_who_has_played() -> None:
    hands = [tile("crab"), -1, -1]
    match = sit_down(position(hands, phase="move", line=[1]))
    assert told(match)[-2:] == ["Player 2, crab: plays now", "Player 3, seahorse: has played"]


def test_four_who_get_ready_are_told_of_the_goal_and_their_tiles_alone() -> None:
    told = [str(line) for line in situation_of(position([-1] * 4, phase="tiles"))]
    assert [line.partition(":")[0] for line in told] == [
        "Starfish",
        "Player 1, turtle",
        "Player 2, crab",
        "Player 3, seahorse",
        "Player 4, jellyfish",
    ]


def test_for_three_danger_and_gate_have_a_line_each() -> None:
    match = sit_down(position([tile("crab"), tile("turtle"), tile("crab")]))
    assert told(match)[1:3] == [
        "No fish is in the open.",
        "Through the gate, in this order: Yellow, Green, Red.",
    ]


def test_a_fish_on_the_square_before_the_arch_has_not_passed_the_gate() -> None:
    match = sit_down(position([tile("crab"), tile("turtle")], fish=[ARCHES[0], 4, 0]))
    assert told(match)[2] == "Through the gate, in this order: Yellow, Green, Red."


def test_the_box_is_counted_whole() -> None:
    assert Match.start(GAME, 3, GAME.Options(level="pro"), seed=1).game.census() == {
        "tiles": 12,
        "gates": 6,
        "purple": 1,
        "yellow": 1,
        "red": 2,
        "green": 2,
        "blue": 5,
        "white": 5,
    }


def test_who_moves_a_fish_plays_now_though_another_stepped_forward_too() -> None:
    hands = [-1, tile("turtle", "111")]
    lines = situation_of(position(hands, ("jellyfish", "crab"), phase="move", line=[0, 1]))
    assert [str(line) for line in lines[-2:]] == [
        "Player 1, jellyfish: plays now",
        "Player 2, crab: Turtle, no gap",
    ]


def test_before_the_first_turn_nothing_has_been_folded() -> None:
    assert not Match.start(GAME, 2, seed=1).view(0).folded


def test_nobody_and_nothing_have_the_numbers_that_saves_hold() -> None:
    assert (NOBODY, NOTHING) == (-1, -1)
