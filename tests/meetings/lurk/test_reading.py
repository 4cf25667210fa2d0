"""The second reading says what the rulebook's sentences say."""

from __future__ import annotations

import random

import pytest

from tests.meetings.lurk import (
    attack,
    box,
    creatures,
    dice,
    events,
    movement,
    probes,
    rounds,
    turn,
)
from tests.meetings.lurk.combat import Blow, attack_pool, defence_pool
from tests.meetings.lurk.ground import has_room, sees
from tests.meetings.lurk.movement import AIR, CHARGE, SWIM
from tests.meetings.lurk.table import (
    ABYSS,
    CORAL,
    DEN,
    POISON,
    ROCK,
    SAND,
    Creature,
    Hex,
    Model,
    Scene,
    Table,
)
from tests.meetings.lurk.things import BASES, FIELD, laid, meetings
from tests.meetings.lurk.turn import Order


def sea(*models: Model, ground: dict[Hex, str] | None = None) -> Table:
    tiles = dict.fromkeys(FIELD, SAND) | (ground or {})
    seats = [0, 1, 2]
    homes: dict[int, tuple[Hex, ...]] = {0: ((1, -3),), 1: ((-2, 3),), 2: ((3, 0),)}
    reserves = dict.fromkeys(seats, 3)
    stock: dict[int, list[str]] = {seat: [] for seat in seats}
    table = Table(tiles, seats, list(models), homes=homes, essence=reserves, stock=stock)
    table.items = ["Sea Salve", "Flare"]
    return table


def scene(
    table: Table, white: str = "", red: str = "", black: str = "", wishes: tuple[str, ...] = ()
) -> Scene:
    rows = {"W": white, "R": red, "B": black}
    return Scene(table, {k: [int(n) for n in row] for k, row in rows.items()}, frozenset(wishes))


def hag(at: Hex = (0, 0), name: str = "hag") -> Model:
    return Model(name, "Net Hag", 0, at)


def archer(at: Hex = (1, 0), name: str = "archer") -> Model:
    return Model(name, "Reef Archer", 1, at)


@pytest.mark.parametrize(
    ("before", "after"), [("BRW", "BR"), ("BR", "BW"), ("B", "R"), ("W", ""), ("", "")]
)
def test_degrading_lowers_the_worst_die_and_loses_a_white_one(before: str, after: str) -> None:
    assert dice.degrade(before) == after


@pytest.mark.parametrize(
    ("before", "times", "after"),
    [("RW", 1, "RR"), ("RW", 2, "BR"), ("RRR", 2, "BBR"), ("B", 1, "BW"), ("BB", 2, "BBWW")],
)
def test_upgrading_raises_the_worst_and_a_black_die_brings_a_white_one(
    before: str, times: int, after: str
) -> None:
    assert dice.upgrade(before, times) == dice.best_first(after)


def test_a_white_octopus_hits_and_rolls_a_red_die_more() -> None:
    roll = dice.roll(scene(sea(), red="331"), "", "attack", "R")
    assert roll.symbols == 3


def test_a_white_shield_in_an_attack_rolls_nothing_more() -> None:
    roll = dice.roll(scene(sea(), black="4"), "", "attack", "B")
    assert roll.symbols == 0


def test_a_tile_holds_one_large_model_or_three_small_ones() -> None:
    three = [hag(name=str(number)) for number in range(3)]
    table = sea(*three)
    assert has_room(table, (0, 0), three[0])
    assert not has_room(table, (0, 0), hag((1, 0)))
    assert not has_room(table, (0, 0), Model("brute", "Trench Brute", 0))


def test_nobody_enters_the_tile_of_an_enemy_or_a_creature() -> None:
    table = sea(hag(), archer(), ground={(0, 1): ABYSS})
    ways = movement.destinations(table, table.models[0])
    assert (1, 0) not in ways
    assert (0, 1) not in ways


def test_own_models_are_passed_through() -> None:
    walls: dict[Hex, str] = {tile: ABYSS for tile in FIELD if tile[1]}
    full = [hag((1, 0), str(number)) for number in range(3)]
    table = sea(hag(), *full, ground=walls)
    assert movement.destinations(table, table.models[0]).keys() == {
        *((-3, 0), (-2, 0), (-1, 0)),
        *((2, 0), (3, 0)),
    }


