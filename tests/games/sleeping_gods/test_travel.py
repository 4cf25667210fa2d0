"""Travel and hazards (R25, R47-R51)."""

import pytest

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.ship.sailing import Course, course_options, enter, follow, sail_on
from games.sleeping_gods.ship.sea import Step, courses, nearest_ports, steps
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.travel import Helm, distance_for, travel, ways_to_travel
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    DELA,
    DRAWN,
    GLORIA,
    GYRE,
    MAC,
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    fresh,
    give,
    own,
    rig_fate,
    table,
    with_hazard,
)


def test_g4_one_may_stay() -> None:
    game = fresh(pages=[5], fates=(6,))
    assert changed(game, lambda game: travel(game, Helm(None)), "stop") == DRAWN
    assert happened(game)[-1] == "0 drops_anchor"


def test_r47_only_the_active_players_crew_takes_the_engines() -> None:
    game = table(2)
    for active in (0, 1):
        game.s.active = active
        game.s.chairs[1 - active].command = 3
        hands = [o.id for o in ways_to_travel(game) if o.id.startswith("travel-")]
        able = [
            game.boards[at].id for at in game.crew_of(active) if "craft" in game.boards[at].skills
        ]
        assert hands == [f"travel-{name}" for name in able]


def test_r47_whoever_takes_the_engines_adds_their_craft_and_tires() -> None:
    game = fresh(pages=[5], fates=(3,))
    assert changed(game, lambda game: travel(game, Helm(MAC)), "go-5a") == DRAWN | {
        "region": "5a",
        "crew.mac.fatigue": 1,
        "took_part": (MAC,),
    }
    assert happened(game)[:3] == [
        "0 puts_at_engines Mac 1",
        "0 draws_fate 3",
        "engines_give 2 4",
    ]


def test_r47_at_most_one_of_ones_own_crew_with_craft_and_they_tire() -> None:
    game = table(2)
    game.s.phase, game.s.actions = "act", 2
    script = Script(act(game))
    with_craft = [i for i in game.crew_of(0) if game.skill(i, "craft")]
    assert [option for option in script.ids(0) if option.startswith("travel")] == [
        "travel",
        *(f"travel-{game.boards[index].id}" for index in with_craft),
    ]
    rig_fate(game, 3)
    script.answer("travel-odessa")
    assert crew(game, "odessa").fatigue == 1
    assert not any(option.startswith(("join", "travel")) for option in script.ids())


def near(game: SleepingGods) -> dict[str, Step]:
    """What is one step away."""
    options = (option.value for option in course_options(game, 0, 1))
    return {one.region: one.steps[0] for one in options if isinstance(one, Course)}


def test_r47_a_region_next_to_here_is_named_with_the_action_and_any_fate_is_enough() -> None:
    calm = next(
        (start, region)
        for start in SHALLOWS.region
        for region in courses(SHALLOWS, start, 1)
        if SHALLOWS.region[region].hazard is None
    )
    for fate in (1, 6):
        game = table()
        game.s.phase, game.s.actions, game.s.region = "act", 2, calm[0]
        rig_fate(game, fate)
        script = Script(act(game))
        offered = [option for option in script.ids() if option.startswith("to-")]
        assert sorted(offered) == sorted(f"to-{region}" for region in near(game))
        script.answer(f"to-{calm[1]}")
        assert (game.s.region, game.s.distance, game.s.actions) == (calm[1], 0, 1)
        assert script.over
        assert not any(member.fatigue for member in game.s.crew)


FAR = {"5a": [], "5b": ["5d", "2d", "2e"], "5d": ["5b", "2d", "2e"], "5e": [], "2d": [], "2e": []}
"""Beyond the first step: a way ends at a hazard, and where a page is turned."""
PORTS = {
    "5a": ["5b", "2e"], "5b": ["5b"], "5d": ["5b", "2e"], "5e": ["5b"], "2d": ["2e"], "2e": ["2e"],
}  # fmt: skip
STEPS = {
    "5a": ["5b", "5d", "2d N", "2e N", "5e W"], "5b": ["5a", "5e"], "5d": ["5a", "5e", "5e W"],
    "5e": ["5b", "5d", "5a E", "5d E"], "2d": ["2e", "5a S"], "2e": ["2d", "5a S"],
}  # fmt: skip
"""Neighbours first, then what lies beyond an edge that leads to a page."""


