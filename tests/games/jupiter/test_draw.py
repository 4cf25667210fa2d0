"""The draw step: cards, setbacks, super creeps and the hand limit."""

import pytest

from games.jupiter.abilities.use import play_card
from games.jupiter.cards import Ability, Card
from games.jupiter.conversion import convert
from games.jupiter.draw import draw_card, keep_limit
from games.jupiter.explosions import destroy
from games.jupiter.invasion import invade
from games.jupiter.setbacks import struck, suffer
from games.jupiter.state import CREEP
from games.jupiter.told import GIVES, STRIKES_NOTHING
from games.jupiter.trades import trade
from games.jupiter.turn import begin_turn, draw_and_pass, pass_on
from tests.games.jupiter.scene import (
    GAME,
    USES,
    WHEREVER,
    act,
    creeps,
    drive,
    event,
    fill,
    first_ask,
    ids,
    module,
    offered,
    scene,
    spelled,
    told,
    with_one,
)

THREES = "3432512512312512512"
"""Power plants on A, C and K; the dish on B."""
FOURS = "3442512512412512512"
"""Radar dishes on B, C and K; the plant on A."""


def drawing(card: Card, robots: str = "A.E", **more: object) -> GAME:
    game = scene(robots, **more)  # type: ignore[arg-type]
    game.s.deck = [card]
    return game


def test_a_setback_is_followed_and_discarded() -> None:
    game = drawing("power_grab", "L.C")
    drive(draw_card(game))
    assert game.me.hand == []
    assert game.s.discards == ["power_grab"]
    assert game.s.covered == [module("A")]


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    game = scene("A.E")
    game.s.deck, game.s.discards = [], ["pilot", "pilot"]
    drive(draw_card(game))
    assert game.me.hand == ["pilot"]
    assert (game.s.deck, game.s.discards) == (["pilot"], [])


def test_the_core_does_not_count_for_the_limit() -> None:
    game = scene("A.E", hand="pilot swap sniper boost", core="teleport")
    drive(keep_limit(game))
    assert len(game.me.hand) == 4


def test_power_grab_covers_all_unguarded_plants() -> None:
    game = drawing("power_grab", "C.E", numbers=THREES)
    drive(draw_card(game))
    assert game.s.covered == [module("A"), module("K")]


def test_a_guard_protects_its_own_plant_and_no_other() -> None:
    game = scene("C.E K.E", numbers=THREES)
    assert struck(game, "power_grab") == [module("A")]
    assert struck(game, "signal_to_noise") == [module("B")]


@pytest.mark.parametrize(("covered", "limit"), [("", 4), ("A", 3), ("AC", 2), ("ACK", 1)])
def test_each_covered_plant_lowers_the_hand_limit_by_one(covered: str, limit: int) -> None:
    game = scene("A.E", numbers=THREES)
    game.s.covered = [module(letter) for letter in covered]
    assert game.hand_limit == limit
    assert game.actions_left == 5, "a plant is no dish"


def test_the_hand_limit_can_fall_to_zero() -> None:
    game = scene("B.C", numbers="3433512512312512512", hand="pilot")
    game.s.covered = [module(letter) for letter in "ACDK"]
    assert game.hand_limit == 0
    drive(keep_limit(game))
    assert game.me.hand == []


def test_others_keep_their_cards_until_the_end_of_their_own_turn() -> None:
    game = scene("L.C L.E", numbers=THREES)
    game.s.players[1].hand = ["pilot"] * 4
    game.s.covered = [module(letter) for letter in "ACK"]
    drive(draw_and_pass(game))
    assert len(game.s.players[1].hand) == 4


def test_signal_to_noise_covers_all_unguarded_dishes() -> None:
    game = drawing("signal_to_noise", "C.W", numbers=FOURS)
    drive(draw_card(game))
    assert game.s.covered == [module("B"), module("K")]
    assert game.actions_left == 4


