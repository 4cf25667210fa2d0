"""Every way over the Shallows: where it leads, what is said of it, what sailing it changes."""

from typing import Any

import pytest

from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.sailing import Course, course_options, follow
from games.sleeping_gods.ship.sea import courses, nearest_ports, steps
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.travel import Helm, distance_for, travel, ways_to_travel
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import SHALLOWS, Script, crew, table
from tests.games.sleeping_gods.test_every_effect import ready

MAC = 8
DRAWN = {"ability_deck": 39, "ability_discard": 1, "revealed": True}
STEPS = {
    "5a": ["5b", "5d", "2d N", "2e N", "5e W"],
    "5b": ["5a", "5e"],
    "5d": ["5a", "5e", "5e W"],
    "5e": ["5b", "5d", "5a E", "5d E"],
    "2d": ["2e", "5a S"],
    "2e": ["2d", "5a S"],
}
"""Neighbours first, then what lies beyond an edge that leads to a page."""
FAR = {"5a": [], "5b": ["5d", "2d", "2e"], "5d": ["5b", "2d", "2e"], "5e": [], "2d": [], "2e": []}
"""Beyond the first step: a way ends at a hazard, and where a page is turned."""
PORTS = {
    "5a": ["5b", "2e"],
    "5b": ["5b"],
    "5d": ["5b", "2e"],
    "5e": ["5b"],
    "2d": ["2e"],
    "2e": ["2e"],
}
MILL = "Net-line: PERCEPTION 5, else 1 ship damage; Port of Millstair, Market of Millstair"
FOG = "Ghostly fog: CUNNING 5, else 1 low morale"
TALKING = "Talking fog: CUNNING 6, else 1 low morale"
LABELS = {
    "5a": [
        ("go-5b", "Mill Reach", "Mill Reach", MILL),
        ("go-5d", "Lamp Water", "Lamp Water", None),
        ("go-2d", "north to Rimefall: region 2D", "Rimefall", TALKING),
        ("go-2e", "north to Rimefall: region 2E", "Rimefall", "Port of Coldharbour Steps"),
        ("go-5e", "west to Heron's Rest: region 5E", "Heron's Rest", FOG),
    ],
    "2e": [
        ("go-2d", "region 2D", "", TALKING),
        ("go-5a", "south to Heron's Rest: region 5A", "Heron's Rest", None),
    ],
}


@pytest.mark.parametrize("region", STEPS)
def test_r48_r50_a_region_leads_to_its_neighbours_and_over_its_edges(region: str) -> None:
    found = [f"{step.region} {step.side or ''}".strip() for step in steps(SHALLOWS, region)]
    assert found == STEPS[region]
    near = list(dict.fromkeys(step.split()[0] for step in STEPS[region]))
    assert list(courses(SHALLOWS, region, 1)) == near
    for distance in (2, 3, 4):
        assert list(courses(SHALLOWS, region, distance)) == [*near, *FAR[region]]
    assert courses(SHALLOWS, region, 0) == {}
    assert nearest_ports(SHALLOWS, region) == PORTS[region]


def test_a_way_of_two_regions_goes_by_the_free_one() -> None:
    way = courses(SHALLOWS, "5b", 2)["5d"]
    assert [(step.region, step.side) for step in way] == [("5a", None), ("5d", None)]


@pytest.mark.parametrize("region", LABELS)
def test_a_course_says_where_it_leads_and_what_lies_there(region: str) -> None:
    game = table()
    game.s.region = region
    said = [
        (o.id, str(o.label), str(o.short), None if o.detail is None else str(o.detail))
        for o in course_options(game, 0, 4)
    ]
    assert said == [*LABELS[region], ("stop", "Stay here", "None", None)]


def test_what_can_be_done_in_a_turn_names_the_engines_and_the_regions_next_to_here() -> None:
    game = table()
    crew(game, "mac").statuses = ["low_morale", "madness"]
    crew(game, "audrie").fatigue = 2
    game.s.chairs[0].command = 1
    ways = {
        o.id: (str(o.label), None if o.detail is None else str(o.detail))
        for o in ways_to_travel(game)
    }
    assert ways == {
        "travel": ("Travel by fate alone", "Fate and craft carry you up to 4 regions"),
        "travel-odessa": ("Travel with Odessa at the engines (+1)", None),
        "travel-rafael": ("Travel with Rafael at the engines (+1)", None),
        "travel-laurent": ("Travel with Laurent at the engines (+1)", None),
        "travel-mac": (
            "Travel with Mac at the engines (+1)",
            "1 command, 1 damage from madness",
        ),
        "to-5a": ("Sail to region 5A", None),
        "to-5e": ("Sail to region 5E", FOG),
    }


def test_what_is_felt_before_travel_comes_before_anything_is_chosen() -> None:
    game = table()
    game.s.lasting = [Lasting("P06")]
    assert [o.id for o in ways_to_travel(game)] == ["travel"]
    script = Script(travel(game, Helm(None)))
    assert "mac" in script.ids()
    script.answer("mac")
    assert crew(game, "mac").damage == 1
    assert script.ids()[:2] == ["travel", "travel-odessa"]


