"""Long ways: the same as their steps one after the other, and nothing can come between."""

import random

import pytest

from games.jupiter.abilities.powers import has_power
from games.jupiter.game import Jupiter
from games.jupiter.state import State
from games.kernel.ask import Several
from games.kernel.copying import copy_state
from games.kernel.match import Match
from tests.games.jupiter.scene import GAME, act, colonists, menu, offered, scene, spelled


def twin(game: Jupiter) -> Jupiter:
    return GAME(copy_state(game.s), game.seat_count, game.options, game.chance)


def by_steps(game: Jupiter, option: str, state: State) -> None:
    """The steps that a long way was seen to take, each of them as a choice of its own."""
    head, *_ = option.split(".")
    for trace in state.traces:
        if head == "walk":
            act(game, f"move.{trace.to}")
        else:
            act(game, f"command.{trace.space}.{trace.to}")


def test_every_long_way_is_made_of_steps_that_are_offered_too() -> None:
    """In whole games with any power but Follower, which asks on the way."""
    tried = {"walk": 0, "lead": 0}
    for seed in range(6):
        luck, match = random.Random(seed), Match.start(GAME, 2, seed=seed)
        while match.ask is not None and match.game.turn < 12:
            ways = [one.id for one in match.ask if one.id.split(".")[0] in tried]
            if ways and not has_power(match.game, "follower"):
                way = luck.choice(ways)
                at_once, slowly = twin(match.game), twin(match.game)
                act(at_once, way)
                by_steps(slowly, way, at_once.s)
                at_once.s.traces, slowly.s.traces = [], []
                assert at_once.s == slowly.s, way
                assert [str(line.text) for line in at_once.lines] == [
                    str(line.text) for line in slowly.lines
                ]
                tried[way.split(".")[0]] += 1
            option = luck.choice(match.ask.options)
            match.choose(option.seat, option.id)
    assert all(tried.values()), tried


def test_a_robot_walks_as_far_as_its_actions_reach_past_nobody() -> None:
    game = scene("L.C", colonists="L.W")
    assert "L.NE" not in offered(game, "walk"), "one step is a move"
    assert "POD" in offered(game, "walk")
    assert "L.W" not in offered(game, "walk")
    game.s.spent = 3
    near = offered(game, "walk")
    assert {option.value.steps for option in menu(game) if option.id.startswith("walk")} == {2}
    game.s.spent = 4
    assert near
    assert offered(game, "walk") == set()


def test_nobody_walks_on_through_the_pod() -> None:
    """From L north-east over the pod to K east would be two steps; on foot it is four."""
    ways = {one.id: one.value.steps for one in menu(scene("L.NE")) if one.id.startswith("walk")}
    assert ways[spelled("walk.[K.E]")] == 4


def test_a_colonist_is_led_straight_to_the_pod_for_as_many_actions() -> None:
    game = scene("L.E", colonists="L.W A.W")
    (home,) = [one for one in menu(game) if one.id == spelled("lead.[L.W].[POD]")]
    act(game, home.id)
    assert game.s.pod.colonists == 1
    assert game.s.spent == home.value.steps > 1
    assert colonists(game) == {"A.W"}


def test_the_seventh_aboard_launches_at_the_end_of_a_long_way() -> None:
    game = scene("L.E", colonists="L.W")
    game.s.pod.colonists = 6
    act(game, "lead.[L.W].[POD]")
    assert (game.s.saved, game.s.pod.docked) == (7, False)


def test_a_long_way_ends_where_the_colonist_can_be_commanded_no_further() -> None:
    """Titan on S is heard on S, A and the modules beside both; L, before the pod, is not."""
    far = offered(scene("D.SW", colonists="D.E"), "lead")
    assert "D.E POD" in far
    near = {way.split()[1] for way in offered(scene("A.E", colonists="D.E"), "lead")}
    assert near == set(), "one step over the bridge, and it hears no more"
    assert "D.E L.W" in offered(scene("A.E", colonists="D.E"), "command")


def test_without_a_pod_colonists_go_step_by_step() -> None:
    assert offered(scene("L.C", colonists="L.W", pod=None), "lead") == set()
    assert offered(scene("L.C", colonists="L.W", pod=None), "command")


def test_whoever_is_named_follows_at_every_step() -> None:
    game, slow = (scene("L.E", colonists="L.W D.E", core="follower") for _ in range(2))
    act(game, "lead.[L.W].[POD].[D.E]")
    act(slow, "command.[L.W].[L.C]", "follow.[D.E]")
    act(slow, "command.[L.C].[L.NE]", "follow.[L.W]")
    act(slow, "command.[L.NE].[POD]", "follow.[L.C]")
    game.s.traces, slow.s.traces = [], []
    assert game.s == slow.s
    assert (colonists(game), game.s.pod.colonists, game.s.spent) == ({"L.NE"}, 1, 3)


def test_with_follower_a_single_step_can_name_who_follows() -> None:
    game = scene("L.E", colonists="L.NE L.C", core="follower")
    assert "L.NE POD L.C" in offered(game, "lead")
    act(game, "lead.[L.NE].[POD].[L.C]")
    assert (colonists(game), game.s.pod.colonists, game.s.spent) == ({"L.NE"}, 1, 1)


def test_where_nobody_is_named_follower_asks_after_every_step() -> None:
    game = scene("L.E", colonists="D.E D.NE", core="follower")
    act(game, "lead.[D.E].[L.C]", "follow.[D.NE]", "no")
    assert colonists(game) == {"L.C", "D.E"}


def test_what_pieces_do_is_one_question_until_something_else_is_asked() -> None:
    match = Match.start(GAME, 2, seed=9)
    for option in ("core.bullhorn", "core.override", "first.0", "cell.3.-1"):
        ask = match.ask
        assert ask is not None
        seat = next(one.seat for one in ask if one.id == option)
        match.choose(seat, option)
    ask = match.ask
    assert ask is not None
    assert ask.several == Several(0, 5, "", of_pieces=True, then=("end",))
    tokens = [ask.token]
    for option in ("lead.22.133", "move.83"):
        match.choose(0, option)
        assert match.ask is not None
        tokens.append(match.ask.token)
    assert match.game.turn == 2
    assert tokens[0] == tokens[1]
    match.undo(0, consent=True)
    match.undo(0)
    assert match.ask is not None
    assert match.ask.token == ask.token
    assert match.game.actions_left == 5


def test_a_rescue_is_over_in_the_middle_of_a_list() -> None:
    """The last robot boards, and whatever else was chosen no longer matters."""
    game = scene("L.C POD")
    game.s.target, game.s.saved = 14, 14
    rules = game.play()
    next(rules)
    ask = next(rules)
    walk = next(one for one in ask if one.id == spelled("walk.[POD]"))
    with pytest.raises(StopIteration) as end:
        rules.send(walk)
    assert end.value.value.cause == "rescued"