@pytest.mark.parametrize("region", STEPS)
def test_r25_r48_r50_a_region_leads_to_its_neighbours_and_over_its_edges(region: str) -> None:
    found = [f"{step.region} {step.side or ''}".strip() for step in steps(SHALLOWS, region)]
    assert found == STEPS[region]
    near = list(dict.fromkeys(step.split()[0] for step in STEPS[region]))
    assert list(courses(SHALLOWS, region, 1)) == near
    for distance in (2, 3, 4):
        assert list(courses(SHALLOWS, region, distance)) == [*near, *FAR[region]]
    assert courses(SHALLOWS, region, 0) == {}
    assert nearest_ports(SHALLOWS, region) == PORTS[region]


def test_r49_a_way_ends_at_a_hazard() -> None:
    """Both ways out of the port lead through one."""
    pack = with_hazard("5a", "craft", 5, [])
    assert list(courses(pack, "5b", 4)) == ["5a", "5e"]


@pytest.mark.parametrize(
    ("total", "regions"),
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4), (30, 4)],
)
def test_r48_the_travel_table(total: int, regions: int) -> None:
    assert distance_for(total) == regions


def test_r48_fate_alone_carries_as_far_as_it_goes() -> None:
    game = fresh(pages=[5], fates=(3,))
    change = changed(game, lambda game: travel(game, Helm(None)), "go-5a")
    assert change == DRAWN | {"region": "5a"}
    assert happened(game) == [
        "0 draws_fate 3",
        "engines_give 1 3",
        "0 sails 5A",
    ]


def test_r48_fate_and_craft_and_discarded_craft_cards() -> None:
    game = table()
    give(game, 0, "Oil Can", "Splicing", "Triage")
    rig_fate(game, 5)
    script = Script(travel(game, Helm(game.index_of("odessa"))))
    assert len([option for option in script.ids() if option.startswith("card")]) == 2
    script.answer(*[option for option in script.ids() if option.startswith("card")])
    assert (script.ask.prompt.args or {})["n"] == distance_for(5 + 1 + 2)
    assert len(game.s.chairs[0].hand) == 1


def test_r48_only_the_active_players_cards_count_unless_the_table_says_otherwise() -> None:
    for help_allowed in (False, True):
        game = table(2, travel_help=help_allowed)
        give(game, 1, "Oil Can")
        give(game, 0, "Triage")
        rig_fate(game, 3)
        script = Script(travel(game, Helm(None)))
        assert any(option.startswith("card") for option in script.ids(1)) == help_allowed


def test_r48_a_course_over_open_water_is_sailed_at_once_and_ends_there() -> None:
    game = fresh(pages=[5], region="5b", distance=3)
    assert Script(sail_on(game, 0)).answer("go-5d").over
    assert (game.s.region, game.s.distance) == ("5d", 0)


def test_r48_help_goes_on_until_a_course_is_set() -> None:
    things = {"command": 2, "fates": (2,), "hand": ("Oil Can", "Splicing", "Footnotes", "Triage")}
    script = Script(travel(fresh(pages=[5], **things), Helm(None))).answer("card-29")
    script.answer(f"use-{GLORIA}-0")
    while script.prompt.startswith("hand.limit"):
        script.answer(script.ids()[0])
    assert script.prompt.startswith("travel.course 1 2 3")


@pytest.mark.parametrize(("gear", "helps"), [([], True), (["Splicing"], False)])
def test_r48_whoever_goes_as_far_as_possible_needs_no_help(gear: list[str], helps: bool) -> None:
    """9 or 10 in all: fate 6, two craft, Dela, perhaps a card."""
    game = fresh(pages=[5], fates=(6,), hand=("Oil Can",), **{"mac.levels": ["mac-1"]})
    own(game, DELA)
    equip(game, "mac", *gear)
    assert ("card-29" in Script(travel(game, Helm(MAC))).ids()) is helps


def test_g1_over_an_edge_one_region_is_used_up_and_the_journey_goes_on() -> None:
    game = fresh(pages=[5], region="5a", distance=2)
    script = Script(sail_on(game, 0)).answer("go-2e")
    assert (game.s.region, game.s.distance) == ("2e", 1)
    assert {"go-2d", "go-5a", "stop"} <= set(script.ids())


def test_g1_the_hazard_beyond_an_edge_is_met() -> None:
    game = fresh(pages=[5], region="5a", distance=1)
    Script(sail_on(game, 0)).answer("go-2d")
    assert game.s.contest is not None
    assert (game.s.contest.skill, game.s.contest.need) == ("cunning", 6)


