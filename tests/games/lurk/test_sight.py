"""Line of sight: from a corner of one's own tile, past rock, to the middle of the other."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.hexes import Hex
from games.lurk.attack.clash import PRINTED
from games.lurk.attack.column import act_with_tile
from games.lurk.attack.targets import can_attack, foes_of
from games.lurk.game import Lurk
from games.lurk.map.board import DISTANCE, HEXES, NEIGHBOURS, SPOTS, TILE_AT, TILES
from games.lurk.map.sight import lines, sees
from games.lurk.state import Model
from tests.games.lurk.field import (
    activations,
    acts,
    asked,
    duel,
    give,
    last,
    let,
    skirmish,
    tile,
)
from tests.meetings.lurk import ground
from tests.meetings.lurk.table import ROCK, Table

PLACES = [(at.q, at.r) for at in HEXES]


def test_nothing_blocks_open_water() -> None:
    assert all(sees(a, b, set()) for a in TILES for b in TILES)


tiles = st.integers(0, len(TILES) - 1)


rock_sets = st.sets(tiles, max_size=14)


@settings(deadline=None)
@given(tiles, rock_sets)
def test_neighbours_always_see_each_other(here: int, rocks: set[int]) -> None:
    assert all(sees(here, there, rocks) for there in NEIGHBOURS[here])


@settings(deadline=None)
@given(tiles, tiles, rock_sets, tiles)
def test_more_rock_never_opens_a_view(a: int, b: int, rocks: set[int], more: int) -> None:
    if more not in (a, b) and sees(a, b, rocks | {more}):
        assert sees(a, b, rocks)


@settings(deadline=None)
@given(tiles, tiles, rock_sets)
def test_the_target_may_stand_on_rock(a: int, b: int, rocks: set[int]) -> None:
    assert sees(a, b, rocks - {b}) == sees(a, b, rocks | {b})


def test_rock_right_between_blocks() -> None:
    assert not sees(tile("E4"), tile("E6"), {tile("E5")})
    assert not sees(tile("E6"), tile("E4"), {tile("E5")})


def test_along_a_straight_line_sight_is_mutual() -> None:
    luck = random.Random(1)
    for a in TILES:
        for direction in range(6):
            b = TILE_AT.get(HEXES[a].step(direction, 3))
            rocks = set(luck.sample(list(TILES), 9)) - {a}
            if b is not None and b not in rocks:
                assert sees(a, b, rocks) == sees(b, a, rocks)


def test_one_rock_beside_the_line_leaves_a_corner_to_look_past_two_do_not() -> None:
    start, goal = tile("E4"), TILE_AT[Hex(0, 1)]
    beside = [t for t in NEIGHBOURS[start] if t in NEIGHBOURS[goal]]
    assert len(beside) == 2
    assert all(sees(start, goal, {rock}) for rock in beside)
    assert not sees(start, goal, set(beside))


def test_sight_is_the_same_in_mirror_and_turned_around() -> None:
    luck = random.Random(2)
    turned = {t: TILE_AT.get(Hex(-HEXES[t].q, -HEXES[t].r)) for t in TILES}
    for _ in range(400):
        a, b, *rocks = luck.sample(list(TILES), 9)
        mapped = [turned[t] for t in (a, b, *rocks)]
        if None not in mapped:
            assert sees(a, b, rocks) == sees(mapped[0], mapped[1], mapped[2:])


def test_from_rock_one_sees_over_the_rock_next_to_it_but_not_farther() -> None:
    here, next_rock, far = tile("E4"), tile("E5"), tile("E6")
    assert sees(here, far, {here, next_rock})
    assert not sees(here, tile("E7"), {here, far})


def test_lines_cross_only_tiles_between() -> None:
    for a in TILES:
        for b in TILES:
            if 1 < DISTANCE[a][b] <= 5:
                for way in lines(a, b):
                    assert a not in way.crossed
                    assert b not in way.crossed


def test_across_the_whole_map_one_rock_leaves_a_line_and_two_may_not() -> None:
    start, goal, near, far = (tile(spot) for spot in ("A1", "I3", "A2", "D4"))
    assert DISTANCE[start][goal] == 8
    assert sees(start, goal, {near})
    assert sees(start, goal, {far})
    assert not sees(start, goal, {near, far})


def test_rock_blocks_the_line_of_sight() -> None:
    game = duel("rivet_gunner", "kelp_spear", spots=("E4", "E6"))
    assert "rush.E4" in activations(game)
    game.s.ground[tile("E5")] = "rock"
    assert "rush.E4" not in activations(game)


def test_rocks_on_two_seams_of_a_line_do_not_close_it() -> None:
    """Along each border one side is free, first the one and then the other."""
    assert sees(tile("A1"), tile("E4"), {tile("B2"), tile("D4")})
    assert not sees(tile("A1"), tile("E4"), {tile("B2"), tile("B3")})


@pytest.mark.parametrize("looker", ["E5", "A2", "G4"])
def test_sight_past_every_single_rock_and_pair_as_the_second_reading_has_it(looker: str) -> None:
    numbers = range(len(SPOTS))
    near = [number for number in numbers if DISTANCE[tile(looker)][number] <= 2]
    rocks = [{one} for one in near] + [{one, near[-1 - n]} for n, one in enumerate(near)]
    for walls in rocks:
        table = Table({PLACES[wall]: ROCK for wall in walls}, [0, 1], [])
        for target in numbers:
            want = ground.sees(table, PLACES[tile(looker)], PLACES[target])
            assert sees(tile(looker), target, walls) is want, (walls, SPOTS[target])


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


def past_rock(game: Lurk) -> list[str]:
    offered = acts(game, game.s.models[0])
    return [one for one in offered if one.startswith("hit")]


def test_an_attack_past_rock_wants_its_essence_and_a_clear_head() -> None:
    game = skirmish("gaze_bearer", spots=("E4", "E6"), rock="E5")
    model, player = game.s.models[0], game.s.players[0]
    assert past_rock(game) == ["hit.m1.power"]
    player.essence = 0
    assert past_rock(game) == []
    player.essence = 1
    assert past_rock(game) == ["hit.m1.power"]
    model.tokens.append("stunned")
    assert past_rock(game) == []
    give(game, model, "flare")
    assert past_rock(game) == ["hit.m1.flare"], "an item needs neither"


def test_no_other_gift_for_an_attack_sees_past_rock() -> None:
    game = skirmish("gaze_bearer crush", spots=("E4", "E6"), rock="E5")
    assert past_rock(game) == ["hit.m1.power"]


def equipped(game: Lurk, model: Model, source: str) -> Model:
    if source != PRINTED:
        give(game, model, source)
    return model


BLIND = [
    ("gaze_bearer", PRINTED, 3),
    ("first_drowned", "deep_gaze", 2),
    ("first_drowned", "flare", 2),
    ("first_drowned", "sleeping_eye", 3),
]


@pytest.mark.parametrize(("bearer", "source", "far"), BLIND)
def test_attacks_past_rock(bearer: str, source: str, far: int) -> None:
    game = skirmish(bearer, spots=("E4", ("E6", "E7")[far - 2]), rock="E5")
    model = equipped(game, game.s.models[0], source)
    ids = acts(game, model)
    assert f"hit.m1.{source}" in ids
    assert "hit.m1" not in ids
    game.s.models[1].tile = tile(("E7", "E8")[far - 2])
    assert f"hit.m1.{source}" not in acts(game, model)


def test_unblinking_is_not_offered_for_what_one_sees() -> None:
    game = skirmish("gaze_bearer", spots=("E5", "E7"))
    ids = acts(game, game.s.models[0])
    assert ids == ["hit.m1"]


def test_unblinking_is_paid_and_is_the_one_ability_of_its_attack() -> None:
    game = skirmish("gaze_bearer crush", spots=("E5", "E7"), essence=(9, 0), rock="E6")
    asks = let(act_with_tile(game, tile("E5")), f"hit.m1.{PRINTED}")
    assert len(asks) == 1
    diamonds = last(game).attack if game.s.fight else []
    assert game.s.players[0].essence == 8 + sum(die[1] in "dD" for die in diamonds)


def test_after_a_flare_an_ability_may_still_be_used() -> None:
    game = skirmish("brass_admiral flare", spots=("E5", "E7"), rock="E6")
    offered = asked(act_with_tile(game, tile("E5")), "hit.m1.flare")
    assert offered == [f"use.{PRINTED}", "no"]
    assert game.s.models[0].cards == []


def test_ink_keeps_a_sleeping_eye_to_neighbours_too() -> None:
    game = skirmish("gaze_bearer sleeping_eye inked", spots=("E5", "E7"))
    model = game.s.models[0]
    assert not [one for one in acts(game, model) if one.startswith("hit")]


def test_thick_silt_shortens_a_sleeping_eye() -> None:
    game = skirmish("abyss_idol sleeping_eye", spots=("E5", "E7"))
    model = game.s.models[0]
    assert "hit.m1.sleeping_eye" in acts(game, model)
    game.s.silt = True
    assert "hit.m1.sleeping_eye" not in acts(game, model)


def test_from_rock_one_sees_between_two_rocks_right_beside() -> None:
    start, goal = tile("E4"), TILE_AT[Hex(0, 1)]
    beside = {near for near in NEIGHBOURS[start] if near in NEIGHBOURS[goal]}
    assert not sees(start, goal, beside)
    assert sees(start, goal, {start, *beside})


@pytest.mark.parametrize("places", ["G5 F8 G6 F7", "B3 E9 B4 C4 C6 E8"])
def test_from_rock_one_overlooks_what_lies_right_beside_wherever_the_line_goes_on(
    places: str,
) -> None:
    viewer, target, *rocks = map(tile, places.split())
    assert sees(viewer, target, {viewer, *rocks})
    assert not sees(viewer, target, set(rocks))
