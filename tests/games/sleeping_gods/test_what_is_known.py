"""What a hint says of small questions: all that an answer brings, and what it is for."""

import random
from collections.abc import Iterable, Mapping

import pytest

from games.kernel.ask import Ask
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.mind import heading
from games.sleeping_gods.mind.facts import facts_between
from games.sleeping_gods.ship.goods import pay
from games.sleeping_gods.ship.hull import repair
from games.sleeping_gods.ship.rooms import galley, ship_action
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.state import Tale
from games.sleeping_gods.story.storybook import tell
from games.sleeping_gods.turn.travel import Helm, travel
from tests.games.sleeping_gods.tables import GYRE, Script, fresh, para, with_parts

Known = Mapping[str, tuple[float, str]]
HARMLESS, HARMFUL = [1, 3, 4, 5, 9], [2, 6, 7, 8]


def known(game: SleepingGods, ask: Ask | None) -> Known:
    assert ask is not None
    found = game.mind().known(game.view(0), ask, 0)
    return {name: (worth, said(why)) for name, (worth, why) in found.items()}


def said(facts: Iterable[heading.Fact]) -> str:
    return "; ".join(str(fact.words) for fact in facts)


def searching(found: list[int], pile: list[int]) -> Known:
    gone = {*HARMLESS, *HARMFUL} - {*found, *pile}
    game = fresh(found=found, search_pile=pile, search_discard=sorted(gone))
    return known(game, Script(search(game, 3)).ask)


def test_r37_the_search_goes_on_where_it_promises_more_than_it_may_break() -> None:
    first = searching([], [*HARMLESS, *HARMFUL])
    assert first["search"] == (pytest.approx(first["search"][0]), "of 9 tokens 5 bring no damage")
    assert first["search"][0] > first["enough"][0]
    again = searching([3], [2, 6, 7, 8, 9])
    assert again["enough"][0] > again["search"][0]
    assert again["enough"][1].startswith("you keep only one find, and you have one; of 5")
    assert searching([3], [9])["search"][1] == "no token that is left brings damage"
    assert searching([3], [8])["search"][1] == "every token that is left brings damage"


def test_r38_what_comes_off_first_is_there_to_be_gained() -> None:
    game = fresh()
    game.s.chairs[0].command, game.s.crew[0].command, game.s.crew[1].command = 12, 1, 1
    game.s.crew[2].fatigue = 1
    rooms = known(game, Script(ship_action(game)).ask)
    gain = "you gain 2 command, and 2 comes off crew and cards; you draw 1 card"
    assert rooms["quarters"][1] == gain
    assert rooms["galley"][1] == "you draw 1 card, and 1 fatigue can come off for a card"
    assert rooms["quarters"][0] > rooms["galley"][0]


def test_r36_one_draws_first_where_there_is_room_for_it() -> None:
    game = fresh(hand=["Broad Back"], room="galley")
    game.s.crew[0].fatigue = game.s.crew[1].fatigue = 2
    meal = known(game, Script(galley(game)).ask)
    assert max(meal, key=lambda name: meal[name][0]) == "no"
    assert meal["no"][1] == "you can still discard one then, of 2 cards"


def test_r26_a_room_that_gives_nothing_is_repaired_before_one_that_gives_all() -> None:
    game = fresh(harm={"galley": 2, "deck": 1})
    parts = known(game, Script(repair(game, 1)).ask)
    assert parts["galley"][0] > parts["deck"][0]
    assert parts["galley"][1].startswith("it can be used again: ")
    assert not parts["deck"][1]


# --- sailing ---


def away(steps: int) -> str:
    """A region so far from where every campaign begins."""
    there = heading.reach("shallows", fresh().s.region)
    return next(one for one, n in there.items() if n == steps)


def sailing(game: SleepingGods, goal: str, monkeypatch: pytest.MonkeyPatch) -> Known:
    monkeypatch.setattr(heading, "goal", lambda _: goal)
    return known(game, Script(travel(game, Helm(None))).ask)


