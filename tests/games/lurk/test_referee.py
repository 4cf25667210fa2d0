"""Where the rulebook is short: set-up, events and ends as a fair referee decides them."""

from games.lurk.activation_card import begin_turn
from games.lurk.armies import choose_armies
from games.lurk.board import SUMMONING_TILES
from games.lurk.deployment import deploy
from games.lurk.events import rip_current
from games.lurk.factions import choose_factions
from games.lurk.game import Lurk
from games.lurk.round_end import creature_phase
from games.lurk.state import FALLEN, WAITING, Model
from tests.games.lurk.field import asked, battle, let, order, tile
from tests.games.lurk.test_rounds import event
from tests.games.lurk.test_setup import armies, fresh


def told(game: Lurk, template: str, name: str) -> list[str]:
    """What was said in the place of a name in every sentence of that form."""
    said = [line.text for line in game.lines if line.text.template == template]
    return [str((text.args or {})[name]) for text in said]


def test_losers_of_several_rolls_choose_in_the_order_of_their_rolls() -> None:
    low, high = ["Rs", "Rs"], ["Ro", "Rs"]
    best = ["Ro", "Ro"]
    game = fresh(4, *low, *best, *high, *best)
    wishes = ["faction.cog", "faction.cog", "faction.nautilus", "faction.nautilus"]
    play = choose_factions(game)
    let(play, *wishes, "faction.ancients")
    assert [p.faction for p in game.s.players] == ["low_clans", "cog", "ancients", "nautilus"]


def test_everybody_chooses_which_of_their_models_is_deployed_where() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    kinds = ["pressure_walker", *["deck_hand"] * 4, *["mine_drone"] * 4]
    game.s.models += [Model(n, kind, 0) for n, kind in enumerate(kinds)]
    game.s.models.append(Model(9, "tide_speaker", 1))
    drones = ["put.m5.A1", "put.m6.A1", "put.m7.A1"]
    hands = ["put.m1.A2", "put.m2.A2", "put.m3.A2"]
    let(deploy(game), *drones, *hands, "put.m8.A3", "put.m9.I1")
    assert game.s.models[0].tile == WAITING, "large, and no tile is empty"
    assert len(game.at(SUMMONING_TILES["north"][2])) == 2, "the last one has one place only"


def test_a_tile_may_be_left_empty_or_half_full() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    game.s.models += [Model(n, "deck_hand", 0) for n in range(3)]
    game.s.models.append(Model(3, "tide_speaker", 1))
    play = deploy(game)
    let(play, "skip.A1", "put.m0.A2", "done", "put.m1.A3", "done", "put.m2.A1", "rest")
    assert [game.s.models[n].tile for n in range(3)] == [tile("A2"), tile("A3"), tile("A1")]


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


def test_events_ask_nothing_of_a_player_who_is_out() -> None:
    game = battle("brass_admiral C3, 1 kelp_spear E6, 2 eel_pup G3", seats=3)
    game.s.models[0].tile = FALLEN
    game.s.ground[tile("E3")] = "coral"
    game.s.searched.append(tile("E3"))
    event(game, "coral_bloom")
    event(game, "cave_in")
    assert "rock" not in game.s.ground


def test_of_abysses_equally_near_the_active_player_chooses() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1", abyss="E4 E6 B1")
    event(game, "something_stirs", "stir.E6")
    assert game.s.ground[tile("E4")] == game.s.ground[tile("B1")] == "abyss"


def test_second_wind_and_cold_cramp_for_one_turn_cancel_out() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    event(game, "second_wind")
    game.s.active = 1
    event(game, "cold_cramp")
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_a_creature_that_dies_of_poison_leaves_its_den_and_no_reward() -> None:
    game = battle("brass_admiral A1, 1 kelp_spear I1, ~ lantern_biter E5 poisoned")
    biter = game.s.models[2]
    biter.wounds, biter.essence = 1, 2
    let(creature_phase(game))
    assert game.s.ground[tile("E5")] == "den"
    assert [player.essence for player in game.s.players] == [3, 3]
    assert "{creature} dies, and nobody takes its reward" in [li.text.template for li in game.lines]


def test_poison_works_in_turn_order() -> None:
    game = battle("brass_admiral A1, 1 kelp_spear I1, 1 reef_archer I1")
    game.s.first = 1
    for model in game.s.models:
        model.tokens.append("poisoned")
    let(creature_phase(game))
    assert told(game, "Poison burns {model}: 1 wound", "model") == [
        "Kelp Spear",
        "Reef Archer",
        "Brass Admiral",
    ]


def test_a_swarm_on_guard_strikes_only_whoever_moves() -> None:
    game = battle(
        "brass_admiral E2, deck_hand E4, 1 kelp_spear I1, ~ needle_shoal E5", essence=(0, 3)
    )
    let(order(game, "move", "E2"), "go.E4")
    assert told(game, "{attacker} attacks {target} on {tile}: {result}", "target") == [
        "Brass Admiral"
    ]


def test_a_faction_is_announced_when_it_is_settled() -> None:
    game = fresh(2)
    let(choose_factions(game), "faction.cog", "faction.ancients")
    templates = [line.text.template for line in game.lines]
    assert templates.count("leads the {faction}") == 2


def test_a_card_just_chosen_may_be_put_back() -> None:
    game = armies()
    let_shop = asked(choose_armies(game), "own", "hire.brass_admiral", "buy.patch_kit")
    assert "carry.back" in let_shop


def test_cards_are_told_when_the_armies_are_deployed_and_not_before() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    let(choose_armies(game), "army.cog.0", "army.nautilus.0")
    assert told(game, "Cards of {seat}: {cards}.", "cards") == []
    let(deploy(game), "rest", "rest")
    assert len(told(game, "Cards of {seat}: {cards}.", "cards")) == 2