def test_g3_madness_and_low_morale_bite_at_the_engines() -> None:
    statuses = {"mac.statuses": ["madness", "low_morale"]}
    game = fresh(pages=[5], fates=(3,), command=2, **statuses)
    change = changed(game, lambda game: travel(game, Helm(MAC)), "stop")
    assert (change["crew.mac.damage"], change["chairs.0.command"]) == (1, 1)


def test_g5_a_hazard_is_not_met_by_lying_in_it() -> None:
    game = fresh(pages=[5], region="5e", fates=(6,))
    assert changed(game, lambda game: travel(game, Helm(None)), "stop") == DRAWN


def test_r43_over_an_edge_to_the_same_page_beasts_come_along() -> None:
    game = fresh(region="5a", lasting=("D02",), fates=(6,))
    Script(enter(game, Step("5e", "W"), 0))
    assert game.s.lasting[0].region == "5e"


def test_r50_an_edge_that_leads_to_no_page_is_closed() -> None:
    fields = {name: getattr(SHALLOWS, name) for name in Pack.model_fields}
    pages = [page.model_dump(exclude_defaults=True) for page in SHALLOWS.pages]
    for region in (one for page in pages for one in page["regions"] if one["id"] == "5b"):
        region["edges"] = ("S",)
    sea = Pack.model_validate({**fields, "pages": pages})
    assert [step.region for step in steps(sea, "5b")] == ["5a", "5e"]


def test_r49_after_a_hazard_the_journey_may_go_on() -> None:
    game = fresh(pages=[5], fates=(6, 5))
    script = Script(travel(game, Helm(None))).answer("go-5e", "draw")
    assert game.s.distance == 1
    assert [way for way in script.ids() if way.startswith("go")] == ["go-5b", "go-5d", "go-5a"]
    script.answer("go-5d")
    assert script.over
    assert (game.s.region, game.s.distance) == ("5d", 0)


def test_r49_also_after_a_hazard_at_the_end_of_a_longer_way() -> None:
    game = fresh(pages=[5], fates=(5,), region="5a")
    game.s.distance = 3
    way = courses(game.pack, "5a", 1)["5d"] + courses(game.pack, "5d", 1)["5e"]
    assert Script(follow(game, Course(way), 0)).answer("draw").over
    assert (game.s.region, game.s.distance) == ("5e", 1)


def test_r49_whoever_fails_at_a_hazard_bears_it() -> None:
    game = fresh(pages=[5], fates=(3, 4))
    change = changed(game, lambda game: travel(game, Helm(None)), "go-5e", "draw", "mac")
    assert change["crew.mac.statuses"] == ("low_morale",)


def test_r49_example_1_fog_fails_and_low_morale_lies_on_the_captain() -> None:
    """CUNNING 5 with the captain alone: fate 1 and 1 cunning make 2."""
    game = table(2)
    rig_fate(game, 1)
    step = near(game)["5e"]
    script = Script(enter(game, step, 0))
    assert game.s.contest is not None
    assert (game.s.contest.skill, game.s.contest.need) == ("cunning", 5)
    script.answer("join-odessa", "draw")
    assert crew(game, "odessa").fatigue == 1
    assert crew(game, "odessa").statuses == ["low_morale"]
    assert script.over


def test_r49_example_2_rocks_with_gregory_and_kannan_make_4_of_5() -> None:
    """SAVVY 5: 2 savvy and fate 2; 1 ship damage. With 5 it would have been ignored."""
    for fate, damage in ((2, 1), (3, 0)):
        game = table(pack=with_hazard("5a", "savvy", 5, [{"op": "ship_damage"}]))
        assert game.skill(game.index_of("gregory"), "savvy") == 1
        assert game.skill(game.index_of("kannan"), "savvy") == 1
        rig_fate(game, fate, 4)
        step = near(game)["5a"]
        drive(enter(game, step, 0), "join-gregory", "join-kannan", "draw")
        assert harm_total(game) == damage


def test_r49_any_number_of_crew_may_join_against_a_hazard_and_the_journey_goes_on() -> None:
    game = table(2)
    game.s.distance = 2
    script = Script(sail_on(game, 0)).answer("go-5e", "join-odessa", "join-kasumi")
    rig_fate(game, 5)
    script.answer("draw")
    assert game.s.distance == 1
    assert "go-5b" in script.ids()


def test_r49_no_course_leads_through_a_hazard_or_over_an_edge_and_on() -> None:
    for start in SHALLOWS.region:
        for way in courses(SHALLOWS, start, 4).values():
            assert all(SHALLOWS.region[step.region].hazard is None for step in way[:-1])
            assert all(step.side is None for step in way[:-1])


