"""What is asked and told: every choice says what it will do, every event leaves a line."""

from typing import Any

import pytest

from games.jupiter import told as tells
from games.jupiter.actions import WHY, WHY_FAST, WHY_LAST, take_action
from games.jupiter.cards import ABILITIES, SETBACKS, Ability
from games.jupiter.conversion import convert
from games.jupiter.cores import install_core
from games.jupiter.creeps import AT_EDGE, AT_EDGE_FAST, REPLACING, rise
from games.jupiter.draw import draw_card, keep_limit
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import invade
from games.jupiter.offers import SWAP
from games.jupiter.pod import dock
from games.jupiter.setbacks import suffer
from games.jupiter.turn import begin_turn
from games.kernel.ask import Ask, Option
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    COLONIST,
    GAME,
    WHEREVER,
    act,
    drive,
    event,
    fill,
    first_ask,
    menu,
    module,
    scene,
    spelled,
    told,
    with_one,
    without_robot,
)


def option(game: GAME, name: str) -> Option[Any]:
    return next(found for found in menu(game).options if found.id == spelled(name))


def asked(game: GAME, *answers: str) -> Ask:
    """The question that comes after these answers to the action menu."""
    play = take_action(game)
    ask = next(play)
    for answer in answers:
        assert isinstance(ask, Ask)
        ask = play.send(next(found for found in ask.options if found.id == spelled(answer)))
    assert isinstance(ask, Ask)
    return ask


def test_the_action_menu_says_in_which_order_the_creeps_act() -> None:
    slow, fast = scene("L.C"), scene("L.C", fast_creeps=True)
    assert (menu(slow).why, menu(fast).why) == (WHY, WHY_FAST)
    slow.s.spent = fast.s.spent = 4
    assert (menu(slow).why, menu(fast).why) == (WHY, WHY_FAST), "with the last action as well"


def test_the_end_of_the_turn_says_how_many_are_converted() -> None:
    game = scene("A.E", colonists="L.C L.SE", creeps="L.E")
    assert values(option(game, "end").detail) == [2]
    assert option(scene("L.C"), "end").detail is None


def test_a_creep_beside_colonists_is_said_to_convert_later_or_at_once() -> None:
    for fast, words in ((False, AT_EDGE), (True, AT_EDGE_FAST)):
        game = scene("A.E", dice=(5,), fast_creeps=fast)
        ask = first_ask(invade(game))
        assert ask.why is words


def test_one_creep_to_come_is_asked_about_otherwise_than_several() -> None:
    one, two = (next(rise(scene("A.E"), list(map(module, letters)))) for letters in ("R", "RQ"))
    assert isinstance(one, Ask)
    assert isinstance(two, Ask)
    assert one.prompt.template != two.prompt.template


def test_pilot_says_whether_it_launches_or_docks_and_whom_it_saves() -> None:
    game = scene("L.C", core="pilot")
    game.s.pod.colonists = 3
    launching = option(game, "use.pilot.0")
    assert (values(launching.label), values(launching.detail)) == (["Pilot"], [3])
    game.s.pod.colonists = 0
    assert 0 not in values(option(game, "use.pilot.0").detail)
    docking = option(scene("L.C", core="pilot", pod=None), "use.pilot.0")
    assert docking.label != launching.label


@pytest.mark.parametrize("card", ["teleport", "heat_seeker"])
def test_the_cheap_price_says_that_both_copies_are_used(card: Ability) -> None:
    game = scene("L.C", core=card, hand=card, creeps="R.C")
    cheap = option(game, f"use.{card}.1")
    dear = option(game, f"use.{card}.3")
    assert (cheap.label.args or {})["n"] == 1
    assert (dear.label.args or {})["n"] == 3
    assert (dear.label.args or {})["name"] != (cheap.label.args or {})["name"]


def test_a_card_for_the_core_says_how_often_it_serves_there() -> None:
    ask = first_ask(install_core(scene("L.C", hand="swap teleport"), 0))
    swap, teleport = (found.detail.args or {} for found in ask.options if found.detail)
    assert swap["effect"] is ABILITIES["swap"].effect
    assert swap["often"] != teleport["often"]


