"""Set-up: factions, the map, the first player's roll, sides and deployment."""

from itertools import combinations

import pytest

from games.kernel.ask import Ask
from games.lurk.armies.deployment import choose_sides, deploy, deployment_options, has_no_choice
from games.lurk.armies.factions import choose_factions
from games.lurk.armies.mustering import choose_armies
from games.lurk.content import CHART, KINDS, NAMES
from games.lurk.dice.opposed_roll import by_score, roll_scores, rolls_text
from games.lurk.map.board import DISTANCE, FIELD_TILES, SPOTS, SUMMONING_TILES
from games.lurk.map.laying import all_sides_meet, lay_map, shuffle_map
from games.lurk.set_up import roll_for_first
from games.lurk.state import WAITING, Model
from games.lurk.told import CARDS_LIE_OPEN, DEPLOYS_ON, LEADS, ROLL_FOR_FACTION
from tests.games.hearing import values
from tests.games.lurk.field import asked, battle, fresh, let, mustering, place, tile, told


def test_different_wishes_need_no_roll() -> None:
    game = fresh()
    let(choose_factions(game), "faction.cog", "faction.ancients")
    assert [player.faction for player in game.s.players] == ["cog", "ancients"]
    assert game.chance.counter == 0
    assert told(game, ROLL_FOR_FACTION) == []


def test_who_wants_the_same_faction_rolls_two_red_dice_for_it() -> None:
    game = fresh(2, "Ro", "Rs", "Rs", "Rs")
    let(choose_factions(game), "faction.cog", "faction.cog", "faction.nautilus")
    assert [player.faction for player in game.s.players] == ["cog", "nautilus"]


def test_a_tie_is_rolled_again() -> None:
    game = fresh(2, "Ro", "Rs", "Ro", "Rs", "Rs", "Rs", "Ro", "Rs")
    let(choose_factions(game), "faction.cog", "faction.cog", "faction.low_clans")
    assert [player.faction for player in game.s.players] == ["low_clans", "cog"]


def test_losers_of_a_roll_for_a_faction_choose_again_best_roll_first() -> None:
    game = fresh(3, "Rs", "Rs", "Ro", "Ro", "Ro", "Rs")
    let(
        choose_factions(game),
        "faction.cog",
        "faction.cog",
        "faction.cog",
        "faction.ancients",
        "faction.nautilus",
    )
    assert [player.faction for player in game.s.players] == ["nautilus", "cog", "ancients"]


def test_losers_of_several_rolls_choose_in_the_order_of_their_rolls() -> None:
    low, high = ["Rs", "Rs"], ["Ro", "Rs"]
    best = ["Ro", "Ro"]
    game = fresh(4, *low, *best, *high, *best)
    wishes = ["faction.cog", "faction.cog", "faction.nautilus", "faction.nautilus"]
    play = choose_factions(game)
    let(play, *wishes, "faction.ancients")
    assert [p.faction for p in game.s.players] == ["low_clans", "cog", "ancients", "nautilus"]


def test_of_three_rollers_only_those_who_are_even_roll_again() -> None:
    dice = ["Ro", "Ro", "Ro", "Rs", "Ro", "Rs", "Rs", "Rs", "Ro", "Rs"]
    game = battle("deck_hand E5, 1 kelp_spear I1", seats=3, dice=" ".join(dice))
    scores = roll_scores(game, range(3))
    assert by_score(scores) == [0, 2, 1]
    assert values(rolls_text(scores)) == [0, "2", 1, "1/0", 2, "1/1"]


def test_a_white_octopus_counts_and_rolls_on_in_an_opposed_roll() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", dice="Ro Rs RO Rs Ro")
    assert by_score(roll_scores(game, range(2))) == [1, 0]


def test_a_faction_is_announced_when_it_is_settled() -> None:
    game = fresh(2)
    let(choose_factions(game), "faction.cog", "faction.ancients")
    assert len(told(game, LEADS)) == 2


def test_the_map_uses_every_tile_and_every_army_can_reach_the_others() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        for _ in range(30):
            shuffle_map(game)
            grounds = [game.s.ground[number] for number in FIELD_TILES]
            assert {g: grounds.count(g) for g in CHART.tiles} == CHART.tiles
            assert all_sides_meet(game)


