"""What the table may know, and how the game speaks of itself."""

import random

from games.kernel.match import Match
from games.tentacula import GAME
from games.tentacula.board import ARCHES, FINISH
from games.tentacula.situation import situation_of
from tests.games.tentacula.tables import gems, position, table

IN_ORDER = "Through the gate, in this order: Yellow, Green, Red."


def told(match: Match) -> list[str]:
    return [str(line) for line in match.game.situation()]


def test_everybody_sees_the_same_and_nobody_the_order_of_the_piles() -> None:
    match = table("crab turtle jellyfish")
    view = match.view(0)
    assert view == match.view(2) == match.view(None)
    assert view.unseen == sorted(face // 2 for face in match.game.s.pile)
    assert not hasattr(view, "pile")
    assert not hasattr(view, "gates")
    assert not view.folded
    view.fish[0] = 30
    assert match.game.s.fish[0] == 0, "looking is not touching"


def test_scrambling_the_piles_leaves_the_view_alone() -> None:
    match = table("crab turtle")
    match.game.s.gates = list(range(8))
    before, pile = match.view(0), list(match.game.s.pile)
    match.game.scramble(0, random.Random(1))
    assert match.view(0) == before
    assert match.game.s.pile != pile
    assert match.game.s.gates != list(range(8)) == sorted(match.game.s.gates)
    match.game.s.pile = []
    match.game.scramble(0, random.Random(1))
    assert match.game.s.pile == []


def test_the_headline_says_where_the_game_stands() -> None:
    getting_ready = Match.start(GAME, 2, GAME.Options(level="2"), seed=1)
    assert str(getting_ready.game.headline()) == "Getting ready · Grand Adventure"
    match = table("crab turtle", round=3)
    assert str(match.game.headline()) == "Round 3 · gate 1 of 3 · 16 💎 on the chest · 2 🐚"


def test_a_seat_is_called_by_its_animal() -> None:
    assert str(table("crab turtle", "jellyfish crab").game.nameplate(0)) == "Jellyfish"
    assert Match.start(GAME, 2, seed=1).game.nameplate(0) is None


def test_the_situation_says_goal_danger_gate_and_what_everybody_holds() -> None:
    fields = {"fish": [8, 4, 0], "stashed": gems(red=1)}
    assert told(table("crab/111 turtle/111", "jellyfish crab", **fields)) == [
        "Starfish: 1 of 5 gems home. Needed: 1 purple, 1 green, 1 blue, 1 white.",
        "In the open, a gem each when the round ends: Yellow.",
        "Through the gate, in this order: Green, Red.",
        "Player 1, jellyfish: Crab, no gap",
        "Player 2, crab: Turtle, no gap",
    ]


def test_the_situation_has_six_lines_for_four_and_a_line_each_for_three() -> None:
    four = told(table("crab - turtle crab", idle=[1]))
    assert len(four) == 6
    assert four[1] == f"No fish is in the open. {IN_ORDER}"
    assert four[3] == "Player 2, crab: no tile this round"
    assert told(table("crab turtle crab"))[1:3] == ["No fish is in the open.", IN_ORDER]


def test_before_the_first_round_the_situation_tells_of_no_danger() -> None:
    assert told(Match.start(GAME, 2, seed=1)) == []
    lines = [str(line) for line in situation_of(position([-1] * 4, phase="tiles"))]
    assert lines[0].startswith("Starfish: ")
    assert lines[1:] == [
        "Player 1, turtle: no tile yet",
        "Player 2, crab: no tile yet",
        "Player 3, seahorse: no tile yet",
        "Player 4, jellyfish: no tile yet",
    ]


def test_the_situation_says_when_all_gems_or_all_fish_are_home() -> None:
    home = gems(purple=1, green=1, blue=1, white=1, red=1)
    assert told(table("crab turtle", stashed=home))[0] == "Starfish: all 5 gems home. Now the fish!"
    assert "All fish are home." in told(table("crab turtle", fish=[FINISH] * 3))


def test_the_situation_says_who_must_pass_the_gate_and_when_the_board_will_fold() -> None:
    arch = ARCHES[0]
    assert told(table("crab turtle", fish=[arch, 4, 0]))[2] == IN_ORDER
    folds = "All are through the gate: the board folds when the round ends."
    assert told(table("crab turtle", fish=[arch + 1] * 3))[2] == folds


def test_the_situation_says_who_plays_now_and_who_has_played() -> None:
    match = table("crab - -", phase="move", line=[1])
    assert told(match)[-2:] == ["Player 2, crab: plays now", "Player 3, seahorse: has played"]
    for phase, first in (("move", "plays now"), ("turn", "has played")):
        lines = situation_of(position([-1, 1], ("jellyfish", "crab"), phase=phase, line=[0, 1]))
        assert [str(line) for line in lines[-2:]] == [
            f"Player 1, jellyfish: {first}",
            "Player 2, crab: Jellyfish, no gap",
        ]
