"""Events: one after every turn, and each of the thirteen."""

import pytest

from games.lurk.game import Lurk
from games.lurk.state import FALLEN
from games.lurk.told import ESSENCE_CHANGES
from games.lurk.turn.activation_card import begin_turn
from games.lurk.turn.events import cave_in, draw_event
from games.lurk.turn.round_end import resolve_event
from games.lurk.turn.turn import end_turn
from tests.games.hearing import events
from tests.games.lurk.field import asked, battle, last, lay, let, lone, tile, top


def quiet() -> Lurk:
    return battle("rivet_gunner E5, 1 kelp_spear F5, 1 reef_archer H1")


def event(game: Lurk, card: str, *answers: str) -> None:
    game.s.event_deck.append(card)
    let(draw_event(game), *answers)


def test_an_event_is_drawn_after_every_turn() -> None:
    game = quiet()
    top(game.s.event_deck, "calm_water")
    end_turn(game)
    let(resolve_event(game))
    assert (game.s.event, game.s.active) == ("calm_water", 1)


def test_events_are_shuffled_again_when_all_are_drawn() -> None:
    game = quiet()
    game.s.event_deck.clear()
    game.s.event_discards[:] = ["calm_water", "calm_water"]
    let(draw_event(game))
    assert (game.s.event_deck, game.s.event_discards) == (["calm_water"], ["calm_water"])


def test_thick_silt_shortens_ranges_until_the_next_event() -> None:
    game = quiet()
    event(game, "thick_silt")
    assert [model.reach for model in game.view(None).models] == [2, 1, 1]
    assert (game.s.event, game.s.event_discards) == ("thick_silt", ["thick_silt"])
    event(game, "calm_water")
    assert [model.reach for model in game.view(None).models] == [3, 1, 2]
    assert game.s.event_discards == ["thick_silt", "calm_water"]


def test_what_an_event_gives_is_told_before_the_next_turn_begins() -> None:
    game = lone()
    for player in game.s.players:
        player.told = [player.essence, 1]
    top(game.s.event_deck, "essence_bloom")
    let(resolve_event(game))
    figures = events([line for line in game.lines if line.kind == "figure"], ESSENCE_CHANGES)
    assert [(one["seat"], one["changes"]) for one in figures] == [(0, ["+1♦"]), (1, ["+1♦"])]


@pytest.mark.parametrize("card", ["coral_bloom", "cave_in", "sinking_crate", "something_stirs"])
def test_events_ask_nothing_of_a_player_who_is_out(card: str) -> None:
    game = battle("brass_admiral C3, 1 kelp_spear E6, 2 eel_pup G3", seats=3, abyss="E5 E7")
    game.s.models[0].tile = FALLEN
    game.s.searched.append(tile("E3"))
    event(game, card)
    assert "rock" not in game.s.ground
    assert game.s.ground.count("abyss") == 2
    assert [player.stock for player in game.s.players] == [[], [], []]


@pytest.mark.parametrize("active", [0, 1])
def test_a_bloom_is_for_everybody_and_a_crate_for_the_active_player(active: int) -> None:
    game = lone()
    game.s.active = active
    event(game, "essence_bloom")
    event(game, "sinking_crate")
    assert [player.essence for player in game.s.players] == [4, 4]
    assert [len(player.stock) for player in game.s.players] == [1 - active, active]


def test_venom_falls_on_both_corals_and_on_all_armies_but_on_no_creature() -> None:
    models = "deck_hand E5, 1 kelp_spear C3, deck_hand G3, ~ gulper C5"
    game = battle(models, coral="E5 C5", poison="C3")
    event(game, "venom_tide")
    assert [model.tokens for model in game.s.models] == [["poisoned"], ["poisoned"], [], []]


def test_coral_bloom_may_be_refused_and_turns_one_coral() -> None:
    game = lone()
    game.s.searched[:] = [tile("E4"), tile("E6")]
    event(game, "coral_bloom", "no")
    assert len(game.s.searched) == 2
    event(game, "coral_bloom", "bloom.E4")
    assert game.s.searched == [tile("E6")]


def test_cave_in_turns_empty_sand_into_rock_and_nothing_else() -> None:
    game = lone(coral="E4")
    offered = asked(cave_in(game))
    assert not {"cave.E5", "cave.E4", "cave.A1"}.intersection(offered)
    event(game, "cave_in", "cave.E6")
    assert game.s.ground[tile("E6")] == "rock"
    assert game.s.ground.count("rock") == 1