def test_armies_meet_by_one_open_tile_and_not_over_rock_or_abyss() -> None:
    game = fresh()
    shuffle_map(game)
    middle = [number for number in FIELD_TILES if SPOTS[number].startswith("E")]
    for number in FIELD_TILES:
        game.s.ground[number] = "sand"
    for n, number in enumerate(middle):
        game.s.ground[number] = "rock" if n % 2 else "abyss"
    assert not all_sides_meet(game)
    game.s.ground[middle[0]] = "coral"
    assert all_sides_meet(game)


def test_the_map_that_lies_is_offered_before_a_new_one() -> None:
    assert asked(lay_map(fresh())) == ["keep", "again"] * 2


def test_a_map_nobody_likes_is_laid_anew_three_times_at_most() -> None:
    game = fresh()
    let(lay_map(game), "again", "keep")
    assert game.s.phase == "first", "half of the table is not enough"
    game = fresh()
    for _ in range(3):
        let(lay_map(game), "again", "again")
        assert game.s.phase == "factions", "still laying the map"
    let(lay_map(game))
    assert game.s.phase == "first"


def test_armies_of_two_begin_eight_tiles_apart() -> None:
    north, south = (SUMMONING_TILES[side] for side in CHART.sides[2])
    assert min(DISTANCE[a][b] for a in north for b in south) == 8


def test_no_two_sides_of_four_are_next_to_each_other() -> None:
    for one, other in combinations(CHART.sides[4], 2):
        near = min(DISTANCE[a][b] for a in SUMMONING_TILES[one] for b in SUMMONING_TILES[other])
        assert near >= 4


def test_most_hits_of_two_red_dice_begin_bonus_dice_included() -> None:
    game = fresh(2, "Ro", "Ro", "RO", "Ro", "Ro")
    let(roll_for_first(game))
    assert game.s.first == 1


def test_four_players_choose_their_sides_in_turn_order() -> None:
    game = fresh(4)
    game.s.first = 2
    let(choose_sides(game), "side.west", "side.south", "side.north")
    assert [p.side for p in game.s.players] == ["north", "east", "west", "south"]


def test_two_players_are_not_asked_for_their_sides() -> None:
    game = fresh(2)
    game.s.first = 1
    let(choose_sides(game))
    assert [player.side for player in game.s.players] == ["south", "north"]


def test_a_tile_holds_one_large_model_or_three_small_ones() -> None:
    game = mustering()
    game.s.models += [Model(n, "rivet_gunner", 0) for n in range(10)]
    game.s.models.append(Model(10, "shell_titan", 1))
    let(deploy(game), "rest", "rest")
    assert all(len(game.at(number)) == 3 for number in SUMMONING_TILES["north"])
    assert game.s.models[9].tile == WAITING
    assert KINDS["shell_titan"].large
    assert not game.has_room(game.s.models[10].tile, Model(11, "kelp_spear", 1))


def test_deployment_by_hand_puts_models_where_their_player_wants() -> None:
    game = mustering()
    game.s.models += [Model(0, "brass_admiral", 0), Model(1, "tide_speaker", 1)]
    asks = let(deploy(game), "skip.A1", "skip.A2", "put.m0.A3", "put.m1.I1")
    assert values(asks[-1].prompt) == ["I1"], "the only one left is asked for a tile by name"
    assert [game.spot(model) for model in game.s.models] == ["A3", "I1"]
    assert game.s.phase == "turn"


def test_deployment_takes_up_to_three_models_at_once() -> None:
    game = mustering()
    game.s.models += [Model(n, "deck_hand", 0) for n in range(5)]
    game.s.models.append(Model(5, "tide_speaker", 1))
    ask = next(deploy(game))
    assert isinstance(ask, Ask)
    assert ask.upto == 3
    assert [option.id for option in ask.of(0)][-2:] == ["skip.A1", "rest"]
    assert not ask.find(0, "done"), "an empty tile is left on purpose only"


def test_everybody_chooses_which_of_their_models_is_deployed_where() -> None:
    game = mustering()
    kinds = ["pressure_walker", *["deck_hand"] * 4, *["mine_drone"] * 4]
    game.s.models += [Model(n, kind, 0) for n, kind in enumerate(kinds)]
    game.s.models.append(Model(9, "tide_speaker", 1))
    drones = ["put.m5.A1", "put.m6.A1", "put.m7.A1"]
    hands = ["put.m1.A2", "put.m2.A2", "put.m3.A2"]
    let(deploy(game), *drones, *hands, "put.m8.A3", "put.m9.I1")
    assert game.s.models[0].tile == WAITING, "large, and no tile is empty"
    assert len(game.at(SUMMONING_TILES["north"][2])) == 2, "the last one has one place only"