def test_r47_only_the_active_players_crew_takes_the_engines() -> None:
    game = table(2)
    for active in (0, 1):
        game.s.active = active
        hands = [o.id for o in ways_to_travel(game) if o.id.startswith("travel-")]
        able = [
            game.boards[at].id for at in game.crew_of(active) if "craft" in game.boards[at].skills
        ]
        assert hands == [f"travel-{name}" for name in able]


def at_sea(**things: Any) -> SleepingGods:
    game = table()
    game.s.ability_deck += game.s.ability_discard
    game.s.ability_discard = []
    ready(game, things)
    game.s.pages = [5]
    return game


@pytest.mark.parametrize(
    ("total", "regions"),
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4), (30, 4)],
)
def test_r48_the_travel_table(total: int, regions: int) -> None:
    assert distance_for(total) == regions


def test_r48_fate_alone_carries_as_far_as_it_goes() -> None:
    game = at_sea(fates=(3,))
    change = changed(game, lambda game: travel(game, Helm(None)), "go-5a")
    assert change == DRAWN | {"region": "5a"}
    assert told(game) == [
        "0 draws fate 3",
        "3 in all: the engines give 1 region.",
        "0 sails: region 5A",
    ]


def test_r47_whoever_takes_the_engines_adds_their_craft_and_tires() -> None:
    game = at_sea(fates=(3,))
    assert changed(game, lambda game: travel(game, Helm(MAC)), "go-5a") == DRAWN | {
        "region": "5a",
        "crew.mac.fatigue": 1,
        "took_part": (MAC,),
    }
    assert told(game)[:3] == [
        "0 puts Mac at the engines (+1)",
        "0 draws fate 3",
        "4 in all: the engines give 2 regions.",
    ]


def test_g4_one_may_stay() -> None:
    game = at_sea(fates=(6,))
    assert changed(game, lambda game: travel(game, Helm(None)), "stop") == DRAWN
    assert told(game)[-1] == "0 drops anchor"


def test_a_region_named_at_once_is_where_the_journey_ends() -> None:
    game = at_sea(fates=(6, 5))
    course = next(way for way in ways_to_travel(game) if way.id == "to-5e").value
    change = changed(game, lambda game: travel(game, course), "draw")
    assert change == DRAWN | {"region": "5e", "ability_deck": 38, "ability_discard": 2}
    assert told(game)[:4] == [
        "0 draws fate 6",
        "6 in all: the engines give 2 regions.",
        "0 sails: region 5E",
        "A hazard lies there: Ghostly fog, CUNNING 5.",
    ]


def test_r49_after_a_hazard_the_journey_may_go_on() -> None:
    game = at_sea(fates=(6, 5))
    script = Script(travel(game, Helm(None))).answer("go-5e", "draw")
    assert game.s.distance == 1
    assert [way for way in script.ids() if way.startswith("go")] == ["go-5b", "go-5d", "go-5a"]
    script.answer("go-5d")
    assert script.over
    assert (game.s.region, game.s.distance) == ("5d", 0)


def test_r49_also_after_a_hazard_at_the_end_of_a_longer_way() -> None:
    game = at_sea(fates=(5,), region="5a")
    game.s.distance = 3
    way = courses(game.pack, "5a", 1)["5d"] + courses(game.pack, "5d", 1)["5e"]
    assert Script(follow(game, Course(way), 0)).answer("draw").over
    assert (game.s.region, game.s.distance) == ("5e", 1)


def test_r49_whoever_fails_at_a_hazard_bears_it() -> None:
    game = at_sea(fates=(3, 4))
    change = changed(game, lambda game: travel(game, Helm(None)), "go-5e", "draw", "mac")
    assert change["crew.mac.statuses"] == ("low_morale",)


def test_r50_over_the_edge_a_page_is_turned_and_beasts_come_along() -> None:
    game = at_sea(fates=(3,), region="5a", lasting=[Lasting("D02", "5b"), Lasting("P01")])
    assert changed(game, lambda game: travel(game, Helm(None)), "go-2e") == DRAWN | {
        "region": "2e",
        "pages": (5, 2),
        "lasting.D02.region": "2e",
    }
    assert told(game)[-1] == "0 sails: north to Rimefall: region 2E"


@pytest.mark.parametrize(
    ("answers", "change", "lines"),
    [
        ("skip", {"actions": 1, "chairs.0.command": 1}, ["0 skips an action", "+1 command"]),
        (
            "explore-2",
            {"actions": 1, "log": ((1, "explore", "2"),), "visits.2": 1}
            | {"tale.choice": "", "tale.location": 2, "tale.lost": False, "tale.para": "2"}
            | {"tale.seen": (), "tale.stage": "read", "tale.taken": (), "tale.turn_to": ""},
            ["0 explores place 2"],
        ),
    ],
)
def test_r46_an_action_is_spent(answers: str, change: dict[str, Any], lines: list[str]) -> None:
    game = at_sea(phase="act", actions=2)
    assert changed(game, act, answers) == change
    assert told(game) == lines


def test_r46_what_a_region_offers() -> None:
    game = at_sea(phase="act", actions=2, region="5b")
    ids = [option for option in Script(act(game)).ids() if not option.startswith(("travel", "to-"))]
    assert [option for option in ids if option != "aid" and not option.startswith("crew-")] == [
        "explore-10",
        "market",
        "port",
        "skip",
    ]


def test_r46_without_actions_the_turn_ends() -> None:
    assert changed(at_sea(phase="act", actions=0), act) == {"phase": "dusk"}
