"""The end of a round, in its order: new tiles, Tentacula's look around, the fold."""

import random
from collections import Counter
from typing import Any

import pytest

from games.kernel.match import Match
from games.tentacula import told as events
from games.tentacula.board import FACES, GATES, INSIDE, LOOKS, OUTSIDE, SNAILS, turned
from games.tentacula.pile import dealt_anew, top_of
from games.tentacula.state import NOTHING, Row, Theft
from tests.games.tentacula.tables import (
    asked,
    coral,
    details,
    die,
    facts,
    ids,
    played,
    reef,
    row,
    table,
    take_turn,
    tile,
    told,
    why,
)

GREEN_RED_YELLOW = GATES.index((1, 2, 0))


def last_turn(
    hands: str = "turtle - -",
    move: str = "yellow-1",
    chips: str = "crab jellyfish seahorse",
    **fields: Any,
) -> Match:
    """Only one player still has a tile; after that turn the round ends."""
    return played(hands, "inside", move, chips=chips, **{"shells": 0, **fields})


def test_who_moved_last_draws_first_then_clockwise() -> None:
    first, second, third = tile("crab", "111"), tile("turtle", "111"), tile("jellyfish", "010")
    match = last_turn("- turtle -", pile=[third, second, first])
    assert match.game.s.hands == [third, first, second]
    [new] = told(match, events.NEW_TILES)
    assert new["tiles"] == [
        [1, ["crab", []]],
        [2, ["turtle", []]],
        [0, ["jellyfish", [2, ["left", "right"]]]],
    ]
    assert match.may_undo(1) is not None, "new tiles were seen"


def test_the_top_of_the_pile_shows_the_side_that_is_turned_away_when_drawn() -> None:
    up = tile("crab", "110")
    match = table("turtle -", "crab jellyfish", pile=[0, turned(up)])
    assert FACES[match.view(0).top] == ("crab", "110")
    take_turn(match, 0, "inside", "yellow-1")
    assert match.game.s.hands[0] == turned(up), "whoever draws turns the tile over"
    assert top_of([]) == NOTHING