def test_of_several_of_a_kind_that_wait_it_is_said_which() -> None:
    game = mustering()
    kinds = ("deck_hand", "mine_drone", "deck_hand")
    game.s.models += [Model(n, kind, 0) for n, kind in enumerate(kinds)]
    offers = deployment_options(game, 0, tile("A1"))[:3]
    names = [str(NAMES[kind]) for kind in kinds]
    assert [str(offer.short) for offer in offers] == [f"{names[0]} 1", names[1], f"{names[0]} 2"]


def test_a_tile_may_be_left_empty_or_half_full() -> None:
    game = mustering()
    game.s.models += [Model(n, "deck_hand", 0) for n in range(3)]
    game.s.models.append(Model(3, "tide_speaker", 1))
    play = deploy(game)
    let(play, "skip.A1", "put.m0.A2", "done", "put.m1.A3", "done", "put.m2.A1", "rest")
    assert [game.s.models[n].tile for n in range(3)] == [tile("A2"), tile("A3"), tile("A1")]


def test_a_full_tile_is_not_offered_for_deployment() -> None:
    game = mustering()
    game.s.models += [Model(n, "deck_hand", 0) for n in range(3)]
    game.s.models += [Model(3, "pressure_walker", 0), Model(4, "tide_speaker", 1)]
    ids = asked(deploy(game), "put.m0.A1")
    assert "put.m1.A1" in ids
    assert "put.m3.A1" not in ids, "no room for a large one beside somebody"


@pytest.mark.parametrize(
    ("there", "waiting", "none"), [(0, 3, True), (0, 4, False), (1, 2, True), (1, 3, False)]
)
def test_with_one_tile_left_and_room_for_all_there_is_no_choice(
    there: int, waiting: int, none: bool
) -> None:
    game = mustering()
    for spot in ("A1", "A2"):
        game.s.models.append(Model(len(game.s.models), "pressure_walker", 0, tile(spot)))
    game.s.models += [Model(10 + n, "deck_hand", 0, tile("A3")) for n in range(there)]
    late = [Model(20 + n, "deck_hand", 0) for n in range(waiting)]
    game.s.models += late
    assert has_no_choice(game, late) is none


def test_a_deployment_is_told_tile_by_tile_once_it_is_done() -> None:
    game = mustering()
    game.s.models += [Model(0, "brass_admiral", 0), Model(1, "deck_hand", 0)]
    game.s.models.append(Model(2, "tide_speaker", 1))
    game.lines.clear()
    let(deploy(game), "put.m0.A1", "put.m1.A1", "rest")
    assert [one["tile"] for one in told(game, DEPLOYS_ON)] == ["A1", "I1"]


def test_cards_are_told_when_the_armies_are_deployed_and_not_before() -> None:
    game = mustering()
    let(choose_armies(game), "army.cog.0", "army.nautilus.0")
    assert told(game, CARDS_LIE_OPEN) == []
    let(deploy(game), "rest", "rest")
    assert len(told(game, CARDS_LIE_OPEN)) == 2


def test_an_army_without_cards_lays_none_open() -> None:
    game = mustering()
    place(game, "deck_hand")
    place(game, "1", "tide_speaker", "pearl_mail")
    let(deploy(game), "rest", "rest")
    assert len(told(game, CARDS_LIE_OPEN)) == 1


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, "north south"), (3, "north east west"), (4, "north east south west")],
)
def test_armies_come_from_their_sides(seats: int, sides: str) -> None:
    game = fresh(seats)
    shuffle_map(game)
    lie = [
        side for side, tiles in SUMMONING_TILES.items() if game.s.ground[tiles[0]] == "summoning"
    ]
    assert sorted(lie) == sorted(sides.split())
    assert game.s.ground.count("summoning") == 3 * seats


def test_armies_cards_stocks_and_essence_lie_open() -> None:
    game = battle("brass_admiral E5 patch_kit, 1 kelp_spear I1", essence=(5, 3))
    game.s.players[0].stock.append("flare")
    for viewer in (0, 1, None):
        seen = game.view(viewer)
        assert (seen.players[0].essence, seen.players[0].stock) == (5, ("flare",))
        assert (seen.models[0].kind, seen.models[0].cards) == ("brass_admiral", ("patch_kit",))
