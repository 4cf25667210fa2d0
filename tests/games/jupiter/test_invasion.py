"""The invasion: the die and its answers, where creeps rise, setbacks."""

import pytest

from games.jupiter import questions
from games.jupiter.abilities.powers import copies_of
from games.jupiter.autopilot.least_harm import least_harmful
from games.jupiter.conversion import convert
from games.jupiter.creeps import ANYWHERE, put_creep, rise, room_for_creep
from games.jupiter.draw import draw_card
from games.jupiter.explosions import destroy
from games.jupiter.invasion import answer_roll, called, invade
from games.jupiter.rescue import Ended
from games.jupiter.setbacks import suffer
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.told import CREEP_RISES
from games.jupiter.turn import begin_turn, draw_and_pass
from games.kernel.ask import Ask
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    BOTH,
    WHEREVER,
    at,
    choice,
    creeps,
    drive,
    event,
    fill,
    fill_with_creeps,
    first_ask,
    ids,
    module,
    scene,
    spelled,
    told,
    with_one,
)
from tests.games.jupiter.spaces import named_space


def test_with_59_creeps_out_one_of_two_colonists_becomes_a_creep_and_both_are_lost() -> None:
    game = scene("L.C", colonists="M.C M.E")
    fill_with_creeps(game, 59)
    put_creep(game, named_space("M.C"))
    put_creep(game, named_space("M.E"))
    assert game.s.domes[named_space("M.C")] == CREEP
    assert game.s.domes[named_space("M.E")] == OPEN
    assert game.s.lost == 2


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_roll_calls_its_own_number_and_no_other(die: int) -> None:
    game = scene("A.E", numbers="3412512512345123451")
    found = called(game.colony, game.s.modules, game.s.domes, die)
    assert [game.s.modules[index].number for index in found] == [die] * len(found)
    outer = [i for i in range(7, 19) if game.s.modules[i].number == die]
    assert found == outer


def test_a_six_calls_each_module_once_however_many_creeps_it_holds() -> None:
    game = scene("L.C", creeps="A.E A.W K.C K.E", colonists="M.C")
    assert called(game.colony, game.s.modules, game.s.domes, 6) == [module("A"), module("K")]


def test_an_inner_module_takes_its_creep_of_a_six_in_any_open_dome() -> None:
    game = scene("L.C", creeps="D.C")
    play = rise(game, [module("D")])
    ask = next(play)
    assert {option.value for option in ask.options} == {  # type: ignore[union-attr]
        named_space(f"D.{place}") for place in ("E", "SE", "SW", "W", "NW", "NE")
    }


def test_a_surge_serves_modules_by_their_letters_whichever_creep_rose_first() -> None:
    game = scene("L.C")
    fill_with_creeps(game, 59)
    game.s.risen = [module("M"), module("L")]
    drive(suffer(game, "surge"), spelled("rise.[L.E]"))
    assert at(game, "L.E") == CREEP


def test_a_loss_is_certain_while_creeps_are_still_to_come() -> None:
    game = scene("L.C")
    fill(game, "M", COLONIST)
    game.s.target = 7
    with pytest.raises(Ended):
        drive(rise(game, [module("M"), module("N")]), spelled("rise.[M.E]"))


def test_a_suppressant_may_name_a_module_without_room() -> None:
    game = scene("K.C", hand="suppressant", dice=(5,))
    fill(game, "K", but="K.C")
    ask = first_ask(invade(game))
    assert spelled("suppress.[K]") in ids(ask)


def test_a_suppressed_module_is_converted_all_the_same() -> None:
    game = scene("A.E", colonists="K.E", creeps="K.C", hand="suppressant", dice=(5,))
    drive(invade(game), spelled("suppress.[K]"), WHEREVER)
    convert(game)
    assert at(game, "K.E") == CREEP


def test_events_of_the_actions_are_not_offered_after_the_die() -> None:
    game = scene("A.E", hand="pilot data_core module_control", dice=(5,))
    drive(invade(game), WHEREVER)
    assert len(game.me.hand) == 3


def test_two_suppressants_keep_two_modules_quiet() -> None:
    game = scene("A.E", dice=(5,), hand="suppressant suppressant")
    play = answer_roll(game)
    game.s.die = 5
    left = drive(play, spelled("suppress.[K]"), spelled("suppress.[N]"))
    assert left == [module("H"), module("Q")]
    assert game.me.hand == []


def test_harm_is_colonists_touched_then_the_way_to_the_pod() -> None:
    game = scene("A.E", colonists="L.C")
    assert least_harmful(game, [named_space("L.E"), named_space("M.E")]) == named_space("M.E")
    assert least_harmful(game, [named_space("K.E"), named_space("M.E")]) == named_space("M.E")


def test_nothing_rises_on_a_plant_that_is_gone() -> None:
    game = scene("L.C")
    game.s.modules[module("A")].gone = True
    drive(suffer(game, "power_grab"))
    assert game.s.covered == []


def test_the_first_creep_is_told_before_the_next_is_asked_for() -> None:
    game = scene("A.E", creeps="M.E M.SE M.SW M.W M.NW")
    play = rise(game, [module("L"), module("M")])
    assert isinstance(play.send(choice(first_ask(play), spelled("rise.[L.E]"))), Ask)
    assert told(game) == [event(CREEP_RISES, 1, ["L east"])]


def test_a_covered_dish_costs_an_action_beside_a_covered_plant_too() -> None:
    game = scene("L.C")
    game.s.covered = [module("A"), module("B")]
    assert (game.actions_left, game.hand_limit) == (4, 3)


def test_the_die_stands_in_the_headline_once_it_was_rolled() -> None:
    game = scene("L.C", colonists="K.C")
    before = values(game.headline())
    game.s.die = 4
    assert values(game.headline()) == [4, *before]


