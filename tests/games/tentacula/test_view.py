"""What the table may know, and how the game speaks of itself."""

import random
from typing import Any

from games.kernel.match import Match
from games.kernel.text import Text
from games.tentacula import GAME, situation
from games.tentacula.board import ARCHES, FINISH
from tests.games.tentacula.tables import facts, gems, position, table

IN_ORDER = [["yellow", "green", "red"]]


def told(match: Match) -> list[Any]:
    return [meant(line) for line in match.game.situation()]


def meant(line: Text) -> Any:
    """Sentences that stand alone as they are, others by what is in them."""
    if "gate" in (line.args or {}):
        return [meant(part) for part in (line.args or {}).values()]
    if "tile" in (line.args or {}):
        seat, animal, tile = (line.args or {}).values()
        return [seat.number, facts(animal), facts(tile) if tile.args else tile]
    return facts(line) if line.args else line


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
    assert facts(getting_ready.game.headline()) == ["2"]
    match = table("crab turtle", round=3)
    assert facts(match.game.headline()) == [3, 1, 16, 2]


def test_a_seat_is_called_by_its_animal() -> None:
    assert facts(table("crab turtle", "jellyfish crab").game.nameplate(0)) == "jellyfish"
    assert Match.start(GAME, 2, seed=1).game.nameplate(0) is None


def test_the_situation_says_goal_danger_gate_and_what_everybody_holds() -> None:
    fields = {"fish": [8, 4, 0], "stashed": gems(red=1)}
    assert told(table("crab/111 turtle/111", "jellyfish crab", **fields)) == [
        ["starfish", [[1, gem] for gem in ("purple", "green", "blue", "white")], 1, 5],
        [["yellow"]],
        [["green", "red"]],
        [0, "jellyfish", ["crab", []]],
        [1, "crab", ["turtle", []]],
    ]


def test_the_situation_has_six_lines_for_four_and_a_line_each_for_three() -> None:
    four = told(table("crab - turtle crab", idle=[1]))
    assert len(four) == 6
    assert four[1] == [situation.NO_DANGER, IN_ORDER]
    assert four[3] == [1, "crab", situation.NO_TILE_THIS_ROUND]
    assert told(table("crab turtle crab"))[1:3] == [situation.NO_DANGER, IN_ORDER]


def test_before_the_first_round_the_situation_tells_of_no_danger() -> None:
    assert told(Match.start(GAME, 2, seed=1)) == []
    lines = [meant(line) for line in situation.situation_of(position([-1] * 4, phase="tiles"))]
    assert lines[0][0] == "starfish"
    animals = enumerate(("turtle", "crab", "seahorse", "jellyfish"))
    assert lines[1:] == [[seat, animal, situation.NO_TILE_YET] for seat, animal in animals]


def test_the_situation_says_when_all_gems_or_all_fish_are_home() -> None:
    home = gems(purple=1, green=1, blue=1, white=1, red=1)
    assert told(table("crab turtle", stashed=home))[0] == ["starfish", 5, 5]
    assert situation.ALL_HOME in told(table("crab turtle", fish=[FINISH] * 3))


def test_the_situation_says_who_must_pass_the_gate_and_when_the_board_will_fold() -> None:
    arch = ARCHES[0]
    assert told(table("crab turtle", fish=[arch, 4, 0]))[2] == IN_ORDER
    assert told(table("crab turtle", fish=[arch + 1] * 3))[2] == situation.WILL_FOLD


def test_the_situation_says_who_plays_now_and_who_has_played() -> None:
    match = table("crab - -", phase="move", line=[1])
    assert told(match)[-2:] == [
        [1, "crab", situation.PLAYS_NOW],
        [2, "seahorse", situation.HAS_PLAYED],
    ]
    for phase, first in (("move", situation.PLAYS_NOW), ("turn", situation.HAS_PLAYED)):
        lines = situation.situation_of(
            position([-1, 1], ("jellyfish", "crab"), phase=phase, line=[0, 1])
        )
        assert [meant(line) for line in lines[-2:]] == [
            [0, "jellyfish", first],
            [1, "crab", ["jellyfish", []]],
        ]
