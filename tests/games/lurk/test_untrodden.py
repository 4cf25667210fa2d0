"""Ways through the rules that are seldom taken: who refuses, who is trapped, what goes wrong."""

import pytest
from pydantic import ValidationError

from games.kernel.ask import Play
from games.kernel.chance import Chance
from games.kernel.game import Outcome
from games.lurk.armies import choose_armies
from games.lurk.army_shop import shop_options
from games.lurk.attack import attack
from games.lurk.board import DISTANCE, SPOTS, away
from games.lurk.content import FACTIONS
from games.lurk.deployment import has_no_choice
from games.lurk.equipment import cards_to_take
from games.lurk.game import Lurk
from games.lurk.items import item_helps
from games.lurk.movement_column import common_goals
from games.lurk.muster_terms import terms_of
from games.lurk.schema import Effect, Faction
from games.lurk.search_and_recover import abyss_card
from games.lurk.set_up import first_state
from games.lurk.sight import sees
from games.lurk.state import FALLEN, NOBODY, Draft, Model
from games.lurk.turn import take_turn
from games.lurk.turn_options import turn_options
from tests.games.lurk.field import asked, battle, let, order, skirmish, tile
from tests.games.lurk.test_finer_points import told
from tests.games.lurk.test_setup import armies
from tests.referee.lurk import hexes
from tests.referee.lurk_table import TILES


def test_a_card_in_hand_of_a_buyer_may_be_put_back() -> None:
    game = armies()
    let(
        choose_armies(game),
        "army.cog.0",
        "own",
        "hire.coral_knight",
        "buy.pearl_mail",
        "carry.back",
        "muster.97",
    )
    assert game.army(1)[0].cards == []
    assert "pearl_mail" in game.s.box


def test_the_rest_of_a_tile_may_hold_back() -> None:
    game = battle("deck_hand E5, deck_hand E5, deck_hand E5, 1 shell_titan E6", essence=(3, 0))
    game.s.columns[:] = [2, 1, 0]
    let(order(game, "attack", "E5"), "hit.m3.m0", "hold")
    assert [model.acted for model in game.s.models[:3]] == [True, False, False]
    assert game.s.columns == [2, 0, 1]
    assert "2× Deck Hand hold back" in told(game)


def test_the_rest_of_a_tile_may_stay() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1")
    let(order(game, "move", "E5"), "stay")
    assert [model.moves for model in game.s.models[:2]] == [0, 0]
    assert "2× Deck Hand stay" in told(game)


def test_between_turns_a_happening_is_a_sentence_of_its_own() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.phase = "lurkers"
    game.tell(game.short(game.s.models[0]))
    assert told(game)[-1].endswith(".")
    assert game.lines[-1].kind != "deed"


def test_minions_take_nothing_from_the_stock() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.players[0].stock.append("patch_kit")
    assert cards_to_take(game, game.s.models[0]) == []


def test_for_a_card_of_the_same_kind_two_friends_change_places() -> None:
    game = battle(
        "brass_admiral E5 riveted_plate, boiler_surgeon E5 pressure_helm, 1 kelp_spear I1"
    )
    admiral, surgeon = game.s.models[:2]
    let(order(game, "move", "E5"), "share.m0", "stay", "stay")
    assert (admiral.cards, surgeon.cards) == (["pressure_helm"], ["riveted_plate"])


def test_a_battle_that_is_over_says_how_it_ended() -> None:
    game = skirmish("tooth_reaver", "spore_jelly", "Ro Ro Ro W- W-")
    game.s.models[3].tile = FALLEN
    game.s.columns[:] = [0, 1, 2]
    found: list[Outcome] = []

    def fought() -> Play[None]:
        found.append((yield from game.play()))

    let(fought(), "hit.m1")
    assert (found[0].winners, found[0].cause, game.s.ended) == ((0,), "last", "last")


def test_before_the_first_turn_armies_gather() -> None:
    game = Lurk(first_state(2, Chance(1)), 2, Lurk.Options(), Chance(1))
    assert str(game.headline()) == "Armies gather."
    assert game.situation() == ()
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert str(game.headline()) != "Armies gather."


def test_salt_helps_where_a_friend_of_the_tile_has_a_token_of_an_effect() -> None:
    game = battle("brass_admiral E5 black_salt, deck_hand E5 swimming, 1 kelp_spear I1 stunned")
    admiral, hand, spear = game.s.models
    assert not item_helps(game, admiral, "black_salt")
    assert not [o.id for o in turn_options(game) if o.id.startswith("use.")]
    hand.tokens.append("stunned")
    assert item_helps(game, admiral, "black_salt")
    let(take_turn(game), "use.m0.black_salt")
    assert (hand.tokens, spear.tokens, admiral.cards) == (["swimming"], ["stunned"], [])


def test_nobody_goes_together_with_somebody_trapped() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1")
    assert common_goals(game, game.s.models[:2])
    game.s.models[1].tokens.append("trapped")
    assert common_goals(game, game.s.models[:2]) == {}


def test_whoever_is_trapped_on_the_way_to_a_rock_does_not_climb() -> None:
    game = battle(
        "brass_admiral E3, 1 kelp_spear I1, ~ gulper D4",
        dice="Bo Ro Rd Rd Rd",
        essence=(0, 3),
        rock="E5",
        abyss="F3 F4 D3",
    )
    let(order(game, "move", "E3"), "climb.E5")
    admiral = game.s.models[0]
    assert (admiral.tile, "trapped" in admiral.tokens) == (tile("E4"), True)
    assert "climbed" not in admiral.tokens


