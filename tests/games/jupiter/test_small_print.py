"""What cards need before they are offered, what costs nothing, and places told apart."""

import random

import pytest

from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.colony import POD
from games.jupiter.creeps import rise
from games.jupiter.edge_places import place_options
from games.jupiter.lost_robots import return_robot
from games.jupiter.setbacks import suffer
from games.jupiter.state import COLONIST, ROBOT
from games.jupiter.turn import begin_turn, draw_and_pass
from games.kernel.ask import Ask
from games.kernel.hexes import Hex
from tests.games.jupiter.scene import GAME, act, cell_of, drive, fill, menu, module, scene, spelled


def usable(game: GAME) -> set[str]:
    return {option.id for option in menu(game).options if option.id.startswith("use.")}


def test_a_heat_seeker_needs_a_creep_or_a_super_creep_anywhere() -> None:
    assert usable(scene("L.C", hand="heat_seeker")) == set()
    assert usable(scene("L.C", creeps="R.C", hand="heat_seeker")) == {"use.heat_seeker.3"}
    game = scene("L.C", hand="heat_seeker")
    game.s.covered = [module("A")]
    assert usable(game) == {"use.heat_seeker.3"}


def test_rocket_boots_need_somewhere_to_land() -> None:
    assert usable(scene("L.C", hand="rocket_boots")) == {"use.rocket_boots.1"}
    walled = scene("L.C", hand="rocket_boots")
    fill(walled, "L", but="L.C")
    assert usable(walled) == set()
    assert usable(scene("POD", hand="rocket_boots", pod=None)) == set()


@pytest.mark.parametrize(("aboard", "tone"), [(0, "plain"), (2, "go")])
def test_a_pilot_costs_no_action_and_is_urged_when_somebody_is_aboard(
    aboard: int, tone: str
) -> None:
    game = scene("L.C", colonists="A.E A.W", hand="pilot")
    game.s.pod.colonists = aboard
    assert {o.tone for o in menu(game).options if o.id == "use.pilot.0"} == {tone}
    act(game, "use.pilot.0")
    assert (game.s.saved, game.actions_left) == (aboard, 5)


def test_a_plant_that_is_covered_gets_no_second_super_creep() -> None:
    game = scene("L.C")
    for _ in range(2):
        drive(suffer(game, "power_grab"))
    assert game.s.covered == [module("A")]


def test_nothing_rises_on_a_plant_that_is_gone() -> None:
    game = scene("L.C")
    game.s.modules[module("A")].gone = True
    drive(suffer(game, "power_grab"))
    assert game.s.covered == []


def test_a_turn_begins_with_nothing_spent_and_no_boost() -> None:
    game = scene("L.C")
    game.s.spent, game.s.boosts = 3, 2
    begin_turn(game)
    assert (game.s.spent, game.s.boosts) == (0, 0)


def test_the_first_creep_is_told_before_the_next_is_asked_for() -> None:
    game = scene("A.E", creeps="M.E M.SE M.SW M.W M.NW")
    play = rise(game, [module("L"), module("M")])
    next(play)
    ask = play.send(_chosen(game, spelled("rise.[L.E]")))
    assert isinstance(ask, Ask)
    assert [str(line.text) for line in game.lines] == ["A creep rises at L east."]


def _chosen(game: GAME, wanted: str) -> object:
    ask = next(rise(game, [module("L"), module("M")]))
    assert isinstance(ask, Ask)
    return next(option for option in ask.options if option.id == wanted)


def test_two_places_beside_the_same_two_modules_are_told_apart_from_the_first() -> None:
    game = scene("A.C")
    for index, tile in enumerate(game.s.modules):
        tile.gone = index not in (module("A"), module("B"))
    game.forget_map()
    cells = [cell for cell in cell_of("A").neighbours() if cell in cell_of("B").neighbours()]
    labels = [str(option.label) for option in place_options(game, "site", [0], cells)]
    assert labels == [
        "Beside A, B, to the west of A",
        "Beside A, B, to the north-east of A",
    ]


