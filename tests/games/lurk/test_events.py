"""Events: one after every turn, and each of the thirteen."""

from games.lurk.activation_card import begin_turn
from games.lurk.events import (
    cave_in,
    cold_cramp,
    coral_bloom,
    draw_event,
    essence_bloom,
    healing_spring,
    rip_current,
    second_wind,
    sinking_crate,
    something_stirs,
    venom_tide,
)
from games.lurk.game import Lurk
from games.lurk.round_end import resolve_event
from games.lurk.state import FALLEN
from games.lurk.turn import end_turn
from tests.games.lurk.field import asked, battle, let, lone, tile, top


def quiet() -> Lurk:
    return battle("rivet_gunner E5, 1 kelp_spear F5, 1 reef_archer H1")


def test_an_event_is_drawn_after_every_turn() -> None:
    game = quiet()
    top(game.s.event_deck, "calm_water")
    end_turn(game)
    let(resolve_event(game))
    assert game.s.event == "calm_water"
    assert game.s.active == 1


def two_armies(seats: int = 2) -> Lurk:
    far = ["1 kelp_spear I1", "2 eel_pup A1", "3 silt_thrall A3"]
    return battle("deck_hand E5, deck_hand E4", *far[: seats - 1], seats=seats)


def test_events_are_shuffled_again_when_all_are_drawn() -> None:
    game = two_armies()
    game.s.event_deck.clear()
    game.s.event_discards[:] = ["calm_water", "calm_water"]
    let(draw_event(game))
    assert game.s.event_deck == ["calm_water"]
    assert game.s.event_discards == ["calm_water"]


def calm(game: Lurk, card: str = "calm_water") -> None:
    """The next event."""
    game.s.event_deck.append(card)


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


def test_what_an_event_gives_is_told_before_the_next_turn_begins() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    for player in game.s.players:
        player.told = [player.essence, 1]
    game.s.event_deck.append("essence_bloom")
    let(resolve_event(game))
    figures = [str(line.text) for line in game.lines if line.kind == "figure"]
    assert figures == ["Player 1 +1♦", "Player 2 +1♦"]


def event(game: Lurk, card: str, *answers: str) -> None:
    top(game.s.event_deck, card)
    let(draw_event(game), *answers)


def test_events_ask_nothing_of_a_player_who_is_out() -> None:
    game = battle("brass_admiral C3, 1 kelp_spear E6, 2 eel_pup G3", seats=3)
    game.s.models[0].tile = FALLEN
    game.s.ground[tile("E3")] = "coral"
    game.s.searched.append(tile("E3"))
    event(game, "coral_bloom")
    event(game, "cave_in")
    assert "rock" not in game.s.ground


def test_essence_bloom_gives_everybody_one() -> None:
    game = quiet()
    event(game, "essence_bloom")
    assert [player.essence for player in game.s.players] == [4, 4]


def test_a_crate_bloom_and_cave_in_touch_nobody_elses() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.active = 1
    let(sinking_crate(game))
    assert [len(player.stock) for player in game.s.players] == [0, 1]
    let(essence_bloom(game))
    assert [player.essence for player in game.s.players] == [4, 4]


def test_sinking_crate_brings_an_item() -> None:
    game = quiet()
    event(game, "sinking_crate")
    assert len(game.s.players[0].stock) == 1


def test_thick_silt_shortens_ranges_until_the_next_event() -> None:
    game = quiet()
    event(game, "thick_silt")
    assert [m.reach for m in game.view(None).models] == [2, 1, 1]
    event(game, "calm_water")
    assert game.view(None).models[0].reach == 3


def test_venom_tide_poisons_everybody_on_coral() -> None:
    game = quiet()
    game.s.ground[tile("E5")] = "coral"
    event(game, "venom_tide")
    assert game.s.models[0].tokens == ["poisoned"]
    assert game.s.models[1].tokens == []


def test_venom_falls_on_both_corals_and_on_all_armies_but_on_no_creature() -> None:
    game = battle(
        "deck_hand E5, 1 kelp_spear C3, deck_hand G3, ~ gulper C5", coral="E5 C5", poison="C3"
    )
    let(venom_tide(game))
    assert [m.tokens for m in game.s.models] == [["poisoned"], ["poisoned"], [], []]


def test_coral_bloom_lets_a_coral_be_searched_again() -> None:
    game = quiet()
    game.s.searched.append(tile("C3"))
    event(game, "coral_bloom", "bloom.C3")
    assert game.s.searched == []


def test_coral_bloom_may_be_refused_and_turns_one_coral() -> None:
    game = lone()
    game.s.searched[:] = [tile("E4"), tile("E6")]
    let(coral_bloom(game), "no")
    assert len(game.s.searched) == 2
    let(coral_bloom(game), "bloom.E4")
    assert game.s.searched == [tile("E6")]