def test_r48_a_boost_is_named_where_it_takes_the_ship_nearer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    far = away(2)
    game = fresh(fates=[3, 3], command=5)
    ways = sailing(game, far, monkeypatch)
    best = max(ways, key=lambda name: ways[name][0])
    assert best.startswith("crew-odessa")
    assert ways[best][1].startswith(f"the ship gets to region {far.upper()} for 2 command")
    near = away(1)
    assert not any(name.startswith("crew-") for name in sailing(game, near, monkeypatch))


def test_r49_of_two_ways_as_short_the_one_without_a_hazard_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways = sailing(fresh(pack=GYRE, region="5b", fates=[4]), "8a", monkeypatch)
    assert ways["go-5d"][0] > ways["go-5f"][0]
    assert ways["go-5f"][1] == f"{ways['go-5d'][1]}, but Kelp snarl lies on the way"


def test_who_stays_is_not_told_what_lies_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    far = away(2)
    assert not sailing(fresh(fates=[3]), far, monkeypatch)["stop"][1]


# --- stories ---


def test_what_one_has_brought_is_for_the_choice_that_it_opens() -> None:
    choices = [
        {"key": "A", "text": "Kneel.", "goto": "62"},
        {"key": "B", "text": "Hang it up.", "requires": {"kw": "LANTERN"}, "goto": "63"},
    ]
    pages = [para("61", choices=choices), para("62", end=True), para("63", end=True)]
    game = fresh(pack=with_parts(storybook=pages))
    lamp = game.pack.bearer["LANTERN"]
    game.s.quests, game.s.phase, game.s.tale = [lamp], "act", Tale(0, "61", "choose")
    ask = Script(tell(game)).ask
    asked = known(game, ask)
    assert asked["B"][0] > asked["A"][0]
    assert asked["B"][1].startswith("this is what you have “A Lamp for the Stack” for")
    game.s.read = ["63"]
    assert known(game, ask)["B"] == (0.0, "")


def test_a_place_is_named_with_what_one_can_use_there() -> None:
    game = fresh(pack=GYRE)
    game.s.quests = [game.pack.bearer["LANTERN"]]
    asked = heading.Question(game.view(0), None, [], 0, None, sober=True)  # type: ignore[arg-type]
    places = [int(name) for name in GYRE.paragraph if name.isdigit() and len(name) < 3]
    facts = [said(heading.about_places(asked, [place])) for place in places]
    assert any("you can use “A Lamp for the Black Stack” at place" in one for one in facts)


# --- ports and purses ---


def test_r43_a_night_ashore_tells_how_many_can_join_again() -> None:
    game = fresh()
    before = game.mind()._lore(game.view(0), 0)
    then = fresh(**{"mac.fatigue": 2, "marco.fatigue": 2})
    told = said(facts_between(before.campaign(then.s), before.campaign(game.s), None, ""))
    assert "2 of the crew can join challenges again" in told


def test_whoever_reaches_a_port_is_told_its_name() -> None:
    lore = fresh(pack=GYRE).mind()._lore(fresh(pack=GYRE).view(0), 0)
    at_sea, in_port = fresh(pack=GYRE, region="9c").s, fresh(pack=GYRE, region="6e").s
    told = said(facts_between(lore.campaign(at_sea), lore.campaign(in_port), None, ""))
    assert "you reach the port of Amber Gate" in told


def test_nobody_leaves_a_port_to_look_for_one() -> None:
    """R43, R47: a worn crew that sails from a port sails on, and not to the next port."""
    game = fresh(pack=GYRE, region="4c", fates=[2], coins=9)
    for at, member in enumerate(game.s.crew):
        member.damage = game.health(at) - 1
    ask, luck = Script(travel(game, Helm(None))).ask, random.Random(1)
    assert ask is not None
    assert game.mind().imagine(game.view(0), ask, 0, luck) is None
    game.s.region = "4f"
    assert game.mind().imagine(game.view(0), ask, 0, luck) is not None


def test_what_no_recipe_asks_for_is_paid_first() -> None:
    game = fresh(pack=GYRE, meat=2, grain=3)
    asked = known(game, Script(pay(game, "food_any", 1, 0)).ask)
    assert max(asked, key=lambda name: asked[name][0]).startswith("meat")
    assert any("no recipe of yours asks for meat" in why for _, why in asked.values())
