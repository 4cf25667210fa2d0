"""Set-up: factions, armies, map, the first player's roll, sides and deployment."""

import random

import pytest

from games.kernel.ask import Ask, Several
from games.kernel.chance import Chance
from games.kernel.match import Match
from games.lurk.armies import choose_armies
from games.lurk.army_filling import fill
from games.lurk.army_orders import dismiss
from games.lurk.army_prices import cost
from games.lurk.army_shop import bearer_options, shop_options
from games.lurk.board import FIELD_TILES, SPOTS, SUMMONING_TILES
from games.lurk.content import CHART, FACTIONS, KINDS
from games.lurk.deployment import choose_sides, deploy
from games.lurk.factions import choose_factions
from games.lurk.game import Lurk
from games.lurk.map import all_sides_meet, lay_map, shuffle_map
from games.lurk.muster_terms import Terms, terms_of
from games.lurk.options import LurkOptions
from games.lurk.set_up import roll_for_first
from games.lurk.state import WAITING, Draft, Model
from tests.games.lurk.field import Faces, asked, let

NAUTILUS = FACTIONS["nautilus"]
PRINTED = Terms(120, 120, 4, stock=True)
EVEN = Terms(120, 90, 1, stock=False)


def fresh(seats: int = 2, *dice: str) -> Lurk:
    """By the box alone, without the house rule for armies."""
    game = Lurk.new(seats, LurkOptions(armies="printed"), Chance(5))
    assert isinstance(game, Lurk)
    game.chance = Faces(*dice)
    return game


def test_everybody_begins_with_3_essence() -> None:
    assert [player.essence for player in fresh(4).s.players] == [3, 3, 3, 3]


def test_different_wishes_need_no_roll() -> None:
    game = fresh()
    let(choose_factions(game), "faction.cog", "faction.ancients")
    assert {player.faction for player in game.s.players} == {"cog", "ancients"}
    assert game.chance.counter == 0


def test_who_wants_the_same_faction_rolls_two_red_dice_for_it() -> None:
    game = fresh(2, "Ro", "Rs", "Rs", "Rs")
    let(choose_factions(game), "faction.cog", "faction.cog", "faction.nautilus")
    assert [player.faction for player in game.s.players] == ["cog", "nautilus"]


def test_a_tie_is_rolled_again() -> None:
    game = fresh(2, "Ro", "Rs", "Ro", "Rs", "Rs", "Rs", "Ro", "Rs")
    let(choose_factions(game), "faction.cog", "faction.cog", "faction.low_clans")
    assert [player.faction for player in game.s.players] == ["low_clans", "cog"]


@pytest.mark.parametrize(("seats", "points"), [(2, 120), (3, 90), (4, 75)])
def test_army_points_by_number_of_players(seats: int, points: int) -> None:
    assert terms_of(fresh(seats), 0).points == points


def armies(seats: int = 2) -> Lurk:
    game = fresh(seats)
    for player, faction in zip(
        game.s.players, ("cog", "nautilus", "low_clans", "ancients"), strict=False
    ):
        player.faction = faction
    return game


def test_a_ready_made_army_is_one_click() -> None:
    game = armies()
    let(choose_armies(game), "army.cog.0", "army.nautilus.1")
    assert [m.kind for m in game.army(0)][:2] == ["brass_admiral", "pressure_walker"]
    assert game.s.models[0].cards == ["overpressure"]


def test_an_army_is_bought_point_by_point_and_unspent_points_are_lost() -> None:
    game = armies()
    let(
        choose_armies(game),
        "army.cog.0",
        "own",
        "hire.coral_knight",
        "buy.pearl_mail",
        "carry.0.coral_knight",
        "buy.mend",
        "carry.stock",
        "muster.91",
    )
    knight = game.army(1)[0]
    assert knight.cards == ["pearl_mail"]
    assert game.s.players[1].stock == ["mend"]
    assert game.s.players[1].essence == 3


def test_a_character_carries_one_card_of_each_kind() -> None:
    draft = Draft(["coral_knight", "kelp_spear"], ["pearl_mail"], [0], "barnacle_shield", True)
    ids = [option.id for option in bearer_options(1, draft, PRINTED)]
    assert ids == ["carry.stock", "carry.back"], (
        "the armour slot is taken, and minions carry nothing"
    )


def test_the_stock_holds_five_cards() -> None:
    cards = ["undertow", "mend", "shoal_strike", "reef_ward", "camouflage"]
    draft = Draft(["kelp_spear"], cards, [-1] * 5, "", True)
    assert not [o.id for o in shop_options(NAUTILUS, 1, draft, PRINTED) if o.id.startswith("buy.")]


def test_one_copy_of_a_character_and_four_of_a_minion() -> None:
    draft = Draft(["coral_knight"] + ["kelp_spear"] * 4, open=True)
    ids = [option.id for option in shop_options(NAUTILUS, 1, draft, PRINTED)]
    assert "hire.coral_knight" not in ids
    assert "hire.kelp_spear" not in ids
    assert "hire.reef_archer" in ids


