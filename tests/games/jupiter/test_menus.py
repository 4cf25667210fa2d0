"""The menus: in which order, in how many steps, with which marks and words."""

from collections.abc import Callable

import pytest

from games.jupiter import questions
from games.jupiter.abilities.far_shots import seek, snipe
from games.jupiter.abilities.override import plain_options
from games.jupiter.abilities.rocket_boots import flight_options
from games.jupiter.abilities.swap import pieces_at
from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.autopilot.least_harm import least_harmful
from games.jupiter.cards import SETBACKS
from games.jupiter.creeps import put_creep, rise, room_for_creep
from games.jupiter.edge_places import place_options
from games.jupiter.lost_robots import return_robot
from games.jupiter.moves import step_options
from games.jupiter.reading_order import reading_order
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.trades import trade
from games.jupiter.words import (
    MODULE_LETTERS,
    arrow_words,
    building_spot,
    cell_spot,
    dome_spot,
    module_name,
    module_spot,
    named_space,
    space_words,
)
from games.kernel.ask import Ask, Option, Play
from games.kernel.text import SILENCE
from tests.games.jupiter.scene import GAME, at, drive, fill, ids, menu, module, scene, spelled


def test_the_action_menu_goes_from_shots_over_colonists_and_robots_to_cards_and_the_end() -> None:
    game = scene("L.C K.C", colonists="L.E D.NE", creeps="L.W", core="swap", hand="override pilot")
    game.s.in_play = ["juggernaut", "override"]
    heads = list(dict.fromkeys(name.split(".")[0] for name in ids(menu(game))))
    assert heads == [
        "shoot",
        "command",
        "move",
        "crush",
        "swap",
        "override",
        "trade",
        "use",
        "end",
    ]


def test_a_steered_robot_steps_before_it_shoots() -> None:
    game = scene("L.C R.C", creeps="R.E", core="override")
    heads = list(dict.fromkeys(found.id.split(".")[0] for found in plain_options(game, 1)))
    assert heads == ["move", "shoot"]


def test_cards_for_the_turn_come_before_actions_and_these_before_events() -> None:
    game = scene("L.C", creeps="K.C", hand="pilot teleport sniper boost bullhorn heat_seeker")
    cards = [name for name in ids(menu(game)) if name.startswith(("play", "use"))]
    assert cards == [
        "play.boost",
        "play.bullhorn",
        "use.heat_seeker.3",
        "use.sniper.1",
        "use.teleport.3",
        "use.pilot.0",
    ]


def test_without_actions_a_boost_and_events_are_left() -> None:
    game = scene("L.C", colonists="L.E", hand="pilot boost bullhorn", core="module_control")
    game.s.spent = 5
    assert ids(menu(game)) == ["play.boost", "use.module_control.0", "use.pilot.0", "end"]


def labels(options: list[Option[object]]) -> dict[str, str]:
    return {option.id: str(option.label) for option in options}


def test_prices_stand_behind_the_name() -> None:
    game = scene("L.C", creeps="K.C", hand="teleport sniper", core="module_control")
    found = labels(list(menu(game).options))
    assert found["use.teleport.3"] == "Teleport: 3 actions"
    assert found["use.sniper.1"] == "Sniper: one action"
    assert found["use.module_control.0"] == "Module Control (core)"
    assert found["end"] == "End the turn"
    shorts = {option.id: str(option.short) for option in menu(game).options}
    assert shorts["use.teleport.3"] == "Teleport (3)"
    assert shorts["use.sniper.1"] == "Sniper"


def test_colonists_in_the_pod_are_named_before_robots_for_a_swap() -> None:
    game = scene("L.C POD POD")
    game.s.pod.colonists = 1
    assert pieces_at(game, named_space("POD")) == [COLONIST, ROBOT + 1, ROBOT + 2]
    assert pieces_at(game, named_space("L.C")) == [ROBOT]
    assert pieces_at(game, named_space("L.E")) == []


def test_a_step_names_its_direction() -> None:
    found = labels(list(step_options(scene("L.E"), 0, 0)))
    assert found == {
        spelled("move.[L.C]"): "Move ← west",
        spelled("move.[L.SE]"): "Move ↙ south-west",
    }
    out = labels(list(step_options(scene("POD"), 0, 0)))
    assert out[spelled("move.[K.E]")] == "Step out to K east"
    aboard = labels(list(step_options(scene("L.NE"), 0, 0)))
    assert aboard[spelled("move.[POD]")] == "Board the pod"


@pytest.mark.parametrize("fire", [seek, snipe])
def test_every_target_of_a_far_shot_belongs_to_its_module(
    fire: Callable[[GAME], Play[None]],
) -> None:
    ask = next(fire(scene("POD", creeps="K.C L.E L.W")))
    assert isinstance(ask, Ask)
    assert sorted(str(option.group) for option in ask.options) == ["K", "L", "L"]
    assert all(option.short == SILENCE for option in ask.options)


