"""A turn: who steps forward, and what is counted when it is over."""

import random

import pytest

from games.kernel.errors import NotYourSeat
from games.kernel.match import Match
from games.tentacula import told as events
from games.tentacula.state import Theft
from tests.games.tentacula.tables import (
    asked,
    coral,
    die,
    gems,
    ids,
    played,
    table,
    take_turn,
    told,
)


def three(**fields: object) -> Match:
    return table("turtle crab jellyfish", **fields)


def test_every_player_who_has_not_moved_may_step_forward_or_name_another() -> None:
    match = three()
    assert match.ask is not None
    assert [(option.seat, option.id) for option in match.ask.options] == [
        (seat, name) for name in ("go", "next-0", "next-1", "next-2") for seat in (0, 1, 2)
    ]
    take_turn(match, 1, "inside", "green-4")
    assert asked(match) == [0, 2]


def test_exactly_one_turn_a_round_each_of_them_counted() -> None:
    match = three(shells=0, pile=[1, 3, 5])
    for number, (seat, move) in enumerate(((2, "red-3"), (0, "yellow-1"), (1, "green-4"))):
        assert (match.game.s.round, match.game.s.turn) == (1, number)
        take_turn(match, seat, "inside", move)
        assert match.game.s.last_mover == seat
    match.choose(0, ids(match, 0)[0])
    assert (match.game.s.round, match.game.s.turn) == (2, 3)


def test_the_last_one_need_not_step_forward() -> None:
    match = played("turtle crab", "inside", "yellow-1")
    assert ids(match) == ["inside", "outside"]
    assert asked(match) == [1]


def test_two_who_step_forward_at_the_same_instant_are_both_heard() -> None:
    match = three()
    assert match.ask is not None
    token = match.ask.token
    match.choose(2, "go", token)
    assert told(match, events.PLAYS_NEXT) == [{"by": 2}]
    match.choose(0, "go", token)
    assert told(match, events.COMES_RIGHT_AFTER) == [{"by": 0}]
    assert told(match, events.PLAYS_NEXT) == []
    assert ids(match, 2) == ["inside", "outside", "back"]
    assert ids(match, 0) == []
    match.choose(2, "inside", match.ask.token)
    match.choose(2, ids(match, 2)[0])
    assert ids(match, 0) == ["inside", "outside", "back"], "the second is next in line"
    assert ids(match, 1) == ["go"]


def test_whoever_stepped_forward_may_let_somebody_else_go_first() -> None:
    match = three()
    match.choose(0, "go")
    match.choose(0, "back")
    assert told(match, events.LETS_ANOTHER_GO_FIRST) == [{"by": 0}]
    assert (match.game.s.waiting, asked(match)) == ([0], [1, 2])
    match.choose(1, "go")
    match.choose(1, "back")
    assert ids(match) == ["inside", "outside"], "the last one left cannot step back"
    take_turn(match, 2, "inside", "red-3")
    assert match.game.s.waiting == []
    assert ids(match, 0) == ["go", "next-0", "next-1"], "asked again after the next turn"


def test_anybody_may_name_who_plays_next_and_the_one_named_may_step_back() -> None:
    match = three()
    match.choose(0, "next-2")
    assert ids(match, 2) == ["inside", "outside", "back"]
    assert match.ask is not None
    assert match.ask.awaited == [2], "the others may come next, and nobody waits for them"
    assert told(match, events.PLAYS_NEXT) == [{"by": 2}]
    match.choose(2, "back")
    assert "next-2" not in ids(match)
    assert match.ask.awaited == [0, 1]


def test_a_turn_of_older_rules_names_nobody_until_it_is_over() -> None:
    match = three(by_name=False)
    assert ids(match) == ["go"] * 3
    take_turn(match, 0, "inside", "yellow-1")
    assert match.game.s.by_name
    assert "next-1" in ids(match)


def test_the_next_in_line_moves_up_when_the_first_steps_back() -> None:
    match = three()
    for seat, choice in ((0, "go"), (1, "go"), (0, "back")):
        match.choose(seat, choice)
    assert ids(match, 1) == ["inside", "outside", "back"]


def test_nobody_steps_forward_twice() -> None:
    match = three()
    match.choose(0, "go")
    with pytest.raises(NotYourSeat):
        match.choose(0, "go")


def test_stepping_forward_and_laying_a_tile_can_be_taken_back_freely() -> None:
    match = three()
    before = match.save()
    for choice in ("go", "inside"):
        match.choose(0, choice)
    match.undo(0)
    match.undo(0)
    assert match.save() == before


def test_a_voyage_taken_back_at_every_step_is_the_same_voyage() -> None:
    match, luck = three(), random.Random(2)
    for _ in range(60):
        if match.ask is not None:
            option = luck.choice(match.ask.options)
            before = match.save()
            match.choose(option.seat, option.id)
            after = match.save()
            match.undo(option.seat, consent=True)
            assert match.save() == before
            match.choose(option.seat, option.id)
            assert match.save() == after
    assert match.game.s.turn > 5


def test_a_new_tile_clears_what_the_last_turn_showed() -> None:
    match = played("crab turtle", "inside", "yellow-8", rolls=die("blue"), fish=[5, 0, 0], shells=0)
    assert match.view(None).thefts == [Theft(0, 4)]
    assert (match.game.s.placed, match.game.s.rolled) == ((0, 2), -1)
    assert match.game.s.swim is not None
    match.choose(1, "outside")
    assert match.view(None).thefts == []
    assert (match.game.s.swim, match.game.s.placed) == (None, (1, 2))


def test_figures_are_told_only_of_what_has_changed() -> None:
    match = played("turtle crab", "inside", "yellow-1", shells=1)
    assert not [line for line in match.lines if line.kind == "figure"]
    fields = {"fish": [11, 9, 10], "cave": gems(blue=1), "chest": gems(white=3), "rows": coral(5)}
    match = played("crab turtle", "box", "yellow-12", shells=1, **fields)
    match.choose(0, "blue")
    assert told(match, events.CHEST_HOLDS) == [{"n": 4}]
    assert told(match, events.SHELLS_READY) == [{"n": 0}]
    assert told(match, events.STASH_HOLDS) == []
