"""No card is lost or doubled, wherever it goes, and what nobody may know may be any order."""

import random

from games.lurk.attack.column import act_with_tile
from games.lurk.models.wounds import wound
from games.lurk.state import Draft
from games.lurk.turn.events import draw_event
from tests.games.lurk.field import battle, give, let, tile, top


def test_cards_are_counted_in_decks_hands_discards_and_on_models() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1, 1 kelp_spear I2")
    before = game.census()
    assert (before["patch_kit"], before["sea_salve"], before["lantern_biter"]) == (1, 3, 3)
    assert "kelp_spear" not in before
    assert (before["calm_water"], before["tiles"]) == (3, len(game.s.ground))
    give(game, game.s.models[0], "patch_kit")
    game.s.players[1].stock.append(game.s.item_deck.pop())
    game.s.item_discards.append(game.s.item_deck.pop())
    game.s.scrap.append(game.s.box.pop())
    assert game.census() == before
    top(game.s.event_deck, "calm_water")
    let(draw_event(game))
    assert game.census() == before


def test_a_creature_counts_while_it_lives_and_once_when_it_has_fallen() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1", abyss="E6")
    before = game.census()
    top(game.s.abyss_deck, "lantern_biter")
    let(act_with_tile(game, tile("E5")), "abyss.E6", "flee")
    assert game.creatures()[0].kind == "lantern_biter"
    assert game.census() == before
    let(wound(game, game.creatures()[0], 2, 0))
    assert game.s.abyss_discards == ["lantern_biter"]
    assert (game.census(), game.creatures()) == (before, [])


def test_what_others_buy_and_the_order_of_decks_may_be_anything_to_a_viewer() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ gulper C2")
    for player in game.s.players:
        player.draft = Draft(["coral_knight"], ["mend"], [-1], "", True)
    decks = [game.s.item_deck, game.s.abyss_deck, game.s.event_deck]
    before = [list(deck) for deck in decks]
    game.scramble(0, random.Random(3))
    assert all(deck != old for deck, old in zip(decks, before, strict=True))
    assert [sorted(deck) for deck in decks] == [sorted(old) for old in before]
    assert game.s.players[0].draft.models == ["coral_knight"], "one's own is known"
    assert game.s.players[1].draft == Draft(open=True)


def test_whoever_is_not_buying_has_nothing_to_hide() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.players[1].draft = Draft(["coral_knight"])
    game.scramble(0, random.Random(3))
    assert game.s.players[1].draft == Draft(["coral_knight"])