def test_r50_over_the_edge_a_page_is_turned_and_beasts_come_along() -> None:
    game = fresh(pages=[5], fates=(3,), region="5a", lasting=("D02", "P01"))
    assert changed(game, lambda game: travel(game, Helm(None)), "go-2e") == DRAWN | {
        "region": "2e",
        "pages": (5, 2),
        "lasting.D02.region": "2e",
    }
    assert happened(game)[-1] == "0 sails N Rimefall 2E"


def test_r50_example_3_over_the_western_edge_one_enters_in_the_east() -> None:
    """Of the regions on the opposite edge one chooses."""
    game = table()
    game.s.region = "5a"
    west = [region for region, step in near(game).items() if step.side == "W"]
    assert west == [region.id for region in SHALLOWS.page[5].regions if "E" in region.edges]
    north = {region for region, step in near(game).items() if step.side == "N"}
    assert north == {"2d", "2e"}
    assert all("S" in SHALLOWS.region[region].edges for region in north)
    game.s.distance = 1
    drive(sail_on(game, 0), "go-2e")
    assert game.s.region == "2e"


def test_r51_the_ship_may_travel_for_ever() -> None:
    game = table()
    goods = dict(game.s.goods)
    for _ in range(5):
        rig_fate(game, 2)
        drive(travel(game, Helm(None)), "stop")
    assert game.s.goods == goods


def test_a_way_of_two_regions_goes_by_the_free_one() -> None:
    way = courses(SHALLOWS, "5b", 2)["5d"]
    assert [(step.region, step.side) for step in way] == [("5a", None), ("5d", None)]


FOG = "Ghostly fog cunning 5 1 low_morale"
MILL = "Net-line perception 5 ship_damage 1 Millstair, Millstair"
TALKING = "Talking fog cunning 6 1 low_morale"
LABELS = {
    "5a": [
        ("go-5b", "Mill Reach", "Mill Reach", MILL),
        ("go-5d", "Lamp Water", "Lamp Water", None),
        ("go-2d", "N Rimefall 2D", "N", TALKING),
        ("go-2e", "N Rimefall 2E", "N", "Coldharbour Steps"),
        ("go-5e", "W Heron's Rest 5E", "W", FOG),
    ],
    "2e": [
        ("go-2d", "2D", "", TALKING),
        ("go-5a", "S Heron's Rest 5A", "S", None),
    ],
}


@pytest.mark.parametrize("region", LABELS)
def test_a_course_says_where_it_leads_and_what_lies_there(region: str) -> None:
    game = table()
    game.s.region = region
    said = [
        (o.id, facts(o.label), facts(o.short), None if o.detail is None else facts(o.detail))
        for o in course_options(game, 0, 4)
    ]
    assert said == [*LABELS[region], ("stop", "Stay here", "None", None)]


def test_what_is_felt_before_travel_comes_before_anything_is_chosen() -> None:
    game = table()
    game.s.lasting = [Lasting("P06")]
    assert [o.id for o in ways_to_travel(game)] == ["travel"]
    script = Script(travel(game, Helm(None)))
    assert "mac" in script.ids()
    script.answer("mac")
    assert crew(game, "mac").damage == 1
    assert script.ids()[:2] == ["travel", "travel-odessa"]


def test_a_region_named_at_once_is_where_the_journey_ends() -> None:
    game = fresh(pages=[5], fates=(6, 5))
    course = next(way for way in ways_to_travel(game) if way.id == "to-5e").value
    change = changed(game, lambda game: travel(game, course), "draw")
    assert change == DRAWN | {"region": "5e", "ability_deck": 38, "ability_discard": 2}
    assert happened(game)[:4] == [
        "0 draws_fate 6",
        "engines_give 2 6",
        "0 sails 5E",
        "hazard_lies_there Ghostly fog cunning 5",
    ]


def test_after_the_draw_whatever_carries_further_is_offered_to_whom_it_belongs() -> None:
    game = table(2)
    for chair in game.s.chairs:
        chair.command = 3
    give(game, 0, "Oil Can")
    give(game, 1, "Splicing")
    rig_fate(game, 4)
    ids = Script(travel(game, Helm(None))).ids()
    assert {"crew-odessa-0", "use-131-0", "card-29"} <= set(ids)
    assert "card-28" not in ids


@pytest.mark.parametrize("region", sorted(GYRE.region)[::5])
def test_of_ways_equally_long_those_within_the_page_come_first(region: str) -> None:
    ways = [(len(way), way[-1].side is not None) for way in courses(GYRE, region, 4).values()]
    assert ways == sorted(ways)
