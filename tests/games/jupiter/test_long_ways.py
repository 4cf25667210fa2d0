"""Long ways: several steps of one piece as one option, made of plain choices."""

import random

import pytest

from bot.host.ticks import in_order
from games.jupiter.game import Jupiter
from games.kernel.composing import Course
from games.kernel.match import Match
from games.kernel.record import Moment, Record
from tests.games.jupiter.scene import GAME, act, colonists, scene, spelled


def seated(game: Jupiter) -> Match:
    return Match(Record(GAME, game.seat_count, game.options, 1, Moment(game.s, 0, 0, 0)))


def ways(game: Jupiter, verb: str = "") -> dict[str, Course]:
    """All long ways, by where they end."""
    match = seated(game)
    assert match.ask is not None
    found = match.courses(match.ask.of(game.s.active))
    return {one.end: one for one in found if one.end.startswith(verb)}


def gone(game: Jupiter, end: str) -> Jupiter:
    """The game after a long way."""
    match, way = seated(game), ways(game)[spelled(end)].option
    for choice in in_order(match, way.seat, [way.id]):
        match.choose(way.seat, choice)
    return match.game  # type: ignore[return-value]  # it is the game that was seated


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


def test_nobody_walks_on_through_the_pod() -> None:
    """From L north-east over the pod to K east would be two steps; on foot it is four."""
    assert len(ways(scene("L.NE"))[spelled("walk.[K.E]")].option.value) == 4


def test_a_colonist_is_led_straight_to_the_pod_for_as_many_actions() -> None:
    game = scene("L.E", colonists="L.W A.W")
    steps = len(ways(game)[spelled("lead.[L.W].[POD]")].option.value)
    after = gone(game, "lead.[L.W].[POD]")
    assert (after.s.pod.colonists, after.s.spent) == (1, steps)
    assert colonists(after) == {"A.W"}


def test_the_seventh_aboard_launches_at_the_end_of_a_long_way() -> None:
    game = scene("L.E", colonists="L.W")
    game.s.pod.colonists = 6
    after = gone(game, "lead.[L.W].[POD]")
    assert (after.s.saved, after.s.pod.docked) == (7, False)


def test_a_long_way_ends_where_the_colonist_can_be_commanded_no_further() -> None:
    """Titan on S is heard on S, A and the modules beside both; L, before the pod, is not."""
    assert spelled("lead.[D.E].[POD]") in ways(scene("D.SW", colonists="D.E"))
    assert not ways(scene("A.E", colonists="D.E"), "lead")


def test_without_a_pod_colonists_go_step_by_step() -> None:
    assert not ways(scene("L.C", colonists="L.W", pod=None), "lead")


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


def test_actions_are_one_question_until_something_else_is_asked() -> None:
    match = seated(scene("L.C K.C", colonists="L.W"))
    assert match.ask is not None
    first = match.ask
    for option in ("move.[L.NE]", "command.[L.W].[L.C]"):
        match.choose(0, spelled(option))
        assert match.ask.run == first.run
    match.choose(0, "trade.1") if match.ask.find(0, "trade.1") else match.choose(0, "end")
    assert match.ask.run != first.run
    while match.choices_made:
        match.undo(0, consent=True)
    assert match.ask.token == first.token
    assert match.game.actions_left == 5  # type: ignore[attr-defined]  # a rescue's