def test_a_place_beside_nothing_but_a_dish_warns_the_pod_and_no_module() -> None:
    """The dish of a module 4 that is not turned looks east."""
    game = scene("A.W", numbers="4312512512512512512", pod=None)
    for index, tile in enumerate(game.s.modules):
        tile.gone = index != module("A")
    game.forget_map()
    east, west = Hex(1, 0), Hex(-1, 0)
    docks = place_options(game, "cell", [0], [east, west])
    assert [(option.tone, option.detail is not None) for option in docks] == [
        ("warn", True),
        ("plain", False),
    ]
    sites = place_options(game, "site", [0], [east, west])
    assert [option.tone for option in sites] == ["plain", "plain"]


def test_among_several_in_the_pod_each_swap_names_its_partner() -> None:
    game = scene("K.E POD POD", core="swap", hand="teleport")
    game.s.pod.colonists = 1
    offers = {option.id: str(option.short) for option in teleport_options(game)}
    assert {name: short for name, short in offers.items() if f"swap.{POD}" in name} == {
        f"swap.{POD}.{COLONIST}": "Swap: a colonist",
        f"swap.{POD}.{ROBOT + 1}": "Swap: Umbriel",
        f"swap.{POD}.{ROBOT + 2}": "Swap: Vega",
    }


def test_whoever_has_an_action_left_and_nothing_to_do_is_asked_all_the_same() -> None:
    game = scene("POD", pod=None)
    game.s.spent = 4
    assert [option.id for option in menu(game).options] == ["end"]


def test_a_colonist_led_on_is_told_without_where_it_came_from() -> None:
    game = scene("L.C", colonists="K.W")
    for way in ("[K.W].[K.C]", "[K.C].[K.E]", f"[K.E].{POD}"):
        act(game, f"command.{way}")
    deeds = [str(line.text) for line in game.lines if line.kind == "deed"]
    assert deeds[1].startswith("on to ")
    assert deeds[2] == "on into the pod"


def test_a_robot_that_comes_back_to_an_empty_deck_has_no_core() -> None:
    game = scene("L.C K.C")
    game.s.deck, game.s.discards = [], []
    drive(return_robot(game, 0))
    assert (game.me.core, game.me.hand) == (None, [])


def test_a_rescue_that_is_over_asks_nobody() -> None:
    game = scene("POD")
    game.s.saved = game.s.target = 3
    assert drive(game.play()).cause == "rescued"


def test_a_polite_detour_is_no_reason_to_pay_more() -> None:
    game = scene("D.E K.C", colonists="L.W L.C", polite_colonists=True)
    act(game, "move.[L.SW]")
    assert game.s.spent == 2


def test_a_robot_in_the_very_middle_is_on_the_colony() -> None:
    game = scene("A.C", numbers="1412512512312512512")
    assert game.where(0) == 0
    assert any(option.id.startswith("move.") for option in menu(game).options)


def test_a_covered_dish_costs_an_action_beside_a_covered_plant_too() -> None:
    game = scene("L.C")
    game.s.covered = [module("A"), module("B")]
    assert (game.actions_left, game.hand_limit) == (4, 3)


def test_the_hand_limit_is_kept_after_the_draw_before_play_passes_on() -> None:
    game = scene("L.C K.C", hand="pilot swap sniper teleport")
    drive(draw_and_pass(game), "discard.4.boost")
    assert (game.s.players[0].hand, game.s.active) == (["pilot", "swap", "sniper", "teleport"], 1)


def test_with_neither_deck_nor_discards_nobody_draws() -> None:
    game = scene("L.C K.C")
    game.s.deck, game.s.discards = [], []
    drive(draw_and_pass(game))
    assert (game.s.players[0].hand, game.s.active) == ([], 1)


def test_the_die_stands_in_the_headline_once_it_was_rolled() -> None:
    game = scene("L.C", colonists="K.C")
    assert str(game.headline()) == "0 of 0 saved · 0 aboard · 1 in the domes"
    game.s.die = 4
    assert str(game.headline()) == "0 of 0 saved · 0 aboard · 1 in the domes · die 4"


def test_nobody_knows_the_order_of_the_deck() -> None:
    game = scene("L.C")
    game.s.deck = ["boost", "pilot", "sniper", "swap", "teleport", "follower", "bullhorn"]
    before = [*game.s.deck]
    game.scramble(0, random.Random(1))
    assert game.s.deck != before
    assert sorted(game.s.deck) == sorted(before)
