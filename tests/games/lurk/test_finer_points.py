"""Finer points: what a small slip would change, rule by rule."""

import pytest

from games.lurk.ability_use import usable
from games.lurk.armies import choose_armies
from games.lurk.army_prices import may_buy, room_left
from games.lurk.attack import attack, prepare_clash
from games.lurk.board import reading_order
from games.lurk.content import CARDS, FACTIONS
from games.lurk.creature_phase import attack_victim
from games.lurk.deployment import choose_sides
from games.lurk.endings import settle
from games.lurk.game import Lurk
from games.lurk.marching import march
from games.lurk.muster_terms import Terms
from games.lurk.schema import Army, army_fault
from games.lurk.search_and_recover import abyss_card
from games.lurk.state import FALLEN, WAITING, Draft, Model
from games.lurk.stats import attack_dice, shields_cancelled
from games.lurk.targets import can_attack, foes_of
from games.lurk.turn_options import turn_options
from tests.games.lurk.field import battle, give, let, order, reserve, skirmish, tile
from tests.games.lurk.test_setup import fresh


def told(game: Lurk) -> list[str]:
    return [str(line.text) for line in game.lines]


@pytest.mark.parametrize(
    ("where", "there"), [(0, True), (1, True), (WAITING, False), (FALLEN, False)]
)
def test_a_model_is_on_the_map_from_the_first_tile_on(where: int, there: bool) -> None:
    assert Model(0, "deck_hand", 0, where).on_map is there


def test_whoever_is_armoured_against_a_token_is_not_offered_for_it() -> None:
    game = skirmish("net_hag")
    hag, knight = game.s.models[:2]
    clash = prepare_clash(game, hag, knight)
    clash.wounds, clash.destroyed = 1, False
    give(game, knight, "pressure_helm")
    assert [o.id for o in usable(game, clash, hag, "after_hit")] == ["use.power"], "not trapping"
    hag.kind = "reef_archer"
    assert usable(game, clash, hag, "after_hit") == [], "a helm keeps poison away"
    knight.cards.clear()
    assert [o.id for o in usable(game, clash, hag, "after_hit")] == ["use.power"]
    knight.tokens.append("poisoned")
    assert usable(game, clash, hag, "after_hit") == [], "it has one already"
    knight.tokens.clear()
    knight.tile = FALLEN
    assert usable(game, clash, hag, "after_hit") == [], "it is gone"


def test_a_button_shows_what_an_ability_costs_and_no_price_where_there_is_none() -> None:
    game = skirmish("whisper_shade", essence=(9, 1))
    shade, knight = game.s.models[:2]
    clash = prepare_clash(game, shade, knight)
    assert [str(o.short) for o in usable(game, clash, shade, "after_hit")] == ["Drain"]
    shade.kind = "net_hag"
    assert [str(o.short) for o in usable(game, clash, shade, "after_hit")] == ["Cast Net 1♦"]


def test_whoever_waits_or_has_fallen_is_nobodys_foe() -> None:
    game = skirmish("gaze_bearer")
    knight, jelly = game.s.models[1], game.s.models[3]
    reserve(game, 1, "kelp_spear")
    assert foes_of(game, 0) == [knight, jelly]
    jelly.tile = FALLEN
    assert foes_of(game, 0) == [knight]


def test_two_players_are_not_asked_for_their_sides() -> None:
    game = fresh(2)
    game.s.first = 1
    let(choose_sides(game))
    assert [player.side for player in game.s.players] == ["south", "north"]


def test_the_result_of_an_attack_is_told_once() -> None:
    game = skirmish("tooth_reaver", "coral_knight", "Rs " * 6)
    let(attack(game, game.s.models[0], game.s.models[1]), "no")
    results = [line for line in told(game) if "octopus" in line]
    assert results == ["Tooth Reaver rolls: 0 octopuses against 3 shields, 0 wounds"]


def test_whoever_rolled_may_keep_the_roll() -> None:
    game = skirmish("rivet_gunner", "coral_knight", "Rs W- Rs Rs Rs")
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "no")
    assert [(option.id, option.seat) for option in asks[0].options] == [("use.power", 0), ("no", 0)]
    assert game.s.players[0].essence == 9


def test_bait_takes_two_cards_of_the_abyss_deck_and_gives_one_back() -> None:
    game = battle("gill_chief E5 rotten_bait, 1 kelp_spear I1")
    before = list(game.s.abyss_deck)
    let(abyss_card(game, game.s.models[0]), "yes", "keep.0")
    assert game.s.abyss_deck == [before[-2], *before[:-2]]


def test_a_way_is_told_from_where_to_where_and_an_entry_has_none() -> None:
    game = battle("deck_hand E2, 1 kelp_spear I1")
    let(march(game, game.s.models[0], [tile("E3"), tile("E4")], attack))
    assert told(game) == ["Deck Hand goes E2 → E4"]
    entrant = Model(9, "deck_hand", 0)
    game.s.models.append(entrant)
    game.lines.clear()
    let(order(game, "enter", "A1"))
    assert not [line for line in told(game) if "→" in line]


