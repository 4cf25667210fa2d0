"""A thinking player leads what has won in practice, and says how often it did."""

import random
from collections import Counter

import pytest

from games.kernel.ask import Option
from games.kernel.match import Match
from games.kernel.mind import Level
from games.lurk.armies.terms import more_points
from games.lurk.content import CHART, FACTIONS
from games.lurk.game import Lurk
from games.lurk.mind.builds import BUILDS
from games.lurk.mind.mustering import BATTLES, PRACTICE
from games.lurk.options import LurkOptions
from games.minds import Budget, advise, decide
from tests.games.hearing import values

PLENTY = Budget(leaves=5000)


def answer(match: Match, seat: int, level: Level = "fierce") -> Option[object]:
    assert match.ask is not None
    luck = random.Random(1)
    return decide(match.game, match.ask, seat, level=level, luck=luck, budget=PLENTY)


def is_thought_about(match: Match, seat: int) -> bool:
    ask = match.ask
    assert ask is not None
    return Lurk.mind().imagine(match.view(seat), ask, seat, random.Random(1)) is not None


def test_it_leads_the_faction_and_the_army_that_won_most() -> None:
    match = Match.start(Lurk, 2, seed=4)
    assert answer(match, 0).id == answer(match, 1, "keen").id == "faction.ancients"
    match.choose(0, "faction.ancients")
    match.choose(1, "faction.low_clans")
    assert answer(match, 0).id == answer(match, 0, "keen").id == "own"
    assert "Long Teeth" in values(answer(match, 1).short)


@pytest.mark.parametrize("faction", BUILDS)
def test_it_buys_the_army_that_won_more_than_any_ready_made_one(faction: str) -> None:
    match = Match.start(Lurk, 2, seed=4)
    match.choose(0, f"faction.{faction}")
    match.choose(1, "faction.nautilus")
    build = BUILDS[faction]
    assert build.won > max(PRACTICE.get(army.name, 0) for army in FACTIONS[faction].armies)
    while not (army := match.view(0).army(0)):
        match.choose(0, answer(match, 0).id)
    assert Counter(model.kind for model in army) == Counter(build.models)
    assert {card: model.kind for model in army for card in model.cards} == build.cards


def test_a_hint_says_how_many_battles_it_won() -> None:
    match = Match.start(Lurk, 2, seed=4)
    assert match.ask is not None
    advice = advise(match.game, match.ask, 0, luck=random.Random(1), budget=PLENTY)
    first, most = advice.candidates[0], BUILDS["ancients"].won
    assert first.option.id == "faction.ancients"
    assert first.outlook is None
    assert values(first.reasons[0])[:2] == [most, BATTLES]


def test_a_hint_names_the_army_that_it_would_buy() -> None:
    match = Match.start(Lurk, 2, seed=4)
    match.choose(0, "faction.ancients")
    match.choose(1, "faction.nautilus")
    for wanted in ("own", "hire.abyss_idol"):
        assert match.ask is not None
        advice = advise(match.game, match.ask, 0, luck=random.Random(1), budget=PLENTY)
        assert advice.candidates[0].option.id == wanted
        told = values(advice.candidates[0].reasons[0])
        assert told[:2] == ["Abyss Idol", "First Drowned"]
        assert told[told.index(BATTLES) - 1] == BUILDS["ancients"].won
        match.choose(0, wanted)
    assert match.ask is not None
    advice = advise(match.game, match.ask, 0, luck=random.Random(1), budget=PLENTY)
    next_ones = [one.option.id for one in advice.candidates]
    assert next_ones == ["hire.first_drowned", "hire.hollow_guard", "hire.silt_thrall"]


def test_whoever_buys_something_else_is_left_alone() -> None:
    match = Match.start(Lurk, 2, seed=4)
    match.choose(0, "faction.ancients")
    match.choose(1, "faction.nautilus")
    match.choose(0, "own")
    assert is_thought_about(match, 0)
    for other in ("hire.stone_chanter", "buy.dread"):
        match.choose(0, other)
        assert not is_thought_about(match, 0)


def test_every_ready_made_army_for_two_was_tried() -> None:
    names = {
        army.name
        for name, faction in FACTIONS.items()
        for army in faction.armies
        if army.points == CHART.points[2] + more_points(name, 2)
    }
    assert names == set(PRACTICE)


def test_what_was_not_tried_is_left_to_the_autopilot() -> None:
    """More than two players, armies as they are printed, a faction without an army of its own."""
    assert not is_thought_about(Match.start(Lurk, 3, seed=4), 0)
    printed = Match.start(Lurk, 2, seed=4, options=LurkOptions(armies="printed"))
    printed.choose(0, "faction.low_clans")
    printed.choose(1, "faction.ancients")
    assert not is_thought_about(printed, 0)
    assert is_thought_about(printed, 1)
    even = Match.start(Lurk, 2, seed=4)
    even.choose(0, "faction.nautilus")
    even.choose(1, "faction.ancients")
    even.choose(0, "own")
    assert not is_thought_about(even, 0)
