"""What is told, what is spent and what is only shown: small print that chance seldom reaches."""

import math

import pytest

from games.kernel.ask import Ask
from games.kernel.hexes import Hex
from games.lurk.abilities import HELPS
from games.lurk.army_orders import dismiss
from games.lurk.attack import prepare_clash, resolve_attack
from games.lurk.attack_column import Activation, act_with_tile, ready_models
from games.lurk.board import HEXES, ROWS, SPOTS, TILE_AT, away, row_of
from games.lurk.content import KINDS
from games.lurk.equipment import share
from games.lurk.factions import settle_wishes
from games.lurk.game import Lurk
from games.lurk.marching import tell_way
from games.lurk.reinforcements import reinforce
from games.lurk.round_end import resolve_event
from games.lurk.search_and_recover import search_options
from games.lurk.sight import sees
from games.lurk.state import Draft, Fight, Move
from games.lurk.turn import take_turn
from games.lurk.wounds import destroy
from tests.games.lurk.field import asked, battle, let, reserve, side_tiles, skirmish, tile


def story(game: Lurk) -> str:
    return " ".join(str(line.text) for line in game.lines)


def test_only_the_wounded_heal_themselves() -> None:
    game = skirmish("deck_hand")
    attacker, target = game.s.models[:2]
    effect = KINDS["deck_hand"].ability.effect
    clash = prepare_clash(game, attacker, target)
    assert not HELPS["heal_self"](game, clash, effect)
    attacker.wounds = 1
    assert HELPS["heal_self"](game, clash, effect)


def test_of_two_alike_the_one_hired_last_is_dismissed_with_its_cards() -> None:
    draft = Draft(["eel_pup", "deck_hand", "eel_pup"], ["flare", "anchor_chain"], [0, 2])
    dismiss(draft, "eel_pup")
    assert (draft.models, draft.cards, draft.bearers) == (["eel_pup", "deck_hand"], ["flare"], [0])


def test_while_an_attack_is_asked_about_the_last_one_is_not_shown() -> None:
    game = skirmish("tooth_reaver")
    game.s.fight = Fight("", 0, 0, "", 0, 0, [], [], 0, 0, 0, destroyed=False)
    clash = prepare_clash(game, *game.s.models[:2])
    assert isinstance(next(resolve_attack(game, clash)), Ask)
    assert game.s.fight is None


def test_an_attack_without_an_ability_names_none() -> None:
    game = skirmish("deck_hand", essence=(0, 0))
    let(resolve_attack(game, prepare_clash(game, *game.s.models[:2])))
    assert game.s.fight is not None
    assert (game.s.fight.attack_ability, game.s.fight.defence_ability) == ("", "")


def test_who_can_neither_attack_nor_search_is_not_ready() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert ready_models(game, tile("E5"), Activation()) == []


def test_a_chain_that_was_thrown_is_used_up() -> None:
    game = skirmish("brass_admiral anchor_chain")
    let(act_with_tile(game, tile("E5")), "chain.m1")
    assert "trapped" in game.s.models[1].tokens
    assert game.s.models[0].cards == []


@pytest.mark.parametrize(("among", "by_rows"), [(25, False), (26, True)])
def test_more_than_25_tiles_are_offered_row_by_row(among: int, by_rows: bool) -> None:
    assert row_of(3, among) == (ROWS[3] if by_rows else None)


def test_rocks_on_two_seams_of_a_line_do_not_close_it() -> None:
    """Along each border one side is free, first the one and then the other."""
    assert sees(tile("A1"), tile("E4"), {tile("B2"), tile("D4")})
    assert not sees(tile("A1"), tile("E4"), {tile("B2"), tile("B3")})


def middle(place: Hex) -> tuple[float, float]:
    return math.sqrt(3) * (place.q + place.r / 2), 1.5 * place.r


def test_a_push_goes_as_straight_away_as_the_tiles_allow() -> None:
    for origin, start in enumerate(HEXES):
        for target, end in enumerate(HEXES):
            if origin == target:
                continue
            x, y = (b - a for a, b in zip(middle(start), middle(end), strict=True))
            ahead = {
                place: x * middle(place)[0] + y * middle(place)[1] for place in end.neighbours()
            }
            best = [p for p, far in ahead.items() if far > max(ahead.values()) - 1e-9]
            assert away(origin, target) in [TILE_AT.get(place) for place in best]


def test_a_faction_that_one_alone_wants_is_not_rolled_for() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert settle_wishes(game, {0: "cog", 1: "ancients"}) == []
    assert "roll" not in story(game)
    assert [player.faction for player in game.s.players] == ["cog", "ancients"]


def test_two_who_want_the_same_faction_roll_for_it() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert len(settle_wishes(game, {0: "cog", 1: "cog"})) == 1
    assert "They roll for the" in story(game)


def test_whoever_leaves_the_first_tile_of_all_is_told() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert tell_way(game, game.s.models[0], 0) == tile("E5")
    assert "goes A1 → E5" in story(game)


def test_a_reinforcement_is_told_with_its_tile() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    waiting = reserve(game, 0, "deck_hand")
    gate = side_tiles(game, 0)[0]
    let(reinforce(game, gate))
    assert waiting.tile == gate
    assert f"enters on {SPOTS[gate]}" in story(game)


def test_what_an_event_gives_is_told_before_the_next_turn_begins() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    for player in game.s.players:
        player.told = [player.essence, 1]
    game.s.event_deck.append("essence_bloom")
    let(resolve_event(game))
    figures = [str(line.text) for line in game.lines if line.kind == "figure"]
    assert figures == ["Player 1 +1♦", "Player 2 +1♦"]


def test_a_plain_searcher_rolls_one_die() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", coral="E5")
    (option,) = search_options(game, game.s.models[0])
    assert str(option.detail) == "An octopus of one white die finds an item"


def test_an_order_wipes_the_trail_of_the_last() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.trail.append(Move(1, 3, 4))
    asked(take_turn(game), "go.E6")
    assert game.s.trail == [Move(0, tile("E5"), tile("E6"))]


def test_a_creature_that_falls_belonged_to_nobody() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ shell_crawler E6")
    let(destroy(game, game.s.models[2], 0))
    assert "defeats" in story(game)
    assert "is destroyed" not in story(game)


def test_who_passes_a_card_on_is_asked_to_whom() -> None:
    game = battle(
        "brass_admiral E5 patch_kit, harpoon_marshal E5, harpoon_marshal E5, 1 kelp_spear I1"
    )
    (question,) = let(share(game, game.s.models[0]), "to.m2")
    assert str(question.prompt) == "To whom?"
    assert [model.cards for model in game.s.models[:3]] == [[], [], ["patch_kit"]]