def test_swimming_charging_and_air_lengthen_a_movement() -> None:
    model = hag()
    model.cards = ["Stolen Air"]
    lengths = [movement.steps(model, frozenset(how)) for how in ([], [SWIM], [CHARGE], [AIR])]
    assert lengths == [3, 4, 4, 5]


def test_rock_is_climbed_with_an_octopus_of_a_red_die_and_gives_a_white_one() -> None:
    table = sea(hag(), archer((2, 0)), ground={(1, 0): ROCK})
    one = table.models[0]
    left = movement.move(scene(table, red="1"), one, ((1, 0),))
    assert (one.at, left.left) == ((1, 0), 2)
    assert attack_pool(table, Blow(one, table.models[1], 1)) == "RRWW"


def test_whoever_slips_ends_the_movement_where_it_stood() -> None:
    table = sea(hag(), ground={(1, 0): ROCK})
    left = movement.move(scene(table, red="4"), table.models[0], ((1, 0),))
    assert (table.models[0].at, left.left) == ((0, 0), 0)


def test_nobody_climbs_from_a_tile_that_is_full() -> None:
    walls: dict[Hex, str] = {tile: ABYSS for tile in FIELD if tile not in {(0, 0), (1, 0)}}
    full = [hag((1, 0), str(number)) for number in range(3)]
    table = sea(hag(), *full, ground=walls | {(2, 0): ROCK})
    assert movement.destinations(table, table.models[0]) == {}


def test_rock_hides_what_lies_straight_behind_it_but_not_from_rock_beside_it() -> None:
    table = sea(ground={(1, 0): ROCK})
    assert not sees(table, (0, 0), (2, 0))
    assert sees(table, (0, 0), (1, 1))
    table.tiles[0, 0] = ROCK
    assert sees(table, (0, 0), (2, 0))


@pytest.mark.parametrize("seed", range(20))
def test_a_sea_floor_that_is_turned_or_mirrored_shows_the_same(seed: int) -> None:
    rocks = random.Random(seed).sample(FIELD, 12)
    tile, other = random.Random(seed + 99).sample(FIELD, 2)
    shown = sees(sea(ground=dict.fromkeys(rocks, ROCK)), tile, other)
    for other_way in (turned, mirrored):
        ground = {other_way(*rock): ROCK for rock in rocks}
        assert sees(Table(ground, [0]), other_way(*tile), other_way(*other)) == shown


def turned(q: int, r: int) -> Hex:
    return -r, q + r


def mirrored(q: int, r: int) -> Hex:
    return r, q


def test_a_seam_between_two_rocks_hides() -> None:
    table = sea(ground={(1, 0): ROCK, (0, 1): ROCK})
    assert not sees(table, (0, 0), (1, 1))


def test_coral_and_swimming_degrade_the_defence_and_a_den_strengthens_it() -> None:
    table = sea(hag(), archer(), ground={(1, 0): CORAL})
    blow = Blow(table.models[0], table.models[1], 1)
    assert defence_pool(table, blow) == "R"
    table.models[1].tokens = {"Swimming"}
    assert defence_pool(table, blow) == "W"
    table.tiles[1, 0] = DEN
    assert dice.best_first(defence_pool(table, blow)) == "RR"


def test_hits_less_shields_are_wounds_and_wounds_as_many_as_the_heart_destroy() -> None:
    table = sea(hag(), archer(), archer((2, 2), "other"))
    attack.attack(scene(table, white="16", red="114"), table.models[0], table.models[1])
    assert table.someone("archer") is None


def test_a_diamond_brings_essence() -> None:
    table = sea(hag(), archer())
    attack.attack(scene(table, white="66", red="664"), table.models[0], table.models[1])
    assert table.essence == {0: 5, 1: 3, 2: 3}


def test_one_ability_for_each_attack() -> None:
    one = hag()
    one.cards = ["Frenzy"]
    table = sea(one, Model("knight", "Coral Knight", 1, (1, 0)))
    done = scene(table, white="11", red="11444", wishes=("Frenzy", "Cast Net"))
    attack.attack(done, one, table.models[1])
    assert table.models[1].wounds == 1
    assert table.models[1].tokens == set()
    assert table.essence[0] == 2


