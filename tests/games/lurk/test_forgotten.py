"""What must be put back, and what must not: at the end of a turn, of a round, of a model."""

import pytest

from games.lurk.activation_card import begin_turn
from games.lurk.events import draw_event
from games.lurk.game import Lurk
from games.lurk.round_end import creature_phase, resolve_event
from games.lurk.state import FALLEN, WAITING, Token
from games.lurk.stock import discard
from games.lurk.tokens import give_token
from games.lurk.turn import end_turn
from games.lurk.wounds import heal, wound
from tests.games.lurk.field import battle, let, order, reserve, tile


def two_armies(seats: int = 2) -> Lurk:
    far = ["1 kelp_spear I1", "2 eel_pup A1", "3 silt_thrall A3"]
    return battle("deck_hand E5, deck_hand E4", *far[: seats - 1], seats=seats)


def calm(game: Lurk, card: str = "calm_water") -> None:
    """The next event."""
    game.s.event_deck.append(card)


def test_a_turn_frees_the_models_of_its_player_and_nobody_elses() -> None:
    game = two_armies()
    for model in game.s.models:
        model.moves, model.acted = 2, True
    begin_turn(game, 1)
    assert [(m.moves, m.acted) for m in game.s.models] == [(2, True), (2, True), (0, False)]


def test_one_more_activation_is_for_one_turn() -> None:
    game = two_armies()
    game.s.players[0].extra = 1
    begin_turn(game, 0)
    assert game.s.columns == [4, 0, 0]
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_every_turn_is_counted_and_belongs_to_its_player() -> None:
    game = two_armies()
    before = game.s.turn
    begin_turn(game, 1)
    assert (game.s.turn, game.s.active, game.s.phase) == (before + 1, 1, "turn")


def test_the_end_of_a_turn_takes_charge_and_vantage_and_nothing_else() -> None:
    game = two_armies()
    own: list[Token] = ["swimming", "charging", "climbed", "trapped", "poisoned", "stunned"]
    for model in game.s.models:
        model.tokens.extend([*own, "inked"])
    end_turn(game)
    kept = ["swimming", "trapped", "poisoned", "stunned", "inked"]
    assert game.s.models[0].tokens == game.s.models[1].tokens == kept
    assert game.s.models[2].tokens == [*own, "inked"]
    assert game.s.phase == "event"


def test_the_end_of_a_round_takes_effect_tokens_from_everybody_and_leaves_swimmers() -> None:
    game = battle("deck_hand E5, 1 shell_titan I1, ~ reef_maw C3")
    for model in game.s.models:
        model.tokens.extend(["swimming", "trapped", "stunned", "inked"])
    let(creature_phase(game))
    assert [model.tokens for model in game.s.models] == [["swimming"]] * 3


def test_poison_is_one_wound_for_each_model_that_bears_it() -> None:
    game = battle("brass_admiral E5, harpoon_marshal E4, deck_hand E3, 1 shell_titan I1")
    for number in (0, 1, 3):
        game.s.models[number].tokens.append("poisoned")
    let(creature_phase(game))
    assert [model.wounds for model in game.s.models] == [1, 1, 0, 1]
    assert not any(model.tokens for model in game.s.models)
    let(creature_phase(game))
    assert [model.wounds for model in game.s.models] == [1, 1, 0, 1]


def test_the_fallen_are_not_poisoned_once_more() -> None:
    game = two_armies()
    game.s.models[1].tokens.append("poisoned")
    game.s.models[1].tile = FALLEN
    let(creature_phase(game))
    assert game.s.models[1].wounds == 0


def test_a_new_round_begins_with_the_first_player_who_still_stands() -> None:
    game = two_armies(3)
    game.s.first = game.s.active = 1
    let(creature_phase(game))
    assert (game.s.active, game.s.round) == (1, 2)
    game.s.models[2].tile = FALLEN
    let(creature_phase(game))
    assert (game.s.active, game.s.round) == (2, 3)


@pytest.mark.parametrize(("active", "following"), [(2, 0), (0, 1), (1, None)])
def test_turns_go_round_from_the_first_player_then_come_the_creatures(
    active: int, following: int | None
) -> None:
    game = two_armies(3)
    game.s.first, game.s.active = 2, active
    calm(game)
    let(resolve_event(game))
    if following is None:
        assert game.s.phase == "lurkers"
    else:
        assert (game.s.phase, game.s.active) == ("turn", following)