def test_a_drone_that_is_stung_to_death_is_destroyed_once() -> None:
    game = skirmish("mine_drone", "kelp_spear", "Rs Rs Ws Ws Rs Rs", essence=(9, 1))
    let(attack(game, game.s.models[0], game.s.models[1]), "use.power", "use.power")
    assert len([line for line in told(game) if "is destroyed" in line]) == 1


def test_a_drone_that_detonates_is_destroyed_on_any_tile() -> None:
    game = skirmish("mine_drone", "coral_knight", spots=("A1", "A2"))
    let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert game.s.models[0].tile == FALLEN


@pytest.mark.parametrize(("kind", "card"), [("gaze_bearer", ""), ("brass_admiral", "flare")])
def test_whoever_sees_past_rock_by_its_own_gift_or_by_a_card_can_attack(
    kind: str, card: str
) -> None:
    game = skirmish(kind, spots=("E5", "E7"), rock="E6")
    model = game.s.models[0]
    if card:
        give(game, model, card)
    assert can_attack(game, model, foes_of(game, 0))
    model.kind = "brass_admiral"
    model.cards.clear()
    assert not can_attack(game, model, foes_of(game, 0))


AS_PRINTED = Terms(points=200, characters=9, cards=4, stock=True)


def test_with_a_full_stock_a_card_needs_somebody_with_a_free_slot() -> None:
    stock = ["undertow", "mend", "shoal_strike", "reef_ward", "camouflage"]
    free = Draft(["coral_knight"], list(stock), [-1] * 5, "", True)
    assert may_buy(free, CARDS["pearl_mail"], room_left(free, AS_PRINTED))
    taken = Draft(["coral_knight"], [*stock, "barnacle_shield"], [*[-1] * 5, 0], "", True)
    room = room_left(taken, AS_PRINTED)
    assert not may_buy(taken, CARDS["pearl_mail"], room), "its armour slot is taken"
    assert may_buy(taken, CARDS["thorn_trident"], room)
    minions = Draft(["kelp_spear"], list(stock), [-1] * 5, "", True)
    room = room_left(minions, AS_PRINTED)
    assert not may_buy(minions, CARDS["pearl_mail"], room), "minions carry nothing"


ARMIES = [
    (["sea_cow"], {}, "sea_cow is no model or card of this faction"),
    (["brass_admiral"], {"pearl_mail": "brass_admiral"}, "pearl_mail is no model or card"),
    (["brass_admiral"], {"patch_kit": "sea_cow"}, "sea_cow is no model or card"),
    (["abyss_idol"], {}, "abyss_idol is no model or card"),
    (["brass_admiral", "pressure_walker"], {}, "costs 62, more than 60"),
    (["mine_drone"] * 5, {}, "mine_drone is there too often"),
    (["brass_admiral"] * 2, {}, "brass_admiral is there too often"),
    (
        ["brass_admiral"],
        {"riveted_plate": "brass_admiral", "pressure_helm": "brass_admiral"},
        "somebody carries two cards of one kind",
    ),
    (["deck_hand"], {"patch_kit": "deck_hand"}, "deck_hand carries no cards"),
]


@pytest.mark.parametrize(("models", "cards", "fault"), ARMIES)
def test_what_is_wrong_with_a_ready_made_army_is_said(
    models: list[str], cards: dict[str, str], fault: str
) -> None:
    army = Army(name="Trial", points=60, models=models, cards=cards)
    assert fault in str(army_fault(FACTIONS["cog"], army))


def test_an_army_that_spends_all_its_points_has_no_fault() -> None:
    army = Army(
        name="Trial", points=60, models=["brass_admiral", "mine_drone", "mine_drone"], cards={}
    )
    assert army_fault(FACTIONS["cog"], army) is None


def test_the_figures_of_a_battle() -> None:
    game = battle("brass_admiral E5, deck_hand E4, 1 kelp_spear I1")
    game.s.models[2].tile = FALLEN
    game.s.round = 7
    outcome = settle(game, "last")
    assert [(str(name), figure) for name, figure in outcome.figures] == [
        ("Rounds", 7),
        ("Models left", 2),
        ("Points left", 34),
        ("Models lost", 1),
    ]


def test_the_turn_of_a_battle_counts_all_turns() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert game.turn == game.s.turn == 1


def test_a_swarm_that_is_stung_to_death_attacks_nobody_more() -> None:
    game = battle(
        "kelp_spear E5, kelp_spear E5, 1 kelp_spear I1, ~ needle_shoal E6",
        dice="W- " * 3 + "Rs " * 2,
        essence=(2, 3),
    )
    game.s.models[3].wounds = 1
    let(attack_victim(game, game.s.models[3], game.s.models[0]), "use.power")
    assert game.s.models[3].tile == FALLEN
    assert len([line for line in told(game) if "attacks" in line]) == 1