def test_a_card_for_the_turn_says_how_long_it_lasts() -> None:
    game = scene("L.C", hand="bullhorn")
    assert values(option(game, "play.bullhorn").label) == ["Bullhorn"]


def test_steering_says_what_it_costs_and_trading_with_whom() -> None:
    game = scene("L.C K.C", core="override", hand="swap")
    assert option(game, "override.1").detail is not None
    assert values(option(game, "trade.1").short) == [1]


def test_a_flight_says_how_many_creeps_it_runs_over() -> None:
    game = scene("L.W", creeps="L.C", core="juggernaut", hand="rocket_boots")
    far = {found.id: found for found in asked(game, "use.rocket_boots.1").options}
    assert values(far[spelled("land.[L.E]")].detail) == [1]
    assert far[spelled("land.[L.SW]")].detail is None


def test_swapping_names_the_piece_far_and_near() -> None:
    game = scene("L.NE POD", colonists="R.C", core="swap", hand="teleport")
    labels = [values(found.label) for found in asked(game, "use.teleport.3").options]
    assert ["a colonist", "R"] in labels
    assert ["Umbriel"] in labels


def test_beside_a_robot_a_piece_is_named_and_on_the_button_only_in_the_pod() -> None:
    game = scene("L.C", colonists="L.E", creeps="L.W", core="swap")
    labels = [option(game, name) for name in ("swap.[L.W].2", "swap.[L.E].1")]
    assert [values(one.label) for one in labels] == [
        ["a creep", "L", "west"],
        ["a colonist", "L", "east"],
    ]
    assert [one.short for one in labels] == [SWAP, SWAP]
    aboard = option(scene("L.NE POD", core="swap"), "swap.[POD].4")
    assert values(aboard.short) == ["Umbriel"]


def test_a_command_says_from_where_and_which_way() -> None:
    game = scene("L.C", colonists="L.E")
    assert values(option(game, "command.[L.E].[L.SE]").label)[:2] == ["L", "east"]
    game.s.pod.colonists = 1
    assert values(option(game, "command.[POD].[L.NE]").label) == ["L", "north-east"]


def test_places_at_the_rim_are_named_in_the_order_of_the_letters() -> None:
    game = scene("L.C", pod=None)
    ask = first_ask(dock(game, [0]))
    beside = [values(found.label)[:2] for found in ask.options]
    assert all(letters == sorted(letters) for letters in beside)


def test_places_beside_the_same_modules_are_told_apart() -> None:
    game = scene("L.C", pod=None)
    game.s.modules[module("R")].q, game.s.modules[module("R")].r = 4, -1
    game.forget_map()
    ask = first_ask(dock(game, [0]))
    assert len({str(found.label) for found in ask.options}) == len(ask.options)
    labels = [values(found.label) for found in ask.options]
    assert ["R", "east", "R"] in labels
    assert ["I", "J"] in labels


def test_a_six_without_creeps_is_said_to_call_nobody() -> None:
    game = scene("A.E", hand="phase_shift", dice=(6,))
    ask = first_ask(invade(game))
    assert ask.why is not None
    assert ask.why.args is None, "no module is named"


def test_without_anything_left_to_use_nothing_is_asked() -> None:
    game = scene("L.C")
    game.s.spent = 5
    drive(take_action(game))
    assert game.s.phase == "conversion"
    game = scene("L.C", hand="boost")
    game.s.spent = 5
    assert menu(game).why is WHY_LAST


def test_a_trade_is_told_card_by_card() -> None:
    game = scene("L.C K.C", hand="swap boost")
    game.s.players[1].hand = ["pilot", "sniper"]
    act(game, "trade.1", "give.0.swap", "give.1.boost", "take.1.sniper", "done")
    assert told(game) == [
        event(tells.GIVES, ["Swap", "Boost"], 1),
        event(tells.TAKES, ["Sniper"], 1),
    ]


def test_discards_are_told() -> None:
    game = scene("A.E", hand="pilot swap sniper boost teleport")
    drive(keep_limit(game), "discard.3.boost")
    assert told(game) == [event(tells.DISCARDS, ["Boost"])]