def test_tiles_that_look_alike_cannot_be_told_apart() -> None:
    """Two tiles without a snail show a turtle and no gap; their other sides differ."""
    alike = [face for face, printed in enumerate(FACES) if printed == ("turtle", "111")]
    plain = [face for face in alike if face // 2 not in SNAILS]
    assert len(plain) == 2
    assert len({top_of([turned(face)]) for face in plain}) == 1
    assert len({top_of([turned(face)]) for face in alike}) == 2, "a snail can be seen"


def test_a_pile_dealt_anew_keeps_its_tiles_and_its_looks_but_neither_order_nor_sides() -> None:
    pile = [2 * number for number in range(12)]
    dealt = [dealt_anew(pile, random.Random(seed)) for seed in range(40)]
    assert all(sorted(face // 2 for face in anew) == list(range(12)) for anew in dealt)
    assert {top_of(anew) for anew in dealt} == {top_of(pile)}
    assert all(LOOKS[turned(face)] == top_of(pile) for face in Counter(a[-1] for a in dealt))
    below = [anew[:-1] for anew in dealt[:8]]
    assert len({tuple(face // 2 for face in faces) for faces in below}) == 8
    assert len({tuple(face % 2 for face in faces) for faces in below}) == 8


def test_an_empty_pile_sends_one_to_the_rearmost_tile_turned_over() -> None:
    rows = [row(INSIDE, "111", "111"), row(OUTSIDE, "111", start=2)]
    rear = rows[INSIDE].tiles[0]
    match = last_turn("turtle -", pile=[], rows=rows)
    assert match.game.s.hands[0] == turned(rear)
    [taken] = told(match, events.TAKES_REARMOST_TILE)
    assert taken == {"side": "inside", "first": 5, "last": 7, "by": 0}
    assert told(match, events.NOW_HOLDS) == [{"tile": ["jellyfish", []], "by": 0}]


def test_the_drawer_chooses_between_two_tiles_that_lie_level_named_as_they_will_lie() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    outer = rows[OUTSIDE].tiles[0]
    match = last_turn("turtle -", pile=[], rows=rows)
    offers = [(o.seat, o.id, o.spot, facts(o.label)) for o in match.ask or ()]
    assert offers == [
        (0, "inside", "inside-1", ["inside", ["jellyfish", []]]),
        (0, "outside", "outside-1", ["outside", ["jellyfish", []]]),
    ]
    assert [facts(one) for one in why(match)] == [[5, 7]]
    assert details(match) == {}
    match.choose(0, "outside")
    assert match.game.s.hands[0] == turned(outer)


def test_the_turtle_reads_both_sides_of_the_tiles_that_lie_level() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    match = last_turn("turtle -", chips="turtle crab", pile=[], rows=rows)
    assert facts(details(match)["outside"]) == [["turtle", [1, ["middle"]]]]


def test_never_from_the_middle_or_front() -> None:
    rows = [row(INSIDE, "111", start=4), row(OUTSIDE, "111", "111", "111", start=1)]
    match = last_turn(pile=[], rows=rows)
    assert [(r.rear_slot, r.next_slot) for r in match.game.s.rows] == [(4, 6), (4, 4)]


def test_a_player_for_whom_no_tile_is_left_has_no_turn_but_the_game_goes_on() -> None:
    match = last_turn(pile=[], rows=[Row(3), Row(3)])
    assert [face >= 0 for face in match.game.s.hands] == [True, False, False]
    assert asked(match) == [0]
    assert told(match, events.NO_REEF_TILE_LEFT) == [{"seat": 1}, {"seat": 2}]
    assert match.view(None).idle == [1, 2]
    assert match.may_undo(0) is None, "nothing hidden was seen"
    fresh = last_turn(pile=[tile("crab")] * 3, idle=[1, 2])
    assert (fresh.game.s.round, fresh.game.s.idle) == (2, [])


def test_the_draw_comes_before_the_theft_so_a_recycled_tile_no_longer_hides() -> None:
    fields = {"fish": [5, 0, 4], "rows": coral(2), "pile": []}
    match = last_turn("jellyfish -", "green-3", rolls=die("white"), **fields)
    match.choose(0, "inside")
    assert match.game.s.thefts == [Theft(0, 5)]


@pytest.mark.parametrize(
    ("fish", "move", "gate"),
    [([0, 9, 10], "yellow-1", GREEN_RED_YELLOW), ([8, 7, 10], "yellow-9", GATES.index((2, 0, 1)))],
)
def test_the_board_folds_only_when_all_three_fish_are_through(
    fish: list[int], move: str, gate: int
) -> None:
    match = last_turn("turtle -", move, rows=coral(5), fish=fish, gate=gate)
    assert match.game.s.round == 2
    assert match.game.s.fold == 0


def first_fold(hands: str = "turtle - -", **fields: Any) -> Match:
    fields = {"fish": [7, 10, 11], "rows": coral(4, 5), "gate": GREEN_RED_YELLOW, **fields}
    return last_turn(hands, "yellow-9", **fields)


def test_the_first_fold_opens_the_left_side_and_brings_a_new_gate() -> None:
    match = first_fold()
    state = match.game.s
    assert (state.fold, state.folded, len(state.gates)) == (1, True, 4)
    assert told(match, events.LEFT_SIDE_OPENS) == [{}]
    assert [gate["square"] for gate in told(match, events.GATE_LAID)] == [22]
    assert state.gate != GREEN_RED_YELLOW
    assert {state.gate, GREEN_RED_YELLOW, *state.gates} == set(range(6))


def test_tentacula_steals_before_the_board_folds() -> None:
    match = first_fold(rolls=die("white"), rows=coral(3, 2))
    told_ids = [getattr(line.text, "id", "") for line in match.lines]
    assert told_ids.index(events.GEM_STOLEN.id) < told_ids.index(events.LEFT_SIDE_OPENS.id)


def test_a_new_gate_cannot_be_unseen() -> None:
    match = first_fold("turtle -", pile=[])
    match.choose(0, "inside")
    assert match.game.s.thefts == []
    assert match.may_undo(0) is not None


def test_the_first_fold_loses_the_draw_pile_and_no_tile_of_the_reef() -> None:
    left, drawn = [tile("crab", "111"), tile("turtle", "111")], [tile("jellyfish", "111")] * 3
    match = first_fold(pile=left + drawn, box=[])
    assert (match.game.s.pile, match.game.s.box) == ([], left)
    assert told(match, events.REEF_TILE_LOST) == [{"n": 2}]
    empty = first_fold(pile=drawn, box=[])
    assert empty.game.s.box == []
    assert told(empty, events.REEF_TILE_LOST) == []
    assert [len(r.tiles) for r in empty.game.s.rows] == [5, 5]


def second_fold(rows: list[Row]) -> Match:
    fields = {"fish": [21, 24, 26], "fold": 1, "rows": rows, "pile": [], "box": []}
    return last_turn("turtle -", "yellow-25", gate=GREEN_RED_YELLOW, **fields)


def test_the_second_fold_closes_the_right_side_and_shows_the_finish() -> None:
    match = second_fold(coral(3, 4, start=6))
    match.choose(0, "outside")
    assert (match.game.s.fold, len(match.game.s.gates)) == (2, 4)
    assert told(match, events.RIGHT_SIDE_CLOSES) == [{}]
    assert [gate["square"] for gate in told(match, events.GATE_LAID)] == [34]


@pytest.mark.parametrize(("start", "lost"), [(3, 4), (4, 2), (5, 0)])
def test_the_second_fold_loses_the_tiles_on_slots_one_to_five(start: int, lost: int) -> None:
    match = second_fold(coral(9 - start, 10 - start, start=start))
    if "inside" in ids(match, 0):
        match.choose(0, "inside")
    assert len(match.game.s.box) == lost
    assert all(r.rear_slot >= 6 for r in match.game.s.rows)


def test_an_empty_row_goes_on_with_the_first_square_left() -> None:
    match = second_fold([row(INSIDE, "111", "111", "111", start=6), Row(3)])
    assert match.game.s.rows[OUTSIDE].next_slot == 6
