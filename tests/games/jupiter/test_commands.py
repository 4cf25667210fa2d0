"""Commands: colonists led, Bullhorn, Follower, long ways."""

import random

import pytest

from bot.host.ticks import in_order
from games.jupiter.colony import POD
from games.jupiter.command_range import command_range
from games.jupiter.conversion import convert
from games.jupiter.moves import step_options
from games.jupiter.told import GOES_ON, GOES_ON_INTO_POD
from games.jupiter.words import dome_spot, space_words
from games.kernel.ask import Option
from games.kernel.match import Match
from games.kernel.text import SILENCE
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    BOTH,
    GAME,
    act,
    colonists,
    creeps,
    gone,
    menu,
    module,
    offered,
    scene,
    seated,
    spelled,
    told,
    ways,
    with_power,
)
from tests.games.jupiter.spaces import named_space


def test_bullhorn_and_follower_move_several_colonists_from_anywhere() -> None:
    game = scene("L.C", colonists="R.C R.W", core="follower", hand="bullhorn")
    act(game, "play.bullhorn")
    act(game, "command.[R.C].[R.E]", "follow.[R.W]")
    assert colonists(game) == {"R.E", "R.C"}


@pytest.mark.parametrize(("spent", "reached"), [(2, True), (3, False)])
def test_a_polite_pass_takes_as_many_actions_as_spaces(spent: int, reached: bool) -> None:
    """From L.W past D.E and D.NE, three spaces, when the colonists fill all ways."""
    game = scene("L.W", colonists="L.C L.SW D.E D.NE", polite_colonists=True, creeps="L.NW")
    game.s.spent = spent
    goal = [option for option in step_options(game, 0, 0) if values(option.short) == [3]]
    assert bool(goal) == reached


def test_command_range_of_another_is_its_own_and_a_bullhorn_serves_its_owner_alone() -> None:
    game = scene("L.C R.C", core="bullhorn")
    everything = [*range(19), 19]
    assert command_range(game, 0) == everything
    assert module("L") not in command_range(game, 1)
    assert command_range(game, 1)[0] == module("R")


def test_converted_colonists_count_one_by_one() -> None:
    game = scene("A.E", colonists="L.C L.SE M.C", creeps="L.E")
    convert(game)
    assert creeps(game) == {"L.E", "L.C", "L.SE"}
    assert game.s.lost == 2


def test_a_colonist_led_on_is_told_without_where_it_came_from() -> None:
    game = scene("L.C", colonists="K.W")
    for way in ("[K.W].[K.C]", "[K.C].[K.E]", f"[K.E].{POD}"):
        act(game, f"command.{way}")
    assert [one for one, *_ in told(game)][1:3] == [GOES_ON.id, GOES_ON_INTO_POD.id]


def test_a_polite_detour_is_no_reason_to_pay_more() -> None:
    game = scene("D.E K.C", colonists="L.W L.C", polite_colonists=True)
    act(game, "move.[L.SW]")
    assert game.s.spent == 2


@BOTH
def test_bullhorn_extends_command_range_over_the_entire_colony(scope: str) -> None:
    assert offered(scene("L.C", colonists="R.C A.E"), "command") == set()
    game = with_power("bullhorn", scope, colonists="R.C A.E")
    assert {pair.split()[0] for pair in offered(game, "command")} == {"R.C", "A.E"}


@BOTH
def test_follower_moves_an_adjacent_colonist_after_every_command(scope: str) -> None:
    game = with_power("follower", scope, colonists="D.E D.NE D.C")
    act(game, "command.[D.E].[L.W]", "follow.[D.NE]")
    act(game, "command.[D.E].[D.SE]", "follow.[D.C]")
    assert colonists(game) == {"L.W", "D.SE", "D.E"}
    assert game.s.spent == 2


def test_every_long_way_is_made_of_choices_that_are_offered_one_after_the_other() -> None:
    tried = {"walk": 0, "lead": 0}
    for seed in range(6):
        luck, match = random.Random(seed), Match.start(GAME, 2, seed=seed)
        while match.ask is not None and match.game.turn < 12:
            seat = match.ask.awaited[0]
            found = match.courses(match.ask.of(seat)) if match.ask.kind == "turn" else []
            before = match.save()
            if found:
                way, later = luck.choice(found), match.clone()
                made = list(way.option.value)
                for choice in in_order(later, seat, [way.option.id]):
                    assert choice == made.pop(0)
                    later.choose(seat, choice)
                assert not made
                tried[way.end.split(".")[0]] += 1
            assert match.save() == before, "looking ahead changes nothing"
            option = luck.choice(match.ask.options)
            match.choose(option.seat, option.id)
    assert all(tried.values()), tried


