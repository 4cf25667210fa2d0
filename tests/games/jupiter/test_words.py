"""What is asked and told: every choice says what it will do, every event leaves a line."""

import pytest

from games.jupiter.actions import take_action
from games.jupiter.cards import ABILITIES, SETBACKS, Ability
from games.jupiter.conversion import convert
from games.jupiter.cores import install_core
from games.jupiter.creeps import rise
from games.jupiter.draw import draw_card, keep_limit
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import invade
from games.jupiter.pod import dock
from games.jupiter.setbacks import suffer
from games.jupiter.turn import begin_turn
from games.kernel.ask import Ask, Option
from tests.games.jupiter.scene import GAME, act, drive, fill, menu, module, scene, spelled


def option(game: GAME, name: str) -> Option[object]:
    return next(found for found in menu(game).options if found.id == spelled(name))


def told(game: GAME) -> list[str]:
    return [str(line.text) for line in game.lines]


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
    assert "Afterwards creeps convert" in str(menu(slow).why)
    assert "Afterwards more creeps come" in str(menu(fast).why)
    slow.s.spent = fast.s.spent = 4
    assert "Afterwards creeps convert" in str(menu(slow).why), "with the last action as well"
    assert "Afterwards more creeps come" in str(menu(fast).why)


def test_the_end_of_the_turn_says_how_many_are_converted() -> None:
    game = scene("A.E", colonists="L.C L.SE", creeps="L.E")
    assert str(option(game, "end").detail) == "2 colonists are converted."
    assert option(scene("L.C"), "end").detail is None


def test_a_creep_beside_colonists_is_said_to_convert_later_or_at_once() -> None:
    for fast, words in ((False, "later"), (True, "right after")):
        game = scene("A.E", dice=(5,), fast_creeps=fast)
        ask = next(invade(game))
        assert isinstance(ask, Ask)
        assert words in str(ask.why)


def test_pilot_says_whether_it_launches_or_docks_and_whom_it_saves() -> None:
    game = scene("L.C", core="pilot")
    game.s.pod.colonists = 3
    assert str(option(game, "use.pilot.0").label) == "Pilot (core): launch the pod"
    assert str(option(game, "use.pilot.0").detail).startswith("Saves 3 colonists;")
    game.s.pod.colonists = 0
    assert str(option(game, "use.pilot.0").detail).startswith("Nobody is aboard;")
    away = scene("L.C", hand="pilot", pod=None)
    assert str(option(away, "use.pilot.0").label) == "Pilot: dock the pod"


@pytest.mark.parametrize("card", ["teleport", "heat_seeker"])
def test_the_cheap_price_says_that_both_copies_are_used(card: Ability) -> None:
    game = scene("L.C", core=card, hand=card, creeps="R.C")
    cheap = option(game, f"use.{card}.1")
    assert str(cheap.label) == f"{ABILITIES[card].name}, both copies: one action"
    assert "(core)" in str(option(game, f"use.{card}.3").label)


@pytest.mark.parametrize(
    ("card", "often"), [("swap", "Every action"), ("teleport", "Once per turn")]
)
def test_a_card_for_the_core_says_how_often_it_serves_there(card: Ability, often: str) -> None:
    ask = next(install_core(scene("L.C", hand=f"{card} pilot"), 0))
    assert isinstance(ask, Ask)
    detail = next(found.detail for found in ask.options if found.id == f"core.{card}")
    assert str(detail) == f"{often}. {ABILITIES[card].effect}"


def test_a_card_for_the_turn_says_how_long_it_lasts() -> None:
    game = scene("L.C", hand="bullhorn")
    assert str(option(game, "play.bullhorn").label) == "Play Bullhorn for this turn"


def test_steering_says_what_it_costs_and_trading_with_whom() -> None:
    game = scene("L.C K.C", core="override", hand="swap")
    assert str(option(game, "override.1").detail).startswith("One action")
    assert str(option(game, "trade.1").short) == "Trade: Player 2"


def test_a_flight_says_how_many_creeps_it_runs_over() -> None:
    game = scene("L.W", creeps="L.C", core="juggernaut", hand="rocket_boots")
    far = {found.id: found for found in asked(game, "use.rocket_boots.1").options}
    assert str(far[spelled("land.[L.E]")].detail) == "Runs over 1 creep on the way."
    assert far[spelled("land.[L.SW]")].detail is None


@pytest.mark.parametrize(
    ("core", "polite", "stops"),
    [
        (None, False, "creeps, robots"),
        ("juggernaut", False, "robots"),
        (None, True, "creeps"),
        ("juggernaut", True, "nobody"),
    ],
)
def test_a_flight_says_who_stops_it(core: Ability | None, polite: bool, stops: str) -> None:
    game = scene("L.W", core=core, hand="rocket_boots", polite_colonists=polite)
    assert str(asked(game, "use.rocket_boots.1").why).endswith(f"Stopped by: {stops}.")