def test_when_all_armies_are_bought_the_map_is_laid_and_no_draft_is_left() -> None:
    game = fresh(2)
    for seat, faction in enumerate(("cog", "nautilus")):
        game.s.players[seat].faction = faction
    let(choose_armies(game), "army.cog.0", "army.nautilus.0")
    assert game.s.phase == "map"
    assert [player.draft for player in game.s.players] == [Draft(), Draft()]


@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("gill_chief", ""),
        ("gutter_raider", ""),
        ("gill_chief", "blood_scent"),
        ("gill_chief", "gang_up"),
    ],
)
def test_dice_for_wounds_or_friends_are_offered_only_where_there_are_some(
    kind: str, card: str
) -> None:
    game = skirmish(kind)
    model, knight = game.s.models[:2]
    if card:
        give(game, model, card)
    clash = prepare_clash(game, model, knight)
    assert usable(game, clash, model, "attack") == []
    model.wounds = knight.wounds = 1
    game.s.models.append(Model(9, "eel_pup", 0, model.tile))
    found = {option.id for option in usable(game, clash, model, "attack")}
    assert found == {"use.power", *([f"use.{card}"] if card else [])}


def test_a_weapon_for_neighbours_counts_at_no_other_distance() -> None:
    game = skirmish("brass_admiral steam_lance")
    admiral = game.s.models[0]
    assert [attack_dice(admiral, distance) for distance in (1, 2)] == ["BRRR", "BRR"]
    admiral.cards[:] = ["obsidian_hook"]
    assert [shields_cancelled(admiral, distance) for distance in (1, 2)] == [1, 0]
    admiral.cards[:] = ["serpent_spear"]
    assert [attack_dice(admiral, distance) for distance in (1, 2)] == ["BBR", "BBR"]


def test_reinforcements_are_offered_where_any_of_them_has_room() -> None:
    game = battle("deck_hand A1, deck_hand A2, 1 kelp_spear I1")
    reserve(game, 0, "pressure_walker")
    reserve(game, 0, "deck_hand")
    game.s.models.append(Model(9, "deck_hand", 0, tile("A3")))
    assert {o.id for o in turn_options(game) if o.id.startswith("enter")} == {
        "enter.A1",
        "enter.A2",
        "enter.A3",
    }


def test_the_situation_tells_armies_creatures_stock_and_the_last_event() -> None:
    game = battle("deck_hand E5, 1 shell_titan I1, ~ gulper C2")
    game.s.models[1].wounds = 2
    game.s.players[0].stock.append("patch_kit")
    reserve(game, 0, "mine_drone")
    game.s.event = "calm_water"
    assert [str(line) for line in game.situation()] == [
        "Player 1: Deck Hand E5 · waiting: Mine Drone · stock: Patch Kit",
        "Player 2: Shell Titan I1 ♥5",
        "Creatures: Gulper C2",
        "Last event: Calm Water. Nothing happens.",
    ]


def test_tiles_are_read_row_by_row_from_left_to_right() -> None:
    assert sorted(["B2", "A10", "B1", "A2", "A1"], key=reading_order) == [
        "A1",
        "A2",
        "A10",
        "B1",
        "B2",
    ]


def test_of_several_cards_of_the_stock_one_is_chosen_by_its_owner() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    game.s.players[0].stock[:] = ["patch_kit", "riveted_plate"]
    asks = let(order(game, "move", "E5"), "equip", "take.riveted_plate", "stay")
    assert {option.seat for option in asks[1].options} == {0}
    assert game.s.models[0].cards == ["riveted_plate"]
    assert game.s.players[0].stock == ["patch_kit"]


def test_every_starting_card_is_there_once() -> None:
    cards = [card for faction in FACTIONS.values() for card in faction.cards]
    assert {card.copies for card in cards} == {1}
    assert sorted(fresh(2).s.box) == sorted(card.id for card in cards)


@pytest.mark.parametrize(("kind", "offered"), [("pale_kraken", True), ("gulper", False)])
def test_ink_is_for_creatures_that_reach_farther_than_their_neighbours(
    kind: str, offered: bool
) -> None:
    game = battle(f"ink_weaver E5, 1 kelp_spear I1, ~ {kind} E6")
    weaver, creature = game.s.models[0], game.s.models[2]
    clash = prepare_clash(game, weaver, creature)
    assert bool(usable(game, clash, weaver, "after_hit")) is offered


def test_nothing_is_drained_from_whoever_has_no_essence() -> None:
    game = skirmish("whisper_shade")
    shade, knight = game.s.models[:2]
    clash = prepare_clash(game, shade, knight)
    assert usable(game, clash, shade, "after_hit") == []
    game.s.players[1].essence = 1
    assert [option.id for option in usable(game, clash, shade, "after_hit")] == ["use.power"]


def test_a_battle_knows_the_order_in_which_its_tiles_are_read() -> None:
    assert Lurk.reading_order("A2") < Lurk.reading_order("B1")
