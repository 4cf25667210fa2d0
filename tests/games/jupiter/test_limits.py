"""Printed limits, each tried one below, on, and one above."""

import pytest

from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.abilities.use import card_options
from games.jupiter.conversion import convert
from games.jupiter.creeps import put_creep, rise
from games.jupiter.draw import keep_limit
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import called, invade
from games.jupiter.lost_robots import lose_robot
from games.jupiter.moves import step_options
from games.jupiter.pod import board_colonist
from games.jupiter.rescue import Ended
from games.jupiter.set_up import first_state
from games.jupiter.setbacks import suffer
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.words import named_space
from games.kernel.ask import Ask
from games.kernel.chance import Chance
from tests.games.jupiter.scene import (
    GAME,
    WHEREVER,
    act,
    at,
    creeps,
    drive,
    ending,
    fill,
    ids,
    menu,
    module,
    offered,
    scene,
    spelled,
)


def fill_with_creeps(game: GAME, count: int) -> None:
    """So many creeps on the inner modules and then outwards, L and M left free."""
    spaces = [
        dome
        for index in range(19)
        if index not in (module("L"), module("M"))
        for dome in game.colony.domes[index]
    ]
    for space in spaces[:count]:
        game.s.domes[space] = CREEP


@pytest.mark.parametrize(
    ("out", "risen"), [(58, ["L", "M"]), (59, ["L"]), (60, [])], ids=["58", "59", "60"]
)
def test_the_box_holds_sixty_creeps_and_serves_modules_by_their_letters(
    out: int, risen: list[str]
) -> None:
    game = scene("L.C")
    fill_with_creeps(game, out)
    answers = [spelled("rise.[L.E]"), spelled("rise.[M.E]")][: len(risen)]
    assert drive(rise(game, [module("L"), module("M")]), *answers) == [module(m) for m in risen]
    assert len(creeps(game)) == 60


def test_with_59_creeps_out_one_of_two_colonists_becomes_a_creep_and_both_are_lost() -> None:
    game = scene("L.C", colonists="M.C M.E")
    fill_with_creeps(game, 59)
    put_creep(game, named_space("M.C"))
    put_creep(game, named_space("M.E"))
    assert game.s.domes[named_space("M.C")] == CREEP
    assert game.s.domes[named_space("M.E")] == OPEN
    assert game.s.lost == 2


@pytest.mark.parametrize(
    ("colonists", "robots", "room"),
    [(6, 0, True), (5, 1, True), (6, 1, False), (0, 6, True), (0, 7, False), (7, 0, False)],
)
def test_the_pod_has_seven_places_for_colonists_and_robots(
    colonists: int, robots: int, room: bool
) -> None:
    game = scene("L.NE " + "POD " * robots)
    game.s.pod.colonists = colonists
    assert game.pod_has_room() == room
    assert ("POD" in offered(game, "move")) == room
    game.s.players[0].hand = ["teleport"]
    assert ("land.133" in [option.id for option in teleport_options(game)]) == room


def test_a_flying_pod_has_no_room() -> None:
    assert not scene("L.NE", pod=None).pod_has_room()


@pytest.mark.parametrize(("aboard", "saved"), [(5, 0), (6, 7)])
def test_the_seventh_colonist_launches_and_not_the_sixth(aboard: int, saved: int) -> None:
    game = scene("L.C", colonists="D.C")
    game.s.pod.colonists = aboard
    board_colonist(game)
    assert game.s.saved == saved
    assert game.s.pod.docked == (saved == 0)


@pytest.mark.parametrize(("hand", "asked"), [(4, 0), (5, 1), (6, 2)])
def test_more_than_four_cards_are_discarded_down_to_four(hand: int, asked: int) -> None:
    cards = ["swap", "pilot", "sniper", "boost", "teleport", "override"][:hand]
    game = scene("A.E", hand=" ".join(cards))
    drive(keep_limit(game), *[f"discard.{n}.{card}" for n, card in enumerate(cards[:asked])])
    assert game.me.hand == cards[asked:]
    assert game.s.discards == cards[:asked]


@pytest.mark.parametrize(("spent", "offers"), [(2, True), (3, False)])
@pytest.mark.parametrize("card", ["teleport", "heat_seeker"])
def test_three_actions_are_needed_for_what_costs_three(card: str, spent: int, offers: bool) -> None:
    game = scene("L.C", creeps="K.C", hand=card)
    game.s.spent = spent
    assert (f"use.{card}.3" in [option.id for option in card_options(game)]) == offers


@pytest.mark.parametrize("card", ["teleport", "heat_seeker"])
def test_both_copies_cost_one_and_are_both_gone(card: str) -> None:
    game = scene("L.C", creeps="R.C", hand=f"{card} {card}")
    game.s.spent = 4
    goal = spelled("land.[R.W]") if card == "teleport" else None
    act(game, f"use.{card}.1", *([goal] if goal else []))
    assert game.s.spent == 5
    assert game.me.hand == []
    assert game.s.discards == [card, card]


def test_one_copy_never_costs_one() -> None:
    game = scene("L.C", creeps="R.C", hand="teleport heat_seeker sniper")
    assert {name for name in ids(menu(game)) if name.startswith("use")} == {
        "use.teleport.3",
        "use.heat_seeker.3",
    }