def test_a_creature_strikes_whoever_moves_next_to_it_once() -> None:
    table = sea(hag((-2, 0)), ground={(0, 1): ABYSS})
    table.creatures = [Creature("biter", "Lantern Biter", (0, 1))]
    path = ((-1, 0), (0, 0), (1, 0))
    done = scene(table, white="16", red="14")
    movement.move(done, table.models[0], path)
    assert [roll.who for roll in done.rolls] == ["biter", "hag"]
    assert table.models[0].wounds == 1


def test_ways_lead_around_creatures_when_they_can() -> None:
    table = sea(hag((-2, 1)), ground={(0, 1): ABYSS})
    table.creatures = [Creature("biter", "Lantern Biter", (0, 1))]
    assert movement.ways(table, table.models[0], 3, False)[0, -1].struck == frozenset()


def test_a_creature_leaves_its_reward_and_the_essence_on_its_tile() -> None:
    table = sea(hag(), ground={(1, 0): ABYSS})
    table.creatures = [Creature("ray", "Trench Ray", (1, 0), wounds=2, essence=2)]
    attack.attack(scene(table, white="16", red="114"), table.models[0], table.creatures[0])
    assert (table.essence[0], table.stock[0]) == (6, ["Sea Salve"])
    assert table.tiles[1, 0] == DEN


def test_a_model_moves_twice_and_acts_once_in_a_turn() -> None:
    table = sea(hag(), archer())
    one = table.models[0]
    one.moved, one.acted = 2, True
    assert turn.orders(table) == {Order("end")}


def test_a_movement_is_wasted_only_while_the_attack_column_is_empty() -> None:
    table = sea(hag(), archer((1, 0)), archer((2, 2), "other"))
    strike = Order("attack", "hag", "archer")
    assert strike in turn.orders(table)
    turn.play(scene(table, white="66", red="4444"), strike)
    assert (table.movement, table.attack, table.ended) == (2, 0, 1)


def test_the_first_model_of_a_tile_decides_between_attack_and_search() -> None:
    table = sea(hag(), hag(name="mate"), archer(), ground={(0, 0): CORAL})
    table.movement, table.attack = 0, 1
    turn.play(scene(table, white="6"), Order("search", "hag", "0,0"))
    assert turn.orders(table) == {Order("end"), Order("search", "mate", "0,0")}


def test_poison_coral_poisons_and_forbids_to_recover() -> None:
    table = sea(hag(), ground={(1, 0): POISON})
    one = table.models[0]
    movement.move(scene(table), one, ((1, 0),))
    assert one.tokens == {"Poisoned"}
    one.tokens = {"Trapped"}
    assert Order("recover", "hag") not in turn.orders(table)


def test_at_the_end_of_a_round_poison_wounds_and_effect_tokens_go() -> None:
    table = sea(hag(), archer())
    table.models[0].tokens = {"Poisoned", "Swimming"}
    rounds.end_round(scene(table))
    assert (table.models[0].wounds, table.models[0].tokens) == (1, {"Swimming"})


def test_whoever_falls_later_to_poison_has_won() -> None:
    table = sea(hag(), archer())
    for model in table.models:
        model.tokens, model.wounds = {"Poisoned"}, model.heart - 1
    rounds.poison(scene(table))
    assert rounds.winner(table) == 1


def test_next_to_one_army_its_next_enemy_chooses_the_victim() -> None:
    table = sea(hag(), hag((1, 0), "mate"), archer((-2, 0)), ground={(0, 1): ABYSS})
    biter = Creature("biter", "Lantern Biter", (0, 1))
    table.creatures = [biter]
    assert creatures.chooser(scene(table), creatures.prey(table, biter)) == 1


def test_next_to_several_armies_two_red_dice_decide_and_ties_roll_again() -> None:
    assert creatures.contest(scene(sea(), red="14411144"), [0, 1]) == 0


def test_one_activation_more_and_one_fewer_cancel_out() -> None:
    table = sea(hag(), archer())
    events.happen(scene(table), "Second Wind")
    table.active = 1
    events.happen(scene(table), "Cold Cramp")
    rounds.begin_turn(table, 0)
    assert table.movement == 3


def test_the_box_holds_what_the_rulebook_counts() -> None:
    kinds = [[card.kind for card in box.cards().values() if card.faction == f] for f in FACTIONS]
    for faction in kinds:
        assert [faction.count(kind) for kind in ("item", "ability")] == [4, 8]
        assert len(faction) == 16