@BOTH
def test_phase_shift_rerolls_once(scope: str) -> None:
    game = with_one("phase_shift", scope, dice=(5, 5))
    drive(invade(game), "reroll", WHEREVER)
    assert game.s.discards == (["phase_shift"] if scope == "card" else [])
    assert copies_of(game, "phase_shift") == 0
    begin_turn(game)
    assert copies_of(game, "phase_shift") == (scope == "core")


@BOTH
def test_suppressant_stops_one_module_once(scope: str) -> None:
    game = with_one("suppressant", scope, dice=(5,))
    drive(invade(game), spelled("suppress.[K]"), WHEREVER)
    assert module("K") not in game.s.risen
    assert game.s.discards == (["suppressant"] if scope == "card" else [])
    assert copies_of(game, "suppressant") == 0
    begin_turn(game)
    assert copies_of(game, "suppressant") == (scope == "core")


def test_a_creep_may_rise_in_the_very_middle_of_the_colony() -> None:
    game = scene("L.C", numbers="1432512512512512513")
    drive(rise(game, [module("A"), module("D")]), spelled("rise.[A.C]"), spelled("rise.[D.C]"))
    assert (at(game, "A.C"), at(game, "D.C")) == (CREEP, CREEP)


def test_one_creep_after_the_other_is_asked_for() -> None:
    game = scene("A.E")
    play = rise(game, [module("K"), module("L")])
    ask = first_ask(play)
    assert ask.upto == 2
    ask = play.send(ask.options[0])
    assert isinstance(ask, Ask)
    assert (ask.question, ask.upto) == (questions.CREEP_RISES, 1)


def test_creeps_of_one_roll_rise_in_any_order() -> None:
    play = rise(scene("A.E"), [module("L"), module("M")])
    risen = drive(play, spelled("rise.[M.E]"), spelled("rise.[L.E]"))
    assert risen == [module("M"), module("L")]


def test_where_creeps_run_out_the_modules_take_them_in_order() -> None:
    game = scene("A.E")
    rims = [game.colony.rim[module(name)] for name in ("K", "L")]
    spared = {space for rim in rims for space in rim}
    for space in [spot for spot, dome in enumerate(game.s.domes) if dome == OPEN]:
        if game.creeps_in_box > 1 and space not in spared:
            put_creep(game, space)
    assert game.creeps_in_box == 1
    ask = first_ask(rise(game, [module("K"), module("L")]))
    assert ask.upto == 1
    assert {option.value for option in ask.options} == set(rims[0])
    assert values(ask.prompt) == ["K"]


def test_where_only_one_dome_is_left_nothing_is_asked() -> None:
    """L has several at the edge, M one."""
    game = scene("A.E", creeps="M.E")
    assert len(room_for_creep(game, module("M"))) == 1
    ask = first_ask(rise(game, [module("L"), module("M")]))
    assert {option.value for option in ask.options} == set(game.colony.rim[module("L")])
    assert (ask.upto, values(ask.prompt)) == (1, ["L"])


def test_creeps_of_several_modules_are_asked_for_together() -> None:
    ask = first_ask(rise(scene("A.E"), [module("K"), module("L")]))
    assert values(ask.prompt) == ["K", "L"]


def test_a_creep_in_the_first_dome_of_all_does_not_place_the_next() -> None:
    game = scene("L.C", creeps="A.W D.C")
    drive(rise(game, [module("A"), module("D")]), spelled("rise.[A.E]"), spelled("rise.[D.SW]"))
    assert (at(game, "A.E"), at(game, "D.SW")) == (CREEP, CREEP)


def test_least_harm_spares_colonists_first_and_the_way_to_the_pod_then() -> None:
    """K.E faces the pod; K.SE touches the colonist in the middle; K.NE touches nobody."""
    game = scene("A.E", colonists="K.SW", numbers="3412512512212512512")
    assert least_harmful(game, room_for_creep(game, module("K"))) == named_space("K.NE")


def test_a_module_without_room_does_not_stop_the_next_one() -> None:
    game = scene("A.E")
    fill(game, "K")
    drive(rise(game, [module("K"), module("L")]), spelled("rise.[L.E]"))
    assert at(game, "L.E") == CREEP


def test_away_from_the_edge_any_open_dome_is_said_to_do() -> None:
    ask = first_ask(rise(scene("L.C"), [module("D")]))
    assert ask.why is ANYWHERE


def test_surge_strikes_only_what_rose_in_the_same_turn() -> None:
    game = scene("A.E C.C")
    game.s.risen = [module("K")]
    game.s.deck = ["surge", "boost"]
    drive(draw_and_pass(game))
    assert game.s.risen == []
    drive(draw_card(game))
    assert creeps(game) == set()


def test_surge_after_a_new_roll_follows_the_roll_that_counts() -> None:
    game = scene("A.E", dice=(1, 4), hand="phase_shift")
    drive(invade(game), "reroll")
    assert game.s.die == 4
    assert game.s.risen == []


def test_a_second_invasion_forgets_where_creeps_rose_in_the_first() -> None:
    game = scene("A.E", dice=(5, 1))
    drive(invade(game), WHEREVER)
    drive(invade(game), WHEREVER)
    assert game.s.risen == [module(letter) for letter in "ILOR"]


def test_a_destroyed_module_holds_no_space_no_piece_and_no_super_creep() -> None:
    game = scene("A.E", numbers="3432512512312512512")
    fill(game, "K")
    game.s.covered = [module("A"), module("K")]
    destroy(game, module("K"))
    first = 7 * module("K")
    assert game.s.domes[first : first + 7] == [-1] * 7
    assert game.s.covered == [module("A")]
    assert game.colony.domes[module("K")] == ()
    assert module("K") not in game.colony.cells.values()