def test_no_second_super_creep_on_a_covered_building() -> None:
    game = drawing("signal_to_noise", "A.E", numbers=FOURS)
    game.s.covered = [module("B")]
    drive(draw_card(game))
    assert sorted(game.s.covered) == [module("B"), module("C"), module("K")]


def test_there_are_eight_super_creeps_for_eight_buildings() -> None:
    game = scene("L.C", numbers="3434343412512512512")
    drive(suffer(game, "power_grab"))
    drive(suffer(game, "signal_to_noise"))
    assert len(game.s.covered) == 8


def test_surge_adds_a_second_creep_where_creeps_rose_this_turn() -> None:
    game = drawing("surge")
    game.s.risen = [module("K"), module("L")]
    game.s.domes[int(spelled("[K.E]"))] = game.s.domes[int(spelled("[L.SE]"))] = CREEP
    drive(draw_card(game), spelled("rise.[L.E]"))
    assert creeps(game) == {"K.E", "K.NE", "L.SE", "L.E"}


def test_invasion_remembers_where_creeps_rose() -> None:
    game = scene("A.E", dice=(5,))
    drive(invade(game), WHEREVER)
    assert game.s.risen == [module(letter) for letter in "HKNQ"]


def test_suppressant_keeps_a_super_creep_off_one_module() -> None:
    game = drawing("signal_to_noise", "A.E", numbers=FOURS, hand="suppressant")
    drive(draw_card(game), spelled("suppress.[K]"))
    assert game.s.covered == [module("B"), module("C")]


def test_suppressant_keeps_surge_off_one_module() -> None:
    game = drawing("surge", core="suppressant")
    game.s.risen = [module("K"), module("L")]
    drive(draw_card(game), spelled("suppress.[L]"), spelled("rise.[K.NE]"))
    assert creeps(game) == {"K.NE"}


def test_a_super_creep_goes_with_its_module_and_so_does_its_effect() -> None:
    game = scene("A.E", numbers=FOURS)
    game.s.covered = [module("K")]
    assert game.actions_left == 4
    destroy(game, module("K"))
    assert game.s.covered == []
    assert game.actions_left == 5


def test_super_creeps_are_adjacent_to_nothing() -> None:
    game = scene("L.C", colonists="A.E A.W")
    game.s.covered = [module("A")]
    convert(game)
    assert game.s.lost == 0


def test_after_the_draw_play_passes_to_the_left() -> None:
    game = scene("L.C K.C L.E")
    drive(draw_and_pass(game))
    assert game.s.active == 1
    assert game.s.turn == 2
    assert game.s.phase == "arrival"
    assert game.actions_left == 5


def test_surge_can_fill_a_module_and_blow_it_up() -> None:
    game = drawing("surge")
    fill(game, "K", but="K.W")
    game.s.risen = [module("K")]
    drive(draw_card(game))
    assert game.s.modules[module("K")].gone


def test_an_ability_that_is_drawn_goes_into_the_hand_and_cannot_be_taken_back() -> None:
    game = drawing("pilot")
    drive(draw_card(game))
    assert (game.me.hand, game.revealed) == (["pilot"], True)


@pytest.mark.parametrize(("hand", "asked"), [(4, 0), (5, 1), (6, 2)])
def test_more_than_four_cards_are_discarded_down_to_four(hand: int, asked: int) -> None:
    cards = ["swap", "pilot", "sniper", "boost", "teleport", "override"][:hand]
    game = scene("A.E", hand=" ".join(cards))
    drive(keep_limit(game), *[f"discard.{n}.{card}" for n, card in enumerate(cards[:asked])])
    assert game.me.hand == cards[asked:]
    assert game.s.discards == cards[:asked]


def test_the_hand_limit_is_kept_after_the_draw_before_play_passes_on() -> None:
    game = scene("L.C K.C", hand="pilot swap sniper teleport")
    drive(draw_and_pass(game), "discard.4.boost")
    assert (game.s.players[0].hand, game.s.active) == (["pilot", "swap", "sniper", "teleport"], 1)