def test_who_is_out_has_no_turn() -> None:
    game = two_armies(3)
    game.s.first = game.s.active = 0
    game.s.models[2].tile = FALLEN
    calm(game)
    let(resolve_event(game))
    assert game.s.active == 2


def test_reserves_keep_their_players_turn() -> None:
    game = two_armies(3)
    game.s.first = game.s.active = 0
    game.s.models[2].tile = WAITING
    calm(game)
    let(resolve_event(game))
    assert game.s.active == 1


def test_silt_clears_with_the_next_event_and_an_event_is_discarded() -> None:
    game = two_armies()
    calm(game, "thick_silt")
    let(draw_event(game))
    assert game.s.silt
    assert (game.s.event, game.s.event_discards) == ("thick_silt", ["thick_silt"])
    calm(game)
    let(draw_event(game))
    assert not game.s.silt
    assert game.s.event_discards == ["thick_silt", "calm_water"]


def test_events_are_shuffled_again_when_all_are_drawn() -> None:
    game = two_armies()
    game.s.event_deck.clear()
    game.s.event_discards[:] = ["calm_water", "calm_water"]
    let(draw_event(game))
    assert game.s.event_deck == ["calm_water"]
    assert game.s.event_discards == ["calm_water"]


def test_one_wound_less_than_the_heart_leaves_a_model_standing() -> None:
    game = two_armies()
    let(wound(game, game.s.models[0], 1, 1))
    assert game.s.models[0].tile == tile("E5")
    let(wound(game, game.s.models[0], 1, 1))
    assert game.s.models[0].tile == FALLEN


def test_a_harness_is_one_wound_more() -> None:
    game = two_armies()
    game.s.models[0].cards.append("bone_harness")
    let(wound(game, game.s.models[0], 2, 1))
    assert game.s.models[0].tile == tile("E5")
    let(wound(game, game.s.models[0], 1, 1))
    assert game.s.models[0].tile == FALLEN


def test_healing_takes_off_no_more_wounds_than_there_are() -> None:
    game = two_armies()
    model = game.s.models[0]
    model.wounds = 1
    heal(game, model, 2)
    assert model.wounds == 0
    told = len(game.lines)
    heal(game, model, 2)
    assert (model.wounds, len(game.lines)) == (0, told), "nothing healed, nothing told"


def test_cards_of_the_fallen_go_each_to_its_own_pile() -> None:
    game = battle("brass_admiral E5 patch_kit rusted_cutlass, deck_hand E4, 1 kelp_spear I1")
    admiral = game.s.models[0]
    let(wound(game, admiral, 9, 1))
    assert (game.s.scrap, game.s.item_discards) == (["patch_kit"], ["rusted_cutlass"])
    assert admiral.cards == []


def test_whoever_is_out_loses_the_stock_and_the_others_keep_theirs() -> None:
    game = two_armies(3)
    for player in game.s.players:
        player.stock[:] = ["flare"]
    let(wound(game, game.s.models[2], 9, 0))
    assert [player.stock for player in game.s.players] == [["flare"], [], ["flare"]]
    assert game.s.item_discards == ["flare"]


def test_starting_cards_never_come_back() -> None:
    game = two_armies()
    discard(game, "patch_kit")
    discard(game, "flare")
    assert (game.s.scrap, game.s.item_discards) == (["patch_kit"], ["flare"])


def test_a_token_counts_once_and_none_falls_on_whoever_is_not_there() -> None:
    game = two_armies()
    model, waiting = game.s.models[0], reserve(game, 0, "deck_hand")
    give_token(game, model, "trapped")
    give_token(game, model, "trapped")
    give_token(game, waiting, "trapped")
    assert (model.tokens, waiting.tokens) == (["trapped"], [])


def test_to_charge_lasts_over_an_event_no_longer_than_the_turn() -> None:
    game = two_armies()
    let(order(game, "move", "E5"), "charge", "stay")
    assert game.s.models[0].tokens == ["charging"]
    end_turn(game)
    calm(game)
    let(resolve_event(game))
    assert game.s.models[0].tokens == []