def test_the_house_rule_keeps_a_quarter_of_the_points_for_minions_and_cards() -> None:
    draft = Draft(["tide_speaker", "coral_knight", "shell_titan"], open=True)
    ids = [option.id for option in shop_options(NAUTILUS, 1, draft, EVEN)]
    assert "hire.kelp_spear" in ids
    assert "hire.ink_weaver" not in ids, "103 points of characters"
    printed = [option.id for option in shop_options(NAUTILUS, 1, draft, PRINTED)]
    assert "hire.ink_weaver" in printed
    clan = FACTIONS["low_clans"]
    draft = Draft(["gill_chief", "tooth_reaver", "net_hag"], open=True)
    few = EVEN._replace(points=124, characters=93)
    assert "hire.trench_brute" in [o.id for o in shop_options(clan, 1, draft, few)], "93"
    fewer = few._replace(characters=92)
    assert "hire.trench_brute" not in [o.id for o in shop_options(clan, 1, draft, fewer)]


def test_the_house_rule_allows_one_card_each_and_no_stock() -> None:
    draft = Draft(["coral_knight", "tide_speaker"], ["pearl_mail"], [0], "coral_bow", True)
    ids = [option.id for option in bearer_options(1, draft, EVEN)]
    assert ids == ["carry.1.tide_speaker", "carry.back"]
    alone = Draft(["coral_knight"], ["pearl_mail"], [0], "", True)
    assert not [o for o in shop_options(NAUTILUS, 1, alone, EVEN) if o.id.startswith("buy.")]


def test_a_table_may_switch_the_house_rule_off() -> None:
    assert terms_of(fresh(), 0) == PRINTED
    game = Lurk.new(2, LurkOptions(), Chance(5))
    assert isinstance(game, Lurk)
    assert terms_of(game, 0) == EVEN


@pytest.mark.parametrize(("seats", "points", "dear"), [(2, 124, 93), (3, 98, 81), (4, 87, 72)])
def test_low_clans_have_four_points_more_for_each_enemy(seats: int, points: int, dear: int) -> None:
    game = Lurk.new(seats, LurkOptions(), Chance(5))
    assert isinstance(game, Lurk)
    game.s.players[0].faction = "low_clans"
    assert terms_of(game, 0) == Terms(points, dear, 1, stock=False), "they live by numbers"
    box = fresh(seats)
    box.s.players[0].faction = "low_clans"
    assert terms_of(box, 0).points == CHART.points[seats]


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("terms", [EVEN, PRINTED, Terms(75, 62, 1, stock=False)])
def test_the_rest_of_an_army_is_filled_up_within_its_limits(faction: str, terms: Terms) -> None:
    start = FACTIONS[faction].models[-1].id
    draft = Draft([start], open=True)
    fill(draft, FACTIONS[faction], terms)
    assert draft.models[0] == start, "what was bought stays"
    cheapest = min(kind.cost for kind in FACTIONS[faction].models)
    assert terms.points - cheapest < cost(draft) <= terms.points
    dear = [KINDS[name].cost for name in draft.models if KINDS[name].carries]
    assert sum(dear) <= terms.characters
    assert all(draft.bearers.count(at) <= terms.cards for at in range(len(draft.models)))
    assert draft.cards


def test_filling_up_is_one_click_of_the_buyer() -> None:
    game = armies()
    play = choose_armies(game)
    asked(play, "army.cog.0", "own", "hire.coral_knight", "fill")
    assert game.s.players[1].draft.models[0] == "coral_knight"
    assert len(game.s.players[1].draft.models) > 2


def test_nobody_spends_more_than_the_points() -> None:
    luck = random.Random(4)
    for seed in range(20):
        game = armies(4)
        play = choose_armies(game)
        step = next(play)
        try:
            while True:
                draft = game.s.players[0].draft
                assert cost(draft) <= 75
                step = play.send(luck.choice([o for o in step.options if "army" not in o.id]))
        except StopIteration:
            assert all(game.army(seat) for seat in range(4)), seed


def test_the_map_uses_every_tile_and_every_army_can_reach_the_others() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        for _ in range(30):
            shuffle_map(game)
            grounds = [game.s.ground[tile] for tile in FIELD_TILES]
            assert {g: grounds.count(g) for g in CHART.tiles} == CHART.tiles
            assert all_sides_meet(game)


def test_armies_meet_by_one_open_tile_and_not_over_rock_or_abyss() -> None:
    game = fresh()
    shuffle_map(game)
    middle = [tile for tile in FIELD_TILES if SPOTS[tile].startswith("E")]
    for tile in FIELD_TILES:
        game.s.ground[tile] = "sand"
    for n, tile in enumerate(middle):
        game.s.ground[tile] = "rock" if n % 2 else "abyss"
    assert not all_sides_meet(game)
    game.s.ground[middle[0]] = "coral"
    assert all_sides_meet(game)