FACTIONS = ("Cog", "Nautilus", "Low Clans", "Ancients")


@pytest.mark.parametrize("name", BASES)
def test_base_tables_are_lawful_and_somebody_can_do_something(name: str) -> None:
    table = laid(BASES[name])
    assert {"move", "attack", "end"} <= {order.verb for order in turn.orders(table)}
    assert next(meetings(BASES[name]))


def test_reinforcements_of_one_activation_enter_one_tile() -> None:
    table = laid(BASES["open"])
    table.models += [Model(name, "Eel Pup", 0) for name in ("first", "second")]
    table.movement = 1
    turn.play(scene(table), Order("reinforce", "first", "1,-4"))
    entering = {order for order in turn.orders(table) if order.verb == "reinforce"}
    assert entering == {Order("reinforce", "second", "1,-4")}
    assert (table.movement, table.attack, table.model("first").moved) == (0, 2, 1)


def test_a_push_goes_straight_away_onto_open_ground_or_nowhere() -> None:
    brute = Model("brute", "Trench Brute", 0, (0, 0))
    table = sea(brute, archer())
    assert attack.pushed_to(table, brute, table.models[1]) == (2, 0)
    table.tiles[2, 0] = ROCK
    assert attack.pushed_to(table, brute, table.models[1]) is None


def test_whoever_defends_unhurt_stings_a_neighbour() -> None:
    spear = Model("spear", "Kelp Spear", 1, (1, 0))
    table = sea(hag(), spear)
    attack.attack(
        scene(table, white="6", red="4444", wishes=("Set Spears",)), table.models[0], spear
    )
    assert (table.models[0].wounds, table.essence[1]) == (1, 2)


@pytest.mark.parametrize("name", BASES)
def test_whatever_is_tried_leaves_a_lawful_table(name: str) -> None:
    """Some of the meetings: whoever lives has fewer wounds than Heart and stands where there is
    room, no reserve is overdrawn, nobody has six cards in the stock."""
    for number, (_, table) in enumerate(meetings(BASES[name], every=2003)):
        for probe in probes.probes(table):
            after = probes.played(table, probe, number, probes.wishes(table)).table
            assert min(after.essence.values()) >= 0
            assert max(map(len, after.stock.values())) <= 5
            assert all(one.wounds < one.heart for one in after.models)
            assert all(one.wounds < one.heart for one in after.creatures)
            assert all(has_room(after, one.at, one) for one in after.models if one.at)


def test_whoever_is_trapped_by_a_guard_stays_where_there_is_room() -> None:
    full = [hag((0, 0), str(number)) for number in range(3)]
    table = sea(hag((-1, 0)), *full, ground={(0, 1): ABYSS})
    table.creatures = [Creature("gulper", "Gulper", (0, 1))]
    one = table.models[0]
    path = ((0, 0), (1, 0), (2, 0))
    movement.move(scene(table, white="6", red="144", black="1"), one, path)
    assert (one.at, one.tokens) == ((1, 0), {"Trapped"})


def test_what_stuns_degrades_the_attack_and_takes_the_abilities() -> None:
    one = hag()
    one.cards, one.tokens = ["Frenzy"], {"Stunned"}
    table = sea(one, archer())
    done = scene(table, white="66", red="4444", wishes=("Frenzy",))
    attack.attack(done, one, table.models[1])
    assert (done.rolls[0].pool, done.offers) == ("RR", [])


def test_ink_and_silt_shorten_every_range() -> None:
    gaze = Model("gaze", "Gaze Bearer", 0, (0, 0))
    table = sea(gaze)
    table.silt = True
    assert attack.reach(table, gaze) == 2
    gaze.tokens = {"Inked"}
    assert attack.reach(table, gaze) == 1


def test_the_turn_is_over_when_all_tokens_lie_in_the_last_column() -> None:
    table = sea(hag(), hag(name="mate"), archer())
    table.movement, table.attack, table.ended = 0, 1, 2
    for name in ("hag", "mate"):
        assert not rounds.turn_is_over(table)
        turn.play(scene(table, white="66", red="4444"), Order("attack", name, "archer"))
    assert rounds.turn_is_over(table)
