"""Searching coral and looking into the abyss: items, treasures, what wakes and who faces it."""

import pytest

from games.lurk.attack.column import act_with_tile
from games.lurk.attack.search_and_recover import (
    CORAL_DIE,
    abyss_card,
    coral_option,
    coral_to_search,
    search_options,
)
from games.lurk.content import TREASURES
from games.lurk.creatures.abyss import take_treasure
from games.lurk.game import Lurk
from tests.games.lurk.field import (
    acts,
    asked,
    battle,
    give,
    last,
    let,
    lone,
    tile,
    top,
)


def before_the_abyss(card: str, *dice: str) -> Lurk:
    pair = "brass_admiral E5, deck_hand E5, 1 kelp_spear I1"
    game = battle(pair, dice=" ".join(dice), essence=(0, 3), abyss="E6")
    top(game.s.abyss_deck, card)
    return game


def test_the_finder_is_asked_whether_it_faces_the_creature_or_flees() -> None:
    game = before_the_abyss("gulper")
    assert asked(act_with_tile(game, tile("E5")), "abyss.E6.m0") == ["face", "flee"]


def test_to_face_it_is_one_attack_with_the_finders_own_dice() -> None:
    game = before_the_abyss("lantern_biter", "Bo", "Ro", "Rs", "Ws")
    let(act_with_tile(game, tile("E5")), "abyss.E6.m0", "face", "hold")
    biter = game.s.models[3]
    assert (biter.kind, biter.wounds) == ("lantern_biter", 1)
    assert last(game).attack == ["Bo", "Ro", "Rs"]


def test_the_finder_who_defeats_it_takes_the_reward() -> None:
    game = before_the_abyss("lantern_biter", "Bo", "Ro", "Rs", "W-")
    let(act_with_tile(game, tile("E5")), "abyss.E6.m0", "face")
    assert game.s.ground[tile("E6")] == "den"
    assert game.s.players[0].essence == 2


def test_whoever_flees_leaves_it_unhurt_on_guard() -> None:
    game = before_the_abyss("lantern_biter")
    let(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee", "hold")
    assert (game.s.models[3].wounds, game.s.ground[tile("E6")]) == (0, "lair")
    assert game.s.fight is None


def test_the_search_was_the_finders_action_whatever_it_chose() -> None:
    for choice in ("face", "flee"):
        game = before_the_abyss("reef_maw")
        let(act_with_tile(game, tile("E5")), "abyss.E6.m0", choice, "hold")
        assert game.s.models[0].acted


def test_the_others_of_the_tile_may_fight_on_after_the_finder() -> None:
    game = before_the_abyss("reef_maw", "BS", "Rs", "Rs", "Rs", "Rs", "Rs")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "face")
    assert offered == ["hit.m3", "hold"]


def test_two_finders_each_decide_for_themselves() -> None:
    game = before_the_abyss("lantern_biter")
    game.s.ground[tile("E4")] = "abyss"
    game.s.abyss_deck.remove("gulper")
    game.s.abyss_deck.insert(-1, "gulper")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee", "abyss.E4")
    assert offered == ["face", "flee"]
    assert [m.kind for m in game.creatures()] == ["lantern_biter", "gulper"]


def near_coral(*dice: str) -> Lurk:
    return battle("brass_admiral E5, 1 kelp_spear I1", dice=" ".join(dice), coral="E5")


def test_an_octopus_of_a_white_die_finds_an_item_in_coral_and_turns_the_tile() -> None:
    game = near_coral("Wo")
    let(act_with_tile(game, tile("E5")), "search")
    assert len(game.s.players[0].stock) == 1
    assert game.s.searched == [tile("E5")]
    assert not coral_to_search(game, game.s.models[0])


@pytest.mark.parametrize("die", ["Ws", "Wd", "W-"])
def test_anything_else_finds_nothing(die: str) -> None:
    game = near_coral(die)
    let(act_with_tile(game, tile("E5")), "search")
    assert game.s.players[0].stock == []
    assert game.s.searched == []


def test_a_winch_searches_with_two_dice() -> None:
    game = near_coral("W-", "Wo")
    give(game, game.s.models[0], "magnet_winch")
    let(act_with_tile(game, tile("E5")), "search")
    assert len(game.s.players[0].stock) == 1


def test_a_plain_searcher_rolls_one_die() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", coral="E5")
    (option,) = search_options(game, game.s.models[0])
    assert option.detail is CORAL_DIE


def test_poison_coral_hides_items_too() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", poison="E5")
    assert "search" in asked(act_with_tile(game, tile("E5")))


def test_a_second_searcher_finds_a_searched_coral_turned() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1", dice="Wo", coral="E5")
    let(act_with_tile(game, tile("E5")), "search.m0")
    assert game.s.searched == [tile("E5")]
    assert not game.s.models[1].acted


def test_a_second_searcher_tries_where_the_first_failed() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1", dice="W- Wo", coral="E5")
    let(act_with_tile(game, tile("E5")), "search.m0", "search")
    assert len(game.s.players[0].stock) == 1
    assert game.s.models[1].acted


def test_coral_is_searched_before_the_abyss_in_every_list() -> None:
    game = battle("deck_hand E5 trapped, 1 kelp_spear I1", coral="E5", abyss="E6")
    ids = [option.id for option in search_options(game, game.s.models[0])]
    assert ids == ["search", "abyss.E6", "recover"]


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


def test_bait_takes_two_cards_of_the_abyss_deck_and_gives_one_back() -> None:
    game = battle("gill_chief E5 rotten_bait, 1 kelp_spear I1")
    before = list(game.s.abyss_deck)
    let(abyss_card(game, game.s.models[0]), "yes", "keep.0")
    assert game.s.abyss_deck == [before[-2], *before[:-2]]


def test_bait_may_be_kept_and_the_top_card_is_drawn() -> None:
    game = battle("gill_chief E5 rotten_bait, 1 kelp_spear I1")
    before = list(game.s.abyss_deck)
    let(abyss_card(game, game.s.models[0]), "no")
    assert game.s.abyss_deck == before[:-1]
    assert game.s.models[0].cards == ["rotten_bait"]


def test_after_a_search_only_what_it_woke_may_be_fought_at_once() -> None:
    models = "deck_hand E5, rivet_gunner E5, 1 shell_titan F5, ~ reef_maw D5"
    game = battle(models, abyss="E6")
    top(game.s.abyss_deck, "gulper")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee")
    assert offered == ["hit.m4", "hold"]


def test_of_the_last_item_of_all_one_finds_one() -> None:
    game = lone("brass_admiral")
    game.s.item_deck[:] = ["flare"]
    let(take_treasure(game, 0, "wreck_hold"))
    assert game.s.players[0].stock == ["flare"]


def test_an_abyss_is_looked_into_from_next_to_it() -> None:
    game = lone(abyss="E6 E7")
    assert acts(game, game.s.models[0]) == ["abyss.E6"]


def test_a_winch_is_no_bait_and_its_search_reads_otherwise() -> None:
    game = lone("brass_admiral magnet_winch", abyss="E6")
    top(game.s.abyss_deck, "silent_den")
    let(act_with_tile(game, tile("E5")), "abyss.E6")
    assert game.s.models[0].cards == ["magnet_winch"]
    assert coral_option(0, 1).detail != coral_option(0, 2).detail