def test_who_answers_the_die_is_told() -> None:
    game = scene("A.E", hand="suppressant phase_shift", dice=(5, 4))
    drive(invade(game), spelled("suppress.[K]"), "reroll")
    assert told(game) == [
        event(tells.CREEPS_COME, 5, ["H", "K", "N", "Q"]),
        event(tells.SUPPRESSES, "Module K"),
        event(tells.USES, "Phase Shift"),
        event(tells.DIE_SHOWS_NO_MODULE, 4),
    ]


def test_a_six_is_told_as_a_call() -> None:
    game = scene("A.E", creeps="L.C", dice=(6,))
    drive(invade(game), WHEREVER)
    assert told(game)[0] == event(tells.CREEPS_CALL, 6, ["L"])


def test_where_the_pod_docks_and_where_a_module_goes_is_told() -> None:
    game = scene("L.C", pod=None, core="module_control")
    drive(dock(game, [0]), "cell.3.-1")
    act(game, "use.module_control.0", "module.[R]", "site.3.0")
    assert event(tells.POD_DOCKS, ["K", "L"]) in told(game)
    assert event(tells.MOVES_MODULE, "Module R", ["L"]) in told(game)


def test_where_colonists_are_converted_is_told() -> None:
    game = scene("A.E", colonists="L.C L.SE", creeps="L.E")
    convert(game)
    assert told(game) == [
        event(tells.CREEPS_CONVERT, 2, ["L centre", "L south-east"]),
        event(tells.COLONIST_LOST_IN_DOMES, 2, 0),
    ]


def test_with_whom_a_robot_changes_places_is_told() -> None:
    game = scene("L.C", colonists="L.E", core="swap")
    act(game, "swap.[L.E].1")
    assert told(game) == [event(tells.CHANGES_PLACES, "a colonist", "L east")]


def test_a_creep_that_cannot_rise_is_told_with_the_reason() -> None:
    game = scene("L.C")
    fill(game, "L", but="L.C")
    drive(rise(game, [module("L")]))
    assert told(game) == [event(tells.NO_DOME_LEFT, "Module L")]
    for letter in "ABCDEFGH":
        fill(game, letter)
    drive(rise(game, [module("R"), module("S")]))
    assert told(game)[1:] == [event(tells.NO_CREEP_LEFT)]


def test_a_boost_core_tells_of_its_action() -> None:
    game = scene("L.C", core="boost")
    begin_turn(game)
    assert told(game)[-1] == event(tells.CORE_GIVES_ACTION)


def test_a_launch_without_colonists_is_told_as_such() -> None:
    game = scene("POD", hand="pilot")
    act(game, "use.pilot.0")
    assert told(game)[-2] == event(tells.POD_LAUNCHES_EMPTY)


def test_a_setback_that_strikes_nothing_says_so() -> None:
    game = scene("A.E")
    drive(suffer(game, "surge"))
    assert told(game) == [event(tells.STRIKES_NOTHING, "Surge")]


def test_a_drawn_setback_tells_its_effect() -> None:
    game = scene("A.E")
    game.s.deck, game.s.risen = ["surge"], [module("K")]
    fill(game, "K", but="K.W")
    drive(draw_card(game))
    effect = str(SETBACKS["surge"].effect)
    assert told(game)[:2] == [event(tells.DRAWS, "Surge"), event(tells.SETBACK, effect)]


def test_passing_others_says_what_it_costs() -> None:
    game = scene("D.E", colonists="L.W", polite_colonists=True)
    past = option(game, "move.[L.C]")
    led = option(scene("L.W", colonists="D.E", polite_colonists=True), "command.[D.E].[L.C]")
    assert [values(text) for text in (past.detail, past.short, led.detail)] == [[2], [2], [2]]


def test_a_turn_without_a_robot_is_told() -> None:
    game = without_robot()
    drive(take_action(game))
    assert told(game)[-1] == event(tells.SITS_OUT, "Titan", 0)


