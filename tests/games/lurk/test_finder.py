"""Whoever wakes a creature decides at once: face it, or flee and leave it on guard."""

from games.lurk.attack_column import act_with_tile
from games.lurk.game import Lurk
from tests.games.lurk.field import asked, battle, let, tile, top


def before_the_abyss(card: str, *dice: str) -> Lurk:
    game = battle(
        "brass_admiral E5, deck_hand E5, 1 kelp_spear I1",
        dice=" ".join(dice),
        essence=(0, 3),
        abyss="E6",
    )
    top(game.s.abyss_deck, card)
    return game


def test_the_finder_is_asked_whether_it_faces_the_creature_or_flees() -> None:
    game = before_the_abyss("gulper")
    assert asked(act_with_tile(game, tile("E5")), "abyss.E6.m0") == ["face", "flee"]


def test_a_treasure_asks_nothing() -> None:
    game = before_the_abyss("glow_vent")
    let(act_with_tile(game, tile("E5")), "abyss.E6.m0")


def test_to_face_it_is_one_attack_with_the_finders_own_dice() -> None:
    game = before_the_abyss("lantern_biter", "Bo", "Ro", "Rs", "Ws")
    let(act_with_tile(game, tile("E5")), "abyss.E6.m0", "face", "hold")
    biter = game.s.models[3]
    assert (biter.kind, biter.wounds) == ("lantern_biter", 1)
    assert game.s.fight is not None
    assert game.s.fight.attack == ["Bo", "Ro", "Rs"]


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