def test_shots_from_where_one_stands_are_one_group() -> None:
    shots = [found for found in menu(scene("L.C", creeps="L.E L.W")) if "shoot" in found.id]
    assert [(str(shot.group), str(shot.short)) for shot in shots] == [("Shoot", "Shoot")] * 2


def test_every_place_at_the_edge_belongs_to_its_first_module() -> None:
    game = scene("POD", pod=None)
    options = place_options(game, "cell", [0], game.colony.free_cells())
    assert all(str(option.group) == str(option.label).split()[1][0] for option in options)


def test_a_colonist_is_the_piece_and_the_button_an_arrow() -> None:
    led = next(found for found in menu(scene("L.C", colonists="L.E")) if "command" in found.id)
    assert (led.piece, led.spot) == (
        dome_spot(named_space("L.E")),
        dome_spot(named_space("L.SE")),
    )
    assert (str(led.short), str(led.group)) == ("↙", "L")
    assert led.marked == led.piece


def test_a_step_of_ones_own_is_marked_where_it_ends() -> None:
    step = next(found for found in menu(scene("L.E")) if found.id == spelled("move.[L.C]"))
    assert (step.marked, str(step.short)) == (dome_spot(named_space("L.C")), "←")


def test_marks_are_read_from_top_left_to_bottom_right() -> None:
    names = ["I.NW", "I.NE", "I.W", "I.C", "A.NW", "A.W", "A.C", "A.E", "D.W", "A.SE"]
    marks = [dome_spot(named_space(name)) for name in names]
    assert sorted(set(marks), key=reading_order) == marks
    assert sorted(["c0.3", "d0", "c0.-3", "pod"], key=reading_order) == [
        "pod",
        "c0.-3",
        "d0",
        "c0.3",
    ]


def test_a_trade_can_be_thought_better_of_and_costs_nothing_then() -> None:
    game = scene("L.C K.C", hand="swap")
    ask = next(trade(game, 1))
    assert isinstance(ask, Ask)
    assert str(ask.options[-1].label) == "Never mind"
    drive(trade(game, 1), "done")
    assert (game.s.spent, game.me.hand) == (0, ["swap"])
    drive(trade(game, 1), "give.0.swap")
    assert (game.s.spent, game.me.hand) == (1, [])


def test_what_one_gives_comes_before_what_one_takes() -> None:
    game = scene("L.C K.C", hand="swap")
    game.s.players[1].hand = ["pilot"]
    ask = next(trade(game, 1))
    assert isinstance(ask, Ask)
    assert ids(ask) == ["give.0.swap", "take.0.pilot", "done"]


def test_a_place_at_the_edge_is_a_mark_of_its_own() -> None:
    option = place_options(scene("POD"), "cell", [0], [scene().colony.free_cells()[0]])[0]
    assert (option.id, option.spot) == ("cell.0.-3", "c0.-3")


def test_flights_belong_to_their_directions() -> None:
    found = flight_options(scene("L.E", core="rocket_boots"))
    assert {str(option.group) for option in found} == {"←", "↙"}


def test_eleven_cards_of_one_hand_are_grouped_and_ten_are_not() -> None:
    for cards, grouped in ((10, False), (11, True)):
        game = scene("L.C K.C", hand=" ".join(["boost"] * cards))
        game.s.players[1].hand = ["pilot"]
        ask = next(trade(game, 1))
        assert isinstance(ask, Ask)
        given = [option for option in ask.options if option.id.startswith("give")]
        taken = [option for option in ask.options if option.id.startswith("take")]
        assert all((option.group is not None) == grouped for option in given)
        assert all(option.group is None for option in taken)


def test_a_creep_may_rise_in_the_very_middle_of_the_colony() -> None:
    game = scene("L.C", numbers="1432512512512512513")
    drive(rise(game, [module("A"), module("D")]), spelled("rise.[A.C]"), spelled("rise.[D.C]"))
    assert (at(game, "A.C"), at(game, "D.C")) == (CREEP, CREEP)


def test_one_creep_after_the_other_is_asked_for() -> None:
    game = scene("A.E")
    play = rise(game, [module("K"), module("L")])
    ask = next(play)
    assert isinstance(ask, Ask)
    assert ask.upto == 2
    ask = play.send(ask.options[0])
    assert isinstance(ask, Ask)
    assert (ask.question, ask.upto) == (questions.CREEP_RISES, 1)