FAULTS = [
    ({"timing": "attack", "effect": "add_die"}, "adds dice must say which"),
    ({"timing": "after_hit", "effect": "token"}, "gives a token must say which"),
    ({"timing": "attack", "effect": "pierce", "passive": True, "essence": 1}, "neither paid"),
    ({"timing": "attack", "effect": "pierce", "passive": True, "once": True}, "neither paid"),
]


@pytest.mark.parametrize(("fields", "fault"), FAULTS)
def test_an_effect_that_does_not_hold_together_is_refused(
    fields: dict[str, object], fault: str
) -> None:
    with pytest.raises(ValidationError, match=fault):
        Effect.model_validate(fields)


def test_a_faction_without_its_sixteen_cards_is_refused() -> None:
    fields = FACTIONS["cog"].model_dump() | {"armies": []}
    Faction.model_validate(fields)
    with pytest.raises(ValidationError, match="4 items, 4 weapons or armours and 8 abilities"):
        Faction.model_validate(fields | {"cards": fields["cards"][1:]})


def test_bait_may_be_kept_and_the_top_card_is_drawn() -> None:
    game = battle("gill_chief E5 rotten_bait, 1 kelp_spear I1")
    before = list(game.s.abyss_deck)
    let(abyss_card(game, game.s.models[0]), "no")
    assert game.s.abyss_deck == before[:-1]
    assert game.s.models[0].cards == ["rotten_bait"]


@pytest.mark.parametrize(
    ("start", "end", "behind"),
    [
        ("E5", "E6", "E7"),
        ("E5", "E4", "E3"),
        ("E5", "D5", "C5"),
        ("E5", "F4", "G3"),
        ("E5", "D4", "C3"),
        ("E5", "F5", "G5"),
        ("E3", "E5", "E6"),
        ("A2", "A1", None),
    ],
)
def test_away_is_straight_on_from_one_tile_over_the_other(
    start: str, end: str, behind: str | None
) -> None:
    goal = away(tile(start), tile(end))
    assert (None if goal is None else SPOTS[goal]) == behind


def test_a_battle_begins_with_nothing_but_what_is_printed() -> None:
    first = first_state(2, Chance(1))
    assert (first.active, first.first, first.round, first.turn, first.acting) == (0, 0, 1, 0, -1)
    assert (first.columns, first.event, first.silt, first.maps) == ([0, 0, 0], "", False, 0)
    assert (first.models, first.searched, first.trail, first.roll) == ([], [], [], [])
    assert [player.essence for player in first.players] == [3, 3]
    model = Model(0, "deck_hand", 0)
    assert (model.tile, model.wounds, model.moves, model.acted, model.essence) == (
        -1,
        0,
        0,
        False,
        0,
    )


@pytest.mark.parametrize("looker", ["E5", "A2", "G4"])
def test_sight_past_every_single_rock_and_pair_as_the_second_reading_has_it(looker: str) -> None:
    numbers = range(len(SPOTS))
    near = [number for number in numbers if DISTANCE[tile(looker)][number] <= 2]
    rocks = [{one} for one in near] + [{one, near[-1 - n]} for n, one in enumerate(near)]
    for walls in rocks:
        stones = {TILES[wall] for wall in walls}
        for target in numbers:
            want = hexes.sees(stones, TILES[tile(looker)], TILES[target])
            assert sees(tile(looker), target, walls) is want, (walls, SPOTS[target])


@pytest.mark.parametrize(
    ("there", "waiting", "none"), [(0, 3, True), (0, 4, False), (1, 2, True), (1, 3, False)]
)
def test_with_one_tile_left_and_room_for_all_there_is_no_choice(
    there: int, waiting: int, none: bool
) -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    for spot in ("A1", "A2"):
        game.s.models.append(Model(len(game.s.models), "pressure_walker", 0, tile(spot)))
    game.s.models += [Model(10 + n, "deck_hand", 0, tile("A3")) for n in range(there)]
    late = [Model(20 + n, "deck_hand", 0) for n in range(waiting)]
    game.s.models += late
    assert has_no_choice(game, late) is none


def test_whoever_can_only_roll_again_is_not_announced_before_the_roll() -> None:
    game = skirmish("rivet_gunner", "coral_knight", "Ro Wo Rs Rs Rs")
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert told(game) == [
        "Rivet Gunner attacks Coral Knight on E6: 2 octopuses against 3 shields, 0 wounds"
    ]


def test_whoever_is_asked_about_an_attack_reads_both_pools() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "no")
    assert str(asks[0].why) == "Tooth Reaver 🔴🔴🔴 against Coral Knight 🔴🔴🔴."


def test_abilities_are_offered_before_items_for_another_roll() -> None:
    game = skirmish("harpoon_marshal recalibrate lucky_pearl", "coral_knight", "Rs Rs Rs Rs Rs Rs")
    marshal = game.s.models[0]
    asks = let(attack(game, marshal, game.s.models[1]), "no")
    assert [option.id for option in asks[0].options] == ["use.recalibrate", "use.lucky_pearl", "no"]


def test_between_activations_nobody_is_asked_about() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.acting = 0
    asked(take_turn(game))
    assert game.s.acting == NOBODY == -1


def test_whoever_has_bought_something_may_start_over() -> None:
    game = armies()
    faction, draft = FACTIONS["nautilus"], Draft(["coral_knight"], open=True)
    offered = [option.id for option in shop_options(faction, 1, draft, terms_of(game, 1))]
    assert offered[-2:] == ["muster.97", "clear"], "to be ready comes first"
    empty = shop_options(faction, 1, Draft(open=True), terms_of(game, 1))
    assert "clear" not in [option.id for option in empty]