def test_the_map_that_lies_is_offered_before_a_new_one() -> None:
    assert asked(lay_map(fresh())) == ["keep", "again"] * 2


def test_two_armies_face_each_other_and_side_tiles_are_added_with_four() -> None:
    two, four = fresh(2), fresh(4)
    shuffle_map(two)
    shuffle_map(four)
    assert two.s.ground.count("summoning") == 6
    assert four.s.ground.count("summoning") == 12
    assert CHART.sides[2] == ("north", "south")


def test_a_map_nobody_likes_is_laid_anew_three_times_at_most() -> None:
    game = fresh()
    let(lay_map(game), "again", "keep")
    assert game.s.phase == "first"
    game = fresh()
    for _ in range(3):
        let(lay_map(game), "again", "again")
        assert game.s.phase == "factions", "still laying the map"
    let(lay_map(game))
    assert game.s.phase == "first"


def test_most_hits_of_two_red_dice_begin_bonus_dice_included() -> None:
    game = fresh(2, "Ro", "Ro", "RO", "Ro", "Ro")
    let(roll_for_first(game))
    assert game.s.first == 1


def test_four_players_choose_their_sides_in_turn_order() -> None:
    game = fresh(4)
    game.s.first = 2
    let(choose_sides(game), "side.west", "side.south", "side.north")
    assert [p.side for p in game.s.players] == ["north", "east", "west", "south"]


def test_a_tile_holds_one_large_model_or_three_small_ones() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    game.s.models += [Model(n, "rivet_gunner", 0) for n in range(10)]
    game.s.models.append(Model(10, "shell_titan", 1))
    let(deploy(game), "rest", "rest")
    for tile in SUMMONING_TILES["north"]:
        assert len(game.at(tile)) == 3
    assert game.s.models[9].tile == WAITING
    assert KINDS["shell_titan"].large
    assert not game.has_room(game.s.models[10].tile, Model(11, "kelp_spear", 1))


def test_deployment_by_hand_puts_models_where_their_player_wants() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    game.s.models += [Model(0, "brass_admiral", 0), Model(1, "tide_speaker", 1)]
    let(deploy(game), "skip.A1", "skip.A2", "put.m0.A3", "put.m1.I1")
    assert [m.tile for m in game.s.models] == [
        SUMMONING_TILES["north"][2],
        SUMMONING_TILES["south"][0],
    ]
    assert game.s.phase == "turn"


def test_deployment_takes_up_to_three_models_at_once() -> None:
    game = armies()
    game.s.players[0].side, game.s.players[1].side = "north", "south"
    game.s.models += [Model(n, "deck_hand", 0) for n in range(5)]
    game.s.models.append(Model(5, "tide_speaker", 1))
    ask = next(deploy(game))
    assert isinstance(ask, Ask)
    assert ask.several == Several(0, 3)
    assert [option.id for option in ask.of(0)][-2:] == ["skip.A1", "rest"]
    assert not ask.find(0, "done"), "an empty tile is left on purpose only"


def test_what_others_buy_is_their_secret() -> None:
    match = Match.start(Lurk, 2, None, 3)
    for seat, faction in ((0, "faction.cog"), (1, "faction.ancients")):
        match.choose(seat, faction)
    match.choose(0, "own")
    match.choose(0, "hire.brass_admiral")
    assert match.view(0).players[0].draft.models == ("brass_admiral",)
    assert match.view(1).players[0].draft is None
    offered = match.asked(1)
    assert offered is not None
    assert all(not option.id.startswith("hire") for option in offered.options)


def test_one_model_or_card_is_taken_back() -> None:
    game = armies()
    hired = ["hire.coral_knight", "hire.kelp_spear", "hire.kelp_spear"]
    bought = ["buy.pearl_mail", "carry.0.coral_knight", "buy.mend", "carry.stock"]
    back = ["dismiss.kelp_spear", "return.mend", "dismiss.coral_knight"]
    play = choose_armies(game)
    asked(play, "army.cog.0", "own", *hired, *bought, *back)
    draft = game.s.players[1].draft
    assert (draft.models, draft.cards, draft.bearers) == (["kelp_spear"], [], [])
    assert str(game.lines[-1].text) == "Kelp Spear: 111 points left."
    assert game.lines[-1].to == 1, "nobody else reads the bill"


def test_cards_keep_their_bearers_when_a_model_goes() -> None:
    draft = Draft(["kelp_spear", "coral_knight"], ["pearl_mail", "mend"], [1, -1], "", True)
    dismiss(draft, "kelp_spear")
    assert (draft.models, draft.bearers) == (["coral_knight"], [0, -1])


def test_the_last_buyer_is_told_what_is_left_in_the_question() -> None:
    game = armies()
    play = choose_armies(game)
    prompts = [
        str(ask.prompt)
        for ask in let(play, *["army.cog.0", "own", "hire.kelp_spear", "muster.111"])
    ]
    assert prompts[-1] == "Your army: 111 points to spend"
