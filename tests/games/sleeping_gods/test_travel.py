"""Travel, its three printed examples, explore, market and port: R47 to R55."""

import pytest

from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.hull import harm_total
from games.sleeping_gods.ship.sailing import Course, course_options, enter, sail_on
from games.sleeping_gods.ship.sea import Step, courses
from games.sleeping_gods.story.storybook import explore, tell
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.port import visit_port
from games.sleeping_gods.turn.travel import Helm, distance_for, travel
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    equip,
    give,
    own,
    rig_fate,
    table,
    with_hazard,
)


def near(game: SleepingGods) -> dict[str, Step]:
    """What is one step away."""
    options = (option.value for option in course_options(game, 0, 1))
    return {one.region: one.steps[0] for one in options if isinstance(one, Course)}


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


def test_r47_nobody_need_take_part() -> None:
    game = table()
    rig_fate(game, 4)
    script = Script(travel(game, Helm(None)))
    assert script.ask is not None
    assert (script.ask.prompt.args or {})["n"] == 2


def test_r48_fate_and_craft_and_discarded_craft_cards() -> None:
    game = table()
    give(game, 0, "Oil Can", "Splicing", "Triage")
    rig_fate(game, 5)
    script = Script(travel(game, Helm(game.index_of("odessa"))))
    assert len([option for option in script.ids() if option.startswith("card")]) == 2
    script.answer(*[option for option in script.ids() if option.startswith("card")])
    assert script.ask is not None
    assert (script.ask.prompt.args or {})["n"] == distance_for(5 + 1 + 2)
    assert len(game.s.chairs[0].hand) == 1


def test_r48_a_total_of_8_gives_3() -> None:
    assert distance_for(8) == 3
    assert [distance_for(total) for total in (1, 3, 4, 6, 7, 9, 10, 14)] == [1, 1, 2, 2, 3, 3, 4, 4]


def test_r48_only_the_active_players_cards_count_unless_the_table_says_otherwise() -> None:
    for help_allowed in (False, True):
        game = table(2, travel_help=help_allowed)
        give(game, 1, "Oil Can")
        give(game, 0, "Triage")
        rig_fate(game, 3)
        script = Script(travel(game, Helm(None)))
        assert any(option.startswith("card") for option in script.ids(1)) == help_allowed


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
    assert "Total" not in str(script.ask)
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


def test_r48_a_course_over_open_water_is_sailed_at_once_and_ends_there() -> None:
    game = table()
    start = game.s.region
    far = next(region for region, way in courses(SHALLOWS, start, 2).items() if len(way) == 2)
    game.s.distance = 3
    script = Script(sail_on(game, 0)).answer(f"go-{far}")
    stops = SHALLOWS.region[far].hazard is None
    assert game.s.region == far
    assert script.over == stops


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


def test_r49_no_course_leads_through_a_hazard_or_over_an_edge_and_on() -> None:
    for start in SHALLOWS.region:
        for way in courses(SHALLOWS, start, 4).values():
            assert all(SHALLOWS.region[step.region].hazard is None for step in way[:-1])
            assert all(step.side is None for step in way[:-1])


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


def test_r50_without_an_icon_the_edge_is_closed() -> None:
    game = table()
    game.s.region = "5b"
    assert set(near(game)) == {"5a", "5e"}


def test_r51_the_ship_may_travel_for_ever() -> None:
    game = table()
    goods = dict(game.s.goods)
    for _ in range(5):
        rig_fate(game, 2)
        drive(travel(game, Helm(None)), "stop")
    assert game.s.goods == goods


def test_r52_explore_reads_the_paragraph_of_the_location_and_ends_at_the_ship() -> None:
    game = table()
    explore(game, 2)
    drive(tell(game))
    assert game.s.tale is not None
    assert game.s.tale.para == "2"
    drive(tell(game), "B")
    for _ in range(2):
        drive(tell(game))
    assert game.s.tale is None
    assert game.s.goods["materials"] == 1


def test_r53_seven_cards_are_laid_out_and_the_rest_goes_under_the_deck() -> None:
    game = table()
    game.s.goods["coins"] = 40
    game.s.market_deck = [101, 102, 103, 104, 105, 106, 107, 112, 121]
    script = Script(trade(game, 7))
    assert sorted(game.s.stall) == [103, 104, 105, 106, 107, 112, 121]
    script.answer("buy-106", "buy-103", "leave")
    assert script.over
    assert game.s.goods["coins"] == 40 - 3 - 6
    assert game.owned(106) is not None
    assert set(game.s.market_deck[:5]) == {104, 105, 107, 112, 121}
    assert game.s.market_deck[5:] == [101, 102]


def test_r53_a_bought_weapon_is_equipped_at_once() -> None:
    game = table()
    game.s.goods["coins"] = 7
    game.s.market_deck = [112]
    drive(trade(game, 7), "buy-112", "marco", "leave")
    assert crew(game, "marco").weapons == [112]
    own(game, 58)
    assert sum(len(member.weapons) for member in game.s.crew) == 2


def test_r53_what_is_too_dear_is_not_offered() -> None:
    game = table()
    game.s.goods["coins"] = 3
    game.s.market_deck = [103, 106]
    assert "buy-103" not in Script(trade(game, 7)).ids()


def test_r54_inn_shipyard_and_healer() -> None:
    game = table()
    game.s.goods.update(coins=8, materials=1)
    game.s.harm["deck"] = 2
    crew(game, "mac").damage = 3
    crew(game, "marco").damage = 6
    crew(game, "marco").fatigue = 2
    script = Script(visit_port(game)).answer("inn")
    assert game.s.goods["coins"] == 4
    assert (crew(game, "mac").damage, crew(game, "marco").damage) == (1, 4)
    assert crew(game, "marco").fatigue == 1
    assert "inn" not in script.ids()
    script.answer("repair-materials-deck", "repair-coins-deck")
    assert harm_total(game) == 0
    assert (game.s.goods["coins"], game.s.goods["materials"]) == (3, 0)
    script.answer("heal-marco", "leave")
    assert crew(game, "marco").damage == 0
    assert game.s.goods["coins"] == 2


def test_r55_level_cards_are_bought_with_xp_and_stay() -> None:
    game = table()
    game.s.xp = 13
    equip(game, "laurent", "Triage", "Footnotes")
    script = Script(visit_port(game)).answer("level-laurent-1")
    assert game.s.xp == 8
    assert game.skill(game.index_of("laurent"), "savvy") == 1 + 2 + 1
    assert "level-laurent-1" not in script.ids()
    assert "level-laurent-3" not in script.ids()
    script.answer("level-laurent-2", "leave")
    assert crew(game, "laurent").levels == ["laurent-1", "laurent-2"]
    assert len(crew(game, "laurent").equipped) == 2


@pytest.mark.parametrize("member", ["laurent", "marco"])
def test_r55_level_cards_raise_health(member: str) -> None:
    game = table()
    index = game.index_of(member)
    before = game.health(index)
    crew(game, member).levels.append(f"{member}-3")
    assert game.health(index) > before


def test_r102_barter_lets_materials_count_as_coins() -> None:
    game = table()
    game.s.goods.update(coins=1, materials=2)
    game.s.market_deck = [106]
    drive(trade(game, 7, barter=True), "buy-106", "materials", "materials", "leave")
    assert game.s.goods["coins"] == 0
    assert game.s.goods["materials"] == 0