def test_a_robot_walks_as_far_as_its_actions_reach_past_nobody() -> None:
    game = scene("L.C", colonists="L.W")
    far = ways(game, "walk")
    assert spelled("walk.[L.NE]") not in far, "one step is a move"
    assert spelled("walk.[POD]") in far
    assert spelled("walk.[L.W]") not in far
    game.s.spent = 3
    assert {len(one.option.value) for one in ways(game, "walk").values()} == {2}
    game.s.spent = 4
    assert not ways(game)


@pytest.mark.parametrize(
    ("robot", "steps"),
    [
        ("D.E", "move.[L.SW]"),
        ("L.NE", "move.[POD] move.[K.E]"),
        ("L.SE", "command.[L.W].[L.C] command.[L.E].[L.NE]"),
        ("L.SE", "follow.[L.W]"),
        ("L.C", "command.[L.W].[L.NE]"),
        ("L.SE", "command.[L.W].[L.C] move.[L.E]"),
        ("L.SE", "command.[L.W].[L.C] follow.[D.E] command.[L.C].[L.NE] follow.[L.E]"),
    ],
)
def test_steps_past_others_through_the_pod_or_of_several_are_no_way(robot: str, steps: str) -> None:
    game = scene(robot, colonists="L.W L.E", polite_colonists=True)
    made = [Option(spelled(step), 0, SILENCE, None) for step in steps.split()]
    assert game.ways()(made) is None


@pytest.mark.parametrize("robot", ["L.C", "L.NE"])
def test_a_long_way_says_how_many_spaces_it_is_and_where_it_ends(robot: str) -> None:
    game = scene(robot, colonists="L.W")
    for end, way in ways(game).items():
        verb, *_, last = end.split(".")
        said, where = values(way.option.label), values(space_words(int(last)))
        aboard = int(last) == POD
        assert len(way.option.value) in said, end
        assert (said[-len(where) :] == where) == (verb == "lead" or not aboard)
        assert values(way.option.short) == (["Board"] if aboard else where)
        assert spelled("move.[POD]") not in way.option.value[:-1], "nobody goes on through the pod"


@pytest.mark.parametrize("barred", [{"creeps": "L.C"}, {"robots": "D.W L.C"}])
def test_a_long_way_leads_around_creeps_and_robots(barred: dict[str, str]) -> None:
    """Through L's middle the pod would be three steps away, over D's east it is seven."""
    game = scene(**{"robots": "D.W", "colonists": "L.W", **barred})  # type: ignore[arg-type]
    assert spelled("lead.[L.W].[D.NE]") in ways(game, "lead")


def test_a_long_way_ends_where_the_colonist_can_be_commanded_no_further() -> None:
    """Titan on S is heard on S, A and the modules beside both; L, before the pod, is not."""
    assert spelled("lead.[D.E].[POD]") in ways(scene("D.SW", colonists="D.E"))
    assert not ways(scene("A.E", colonists="D.E"), "lead")


@pytest.mark.parametrize(
    ("colonists_at", "way", "steps"),
    [
        (
            "L.W D.E",
            "lead.[L.W].[POD].[D.E]",
            [
                ("command.[L.W].[L.C]", "follow.[D.E]"),
                ("command.[L.C].[L.NE]", "follow.[L.W]"),
                ("command.[L.NE].[POD]", "follow.[L.C]"),
            ],
        ),
        ("L.NE L.C", "lead.[L.NE].[POD].[L.C]", [("command.[L.NE].[POD]", "follow.[L.C]")]),
        (
            "D.E D.NE",
            "lead.[D.E].[L.C]",
            [("command.[D.E].[L.W]", "no"), ("command.[L.W].[L.C]",)],
        ),
    ],
)
def test_with_follower_a_way_says_who_follows_at_every_step(
    colonists_at: str, way: str, steps: list[tuple[str, ...]]
) -> None:
    game, slow = (scene("L.E", colonists=colonists_at, core="follower") for _ in range(2))
    after = gone(game, way)
    for step in steps:
        act(slow, *step)
    after.s.traces, slow.s.traces = [], []
    assert after.s == slow.s


def test_the_rescue_may_end_with_a_long_way() -> None:
    game = scene("L.C POD")
    game.s.target, game.s.saved = 14, 14
    match, way = seated(game), ways(game)[spelled("walk.[POD]")].option
    for choice in in_order(match, 0, [way.id]):
        match.choose(0, choice)
    assert match.outcome is not None
    assert match.outcome.cause == "rescued"


def test_a_colonist_is_the_piece_and_the_button_an_arrow() -> None:
    led = next(found for found in menu(scene("L.C", colonists="L.E")) if "command" in found.id)
    assert (led.piece, led.spot) == (
        dome_spot(named_space("L.E")),
        dome_spot(named_space("L.SE")),
    )
    assert (str(led.short), str(led.group)) == ("↙", "L")
    assert led.marked == led.piece


def test_a_colonist_between_two_creeps_is_lost_once() -> None:
    game = scene("A.E", colonists="L.C", creeps="L.E L.W")
    convert(game)
    assert game.s.lost == 1
    assert colonists(game) == set()