def test_where_creeps_run_out_the_modules_take_them_in_order() -> None:
    game = scene("A.E")
    rims = [game.colony.rim[module(name)] for name in ("K", "L")]
    spared = {space for rim in rims for space in rim}
    for space in [spot for spot, dome in enumerate(game.s.domes) if dome == OPEN]:
        if game.creeps_in_box > 1 and space not in spared:
            put_creep(game, space)
    assert game.creeps_in_box == 1
    ask = next(rise(game, [module("K"), module("L")]))
    assert isinstance(ask, Ask)
    assert ask.upto == 1
    assert {option.value for option in ask.options} == set(rims[0])
    assert str(ask.prompt) == "Where does the creep rise on Module K?"


def test_where_only_one_dome_is_left_nothing_is_asked() -> None:
    """L has several at the edge, M one."""
    game = scene("A.E", creeps="M.E")
    assert len(room_for_creep(game, module("M"))) == 1
    ask = next(rise(game, [module("L"), module("M")]))
    assert isinstance(ask, Ask)
    assert {option.value for option in ask.options} == set(game.colony.rim[module("L")])
    assert (ask.upto, str(ask.prompt)) == (1, "Where does the creep rise on Module L?")


def test_creeps_of_several_modules_are_asked_for_together() -> None:
    ask = next(rise(scene("A.E"), [module("K"), module("L")]))
    assert isinstance(ask, Ask)
    assert str(ask.prompt) == "Where do creeps rise? One each: K, L"


def test_a_creep_in_the_first_dome_of_all_does_not_place_the_next() -> None:
    game = scene("L.C", creeps="A.W D.C")
    drive(rise(game, [module("A"), module("D")]), spelled("rise.[A.E]"), spelled("rise.[D.SW]"))
    assert (at(game, "A.E"), at(game, "D.SW")) == (CREEP, CREEP)


def test_least_harm_spares_colonists_first_and_the_way_to_the_pod_then() -> None:
    """K.E faces the pod; K.SE touches the colonist in the middle; K.NE touches nobody."""
    game = scene("A.E", colonists="K.SW", numbers="3412512512212512512")
    assert least_harmful(game, room_for_creep(game, module("K"))) == named_space("K.NE")


def test_names_and_marks() -> None:
    assert str(module_name(0)) == "Module A"
    assert str(module_name(18)) == "Module S"
    assert str(space_words(named_space("K.C"))) == "K centre"
    assert str(space_words(named_space("K.NE"))) == "K north-east"
    assert str(space_words(named_space("POD"))) == "the pod"
    assert [str(arrow_words(way)) for way in range(6)] == [
        "→ east",
        "↘ south-east",
        "↙ south-west",
        "← west",
        "↖ north-west",
        "↗ north-east",
    ]
    assert dome_spot(named_space("K.C")) == f"d{7 * MODULE_LETTERS.index('K')}"
    assert dome_spot(named_space("POD")) == "pod"
    assert (module_spot(4), building_spot(4), cell_spot(1, -3)) == ("m4", "b4", "c1.-3")


def test_with_one_action_left_one_is_still_asked_what_to_do() -> None:
    game = scene("L.C")
    game.s.spent = 4
    assert str(menu(game).prompt) == "1 action left"
    game.s.spent, game.me.hand = 5, ["boost"]
    assert str(menu(game).prompt) == "No action left"


def test_the_setbacks_bear_their_printed_names() -> None:
    assert [str(SETBACKS[card].name) for card in ("power_grab", "signal_to_noise", "surge")] == [
        "Power Grab",
        "Signal to Noise",
        "Surge",
    ]


def test_a_module_without_room_does_not_stop_the_next_one() -> None:
    game = scene("A.E")
    fill(game, "K")
    drive(rise(game, [module("K"), module("L")]), spelled("rise.[L.E]"))
    assert at(game, "L.E") == CREEP


def test_away_from_the_edge_any_open_dome_is_said_to_do() -> None:
    ask = next(rise(scene("L.C"), [module("D")]))
    assert isinstance(ask, Ask)
    assert str(ask.why) == "No dome at the edge is open, so any open one will do."


def test_the_pod_comes_last_among_the_places_of_a_teleport() -> None:
    options = teleport_options(scene("L.C", hand="teleport"))
    assert options[-1].id == "land.133"


def test_an_open_dome_to_land_on_needs_no_word_but_its_number() -> None:
    for options in (teleport_options(scene("L.C")), flight_options(scene("L.C"))):
        assert {option.short for option in options} == {SILENCE}


def test_two_abilities_in_the_deck_are_enough_for_a_returning_robot() -> None:
    game = scene("A.E POD", robot_vulnerability=True)
    game.s.pod.robots, game.s.deck, game.s.discards = [], ["swap", "pilot"], ["boost"]
    drive(return_robot(game, 1), "core.swap")
    assert (game.s.deck, game.s.discards) == ([], ["boost"])