def test_with_neither_deck_nor_discards_nobody_draws() -> None:
    game = scene("L.C K.C")
    game.s.deck, game.s.discards = [], []
    drive(draw_and_pass(game))
    assert (game.s.players[0].hand, game.s.active) == ([], 1)


@pytest.mark.parametrize("card", USES)
def test_used_from_the_hand_it_is_discarded_and_gone(card: Ability) -> None:
    game = with_one(card, "card", creeps="R.C R.E")
    act(game, *USES[card])
    assert game.s.discards == [card]
    assert offered(game, "use") == set()
    begin_turn(game)
    assert offered(game, "use") == set()


def test_a_trade_can_be_thought_better_of_and_costs_nothing_then() -> None:
    game = scene("L.C K.C", hand="swap")
    drive(trade(game, 1), "done")
    assert (game.s.spent, game.me.hand) == (0, ["swap"])
    drive(trade(game, 1), "give.0.swap")
    assert (game.s.spent, game.me.hand) == (1, [])
    assert told(game) == [event(GIVES, ["Swap"], 1)], "nothing was taken"


def test_what_one_gives_comes_before_what_one_takes() -> None:
    game = scene("L.C K.C", hand="swap")
    game.s.players[1].hand = ["pilot"]
    ask = first_ask(trade(game, 1))
    assert ids(ask) == ["give.0.swap", "take.0.pilot", "done"]


def test_all_cards_laid_out_are_discarded_in_the_order_in_which_they_were_played() -> None:
    game = scene("L.C K.C", hand="swap follower boost")
    for card in ("follower", "swap"):
        play_card(game, card)  # type: ignore[arg-type]  # both are abilities
    assert game.s.discards == []
    pass_on(game)
    assert game.s.discards == ["follower", "swap"]
    assert game.s.in_play == []
    assert game.s.players[0].hand == ["boost"]


def test_a_card_is_back_in_the_deck_only_when_the_deck_is_used_up() -> None:
    game = scene("A.E")
    game.s.deck, game.s.discards = ["swap"], ["pilot"]
    drive(draw_card(game))
    assert (game.s.deck, game.s.discards, game.me.hand) == ([], ["pilot"], ["swap"])


def test_a_trade_that_was_paid_leaves_the_other_hands_alone() -> None:
    game = scene("L.C K.C D.C", hand="swap")
    game.s.players[1].hand, game.s.players[2].hand = ["pilot"], ["boost"]
    act(game, "trade.2", "give.0.swap", "take.0.boost")
    assert [player.hand for player in game.s.players] == [["boost"], ["pilot"], ["swap"]]
    assert game.s.spent == 1


def test_what_comes_to_nothing_is_not_told() -> None:
    """Nobody to convert, no card too many, and none to do without."""
    game = scene("A.E", colonists="L.C", creeps="R.C", hand="boost boost boost boost")
    convert(game)
    drive(keep_limit(game))
    game.me.hand.clear()
    drive(keep_limit(game))
    assert (game.lines, game.s.discards) == ([], [])


def test_creeps_and_colonists_guard_no_plant() -> None:
    game = drawing("power_grab", "L.C", creeps="A.E", colonists="A.W")
    drive(draw_card(game))
    assert game.s.covered == [module("A")]


def test_a_surge_passes_over_a_module_that_blew_up_when_its_creep_came() -> None:
    game = drawing("surge", robots="A.E", core="suppressant")
    game.s.risen = [module("L")]
    destroy(game, module("L"))
    game.lines.clear()
    drive(draw_card(game))
    assert event(STRIKES_NOTHING, "Surge") in told(game), "nobody is asked to suppress it"
    assert creeps(game) == set()


def test_a_setback_may_be_let_through_though_one_could_suppress_it() -> None:
    game = drawing("power_grab", "L.C", hand="suppressant")
    drive(draw_card(game), "no")
    assert (game.s.covered, game.me.hand) == ([module("A")], ["suppressant"])
