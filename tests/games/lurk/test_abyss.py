"""What the abyss hides: every creature with its dice, Heart, habits and reward, every treasure."""

import pytest

from games.lurk.abyss import take_treasure
from games.lurk.attack import count_dice, leave_marks, prepare_clash
from games.lurk.attack_column import act_with_tile
from games.lurk.content import CREATURES, TREASURES
from games.lurk.creature_phase import attack_victim, victims_of
from games.lurk.game import Lurk
from games.lurk.round_end import creature_phase
from games.lurk.state import FALLEN
from games.lurk.wounds import wound
from tests.games.lurk.field import asked, battle, let, order, tile, top


def beside(creature: str, *more: str, spot: str = "E6") -> Lurk:
    """A creature next to an admiral, and nobody with Essence."""
    return battle(f"brass_admiral E5, ~ {creature} {spot}, 1 kelp_spear I1", *more, essence=(0, 0))


@pytest.mark.parametrize("kind", CREATURES)
def test_a_creature_falls_with_its_last_heart_and_leaves_its_reward(kind: str) -> None:
    printed = CREATURES[kind]
    game = beside(kind)
    creature = game.s.models[1]
    let(wound(game, creature, printed.heart - 1, 0))
    assert creature.tile == tile("E6")
    let(wound(game, creature, 1, 0))
    assert creature.tile == FALLEN
    assert game.s.ground[tile("E6")] == "den"
    assert game.s.players[0].essence == printed.reward.essence
    assert len(game.s.players[0].stock) == printed.reward.items
    assert game.s.abyss_discards == [kind]


@pytest.mark.parametrize("kind", CREATURES)
def test_a_creature_rolls_its_printed_dice(kind: str) -> None:
    game = beside(kind)
    attack = prepare_clash(game, game.s.models[1], game.s.models[0])
    assert attack.attack == CREATURES[kind].attack
    defence = prepare_clash(game, game.s.models[0], game.s.models[1])
    assert defence.defence == CREATURES[kind].defence


@pytest.mark.parametrize(("kind", "token"), [("trench_ray", "poisoned"), ("gulper", "trapped")])
def test_a_wound_by_some_creatures_leaves_a_token(kind: str, token: str) -> None:
    game = beside(kind)
    leave_marks(game, game.s.models[1], game.s.models[0])
    assert game.s.models[0].tokens == [token]


@pytest.mark.parametrize("kind", CREATURES)
def test_only_the_pale_kraken_reaches_two_tiles(kind: str) -> None:
    game = beside(kind, spot="E7")
    reached = bool(victims_of(game, game.s.models[1]))
    assert reached == (kind == "pale_kraken")


def test_rock_hides_from_the_pale_kraken() -> None:
    game = beside("pale_kraken", spot="E7")
    game.s.ground[tile("E6")] = "rock"
    assert victims_of(game, game.s.models[1]) == []


@pytest.mark.parametrize("kind", CREATURES)
def test_only_the_needle_shoal_attacks_a_whole_tile(kind: str) -> None:
    game = beside(kind, "boiler_surgeon E5")
    let(attack_victim(game, game.s.models[1], game.s.models[0]))
    blows = [line for line in game.lines if "attacks" in line.text.template]
    assert len(blows) == (2 if kind == "needle_shoal" else 1)


@pytest.mark.parametrize("purpose", ["attack", "defence"])
def test_a_creatures_diamonds_lie_on_its_tile_for_whoever_defeats_it(purpose: str) -> None:
    game = beside("lantern_biter")
    creature, admiral = game.s.models[1], game.s.models[0]
    pair = (creature, admiral) if purpose == "attack" else (admiral, creature)
    clash = prepare_clash(game, *pair)
    rolls = (["Rd"], []) if purpose == "attack" else ([], ["Wd"])
    count_dice(game, clash, *rolls)
    assert creature.essence == 1
    let(wound(game, creature, 2, 0))
    assert game.s.players[0].essence == 2 + 1


def test_wounds_of_a_creature_stay() -> None:
    game = beside("gulper")
    let(wound(game, game.s.models[1], 1, 0))
    let(creature_phase(game))
    assert game.s.models[1].wounds == 1


def test_nobody_enters_a_lair() -> None:
    game = beside("gulper")
    assert "go.E6" not in asked(order(game, "move", "E5"))


def test_others_of_the_tile_may_fight_what_one_has_found() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1", abyss="E6")
    top(game.s.abyss_deck, "gulper")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee")
    assert "hit.m3" in offered


def search(treasure: str, *answers: str) -> Lurk:
    game = battle("brass_admiral E5, 1 kelp_spear I1", abyss="E6")
    top(game.s.abyss_deck, treasure)
    game.s.item_deck[-2:] = ["flare", "sea_salve"]
    let(act_with_tile(game, tile("E5")), "abyss.E6", *answers)
    return game


@pytest.mark.parametrize(
    ("treasure", "answers", "essence", "stock"),
    [
        ("sunken_cache", (), 3, ["sea_salve"]),
        ("glow_vent", (), 6, []),
        ("wreck_hold", ("leave.0",), 4, ["flare"]),
        ("silent_den", (), 3, []),
    ],
)
def test_every_treasure(
    treasure: str, answers: tuple[str, ...], essence: int, stock: list[str]
) -> None:
    game = search(treasure, *answers)
    assert game.s.players[0].essence == essence
    assert game.s.players[0].stock == stock
    assert game.s.ground[tile("E6")] == "hollow", "open ground, without a bonus"
    assert set(TREASURES) == {"sunken_cache", "glow_vent", "wreck_hold", "silent_den"}


def test_a_treasure_beyond_five_cards_in_the_stock_costs_one_of_them() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    full = ["patch_kit", "steam_lance", "tow_line", "magnet_winch", "overpressure"]
    game.s.players[0].stock += full
    game.s.item_deck[-1:] = ["sea_salve"]
    let(take_treasure(game, 0, "sunken_cache"), "drop.tow_line")
    assert game.s.players[0].stock == [c for c in (*full, "sea_salve") if c != "tow_line"]