def test_swapping_names_the_piece_far_and_near() -> None:
    game = scene("L.NE POD", colonists="R.C", core="swap", hand="teleport")
    labels = {str(found.label) for found in asked(game, "use.teleport.3").options}
    assert {"Swap with a colonist at R centre", "Swap with Umbriel in the pod"} <= labels


def test_places_at_the_rim_are_named_in_the_order_of_the_letters() -> None:
    game = scene("L.C", pod=None)
    ask = next(dock(game, [0]))
    assert isinstance(ask, Ask)
    beside = [str(found.label).removeprefix("Beside ").split(", ")[:2] for found in ask.options]
    assert all(letters == sorted(letters) for letters in beside)


def test_places_beside_the_same_modules_are_told_apart() -> None:
    game = scene("L.C", pod=None)
    game.s.modules[module("R")].q, game.s.modules[module("R")].r = 4, -1
    game.forget_map()
    ask = next(dock(game, [0]))
    assert isinstance(ask, Ask)
    labels = [str(found.label) for found in ask.options]
    assert len(set(labels)) == len(labels)
    assert "Beside R, to the east of R" in labels
    assert "Beside I, J" in labels


def test_the_headline_counts_those_aboard() -> None:
    game = scene("L.C", colonists="K.C K.W")
    game.s.saved, game.s.target, game.s.pod.colonists = 7, 28, 3
    assert str(game.headline()) == "7 of 28 saved · 3 aboard · 2 in the domes"


def test_a_six_without_creeps_is_said_to_call_nobody() -> None:
    game = scene("A.E", hand="phase_shift", dice=(6,))
    ask = next(invade(game))
    assert isinstance(ask, Ask)
    assert str(ask.why) == "No creep will rise."


def test_without_anything_left_to_use_nothing_is_asked() -> None:
    game = scene("L.C")
    game.s.spent = 5
    drive(take_action(game))
    assert game.s.phase == "conversion"
    game = scene("L.C", hand="boost")
    game.s.spent = 5
    assert "still" in str(menu(game).why)


def test_a_trade_is_told_card_by_card() -> None:
    game = scene("L.C K.C", hand="swap boost")
    game.s.players[1].hand = ["pilot", "sniper"]
    act(game, "trade.1", "give.0.swap", "give.1.boost", "take.1.sniper", "done")
    assert told(game) == [
        "gives Player 2 Swap, Boost",
        "takes Sniper from Player 2",
    ]


def test_discards_are_told() -> None:
    game = scene("A.E", hand="pilot swap sniper boost teleport")
    drive(keep_limit(game), "discard.3.boost")
    assert told(game) == ["discards Boost"]


def test_who_answers_the_die_is_told() -> None:
    game = scene("A.E", hand="suppressant phase_shift", dice=(5, 4))
    drive(invade(game), spelled("suppress.[K]"), "reroll")
    assert told(game) == [
        "The die shows 5: creeps come to the edge at H, K, N, Q.",
        "uses Suppressant: nothing rises on Module K",
        "uses Phase Shift",
        "The die shows 4: no module answers, so nothing comes.",
    ]


def test_where_the_pod_docks_and_where_a_module_goes_is_told() -> None:
    game = scene("L.C", pod=None, core="module_control")
    drive(dock(game, [0]), "cell.3.-1")
    act(game, "use.module_control.0", "module.[R]", "site.3.0")
    assert "The pod docks beside K, L." in told(game)
    assert "moves Module R beside L" in told(game)


def test_where_colonists_are_converted_is_told() -> None:
    game = scene("A.E", colonists="L.C L.SE", creeps="L.E")
    convert(game)
    assert told(game) == [
        "Creeps next door convert 2 colonists: L centre, L south-east.",
        "2 colonists lost, 0 in the domes",
    ]


def test_with_whom_a_robot_changes_places_is_told() -> None:
    game = scene("L.C", colonists="L.E", core="swap")
    act(game, "swap.[L.E].1")
    assert told(game) == ["changes places with a colonist at L east"]


def test_a_creep_that_cannot_rise_is_told_with_the_reason() -> None:
    game = scene("L.C")
    fill(game, "L", but="L.C")
    drive(rise(game, [module("L")]))
    assert told(game) == ["No dome is left on Module L: no creep rises."]
    for letter in "ABCDEFGH":
        fill(game, letter)
    drive(rise(game, [module("R"), module("S")]))
    assert told(game)[1:] == ["All creeps are out: no more can rise."]