@pytest.mark.parametrize(("spent", "reached"), [(2, True), (3, False)])
def test_a_polite_pass_takes_as_many_actions_as_spaces(spent: int, reached: bool) -> None:
    """From L.W past D.E and D.NE, three spaces, when the colonists fill all ways."""
    game = scene("L.W", colonists="L.C L.SW D.E D.NE", polite_colonists=True, creeps="L.NW")
    game.s.spent = spent
    goal = [option for option in step_options(game, 0, 0) if str(option.short) == "3 steps"]
    assert bool(goal) == reached


@pytest.mark.parametrize(("colonists", "cause"), [("L.C L.W", None), ("L.C", "converted")])
def test_the_game_is_lost_when_one_too_few_is_left_and_not_before(
    colonists: str, cause: str | None
) -> None:
    game = scene("A.E", colonists=colonists)
    game.s.target, game.s.saved, game.s.pod.colonists = 28, 21, 5
    assert ending(game) == cause


def test_a_victory_goes_before_a_defeat() -> None:
    game = scene("POD")
    game.s.target = game.s.saved = 28
    for index, module_ in enumerate(game.s.modules):
        module_.gone = index < 2
    assert ending(game) == "rescued"


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


@pytest.mark.parametrize("piece", [OPEN, COLONIST])
def test_a_module_is_full_only_when_every_dome_holds_a_creep(piece: int) -> None:
    game = scene("A.E")
    fill(game, "K", but="K.C")
    game.s.domes[named_space("K.C")] = piece
    blow_up(game)
    assert not game.s.modules[module("K")].gone


def test_seven_robots_leave_no_ability_dealt_thrice() -> None:
    state = first_state(7, GAME.Options(), Chance(4))
    dealt = [card for player in state.players for card in player.hand]
    assert len(dealt) == 14
    assert len(state.deck) == 22
    assert all(dealt.count(card) <= 2 for card in dealt)
    assert state.spare == 49 - state.domes.count(COLONIST)


def test_a_surge_serves_modules_by_their_letters_whichever_creep_rose_first() -> None:
    game = scene("L.C")
    fill_with_creeps(game, 59)
    game.s.risen = [module("M"), module("L")]
    drive(suffer(game, "surge"), spelled("rise.[L.E]"))
    assert at(game, "L.E") == CREEP


def test_the_last_creep_of_a_conversion_goes_to_the_middle_of_a_module() -> None:
    game = scene("M.C", colonists="L.SE L.C", creeps="L.E")
    fill_with_creeps(game, 58)
    convert(game)
    assert (at(game, "L.C"), at(game, "L.SE"), game.s.lost) == (CREEP, OPEN, 2)


def test_a_loss_is_certain_while_creeps_are_still_to_come() -> None:
    game = scene("L.C")
    fill(game, "M", COLONIST)
    game.s.target = 7
    with pytest.raises(Ended):
        drive(rise(game, [module("M"), module("N")]), spelled("rise.[M.E]"))


def test_a_suppressant_may_name_a_module_without_room() -> None:
    game = scene("K.C", hand="suppressant", dice=(5,))
    fill(game, "K", but="K.C")
    ask = next(invade(game))
    assert isinstance(ask, Ask)
    assert spelled("suppress.[K]") in ids(ask)


def test_a_blast_strikes_before_the_flight_goes_on() -> None:
    """D's east dies by the blast of D's middle, so it is not run over and gives none of its own."""
    setting = {"core": "juggernaut", "hand": "rocket_boots", "numbers": "1" * 19}
    game = scene("D.W", creeps="D.C D.E D.SE", **setting)  # type: ignore[arg-type]
    game.s.in_play = ["grenadier"]
    act(game, "use.rocket_boots.1", "land.[L.C]", "blast.[D.E]")
    assert creeps(game) == {"D.SE"}


def test_a_pass_goes_through_a_full_pod_but_never_ends_on_a_creep() -> None:
    game = scene("K.E", creeps="L.C", core="juggernaut", polite_colonists=True)
    game.s.pod.colonists = 7
    assert "L.NE" in offered(game, "move")
    beside = scene("D.E", colonists="L.W", creeps="L.C", core="juggernaut", polite_colonists=True)
    assert offered(beside, "crush") == set()
    assert "L.C" not in offered(beside, "move")


def test_a_suppressed_module_is_converted_all_the_same() -> None:
    game = scene("A.E", colonists="K.E", creeps="K.C", hand="suppressant", dice=(5,))
    drive(invade(game), spelled("suppress.[K]"), WHEREVER)
    convert(game)
    assert at(game, "K.E") == CREEP


def test_events_of_the_actions_are_not_offered_after_the_die() -> None:
    game = scene("A.E", hand="pilot data_core module_control", dice=(5,))
    drive(invade(game), WHEREVER)
    assert len(game.me.hand) == 3


def test_a_lost_robot_need_not_be_fetched_to_win() -> None:
    game = scene("POD L.C", robot_vulnerability=True)
    lose_robot(game, 1)
    game.s.domes[named_space("L.C")] = OPEN
    assert ending(game) == "rescued"