def test_the_next_player_moves_every_swimmer_of_both_armies_but_not_the_trapped() -> None:
    swimmers = "deck_hand E5 swimming, 1 kelp_spear C3 swimming"
    game = battle(swimmers, "deck_hand G3 swimming trapped, deck_hand A1")
    top(game.s.event_deck, "rip_current")
    asks = let(draw_event(game), "drift.E6", "drift.C4")
    assert [{option.seat for option in ask.options} for ask in asks] == [{1}, {1}]
    assert [game.spot(model) for model in game.s.models] == ["E6", "C4", "G3", "A1"]


@pytest.mark.parametrize(("card", "ground"), [("glow_vent", "hollow"), ("gulper", "lair")])
def test_in_the_nearest_abyss_a_creature_wakes_and_a_treasure_drifts_away(
    card: str, ground: str
) -> None:
    game = lone(abyss="E7 H2")
    top(game.s.abyss_deck, card)
    event(game, "something_stirs")
    assert (game.s.ground[tile("E7")], game.s.ground[tile("H2")]) == (ground, "abyss")
    assert [player.essence for player in game.s.players] == [3, 3]
    assert [model.kind for model in game.creatures()] == [card] * (ground == "lair")


def test_of_abysses_equally_near_the_active_player_chooses() -> None:
    game = lone("brass_admiral", abyss="E4 E6 B1")
    event(game, "something_stirs", "stir.E6")
    assert game.s.ground[tile("E6")] != "abyss"
    assert game.s.ground[tile("E4")] == game.s.ground[tile("B1")] == "abyss"


def test_wind_is_for_the_active_player_and_cramp_for_the_next_for_one_turn() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.active = 1
    event(game, "second_wind")
    event(game, "cold_cramp")
    tokens = []
    for seat in (0, 1, 2, 1, 2):
        begin_turn(game, seat)
        tokens.append(game.s.columns)
    assert tokens == [[3, 0, 0], [4, 0, 0], [2, 0, 0], [3, 0, 0], [3, 0, 0]]


def test_second_wind_and_cold_cramp_for_one_turn_cancel_out() -> None:
    game = lone()
    event(game, "second_wind")
    game.s.active = 1
    event(game, "cold_cramp")
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_the_spring_is_for_the_wounded() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 1 kelp_spear I2, 1 kelp_spear I3")
    game.s.models[1].wounds = 1
    event(game, "healing_spring")
    assert game.s.models[1].wounds == 0


@pytest.mark.parametrize(
    ("models", "active", "wounds"),
    [
        ("deck_hand E5, 1 kelp_spear F5, 1 reef_archer H1", 0, [2, 3, 3]),
        ("deck_hand E5, deck_hand E4, 1 shell_titan I1", 0, [3, 3, 2]),
        ("deck_hand E5, 1 kelp_spear I1", 1, [3, 2]),
        ("deck_hand E5, 1 kelp_spear I1", 0, [2, 3]),
    ],
)
def test_the_spring_heals_one_wound_of_the_smallest_army_the_active_players_first(
    models: str, active: int, wounds: list[int]
) -> None:
    game = battle(models)
    for model in game.s.models:
        model.wounds = 3
    game.s.active = active
    event(game, "healing_spring")
    assert [model.wounds for model in game.s.models] == wounds


def test_a_spring_for_an_army_without_a_wound_heals_nobody() -> None:
    game = lone()
    game.s.models[1].wounds = 1
    event(game, "healing_spring")
    assert [model.wounds for model in game.s.models] == [0, 1]


def test_feeding_time_is_a_creature_phase() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1, ~ gulper E6", essence=(0, 3))
    event(game, "feeding_time")
    assert (last(game).attacker, last(game).target) == ("gulper", "brass_admiral")


def test_calm_water_changes_nothing() -> None:
    game = quiet()
    lay(game, coral="E5")
    before = (list(game.s.ground), [model.likeness() for model in game.s.models])
    event(game, "calm_water")
    assert (list(game.s.ground), [model.likeness() for model in game.s.models]) == before


def test_without_sand_nothing_caves_in() -> None:
    game = lone()
    game.s.ground[:] = ["coral" if ground == "sand" else ground for ground in game.s.ground]
    event(game, "cave_in")
    assert "rock" not in game.s.ground


def test_the_current_leaves_the_fallen_and_those_without_a_free_tile() -> None:
    walls = "E4 E6 D4 D5 F4 F5"
    game = battle("deck_hand E5 swimming, deck_hand C3 swimming, 1 kelp_spear I1", abyss=walls)
    game.s.models[1].tile = FALLEN
    event(game, "rip_current")
    assert game.spot(game.s.models[0]) == "E5"