def test_a_boost_core_tells_of_its_action() -> None:
    game = scene("L.C", core="boost")
    begin_turn(game)
    assert told(game)[-1] == "has one more action from the core"


def test_a_launch_without_colonists_is_told_as_such() -> None:
    game = scene("POD", hand="pilot")
    act(game, "use.pilot.0")
    assert told(game)[-2] == "The pod launches without a colonist."


def test_a_setback_that_strikes_nothing_says_so() -> None:
    game = scene("A.E")
    drive(suffer(game, "surge"))
    assert told(game) == ["Surge strikes nothing."]


def test_a_drawn_setback_tells_its_effect() -> None:
    game = scene("A.E")
    game.s.deck, game.s.risen = ["surge"], [module("K")]
    fill(game, "K", but="K.W")
    drive(draw_card(game))
    assert told(game)[:2] == ["draws Surge", str(SETBACKS["surge"].effect)]


def test_passing_others_says_what_it_costs() -> None:
    game = scene("D.E", colonists="L.W", polite_colonists=True)
    assert str(option(game, "move.[L.C]").detail) == "Costs 2 actions."
    assert str(option(game, "move.[L.C]").short) == "2 steps"
    led = scene("L.W", colonists="D.E", polite_colonists=True)
    assert str(option(led, "command.[D.E].[L.C]").detail) == "Costs 2 actions."


def test_a_turn_without_a_robot_is_told() -> None:
    game = scene("K.C L.C", robot_vulnerability=True)
    fill(game, "K", but="K.C")
    blow_up(game)
    drive(take_action(game))
    assert told(game)[-1] == "Titan is out of play: no actions and no card for Player 1."


def test_a_hand_within_the_limit_is_not_spoken_of() -> None:
    game = scene("A.E", hand="pilot swap sniper boost")
    drive(keep_limit(game))
    assert told(game) == []


def test_the_loss_and_the_return_of_a_robot_are_told() -> None:
    game = scene("K.C L.C", pod=None, robot_vulnerability=True)
    fill(game, "K", but="K.C")
    blow_up(game)
    assert told(game) == ["Module K is full of creeps and blows up!", "Titan is lost with it."]
    game.s.active, game.s.deck = 1, ["swap", "pilot"]
    drive(dock(game, [1]), "cell.-3.0", "core.pilot")
    assert told(game)[-2:] == ["Titan comes back with the pod.", "makes Pilot the core"]
    assert game.revealed


def test_a_drifting_pod_is_told() -> None:
    game = scene("A.E", pod=(4, -2))
    game.s.modules[module("K")].q, game.s.modules[module("K")].r = 3, -2
    game.forget_map()
    fill(game, "K")
    blow_up(game)
    assert told(game)[-1].startswith("Nothing holds the pod any more")


def test_super_creeps_are_told_one_by_one() -> None:
    game = scene("L.C", numbers="3432512512312512512")
    drive(suffer(game, "power_grab"))
    assert told(game)[1:] == [f"A super creep rises on Module {letter}." for letter in "ACK"]


def test_a_crushed_creep_is_told_before_the_step() -> None:
    game = scene("L.C", creeps="L.E", core="juggernaut")
    act(game, "crush.[L.E]")
    assert told(game) == ["crushes the creep at L east and stands there"]
    game = scene("L.NE")
    act(game, "move.[POD]")
    assert told(game) == ["boards the pod"]


def test_a_step_of_ones_own_is_told_and_that_of_a_steered_robot_by_its_name() -> None:
    game = scene("L.C K.C", core="override")
    act(game, "move.[L.E]")
    act(game, "override.1", "move.[K.W]")
    assert told(game) == ["goes to L east", "steers Umbriel to K west"]


def test_a_shot_is_told_and_that_of_a_steered_robot_by_its_name() -> None:
    game = scene("L.C R.C", creeps="L.E R.E", core="override")
    act(game, "shoot.[L.E]")
    act(game, "override.1", "shoot.[R.E]")
    assert told(game) == ["kills the creep at L east", "lets Umbriel kill the creep at R east"]


def test_every_step_of_a_colonist_is_told() -> None:
    game = scene("L.C", colonists="L.E K.C")
    act(game, "command.[L.E].[L.SE]")
    assert told(game) == ["leads a colonist from L east to L south-east"]
    game = scene("L.C", colonists="L.NE K.C")
    act(game, "command.[L.NE].[POD]")
    assert told(game) == ["leads a colonist from L north-east into the pod"]
    game = scene("L.C")
    game.s.pod.colonists = 1
    act(game, "command.[POD].[L.NE]")
    assert told(game) == ["leads a colonist out of the pod to L north-east"]