def test_the_loss_and_the_return_of_a_robot_are_told() -> None:
    game = without_robot(pod=None)
    assert told(game) == [
        event(tells.MODULE_BLOWS_UP, "Module K"),
        event(tells.ROBOT_LOST, "Titan"),
    ]
    game.s.active, game.s.deck = 1, ["swap", "pilot"]
    drive(dock(game, [1]), "cell.-3.0", "core.pilot")
    assert told(game)[-2:] == [
        event(tells.COMES_BACK_WITH_POD, "Titan"),
        event(tells.MAKES_CORE, "Pilot"),
    ]
    assert game.revealed


def test_a_drifting_pod_is_told() -> None:
    game = scene("A.E", pod=(4, -2))
    game.s.modules[module("K")].q, game.s.modules[module("K")].r = 3, -2
    game.forget_map()
    fill(game, "K")
    blow_up(game)
    assert told(game)[-1] == event(tells.POD_DRIFTS)


def test_super_creeps_are_told_one_by_one() -> None:
    game = scene("L.C", numbers="3432512512312512512")
    drive(suffer(game, "power_grab"))
    risen = [event(tells.SUPER_CREEP_RISES, f"Module {letter}") for letter in "ACK"]
    assert told(game)[1:] == risen


def test_a_crushed_creep_is_told_before_the_step() -> None:
    game = scene("L.C", creeps="L.E", core="juggernaut")
    act(game, "crush.[L.E]")
    assert told(game) == [event(tells.CRUSHES_CREEP, "L east")]
    game = scene("L.NE")
    act(game, "move.[POD]")
    assert told(game) == [event(tells.BOARDS_POD)]


def test_a_step_of_ones_own_is_told_and_that_of_a_steered_robot_by_its_name() -> None:
    game = scene("L.C K.C", core="override")
    act(game, "move.[L.E]")
    act(game, "override.1", "move.[K.W]")
    assert told(game) == [
        event(tells.GOES_TO, "L east"),
        event(tells.STEERS_TO, "Umbriel", "K west"),
    ]


def test_a_shot_is_told_and_that_of_a_steered_robot_by_its_name() -> None:
    game = scene("L.C R.C", creeps="L.E R.E", core="override")
    act(game, "shoot.[L.E]")
    act(game, "override.1", "shoot.[R.E]")
    assert told(game) == [
        event(tells.KILLS_CREEP, "L east"),
        event(tells.LETS_ROBOT_KILL, "Umbriel", "R east"),
    ]


def test_every_step_of_a_colonist_is_told() -> None:
    game = scene("L.C", colonists="L.E K.C")
    act(game, "command.[L.E].[L.SE]")
    assert told(game) == [event(tells.LEADS_COLONIST, "L east", "L south-east")]
    game = scene("L.C", colonists="L.NE K.C")
    act(game, "command.[L.NE].[POD]")
    assert told(game) == [event(tells.LEADS_INTO_POD, "L north-east")]
    game = scene("L.C")
    game.s.pod.colonists = 1
    act(game, "command.[POD].[L.NE]")
    assert told(game) == [event(tells.LEADS_OUT_OF_POD, "L north-east")]


def test_an_ability_says_what_it_costs_and_whether_it_is_the_core() -> None:
    core, card = (with_one("heat_seeker", held, creeps="R.C") for held in ("core", "card"))
    labels = [option(game, "use.heat_seeker.3").label for game in (core, card)]
    assert labels[0] != labels[1]
    assert values(option(card, "use.heat_seeker.3").short)[-1] == 3
    free = scene("L.C", hand="module_control")
    assert option(free, "use.module_control.0").short == ABILITIES["module_control"].name


def test_whoever_loses_a_colonist_to_a_rising_creep_is_told_why() -> None:
    game = scene("A.E", creeps="L.C")
    fill(game, "L", COLONIST)
    ask = first_ask(rise(game, [module("L")]))
    assert ask.why == REPLACING


def test_modules_bear_their_letters_and_domes_belong_to_them() -> None:
    assert (GAME.printed_name("m0"), GAME.printed_name("d0")) == ("A", "")
    assert (GAME.area_of("d8"), GAME.area_of("m0")) == ("m1", "")