def test_cave_in_turns_empty_sand_into_rock() -> None:
    game = quiet()
    event(game, "cave_in", "cave.C3")
    assert game.s.ground[tile("C3")] == "rock"


def test_cave_in_spares_tiles_with_models_and_all_that_is_not_sand() -> None:
    game = lone()
    game.s.ground[tile("E4")] = "coral"
    offered = asked(cave_in(game))
    assert not {"cave.E5", "cave.E4", "cave.A1"}.intersection(offered)
    assert "cave.E6" in offered


def test_rip_current_carries_the_next_players_swimmers() -> None:
    game = quiet()
    game.s.models[1].tokens.append("swimming")
    event(game, "rip_current", "drift.F6")
    assert game.s.models[1].tile == tile("F6")


def test_rip_current_lets_the_next_player_move_every_swimmer() -> None:
    game = battle("brass_admiral C3, 1 kelp_spear E6, 1 reef_archer G3")
    for model in game.s.models:
        model.tokens.append("swimming")
    game.s.models[2].tokens.append("trapped")
    play = rip_current(game)
    first = next(play)
    assert {option.seat for option in first.options} == {1}  # type: ignore[union-attr]  # an ask
    event(game, "rip_current", "drift.C4", "drift.E7")
    assert [m.tile for m in game.s.models] == [tile("C4"), tile("E7"), tile("G3")]


def test_the_current_carries_every_swimmer_of_both_armies_but_not_the_trapped() -> None:
    game = battle("deck_hand E5, 1 kelp_spear C3, deck_hand G3, deck_hand A1")
    for model in game.s.models[:3]:
        model.tokens.append("swimming")
    game.s.models[2].tokens.append("trapped")
    let(rip_current(game), "drift.E6", "drift.C4")
    assert [m.tile for m in game.s.models] == [tile(s) for s in ("E6", "C4", "G3", "A1")]


def test_something_stirs_in_the_nearest_abyss() -> None:
    game = quiet()
    game.s.ground[tile("E6")] = game.s.ground[tile("B1")] = "abyss"
    event(game, "something_stirs")
    assert game.s.ground[tile("E6")] in ("lair", "hollow")
    assert game.s.ground[tile("B1")] == "abyss"


def test_of_abysses_equally_near_the_active_player_chooses() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1", abyss="E4 E6 B1")
    event(game, "something_stirs", "stir.E6")
    assert game.s.ground[tile("E4")] == game.s.ground[tile("B1")] == "abyss"


def test_what_stirs_is_nearest_to_the_active_player_and_a_treasure_drifts_away() -> None:
    game = lone("deck_hand", "E5")
    game.s.ground[tile("E7")] = game.s.ground[tile("H2")] = "abyss"
    game.s.abyss_deck.append("glow_vent")
    let(something_stirs(game))
    assert (game.s.ground[tile("E7")], game.s.ground[tile("H2")]) == ("hollow", "abyss")
    assert [player.essence for player in game.s.players] == [3, 3]


def test_second_wind_and_cold_cramp_change_the_next_activation_card() -> None:
    game = quiet()
    event(game, "second_wind")
    event(game, "cold_cramp")
    begin_turn(game, 1)
    assert game.s.columns == [2, 0, 0]
    begin_turn(game, 0)
    assert game.s.columns == [4, 0, 0]
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_second_wind_and_cold_cramp_for_one_turn_cancel_out() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    event(game, "second_wind")
    game.s.active = 1
    event(game, "cold_cramp")
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_wind_is_for_the_active_player_and_cramp_for_the_next() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.active = 1
    let(second_wind(game))
    let(cold_cramp(game))
    assert [player.extra for player in game.s.players] == [0, 1, -1]


def test_healing_spring_helps_the_smallest_army() -> None:
    game = quiet()
    game.s.models[0].wounds = game.s.models[1].wounds = 1
    event(game, "healing_spring")
    assert [m.wounds for m in game.s.models] == [0, 1, 0]


def test_the_spring_heals_one_wound_of_the_smallest_army() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 shell_titan I1")
    for model in game.s.models:
        model.wounds = 1
    game.s.models[2].wounds = 3
    let(healing_spring(game))
    assert [model.wounds for model in game.s.models] == [1, 1, 2]


def test_of_armies_equally_small_the_first_from_the_active_player_on_is_healed() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    for model in game.s.models:
        model.wounds = 1
    game.s.active = 1
    let(healing_spring(game))
    assert [model.wounds for model in game.s.models] == [1, 0]


def test_feeding_time_is_a_creature_phase() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1, ~ gulper E6", essence=(0, 3))
    event(game, "feeding_time")
    assert game.s.fight is not None
